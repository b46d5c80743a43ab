/** What the user's tags leave to run. */
import { parse } from '@cucumber/tag-expressions';
import { translator } from '../../locales';
import { featureFolder, filesOf, type FeatureFile, type Suite } from '../../checks/suite';
import type { Configuration, ReadConfiguration } from './configuration';
import { selection } from './selection';

type TagsProblem = Extract<ReadConfiguration, { ok: true }>['tagsProblem'];

/** What is wrong with tags that select no case in any of the run's languages; null where they select one. */
export function emptySelection(
  suite: Suite,
  { tags, languages, readings, options, ui }: Configuration,
  problem: TagsProblem,
): ReturnType<TagsProblem> | null {
  if (tags === null) return null;
  const cases = languages.flatMap((language) => filesOf(suite, language)).flatMap(tagsOf);
  const byUser = parse(tags);
  const tagged = cases.filter((names) => byUser.evaluate(names));
  const byDeclaration = parse(selection(readings.values, options));
  if (tagged.some((names) => byDeclaration.evaluate(names))) return null;
  const texts = translator(ui, 'cli');
  const articles = [...new Set(cases.flat().filter((name) => /^@art_\d+$/.test(name)))];
  return problem(tagged.length === 0 ? 'tagsMatchNothing' : 'tagsMatchNothingDeclared', {
    written: tags,
    languages: languages.join(texts('answer.enumeration')),
    articles: articles.join(texts('answer.enumeration')),
  });
}

/**
 * Where Cucumber looks for cases, relative to the suite: the folders of the languages, or the files in which the user's
 * tags select any, since those without one would be parsed for nothing.
 */
export function featurePaths(
  suite: Suite,
  { tags, languages }: Pick<Configuration, 'tags' | 'languages'>,
): string[] {
  const folders = languages.map(featureFolder);
  if (tags === null) return folders;
  const byUser = parse(tags);
  const files = languages
    .flatMap((language) => filesOf(suite, language))
    .filter((file) => tagsOf(file).some((names) => byUser.evaluate(names)));
  return files.length === 0 ? folders : files.map(({ uri }) => uri);
}

/** The tags of each case. */
function tagsOf({ rules, strays }: FeatureFile): string[][] {
  return [...rules.flatMap((rule) => rule.cases), ...strays].flatMap(({ rows }) =>
    rows.map(({ pickle }) => pickle.tags.map(({ name }) => name)),
  );
}
