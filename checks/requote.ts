/** The quotations in the Portuguese features, written anew from a registry. */
import { translator, type InterfaceLanguage } from '../locales';
import type { Clause, Registry } from '../regulation';
import type { Quoting } from '../regulation/import/import';
import type { Problem } from './problem';
import { QUOTATION_MARKS, checkQuotes } from './quotes';
import { readSuite, type FeatureFile, type SuiteLocation } from './suite';

/**
 * The Portuguese features as what quotes the registry.
 *
 * @param language of the problems
 */
export function portugueseFeatures(location: SuiteLocation, language: InterfaceLanguage): Quoting<Problem> {
  const texts = translator(language, 'checks');
  return {
    requoted(registry) {
      const partial = translator('pt', 'regulation')('importPt.statement.partial', {
        label: registry.meta.portuguese.workingLabel.pt,
      });
      return readSuite(location)
        .files.filter((file) => file.language === 'pt')
        .map((file) => ({ name: file.uri, content: requoted(file, registry, { partial }) }));
    },
    problems(root, registry) {
      const suite = readSuite({ ...location, root });
      return [
        ...suite.errors.map((error): Problem => ({
          check: 'gherkin',
          file: error.uri,
          line: error.location.line,
          message: texts('gherkin.unread.message', { message: error.message }),
          advice: texts('gherkin.unread.advice'),
        })),
        ...checkQuotes(suite, texts, registry),
      ];
    },
  };
}

/**
 * @param wording.partial what a feature says of its quotations where some of them are a working translation
 * @returns the new content of the file
 */
export function requoted(file: FeatureFile, registry: Registry, wording: { partial: string }): string {
  const clauses = new Map(registry.clauses.map((clause) => [clause.id, clause]));
  const label = registry.meta.portuguese.workingLabel.pt;
  const replaced = new Map<number, { until: number; lines: readonly string[] }>();
  const quoted: Clause[] = [];
  for (const { rule, clause: id } of file.rules) {
    const clause = id === undefined ? undefined : clauses.get(id);
    if (clause === undefined) continue;
    quoted.push(clause);
    const place = descriptionOf(file.lines, rule.location.line);
    replaced.set(place.from, { until: place.until, lines: quotation(clause, label, place.indent) });
  }
  const statement = provenanceStatement(file, label);
  if (statement !== undefined) {
    const indent = indentOf(file.lines[statement] ?? '');
    replaced.set(statement, { until: statement + 1, lines: statementOf(quoted, wording, indent) });
  }
  const lines: string[] = [];
  for (let index = 0; index < file.lines.length;) {
    const change = replaced.get(index);
    if (change !== undefined) lines.push(...change.lines);
    if (change === undefined || change.until === index) lines.push(file.lines[index] ?? '');
    index = Math.max(change?.until ?? 0, index + 1);
  }
  return lines.join('\n');
}

/** The lines, from 0, that stand under a Rule up to the first blank one, tag or comment. */
function descriptionOf(
  lines: readonly string[],
  ruleLine: number,
): { from: number; until: number; indent: string } {
  let from = ruleLine;
  while (from < lines.length && (lines[from] ?? '').trim() === '') from += 1;
  const ends = (line: string) => line.trim() === '' || /^\s*[@#]/.test(line);
  if (ends(lines[from] ?? ''))
    return { from: ruleLine, until: ruleLine, indent: `${indentOf(lines[ruleLine - 1] ?? '')}  ` };
  let until = from;
  while (until < lines.length && !ends(lines[until] ?? '')) until += 1;
  return { from, until, indent: indentOf(lines[from] ?? '') };
}

function indentOf(line: string): string {
  return /^\s*/.exec(line)?.[0] ?? '';
}

function quotation({ textPt, provenancePt }: Clause, label: string, indent: string): string[] {
  const [open, close] = QUOTATION_MARKS.pt;
  const lines = `${open}${textPt}${close}`.split('\n');
  return [...lines, ...(provenancePt === 'working' ? [`(${label})`] : [])].map((line) => `${indent}${line}`);
}

/** The line, from 0, on which the feature itself says what its quotations are. */
function provenanceStatement({ feature, lines }: FeatureFile, label: string): number | undefined {
  if (feature === undefined) return undefined;
  const after = feature.location.line;
  const length = feature.description === '' ? 0 : feature.description.split('\n').length;
  const index = lines.slice(after, after + length + 1).findIndex((line) => line.includes(label));
  return index === -1 ? undefined : after + index;
}

function statementOf(quoted: readonly Clause[], { partial }: { partial: string }, indent: string): string[] {
  const official = quoted.filter(({ provenancePt }) => provenancePt === 'official').length;
  return official === quoted.length ? [] : [`${indent}${partial}`];
}
