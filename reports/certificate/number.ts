/** The number of the report. */
import type { Verdict } from '../verdict';
import { dayInMacau } from './dates';
import type { CertificateDetails } from './details';

/** Of the hash; enough to tell the runs of a day apart. */
const DIGITS = 8;

/**
 * The laboratory's own, or one made from the run: its day and the first digits of its verdict's hash.
 *
 * @param sha256 of `verdict.json`, hexadecimal
 */
export function reportNumber(
  { number }: CertificateDetails,
  { startedAt }: Pick<Verdict, 'startedAt'>,
  sha256: string,
): string {
  return number ?? `RUN-${dayInMacau(startedAt).replaceAll('-', '')}-${sha256.slice(0, DIGITS)}`;
}
