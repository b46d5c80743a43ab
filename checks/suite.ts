/** The features of both languages, parsed and compiled, as every check looks at them. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { AstBuilder, GherkinClassicTokenMatcher, Parser, compile } from '@cucumber/gherkin';
import {
  IdGenerator,
  type Examples,
  type Feature,
  type GherkinDocument,
  type Location,
  type Pickle,
  type Rule,
  type Scenario,
  type Step,
  type TableRow,
  type Tag,
} from '@cucumber/messages';
import { OFFICIAL_LANGUAGES, type OfficialLanguage } from '../locales';
import type { SuiteLocation } from './location';

export { SUITE, type SuiteLocation } from './location';

/** The languages as Gherkin calls them. */
export const GHERKIN_DIALECTS: Readonly<Record<OfficialLanguage, string>> = { zh: 'zh-TW', pt: 'pt' };

export function featureFolder(language: OfficialLanguage): string {
  return `features/${language}`;
}

export const CASE_TAG = '@case:';

/** What stands on a Rule before the revision of its clause that its cases were last looked at for. */
export const REVISION_TAG = '@rev:';

/** One row of an outline, or the one execution of a plain scenario. */
export interface CaseRow {
  pickle: Pickle;
  /** Of the row, or of the scenario. */
  location: Location;
}

export interface Case {
  /** What follows `@case:`; absent where the tag is. */
  name: string | undefined;
  scenario: Scenario;
  tags: readonly Tag[];
  examples: readonly Examples[];
  rows: readonly CaseRow[];
}

export interface ClauseRule {
  rule: Rule;
  /** All tags but those of a revision: one, unless the Rule is wrong. */
  clauseTags: readonly Tag[];
  /** The tag without its @; absent where there is none or more than one. */
  clause: string | undefined;
  /** At most one, unless the Rule is wrong. */
  revisionTags: readonly Tag[];
  cases: readonly Case[];
}

export interface FeatureFile {
  language: OfficialLanguage;
  /** `article-5.feature`, the same in both languages. */
  name: string;
  /** `features/zh/article-5.feature` */
  uri: string;
  /** Absent where the file holds none. */
  feature: Feature | undefined;
  lines: readonly string[];
  rules: readonly ClauseRule[];
  /** Scenarios that stand outside every Rule. */
  strays: readonly Case[];
  /** The steps of the file by the id that pickles know them under. */
  steps: ReadonlyMap<string, Step>;
}

export interface ParseError {
  uri: string;
  location: Location;
  /** As the Gherkin parser words it. */
  message: string;
}

export interface Suite extends SuiteLocation {
  files: readonly FeatureFile[];
  errors: readonly ParseError[];
}

export function filesOf(suite: Suite, language: OfficialLanguage): FeatureFile[] {
  return suite.files.filter((file) => file.language === language);
}

export function readSuite(location: SuiteLocation): Suite {
  const files: FeatureFile[] = [];
  const errors: ParseError[] = [];
  for (const language of OFFICIAL_LANGUAGES) {
    for (const name of featureNames(path.join(location.root, featureFolder(language)))) {
      const uri = `${featureFolder(language)}/${name}`;
      try {
        files.push(featureFile(language, name, uri, readFileSync(path.join(location.root, uri), 'utf8')));
      } catch (error) {
        errors.push(...parseErrors(uri, error));
      }
    }
  }
  return { ...location, files, errors };
}

function featureNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.feature'))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

function featureFile(language: OfficialLanguage, name: string, uri: string, source: string): FeatureFile {
  const newId = IdGenerator.incrementing();
  const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
  const document: GherkinDocument = { ...parser.parse(source), uri };
  const pickles = compile(document, uri, newId);
  const children = document.feature?.children ?? [];
  const rules = children.flatMap(({ rule }) => (rule === undefined ? [] : [rule]));
  const scenarios = children.flatMap(({ scenario }) => (scenario === undefined ? [] : [scenario]));
  return {
    language,
    name,
    uri,
    feature: document.feature,
    lines: source.split(/\r?\n/),
    rules: rules.map((rule) => clauseRule(rule, pickles)),
    strays: scenarios.map((scenario) => caseOf(scenario, pickles)),
    steps: new Map(allSteps(document).map((step) => [step.id, step])),
  };
}

function clauseRule(rule: Rule, pickles: readonly Pickle[]): ClauseRule {
  const isRevision = ({ name }: Tag) => name.startsWith(REVISION_TAG);
  const clauseTags = rule.tags.filter((tag) => !isRevision(tag));
  return {
    rule,
    clauseTags,
    clause: clauseTags.length === 1 ? clauseTags[0]?.name.slice(1) : undefined,
    revisionTags: rule.tags.filter(isRevision),
    cases: rule.children.flatMap(({ scenario }) =>
      scenario === undefined ? [] : [caseOf(scenario, pickles)],
    ),
  };
}

function caseOf(scenario: Scenario, pickles: readonly Pickle[]): Case {
  const rowById = new Map(
    scenario.examples.flatMap(({ tableBody }) => tableBody).map((row: TableRow) => [row.id, row]),
  );
  const tag = scenario.tags.find(({ name }) => name.startsWith(CASE_TAG));
  return {
    name: tag?.name.slice(CASE_TAG.length),
    scenario,
    tags: scenario.tags,
    examples: scenario.examples,
    rows: pickles
      .filter((pickle) => pickle.astNodeIds[0] === scenario.id)
      .map((pickle) => ({
        pickle,
        location: rowById.get(pickle.astNodeIds[1] ?? '')?.location ?? scenario.location,
      })),
  };
}

function allSteps({ feature }: GherkinDocument): Step[] {
  const children = feature?.children ?? [];
  return [...children, ...children.flatMap(({ rule }) => rule?.children ?? [])].flatMap(
    ({ background, scenario }) => [...(background?.steps ?? []), ...(scenario?.steps ?? [])],
  );
}

interface GherkinError extends Error {
  errors?: GherkinError[];
  location?: Location;
}

function parseErrors(uri: string, error: unknown): ParseError[] {
  const { errors, location, message } = error as GherkinError;
  if (errors !== undefined) return errors.flatMap((each) => parseErrors(uri, each));
  return [{ uri, location: location ?? { line: 1 }, message: message.replace(/^\(\d+:\d+\): /, '') }];
}
