/** A verdict with what a manifest and its statement take from one. */
import { META } from '../../regulation';
import type { ClauseStatus, Verdict } from '../../reports';

const CLAUSES: [id: string, status: ClauseStatus, contraLitteram: boolean][] = [
  ['art_6__point_1', 'conforms', false],
  ['art_6__point_2', 'conforms', true],
  ['art_6__point_3', 'not_applicable', false],
  ['art_6__point_11', 'not_decidable', false],
];

export function aVerdict(): Verdict {
  return {
    verdict: 'conforms',
    exitCode: 0,
    suite: { name: 'craps-conformance', version: '1.0.0' },
    scope: 'system',
    partial: false,
    readings: { set: 'customary', values: {}, decision: null },
    regulation: { sha256: META.source.sha256 },
    clauses: CLAUSES.map(([id, status, against]) => ({
      id,
      status,
      ...(against ? { contraLitteram: true } : {}),
    })),
  } as unknown as Verdict;
}
