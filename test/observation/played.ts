/** Tables and journals that the tests of the observation look at. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import createReferenceTable from '../../adapters/reference-table';
import { journalLines } from '../../adapters/journal';
import { OPERATIONS, type Capabilities, type LogEvent, type Table } from '../../adapters/table';
import type { Terms } from '../../assessment';
import { readJournal } from '../../assessment/observation';
import { DEFAULT_OPTIONS, READING_SETS, type ReadingSetName } from '../../regulation';
import { temporaryFolder } from '../cli/console';

/** The reference table as an adapter gives it: asked by promises, answered by copies. */
export function tableOf(options: Record<string, unknown>): { table: Table; capabilities: Capabilities } {
  const made = createReferenceTable(options);
  const table = Object.fromEntries(
    OPERATIONS.map((operation) => [
      operation,
      (parameters: never) =>
        Promise.resolve(JSON.parse(JSON.stringify(made[operation](parameters))) as unknown),
    ]),
  ) as Table;
  const described = made.describe({}) as { value: Capabilities };
  return { table, capabilities: described.value };
}

export function termsOf(capabilities: Capabilities, set: ReadingSetName = 'customary'): Terms {
  return { readings: READING_SETS[set], options: DEFAULT_OPTIONS, authorisations: [], capabilities };
}

/** Evenings at a table: bets of all kinds while the dice go round. */
export async function played(
  options: Record<string, unknown>,
  throws = 60,
): Promise<{ capabilities: Capabilities; events: LogEvent[] }> {
  const { table, capabilities } = tableOf(options);
  await table.open({ mode: 'test', minimumBet: 1_000 });
  await table.join({ player: 'a', buyIn: 100_000_000 });
  await table.join({ player: 'b', buyIn: 100_000_000 });
  for (let index = 0; index < throws; index += 1) {
    for (const bet of ['pass', 'dont_pass', 'field', 'any_7', 'hard_8', 'big_6', 'come'] as const) {
      await table.bet({ player: index % 2 === 0 ? 'a' : 'b', bet, amount: 60_000 });
    }
    await table.bet({ player: 'a', bet: 'field', amount: 500 });
    const dice: [number, number] = [face(index * 2), face(index * 2 + 1)];
    await table.roll({ throw: { dice } });
  }
  return { capabilities, events: await readJournal(table) };
}

/** The same dice on every run, in no order that a rule follows. */
function face(index: number): number {
  return 1 + ((Math.imul(index + 1, 2_654_435_761) >>> 16) % 6);
}

/** A journal file; `change` may spoil it. */
export function journalFile(
  { capabilities, events }: { capabilities: Capabilities; events: readonly LogEvent[] },
  change: (lines: string[]) => string[] = (lines) => lines,
): string {
  const file = path.join(temporaryFolder(), 'journal.ndjson');
  writeFileSync(file, change([...journalLines(capabilities, events)]).join(''));
  return file;
}
