import type { Point, Settlement } from '../../table';
import type { LiveBet } from '../session';

/** What a throw does to one bet; bets that stay untouched have none. */
export interface Resolution {
  readonly bet: LiveBet;
  readonly settlement: Settlement;
  /** The bet leaves the layout. */
  readonly over: boolean;
}

/** The throw that has just been settled; `point` as it was marked when the dice were thrown. */
export interface Round {
  readonly point: Point | null;
  readonly total: number;
  /** The shooter's first throw that counts since he took the dice. */
  readonly firstOfTurn: boolean;
  readonly resolutions: readonly Resolution[];
}
