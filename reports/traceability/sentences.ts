/** A row for each sentence of the law: the cases that examine it, or the reason why none does. */
import type { OfficialLanguage } from '../../locales';
import { CLAUSES, untestedReason, type Clause, type Norm, type Untested } from '../../regulation';
import type { CaseStatus } from '../attempts';
import { citedSentence } from '../cited-sentence';
import { TestedCases, type TestedCase } from '../tested-cases';
import type { Traceability } from './input';
import { said, word } from './labels';
import { column, inBoth, sheet, type Column, type Sheet } from './sheet';

/**
 * What a sentence rests on in this run. `cases`: on cases of its own; `clause`: on those of its clause, which are not
 * told apart by sentence; `reason`: on the reason for none; `none`: the run has no case on it.
 */
type Basis = 'cases' | 'clause' | 'reason' | 'none';

interface SentenceRow {
  clause: Clause;
  /** Null where a clause holds no sentence: the number or heading of an article. */
  norm: Norm | null;
  basis: Basis;
  cases: readonly TestedCase[];
  reason: Untested | null;
}

const COLUMNS: readonly Column<SentenceRow>[] = [
  column('sentence', 38, ({ clause, norm }) => norm?.id ?? clause.id),
  ...inBoth<SentenceRow>('citation', { zh: 28, pt: 34 }, ({ clause, norm }, language) =>
    citedSentence(norm?.id ?? clause.id, language),
  ),
  column('sentenceText', 56, ({ clause, norm }) => norm?.textZh ?? clause.textZh),
  column('clauseText', 56, ({ clause }) => clause.textPt),
  column('class', 26, ({ clause, norm }) => word(`trace:class.${norm?.class ?? clause.class}`)),
  ...inBoth<SentenceRow>('basis', { zh: 24, pt: 30 }, ({ basis }, language) =>
    said(language, `basis.${basis}`),
  ),
  column('cases', 60, ({ cases }) => cases.map(({ clause, name }) => `${clause}/${name}`).join('; ')),
  column('passed', 14, ({ cases }) => countOf(cases, (status) => status === 'passed')),
  column('failed', 14, ({ cases }) => countOf(cases, (status) => status === 'failed')),
  column('other', 14, ({ cases }) => countOf(cases, (status) => !['passed', 'failed'].includes(status))),
  ...inBoth<SentenceRow>('kind', { zh: 24, pt: 28 }, ({ reason }, language) =>
    reason === null ? '' : said(language, `trace:kind.${reason.kind}`),
  ),
  ...inBoth<SentenceRow>('why', { zh: 44, pt: 52 }, ({ reason }, language) => reason?.reason[language] ?? ''),
  ...inBoth<SentenceRow>('through', { zh: 30, pt: 36 }, throughText),
];

/** Executions of the cases, of both languages together. */
function countOf(cases: readonly TestedCase[], counts: (status: CaseStatus) => boolean): number {
  const found = cases.flatMap(({ languages }) =>
    Object.values(languages).flatMap((each) => [...each.counts]),
  );
  return found.reduce((sum, [status, count]) => sum + (counts(status) ? count : 0), 0);
}

function throughText({ reason }: SentenceRow, language: OfficialLanguage): string {
  return (reason?.through ?? []).map((id) => citedSentence(id, language)).join('\n');
}

export function sentenceSheet({ record, examined }: Traceability): Sheet {
  const tested = new TestedCases(record.cases, examined);
  const rows = CLAUSES.flatMap((clause) =>
    (clause.norms.length === 0 ? [null] : clause.norms).map((norm) => sentenceRow(clause, norm, tested)),
  );
  return sheet('sentences', 2, COLUMNS, rows);
}

function sentenceRow(clause: Clause, norm: Norm | null, tested: TestedCases): SentenceRow {
  const reason = untestedReason(clause.id, norm?.id ?? null);
  const own = norm === null ? null : tested.ofSentence(clause.id, norm.id);
  const cases = own ?? tested.ofClause(clause.id);
  const resting = (basis: Basis): SentenceRow => ({ clause, norm, basis, cases, reason });
  if (cases.length > 0) return resting(own === null && clause.norms.length > 1 ? 'clause' : 'cases');
  return resting(reason === null ? 'none' : 'reason');
}
