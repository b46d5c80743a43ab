/**
 * Certifying tables: declare, check, examine, conclude, seal, take up again. Each function here is what one command does
 * at the terminal, without the terminal: it is asked with the command's flags, returns what came of it, and leaves the
 * words to whoever asked.
 *
 * ```ts
 * const outcome = await certifyTable({ target: './my-table.cjs', out: 'certified' });
 * if (outcome.kind === 'certified') console.log(outcome.certified.verdict.verdict, outcome.folder.root);
 * ```
 */
export {
  certifyTable,
  type BegunCertification,
  type CertificationContext,
  type CertificationListener,
  type CertificationOutcome,
  type CertifiedTable,
  type ComparedTable,
} from './certify-table';
export type { Certified } from './certification';
export type { CertifyFlags, Configuration, ConfigurationProblem } from './declaration/configuration';
export type { Progress } from './examination/progress';
export {
  DEFAULT_COMPANY,
  DEFAULT_SEED,
  exhaustTable,
  type ExhaustContext,
  type ExhaustFlags,
  type ExhaustOutcome,
} from './examination/exhaustive/exhaust-table';
export {
  NUMBERS,
  exploreTable,
  type ExploreContext,
  type ExploreFlags,
  type ExploreOutcome,
  type ExploredTable,
} from './examination/exploration/explore-table';
export { findingsDocument } from './examination/exploration/folder';
export type { OutputFolder } from './folder/output-folder';
export type { Sealed } from './sealing/seal';
