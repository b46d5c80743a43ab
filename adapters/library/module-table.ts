/** A table's module in this very process: the embedded table, or whatever the process was made for. */
import { copyAsJson, printable } from '../answers';
import { DEFAULT_TIMEOUT_MS, checkedTable, inTime, missingOperations } from '../foreign-code';
import { OPERATIONS, TableFault } from '../table';
import type { Connection, UncheckedTable } from '../table';
import { REFERENCE, loadDefaultExport } from './load';

export interface LibraryTarget {
  /** `reference`, a path or file URL, or the name of an npm package. */
  target: string;
  /** Handed to the module's factory as a JSON copy. */
  options?: Record<string, unknown>;
  /** Longest wait for one answer. A module that never yields cannot be interrupted. */
  timeoutMs?: number;
  /** Where relative paths start and packages are looked for. */
  cwd?: string;
}

const MESSAGE_LIMIT = 300;

/**
 * Connects a module of this process whose default export is a table or makes one, at once or later.
 *
 * Throws {@link TableFault} ADAPTER where there is no such module or it makes no table, TIMEOUT where making it takes
 * longer than an answer may.
 */
export async function connectModule(library: LibraryTarget): Promise<Connection> {
  const { target, options = {}, timeoutMs = DEFAULT_TIMEOUT_MS, cwd = process.cwd() } = library;
  const made = await inTime(`make a table from ${target}`, timeoutMs, async () =>
    makeTable(await loadDefaultExport(target, cwd), options),
  );
  const missing = missingOperations(made);
  if (missing.length > 0) {
    const lacks = missing.length < OPERATIONS.length ? `: it lacks ${missing.join(', ')}` : '';
    throw new TableFault(
      'ADAPTER',
      printable(`${target}: the default export makes no table${lacks}`, MESSAGE_LIMIT),
    );
  }
  return {
    // The embedded table makes a copy of its own of whatever it is asked.
    table: checkedTable(made as UncheckedTable, timeoutMs, { copiesRequests: target === REFERENCE }),
    close: () => Promise.resolve(),
  };
}

function makeTable(exported: unknown, options: Record<string, unknown>): unknown {
  return typeof exported === 'function'
    ? (exported as (options: unknown) => unknown)(copyAsJson(options))
    : exported;
}
