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
  /** See {@link RegistryMeta.portuguese} for what this text is. */
  readonly textPt: string;
  readonly glossEn: string;
  readonly norms: readonly Norm[];
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
  /** `working`: a translation of the Chinese text; whatever shows it has to show `label` as well. */
  readonly portuguese: {
    readonly status: 'working' | 'official';
    readonly label: Texts;
    readonly note: Texts;
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
    glossEn: string(record['glossEn'], `${path}.glossEn`),
    norms: array(record['norms'], `${path}.norms`, norm),
  });
}

function metaRecord(value: unknown, path: string): RegistryMeta {
  const meta = object(value, path);
  const instrument = object(meta['instrument'], `${path}.instrument`);
  const gazette = object(meta['gazette'], `${path}.gazette`);
  const address = object(gazette['address'], `${path}.gazette.address`);
  const source = object(meta['source'], `${path}.source`);
  const portuguese = object(meta['portuguese'], `${path}.portuguese`);
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
    portuguese: {
      status: oneOf(portuguese['status'], `${path}.portuguese.status`, ['working', 'official'] as const),
      label: texts(portuguese['label'], `${path}.portuguese.label`),
      note: texts(portuguese['note'], `${path}.portuguese.note`),
    },
  });
}

/**
 * Reads a registry document of the shape of `data/clauses.json`.
 *
 * @throws DataError naming the first value of the wrong shape
 */
export function readRegistry(value: unknown): Registry {
  const record = object(value, 'clauses.json');
  return Object.freeze({
    meta: metaRecord(record['meta'], 'clauses.json.meta'),
    clauses: array(record['clauses'], 'clauses.json.clauses', clauseRecord),
  });
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
