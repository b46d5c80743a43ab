/**
 * Why a clause, or a sentence of one, is not examined by driving a table, and how it is accounted for instead. Written
 * by hand: a machine can see that there is no case, not whether that is right.
 */
import { type ClauseId, REGISTRY, type Registry } from './clauses';
import document from './data/untested.json';
import type { Texts } from './language';
import { array, object, oneOf, string, texts } from './structure';

/**
 * `structure` numbers and headings prescribe nothing; `order` approves, repeals or enters into force; `definition` gives
 * a name that other sentences use; `authority` is addressed to the authority, an applicant or the concessionaire;
 * `inspection` is measured or seen on an object; `observation` is what people do, or how dice fall.
 */
export const UNTESTED_KINDS = [
  'structure',
  'order',
  'definition',
  'authority',
  'inspection',
  'observation',
] as const;
export type UntestedKind = (typeof UNTESTED_KINDS)[number];

/**
 * What remains for a person where cases examine as much as a record, an authorisation or a table's senses give them:
 * such a reason may stand beside cases, the others would contradict them.
 */
const BESIDE_CASES: readonly UntestedKind[] = ['authority', 'inspection', 'observation'];

export interface Untested {
  /** Of a clause, or of one of its sentences ({@link Norm}); a sentence's own reason goes before its clause's. */
  readonly id: string;
  readonly kind: UntestedKind;
  /** The clauses and sentences through which it is examined all the same. */
  readonly through: readonly string[];
  readonly reason: Texts;
}

/**
 * Reads a document of the shape of `data/untested.json`.
 *
 * @throws DataError naming the first value of the wrong shape
 */
export function readUntested(value: unknown): readonly Untested[] {
  return array(value, 'untested.json', (entry, path) => {
    const record = object(entry, path);
    return Object.freeze({
      id: string(record['id'], `${path}.id`),
      kind: oneOf(record['kind'], `${path}.kind`, UNTESTED_KINDS),
      through: record['through'] === undefined ? [] : array(record['through'], `${path}.through`, string),
      reason: texts(record['reason'], `${path}.reason`),
    });
  });
}

export const UNTESTED: readonly Untested[] = readUntested(document);

export function mayStandBesideCases({ kind }: Untested): boolean {
  return BESIDE_CASES.includes(kind);
}

/** The reason that a clause, or a sentence of it, gives for itself or takes from the clause. */
export function untestedReason(
  clause: ClauseId,
  sentence: string | null,
  reasons: readonly Untested[] = UNTESTED,
): Untested | null {
  const of = (id: string | null) => reasons.find((each) => each.id === id);
  return of(sentence) ?? of(clause) ?? null;
}

export type UntestedProblem =
  /** Neither a clause nor a sentence has the id. */
  | { readonly kind: 'unknown-id'; readonly id: string }
  | { readonly kind: 'unknown-through'; readonly id: string; readonly through: string }
  | { readonly kind: 'duplicate-reason'; readonly id: string };

/** The reasons that name what the registry does not hold, or that are given twice. */
export function verifyUntested(
  registry: Registry = REGISTRY,
  reasons: readonly Untested[] = UNTESTED,
): readonly UntestedProblem[] {
  const known = new Set(registry.clauses.flatMap(({ id, norms }) => [id, ...norms.map((norm) => norm.id)]));
  const seen = new Set<string>();
  return reasons.flatMap(({ id, through }): UntestedProblem[] => {
    const repeated = seen.has(id);
    seen.add(id);
    return [
      ...(known.has(id) ? [] : [{ kind: 'unknown-id', id } as const]),
      ...(repeated ? [{ kind: 'duplicate-reason', id } as const] : []),
      ...through
        .filter((each) => !known.has(each))
        .map((each) => ({ kind: 'unknown-through', id, through: each }) as const),
    ];
  });
}
