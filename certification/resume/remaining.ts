/** Which cases of a run have come to a result that counts, and which are still to be run. */
import { parse } from '@cucumber/tag-expressions';
import type { CaseStatus } from '../../reports/attempts';
import type { RunRecord } from '../../reports/cases';
import type { Suite } from '../../checks';
import { featureFolder } from '../../checks/suite';
import type { OfficialLanguage } from '../../locales';

/** A case with one of these is not run again, whatever it says of the table. */
const COUNTED: readonly CaseStatus[] = [
  'passed',
  'failed',
  'not-applicable',
  'not-decidable',
  'inspection-pending',
  'not-observed',
];

export interface Remaining {
  /** As Cucumber takes them: the feature file, and the lines of the cases in it. */
  paths: string[];
  cases: number;
  /** Cases that are counted and not run again. */
  counted: number;
  /** Cases that were begun, came to no result that counts, and are run again. */
  again: number;
}

/**
 * A case is counted only where it has come to its end: one that has failed already and was then cut off is run again,
 * and its failure stands whatever comes of that.
 */
export function remainingCases(
  suite: Suite,
  { cases }: RunRecord,
  { languages, tagExpression }: { languages: readonly OfficialLanguage[]; tagExpression: string },
): Remaining {
  const selects = parse(tagExpression);
  const place = (uri: string, line: number) => `${uri}:${String(line)}`;
  const begun = new Set(cases.filter(({ start }) => start !== null).map(({ uri, line }) => place(uri, line)));
  const ended = new Set(
    cases
      .filter(({ status, stop }) => COUNTED.includes(status) && stop !== null)
      .map(({ uri, line }) => place(uri, line)),
  );
  const remaining: Remaining = { paths: [], cases: 0, counted: 0, again: 0 };
  for (const { uri, rules, strays } of suite.files) {
    if (!languages.some((language) => uri.startsWith(`${featureFolder(language)}/`))) continue;
    const planned = [...rules.flatMap((rule) => rule.cases), ...strays]
      .flatMap(({ rows }) => rows)
      .filter(({ pickle }) => selects.evaluate(pickle.tags.map(({ name }) => name)))
      .map(({ location }) => location.line);
    const left = planned.filter((line) => !ended.has(place(uri, line)));
    remaining.cases += left.length;
    remaining.counted += planned.length - left.length;
    remaining.again += left.filter((line) => begun.has(place(uri, line))).length;
    if (left.length > 0) remaining.paths.push([uri, ...left].join(':'));
  }
  return remaining;
}
