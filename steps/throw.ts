import type { PlacedBet, RollResult } from '../adapters/table';
import type { Dice } from './finding';

/** One throw with all that the scenario may ask about it afterwards. */
export interface Throw {
  dice: Dice;
  result: RollResult;
  /** The bets that were on the table when the dice were thrown. */
  bets: PlacedBet[];
}
