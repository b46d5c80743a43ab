/** A comparison of readings in lines for a terminal; the file has all of it. */
import { translator, type InterfaceLanguage } from '../../locales';
import { citation, hasClause, reading } from '../../regulation';
import type { CaseStatus } from '../../reports/attempts';
import { STATUS_OF_CASE } from '../../reports/comparison/words';
import { printable } from '../../reports/printable';
import type { SummaryLine } from '../../reports/summary/summary';
import type { ClauseStatus } from '../../reports/verdict/schema';
import type { ComparedCase, ReadingsComparison } from '../../certification/conclusion/compare-readings';

/** So many of a list are told; the file has them all. */
const TOLD = 20;

/** @param file of the comparison, as the user is to find it */
export function comparisonLines(
  { declared, literal, readings, clauses, cases }: ReadingsComparison,
  language: InterfaceLanguage,
  file: string,
): SummaryLine[] {
  const texts = translator(language, 'comparison');
  const reports = translator(language, 'reports');
  const statusWord = (status: ClauseStatus | null) =>
    status === null ? texts('absent') : reports(`status.${status}`);
  const caseWord = (status: CaseStatus | null) => statusWord(status === null ? null : STATUS_OF_CASE[status]);
  const line = (kind: SummaryLine['kind'], level: number, text: string): SummaryLine => ({
    kind,
    level,
    text: printable(text),
  });
  const section = (title: string, items: readonly string[]): SummaryLine[] => [
    line('heading', 0, texts(title, { count: items.length })),
    ...items.slice(0, TOLD).map((item) => line('plain', 1, item)),
    ...(items.length > TOLD ? [line('plain', 1, texts('more', { count: items.length - TOLD, file }))] : []),
  ];
  const contra = readings.flatMap(({ id, relation }) => (relation === 'contra' ? reading(id).clauses : []));
  return [
    line('heading', 0, texts('title')),
    ...[declared, literal].map((run) =>
      line(
        'plain',
        0,
        texts(`run.${run.folder}`, {
          set: reports(`readingSet.${run.set}`),
          verdict: reports(`verdict.${run.verdict}`),
          cases: run.cases,
        }),
      ),
    ),
    ...section(
      'readings',
      readings.map((each) =>
        texts(each.relation === 'contra' ? 'readingContra' : 'reading', {
          ...each,
          title: reading(each.id).title[language],
        }),
      ),
    ),
    ...section(
      'clauses',
      clauses.map((each) =>
        texts('difference', {
          what: each.contraLitteram
            ? reports('citedContra', { clause: each.citation[language] })
            : each.citation[language],
          declared: statusWord(each.declared),
          literal: statusWord(each.literal),
        }),
      ),
    ),
    ...section(
      'different',
      cases.different.map((each) =>
        texts('difference', {
          what: texts('case', { ...each }),
          declared: caseWord(each.declared),
          literal: caseWord(each.literal),
        }),
      ),
    ),
    ...section('onlyDeclared', byClause(cases.onlyDeclared, language, contra)),
    ...section('onlyLiteral', byClause(cases.onlyLiteral, language, [])),
    line('plain', 0, texts('same', { count: cases.same })),
    line('plain', 0, texts('file', { file })),
  ];
}

/** Such cases are many, and alike within a clause. */
function byClause(
  cases: readonly ComparedCase[],
  language: InterfaceLanguage,
  contra: readonly string[],
): string[] {
  const texts = translator(language, 'comparison');
  const reports = translator(language, 'reports');
  const groups = new Map<string, ComparedCase[]>();
  for (const each of cases) {
    const id = each.clause ?? each.file;
    groups.set(id, [...(groups.get(id) ?? []), each]);
  }
  return [...groups].map(([id, group]) => {
    const clause = hasClause(id) ? citation(id, language) : id;
    return texts('ofClause', {
      clause: contra.includes(id) ? reports('citedContra', { clause }) : clause,
      count: group.length,
      readings: [...new Set(group.flatMap(({ readings }) => readings))].join(texts('enumeration')),
    });
  });
}
