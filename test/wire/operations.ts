/** Operations at random on a table, and what became of each: the measure of a line. */
import type { Operation, Table, UncheckedTable } from '../../adapters/table';
import type { Random } from './random';

/** `n` numbers the operation; tables take no notice of what they do not know. */
export type Numbered = [operation: Operation, parameters: Record<string, unknown> & { n: number }];

const BETS = ['pass', 'dont_pass', 'come', 'field', 'any_7', 'hard_6', 'big_8', 'horn', 'no_such_bet'];
const PLAYERS = ['p1', 'p2', 'nobody'];

export function* operationsAtRandom(random: Random, count: number): Generator<Numbered> {
  yield ['open', { n: 0, mode: 'test', minimumBet: 1_000 }];
  yield ['join', { n: 1, player: 'p1', buyIn: 100_000_000 }];
  yield ['join', { n: 2, player: 'p2', buyIn: 100_000_000 }];
  for (let n = 3; n < count; n += 1) {
    const chance = random.next();
    if (chance < 0.55) {
      const amount = random.integer(0, 12) * 500;
      yield ['bet', { n, player: random.of(PLAYERS), bet: random.of(BETS), amount }];
    } else if (chance < 0.9) {
      yield ['roll', { n, throw: { dice: [random.integer(1, 6), random.integer(1, 6)] } }];
    } else if (chance < 0.95) yield ['change', { n, bet: `b${random.integer(1, 200)}` }];
    else yield ['describe', { n }];
  }
}

/** The table, with the number of every operation it executes noted in `executed`. */
export function noting(table: UncheckedTable, executed: number[]): UncheckedTable {
  const entries = Object.entries(table).map(([operation, execute]) => [
    operation,
    (parameters: { n?: number }) => {
      executed.push(parameters.n ?? -1);
      return (execute as (parameters: unknown) => unknown)(parameters);
    },
  ]);
  return Object.fromEntries(entries) as UncheckedTable;
}

export interface Tally {
  asked: number;
  lost: number;
  doubled: number;
  /** Answered otherwise than the same table without a line, executed out of order, or not answered. */
  wrong: number;
}

/** Asks `table` everything, and the same of `twin`, which has no line before it. */
export async function tally(
  operations: Iterable<Numbered>,
  table: Table,
  twin: UncheckedTable,
  executed: readonly number[],
): Promise<Tally> {
  const result: Tally = { asked: 0, lost: 0, doubled: 0, wrong: 0 };
  for (const [operation, parameters] of operations) {
    result.asked += 1;
    const expected = JSON.stringify(twin[operation](parameters as never));
    const answered = await (table[operation] as (parameters: unknown) => Promise<unknown>)(parameters).catch(
      () => undefined,
    );
    if (JSON.stringify(answered) !== expected) result.wrong += 1;
  }
  const times = new Map<number, number>();
  executed.forEach((n, index) => {
    times.set(n, (times.get(n) ?? 0) + 1);
    if (index > 0 && n < (executed[index - 1] as number)) result.wrong += 1;
  });
  for (let n = 0; n < result.asked; n += 1) {
    const often = times.get(n) ?? 0;
    if (often === 0) result.lost += 1;
    result.doubled += Math.max(0, often - 1);
  }
  return result;
}
