/**
 * Both ways between the law and its tests, without running anything: for every clause and sentence its cases or the
 * reason for none, for every case its clause.
 */
import { OFFICIAL_LANGUAGES, type OfficialLanguage } from '../../locales';
import {
  READINGS,
  REGISTRY,
  REVISIONS,
  UNTESTED,
  anomaliesOf,
  articleOf,
  hasClause,
  mayStandBesideCases,
  readingsOf,
  untestedReason,
  type Anomaly,
  type Clause,
  type ClauseId,
  type Norm,
  type Reading,
  type Registry,
  type Revision,
  type Untested,
} from '../../regulation';
import { articlesOf } from '../coverage';
import { OPTION_TAG, READING_TAG, SILENT_TAG } from '../rules';
import { REVISION_TAG, type Case, type ClauseRule, type Suite } from '../suite';
import type { Basis } from './basis';
import type { SentenceCases } from './sentence-cases';

/** What a trace is made from beside the features: the product's own data unless a test gives others. */
export interface TraceData {
  registry: Registry;
  revisions: readonly Revision[];
  reasons: readonly Untested[];
}

export const TRACE_DATA: TraceData = { registry: REGISTRY, revisions: REVISIONS, reasons: UNTESTED };

export { BASES, type Basis } from './basis';

export interface Place {
  /** Relative to the suite's root, with forward slashes. */
  file: string;
  /** Of the scenario's keyword, from 1. */
  line: number;
}

export interface TracedCase {
  /** `<clause>/<case>`: the same in both languages. */
  key: string;
  name: string;
  /** Of the Rule that it stands under. */
  clause: ClauseId;
  /** Null where the language lacks the case. */
  places: Record<OfficialLanguage, Place | null>;
  titles: Record<OfficialLanguage, string | null>;
  /** Executions: the rows of an outline, 1 for a plain scenario. */
  rows: number;
  /** `id=value`, as the tags of the scenario and its Examples have them. */
  readings: string[];
  /** Those of them that go against the letter. */
  contraLitteram: string[];
  options: string[];
  /** The text states no outcome for at least one row. */
  silent: boolean;
  /** The sentences that it is named for, those of other clauses too. */
  sentences: string[];
}

export interface TracedSentence {
  /** Null where a clause holds no sentence: the number or heading of an article. */
  norm: Norm | null;
  basis: Basis;
  cases: readonly TracedCase[];
  reason: Untested | null;
}

export interface TracedClause {
  clause: Clause;
  /** Of the registry; null where it has none. */
  revision: number | null;
  /** That the Rule's cases were last looked at for; null where the language has no Rule. */
  testedRevision: Record<OfficialLanguage, number | null>;
  cases: readonly TracedCase[];
  sentences: readonly TracedSentence[];
  readings: readonly Reading[];
  /** `id=value`: what can be declared on the clause against its letter. */
  contraLitteram: readonly string[];
  anomalies: readonly Anomaly[];
}

export interface Trace {
  clauses: readonly TracedClause[];
  cases: readonly TracedCase[];
}

/** A Rule without the tag is of the first revision; null where the tag is no number or there are two. */
export function revisionOfRule({ revisionTags }: ClauseRule): number | null {
  const [tag, ...others] = revisionTags;
  if (tag === undefined) return 1;
  const written = tag.name.slice(REVISION_TAG.length);
  return others.length === 0 && /^[1-9]\d{0,8}$/.test(written) ? Number(written) : null;
}

export function buildTrace(suite: Suite, mapping: SentenceCases, data: TraceData = TRACE_DATA): Trace {
  const cases = tracedCases(suite, mapping);
  const articles = articlesOf(suite);
  return {
    cases,
    clauses: data.registry.clauses.map((clause) => ({
      clause,
      revision: data.revisions.find(({ id }) => id === clause.id)?.revision ?? null,
      testedRevision: testedRevision(suite, clause.id),
      cases: cases.filter((each) => each.clause === clause.id),
      sentences: tracedSentences(clause, cases, articles, mapping, data.reasons),
      readings: readingsOf(clause.id),
      contraLitteram: readingsOf(clause.id).flatMap(againstTheLetter),
      anomalies: anomaliesOf(clause.id),
    })),
  };
}

