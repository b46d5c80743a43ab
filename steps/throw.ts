import type { PlacedBet, RollResult } from '../adapters/table';
import type { Dice } from './finding';

/** One throw with all that the scenario may ask about it afterwards. */
export interface Throw {
  dice: Dice;
  result: RollResult;
  /** Who threw, where the scenario names him. */
  by?: string | undefined;
  /** The bets that were on the table when the dice were thrown. */
  bets: PlacedBet[];
}
