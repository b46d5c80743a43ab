/** Whether two properties of the same things are independent of each other. */

/** How many things have both properties, one of them, or none. */
export interface FourCounts {
  readonly both: number;
  readonly onlyFirst: number;
  readonly onlySecond: number;
  readonly neither: number;
}

/** Tables that are as likely as the one found count as such in spite of rounding; the value that R uses. */
const ROUNDING = 1 + 1e-7;

/**
 * Fisher's exact test, two-sided: the probability, with the four sums as they are and the properties independent, of a
 * table that is at most as likely as the one found (R. A. Fisher, "The Logic of Inductive Inference", Journal of the
 * Royal Statistical Society 98 (1935), pp. 39–82; the two-sided rule as in `fisher.test` of R). Counts are whole.
 */
export function exactTest({ both, onlyFirst, onlySecond, neither }: FourCounts): number {
  const first = both + onlyFirst;
  const second = both + onlySecond;
  const all = first + onlySecond + neither;
  const logs = logarithmsOfFactorials(all);
  const choose = (from: number, taken: number) =>
    (logs[from] ?? 0) - (logs[taken] ?? 0) - (logs[from - taken] ?? 0);
  const likelihood = (count: number) =>
    Math.exp(choose(first, count) + choose(all - first, second - count) - choose(all, second));
  const found = likelihood(both) * ROUNDING;
  let sum = 0;
  for (let count = Math.max(0, first + second - all); count <= Math.min(first, second); count += 1) {
    const each = likelihood(count);
    if (each <= found) sum += each;
  }
  return Math.min(1, sum);
}

const known: number[] = [0];

function logarithmsOfFactorials(upTo: number): readonly number[] {
  for (let number = known.length; number <= upTo; number += 1) {
    known.push((known[number - 1] ?? 0) + Math.log(number));
  }
  return known;
}
