/** Article 5 as one function: what a counted throw does to a live bet. */
import type { BetId } from '../bets';
import { come, dontCome, dontPass, passLine } from './line-bets';
import { multiRoll } from './multi-roll';
import { odds } from './odds';
import { oneRoll } from './one-roll';
import type { BetState, Outcome, Throw } from './outcome';

export interface Decision extends Throw {
  readonly bet: BetId;
  readonly betState: BetState;
}

/**
 * The outcome of one bet on one counted throw. A void throw, Article 3, decides nothing and is not a matter for this
 * function. Bets do not depend on one another, so the order in which they are decided changes no amount.
 *
 * @throws RangeError for an additional bet that stands on no number, which no table can hold
 */
export function decide({ bet, betState, ...thrown }: Decision): Outcome {
  switch (bet) {
    case 'pass':
      return passLine(betState, thrown);
    case 'dont_pass':
      return dontPass(betState, thrown);
    case 'come':
      return come(betState, thrown);
    case 'dont_come':
      return dontCome(betState, thrown);
    case 'pass_odds':
    case 'dont_pass_odds':
    case 'come_odds':
    case 'dont_come_odds':
      if (betState === 'waiting') throw new RangeError(`${bet} stands on no number`);
      return odds(bet, betState, thrown);
    case 'hard_4':
    case 'hard_6':
    case 'hard_8':
    case 'hard_10':
    case 'big_4':
    case 'big_5':
    case 'big_6':
    case 'big_8':
    case 'big_9':
    case 'big_10':
      return multiRoll(bet, thrown);
    default:
      return oneRoll(bet, thrown);
  }
}
