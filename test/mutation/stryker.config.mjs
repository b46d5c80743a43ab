/** Mutants of the reference table's rules. `npm run mutation` runs it; half an hour to an hour on one core. */
import { readFileSync } from 'node:fs';
import { URL } from 'node:url';

/** Beside what npm installs, so that nothing of it is ever committed, checked or packed. */
const WORK = 'node_modules/.cache/mutation';

const declarations = Object.keys(
  JSON.parse(readFileSync(new URL('./declared-readings.json', import.meta.url), 'utf8')),
);

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  // The faults are mistakes made on purpose, and have tests of their own.
  mutate: ['adapters/reference-table/**/*.ts', '!adapters/reference-table/faults/**'],
  testRunner: 'scenarios',
  plugins: ['./test/mutation/scenario-runner.mjs'],
  mutation: { declarations },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Thousands of scenarios a run leave much behind that is soon gone.
  testRunnerNodeArgs: ['--max-semi-space-size=128'],
  // What loops is stopped by the number of times that a mutant is passed; this is for the others.
  timeoutMS: 300_000,
  dryRunTimeoutMinutes: 30,
  ignorePatterns: ['/docs', '/bench', '/certification'],
  tempDirName: `${WORK}/sandbox`,
  incremental: true,
  incrementalFile: `${WORK}/incremental.json`,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: `${WORK}/report.json` },
};
