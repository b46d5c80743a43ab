/** The trace as JSON. Every text in every language, so that whoever reads it needs nothing else. */
import {
  LANGUAGES,
  META,
  articleOf,
  citation,
  portugueseLabel,
  type ClauseId,
  type Language,
  type Untested,
} from '../../regulation';
import type { Problem } from '../problem';
import { BASES, type Basis } from './basis';
import type { Trace, TracedCase, TracedClause } from './trace';

export function traceRecord(trace: Trace, problems: readonly Problem[]) {
  return {
    instrument: META.instrument,
    regulation: META.regulation,
    source: META.source,
    counts: countsOf(trace),
    clauses: trace.clauses.map(clauseRecord),
    cases: trace.cases.map(caseRecord),
    problems,
  };
}

export interface TraceCounts {
  clauses: number;
  sentences: number;
  bases: Record<Basis, number>;
  cases: Record<'zh' | 'pt', number>;
  /** Executions in each language. */
  executions: number;
}

/** The bases are counted over the sentences alone: numbers and headings hold none. */
export function countsOf({ clauses, cases }: Trace): TraceCounts {
  const sentences = clauses.flatMap((each) => each.sentences).filter(({ norm }) => norm !== null);
  const bases = BASES.map((basis) => [basis, sentences.filter((each) => each.basis === basis).length]);
  const inLanguage = (language: 'zh' | 'pt') =>
    cases.filter(({ places }) => places[language] !== null).length;
  return {
    clauses: clauses.length,
    sentences: sentences.length,
    bases: Object.fromEntries(bases) as Record<Basis, number>,
    cases: { zh: inLanguage('zh'), pt: inLanguage('pt') },
    executions: cases.reduce((sum, { rows }) => sum + rows, 0),
  };
}

function citations(id: ClauseId): Record<Language, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, citation(id, language)])) as Record<
    Language,
    string
  >;
}

function clauseRecord({ clause, revision, testedRevision, ...traced }: TracedClause) {
  return {
    id: clause.id,
    article: articleOf(clause.id),
    citation: citations(clause.id),
    role: clause.role,
    normative: clause.normative,
    class: clause.class,
    text: { zh: clause.textZh, pt: clause.textPt, en: clause.glossEn },
    portugueseLabel: portugueseLabel(clause.id, 'pt'),
    revision,
    testedRevision,
    readings: traced.readings.map(({ id }) => id),
    contraLitteram: traced.contraLitteram,
    anomalies: traced.anomalies.map(({ id, severity, title }) => ({ id, severity, title })),
    cases: traced.cases.map(({ key }) => key),
    sentences: traced.sentences.map(({ norm, basis, cases, reason }) => ({
      id: norm?.id ?? null,
      class: norm?.class ?? clause.class,
      text: norm === null ? null : { zh: norm.textZh, en: norm.glossEn },
      basis,
      cases: cases.map(({ key }) => key),
      reason: reason === null ? null : reasonRecord(reason),
    })),
  };
}

function reasonRecord({ id, kind, through, reason }: Untested) {
  return { of: id, kind, through, text: reason };
}

function caseRecord({ key, name, clause, places, titles, ...traced }: TracedCase) {
  const { rows, readings, contraLitteram, options, silent, sentences } = traced;
  return {
    key,
    name,
    clause,
    citation: citations(clause),
    title: titles,
    places,
    executions: rows,
    readings,
    contraLitteram,
    options,
    silent,
    sentences,
  };
}
