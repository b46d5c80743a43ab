/** Article 5(2), (5) and (6): which bet may be placed when, and with what stake. */
import { type BetId, type LineBetId, bet as betRecord } from '../bets';
import type { ClauseId } from '../clauses';
import type { Point } from '../dice';
import type { Options } from '../options';
import { isPayable, prizeRatio, prizesOf } from '../prizes';
import type { Readings } from '../readings';
import type { BetState } from './outcome';

export interface Acceptance {
  readonly decision: 'ACCEPT' | 'REJECT' | 'ACCEPT_IF_BASE';
  /** With `ACCEPT_IF_BASE`: the player's own live bet that has to be there. */
  readonly base?: LineBetId;
  /** The player's own live bet that must not be there. */
  readonly without?: LineBetId;
  readonly clauses: readonly ClauseId[];
}

/**
 * Whether a bet may be placed, seen from the table alone.
 *
 * 5(2) deems the line bets made before the come-out throw; 《襟》 and 《東襟》 need a point; an additional bet needs the
 * bet it is added to, on a number; 5(5) has every other bet made at any time. That no bet is taken once the dice have
 * left the hand stands nowhere and is not decided here.
 */
export function acceptance(bet: BetId, point: Point | null, readings: Readings): Acceptance {
  const record = betRecord(bet);
  switch (bet) {
    case 'pass':
    case 'dont_pass': {
      const clauses = ['art_5__para_2__intro', ...record.outcomeClauses];
      const inTime = point === null || readings.late_line_bets === 'accepted';
      if (!inTime) return { decision: 'REJECT', clauses };
      if (readings.both_line_bets === 'accepted') return { decision: 'ACCEPT', clauses };
      return { decision: 'ACCEPT', without: bet === 'pass' ? 'dont_pass' : 'pass', clauses };
    }
    case 'come':
    case 'dont_come': {
      const clauses = [record.outcomeClauses[0] as ClauseId];
      if (point === null) return { decision: 'REJECT', clauses };
      if (readings.come_precondition === 'point_marked') return { decision: 'ACCEPT', clauses };
      return { decision: 'ACCEPT_IF_BASE', base: 'pass', clauses };
    }
    case 'pass_odds':
    case 'dont_pass_odds':
      if (point === null) return { decision: 'REJECT', clauses: record.outcomeClauses };
      return { decision: 'ACCEPT_IF_BASE', base: record.base as LineBetId, clauses: record.outcomeClauses };
    case 'come_odds':
    case 'dont_come_odds':
      return { decision: 'ACCEPT_IF_BASE', base: record.base as LineBetId, clauses: record.outcomeClauses };
    default:
      return { decision: 'ACCEPT', clauses: ['art_5__para_5'] };
  }
}

/**
 * Whether a bet may be placed by a player.
 *
 * @param hasBase whether the player has the live bet that {@link acceptance} asks for; for an additional bet, on a
 *   number already
 */
export function accepts(bet: BetId, point: Point | null, hasBase: boolean, readings: Readings): boolean {
  const { decision } = acceptance(bet, point, readings);
  return decision === 'ACCEPT' || (decision === 'ACCEPT_IF_BASE' && hasBase);
}

/**
 * Where a bet stands as it is placed: waiting for the next throw, except an additional bet, which takes the number of
 * the bet under it, and a line bet accepted while a point is marked, which that point decides.
 */
export function stateWhenPlaced(bet: BetId, point: Point | null, baseNumber: Point | null = null): BetState {
  if (betRecord(bet).category === 'odds') return baseNumber ?? 'waiting';
  return (bet === 'pass' || bet === 'dont_pass') && point !== null ? point : 'waiting';
}

export interface Stake {
  readonly bet: BetId;
  /** In the unit of `minimum` and `unit`: minor units of the currency. */
  readonly amount: number;
  readonly minimum: number;
  /** The smallest amount that the table can pay. */
  readonly unit: number;
  /** Additional bets only: the number of the bet under it. */
  readonly number?: Point;
  readonly readings: Readings;
  readonly options: Options;
}

export interface StakeRefusal {
  readonly reason: 'not-an-amount' | 'below-minimum' | 'not-a-multiple' | 'prize-not-payable';
  readonly clauses: readonly ClauseId[];
}

/**
 * Why a stake has to be refused; null where it may be placed. 5(6) asks for a multiple of the minimum; under
 * `fractional_prize=exact` a stake is refused as well where a prize that it may win could not be paid in full.
 */
export function refusedStake({
  bet,
  amount,
  minimum,
  unit,
  number,
  readings,
  options,
}: Stake): StakeRefusal | null {
  const multiple = ['art_5__para_6'];
  if (!Number.isSafeInteger(amount) || amount <= 0) return { reason: 'not-an-amount', clauses: multiple };
  // 5(3)(7) 「四個項目」: each of four equal parts may be a stake of its own.
  const ofFourItems = bet === 'horn' && readings.horn_stake === 'four_minimums';
  const least = ofFourItems ? 4 * minimum : minimum;
  const grounds = ofFourItems ? [...multiple, 'art_5__para_3__point_7'] : multiple;
  if (amount < least) return { reason: 'below-minimum', clauses: grounds };
  if (amount % least !== 0) return { reason: 'not-a-multiple', clauses: grounds };
  if (readings.fractional_prize === 'rounded_down') return null;
  const prices = number === undefined ? prizesOf(bet, options) : [prizeRatio(bet, number, options)];
  const unpayable = prices.find((price) => !isPayable(amount, price, unit));
  if (unpayable === undefined) return null;
  return { reason: 'prize-not-payable', clauses: ['art_6__intro', unpayable.clause] };
}
