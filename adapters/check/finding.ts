/** What a check of the wire finds. The sentences stand in the `adapter-check` namespace, under `finding`. */
import { printable } from '../printable';
import { Exchanges, type Exchange } from './exchanges';

export type { Exchange } from './exchanges';

export type Values = Record<string, string | number>;

export interface Finding {
  /** `wrong` breaks the protocol or the contract; a `remark` is something to know and breaks neither. */
  kind: 'wrong' | 'remark';
  /** Key of the sentence. */
  finding: string;
  values: Values;
  /** What was asked, and what came back. */
  exchanges: Exchange[];
  /** Where the table broke off: the cause, and the first lines of where it was. */
  trace: string[];
  /** What a fault came up at: an operation, a member of its answer. */
  about: string;
}

export interface CheckResult {
  check: string;
  /** `consequence`: what is wrong comes of a cause that a check before it told. */
  status: 'right' | 'wrong' | 'consequence' | 'remark' | 'skipped';
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

  constructor(private readonly exchanges: Exchanges = new Exchanges()) {}

  wrong(finding: string, values: Values = {}): void {
    this.add('wrong', finding, values, this.exchanges.last());
  }

  remark(finding: string, values: Values = {}): void {
    this.add('remark', finding, values, this.exchanges.last());
  }

  /** Something wrong with the very last request, by which the link may be gone. */
  fault(finding: string, values: Values, { trace, about }: Pick<Finding, 'trace' | 'about'>): void {
    const exchanges = this.exchanges.lastOf();
    const at = about === '' ? this.exchanges.operation : about;
    this.findings.push({ kind: 'wrong', finding, values: shown(values), exchanges, trace, about: at });
  }

  private add(kind: Finding['kind'], finding: string, values: Values, exchanges: Exchange[]): void {
    this.findings.push({ kind, finding, values: shown(values), exchanges, trace: [], about: '' });
  }
}

/** The names of all bets are the longest that is shown. */
const VALUE_LIMIT = 400;

function shown(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' ? printable(value, VALUE_LIMIT) : value,
    ]),
  );
}
