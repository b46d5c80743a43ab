/**
 * What was seen, as a Gherkin document: one Rule a clause with its words, one scenario a case. With it the results of a
 * table that was only watched travel in Cucumber's messages like those of any other.
 */
import { AstBuilder, GherkinClassicTokenMatcher, Parser, compile } from '@cucumber/gherkin';
import {
  IdGenerator,
  SourceMediaType,
  type Envelope,
  type GherkinDocument,
  type Pickle,
} from '@cucumber/messages';
import type { Wording } from '../../../assessment';
import type { ObservedCase } from '../../../assessment/observation';
import { translator, type OfficialLanguage } from '../../../locales';
import { CLAUSES, citation, clauseText } from '../../../regulation';
import { CASE_TAG, GHERKIN_DIALECTS } from '../../checks/suite';
import { sightText } from './words';

export interface ObservationDocument {
  readonly envelopes: readonly Envelope[];
  readonly pickles: readonly Pickle[];
}

/** Beside the features of the same language; no file of this name exists. */
export function observationUri(language: OfficialLanguage): string {
  return `observation/${language}/observation.feature`;
}

const KEYWORDS = {
  zh: { feature: '功能', rule: 'Rule', scenario: '場景', then: '那麼 ' },
  pt: { feature: 'Funcionalidade', rule: 'Regra', scenario: 'Cenário', then: 'Então ' },
} as const;

export function observationDocument(
  cases: readonly ObservedCase[],
  language: OfficialLanguage,
  wording: Omit<Wording, 'language'>,
): ObservationDocument {
  const uri = observationUri(language);
  const data = sourceText(cases, { ...wording, language }, language);
  const newId = IdGenerator.uuid();
  const matcher = new GherkinClassicTokenMatcher(GHERKIN_DIALECTS[language]);
  const parsed: GherkinDocument = new Parser(new AstBuilder(newId), matcher).parse(data);
  const gherkinDocument = { ...parsed, uri };
  const pickles = compile(gherkinDocument, uri, newId);
  return {
    envelopes: [
      { source: { uri, data, mediaType: SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN } },
      { gherkinDocument },
      ...pickles.map((pickle) => ({ pickle })),
    ],
    pickles,
  };
}

function sourceText(cases: readonly ObservedCase[], wording: Wording, language: OfficialLanguage): string {
  const say = translator(language, 'observation');
  const words = KEYWORDS[language];
  const rules = CLAUSES.flatMap(({ id }) => {
    const own = cases.filter(({ clause }) => clause === id);
    if (own.length === 0) return [];
    return [
      '',
      `  @${id}`,
      `  ${words.rule}: ${citation(id, language)}`,
      `    ${clauseText(id, language).replaceAll('\n', '\n    ')}`,
      ...own.flatMap(({ name, sight }) => [
        '',
        `    ${CASE_TAG}${name}`,
        `    ${words.scenario}: ${sightText(sight, wording)}`,
        `      ${words.then}${say('step')}`,
      ]),
    ];
  });
  return [
    `# language: ${GHERKIN_DIALECTS[language]}`,
    `${words.feature}: ${say('feature')}`,
    ...rules,
    '',
  ].join('\n');
}
