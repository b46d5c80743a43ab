/** Where a case stands in the trees of an Allure report. */
import { LabelName, type Label } from 'allure-js-commons';
import { articleOf, articleTitle, citation, CLAUSES, hasClause, META } from '../../regulation';
import type { CaseRun } from '../cases';
import { bilingual, text } from '../texts';

const READING_OR_OPTION = /^@(?:reading|option):(.+)$/;

/** Allure sorts groups by the code points of their names, which is no order for Chinese numerals: so a number leads. */
function placeInArticle(id: string, article: number): string {
  const place = CLAUSES.filter((each) => each.normative && articleOf(each.id) === article).findIndex(
    (each) => each.id === id,
  );
  return String(place + 1).padStart(2, '0');
}

/**
 * Behaviours are the regulation, one tree for both languages: regulation, article, clause. Suites keep the languages
 * apart.
 */
export function labelsOf(run: CaseRun, contraLitteram: boolean): Label[] {
  const { clause, language } = run;
  const known = clause !== null && hasClause(clause);
  const article = known ? articleOf(clause) : null;
  const inOwnLanguage = {
    article: article === null ? META.instrument[language] : articleTitle(article, language),
    clause: known ? citation(clause, language) : (clause ?? run.uri),
  };
  const inBoth = {
    article: bilingual((each) => (article === null ? META.instrument[each] : articleTitle(article, each))),
    clause: known ? bilingual((each) => citation(clause, each)) : inOwnLanguage.clause,
  };
  const label = (name: LabelName, value: string): Label => ({ name, value });
  return [
    label(
      LabelName.EPIC,
      bilingual((each) => META.regulation[each]),
    ),
    label(LabelName.FEATURE, inBoth.article),
    label(
      LabelName.STORY,
      article === null ? inBoth.clause : `${placeInArticle(clause ?? '', article)} ${inBoth.clause}`,
    ),
    label(LabelName.PARENT_SUITE, text(language, `language.${language}`)),
    label(LabelName.SUITE, inOwnLanguage.article),
    label(LabelName.SUB_SUITE, inOwnLanguage.clause),
    label(LabelName.PACKAGE, run.uri.replace(/\.feature$/, '').replaceAll('/', '.')),
    label(LabelName.LANGUAGE, language),
    label(LabelName.FRAMEWORK, 'cucumberjs'),
    ...run.tags.flatMap((tag) => {
      const declared = READING_OR_OPTION.exec(tag)?.[1];
      return declared === undefined ? [] : [label(LabelName.TAG, declared)];
    }),
    ...(contraLitteram
      ? [
          label(
            LabelName.TAG,
            bilingual((each) => text(each, 'contraLitteram')),
          ),
        ]
      : []),
  ];
}
