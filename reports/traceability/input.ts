/** What the traceability files are made from. */
import type { RunRecord } from '../cases';
import type { ExaminedClause } from '../tested-cases';
import type { Verdict } from '../verdict';

export interface Traceability {
  verdict: Verdict;
  record: RunRecord;
  examined: readonly ExaminedClause[];
}
