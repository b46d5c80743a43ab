/**
 * What was judged without scenarios, as a Gherkin document: one Rule a clause with its words, one scenario a case. With
 * it such results travel in Cucumber's messages like those of the features.
 */
import { AstBuilder, GherkinClassicTokenMatcher, Parser, compile } from '@cucumber/gherkin';
import {
  IdGenerator,
  SourceMediaType,
  type Envelope,
  type GherkinDocument,
  type Pickle,
} from '@cucumber/messages';
import type { OfficialLanguage } from '../../../locales';
import { CLAUSES, citation, clauseText, type ClauseId } from '../../../regulation';
import { CASE_TAG, GHERKIN_DIALECTS } from '../../../checks/suite';

/** One thing that a clause requires, and that was judged by itself. */
export interface UnscriptedCase {
  readonly clause: ClauseId;
  /** Lower-case words joined by hyphens; unique within the clause. */
  readonly name: string;
}

/** What the document says in one language. */
export interface DocumentTexts<C extends UnscriptedCase> {
  /** Of the folder and of the file beside the features; no file of this name exists. */
  readonly topic: string;
  readonly feature: string;
  /** The only step, without its keyword. */
  readonly step: string;
  title(each: C): string;
}

export interface UnscriptedDocument {
  readonly envelopes: readonly Envelope[];
  readonly pickles: readonly Pickle[];
}

const KEYWORDS = {
  zh: { feature: '功能', rule: 'Rule', scenario: '場景', then: '那麼 ' },
  pt: { feature: 'Funcionalidade', rule: 'Regra', scenario: 'Cenário', then: 'Então ' },
} as const;

export function unscriptedDocument<C extends UnscriptedCase>(
  cases: readonly C[],
  language: OfficialLanguage,
  texts: DocumentTexts<C>,
): UnscriptedDocument {
  const uri = `${texts.topic}/${language}/${texts.topic}.feature`;
  const data = sourceText(cases, language, texts);
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

function sourceText<C extends UnscriptedCase>(
  cases: readonly C[],
  language: OfficialLanguage,
  texts: DocumentTexts<C>,
): string {
  const words = KEYWORDS[language];
  const rules = CLAUSES.flatMap(({ id }) => {
    const own = cases.filter(({ clause }) => clause === id);
    if (own.length === 0) return [];
    return [
      '',
      `  @${id}`,
      `  ${words.rule}: ${citation(id, language)}`,
      `    ${clauseText(id, language).replaceAll('\n', '\n    ')}`,
      ...own.flatMap((each) => [
        '',
        `    ${CASE_TAG}${each.name}`,
        `    ${words.scenario}: ${texts.title(each)}`,
        `      ${words.then}${texts.step}`,
      ]),
    ];
  });
  return [
    `# language: ${GHERKIN_DIALECTS[language]}`,
    `${words.feature}: ${texts.feature}`,
    ...rules,
    '',
  ].join('\n');
}
