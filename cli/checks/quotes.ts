/** The words under every Rule are the clause that its tag names, to the letter. */
import type { TFunction } from 'i18next';
import type { OfficialLanguage } from '../../locales';
import { citation, clauseText, hasClause } from '../../regulation';
import { firstDifference } from './difference';
import type { Problem } from './problem';
import type { ClauseRule, FeatureFile, Suite } from './suite';

export const QUOTATION_MARKS: Readonly<Record<OfficialLanguage, readonly [string, string]>> = {
  zh: ['「', '」'],
  pt: ['“', '”'],
};

export function checkQuotes(suite: Suite, texts: TFunction): Problem[] {
  return suite.files.flatMap((file) => file.rules.flatMap((rule) => checkQuote(file, rule, texts)));
}

function checkQuote(file: FeatureFile, { rule, clause }: ClauseRule, texts: TFunction): Problem[] {
  if (clause === undefined || !hasClause(clause)) return [];
  const { language, uri } = file;
  const place = descriptionPlace(file, rule.location.line);
  const problem = (at: { line: number; column?: number }, key: string): Problem => ({
    check: 'quotes',
    file: uri,
    ...at,
    message: texts(`quotes.${key}.message`, { clause: citation(clause, language) }),
    advice: texts(`quotes.${key}.advice`, { open: open, close: close }),
  });
  const [open, close] = QUOTATION_MARKS[language];
  const description = rule.description
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
  if (description === '') return [problem({ line: rule.location.line }, 'missing')];
  if (!description.startsWith(open) || !description.endsWith(close)) return [problem(place, 'marks')];
  const expected = clauseText(clause, language);
  const actual = description.slice(open.length, -close.length);
  const index = firstDifference(expected, actual);
  if (index === null) return [];
  return [
    { ...problem(characterPlace(place, open, actual, index), 'differs'), difference: { expected, actual } },
  ];
}

/** Where the first line of the description begins. Gherkin's syntax tree holds its text without its place. */
function descriptionPlace({ lines }: FeatureFile, ruleLine: number): { line: number; column: number } {
  const index = lines.findIndex(
    (line, place) => place >= ruleLine && line.trim() !== '' && !line.trim().startsWith('#'),
  );
  const line = index === -1 ? ruleLine : index + 1;
  return { line, column: (lines[line - 1] ?? '').search(/\S/) + 1 };
}

function characterPlace(
  place: { line: number; column: number },
  open: string,
  actual: string,
  index: number,
): { line: number; column?: number } {
  const before = [...actual].slice(0, index).join('');
  const breaks = before.split('\n').length - 1;
  // On a later line of the quotation its indentation is unknown; the line is enough.
  if (breaks > 0) return { line: place.line + breaks };
  return { line: place.line, column: place.column + open.length + [...before].length };
}
