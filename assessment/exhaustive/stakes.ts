/** What is staked: so much that every prize is whole, or as much as the table has declared that it takes. */
import { limitOf } from '../../adapters/limits';
import { mayRefuseForItsPrize, type BetId, type Point } from '../../regulation';
import { greatestStake } from '../excuses';
import type { Ledger, LedgerBet } from '../ledger';
import type { Terms } from '../terms';

/** Every prize of Article 6 on such a multiple of the minimum is whole. */
export const WHOLE_PRIZES = 60;
/** In minimum bets: a fraction of what a player brings, so that he can stake as much again. */
const AFFORDABLE = 60_000;

interface Standing {
  readonly terms: Terms;
  readonly ledger: Ledger;
}

/**
 * The greatest stake that a table has to take on a bet by what it declares; null where it declares no maximum, or one
 * that nobody at the table could pay for.
 *
 * @param under the bet under an additional one
 */
export function greatestWithin({ terms, ledger }: Standing, bet: BetId, under?: LedgerBet): number | null {
  const { minimumBet } = ledger;
  const number = under === undefined ? null : ledger.numberOf(under);
  const { maximumOdds } = limitOf(terms.capabilities, bet);
  const byOdds = under === undefined || maximumOdds === undefined ? Infinity : under.amount * maximumOdds;
  const most = Math.min(greatestStake(terms, minimumBet, bet, number) ?? Infinity, byOdds);
  if (most > minimumBet * AFFORDABLE) return null;
  const step = bet === 'horn' && terms.readings.horn_stake === 'four_minimums' ? 4 * minimumBet : minimumBet;
  const { unit } = terms.capabilities;
  const priced = pricing(terms, number);
  // Below it lies one whose prizes can be paid, and that has to be taken.
  for (
    let amount = most - (most % step), tried = 0;
    amount > 0 && tried < WHOLE_PRIZES;
    amount -= step, tried += 1
  )
    if (!mayRefuseForItsPrize({ bet, amount, unit, ...priced })) return amount;
  return null;
}

function pricing({ readings, options }: Terms, number: Point | null) {
  return { readings, options, ...(number === null ? {} : { number }) };
}
