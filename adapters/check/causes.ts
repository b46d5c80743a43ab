/** One cause told once: what comes of one that was told before is folded under it. */
import type { CheckResult, Finding } from './finding';
import { causeOf, groundOf, type Concern } from './rules';

export interface ToldFinding extends Finding {
  concern: Concern;
  /** Of the protocol's sentence; null for what the regulation decides. */
  rule: string | null;
  /** Counted from 1. */
  cause: number;
  /** Whether the cause is told here; otherwise it was before. */
  first: boolean;
}

export interface ToldResult extends Omit<CheckResult, 'findings'> {
  findings: ToldFinding[];
}

export class Causes {
  private readonly known = new Map<string, number>();

  take(result: CheckResult): ToldResult {
    const findings = result.findings.map((finding) => this.told(finding));
    const wrong = findings.filter(({ kind }) => kind === 'wrong');
    const follows = wrong.length > 0 && wrong.every(({ first }) => !first);
    return { ...result, findings, status: follows ? 'consequence' : result.status };
  }

  private told(finding: Finding): ToldFinding {
    const key = `${finding.kind} ${causeOf(finding)}`;
    const known = this.known.get(key);
    const cause = known ?? this.known.size + 1;
    this.known.set(key, cause);
    return { ...finding, ...groundOf(finding.finding), cause, first: known === undefined };
  }
}
