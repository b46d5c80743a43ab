/** What a check of the wire finds. The sentences stand in the `adapter-check` namespace, under `finding`. */
import { printable } from '../../adapters/answers';
import { TableFault } from '../../adapters/table';

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
  run(notes: Notes): Promise<void>;
}

/** The other side went away, or was never there: nothing more can be found out. */
export class BrokenOff extends Error {
  constructor(
    readonly fault: TableFault,
    readonly results: readonly CheckResult[],
  ) {
    super(fault.message);
  }
}

/**
 * Makes the checks one after the other.
 *
 * Throws {@link BrokenOff} where the link breaks.
 */
export async function makeChecks(
  checks: readonly Check[],
  done: (result: CheckResult) => void,
): Promise<void> {
  const results: CheckResult[] = [];
  for (const { check, run } of checks) {
    const notes = new Notes();
    let skipped: string | undefined;
    try {
      await run(notes);
    } catch (error) {
      if (error instanceof Skipped) skipped = error.reason;
      else if (!(error instanceof TableFault)) throw error;
      else if (error.code === 'DISCONNECTED' || error.code === 'ADAPTER') throw new BrokenOff(error, results);
      else notes.wrong(`fault.${error.code}`, { message: error.message });
    }
    const { findings } = notes;
    const kinds = findings.map(({ kind }) => kind);
    const status = kinds.includes('wrong') ? 'wrong' : kinds.includes('remark') ? 'remark' : 'right';
    const result: CheckResult =
      skipped === undefined || status === 'wrong'
        ? { check, status, findings }
        : { check, status: 'skipped', findings, skipped };
    results.push(result);
    done(result);
  }
}
