/** Article 5(2), (5) and (6): which bet may be placed when, and with what stake. */
import { type BetId, type LineBetId, bet as betRecord } from '../bets';
import type { ClauseId } from '../clauses';
import type { Point } from '../dice';
import type { Options } from '../options';
import { type PrizeRule, isPayable, prize, prizeRatio, prizesOf } from '../prizes';
import type { Ratio } from '../ratio';
import type { Readings } from '../readings';
import type { BetState } from './outcome';

export interface Acceptance {
  readonly decision: 'ACCEPT' | 'REJECT' | 'ACCEPT_IF_BASE';
  /** With `ACCEPT_IF_BASE`: the player's own live bet that has to be there. */
  readonly base?: LineBetId;
  /** The player's own live bet that must not be there. */
  readonly without?: LineBetId;
  /** Only the player whose throw made the marked point may place it. */
  readonly onlyByThrowerOfPoint?: boolean;
  /** Not before a throw has counted at the table. */
  readonly onlyAfterFirstThrow?: boolean;
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
      return {
        decision: 'ACCEPT_IF_BASE',
        base: record.base as LineBetId,
        // 「擲到博彩者點數者」.
        onlyByThrowerOfPoint: readings.odds_bettor === 'point_thrower',
        clauses: record.outcomeClauses,
      };
    case 'come_odds':
    case 'dont_come_odds':
      return { decision: 'ACCEPT_IF_BASE', base: record.base as LineBetId, clauses: record.outcomeClauses };
    default:
      return {
        decision: 'ACCEPT',
        // 「博彩局進行中」.
        onlyAfterFirstThrow: readings.bets_before_first_throw === 'refused',
        clauses: ['art_5__para_5'],
      };
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
  readonly reason: 'not-an-amount' | 'below-minimum' | 'not-a-multiple';
  readonly clauses: readonly ClauseId[];
}

/**
 * Why a stake has to be refused; null where it may be placed: 5(6) asks for a multiple of the minimum.
 *
 * @param bet null for an item authorised under Article 7
 */
export function refusedStake({
  bet,
  amount,
  minimum,
  readings,
}: Pick<Stake, 'amount' | 'minimum' | 'readings'> & { bet: BetId | null }): StakeRefusal | null {
  const multiple = ['art_5__para_6'];
  if (!Number.isSafeInteger(amount) || amount <= 0) return { reason: 'not-an-amount', clauses: multiple };
  // 5(3)(7) 「四個項目」: each of four equal parts may be a stake of its own.
  const ofFourItems = bet === 'horn' && readings.horn_stake === 'four_minimums';
  const least = ofFourItems ? 4 * minimum : minimum;
  const grounds = ofFourItems ? [...multiple, 'art_5__para_3__point_7'] : multiple;
  if (amount < least) return { reason: 'below-minimum', clauses: grounds };
  if (amount % least !== 0) return { reason: 'not-a-multiple', clauses: grounds };
  return null;
}

/** The prices at which a stake may win. */
function pricesOf({ bet, number, options }: Pick<Stake, 'bet' | 'number' | 'options'>): readonly PrizeRule[] {
  return number === undefined ? prizesOf(bet, options) : [prizeRatio(bet, number, options)];
}

/**
 * Whether a table may refuse a stake that 5(6) allows, because it could not pay one of its prizes in full, as
 * `fractional_prize=exact` has it paid. A table that can tell it as a fraction may take the stake all the same.
 */
export function mayRefuseForItsPrize(stake: Omit<Stake, 'minimum'>): boolean {
  const { amount, unit, readings } = stake;
  if (readings.fractional_prize !== 'exact' || !Number.isSafeInteger(amount)) return false;
  return pricesOf(stake).some((price) => !isPayable(amount, price, unit));
}

/** The greatest prize that a stake may win, before any rounding. */
export function greatestPrize(stake: Pick<Stake, 'bet' | 'number' | 'options' | 'amount'>): Ratio {
  return pricesOf(stake)
    .map((price) => prize(stake.amount, price))
    .reduce((most, each) =>
      each.numerator * most.denominator > most.numerator * each.denominator ? each : most,
    );
}
