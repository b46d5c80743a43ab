/** What the command line and the process that runs the suite tell each other. */
import type { Speed } from '../../adapters/check/latency';
import type { AnswerProblem, Capabilities } from '../../adapters/table';
import type { OfficialLanguage } from '../../locales';
import type { RunParameters } from '../../steps/run-parameters';
import type { ExhaustiveJob } from './exhaustive/session';
import type { NotFollowed, ToFollow } from './asked';
import type { ObservedSession } from './observation/session';
import type { WrittenEvidence } from './written-evidence';

/** Everything that the runner needs; plain JSON. */
export interface Job {
  root: string;
  /** Globs of the step definitions, from the root. */
  support: string[];
  /** Feature files and folders, from the root; `FILE:LINE:LINE` takes single cases of a file. */
  features: string[];
  tagExpression: string;
  /** The table is asked what it is, and nothing is run. */
  describeOnly?: boolean;
  /** Beside what the table is: the readings that it is asked whether it can follow. */
  follow?: ToFollow;
  /** Instead of the features the table is driven through its cells. */
  exhaustive?: ExhaustiveJob;
  languages: readonly OfficialLanguage[];
  /** A table that throws its own dice is played for no more throws than this. */
  mostThrows: number;
  /** `2/4`: the second of four processes that share the features; null where one runs them all. */
  shard: string | null;
  /**
   * The languages of the cases of a table whose dice nobody sets, where they are others than {@link Job.languages}: of
   * the processes that share a run, one observes for all.
   */
  observes?: readonly OfficialLanguage[];
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
  | {
      type: 'connected';
      capabilities: Capabilities;
      notFollowed: readonly NotFollowed[];
      /** Null where it was not measured: there is no wire, or a run follows. */
      speed: Speed | null;
    }
  /** The table could not be reached or did not describe itself; nothing was run. */
  | ({ type: 'unconnected' } & Unconnected)
  | { type: 'planned'; cases: number }
  /** So many more cases have come to their end. */
  | { type: 'cases'; cases: number }
  /** How a table was observed whose dice nobody sets. */
  | { type: 'observed'; session: ObservedSession }
  | { type: 'finished'; written: WrittenEvidence }
  /** The evidence can no longer be kept: the file, and the operating system's code. */
  | { type: 'unwritable'; file: string; code: string }
  /** Cucumber itself could not go on. */
  | { type: 'failed'; message: string };
