/**
 * The revision of every clause: which text, by its hash, the tests of the clause were last looked at for. A text may
 * change without a word to those who wrote the tests; its hash then no longer fits, and the revision has to be raised.
 */
import { createHash } from 'node:crypto';
import { type Clause, type ClauseId, REGISTRY, type Registry } from './clauses';
import document from './data/revisions.json';
import { DataError, array, count, object, string } from './structure';

export interface Revision {
  readonly id: ClauseId;
  /** From 1. */
  readonly revision: number;
  /** Of the text that the revision stands for: {@link textHash}, in hexadecimal. */
  readonly sha256: string;
}

/**
 * SHA-256 of both official languages' texts, in hexadecimal. Glosses and byte offsets do not count: they do not change
 * what is required.
 */
export function textHash({ textZh, textPt }: Pick<Clause, 'textZh' | 'textPt'>): string {
  return createHash('sha256').update(`${textZh}\n${textPt}`).digest('hex');
}

/**
 * Reads a document of the shape of `data/revisions.json`.
 *
 * @throws DataError naming the first value of the wrong shape
 */
export function readRevisions(value: unknown): readonly Revision[] {
  return array(value, 'revisions.json', (entry, path) => {
    const record = object(entry, path);
    const revision = count(record['revision'], `${path}.revision`);
    if (revision === 0) throw new DataError(`${path}.revision`, 'a positive integer');
    return Object.freeze({
      id: string(record['id'], `${path}.id`),
      revision,
      sha256: string(record['sha256'], `${path}.sha256`),
    });
  });
}

/** One record for each clause, in the order of the text. */
export const REVISIONS: readonly Revision[] = readRevisions(document);

export type RevisionProblem =
  /** A clause that no record stands for. */
  | { readonly kind: 'no-revision'; readonly clause: ClauseId; readonly actual: string }
  | { readonly kind: 'duplicate-revision'; readonly clause: ClauseId }
  | { readonly kind: 'unknown-clause'; readonly clause: ClauseId }
  | {
      readonly kind: 'text-changed';
      readonly clause: ClauseId;
      readonly revision: number;
      readonly expected: string;
      readonly actual: string;
    };

/** Every clause whose text is not the one that its revision stands for, and every record that stands for none. */
export function verifyRevisions(
  registry: Registry = REGISTRY,
  revisions: readonly Revision[] = REVISIONS,
): readonly RevisionProblem[] {
  const clauses = new Map(registry.clauses.map((clause) => [clause.id, clause]));
  const seen = new Set<ClauseId>();
  const ofRecords = revisions.flatMap(({ id, revision, sha256 }): RevisionProblem[] => {
    if (seen.has(id)) return [{ kind: 'duplicate-revision', clause: id }];
    seen.add(id);
    const clause = clauses.get(id);
    if (clause === undefined) return [{ kind: 'unknown-clause', clause: id }];
    const actual = textHash(clause);
    return actual === sha256
      ? []
      : [{ kind: 'text-changed', clause: id, revision, expected: sha256, actual }];
  });
  const missing = registry.clauses
    .filter(({ id }) => !seen.has(id))
    .map((clause): RevisionProblem => ({
      kind: 'no-revision',
      clause: clause.id,
      actual: textHash(clause),
    }));
  return [...ofRecords, ...missing];
}
