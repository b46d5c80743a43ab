/** What the suite expects of a feature file beyond Gherkin's syntax: every case hangs under one known clause. */
import { dialects } from '@cucumber/gherkin';
import type { Background, Location, Tag } from '@cucumber/messages';
import type { TFunction } from 'i18next';
import { nearest } from '../locales/nearest';
import { CLAUSES, OPTIONS, READINGS, articleOf, hasClause } from '../regulation';
import { at, type Problem } from './problem';
import {
  CASE_TAG,
  GHERKIN_DIALECTS,
  type Case,
  type ClauseRule,
  type FeatureFile,
  type Suite,
} from './suite';

export const READING_TAG = '@reading:';
export const OPTION_TAG = '@option:';
/** The text states no outcome for the case. */
export const SILENT_TAG = '@silent';

/**
 * What opens a section in any of Gherkin's languages. Where a file's own language lacks the word, Gherkin takes the
 * line for a description and says nothing: zh-TW has no word for Rule, so that «規則:» makes a whole clause vanish.
 */
const SECTION_WORDS: ReadonlySet<string> = new Set([
  '規則',
  ...Object.values(dialects).flatMap(({ feature, background, rule, scenario, scenarioOutline, examples }) =>
    [feature, background, rule, scenario, scenarioOutline, examples].flat(),
  ),
]);

const SECTION_LINE = /^\s*([^:\uff1a]{1,40}?)\s*[:\uff1a]/;

type Report = (location: Location, key: string, values?: Record<string, string>) => Problem;

export function checkRules(suite: Suite, texts: TFunction): Problem[] {
  return suite.files.flatMap((file) => {
    const report: Report = (location, key, values = {}) => ({
      check: 'rules',
      file: file.uri,
      ...at(location),
      message: texts(`rules.${key}.message`, values),
      advice: texts(`rules.${key}.advice`, values),
    });
    return [
      ...checkFeature(file, report),
      ...vanishedSections(file, report),
      ...file.strays.map(({ scenario }) =>
        report(scenario.location, 'outsideRule', { scenario: scenario.name }),
      ),
      ...described(backgroundsOf(file), report),
      ...file.rules.flatMap((rule) => checkRule(file, rule, report)),
      ...repeatedClauses(file, report),
    ];
  });
}

function checkFeature({ feature, language }: FeatureFile, report: Report): Problem[] {
  if (feature === undefined) return [report({ line: 1 }, 'noFeature')];
  const dialect = GHERKIN_DIALECTS[language];
  const [tag, ...others] = feature.tags;
  return [
    ...(feature.language === dialect
      ? []
      : [report({ line: 1 }, 'dialect', { actual: feature.language, expected: dialect })]),
    ...(tag !== undefined && others.length === 0 && hasClause(`${tag.name.slice(1)}__heading`)
      ? []
      : [report(feature.location, 'articleTag')]),
  ];
}

/**
 * Descriptions hold no section by mistake. The lines are searched, and not the syntax tree, because what has been
 * swallowed may stand anywhere; the lines of sections that were understood are left out.
 */
function vanishedSections(file: FeatureFile, report: Report): Problem[] {
  const { feature } = file;
  if (feature === undefined) return [];
  const scenarios = [...file.strays, ...file.rules.flatMap(({ cases }) => cases)].map(
    ({ scenario }) => scenario,
  );
  const understood = new Set(
    [
      feature,
      ...file.rules.map(({ rule }) => rule),
      ...backgroundsOf(file),
      ...scenarios,
      ...scenarios.flatMap(({ examples }) => examples),
    ].map(({ location }) => location.line),
  );
  const taken = new Set(
    [...file.steps.values()].flatMap(({ location, docString, dataTable }) => {
      const rows = dataTable?.rows.map((row) => row.location.line) ?? [];
      const first = docString?.location.line ?? 0;
      const length = docString === undefined ? 0 : docString.content.split('\n').length + 2;
      return [location.line, ...rows, ...Array.from({ length }, (_, offset) => first + offset)];
    }),
  );
  return file.lines.flatMap((text, index) => {
    const line = index + 1;
    const word = SECTION_LINE.exec(text)?.[1];
    if (word === undefined || !SECTION_WORDS.has(word) || understood.has(line) || taken.has(line)) return [];
    const keyword = dialects[GHERKIN_DIALECTS[file.language]]?.rule[0] ?? 'Rule';
    return [report({ line, column: text.search(/\S/) + 1 }, 'vanished', { word, keyword })];
  });
}

function backgroundsOf({ feature }: FeatureFile): Background[] {
  const children = feature?.children ?? [];
  return [...children, ...children.flatMap(({ rule }) => rule?.children ?? [])].flatMap(
    ({ background }) => background ?? [],
  );
}

