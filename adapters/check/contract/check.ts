/** What a check of the contract is: something that a player asks at a table. */
import type { Notes } from '../finding';
import type { Seat } from './seat';

export interface ContractCheck {
  /** Its title is `check.contract.<id>`. */
  id: string;
  /** Asked of a table that can be played: one that takes bets. */
  plays: boolean;
  run: (notes: Notes, seat: Seat) => Promise<void>;
}

export const playing = (id: string, run: ContractCheck['run']): ContractCheck => ({ id, plays: true, run });
export const asking = (id: string, run: ContractCheck['run']): ContractCheck => ({ id, plays: false, run });
