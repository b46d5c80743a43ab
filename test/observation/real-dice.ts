/** Tables whose dice are thrown by hand: a part of the throws is void, for every reason that Article 3 knows. */
import createReferenceTable from '../../adapters/reference-table';
import { compareMoney, plus, type Money } from '../../adapters/money';
import type { Capabilities, ForcedThrow, RollResult, State, Table } from '../../adapters/table';
import { Ledger, type Terms } from '../../assessment';
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
  dice.join({ player: 'a', buyIn: 1_000_000 });
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
