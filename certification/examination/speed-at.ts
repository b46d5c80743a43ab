import { speedOf, type Speed } from '../../adapters/check/latency';
import type { Table } from '../../adapters/table';

/** Enough for a middle, and soon over where each takes a second. */
const EXCHANGES = 5;

/**
 * How long a table takes for an answer, by questions that change nothing. The first is not measured: it may have opened the
 * connection.
 */
export async function speedAt(
  table: Pick<Table, 'describe'>,
  clock: () => number = () => performance.now(),
): Promise<Speed> {
  const durations: number[] = [];
  for (let asked = 0; asked < EXCHANGES; asked += 1) {
    const begun = clock();
    await table.describe({});
    durations.push(clock() - begun);
  }
  return speedOf(durations);
}
