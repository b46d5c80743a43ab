/** Article 5(6): stakes. */
import { compareMoney, minus } from '../../money';
import type { BetName, Minor, Point, RefusalCode } from '../../table';
import type { Rules } from '../rules';
import { betsOf } from '../session';
import type { LiveBet, Player, Session, Terms } from '../session';
import type { Base, Order } from './acceptance';
import { isPayable, ratios } from './prizes';

/** Keeps every product of a stake and a prize an exact integer; no player has so much to stake. */
const LARGEST_STAKE: Minor = 1_000_000_000_000;

const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** A positive whole number of minor units; null for anything else. */
export function readStake(_terms: Terms, asked: unknown): Minor | null {
  return typeof asked === 'number' && Number.isSafeInteger(asked) && asked > 0 ? asked : null;
}

/**
 * Article 5(6): a multiple of the minimum bet, odds included. Where prizes are paid exactly, a stake is refused when
 * one of its prizes could not be, unless the house pays fractions. The house's own maximum of stakes and prizes stands
 * beside that.
 */
export function stakeRefusal(terms: Terms, stake: Asked): RefusalCode | null {
  const smallest = smallestStake(terms, stake.bet);
  if (stake.amount < smallest) return 'BELOW_MIN';
  if (stake.amount > LARGEST_STAKE) return 'ABOVE_MAX';
  if (stake.amount % smallest !== 0) return 'BAD_UNIT';
  if (isAboveLimit(terms, stake)) return 'ABOVE_MAX';
  const exact = terms.readings.fractional_prize === 'exact' && !terms.paysFractions;
  return exact && !hasExactPrizes(terms, stake) ? 'BAD_UNIT' : null;
}

/** Article 5(3)(7): Horn is a bet on four items; a declared reading says whether each of them is a bet of Article 5(6). */
function smallestStake({ minimumBet, readings }: Terms, bet: BetName): Minor {
  return bet === 'horn' && readings.horn_stake === 'four_minimums' ? minimumBet * 4 : minimumBet;
}

interface Asked {
  readonly bet: BetName;
  readonly number: Point | null;
  readonly amount: Minor;
}

/** The house's maximum for a bet takes the place of the one for all. */
function isAboveLimit({ limits, field12 }: Terms, { bet, number, amount }: Asked): boolean {
  const { maximumStake, maximumPrize } = { ...limits, ...limits.bets?.[bet] };
  if (maximumStake !== undefined && amount > maximumStake) return true;
  if (maximumPrize === undefined) return false;
  return TOTALS.some((total) => {
    const { stake, prize } = ratios[bet]({ number, point: null, total, field12 });
    return amount * prize > maximumPrize * stake;
  });
}

function hasExactPrizes({ unit, field12 }: Terms, { bet, number, amount }: Asked): boolean {
  return TOTALS.every((total) =>
    isPayable(amount, ratios[bet]({ number, point: null, total, field12 }), unit),
  );
}

export function covers(player: Player, cost: number): boolean {
  return compareMoney(player.balance, cost) >= 0;
}

/** What placing a bet takes from the balance. */
export function cost(order: Order): Minor {
  return order.amount;
}

/** The bet that already lies in the box that an order is for. */
export function sameBox(
  rules: Rules,
  session: Session,
  order: Pick<Order, 'player' | 'bet'>,
  base: Base | null,
): LiveBet | undefined {
  const number = base?.number ?? rules.firstNumber(session, order.bet);
  return betsOf(session, order.player).find(
    (bet) => bet.name === order.bet && bet.on === base?.id && bet.number === number,
  );
}

/**
 * Puts an accepted bet on the layout. Each order makes a bet of its own, so a second Pass bet, or more odds on the
 * same bet, stands beside the first and is settled by itself; a house that merges equal bets adds it to the first.
 */
export function place(rules: Rules, session: Session, order: Order, base: Base | null): LiveBet {
  const player = session.players.get(order.player);
  if (player) player.balance = minus(player.balance, rules.cost(order));
  const first = session.terms.equalBets === 'merge' ? sameBox(rules, session, order, base) : undefined;
  if (first) {
    first.amount += order.amount;
    return first;
  }
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