/** A first step whose keyword is misspelt becomes a description, and is never carried out. */
function described(
  sections: readonly { location: Location; description: string }[],
  report: Report,
): Problem[] {
  return sections
    .filter(({ description }) => description.trim() !== '')
    .map(({ location, description }) =>
      report(location, 'described', { text: description.trim().split('\n')[0] ?? '' }),
    );
}

function checkRule(
  file: FeatureFile,
  { rule, clauseTags, clause, cases }: ClauseRule,
  report: Report,
): Problem[] {
  const tagged = clauseTags[0]?.location ?? rule.location;
  const known = clause !== undefined && hasClause(clause);
  return [
    ...(clause === undefined
      ? [report(rule.location, 'clauseTag', { rule: rule.name, count: String(clauseTags.length) })]
      : []),
    ...(clause !== undefined && !known ? [report(tagged, 'unknownClause', suggestion(clause))] : []),
    ...(known && !ofArticle(file, clause) ? [report(tagged, 'otherArticle', { clause })] : []),
    ...cases.flatMap((each) => checkCase(each, known ? clause : undefined, report)),
    ...repeated(cases, ({ name }) => name).map(({ scenario, name }) =>
      report(scenario.location, 'repeatedCase', { case: name ?? '' }),
    ),
  ];
}

function suggestion(clause: string): Record<string, string> {
  const near = nearest(
    clause,
    CLAUSES.map(({ id }) => id),
  );
  return { clause, near: near ?? CLAUSES[0]?.id ?? '' };
}

function ofArticle({ feature }: FeatureFile, clause: string): boolean {
  return feature?.tags[0]?.name === `@art_${articleOf(clause)}`;
}

function repeatedClauses({ rules }: FeatureFile, report: Report): Problem[] {
  return repeated(rules, ({ clause }) => clause).map(({ rule, clause }) =>
    report(rule.location, 'repeatedClause', { clause: clause ?? '' }),
  );
}

/** Those that carry a name which an earlier one carries. */
function repeated<T>(all: readonly T[], nameOf: (each: T) => string | undefined): T[] {
  const names = all.map(nameOf);
  return all.filter((_, place) => names[place] !== undefined && names.indexOf(names[place]) < place);
}

function checkCase(
  { scenario, tags, examples, name, rows }: Case,
  clause: string | undefined,
  report: Report,
): Problem[] {
  const caseTags = tags.filter((tag) => tag.name.startsWith(CASE_TAG));
  return [
    ...(caseTags.length === 1
      ? []
      : [
          report(scenario.location, caseTags.length === 0 ? 'noCase' : 'twoCases', {
            scenario: scenario.name,
          }),
        ]),
    ...(name === undefined || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)
      ? []
      : [report(caseTags[0]?.location ?? scenario.location, 'caseName', { case: name })]),
    ...described([scenario, ...examples], report),
    ...(rows.length > 0 ? [] : [report(scenario.location, 'neverRun', { scenario: scenario.name })]),
    ...[...tags, ...examples.flatMap((each) => each.tags)].flatMap((tag) => checkTag(tag, clause, report)),
  ];
}

function checkTag({ name, location }: Tag, clause: string | undefined, report: Report): Problem[] {
  if (name === SILENT_TAG || name.startsWith(CASE_TAG)) return [];
  if (name.startsWith(READING_TAG)) return checkReadingTag(name, location, clause, report);
  if (name.startsWith(OPTION_TAG)) return checkOptionTag(name, location, report);
  return [report(location, 'unknownTag', { tag: name })];
}

function parts(tag: string, prefix: string): [id: string, value: string] {
  const [id = '', ...value] = tag.slice(prefix.length).split('=');
  return [id, value.join('=')];
}

function checkReadingTag(
  tag: string,
  location: Location,
  clause: string | undefined,
  report: Report,
): Problem[] {
  const [id, value] = parts(tag, READING_TAG);
  const reading = READINGS.find((each) => each.id === id);
  if (reading === undefined) {
    return [report(location, 'unknownReading', { tag, known: READINGS.map((each) => each.id).join(', ') })];
  }
  const values = reading.values.map((each) => each.value);
  return [
    ...(values.includes(value) ? [] : [report(location, 'unknownValue', { tag, known: values.join(', ') })]),
    ...(clause === undefined || reading.clauses.includes(clause)
      ? []
      : [report(location, 'foreignReading', { tag, clause, known: reading.clauses.join(', ') })]),
  ];
}

function checkOptionTag(tag: string, location: Location, report: Report): Problem[] {
  const [id, value] = parts(tag, OPTION_TAG);
  const option = OPTIONS.find((each) => each.id === id);
  if (option === undefined) {
    return [report(location, 'unknownOption', { tag, known: OPTIONS.map((each) => each.id).join(', ') })];
  }
  const values = option.values.map((each) => each.value);
  return values.includes(value) ? [] : [report(location, 'unknownValue', { tag, known: values.join(', ') })];
}
