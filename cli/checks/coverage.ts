/** Every clause that a table can be tested for has a case in each language, in each article that has a feature. */
import type { TFunction } from 'i18next';
import { OFFICIAL_LANGUAGES } from '../../locales';
import { CLAUSES, articleOf, citation, type ClauseClass } from '../../regulation';
import type { Problem } from './problem';
import { featureFolder, filesOf, type Suite } from './suite';

/** The classes that are examined by driving a table; the others are measured, watched or no matter of a table. */
const TESTED: readonly ClauseClass[] = ['machine', 'definitional'];

/** The articles for which the suite has a feature file in any language, in order. */
export function articlesOf(suite: Suite): number[] {
  const numbers = suite.files.flatMap(({ feature }) =>
    (feature?.tags ?? []).flatMap(({ name }) => /^@art_(\d+)$/.exec(name)?.[1] ?? []),
  );
  return [...new Set(numbers.map(Number))].sort((a, b) => a - b);
}

export function checkCoverage(suite: Suite, texts: TFunction): Problem[] {
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
          message: texts('coverage.message', { clause: citation(id, language), id }),
          advice: texts('coverage.advice', { id }),
        };
      });
  });
}
