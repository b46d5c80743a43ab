/** What a certificate is made from, and what follows from it for all of its sections. */
import type { RunDeclaration, Verdict } from '../verdict';
import type { CertificateDetails } from './details';
import type { Layout } from './layout';
import { marksOf, type Mark } from './marks';
import { reportNumber } from './number';
import { contradictions, missingRequirements, type Contradiction, type RequiredKey } from './requirements';

export interface CertificateInput {
  declaration: RunDeclaration;
  verdict: Verdict;
  details: CertificateDetails;
  /** SHA-256 of `verdict.json`, hexadecimal. */
  verdictSha256: string;
}

export interface Subject extends CertificateInput {
  number: string;
  marks: readonly Mark[];
  missing: readonly { key: RequiredKey; clause: string }[];
  contradictions: readonly Contradiction[];
}

/** Writes one section. */
export type Section = (layout: Layout, subject: Subject) => void;

export function subjectOf(input: CertificateInput): Subject {
  const { details, verdict, verdictSha256 } = input;
  return {
    ...input,
    number: reportNumber(details, verdict, verdictSha256),
    marks: marksOf(details, verdict),
    missing: missingRequirements(details, verdict),
    contradictions: contradictions(details, verdict),
  };
}
