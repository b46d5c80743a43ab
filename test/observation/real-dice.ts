/** Tables whose dice are thrown by hand: a part of the throws is void, for every reason that Article 3 knows. */
import createReferenceTable from '../../adapters/reference-table';
import { compareMoney, plus, type Money } from '../../adapters/money';
import {
  isOperationEvent,
  type Capabilities,
  type ForcedThrow,
  type LogEvent,
  type RollResult,
  type State,
  type Table,
} from '../../adapters/table';
import { Ledger, type Terms } from '../../assessment';
import { Observation, drive, readJournal } from '../../assessment/observation';
import { dueOn } from '../../assessment/settlement';
import type { Dice } from '../../regulation';
import { tableOf, termsOf } from './played';

type Landing = NonNullable<ForcedThrow['landing']>;

export const LANDINGS: Readonly<Record<NonNullable<RollResult['voidReason']>, Landing>> = {
  outside_layout: { outsideLayout: [1] },
  not_past_middle: { short: [0, 1] },
  not_rolled: { unrolled: [0, 1] },
  undecided_lean: {
    leaning: [
      {
        die: 0,
        upper: [
          { face: 1, share: 1 },
          { face: 2, share: 1 },
        ],
      },
    ],
  },
};

/** What is void and why, by the number of the throw and what it would bring to all players together; null where it counts. */
export type Hand = (thrown: { number: number; dice: Dice; pays: boolean }) => keyof typeof LANDINGS | null;

const REASONS = Object.keys(LANDINGS) as (keyof typeof LANDINGS)[];

/** Every tenth throw, each time for another reason. */
export const everyTenth: Hand = ({ number }) =>
  number % 10 === 0 ? (REASONS[(number / 10) % REASONS.length] ?? null) : null;

/** One throw in five of those that pay. */
export function fifthOfThosePaying(): Hand {
  let paying = 0;
  return ({ pays }) => {
    if (pays) paying += 1;
    return pays && paying % 5 === 0 ? 'outside_layout' : null;
  };
}

/** The reference table, its dice thrown by this hand; `tell` may change what it says of a throw. */
export function thrownByHand(
  hand: Hand,
  seed: number,
  options: Record<string, unknown> = {},
  tell: (result: RollResult) => RollResult = (result) => result,
): { table: Table; capabilities: Capabilities } {
  const senses = { landing: true, leaning: true, dice: false, shooter: true };
  const made = tableOf({ senses, ...options });
  const dice = createReferenceTable({ control: 'natural', seed });
  dice.open({ mode: 'test' });
  dice.join({ player: 'a', buyIn: 1_000_000_000 });
  const terms = termsOf(made.capabilities);
  let number = 0;
  const table: Table = {
    ...made.table,
    async roll() {
      dice.bet({ player: 'a', bet: 'field', amount: 1_000 });
      const fallen = dice.roll({}) as { value: RollResult };
      const state = (await made.table.state({})) as { value: State };
      number += 1;
      const thrown = fallen.value.dice;
      const why = hand({ number, dice: thrown, pays: paysOn(terms, state.value, thrown) });
      const landing = why === null ? {} : { landing: LANDINGS[why] };
      const answer = await made.table.roll({ throw: { dice: thrown, ...landing } });
      return answer.ok ? { ok: true, value: tell(answer.value) } : answer;
    },
  };
  return { table, capabilities: { ...made.capabilities, control: 'natural' } };
}

function paysOn(terms: Terms, state: State, dice: Dice): boolean {
  const due = dueOn(terms, Ledger.from(state), dice);
  const sum = (of: 'paid' | 'taken') => due.reduce<Money>((all, each) => plus(all, each[of]), 0);
  return compareMoney(sum('paid'), sum('taken')) > 0;
}

interface Evening {
  hand: Hand;
  seed?: number;
  throws?: number;
  fault?: string;
  tell?: (result: RollResult) => RollResult;
}

/** Bets of every kind until so many throws were made, whatever has been seen by then. */
export async function evening({ hand, seed = 3, throws = 300, fault, tell }: Evening) {
  const options = fault === undefined ? {} : { fault };
  const { table, capabilities } = thrownByHand(hand, seed, options, tell);
  const terms = termsOf(capabilities);
  const observation = new Observation(terms, ['art_1__para_1__point_1']);
  // What nobody can throw is never seen, so that the evening goes on.
  Object.defineProperty(observation, 'missing', { get: () => [{ sight: { kind: 'mark', total: 4 } }] });
  const { readings, options: house } = terms;
  const opening = { minimumBet: 1_000, readings: { ...readings }, options: { ...house } };
  let events: LogEvent[] = [];
  const onThrow = () => observation.throws >= throws;
  await drive(
    {
      ...table,
      open: async (asked) => {
        if (asked.mode === 'closed') events = await readJournal(table);
        return table.open(asked);
      },
    },
    observation,
    { terms, opening, mostThrows: throws, onThrow },
  );
  return { observation, terms, capabilities, events, failed: failedOf(observation) };
}

export function failedOf({ cases }: Observation): string[] {
  return cases.filter(({ failed }) => failed > 0).map(({ clause, name }) => `${clause}/${name}`);
}

/** As a table keeps it whose dice nobody sets. */
export function withoutSetDice(events: readonly LogEvent[]): LogEvent[] {
  return events.map((event) =>
    isOperationEvent(event) && event.operation === 'roll' ? { ...event, parameters: {} } : event,
  );
}
