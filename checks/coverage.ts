/**
 * Every clause that a table can be tested for has a case in each language, in each article that has a feature: whatever
 * readings and options are declared.
 */
import type { TFunction } from 'i18next';
import { OFFICIAL_LANGUAGES } from '../locales';
import { CLAUSES, OPTIONS, READINGS, articleOf, citation, hasClause, type ClauseClass } from '../regulation';
import { at, type Problem } from './problem';
import { OPTION_TAG, READING_TAG } from './rules';
import { featureFolder, filesOf, type ClauseRule, type Suite } from './suite';

/** The classes that are examined by driving a table; the others are measured, watched or no matter of a table. */
export const TESTED: readonly ClauseClass[] = ['machine', 'definitional'];

/** The articles for which the suite has a feature file in any language, in order. */
export function articlesOf(suite: Suite): number[] {
  const numbers = suite.files.flatMap(({ feature }) =>
    (feature?.tags ?? []).flatMap(({ name }) => /^@art_(\d+)$/.exec(name)?.[1] ?? []),
  );
  return [...new Set(numbers.map(Number))].sort((a, b) => a - b);
}

export function checkCoverage(suite: Suite, texts: TFunction): Problem[] {
  return [...clausesWithoutCase(suite, texts), ...declarationsWithoutCase(suite, texts)];
}

function clausesWithoutCase(suite: Suite, texts: TFunction): Problem[] {
  const articles = articlesOf(suite);
  const required = CLAUSES.filter(
    ({ id, normative, class: of }) =>
      normative && TESTED.includes(of) && articles.includes(articleOf(id) ?? Number.NaN),
  );
  return OFFICIAL_LANGUAGES.flatMap((language) => {
    const files = filesOf(suite, language);
    const covered = new Set(
      files.flatMap(({ rules }) => rules.filter(({ cases }) => cases.length > 0).map(({ clause }) => clause)),
    );
    return required
      .filter(({ id }) => !covered.has(id))
      .map(({ id }): Problem => {
        const file = files.find(({ feature }) => feature?.tags[0]?.name === `@art_${articleOf(id)}`);
        return {
          check: 'coverage',
          file: file?.uri ?? featureFolder(language),
          line: file?.feature?.location.line ?? 1,
          message: texts('coverage.none.message', { clause: citation(id, language), id }),
          advice: texts('coverage.none.advice', { id }),
        };
      });
  });
}

/** What can be declared, as the tags that cases carry for it. */
const DECLARABLE: readonly (readonly string[])[] = [
  ...READINGS.map(({ id, values }) => values.map(({ value }) => `${READING_TAG}${id}=${value}`)),
  ...OPTIONS.map(({ id, values }) => values.map(({ value }) => `${OPTION_TAG}${id}=${value}`)),
];

/** A clause all of whose cases wait for one value of a reading would be tested under no other. */
function declarationsWithoutCase(suite: Suite, texts: TFunction): Problem[] {
  return suite.files.flatMap((file) =>
    file.rules.flatMap((rule): Problem[] => {
      const { clause } = rule;
      if (clause === undefined || !hasClause(clause) || rule.cases.length === 0) return [];
      const untested = untestedDeclaration(rule);
      if (untested === null) return [];
      const tags = untested.join(' ');
      return [
        {
          check: 'coverage',
          file: file.uri,
          ...at(rule.rule.location),
          message: texts('coverage.declaration.message', { clause: citation(clause, file.language), tags }),
          advice: texts('coverage.declaration.advice', { tags }),
        },
      ];
    }),
  );
}

function untestedDeclaration({ cases }: ClauseRule): readonly string[] | null {
  const rows = cases.flatMap((each) => each.rows.map(({ pickle }) => pickle.tags.map(({ name }) => name)));
  const concerned = DECLARABLE.filter((values) =>
    rows.some((tags) => values.some((tag) => tags.includes(tag))),
  );
  const takes = (tags: readonly string[], declared: readonly string[]) =>
    concerned.every(
      (values, index) => !values.some((tag) => tags.includes(tag)) || tags.includes(declared[index] ?? ''),
    );
  const declarations = concerned.reduce<string[][]>(
    (all, values) => all.flatMap((some) => values.map((value) => [...some, value])),
    [[]],
  );
  return declarations.find((declared) => !rows.some((tags) => takes(tags, declared))) ?? null;
}
