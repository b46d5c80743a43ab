/** What a check of the wire finds. The sentences stand in the `adapter-check` namespace, under `finding`. */
import { printable } from '../answers';
import { TableFault } from '../table';

export type Values = Record<string, string | number>;

export interface Finding {
  /** `wrong` breaks the protocol or the contract; a `remark` is something to know and breaks neither. */
  kind: 'wrong' | 'remark';
  /** Key of the sentence. */
  finding: string;
  values: Values;
}

export interface CheckResult {
  check: string;
  status: 'right' | 'wrong' | 'remark' | 'skipped';
  findings: Finding[];
  /** Key of the reason, where the check was not made. */
  skipped?: string;
}

/** A check that cannot be made with this table; its key tells why. */
export class Skipped extends Error {
  constructor(readonly reason: string) {
    super(reason);
  }
}

export class Notes {
  readonly findings: Finding[] = [];

  wrong(finding: string, values: Values = {}): void {
    this.findings.push({ kind: 'wrong', finding, values: shown(values) });
  }

  remark(finding: string, values: Values = {}): void {
    this.findings.push({ kind: 'remark', finding, values: shown(values) });
  }
}

const VALUE_LIMIT = 160;

function shown(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' ? printable(value, VALUE_LIMIT) : value,
    ]),
  );
}

export interface Check {
  /** Key of its title. */
  check: string;
  run: (notes: Notes) => Promise<void>;
  /** That it goes well does not mean yet that anybody answers. */
  asksNothing?: true;
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

/**
 * Makes the checks one after the other.
 *
 * Throws {@link BrokenOff} where the link breaks, or where the very first question stays without an answer.
 */
export async function makeChecks(
  checks: readonly Check[],
  done: (result: CheckResult) => void,
): Promise<void> {
  const firstQuestion = checks.findIndex(({ asksNothing }) => asksNothing !== true);
  for (const [index, { check, run }] of checks.entries()) {
    const notes = new Notes();
    let skipped: string | undefined;
    try {
      await run(notes);
    } catch (error) {
      if (error instanceof Skipped) skipped = error.reason;
      else if (!(error instanceof TableFault)) throw error;
      else if (breaksOff(error, index <= firstQuestion)) throw new BrokenOff(error, index > 0);
      else notes.wrong(`fault.${error.code}`, { message: error.message });
    }
    done(resultOf(check, notes.findings, skipped));
  }
}

function breaksOff({ code }: TableFault, first: boolean): boolean {
  return code === 'DISCONNECTED' || code === 'ADAPTER' || (code === 'TIMEOUT' && first);
}

function resultOf(check: string, findings: Finding[], skipped: string | undefined): CheckResult {
  const kinds = findings.map(({ kind }) => kind);
  if (kinds.includes('wrong')) return { check, status: 'wrong', findings };
  if (skipped !== undefined) return { check, status: 'skipped', findings, skipped };
  return { check, status: kinds.includes('remark') ? 'remark' : 'right', findings };
}
