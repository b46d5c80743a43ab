/** Findings of the judge in the few words that every product has of them. */
import type { InterfaceLanguage } from '../locales';
import { citation, hasClause } from '../regulation';
import { joined, text } from './texts';
import type { FindingOfTheJudge } from './verdict/schema';

/** The clause that counts, or that it is the protocol. */
export function offendedText({ clause }: FindingOfTheJudge, language: InterfaceLanguage): string {
  if (clause === null) return text(language, 'judged.protocol');
  return hasClause(clause) ? citation(clause, language) : clause;
}

/** How often it was judged, which failed cases show it, what it rests on, and what else a reader should see. */
export function countsText(
  { count, cases, seeAlso, rightUnder }: FindingOfTheJudge,
  language: InterfaceLanguage,
): string {
  const under = (open: boolean) =>
    rightUnder.filter((each) => each.open === open).map(({ reading, value }) => `${reading}=${value}`);
  const resting = (key: string, values: readonly string[]) =>
    values.length === 0
      ? []
      : [text(language, `judged.${key}`, { values: values.join(text(language, 'enumeration')) })];
  const others = seeAlso.map((id) => (hasClause(id) ? citation(id, language) : id));
  return joined(language, [
    text(language, 'judged.counts', { count, cases }),
    ...resting('rightUnder', under(false)),
    ...resting('openUnder', under(true)),
    ...(others.length === 0
      ? []
      : [text(language, 'judged.seeAlso', { clauses: others.join(text(language, 'enumeration')) })]),
  ]);
}

/** Its kind and its number among the findings. */
export function headText(finding: FindingOfTheJudge, language: InterfaceLanguage): string {
  return text(language, 'judged.finding', {
    number: finding.number,
    offended: offendedText(finding, language),
  });
}
