import { copyAsJson, printable, readAnswer } from '../answers';
import { OPERATIONS, TableFault } from '../table';
import type { Answer, Connection, Operation, Parameters, Table, UncheckedTable } from '../table';
import { loadDefaultExport, withoutRequireStack } from './load';

export { REFERENCE, missingModule, type MissingModule } from './load';

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

const DEFAULT_TIMEOUT_MS = 10_000;
const MESSAGE_LIMIT = 300;

/**
 * Connects a module of this process whose default export is a table or makes one, at once or later.
 *
 * Throws {@link TableFault} ADAPTER where there is no such module or it makes no table, TIMEOUT where making it takes
 * longer than an answer may.
 */
export async function connectLibrary(library: LibraryTarget): Promise<Connection> {
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
  return { table: checkedTable(made as UncheckedTable, timeoutMs), close: () => Promise.resolve() };
}

function makeTable(exported: unknown, options: Record<string, unknown>): unknown {
  return typeof exported === 'function'
    ? (exported as (options: unknown) => unknown)(copyAsJson(options))
    : exported;
}

function missingOperations(value: unknown): Operation[] {
  if (typeof value !== 'object' || value === null) return [...OPERATIONS];
  return OPERATIONS.filter(
    (operation) => typeof (value as Partial<UncheckedTable>)[operation] !== 'function',
  );
}

function checkedTable(unchecked: UncheckedTable, timeoutMs: number): Table {
  const entries = OPERATIONS.map((operation) => [
    operation,
    (parameters: Parameters[Operation]) => exchange(unchecked, operation, parameters, timeoutMs),
  ]);
  return Object.fromEntries(entries) as Table;
}

async function exchange<O extends Operation>(
  unchecked: UncheckedTable,
  operation: O,
  parameters: Parameters[O],
  timeoutMs: number,
): Promise<Answer<O>> {
  const sent = copyAsJson(parameters) as Parameters[O];
  const raw = await inTime(operation, timeoutMs, () => unchecked[operation](sent));
  return readAnswer(operation, received(operation, raw));
}

function received(operation: Operation, raw: unknown): unknown {
  let copy: unknown;
  try {
    copy = copyAsJson(raw);
  } catch (error) {
    throw new TableFault('BAD_ANSWER', reason(`${operation}: the answer is not JSON`, error), {
      cause: error,
    });
  }
  if (copy === null && raw !== null) {
    throw new TableFault('BAD_ANSWER', `${operation}: the answer is too large`);
  }
  return copy;
}

/** What `run` gives, or TIMEOUT; what it throws becomes ADAPTER. */
async function inTime(what: string, timeoutMs: number, run: () => unknown): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new TableFault('TIMEOUT', printable(`${what}: nothing within ${timeoutMs} ms`, MESSAGE_LIMIT)),
        ),
      timeoutMs,
    );
  });
  try {
    return await Promise.race([Promise.resolve().then(run), late]);
  } catch (error) {
    if (error instanceof TableFault) throw error;
    throw new TableFault('ADAPTER', reason(what, error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function reason(what: string, error: unknown): string {
  let text: string;
  try {
    text = error instanceof Error ? error.message : String(error);
  } catch {
    text = 'an error that cannot be shown';
  }
  return printable(`${what}: ${withoutRequireStack(text)}`, MESSAGE_LIMIT);
}
