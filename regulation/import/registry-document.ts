/** The registry's document with the official Portuguese in the place of the working translation. */
import { readRegistry, type PortugueseSource, type Registry } from '..';
import type { Placed } from './alignment';

interface Document {
  meta: { portuguese: { sources: PortugueseSource[] } };
  clauses: { id: string; textPt: string; provenancePt: string }[];
}

export interface ChangedRegistry {
  /** The new content of `clauses.json`. */
  readonly json: string;
  readonly registry: Registry;
}

/** @param json the present content of `clauses.json`, of which everything else is kept as it is */
export function withOfficialText(
  json: string,
  placed: readonly Placed[],
  source: PortugueseSource,
): ChangedRegistry {
  const document = JSON.parse(json) as Document;
  const texts = new Map(placed.map(({ clause, text }) => [clause.id, text]));
  for (const record of document.clauses) {
    const text = texts.get(record.id);
    if (text === undefined) continue;
    record.textPt = text;
    record.provenancePt = 'official';
  }
  const { portuguese } = document.meta;
  portuguese.sources = [...portuguese.sources.filter(({ sha256 }) => sha256 !== source.sha256), source];
  return { json: `${JSON.stringify(document, null, 2)}\n`, registry: readRegistry(document) };
}
