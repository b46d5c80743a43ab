import type { Capabilities } from '../adapters/table';
import type { Authorisation, Options, Readings } from '../regulation';

/** What is declared before a table is judged, and what the table says of itself. */
export interface Terms {
  /** Complete. */
  readonly readings: Readings;
  readonly options: Options;
  readonly authorisations: readonly Authorisation[];
  readonly capabilities: Pick<
    Capabilities,
    'bets' | 'unit' | 'seats' | 'senses' | 'limits' | 'changes' | 'equalBets' | 'opposedBets'
  >;
}
