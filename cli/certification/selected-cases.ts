/** Whether the user's tags leave anything to run. */
import { parse } from '@cucumber/tag-expressions';
import { translator } from '../../locales';
import { filesOf, type Suite } from '../checks/suite';
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
  const cases = languages
    .flatMap((language) => filesOf(suite, language))
    .flatMap(({ rules }) => rules)
    .flatMap((rule) => rule.cases)
    .flatMap(({ rows }) => rows.map(({ pickle }) => pickle.tags.map(({ name }) => name)));
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
