/** Article 5(6): stakes. */
import type { BetName, Minor, Point, RefusalCode } from '../../table';
import type { Rules } from '../rules';
import type { LiveBet, Player, Session, Terms } from '../session';
import type { Base, Order } from './acceptance';
import { isPayable, ratios } from './prizes';

/** Keeps every product of a stake and a prize an exact integer. The regulation sets no maximum. */
const LARGEST_STAKE: Minor = 1_000_000_000_000;

const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** A positive whole number of minor units; null for anything else. */
export function readStake(_terms: Terms, asked: unknown): Minor | null {
  return typeof asked === 'number' && Number.isSafeInteger(asked) && asked > 0 ? asked : null;
}

/**
 * Article 5(6): a multiple of the minimum bet, odds included. Where prizes are paid exactly, a stake is refused when
 * one of its prizes could not be.
 */
export function stakeRefusal(
  terms: Terms,
  stake: { bet: BetName; number: Point | null; amount: Minor },
): RefusalCode | null {
  const smallest = smallestStake(terms, stake.bet);
  if (stake.amount < smallest) return 'BELOW_MIN';
  if (stake.amount > LARGEST_STAKE) return 'ABOVE_MAX';
  if (stake.amount % smallest !== 0) return 'BAD_UNIT';
  return terms.readings.fractional_prize === 'exact' && !hasExactPrizes(terms, stake) ? 'BAD_UNIT' : null;
}

/** Article 5(3)(7): Horn is a bet on four items; a declared reading says whether each of them is a bet of Article 5(6). */
function smallestStake({ minimumBet, readings }: Terms, bet: BetName): Minor {
  return bet === 'horn' && readings.horn_stake === 'four_minimums' ? minimumBet * 4 : minimumBet;
}

function hasExactPrizes(
  { unit, field12 }: Terms,
  { bet, number, amount }: { bet: BetName; number: Point | null; amount: Minor },
): boolean {
  return TOTALS.every((total) =>
    isPayable(amount, ratios[bet]({ number, point: null, total, field12 }), unit),
  );
}

export function covers(player: Player, cost: number): boolean {
  return player.balance >= cost;
}

/** What placing a bet takes from the balance. */
export function cost(order: Order): Minor {
  return order.amount;
}

/**
 * Puts an accepted bet on the layout. Each order makes a bet of its own, so a second Pass bet, or more odds on the
 * same bet, stands beside the first and is settled by itself.
 */
export function place(rules: Rules, session: Session, order: Order, base: Base | null): LiveBet {
  const player = session.players.get(order.player);
  if (player) player.balance -= rules.cost(order);
  session.betCount += 1;
  const bet: LiveBet = {
    id: `b${session.betCount}`,
    player: order.player,
    name: order.bet,
    amount: order.amount,
    ...(base?.id === undefined ? {} : { on: base.id }),
    number: base?.number ?? rules.firstNumber(session, order.bet),
  };
  session.bets.set(bet.id, bet);
  return bet;
}

/** A line bet that is taken late is on the marked point from the start; any other bet waits for its first throw. */
export function firstNumber(session: Session, bet: BetName): Point | null {
  return bet === 'pass' || bet === 'dont_pass' ? session.point : null;
}
