/** One check after the other, whatever stands behind them. */
import { TableFault } from '../table';
import type { Exchanges } from './exchanges';
import { Notes, Skipped, type CheckResult, type Finding } from './finding';
import { traceOf } from './trace';

export interface Check {
  /** Key of its title. */
  check: string;
  run: (notes: Notes) => Promise<void>;
  /** That it goes well does not mean yet that anybody answers. */
  asksNothing?: true;
  /** Of the link that it asks over. */
  exchanges?: Exchanges;
  /** Takes the link up again after a break. Throws {@link TableFault} where that is in vain. */
  reopen?: () => Promise<void>;
}

/** The other side went away, or was never there: nothing more can be found out. */
export class BrokenOff extends Error {
  constructor(
    readonly fault: TableFault,
    /** Whether anything had been answered before. */
    readonly begun: boolean,
  ) {
    super(fault.message);
  }
}

/** Faults of an answer that was there; after all others nobody is until the link is opened again. */
const ANSWERED: readonly TableFault['code'][] = ['PROTOCOL', 'BAD_ANSWER', 'EXECUTED_TWICE'];
/** Faults after which it is not said that the table broke off. */
const STILL_THERE: readonly TableFault['code'][] = [...ANSWERED, 'TIMEOUT', 'SESSION_LOST'];

/**
 * Makes the checks one after the other. Where the link breaks it is opened again and the remaining checks are made.
 *
 * Throws {@link BrokenOff} where the very first question stays without an answer, or nobody is there any more; the
 * checks that are left are then told as skipped.
 */
export async function makeChecks(
  checks: readonly Check[],
  done: (result: CheckResult) => void,
): Promise<void> {
  const firstQuestion = checks.findIndex(({ asksNothing }) => asksNothing !== true);
  for (const [index, check] of checks.entries()) {
    const { fault, result } = await made(check, index <= firstQuestion);
    if (fault === undefined) {
      done(result);
      continue;
    }
    if (result.findings.length === 0) throw new BrokenOff(fault, index > 0);
    done(result);
    if (ANSWERED.includes(fault.code) || (await reopened(check))) continue;
    for (const { check: left } of checks.slice(index + 1)) {
      done({ check: left, status: 'skipped', findings: [], skipped: 'gone' });
    }
    throw new BrokenOff(fault, true);
  }
}

interface Made {
  result: CheckResult;
  fault?: TableFault;
}

async function made({ check, run, exchanges }: Check, first: boolean): Promise<Made> {
  exchanges?.begin();
  const notes = new Notes(exchanges);
  try {
    await run(notes);
  } catch (error) {
    if (error instanceof Skipped) return { result: resultOf(check, notes.findings, error.reason) };
    if (!(error instanceof TableFault)) throw error;
    if (!first || ANSWERED.includes(error.code)) {
      const brokeOff = !STILL_THERE.includes(error.code);
      const finding = brokeOff ? 'brokeOff' : `fault.${error.code}`;
      notes.fault(finding, { message: error.message }, { trace: traceOf(error), about: memberOf(error) });
    }
    return { result: resultOf(check, notes.findings), fault: error };
  }
  return { result: resultOf(check, notes.findings) };
}

/** Of an answer that is none the first member that is wrong, wherever in a list it stands. */
function memberOf({ problems: [first] }: TableFault): string {
  if (first === undefined) return '';
  return [first.operation, ...first.path.filter((key) => !/^\d+$/.test(key))].join('.');
}

async function reopened({ reopen }: Check): Promise<boolean> {
  if (reopen === undefined) return true;
  try {
    await reopen();
    return true;
  } catch (error) {
    if (error instanceof TableFault) return false;
    throw error;
  }
}

function resultOf(check: string, findings: Finding[], skipped?: string): CheckResult {
  const kinds = findings.map(({ kind }) => kind);
  if (kinds.includes('wrong')) return { check, status: 'wrong', findings };
  if (skipped !== undefined) return { check, status: 'skipped', findings, skipped };
  return { check, status: kinds.includes('remark') ? 'remark' : 'right', findings };
}
