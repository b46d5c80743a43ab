/**
 * Code in this process that is not the suite's: a table's module, or an adapter that somebody else wrote. It is given
 * copies, what it answers is checked, what it throws is a fault of the link, and it may take so long and no longer.
 */
import { asOverAWire, copyAsJson, onlyFinite, printable, readAnswer } from './answers';
import { withoutRequireStack } from './library/load';
import { FAULT_CODES, OPERATIONS, TableFault } from './table';
import type { Answer, FaultCode, Operation, Parameters, Table, UncheckedTable } from './table';

export const DEFAULT_TIMEOUT_MS = 10_000;
const MESSAGE_LIMIT = 300;

/** The operations that `value` has no function for. */
export function missingOperations(value: unknown): Operation[] {
  if (typeof value !== 'object' || value === null) return [...OPERATIONS];
  return OPERATIONS.filter(
    (operation) => typeof (value as Partial<UncheckedTable>)[operation] !== 'function',
  );
}

/**
 * @param copiesRequests whether the table keeps nothing of what it is handed: of foreign code that is never known
 * @param thrown what it is where the code throws: the table's own failure, or that of an adapter before it
 */
export function checkedTable(
  unchecked: UncheckedTable,
  timeoutMs: number,
  { copiesRequests = false, thrown = 'BROKE_OFF' }: { copiesRequests?: boolean; thrown?: FaultCode } = {},
): Table {
  keepStrayAssertionsApart();
  const entries = OPERATIONS.map((operation) => [
    operation,
    (parameters: Parameters[Operation]) =>
      exchange(unchecked, operation, parameters, { timeoutMs, copiesRequests, thrown }),
  ]);
  return Object.fromEntries(entries) as Table;
}

async function exchange<O extends Operation>(
  unchecked: UncheckedTable,
  operation: O,
  parameters: Parameters[O],
  { timeoutMs, copiesRequests, thrown }: { timeoutMs: number; copiesRequests: boolean; thrown: FaultCode },
): Promise<Answer<O>> {
  const sent = copiesRequests ? parameters : (copyAsJson(parameters) as Parameters[O]);
  const asked = performance.now();
  let raw: unknown;
  let later: boolean;
  try {
    raw = unchecked[operation](sent);
    later = isThenable(raw);
  } catch (error) {
    throw faultOf(operation, error, thrown);
  }
  // What was answered at once goes through no promise: that would look into foreign values, and take its time.
  if (later) raw = await awaited(operation, timeoutMs, Promise.resolve(raw), { since: asked, thrown });
  return read(operation, raw, copiesRequests);
}

function isThenable(value: unknown): boolean {
  return (
    ((typeof value === 'object' && value !== null) || typeof value === 'function') &&
    typeof (value as { then?: unknown }).then === 'function'
  );
}

/** @param isOurs whether what is read is known to hold no number that JSON cannot say */
function read<O extends Operation>(operation: O, raw: unknown, isOurs: boolean): Answer<O> {
  let received: ReturnType<typeof asOverAWire>;
  try {
    received = asOverAWire(raw, isOurs ? undefined : onlyFinite);
  } catch (error) {
    throw new TableFault('BAD_ANSWER', reason(`${operation}: the answer is not JSON`, error), {
      cause: error,
    });
  }
  const { copy, json } = received;
  if (copy === null && raw !== null) {
    throw new TableFault('BAD_ANSWER', `${operation}: the answer is too large`);
  }
  return readAnswer(operation, copy, json);
}

/**
 * What foreign code gives, at once or later.
 *
 * Throws {@link TableFault}: TIMEOUT where that takes longer than `timeoutMs`; the fault that the code itself throws,
 * be its class another copy of this one; ADAPTER for whatever else it throws.
 *
 * @param what is asked, for the message
 * @param late takes what comes after the time
 */
export async function inTime<T>(
  what: string,
  timeoutMs: number,
  run: () => T | Promise<T>,
  late: (value: T) => void = () => undefined,
): Promise<T> {
  keepStrayAssertionsApart();
  return awaited(what, timeoutMs, Promise.resolve().then(run), { late });
}

/**
 * @param since when the time began, by the clock of `performance`; now where nothing is said
 * @param thrown the code of what is thrown and is no fault itself
 */
async function awaited<T>(
  what: string,
  timeoutMs: number,
  work: Promise<T>,
  {
    late = () => undefined,
    since,
    thrown = 'ADAPTER',
  }: { late?: (value: T) => void; since?: number; thrown?: FaultCode },
): Promise<T> {
  const left = since === undefined ? timeoutMs : Math.max(0, timeoutMs - (performance.now() - since));
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Overdue()), left);
  });
  try {
    return await Promise.race([work, over]);
  } catch (error) {
    if (!(error instanceof Overdue)) throw faultOf(what, error, thrown);
    work.then(late).catch(() => undefined);
    throw new TableFault('TIMEOUT', printable(`${what}: nothing within ${timeoutMs} ms`, MESSAGE_LIMIT));
  } finally {
    clearTimeout(timer);
  }
}

class Overdue extends Error {}

function faultOf(what: string, error: unknown, otherwise: FaultCode): TableFault {
  return new TableFault(codeOf(error) ?? otherwise, reason(what, error), { cause: error });
}

function codeOf(error: unknown): FaultCode | undefined {
  try {
    const code = error instanceof Error ? (error as { code?: unknown }).code : undefined;
    if (typeof code === 'string' && Object.hasOwn(FAULT_CODES, code)) return code as FaultCode;
  } catch {
    // It does not let itself be read.
  }
  return undefined;
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

let kept = false;

/**
 * An assertion of foreign code that nobody awaits (in a timer, at an event of a socket) reaches Cucumber as an uncaught
 * exception, and by the name of its class would count as one of the suite's own: against the table. Those are always
 * awaited.
 */
function keepStrayAssertionsApart(): void {
  if (kept) return;
  kept = true;
  process.on('uncaughtExceptionMonitor', (error: unknown) => {
    if (error instanceof Error) Reflect.defineProperty(error, 'constructor', { value: StrayError });
  });
}

class StrayError extends Error {}
