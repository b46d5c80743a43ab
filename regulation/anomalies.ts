/**
 * The register of anomalies: every place where the text of Order 53/2010 contradicts itself, is silent, can be read in
 * more than one way or is badly drafted, what follows from it at a table, and what this suite does about it. A reading
 * ({@link Reading}) answers some of them; the others are tested as they are, inspected, left undecided or only noted.
 */
import document from './data/anomalies.json';
import { type ClauseId, clause } from './clauses';
import type { Texts } from './language';
import { type Quotation, quotation } from './quotation';
import { READING_IDS, type ReadingId } from './readings';
import { DataError, array, object, oneOf, string, texts } from './structure';

/**
 * `A` reverses money or an outcome, or stands in the way of a verdict; `B` affects money or fairness; `C` concerns
 * procedure, evidence or scope; `D` is drafting.
 */
export const SEVERITIES = ['A', 'B', 'C', 'D'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** `A01` onwards, at first in the order of the text by and large; reports cite an entry by it. */
export type AnomalyId = string;

export interface Anomaly {
  readonly id: AnomalyId;
  readonly severity: Severity;
  /** The clauses that it concerns, the principal one first. */
  readonly clauses: readonly ClauseId[];
  readonly title: Texts;
  /** The words that it stands on, each in one of `clauses`. */
  readonly quotations: readonly Quotation[];
  /** What the words say. */
  readonly literal: Texts;
  /** How the game is played, or what was probably meant. */
  readonly customary: Texts;
  /** Why it matters: dice and amounts where it decides money. Prize ratios are stake:prize, as in the text. */
  readonly consequence: Texts;
  /** What this suite does about it. */
  readonly treatment: Texts;
  /** The readings that resolve it once they are declared. */
  readonly readings: readonly ReadingId[];
  /**
   * Cases of the suite, `clause/case`, that show what the treatment says is tested or inspected; none where the readings
   * of the entry name them, and none where it is only noted.
   */
  readonly shownBy: readonly string[];
  /** What about the entry itself is not certain; absent where it follows from the text. */
  readonly confidence?: Texts;
}

function some<T>(values: readonly T[], path: string): readonly T[] {
  if (values.length === 0) throw new DataError(path, 'at least one');
  return values;
}

function anomalyRecord(value: unknown, path: string): Anomaly {
  const record = object(value, path);
  const clauses = array(record['clauses'], `${path}.clauses`, (entry, at) => clause(string(entry, at)).id);
  return Object.freeze({
    id: string(record['id'], `${path}.id`),
    severity: oneOf(record['severity'], `${path}.severity`, SEVERITIES),
    clauses: some(clauses, `${path}.clauses`),
    title: texts(record['title'], `${path}.title`),
    quotations: some(
      array(record['quotations'], `${path}.quotations`, (entry, at) => {
        const quoted = quotation(entry, at);
        oneOf(quoted.clause, `${at}.clause`, clauses);
        return quoted;
      }),
      `${path}.quotations`,
    ),
    literal: texts(record['literal'], `${path}.literal`),
    customary: texts(record['customary'], `${path}.customary`),
    consequence: texts(record['consequence'], `${path}.consequence`),
    treatment: texts(record['treatment'], `${path}.treatment`),
    readings: array(record['readings'], `${path}.readings`, (entry, at) => oneOf(entry, at, READING_IDS)),
    shownBy:
      record['shownBy'] === undefined
        ? []
        : some(array(record['shownBy'], `${path}.shownBy`, string), `${path}.shownBy`),
    ...(record['confidence'] === undefined
      ? {}
      : { confidence: texts(record['confidence'], `${path}.confidence`) }),
  });
}

/**
 * Reads a document of the shape of `data/anomalies.json`.
 *
 * @throws DataError naming the first value of the wrong shape, or the first entry whose id does not follow
 * @throws UnknownClauseError
 */
export function readAnomalies(value: unknown): readonly Anomaly[] {
  const anomalies = array(value, 'anomalies.json', anomalyRecord);
  anomalies.forEach(({ id }, index) => {
    const before = anomalies[index - 1]?.id ?? 'A00';
    if (!/^A\d{2}$/.test(id) || id <= before)
      throw new DataError(`anomalies.json[${index}].id`, `an id after ${before}`);
  });
  return anomalies;
}

/** Every entry. */
export const ANOMALIES: readonly Anomaly[] = readAnomalies(document);

const byId = new Map(ANOMALIES.map((record) => [record.id, record]));

export class UnknownAnomalyError extends Error {
  constructor(readonly anomaly: string) {
    super(`no anomaly ${JSON.stringify(anomaly)}`);
    this.name = 'UnknownAnomalyError';
  }
}

/** @throws UnknownAnomalyError */
export function anomaly(id: AnomalyId): Anomaly {
  const found = byId.get(id);
  if (found === undefined) throw new UnknownAnomalyError(id);
  return found;
}

/**
 * The anomalies that concern a clause, in the order of the register.
 *
 * @throws UnknownClauseError
 */
export function anomaliesOf(clauseId: ClauseId): readonly Anomaly[] {
  const { id } = clause(clauseId);
  return ANOMALIES.filter((record) => record.clauses.includes(id));
}
