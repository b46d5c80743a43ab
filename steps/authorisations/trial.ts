/** What the trials of authorised items and prizes leave on record. */
import type { Money } from '../../adapters/money';
import type { PlacedBet, Refusal, Settlement, State } from '../../adapters/table';
import type { Dispatch, ItemAuthorisation, ItemOutcome } from '../../regulation';
import type { Throw } from '../throw';

/** One throw with a bet on the table, what a dispatch requires of it, and what the table did. */
export interface Trial {
  bet: PlacedBet;
  required: ItemOutcome;
  by: Dispatch;
  /** Every throw on this table, the one that is judged last. */
  throws: Throw[];
  settlement: Settlement;
  live: PlacedBet | undefined;
  /** The player's balance after the throw, and what it follows to be. */
  balance: { actual: Money; required: Money };
}

/** A request to bet on a new item, at a time at which its dispatch allows it or does not. */
export interface Placement {
  item: ItemAuthorisation;
  onComeOut: boolean;
  refusal: Refusal | undefined;
  before: State;
  after: State;
}

/** How much more than the regulation's prize an authorised one pays, in minor units; negative where it is less. */
export interface AuthorisedDifference {
  player: string;
  difference: Money;
  by: Dispatch;
}
