/**
 * The tests of a clause were written for the text that it has: the clause's revision stands for its text by a hash, and
 * the Rule carries the revision that its cases were last looked at for.
 */
import type { TFunction } from 'i18next';
import type { InterfaceLanguage } from '../locales';
import { citation, hasClause, verifyRevisions, type RevisionProblem } from '../regulation';
import { TRACE_DATA, revisionOfRule, type TraceData } from './traceability/trace';
import { at, type Problem } from './problem';
import { CLAUSES_FILE, lineOf } from './registry';
import { REVISION_TAG, type ClauseRule, type FeatureFile, type Suite } from './suite';

export const REVISIONS_FILE = 'regulation/data/revisions.json';

export function checkRevisions(
  suite: Suite,
  language: InterfaceLanguage,
  texts: TFunction,
  data: TraceData = TRACE_DATA,
): Problem[] {
  return [
    ...verifyRevisions(data.registry, data.revisions).map((problem) =>
      registryProblem(problem, language, texts),
    ),
    ...suite.files.flatMap((file) =>
      file.rules.flatMap((rule) => ruleProblem(file, rule, language, texts, data)),
    ),
  ];
}

function registryProblem(problem: RevisionProblem, language: InterfaceLanguage, texts: TFunction): Problem {
  const { kind, clause } = problem;
  const file = kind === 'no-revision' ? CLAUSES_FILE : REVISIONS_FILE;
  const values = {
    clause: hasClause(clause) ? citation(clause, language) : clause,
    id: clause,
    actual: 'actual' in problem ? problem.actual : '',
    revision: 'revision' in problem ? problem.revision : 1,
    next: 'revision' in problem ? problem.revision + 1 : 1,
  };
  return {
    check: 'revisions',
    file,
    line: lineOf(file, clause),
    message: texts(`revisions.${kind}.message`, values),
    advice: texts(`revisions.${kind}.advice`, values),
  };
}

function ruleProblem(
  file: FeatureFile,
  rule: ClauseRule,
  language: InterfaceLanguage,
  texts: TFunction,
  data: TraceData,
): Problem[] {
  const record = data.revisions.find(({ id }) => id === rule.clause);
  const [tag] = rule.revisionTags;
  const tested = revisionOfRule(rule);
  const problem = (key: string, values: Record<string, string | number> = {}): Problem[] => [
    {
      check: 'revisions',
      file: file.uri,
      ...at(tag?.location ?? rule.rule.location),
      message: texts(`revisions.${key}.message`, values),
      advice: texts(`revisions.${key}.advice`, values),
    },
  ];
  if (tested === null) {
    return problem('tag', { tags: rule.revisionTags.map(({ name }) => name).join(' ') });
  }
  if (record === undefined || tested === record.revision) return [];
  return problem(tested < record.revision ? 'outdated' : 'ahead', {
    clause: citation(record.id, language),
    tested,
    revision: record.revision,
    tag: `${REVISION_TAG}${record.revision}`,
  });
}
