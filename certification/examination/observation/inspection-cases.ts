/** Which cases of a suite are judged by the inspection record alone, and which clauses are tested by playing. */
import path from 'node:path';
import { selects } from './selects';
import { onlyMatches, type StepDefinitions } from '../../../checks/support-code';
import type { CaseRow, Suite } from '../../../checks/suite';
import type { OfficialLanguage } from '../../../locales';

export interface SharedOut {
  /** As Cucumber takes them: the feature file, and the lines of the cases in it. */
  readonly inspected: readonly string[];
  /** How many cases these are. */
  readonly cases: number;
  /** The clauses that have a case which asks the table. */
  readonly played: readonly string[];
}

/** The steps that ask nothing of a table. */
const INSPECTION_STEPS = 'inspection.steps';

export function shareOut(
  { files }: Suite,
  definitions: StepDefinitions,
  { languages, tagExpression }: { languages: readonly OfficialLanguage[]; tagExpression: string },
): SharedOut {
  const selected = selects(tagExpression);
  const isInspected = ({ pickle }: CaseRow) =>
    onlyMatches(definitions, pickle).every(
      (match) => match !== null && path.parse(match.definition.uri).name === INSPECTION_STEPS,
    );
  const inspected: string[] = [];
  let cases = 0;
  const played = new Set<string>();
  for (const { uri, rules, language } of files) {
    const lines: number[] = [];
    for (const { clause, cases } of rules) {
      for (const row of cases.flatMap(({ rows }) => rows)) {
        if (isInspected(row)) {
          if (selected(row.pickle)) lines.push(row.location.line);
        } else if (clause !== undefined) played.add(clause);
      }
    }
    if (lines.length === 0 || !languages.includes(language)) continue;
    inspected.push([uri, ...lines].join(':'));
    cases += lines.length;
  }
  return { inspected, cases, played: [...played] };
}
