/** A session as a feature file of its own, in one official language: the clause word for word, and one scenario. */
import { createHash } from 'node:crypto';
import { writtenMoney, type Terms, type Wording } from '../../../assessment';
import type { Finding } from '../../../assessment/exploration';
import { translator, type OfficialLanguage } from '../../../locales';
import {
  OPTIONS,
  READINGS,
  articleOf,
  articleTitle,
  citation,
  clauseText,
  portugueseLabel,
  REVISIONS,
} from '../../../regulation';
import { QUOTATION_MARKS } from '../../../checks/quotes';
import { OPTION_TAG, READING_TAG } from '../../../checks/rules';
import { CASE_TAG, GHERKIN_DIALECTS, REVISION_TAG } from '../../../checks/suite';
import type { Sentence } from './sentence';
import type { Dependence, Story } from './story';
import { requiredText, sentenceText } from './wording';

export interface Fragment {
  readonly finding: Pick<Finding, 'judgement'>;
  readonly story: Story;
  readonly dependence: Dependence;
  readonly terms: Terms;
  readonly minorUnitsPerAmount: number;
}

const WIDEST_NAME = 200;

/** The same for the same session, whatever it was found by. */
export function caseName({ story, finding }: Pick<Fragment, 'story' | 'finding'>): string {
  const told = JSON.stringify([finding.judgement.clauses[0], story.minimumBet, story.sentences]);
  return `found-${createHash('sha256').update(told).digest('hex').slice(0, 8)}`;
}

export function featureText(fragment: Fragment, language: OfficialLanguage): string {
  const { finding, story, terms, minorUnitsPerAmount } = fragment;
  const say = translator(language, 'explore');
  const wording: Wording = { language, authorisations: terms.authorisations, minorUnitsPerAmount };
  const [clause] = finding.judgement.clauses;
  const article = articleOf(clause) ?? 0;
  const [open, close] = QUOTATION_MARKS[language];
  const label = portugueseLabel(clause, language);
  const revision = REVISIONS.find(({ id }) => id === clause)?.revision ?? 1;
  const { tags, further } = tagsOf(fragment, clause);
  const keyword = (word: string) => say(`gherkin.${word}`);
  const required = requiredText(finding.judgement, story.people, wording);
  const remarks = [
    ...(story.unsaid.length === 0 ? [] : [say('gherkin.unsaid', { what: unsaidText(story, language) })]),
    ...(further.length === 0 ? [] : [say('gherkin.further', { list: further.join(say('list')) })]),
  ];
  const table = say('step.table', { amount: writtenMoney(story.minimumBet, minorUnitsPerAmount) });
  return [
    `# language: ${GHERKIN_DIALECTS[language]}`,
    `@art_${article}`,
    `${keyword('feature')}: ${articleTitle(article, language)}`,
    `  ${keyword('about')}`,
    '',
    `  ${keyword('background')}:`,
    `    ${keyword('givenTable')}${table}`,
    '',
    `  @${clause}${revision > 1 ? ` ${REVISION_TAG}${revision}` : ''}`,
    `  ${keyword('rule')}: ${capitalised(citation(clause, language))}`,
    ...`${open}${clauseText(clause, language)}${close}`.split('\n').map((line) => `    ${line}`),
    ...(label === null || language !== 'pt' ? [] : [`    (${label})`]),
    '',
    ...remarks.map((remark) => `    # ${remark}`),
    `    ${[CASE_TAG + caseName(fragment), ...tags].join(' ')}`,
    `    ${keyword('scenario')}: ${say('gherkin.name', { required }).slice(0, WIDEST_NAME)}`,
    ...stepLines(story.sentences, wording).map((line) => `      ${line}`),
    '',
  ].join('\n');
}

export function unsaidText({ unsaid }: Pick<Story, 'unsaid'>, language: OfficialLanguage | 'en'): string {
  const say = translator(language, 'explore');
  return unsaid.map((each) => say(`unsaid.${each}`)).join(say('list'));
}

/** A keyword for the first of a kind, and 並且 or E for those that follow it. */
export function stepLines(sentences: readonly Sentence[], wording: Wording): string[] {
  const say = translator(wording.language, 'explore');
  return sentences.map((sentence, index) => {
    const before = sentences[index - 1]?.role;
    const word = sentence.role === before ? 'and' : sentence.role;
    return say(`gherkin.${word}`) + sentenceText(sentence, wording);
  });
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What of it the clause allows as a tag, and what has to be said beside. */
function tagsOf(
  { dependence, terms }: Fragment,
  clause: string,
): { tags: readonly string[]; further: readonly string[] } {
  const own = (id: string) => READINGS.find((each) => each.id === id)?.clauses.includes(clause) === true;
  const reading = (id: keyof Terms['readings']) => `${id}=${terms.readings[id]}`;
  return {
    tags: [
      ...dependence.readings.filter(own).map((id) => READING_TAG + reading(id)),
      ...OPTIONS.filter(({ id }) => dependence.options.includes(id)).map(
        ({ id }) => `${OPTION_TAG}${id}=${terms.options[id]}`,
      ),
    ],
    further: dependence.readings.filter((id) => !own(id)).map(reading),
  };
}
