/** What the command line and the process that runs the suite tell each other. */
import type { AnswerProblem, Capabilities } from '../../adapters/table';
import type { RunParameters } from '../../steps/run-parameters';

/** Everything that the runner needs; plain JSON. */
export interface Job {
  root: string;
  /** Globs of the step definitions, from the root. */
  support: string[];
  /** Feature files and folders, from the root. */
  features: string[];
  tagExpression: string;
  /** `2/4`: the second of four processes that share the cases; null where one runs them all. */
  shard: string | null;
  /** File to which Cucumber's messages are written as they come. */
  messages: string;
  parameters: RunParameters;
}

/** Why a table could not be asked. */
export interface Unconnected {
  /** A fault's or a refusal's. */
  code: string;
  message: string;
  /** What is wrong with its answer; empty where it gave none, or refused. */
  problems: readonly AnswerProblem[];
}

export type RunnerMessage =
  | { type: 'connected'; capabilities: Capabilities }
  /** The table could not be reached or did not describe itself; nothing was run. */
  | ({ type: 'unconnected' } & Unconnected)
  | { type: 'planned'; cases: number }
  | { type: 'case' }
  | { type: 'finished' }
  /** Cucumber itself could not go on. */
  | { type: 'failed'; message: string };
