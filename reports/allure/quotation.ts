/** The clause that a case tests, quoted in both official languages. */
import { citation, clause, dispatchCitation, META, portugueseLabel, reading } from '../../regulation';
import type { CaseRun } from '../cases';
import { markdownText, printable } from '../printable';
import { bilingual, text } from '../texts';
import type { ClauseVerdict } from '../verdict';

/** The quotation as plain text, the same for every case of the clause. */
export function quotationText(id: string): string {
  const { textZh, textPt } = clause(id);
  const { gazette, instrument, source } = META;
  return [
    citation(id, 'zh'),
    textZh,
    '',
    citation(id, 'pt'),
    textPt,
    ...labelOf(id),
    '',
    bilingual((language) => instrument[language]),
    bilingual((language) => `${gazette.name[language]} ${gazette.number}`),
    `SHA-256 (zh) ${source.sha256}`,
    '',
  ].join('\n');
}

/** What has to be said of the Portuguese of the clause, where it is not the official text. */
function labelOf(id: string): string[] {
  const [pt, zh] = [portugueseLabel(id, 'pt'), portugueseLabel(id, 'zh')];
  return pt === null || zh === null ? [] : [`(${pt} · ${zh})`];
}

function blockQuotation(lines: readonly string[]): string {
  return lines
    .flatMap((line) => line.split('\n'))
    .map((line) => `> ${markdownText(line)}`)
    .join('  \n');
}

/** Markdown: the clause in both languages, the readings under which it was applied, and what failed. */
export function descriptionOf(run: CaseRun, verdict: ClauseVerdict | undefined): string {
  const { clause: id } = run;
  const parts: string[] = [];
  if (id !== null && verdict !== undefined && verdict.class !== null) {
    const { textZh, textPt } = clause(id);
    parts.push(
      `**${markdownText(bilingual((language) => citation(id, language)))}**`,
      blockQuotation([textZh]),
      blockQuotation([textPt, ...labelOf(id)]),
      ...readingsPart(run, verdict),
      ...authorisationsPart(verdict),
    );
  }
  return [...parts, ...failurePart(run)].join('\n\n');
}

function heading(key: string): string {
  return `**${markdownText(bilingual((language) => text(language, key)))}**`;
}

function readingsPart({ language }: CaseRun, { readings = [] }: ClauseVerdict): string[] {
  if (readings.length === 0) return [];
  const items = readings.map(({ id, value, relation }) => {
    const sentence = reading(id).values.find((choice) => choice.value === value)?.text[language] ?? '';
    return `- ${markdownText(`${id}=${value}`)} (${markdownText(text(language, `relation.${relation}`))}): ${markdownText(sentence)}`;
  });
  return [heading('allure.readings'), items.join('\n')];
}

/** The dispatches by which the clause asks something else of this table. */
function authorisationsPart({ authorisations = [] }: ClauseVerdict): string[] {
  if (authorisations.length === 0) return [];
  const items = authorisations.map(
    (each) => `- ${markdownText(printable(bilingual((language) => dispatchCitation(each, language))))}`,
  );
  return [heading('allure.authorisations'), items.join('\n')];
}

function failurePart({ findings, language }: CaseRun): string[] {
  const failures = findings.filter((finding) => finding.kind === 'failure');
  if (failures.length === 0) return [];
  const line = (key: string, value: string) =>
    `- ${markdownText(text(language, `allure.${key}`))}${markdownText(printable(value))}`;
  return [
    heading('allure.failure'),
    ...failures.map(({ dice, required, actual, evidence }) =>
      [
        ...(dice.length === 0 ? [] : [line('dice', writtenDice(dice))]),
        line('required', required),
        line(evidence === undefined ? 'actual' : 'inspected', actual),
      ].join('\n'),
    ),
  ];
}

export function writtenDice(dice: readonly (readonly [number, number])[]): string {
  return dice.map(([one, other]) => `${String(one)}-${String(other)}`).join(', ');
}
