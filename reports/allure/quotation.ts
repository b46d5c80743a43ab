/** The clause that a case tests, quoted in both official languages. */
import { citation, clause, dispatchCitation, portugueseLabel, reading } from '../../regulation';
import type { CaseRun } from '../cases';
import { markdownText, printable } from '../printable';
import { bilingual, text } from '../texts';
import { TRANSCRIPT_FILE } from '../transcript';
import type { ClauseVerdict } from '../verdict';

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

/**
 * Markdown. Of a case that is laid open: the clause in both languages, the readings under which it was applied, and what
 * failed. Of any other: the clause in the language of the case, the readings by name, and where its evidence stands.
 */
export function descriptionOf(run: CaseRun, verdict: ClauseVerdict | undefined, open: boolean): string {
  const { clause: id, language } = run;
  const parts: string[] = [];
  if (id !== null && verdict !== undefined && verdict.class !== null) {
    const { textZh, textPt } = clause(id);
    parts.push(
      `**${markdownText(bilingual((each) => citation(id, each)))}**`,
      ...(open || language === 'zh' ? [blockQuotation([textZh])] : []),
      ...(open || language === 'pt' ? [blockQuotation([textPt, ...labelOf(id)])] : []),
      ...readingsPart(run, verdict, open),
      ...authorisationsPart(verdict),
    );
  }
  return [...parts, ...failurePart(run), ...(open ? [] : evidencePart(run))].join('\n\n');
}

/** What a shell takes as one word, and Markdown as it stands between two backticks. */
const PLAIN_WORD = /^[\w./:-]+$/;

/** Where the exchanges of the case stand, and how they are shown. */
function evidencePart({ key, language, transcript }: CaseRun): string[] {
  if (transcript === null) return [];
  const { chain, from, to } = transcript;
  const place = markdownText(text(language, 'allure.evidence', { file: TRANSCRIPT_FILE, chain, from, to }));
  if (!PLAIN_WORD.test(key)) return [place];
  const command = `craps-conformance transcript . --case ${key} --language ${language}`;
  return [`${place} ${markdownText(text(language, 'allure.shownBy'))} \`${command}\``];
}

function heading(key: string): string {
  return `**${markdownText(bilingual((language) => text(language, key)))}**`;
}

function readingsPart({ language }: CaseRun, { readings = [] }: ClauseVerdict, open: boolean): string[] {
  if (readings.length === 0) return [];
  const items = readings.map(({ id, value, relation }) => {
    const named = `- ${markdownText(`${id}=${value}`)} (${markdownText(text(language, `relation.${relation}`))})`;
    if (!open) return named;
    const sentence = reading(id).values.find((choice) => choice.value === value)?.text[language] ?? '';
    return `${named}: ${markdownText(sentence)}`;
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