/** The values of a reading that go against the letter, as they are declared and as the tags have them. */
function againstTheLetter({ id, values }: Reading): string[] {
  return values.flatMap(({ value, relation }) => (relation === 'contra' ? [`${id}=${value}`] : []));
}

const CONTRA_LITTERAM: ReadonlySet<string> = new Set(READINGS.flatMap(againstTheLetter));

function testedRevision(suite: Suite, clause: ClauseId): TracedClause['testedRevision'] {
  const of = (language: OfficialLanguage) => {
    const rule = suite.files
      .filter((file) => file.language === language)
      .flatMap(({ rules }) => rules)
      .find((each) => each.clause === clause);
    return rule === undefined ? null : revisionOfRule(rule);
  };
  return { zh: of('zh'), pt: of('pt') };
}

/** In the order of the Chinese features, what only the Portuguese have after it. */
function tracedCases(suite: Suite, mapping: SentenceCases): TracedCase[] {
  const sentencesOf = new Map<string, string[]>();
  for (const { id, cases } of mapping.clauses.flatMap(({ sentences }) => sentences)) {
    for (const { clause, case: name } of cases) {
      const key = `${clause}/${name}`;
      sentencesOf.set(key, [...(sentencesOf.get(key) ?? []), id]);
    }
  }
  const found = new Map<string, TracedCase>();
  for (const language of OFFICIAL_LANGUAGES) {
    for (const file of suite.files.filter((each) => each.language === language)) {
      for (const { clause, cases } of file.rules) {
        if (clause === undefined || !hasClause(clause)) continue;
        for (const each of cases) {
          if (each.name === undefined) continue;
          const key = `${clause}/${each.name}`;
          const traced = found.get(key) ?? newCase(key, clause, each.name, each, sentencesOf.get(key) ?? []);
          traced.places[language] ??= { file: file.uri, line: each.scenario.location.line };
          traced.titles[language] ??= each.scenario.name;
          found.set(key, traced);
        }
      }
    }
  }
  return [...found.values()];
}

function newCase(key: string, clause: ClauseId, name: string, each: Case, sentences: string[]): TracedCase {
  const tags = [...each.tags, ...each.examples.flatMap((table) => table.tags)].map((tag) => tag.name);
  const withPrefix = (prefix: string) => [
    ...new Set(tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length))),
  ];
  const readings = withPrefix(READING_TAG);
  return {
    key,
    name,
    clause,
    places: { zh: null, pt: null },
    titles: { zh: null, pt: null },
    rows: each.rows.length,
    readings,
    contraLitteram: readings.filter((reading) => CONTRA_LITTERAM.has(reading)),
    options: withPrefix(OPTION_TAG),
    silent: tags.includes(SILENT_TAG),
    sentences,
  };
}

function tracedSentences(
  clause: Clause,
  cases: readonly TracedCase[],
  articles: readonly number[],
  mapping: SentenceCases,
  reasons: readonly Untested[],
): TracedSentence[] {
  const ofClause = cases.filter((each) => each.clause === clause.id);
  const mapped = mapping.clauses.find((each) => each.clause === clause.id);
  const article = articleOf(clause.id);
  const norms = clause.norms.length === 0 ? [null] : clause.norms;
  return norms.map((norm) => {
    const reason = untestedReason(clause.id, norm?.id ?? null, reasons);
    const resting = (basis: Basis, on: readonly TracedCase[] = []) => ({ norm, basis, cases: on, reason });
    const own =
      mapped === undefined
        ? norms.length === 1
          ? ofClause
          : []
        : cases.filter(({ sentences }) => norm !== null && sentences.includes(norm.id));
    if (own.length > 0) return resting('cases', own);
    const contradicts = reason !== null && !mayStandBesideCases(reason);
    if (mapped === undefined && ofClause.length > 0 && !contradicts) return resting('clause', ofClause);
    if (reason !== null) return resting('reason');
    return resting(article !== null && !articles.includes(article) ? 'no_feature' : 'unaccounted');
  });
}
