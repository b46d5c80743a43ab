/** A row for each clause of the law, whether it was in the scope of the run or not. */
import { OFFICIAL_LANGUAGES, type OfficialLanguage } from '../../locales';
import {
  CLAUSES,
  dispatchCitation,
  hasClause,
  portugueseLabel,
  untestedReason,
  type Clause,
} from '../../regulation';
import { appliedContra, isPartlyExamined } from '../verdict/reasons';
import type { CaseCounts, ClauseVerdict } from '../verdict';
import type { Traceability } from './input';
import { cited, said, word, yesOrNo } from './labels';
import { tintOf } from './outcome';
import { column, inBoth, sheet, type Column, type Sheet } from './sheet';

export interface ClauseRow {
  id: string;
  /** Null where the registry does not know the clause. */
  clause: Clause | null;
  /** Null where the run is not about it. */
  verdict: ClauseVerdict | null;
}

const COUNTS = [
  'planned',
  'run',
  'passed',
  'failed',
  'notApplicable',
  'notDecidable',
  'inspectionPending',
  'notObserved',
  'inconclusive',
  'notRun',
] as const satisfies readonly (keyof CaseCounts)[];

const NAME: readonly Column<ClauseRow>[] = [
  column('clause', 28, ({ id }) => id),
  ...inBoth<ClauseRow>('citation', { zh: 24, pt: 30 }, ({ id }, language) => cited(id, language)),
];

const TEXT: readonly Column<ClauseRow>[] = [
  ...inBoth<ClauseRow>('text', { zh: 60, pt: 60 }, ({ clause }, language) =>
    clause === null ? null : { zh: clause.textZh, pt: clause.textPt }[language],
  ),
  column('portuguese', 30, ({ clause }) => (clause === null ? null : portugueseStatus(clause))),
];

const CONCLUSION: readonly Column<ClauseRow>[] = [
  column('class', 26, ({ clause }) => (clause === null ? null : word(`trace:class.${clause.class}`))),
  ...inBoth<ClauseRow>(
    'clauseStatus',
    { zh: 18, pt: 22 },
    ({ verdict }, language) => statusText(verdict, language),
    ({ verdict }) =>
      verdict === null
        ? null
        : isPartlyExamined(verdict) || (verdict.status === 'conforms' && appliedContra(verdict))
          ? 'doubtful'
          : tintOf(verdict.status),
  ),
  ...inBoth<ClauseRow>('reason', { zh: 36, pt: 40 }, reasonText),
  column('readings', 40, ({ verdict }) =>
    (verdict?.readings ?? []).map(({ id, value }) => `${id}=${value}`).join('\n'),
  ),
  column('contraLitteram', 14, ({ verdict }) =>
    verdict === null ? null : yesOrNo(verdict.contraLitteram === true),
  ),
  ...inBoth<ClauseRow>('authorisations', { zh: 22, pt: 24 }, ({ verdict }, language) =>
    (verdict?.authorisations ?? []).map((each) => dispatchCitation(each, language)).join('\n'),
  ),
];

/** Those that a case can be told of its clause in its own row. */
export const CLAUSE_COLUMNS: readonly Column<ClauseRow>[] = [...NAME, ...CONCLUSION];

/** What the judge of the record made of it. */
const JUDGED: readonly Column<ClauseRow>[] = [
  column('judgedRight', 16, ({ verdict }) => verdict?.judgements.right ?? null),
  column('judgedWrong', 16, ({ verdict }) => verdict?.judgements.wrong ?? null),
  column('judgedUndecided', 16, ({ verdict }) => verdict?.judgements.undecided ?? null),
];

function countColumn(of: OfficialLanguage, count: (typeof COUNTS)[number]): Column<ClauseRow> {
  return {
    label: (language) =>
      said(language, 'count', {
        language: said(language, `reports:language.${of}`),
        count: said(language, `counts.${count}`),
      }),
    width: 16,
    value: ({ verdict }) => verdict?.cases.byLanguage[of]?.[count] ?? null,
  };
}

function portugueseStatus({ id }: Clause): string {
  return [portugueseLabel(id, 'zh'), portugueseLabel(id, 'pt')].filter((each) => each !== null).join(' · ');
}

function statusText(verdict: ClauseVerdict | null, language: OfficialLanguage): string {
  if (verdict === null) return said(language, 'page:outOfScope');
  const status = said(language, `reports:status.${verdict.status}`);
  // Whoever filters by «conforms» has to see it here, not only in the column beside it.
  const by = [
    ...(isPartlyExamined(verdict) ? ['reports:partlyExamined'] : []),
    ...(appliedContra(verdict) ? ['reports:contraLitteram'] : []),
  ];
  return by.reduce(
    (told, key) => said(language, 'qualified', { status: told, by: said(language, key) }),
    status,
  );
}

function reasonText({ id, clause, verdict }: ClauseRow, language: OfficialLanguage): string {
  if (verdict?.reason !== undefined) return verdict.reason[language];
  const tested = verdict !== null && verdict.cases.planned + verdict.cases.run > 0;
  const reason = tested || clause === null ? null : untestedReason(id, null);
  return reason?.reason[language] ?? '';
}

export function clauseRows({ verdict }: Traceability): ClauseRow[] {
  const verdicts = new Map(verdict.clauses.map((each) => [each.id, each]));
  return [
    ...CLAUSES.map((clause) => ({ id: clause.id, clause, verdict: verdicts.get(clause.id) ?? null })),
    ...verdict.clauses
      .filter(({ id }) => !hasClause(id))
      .map((each) => ({ id: each.id, clause: null, verdict: each })),
  ];
}

export function clauseSheet(traceability: Traceability): Sheet {
  const counts = OFFICIAL_LANGUAGES.flatMap((of) => COUNTS.map((count) => countColumn(of, count)));
  return sheet(
    'clauses',
    2,
    [...NAME, ...TEXT, ...CONCLUSION, ...counts, ...JUDGED],
    clauseRows(traceability),
  );
}
