/** The trace as a person reads it in a terminal. */
import { translator, type InterfaceLanguage } from '../../locales';
import { CLAUSES, citation, portugueseLabel, type Untested } from '../../regulation';
import { citedSentence } from '../../reports/cited-sentence';
import type { TFunction } from 'i18next';
import { besides, indented } from './columns';
import { countsOf } from '../../checks/traceability/record';
import { BASES } from '../../checks/traceability/basis';
import type { Trace, TracedCase, TracedClause, TracedSentence } from '../../checks/traceability/trace';

export function clauseLines({ clauses }: Trace, language: InterfaceLanguage, width: number): string[] {
  const texts = translator(language, 'trace');
  return clauses.flatMap((traced) => [
    ...headerLines(traced, texts, language, width),
    ...sentenceLines(traced, texts, language, width),
    ...casesOfClause(traced, texts, width),
    '',
  ]);
}

/** The official languages first; whoever reads in English finds his own in front of them. */
function heading(id: string, language: InterfaceLanguage): string {
  const languages: InterfaceLanguage[] = language === 'en' ? ['en', 'zh', 'pt'] : ['zh', 'pt'];
  return languages.map((each) => citation(id, each)).join(' · ');
}

function headerLines(
  { clause, revision, testedRevision, readings, contraLitteram, anomalies, sentences }: TracedClause,
  texts: TFunction,
  language: InterfaceLanguage,
  width: number,
): string[] {
  const tested = [...new Set(Object.values(testedRevision))].filter((each) => each !== null);
  const facts = [
    clause.id,
    texts(`class.${clause.class}`),
    texts('header.revision', { revision: revision ?? '—' }),
    ...(tested.every((each) => each === revision)
      ? []
      : [texts('header.tested', { tested: tested.join(texts('enumeration')) })]),
  ];
  const label = portugueseLabel(clause.id, 'pt');
  // The registry tells sentences apart in Chinese only.
  const portuguese = language === 'pt' && sentences.some(({ norm }) => norm !== null);
  return [
    ...indented(heading(clause.id, language), 0, width),
    ...indented(facts.join(' · '), 2, width),
    ...(portuguese ? indented(`“${clause.textPt}”${label === null ? '' : ` (${label})`}`, 2, width) : []),
    ...(readings.length === 0
      ? []
      : indented(
          texts('header.readings', { readings: readings.map(({ id }) => id).join(texts('enumeration')) }),
          2,
          width,
        )),
    ...(contraLitteram.length === 0
      ? []
      : indented(
          texts('header.contraLitteram', { readings: contraLitteram.join(texts('enumeration')) }),
          2,
          width,
        )),
    ...anomalies.flatMap(({ id, severity, title }, index) =>
      indented(
        index === 0
          ? texts('header.anomalies', { anomalies: `${id} (${severity}) ${title[language]}` })
          : `${id} (${severity}) ${title[language]}`,
        index === 0 ? 2 : 4,
        width,
      ),
    ),
  ];
}

function sentenceLines(
  { clause, sentences }: TracedClause,
  texts: TFunction,
  language: InterfaceLanguage,
  width: number,
): string[] {
  const [number, examined] = [3, 16];
  const left = width - 2 - number - examined - 3 * 2;
  const text = Math.floor(left * 0.42);
  const widths = [number, text, examined, left - text];
  const several = sentences.length > 1;
  return [
    ...besides(
      ['sentence', 'text', 'class', 'how'].map((column) => texts(`column.${column}`)),
      widths,
    ).map((line) => `  ${line}`),
    ...sentences.flatMap((sentence, index) => {
      const { norm } = sentence;
      const gloss = several ? norm?.glossEn : clause.glossEn;
      const chinese = norm?.textZh ?? clause.textZh;
      return besides(
        [
          norm === null ? '—' : String(index + 1),
          language === 'en' && gloss !== undefined && gloss !== '' ? gloss : chinese,
          texts(`class.${norm?.class ?? clause.class}`),
          how(sentence, clause.id, texts, language),
        ],
        widths,
      ).map((line) => `  ${line}`);
    }),
  ];
}

function how(
  { basis, cases, reason }: TracedSentence,
  clause: string,
  texts: TFunction,
  language: InterfaceLanguage,
): string {
  const names = cases
    .map((each) => (each.clause === clause ? each.name : each.key))
    .join(texts('enumeration'));
  const own = {
    cases: names,
    clause: `${texts('wholeClause')} ${names}`,
    reason: '',
    no_feature: texts('noFeature'),
    unaccounted: texts('unaccountedCell'),
  }[basis];
  return [own, ...(reason === null ? [] : [reasonText(reason, texts, language)])]
    .filter((part) => part !== '')
    .join('\n');
}

function reasonText(
  { kind, through, reason }: Untested,
  texts: TFunction,
  language: InterfaceLanguage,
): string {
  const cited = through.map((id) => citedSentence(id, language)).join(texts('enumeration'));
  return [
    `[${texts(`kind.${kind}`)}] ${reason[language]}`,
    ...(through.length === 0 ? [] : [texts('through', { through: cited })]),
  ].join('\n');
}

function casesOfClause({ cases }: TracedClause, texts: TFunction, width: number): string[] {
  if (cases.length === 0) return [];
  return [`  ${texts('header.cases')}`, ...cases.flatMap((each) => caseFacts(each, texts, 4, width))];
}

function caseFacts(each: TracedCase, texts: TFunction, indent: number, width: number): string[] {
  const { name, rows, places, silent, readings, contraLitteram, options } = each;
  const facts = [
    texts('rows', { rows }),
    ...(silent ? [texts('silent')] : []),
    ...readings.map((reading) =>
      contraLitteram.includes(reading) ? texts('contraLitteram', { reading }) : reading,
    ),
    ...options,
  ];
  const files = (['zh', 'pt'] as const).map((language) => {
    const place = places[language];
    return place === null ? texts('missingIn', { language }) : `${place.file}:${place.line}`;
  });
  return [
    ...indented(`${name} — ${facts.join(texts('separator'))}`, indent, width),
    ...indented(files.join('  '), indent + 2, width),
  ];
}

/** The other way round. */
export function caseLines({ cases }: Trace, language: InterfaceLanguage, width: number): string[] {
  const texts = translator(language, 'trace');
  return cases.flatMap((each) => [
    ...caseFacts({ ...each, name: each.key }, texts, 0, width),
    ...indented(heading(each.clause, language), 2, width),
    ...indented(sentencesOfCase(each, texts, language), 2, width),
    '',
  ]);
}

function sentencesOfCase(
  { clause, sentences }: TracedCase,
  texts: TFunction,
  language: InterfaceLanguage,
): string {
  if (sentences.length > 0) {
    return sentences.map((id) => citedSentence(id, language)).join(texts('enumeration'));
  }
  const single = CLAUSES.find(({ id }) => id === clause)?.norms.length === 1;
  return single ? citation(clause, language) : texts('noSentence');
}

/** @param sound whether the checks have found nothing */
export function summaryLines(trace: Trace, sound: boolean, language: InterfaceLanguage): string[] {
  const texts = translator(language, 'trace');
  const { clauses, sentences, bases, cases, executions } = countsOf(trace);
  return [
    texts('summary.title'),
    `  ${texts('summary.clauses', { clauses, sentences, cases: cases.zh, rows: executions })}`,
    ...BASES.filter((basis) => bases[basis] > 0).map(
      (basis) => `  ${texts('summary.basis', { number: bases[basis], basis: texts(`basis.${basis}`) })}`,
    ),
    ...(sound ? [`  ${texts('sound')}`] : []),
  ];
}
