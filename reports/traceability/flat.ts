/** Clauses and cases in one table, for whoever takes a single file. */
import { CASE_COLUMNS, caseRows, type CaseRow } from './cases';
import { CLAUSE_COLUMNS, clauseRows, type ClauseRow } from './clauses';
import type { Traceability } from './input';
import { sheet, type Column, type Sheet } from './sheet';

interface FlatRow {
  /** Null for a case whose tags name no clause. */
  clause: ClauseRow | null;
  /** Null for a clause without a case in the run. */
  case: CaseRow | null;
}

const COLUMNS: readonly Column<FlatRow>[] = [
  ...CLAUSE_COLUMNS.map((column) => within(column, (row: FlatRow) => row.clause)),
  ...CASE_COLUMNS.map((column) => within(column, (row: FlatRow) => row.case)),
];

function within<Part>(column: Column<Part>, part: (row: FlatRow) => Part | null): Column<FlatRow> {
  const { label, width, value } = column;
  return {
    label,
    width,
    value: (row) => {
      const own = part(row);
      return own === null ? null : value(own);
    },
  };
}

/** Every case beside the conclusion on its clause; a clause without a case has a row of its own. */
export function flatSheet(traceability: Traceability): Sheet {
  const cases = caseRows(traceability.record.cases, traceability.examined, traceability.record.judged);
  const clauses = clauseRows(traceability);
  const known = new Set(clauses.map(({ id }) => id));
  const byClause = new Map<string | null, CaseRow[]>();
  for (const row of cases) {
    const own = byClause.get(row.run.clause) ?? [];
    byClause.set(row.run.clause, own);
    own.push(row);
  }
  return sheet('cases', 0, COLUMNS, [
    ...clauses.flatMap((clause): FlatRow[] =>
      (byClause.get(clause.id) ?? [null]).map((each) => ({ clause, case: each })),
    ),
    ...cases
      .filter(({ run }) => run.clause === null || !known.has(run.clause))
      .map((each) => ({ clause: null, case: each })),
  ]);
}
