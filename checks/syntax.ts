/** The features can be read as Gherkin at all, and there are some. */
import type { TFunction } from 'i18next';
import { OFFICIAL_LANGUAGES } from '../locales';
import { at, type Problem } from './problem';
import { featureFolder, filesOf, type Suite } from './suite';

export function checkSyntax(suite: Suite, texts: TFunction): Problem[] {
  const unread = suite.errors.map(({ uri, location, message }): Problem => ({
    check: 'gherkin',
    file: uri,
    ...at(location),
    message: texts('gherkin.unread.message', { message }),
    advice: texts('gherkin.unread.advice'),
  }));
  const empty = OFFICIAL_LANGUAGES.filter(
    (language) =>
      filesOf(suite, language).length === 0 &&
      !suite.errors.some(({ uri }) => uri.startsWith(featureFolder(language))),
  ).map((language): Problem => ({
    check: 'gherkin',
    file: featureFolder(language),
    line: 1,
    message: texts('gherkin.none.message', { folder: featureFolder(language) }),
    advice: texts('gherkin.none.advice', { folder: featureFolder(language) }),
  }));
  return [...unread, ...empty];
}
