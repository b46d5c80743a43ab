/** The words under every Rule are the clause that its tag names, to the letter. */
import type { TFunction } from 'i18next';
import type { OfficialLanguage } from '../locales';
import { REGISTRY, citation, type Clause, type Registry } from '../regulation';
import { firstDifference } from './difference';
import type { Problem } from './problem';
import type { ClauseRule, FeatureFile, Suite } from './suite';

export const QUOTATION_MARKS: Readonly<Record<OfficialLanguage, readonly [string, string]>> = {
  zh: ['「', '」'],
  pt: ['“', '”'],
};

/** A working translation is never shown without saying so: the label stands on the line below it. */
function label({ provenancePt }: Clause, language: OfficialLanguage, { meta }: Registry): string | null {
  return language === 'pt' && provenancePt === 'working' ? `(${meta.portuguese.workingLabel.pt})` : null;
}

/** @param registry what the quotations are compared with: the product's own unless another is about to replace it */
export function checkQuotes(suite: Suite, texts: TFunction, registry: Registry = REGISTRY): Problem[] {
  return suite.files.flatMap((file) => file.rules.flatMap((rule) => checkQuote(file, rule, texts, registry)));
}

function checkQuote(
  file: FeatureFile,
  { rule, clause }: ClauseRule,
  texts: TFunction,
  registry: Registry,
): Problem[] {
  const record = registry.clauses.find(({ id }) => id === clause);
  if (record === undefined) return [];
  const { language, uri } = file;
  const place = descriptionPlace(file, rule.location.line);
  const [open, close] = QUOTATION_MARKS[language];
  const problem = (
    at: { line: number; column?: number },
    key: string,
    values: Record<string, string> = {},
  ): Problem => ({
    check: 'quotes',
    file: uri,
    ...at,
    message: texts(`quotes.${key}.message`, { clause: citation(record.id, language) }),
    advice: texts(`quotes.${key}.advice`, { open, close, ...values }),
  });
  const lines = rule.description
    .trim()
    .split('\n')
    .map((line) => line.trim());
  if (lines.join('') === '') return [problem({ line: rule.location.line }, 'missing')];
  const labelled = label(record, language, registry);
  if (labelled !== null && lines.at(-1) !== labelled) {
    return [problem({ line: place.line + lines.length - 1 }, 'label', { label: labelled })];
  }
  const description = (labelled === null ? lines : lines.slice(0, -1)).join('\n').trim();
  if (!description.startsWith(open) || !description.endsWith(close)) return [problem(place, 'marks')];
  const expected = language === 'zh' ? record.textZh : record.textPt;
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
