/** What a table tells that stands as a test has it: no table is asked, and no code but the judge's runs. */
import { minus, plus, total, type Money } from '../../adapters/money';
import {
  BET_NAMES,
  type Parameters,
  type PlacedBet,
  type Settlement,
  type State,
} from '../../adapters/table';
import { Judge, type Judgement, type Played, type Terms } from '../../assessment';
import { READING_SETS, type Options, type Point, type Readings } from '../../regulation';

export const STAKE = 36_000;
const BALANCE = 10_000_000;
const ALL_SENSES = { landing: true, leaning: true, dice: false, shooter: true };

export type LiveBet = PlacedBet;

export function live(id: string, bet: string, number: Point | null, on?: string): LiveBet {
  return {
    ...{ id, player: 'p1', bet: bet as PlacedBet['bet'], amount: STAKE, number },
    ...(on !== undefined && { on }),
  };
}

export function terms(
  set: 'literal' | 'customary' | Readings,
  field12: Options['field_12'] = 'double',
): Terms {
  return {
    readings: typeof set === 'string' ? READING_SETS[set] : set,
    options: { field_12: field12 },
    authorisations: [],
    capabilities: { bets: [...BET_NAMES], unit: 1, seats: 8, senses: ALL_SENSES },
  };
}

/** Two players; the first throws, and his are all the bets. */
export function standing(point: Point | null, bets: readonly LiveBet[]): State {
  return {
    ...{ open: true, point, shooter: 'p1', phase: 'betting', throws: 1, minimumBet: 1_000 },
    players: ['p1', 'p2'].map((player, index) => ({ player, seat: index + 1, balance: BALANCE })),
    bets: [...bets],
  };
}

export function opened(state: State): Played {
  return { operation: 'open', parameters: { mode: 'observe' }, answer: { ok: true, value: state } };
}

export function looked(state: State): Played {
  return { operation: 'state', parameters: {}, answer: { ok: true, value: state } };
}

/** A throw of the first player, with what it did, and the look after it. */
export function thrown(
  before: State,
  told: {
    readonly dice: readonly [number, number];
    readonly point: Point | null;
    readonly settlements: readonly Settlement[];
    /** The bets that lie there afterwards. */
    readonly bets: readonly LiveBet[];
    readonly shooter?: string | null;
  },
): Played[] {
  const { dice, point, settlements, shooter = before.shooter } = told;
  const gained = total(settlements.flatMap(({ paid, returned }) => [paid, returned]));
  const after: State = {
    ...{ ...before, point, shooter, throws: before.throws + 1, bets: [...told.bets] },
    players: before.players.map((one) =>
      one.player === 'p1' ? { ...one, balance: plus(one.balance, gained) } : one,
    ),
  };
  const value = {
    ...{ throwNumber: after.throws, counted: true, settled: true, point, shooter },
    ...{ dice: dice as [1, 1], settlements: [...settlements] },
  };
  const parameters: Parameters['roll'] = { throw: { dice: [...dice], by: 'p1' } };
  return [{ operation: 'roll', parameters, answer: { ok: true, value } }, looked(after)];
}

/** A throw of the first player with a die outside the layout. */
export function thrownOutside(before: State, told: { counted: boolean; settlements: Settlement[] }): Played {
  const { point, shooter } = before;
  return {
    operation: 'roll',
    parameters: { throw: { dice: [3, 4], by: 'p1', landing: { outsideLayout: [0] } } },
    answer: {
      ok: true,
      value: {
        ...{ throwNumber: before.throws + 1, dice: [3, 4], settled: true, point, shooter, ...told },
        ...(told.counted ? {} : { voidReason: 'outside_layout' }),
      },
    },
  };
}

/** A bet of a player who has not bet since the session was opened. */
export function placed(bet: LiveBet, refusal?: 'WRONG_PHASE' | 'BASE_REQUIRED'): Played {
  const { player, bet: name, amount, on } = bet;
  const parameters = { player, bet: name, amount, ...(on !== undefined && { on }) };
  const balance: Money = minus(BALANCE, amount);
  return refusal === undefined
    ? { operation: 'bet', parameters, answer: { ok: true, value: { bet, balance } } }
    : { operation: 'bet', parameters, answer: { ok: false, refusal: { code: refusal } } };
}

/** What a judge has against the last of these; what comes before it is only followed. */
export function against(declared: Terms, record: readonly Played[], last = 1): Judgement[] {
  const judge = new Judge(declared);
  for (const played of record.slice(0, -last)) judge.observe(played);
  return record
    .slice(-last)
    .flatMap((played) => judge.observe(played))
    .filter(({ result }) => result === 'fails');
}
