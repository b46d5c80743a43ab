/** What a check found wrong in the features or the registry, as `check` prints it. */
import type { Location } from '@cucumber/messages';

/** The checks in the order in which they are made. */
export const CHECKS = [
  'registry',
  'gherkin',
  'quotes',
  'rules',
  'steps',
  'parity',
  'coverage',
  'sentences',
  'revisions',
] as const;
export type Check = (typeof CHECKS)[number];

export interface Problem {
  check: Check;
  /** Relative to the suite's root, with forward slashes. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1; absent where the whole line is meant. */
  column?: number;
  message: string;
  difference?: Difference;
  /** What to do about it. */
  advice: string;
}

export interface Difference {
  expected: string;
  actual: string;
}

export function at({ line, column }: Location): Pick<Problem, 'line' | 'column'> {
  return column === undefined ? { line } : { line, column };
}
