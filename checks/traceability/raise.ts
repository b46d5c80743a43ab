/** A changed clause gets its next revision; its tests are then known to have been written for an earlier one. */
import { textHash, type ClauseId, type Registry, type Revision } from '../../regulation';

export interface RaisedRevisions {
  /** One for each clause, in the order of the registry. */
  revisions: readonly Revision[];
  changes: readonly { clause: ClauseId; from: number | null; to: number }[];
}

export function raiseRevisions(registry: Registry, revisions: readonly Revision[]): RaisedRevisions {
  const changes: RaisedRevisions['changes'][number][] = [];
  const raised = registry.clauses.map((clause): Revision => {
    const sha256 = textHash(clause);
    const known = revisions.find(({ id }) => id === clause.id);
    if (known?.sha256 === sha256) return known;
    const from = known?.revision ?? null;
    const to = (from ?? 0) + 1;
    changes.push({ clause: clause.id, from, to });
    return { id: clause.id, revision: to, sha256 };
  });
  return { revisions: raised, changes };
}

/** A line a clause, so that a raised revision is one changed line. */
export function revisionsJson(revisions: readonly Revision[]): string {
  const lines = revisions.map(
    ({ id, revision, sha256 }) =>
      `  {"id": ${JSON.stringify(id)}, "revision": ${revision}, "sha256": ${JSON.stringify(sha256)}}`,
  );
  return `[\n${lines.join(',\n')}\n]\n`;
}
