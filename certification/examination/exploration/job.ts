/** What the command line and the process that explores tell each other; plain JSON. */
import type { AdapterConfiguration } from '../../../adapters/connect';
import type { Capabilities, Minor } from '../../../adapters/table';
import type { Exploration, ExplorationOptions, Finding } from '../../../assessment/exploration';
import type { Authorisation, Options, Readings } from '../../../regulation';
import type { Unconnected } from '../runner-messages';

export interface ExplorationJob {
  readonly adapter: AdapterConfiguration;
  readonly readings: Readings;
  readonly options: Options;
  readonly authorisations: readonly Authorisation[];
  readonly minimumBet: Minor;
  readonly exploration: Pick<ExplorationOptions, 'seed' | 'runs' | 'actions' | 'findings'>;
  /** Milliseconds; null for as long as it takes. */
  readonly timeLimit: number | null;
  /** File of the exchanges of the shortest sessions. */
  readonly transcript: string;
}

export interface Told extends Finding {
  /** Whether it came back when the session was played once more, for the record. */
  readonly repeated: boolean;
}

export type Ended = Omit<Exploration, 'findings' | 'fault'> & {
  readonly fault: { readonly code: string; readonly message: string } | null;
};

export type ExplorerMessage =
  | { readonly type: 'connected'; readonly capabilities: Capabilities }
  | ({ readonly type: 'unconnected' } & Unconnected)
  | { readonly type: 'sessions'; readonly sessions: number }
  | { readonly type: 'finding'; readonly finding: Told }
  | { readonly type: 'ended'; readonly ended: Ended }
  /** A defect of the exploration itself. */
  | { readonly type: 'failed'; readonly message: string };
