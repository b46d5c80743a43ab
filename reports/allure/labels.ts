/** Where a case stands in the trees of an Allure report. */
import { LabelName, type Label } from 'allure-js-commons';
import type { OfficialLanguage } from '../../locales';
import { articleOf, articleTitle, citation, CLAUSES, hasClause, META } from '../../regulation';
import type { CaseRun } from '../cases';
import { bilingual, text } from '../texts';

const READING_OR_OPTION = /^@(?:reading|option):(.+)$/;

/** Allure sorts groups by the code points of their names, which is no order for Chinese numerals: so a number leads. */
function numbered(number: number, name: string): string {
  return `${String(number).padStart(2, '0')} ${name}`;
}

/** Where a clause stands among those of its article that prescribe something, from 1. */
function placeInArticle(id: string, article: number): number {
  const ofArticle = CLAUSES.filter((each) => each.normative && articleOf(each.id) === article);
  return ofArticle.findIndex((each) => each.id === id) + 1;
}

interface Names {
  article: string;
  clause: string;
}

/** @param write puts a text of one language, or of both, in place */
function namesOf(run: CaseRun, write: (text: (language: OfficialLanguage) => string) => string): Names {
  const { clause } = run;
  if (clause === null || !hasClause(clause)) {
    return { article: write((language) => META.instrument[language]), clause: clause ?? run.uri };
  }
  const cited = write((language) => citation(clause, language));
  const article = articleOf(clause);
  if (article === null) return { article: write((language) => META.instrument[language]), clause: cited };
  return {
    article: numbered(
      article,
      write((language) => articleTitle(article, language)),
    ),
    clause: numbered(placeInArticle(clause, article), cited),
  };
}

/**
 * Behaviours are the regulation, one tree for both languages: regulation, article, clause. Suites keep the languages
 * apart.
 */
export function labelsOf(run: CaseRun, contraLitteram: boolean): Label[] {
  const { language } = run;
  const both = namesOf(run, bilingual);
  const own = namesOf(run, (write) => write(language));
  const label = (name: LabelName, value: string): Label => ({ name, value });
  return [
    label(
      LabelName.EPIC,
      bilingual((each) => META.regulation[each]),
    ),
    label(LabelName.FEATURE, both.article),
    label(LabelName.STORY, both.clause),
    label(LabelName.PARENT_SUITE, text(language, `language.${language}`)),
    label(LabelName.SUITE, own.article),
    label(LabelName.SUB_SUITE, own.clause),
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
