/**
 * Every sentence of the law is accounted for: by cases, or by a written reason for none. What `sentence-cases.json` and
 * the reasons name exists, and no case of a clause whose sentences are told apart is left out.
 */
import type { Location } from '@cucumber/messages';
import type { TFunction } from 'i18next';
import type { InterfaceLanguage } from '../locales';
import { citation, hasClause, mayStandBesideCases, verifyUntested } from '../regulation';
import { byNearness, nearest } from '../locales/nearest';
import {
  SENTENCE_CASES_FILE,
  readSentenceCases,
  type MappedClause,
  type SentenceCases,
} from './traceability/sentence-cases';
import { TRACE_DATA, buildTrace, type Trace, type TraceData, type TracedClause } from './traceability/trace';
import { TESTED } from './coverage';
import { at, type Problem } from './problem';
import { CLAUSES_FILE, lineOf } from './registry';
import type { Suite } from './suite';

const UNTESTED_FILE = 'regulation/data/untested.json';

interface Checked {
  suite: Suite;
  mapping: SentenceCases;
  trace: Trace;
  data: TraceData;
  language: InterfaceLanguage;
  report: (file: string, place: Location, key: string, values?: Record<string, string>) => Problem;
}

export function checkSentences(
  suite: Suite,
  language: InterfaceLanguage,
  texts: TFunction,
  data: TraceData = TRACE_DATA,
): Problem[] {
  const mapping = readSentenceCases(suite.root);
  const checked: Checked = {
    suite,
    mapping,
    trace: buildTrace(suite, mapping, data),
    data,
    language,
    report: (file, place, key, values = {}) => ({
      check: 'sentences',
      file,
      ...at(place),
      message: texts(`sentences.${key}.message`, values),
      advice: texts(`sentences.${key}.advice`, values),
    }),
  };
  if (mapping.errors.length > 0) {
    return mapping.errors.map(({ place, message }) =>
      checked.report(SENTENCE_CASES_FILE, place, 'unread', { message }),
    );
  }
  return [
    ...mapping.clauses.flatMap((mapped) => mappedClause(mapped, checked)),
    ...reasonProblems(checked),
    ...checked.trace.clauses.flatMap((traced) => unaccounted(traced, checked)),
  ];
}

function mappedClause({ clause, place, sentences }: MappedClause, checked: Checked): Problem[] {
  const { data, trace, suite, language, report } = checked;
  const record = data.registry.clauses.find(({ id }) => id === clause);
  if (record === undefined) {
    const [near = ''] = byNearness(
      clause,
      data.registry.clauses.map(({ id }) => id),
    );
    return [report(SENTENCE_CASES_FILE, place, 'unknownClause', { clause, near })];
  }
  const cited = citation(clause, language);
  const norms = record.norms.map(({ id }) => id);
  const short = (id: string) => id.slice(clause.length + 2);
  const keys = new Set(trace.cases.map(({ key }) => key));
  const ofSentences = sentences.flatMap((sentence) => {
    if (!norms.includes(sentence.id)) {
      const values = { clause: cited, sentence: short(sentence.id), known: norms.map(short).join(', ') };
      return [report(SENTENCE_CASES_FILE, sentence.place, 'unknownSentence', values)];
    }
    if (sentence.cases.length === 0) {
      const values = { clause: cited, sentence: short(sentence.id) };
      return [report(SENTENCE_CASES_FILE, sentence.place, 'noCases', values)];
    }
    return sentence.cases.flatMap((reference, index): Problem[] => {
      const key = `${reference.clause}/${reference.case}`;
      const earlier = sentence.cases.findIndex(
        (each) => each.clause === reference.clause && each.case === reference.case,
      );
      if (earlier < index)
        return [report(SENTENCE_CASES_FILE, reference.place, 'repeatedCase', { case: key })];
      // Of a file that cannot be read no case is known.
      if (keys.has(key) || suite.errors.length > 0) return [];
      const near = nearest(key, [...keys]) ?? '';
      return [
        report(SENTENCE_CASES_FILE, reference.place, near === '' ? 'unknownCase' : 'misspeltCase', {
          case: key,
          near,
        }),
      ];
    });
  });
  const left = trace.cases.filter(
    (each) => each.clause === clause && !each.sentences.some((id) => norms.includes(id)),
  );
  return [
    ...ofSentences,
    ...left.map(({ name, places }) => {
      const { file, line } = places.zh ?? places.pt ?? { file: SENTENCE_CASES_FILE, line: place.line };
      return report(file, { line }, 'caseLeftOut', { case: name, clause: cited, id: clause });
    }),
  ];
}

function reasonProblems({ data, trace, report }: Checked): Problem[] {
  const place = (id: string) => ({ line: lineOf(UNTESTED_FILE, id) });
  const contradicted = data.reasons.filter(
    (reason) =>
      !mayStandBesideCases(reason) &&
      trace.clauses.some(({ clause, cases, sentences }) =>
        clause.id === reason.id
          ? cases.length > 0
          : sentences.some(({ norm, cases: own }) => norm?.id === reason.id && own.length > 0),
      ),
  );
  return [
    ...verifyUntested(data.registry, data.reasons).map(({ kind, ...values }) =>
      report(UNTESTED_FILE, place(values.id), kind, values),
    ),
    ...contradicted.map(({ id }) => report(UNTESTED_FILE, place(id), 'contradicted', { id })),
  ];
}

function unaccounted({ clause, cases, sentences }: TracedClause, checked: Checked): Problem[] {
  const { mapping, suite, language, report } = checked;
  const missing = sentences.filter(({ basis }) => basis === 'unaccounted');
  // A clause that needs cases and has none at all is told by the check of coverage.
  if (missing.length === 0 || (cases.length === 0 && clause.normative && TESTED.includes(clause.class)))
    return [];
  const mapped = mapping.clauses.find((each) => each.clause === clause.id);
  const rule = suite.files
    .flatMap((file) => file.rules.map((each) => ({ file, rule: each })))
    .find((each) => each.rule.clause === clause.id);
  const [file, place]: [string, Location] =
    mapped !== undefined
      ? [SENTENCE_CASES_FILE, mapped.place]
      : rule !== undefined
        ? [rule.file.uri, rule.rule.rule.location]
        : [CLAUSES_FILE, { line: lineOf(CLAUSES_FILE, clause.id) }];
  const cited = hasClause(clause.id) ? citation(clause.id, language) : clause.id;
  return missing.map(({ norm }) =>
    norm === null
      ? report(file, place, 'clauseUnaccounted', { clause: cited, id: clause.id })
      : report(file, place, 'unaccounted', { clause: cited, id: norm.id, text: norm.textZh }),
  );
}
