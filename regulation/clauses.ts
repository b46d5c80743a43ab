/**
 * The clauses: every provision of Order 53/2010 and of the regulation that it approves, as a byte slice of the official
 * Chinese text, beside its Portuguese text and an English gloss.
 */
import document from './data/clauses.json';
import type { Language, Texts } from './language';
import { array, boolean, count, object, oneOf, string, texts } from './structure';

/** Akoma Ntoso style: `art_5__para_3__point_8`; `__intro` for introductory words, `__subpara_2` for a 段. */
export type ClauseId = string;

/** `norm` an operative clause, `intro` the words that open a list, `num` and `heading` of an article. */
export const CLAUSE_ROLES = ['norm', 'intro', 'num', 'heading'] as const;
export type ClauseRole = (typeof CLAUSE_ROLES)[number];

/** How a clause can be examined: by driving a table, by measuring, by watching, or not at a table at all. */
export const CLAUSE_CLASSES = ['machine', 'physical', 'procedural', 'definitional', 'regulator'] as const;
export type ClauseClass = (typeof CLAUSE_CLASSES)[number];

/**
 * What the Portuguese of a clause is: a translation of the Chinese made for this registry, or the text of the Boletim
 * Oficial, which is as official as the Chinese.
 */
export const PORTUGUESE_PROVENANCES = ['working', 'official'] as const;
export type PortugueseProvenance = (typeof PORTUGUESE_PROVENANCES)[number];

/** One sentence of a clause; the sentences of a clause, put together, are the clause. */
export interface Norm {
  readonly id: string;
  readonly class: ClauseClass;
  readonly textZh: string;
  readonly glossEn: string;
}

export interface Clause {
  readonly id: ClauseId;
  readonly role: ClauseRole;
  /** Numbers and headings of articles prescribe nothing. */
  readonly normative: boolean;
  readonly class: ClauseClass;
  /** First byte of the clause in the UTF-8 source. */
  readonly byteStart: number;
  /** The byte after its last one. */
  readonly byteEnd: number;
  /** Word for word, the slice itself. */
  readonly textZh: string;
  readonly textPt: string;
  /** Whatever shows a `working` text has to show {@link portugueseLabel} as well. */
  readonly provenancePt: PortugueseProvenance;
  readonly glossEn: string;
  readonly norms: readonly Norm[];
}

/** A file from which official Portuguese was taken. */
export interface PortugueseSource {
  /** Its name, without the folder. */
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  /** ISO date. */
  readonly imported: string;
}

export interface RegistryMeta {
  readonly instrument: Texts;
  readonly instrumentNumber: string;
  readonly regulation: Texts;
  /** ISO dates. */
  readonly signed: string;
  readonly published: string;
  readonly inForce: string;
  readonly gazette: {
    readonly name: Texts;
    readonly number: string;
    readonly pages: string;
    readonly address: { readonly zh: string; readonly pt: string };
    /** False while the addresses follow from the gazette's address scheme and nobody has opened them. */
    readonly addressChecked: boolean;
  };
  /** The file under `text/` from which the clauses are cut. */
  readonly source: {
    readonly file: string;
    readonly bytes: number;
    readonly sha256: string;
  };
  /** The Portuguese text as a whole. What each clause's is, the clause says: {@link Clause.provenancePt}. */
  readonly portuguese: {
    /** `official` only where that of every clause is. */
    readonly status: PortugueseProvenance;
    readonly label: Texts;
    readonly note: Texts;
    /** What stands beside a clause whose Portuguese is a working translation. */
    readonly workingLabel: Texts;
    /** In the order in which they were imported. */
    readonly sources: readonly PortugueseSource[];
  };
}

export interface Registry {
  readonly meta: RegistryMeta;
  readonly clauses: readonly Clause[];
}

export class UnknownClauseError extends Error {
  constructor(readonly clause: string) {
    super(`no clause ${JSON.stringify(clause)} in the registry`);
    this.name = 'UnknownClauseError';
  }
}

function norm(value: unknown, path: string): Norm {
  const record = object(value, path);
  return Object.freeze({
    id: string(record['id'], `${path}.id`),
    class: oneOf(record['class'], `${path}.class`, CLAUSE_CLASSES),
    textZh: string(record['textZh'], `${path}.textZh`),
    glossEn: string(record['glossEn'], `${path}.glossEn`),
  });
}

function clauseRecord(value: unknown, path: string): Clause {
  const record = object(value, path);
  return Object.freeze({
    id: string(record['id'], `${path}.id`),
    role: oneOf(record['role'], `${path}.role`, CLAUSE_ROLES),
    normative: boolean(record['normative'], `${path}.normative`),
    class: oneOf(record['class'], `${path}.class`, CLAUSE_CLASSES),
    byteStart: count(record['byteStart'], `${path}.byteStart`),
    byteEnd: count(record['byteEnd'], `${path}.byteEnd`),
    textZh: string(record['textZh'], `${path}.textZh`),
    textPt: string(record['textPt'], `${path}.textPt`),
    provenancePt: oneOf(record['provenancePt'], `${path}.provenancePt`, PORTUGUESE_PROVENANCES),
    glossEn: string(record['glossEn'], `${path}.glossEn`),
    norms: array(record['norms'], `${path}.norms`, norm),
  });
}

