/** `judgements.ndjson`: what the judge of the record found against the table, row by row, and how much else he judged. */
import { createHash } from 'node:crypto';
import type { HeardRun } from '../../assessment/hearing';

export const JUDGEMENTS_FORMAT = 'craps-conformance/judgements/1';

/** Its lines: the counts by clause, then each judgement against the table with the number of its finding. */
export function* judgementLines({ exchanges, counts, wrong, causes }: HeardRun): Generator<string> {
  yield JSON.stringify({ format: JUDGEMENTS_FORMAT, exchanges, counts });
  const numbers = new Map(
    causes.flatMap(({ judgements }, index) => judgements.map((each) => [each, index + 1])),
  );
  for (const [index, each] of wrong.entries()) yield JSON.stringify({ finding: numbers.get(index), ...each });
}

/** SHA-256 of the file that these lines make, unpacked. */
export function digestOfLines(lines: Iterable<string>): string {
  const digest = createHash('sha256');
  for (const line of lines) digest.update(`${line}\n`);
  return digest.digest('hex');
}
