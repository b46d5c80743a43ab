/** What a report says across every page where it must not be taken for a final report on a conforming item. */
import type { Verdict } from '../verdict';
import type { CertificateDetails } from './details';
import { contradictions, missingRequirements } from './requirements';

export const MARKS = ['does_not_conform', 'interim', 'fault', 'reference', 'draft'] as const;
export type Mark = (typeof MARKS)[number];

export function marksOf(details: CertificateDetails, verdict: Verdict): Mark[] {
  const demonstration = demonstrationOf(verdict);
  const holds: Record<Mark, boolean> = {
    does_not_conform: verdict.verdict === 'does_not_conform',
    interim: isInterim(verdict),
    fault: demonstration === 'fault',
    reference: demonstration === 'reference',
    draft: missingRequirements(details, verdict).length > 0 || contradictions(details, verdict).length > 0,
  };
  return MARKS.filter((mark) => holds[mark]);
}

/** Not everything in scope has come to a result. */
export function isInterim({ verdict, reasons, interrupted, partial }: Verdict): boolean {
  return verdict === 'inconclusive' || reasons.length > 0 || interrupted || partial;
}

/** As the run declares the embedded table: with the id of the fault where it was told to err. */
const EMBEDDED = /^reference(?: \((.+)\))?$/;

/**
 * A run against the embedded reference table says something of the suite and nothing of any item. Behind a wire it is
 * known by what it says of itself, the suite's own name.
 */
export function demonstrationOf({ adapter, target, suite }: Verdict): 'reference' | 'fault' | null {
  const embedded = adapter.kind === 'library' ? EMBEDDED.exec(adapter.target) : null;
  if (embedded !== null) return embedded[1] === undefined ? 'reference' : 'fault';
  return target?.maker === suite.name ? 'reference' : null;
}
