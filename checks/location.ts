import path from 'node:path';

/** Where a suite is: the product's own, or a small one that a test has written. */
export interface SuiteLocation {
  /** The folder that holds `features` and the step definitions. */
  root: string;
  /** Globs of the support code, from the root. */
  support: string[];
}

export const SUITE: SuiteLocation = {
  root: path.resolve(__dirname, '..'),
  // TypeScript in the repository, JavaScript where this file is compiled.
  support: [`steps/**/*${path.extname(__filename)}`],
};
