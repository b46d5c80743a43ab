/** The trace as CSV (RFC 4180): a line a sentence, or a line a case. Columns have the same names in every language. */
import { citation, portugueseLabel } from '../../regulation';
import type { Place, Trace, TracedCase } from './trace';

const LIST = '; ';

export function clauseCsv({ clauses }: Trace): string {
  return csv(
    [
      'clause',
      'citation_zh',
      'citation_pt',
      'role',
      'clause_class',
      'revision',
      'sentence',
      'sentence_class',
      'sentence_zh',
      'clause_pt',
      'clause_pt_label',
      'basis',
      'cases',
      'places_zh',
      'places_pt',
      'readings',
      'contra_litteram',
      'anomalies',
      'reason_kind',
      'reason_through',
      'reason_zh',
      'reason_pt',
      'reason_en',
    ],
    clauses.flatMap(({ clause, revision, sentences, readings, contraLitteram, anomalies }) =>
      sentences.map(({ norm, basis, cases, reason }) => [
        clause.id,
        citation(clause.id, 'zh'),
        citation(clause.id, 'pt'),
        clause.role,
        clause.class,
        revision ?? '',
        norm?.id ?? '',
        norm?.class ?? clause.class,
        norm?.textZh ?? clause.textZh,
        clause.textPt,
        portugueseLabel(clause.id, 'pt') ?? '',
        basis,
        cases.map(({ key }) => key).join(LIST),
        cases.map(({ places }) => shown(places.zh)).join(LIST),
        cases.map(({ places }) => shown(places.pt)).join(LIST),
        readings.map(({ id }) => id).join(LIST),
        contraLitteram.join(LIST),
        anomalies.map(({ id }) => id).join(LIST),
        reason?.kind ?? '',
        reason?.through.join(LIST) ?? '',
        reason?.reason.zh ?? '',
        reason?.reason.pt ?? '',
        reason?.reason.en ?? '',
      ]),
    ),
  );
}

export function caseCsv({ cases }: Trace): string {
  return csv(
    [
      'case',
      'clause',
      'citation_zh',
      'citation_pt',
      'title_zh',
      'title_pt',
      'place_zh',
      'place_pt',
      'executions',
      'readings',
      'contra_litteram',
      'options',
      'silent',
      'sentences',
    ],
    cases.map((each: TracedCase) => [
      each.key,
      each.clause,
      citation(each.clause, 'zh'),
      citation(each.clause, 'pt'),
      each.titles.zh ?? '',
      each.titles.pt ?? '',
      shown(each.places.zh),
      shown(each.places.pt),
      each.rows,
      each.readings.join(LIST),
      each.contraLitteram.join(LIST),
      each.options.join(LIST),
      String(each.silent),
      each.sentences.join(LIST),
    ]),
  );
}

function shown(place: Place | null): string {
  return place === null ? '' : `${place.file}:${place.line}`;
}

/** RFC 4180, with a header. */
export function csv(header: string[], rows: (string | number)[][]): string {
  return [header, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

function field(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
