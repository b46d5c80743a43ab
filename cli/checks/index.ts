/** Everything that is looked at before a table is: nothing runs on features that are not what they should be. */
import type { InterfaceLanguage } from '../../locales';
import { translator } from '../../locales';
import { checkCoverage } from './coverage';
import { checkParity } from './parity';
import { CHECKS, type Problem } from './problem';
import { checkQuotes } from './quotes';
import { checkRegistry } from './registry';
import { checkRules } from './rules';
import { checkSteps } from './steps';
import { checkSyntax } from './syntax';
import { readSuite, type Suite, type SuiteLocation } from './suite';
import { stepDefinitions } from './support-code';

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
  const suite = readSuite(location);
  const definitions = await stepDefinitions(location);
  const problems = [
    ...checkRegistry(language),
    ...checkSyntax(suite, texts),
    ...checkQuotes(suite, texts),
    ...checkRules(suite, texts),
    ...checkSteps(suite, definitions, texts),
    ...checkParity(suite, definitions, texts),
    ...checkCoverage(suite, texts),
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