function portugueseSource(value: unknown, path: string): PortugueseSource {
  const record = object(value, path);
  return Object.freeze({
    file: string(record['file'], `${path}.file`),
    bytes: count(record['bytes'], `${path}.bytes`),
    sha256: string(record['sha256'], `${path}.sha256`),
    imported: string(record['imported'], `${path}.imported`),
  });
}

/** Derived from the clauses, so that the registry cannot claim more for the whole than its parts bear out. */
function portugueseRecord(
  value: unknown,
  path: string,
  clauses: readonly Clause[],
): RegistryMeta['portuguese'] {
  const record = object(value, path);
  const wording = (extent: string) => {
    const entry = object(record[extent], `${path}.${extent}`);
    return {
      label: texts(entry['label'], `${path}.${extent}.label`),
      note: texts(entry['note'], `${path}.${extent}.note`),
    };
  };
  const extents = { none: wording('working'), some: wording('partial'), all: wording('official') };
  const official = clauses.filter((each) => each.provenancePt === 'official').length;
  const extent = official === 0 ? 'none' : official < clauses.length ? 'some' : 'all';
  return Object.freeze({
    status: extent === 'all' ? 'official' : 'working',
    ...extents[extent],
    workingLabel: extents.none.label,
    sources: array(record['sources'], `${path}.sources`, portugueseSource),
  });
}

function metaRecord(value: unknown, path: string, clauses: readonly Clause[]): RegistryMeta {
  const meta = object(value, path);
  const instrument = object(meta['instrument'], `${path}.instrument`);
  const gazette = object(meta['gazette'], `${path}.gazette`);
  const address = object(gazette['address'], `${path}.gazette.address`);
  const source = object(meta['source'], `${path}.source`);
  return Object.freeze({
    instrument: texts(instrument, `${path}.instrument`),
    instrumentNumber: string(instrument['number'], `${path}.instrument.number`),
    regulation: texts(meta['regulation'], `${path}.regulation`),
    signed: string(meta['signed'], `${path}.signed`),
    published: string(meta['published'], `${path}.published`),
    inForce: string(meta['inForce'], `${path}.inForce`),
    gazette: {
      name: texts(gazette['name'], `${path}.gazette.name`),
      number: string(gazette['number'], `${path}.gazette.number`),
      pages: string(gazette['pages'], `${path}.gazette.pages`),
      address: {
        zh: string(address['zh'], `${path}.gazette.address.zh`),
        pt: string(address['pt'], `${path}.gazette.address.pt`),
      },
      addressChecked: boolean(gazette['addressChecked'], `${path}.gazette.addressChecked`),
    },
    source: {
      file: string(source['file'], `${path}.source.file`),
      bytes: count(source['bytes'], `${path}.source.bytes`),
      sha256: string(source['sha256'], `${path}.source.sha256`),
    },
    portuguese: portugueseRecord(meta['portuguese'], `${path}.portuguese`, clauses),
  });
}

/**
 * Reads a registry document of the shape of `data/clauses.json`.
 *
 * @throws DataError naming the first value of the wrong shape
 */
export function readRegistry(value: unknown): Registry {
  const record = object(value, 'clauses.json');
  const clauses = array(record['clauses'], 'clauses.json.clauses', clauseRecord);
  return Object.freeze({ meta: metaRecord(record['meta'], 'clauses.json.meta', clauses), clauses });
}

export const REGISTRY: Registry = readRegistry(document);
export const META: RegistryMeta = REGISTRY.meta;

/** All 96 records in the order of the official text. */
export const CLAUSES: readonly Clause[] = REGISTRY.clauses;

const byId = new Map(CLAUSES.map((record) => [record.id, record]));

export function hasClause(id: string): boolean {
  return byId.has(id);
}

/** @throws UnknownClauseError */
export function clause(id: ClauseId): Clause {
  const found = byId.get(id);
  if (found === undefined) throw new UnknownClauseError(id);
  return found;
}

/**
 * The article that a clause belongs to; null for the points of the approving order.
 *
 * @throws UnknownClauseError
 */
export function articleOf(id: ClauseId): number | null {
  const number = /^art_(\d+)__/.exec(clause(id).id)?.[1];
  return number === undefined ? null : Number(number);
}

/** The text of a clause in one language: the official Chinese, the Portuguese of the registry, the English gloss. */
export function clauseText(id: ClauseId, language: Language): string {
  const record = clause(id);
  return { zh: record.textZh, pt: record.textPt, en: record.glossEn }[language];
}

/**
 * What has to be said beside the Portuguese of a clause: null where that is the official text.
 *
 * @throws UnknownClauseError
 */
export function portugueseLabel(id: ClauseId, language: Language): string | null {
  return clause(id).provenancePt === 'working' ? META.portuguese.workingLabel[language] : null;
}
