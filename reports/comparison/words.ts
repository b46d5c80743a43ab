/** The words of a comparison, one sentence a difference: the same in a terminal and on the page. */
import { translator, type InterfaceLanguage } from '../../locales';
import { printable } from '../printable';
import { text } from '../texts';
import type { CaseStatus } from '../attempts';
import type { ClauseStatus } from '../verdict';
import type { Again, ComparedCase, Comparison, DeclaredDifference, Side } from './schema';

/** A case's status in the words of a clause's. */
export const STATUS_OF_CASE: Readonly<Record<CaseStatus, ClauseStatus>> = {
  passed: 'conforms',
  failed: 'does_not_conform',
  'not-applicable': 'not_applicable',
  'not-decidable': 'not_decidable',
  'inspection-pending': 'inspection_pending',
  'not-observed': 'not_observed',
  inconclusive: 'inconclusive',
  'not-run': 'inconclusive',
};

type Values = Record<string, string | number>;

export function say(language: InterfaceLanguage, key: string, values: Values = {}): string {
  return printable(translator(language, 'compare')(key, values));
}

export function statusText(status: ClauseStatus | null, language: InterfaceLanguage): string {
  return status === null ? say(language, 'absent') : text(language, `status.${status}`);
}

export function sideText(side: Side, language: InterfaceLanguage): string {
  const { folder, table, verdict, suite, readings, finishedAt, partial } = side;
  return say(language, partial ? 'sidePartial' : 'side', {
    folder,
    table: table === null ? say(language, 'tableUnknown') : `${table.maker} ${table.model} ${table.firmware}`,
    verdict: text(language, `verdict.${verdict}`),
    suite: `${suite.name} ${suite.version}`,
    readings: text(language, `readingSet.${readings}`),
    day: finishedAt.slice(0, 10),
  });
}

export function declaredText(difference: DeclaredDifference, language: InterfaceLanguage): string {
  const { code, name, before, after } = difference;
  const none = say(language, 'none');
  const sentence = say(language, `declared.${code}`, { name, before: before ?? none, after: after ?? none });
  return difference.matters ? sentence : say(language, 'besideThePoint', { sentence });
}

export function readingText(reading: Comparison['readings'][number], language: InterfaceLanguage): string {
  const value = (side: 'before' | 'after') => {
    const shown = reading[side] ?? say(language, 'none');
    return reading.relations[side] === 'contra' ? say(language, 'contra', { value: shown }) : shown;
  };
  const { id, title } = reading;
  return say(language, 'reading', {
    title: title[language],
    id,
    before: value('before'),
    after: value('after'),
  });
}

export function textText(
  { citation, languages, revision }: Comparison['texts'][number],
  language: InterfaceLanguage,
): string {
  const clause = citation[language];
  const revised = { before: revision.before ?? 1, after: revision.after ?? 1 };
  if (languages.length === 0) return say(language, 'revision', { clause, ...revised });
  const named = languages
    .map((each) => text(language, `language.${each}`))
    .join(text(language, 'enumeration'));
  return say(language, 'text', { clause, languages: named, ...revised });
}

export function clauseText(clause: Comparison['clauses'][number], language: InterfaceLanguage): string {
  const status = (side: 'before' | 'after') => {
    const shown = statusText(clause[side], language);
    return clause.contraLitteram[side] ? say(language, 'contra', { value: shown }) : shown;
  };
  return say(language, `clause.${clause.direction}`, {
    clause: clause.citation[language],
    before: status('before'),
    after: status('after'),
  });
}

export function caseText(each: ComparedCase, language: InterfaceLanguage): string {
  const status = (of: CaseStatus | null) => statusText(of === null ? null : STATUS_OF_CASE[of], language);
  const { name, file, line, before, after } = each;
  return say(language, 'case', { name, file, line, before: status(before), after: status(after) });
}

export function againText(again: Again, language: InterfaceLanguage): string {
  const { citation, count, outstanding, reasons } = again;
  const why = reasons
    .map(({ code, names }) =>
      say(language, `again.${code}`, { names: names.join(text(language, 'enumeration')) }),
    )
    .join(text(language, 'separator'));
  return say(language, outstanding === 0 ? 'againDone' : 'againOutstanding', {
    ...{ clause: citation[language], count, outstanding, why },
  });
}

export interface ComparisonSection {
  /** Key under `section`. */
  key: string;
  items: readonly ((language: InterfaceLanguage) => string)[];
}

/** Everything that differs, in the order in which it is told; sections without any of it are left out. */
export function sectionsOf({
  declared,
  readings,
  texts,
  clauses,
  cases,
  again,
}: Comparison): ComparisonSection[] {
  const told =
    <T>(write: (item: T, language: InterfaceLanguage) => string) =>
    (item: T) =>
    (language: InterfaceLanguage) =>
      write(item, language);
  const sections: ComparisonSection[] = [
    { key: 'declared', items: declared.map(told(declaredText)) },
    { key: 'readings', items: readings.map(told(readingText)) },
    { key: 'texts', items: texts.map(told(textText)) },
    { key: 'clauses', items: clauses.map(told(clauseText)) },
    { key: 'different', items: cases.different.map(told(caseText)) },
    { key: 'onlyBefore', items: cases.onlyBefore.map(told(caseText)) },
    { key: 'onlyAfter', items: cases.onlyAfter.map(told(caseText)) },
    { key: 'rewritten', items: cases.rewritten.map(told(caseText)) },
    { key: 'again', items: again.map(told(againText)) },
  ];
  return sections.filter(({ items }) => items.length > 0);
}

/** How much there is to be run again, and how much of it has not been. */
export function againTotals({ again }: Comparison): { count: number; outstanding: number } {
  const sum = (key: 'count' | 'outstanding') => again.reduce((total, each) => total + each[key], 0);
  return { count: sum('count'), outstanding: sum('outstanding') };
}
