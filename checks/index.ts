/** Everything that is looked at before a table is: nothing runs on features that are not what they should be. */
import type { InterfaceLanguage } from '../locales';
import { translator } from '../locales';
import { isCheckedCopy } from './checked-copy';
import { checkCoverage } from './coverage';
import { checkParity } from './parity';
import { CHECKS, type Problem } from './problem';
import { checkQuotes } from './quotes';
import { checkRegistry } from './registry';
import { checkRevisions } from './revisions';
import { checkRules } from './rules';
import { checkSentences } from './sentences';
import { checkSteps } from './steps';
import { checkSyntax } from './syntax';
import { readSuite, type Suite, type SuiteLocation } from './suite';

export { CHECKS, type Check, type Problem } from './problem';
export { articlesOf } from './coverage';
export { SUITE, type Suite, type SuiteLocation } from './suite';

export interface CheckedSuite {
  suite: Suite;
  /** In the order of the checks, and in each by file and line. */
  problems: Problem[];
}

/** @throws whatever the support code throws when it is loaded */
export async function checkSuite(
  location: SuiteLocation,
  language: InterfaceLanguage,
): Promise<CheckedSuite> {
  const texts = translator(language, 'checks');
  const { suite, problems } = checkTexts(location, language);
  // Cucumber itself, which only a full check needs.
  const { stepDefinitions } = require('./support-code') as typeof import('./support-code');
  const definitions = await stepDefinitions(location);
  return {
    suite,
    problems: [
      ...problems,
      ...checkSteps(suite, definitions, texts),
      ...checkParity(suite, definitions, texts),
    ].sort(inOrder),
  };
}

/**
 * What is looked at before a run: all of the checks, but for a compiled copy that is what was checked when it was made.
 */
export async function checksOf(
  suite: SuiteLocation,
  language: InterfaceLanguage,
): Promise<CheckedSuite | { unloadable: string }> {
  return isCheckedCopy(suite) ? { suite: readSuite(suite), problems: [] } : allChecksOf(suite, language);
}

/** The step definitions are code: where they cannot even be loaded, nothing else can be said. */
export async function allChecksOf(
  suite: SuiteLocation,
  language: InterfaceLanguage,
): Promise<CheckedSuite | { unloadable: string }> {
  try {
    return await checkSuite(suite, language);
  } catch (error) {
    return { unloadable: error instanceof Error ? error.message : String(error) };
  }
}

/** The checks that need no step definitions: of the law, of the features, and of what connects the two. */
export function checkTexts(location: SuiteLocation, language: InterfaceLanguage): CheckedSuite {
  const texts = translator(language, 'checks');
  const trace = translator(language, 'trace');
  const suite = readSuite(location);
  const problems = [
    ...checkRegistry(language),
    ...checkSyntax(suite, texts),
    ...checkQuotes(suite, texts),
    ...checkRules(suite, texts),
    ...checkCoverage(suite, texts),
    ...checkSentences(suite, language, trace),
    ...checkRevisions(suite, language, trace),
  ];
  return { suite, problems: problems.sort(inOrder) };
}

function inOrder(one: Problem, other: Problem): number {
  return (
    CHECKS.indexOf(one.check) - CHECKS.indexOf(other.check) ||
    one.file.localeCompare(other.file, 'en') ||
    one.line - other.line ||
    (one.column ?? 0) - (other.column ?? 0)
  );
}
