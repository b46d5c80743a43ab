/** Article 6: prizes. */
import { moneyOf, type Money } from '../../money';
import type { BetName, Minor, Point } from '../../table';
import type { Readings } from '../readings';
import type { Field12 } from '../session';

/** «a 賠 b»: a stake of `stake` wins `prize`, and the stake is not part of the prize. */
export interface Ratio {
  readonly stake: number;
  readonly prize: number;
}

/** What the prize of a bet depends on. */
export interface Winning {
  readonly number: Point | null;
  readonly point: Point | null;
  readonly total: number;
  readonly field12: Field12;
}

export type RatioRule = (winning: Winning) => Ratio;

export function ratio(stake: number, prize: number): Ratio {
  return { stake, prize };
}

const EVEN = ratio(1, 1);

/** Article 6(2): odds on Pass and on Come. */
export function takenOdds(number: Point | null): Ratio {
  if (number === 4 || number === 10) return ratio(1, 2);
  if (number === 5 || number === 9) return ratio(2, 3);
  return ratio(5, 6);
}

/** Article 6(4): odds on Don't Pass and on Don't Come. */
export function laidOdds(number: Point | null): Ratio {
  if (number === 4 || number === 10) return ratio(2, 1);
  if (number === 5 || number === 9) return ratio(3, 2);
  return ratio(6, 5);
}

/** Article 6(11). Both ratios are on the whole Horn bet, its three losing quarters already counted. */
function hornRatio({ total }: Winning): Ratio {
  return total === 2 || total === 12 ? ratio(4, 27) : ratio(1, 3);
}

/** Article 6(12). */
function fieldRatio({ total, field12 }: Winning): Ratio {
  if (total === 2) return ratio(1, 2);
  if (total === 12) return ratio(1, field12 === 'triple' ? 3 : 2);
  return EVEN;
}

function always(stake: number, prize: number): RatioRule {
  const fixed = ratio(stake, prize);
  return () => fixed;
}

export const ratios: Record<BetName, RatioRule> = {
  /** Article 6(1). */
  pass: () => EVEN,
  come: () => EVEN,
  /** Article 6(2). */
  pass_odds: ({ number }) => takenOdds(number),
  come_odds: ({ number }) => takenOdds(number),
  /** Article 6(3). */
  dont_pass: () => EVEN,
  dont_come: () => EVEN,
  /** Article 6(4). */
  dont_pass_odds: ({ number }) => laidOdds(number),
  dont_come_odds: ({ number }) => laidOdds(number),
  /** Article 6(5). */
  any_craps: always(1, 7),
  /** Article 6(6). */
  any_7: always(1, 4),
  /** Article 6(7). */
  eleven: always(1, 15),
  /** Article 6(8). */
  ace_deuce: always(1, 15),
  /** Article 6(9). */
  aces: always(1, 30),
  /** Article 6(10). */
  boxcars: always(1, 30),
  /** Article 6(11). */
  horn: hornRatio,
  /** Article 6(12). */
  field: fieldRatio,
  /** Article 6(13). */
  big: () => EVEN,
  small: () => EVEN,
  /** Article 6(14). */
  hard_4: always(1, 7),
  hard_6: always(1, 9),
  hard_8: always(1, 9),
  hard_10: always(1, 7),
  /** Article 6(15). */
  big_4: always(5, 9),
  big_5: always(5, 7),
  big_6: always(6, 7),
  big_8: always(6, 7),
  big_9: always(5, 7),
  big_10: always(5, 9),
};

/** Whether the prize on `stake` is a whole number of `unit`. */
export function isPayable(stake: Minor, { stake: per, prize: pays }: Ratio, unit: Minor): boolean {
  return (stake * pays) % (per * unit) === 0;
}

/** The prize on `stake` in minor units: in full, or a whole number of `unit` as the reading has it rounded. */
export function prize(
  stake: Minor,
  { stake: per, prize: pays }: Ratio,
  unit: Minor,
  rounding: Readings['fractional_prize'],
): Money {
  const product = stake * pays;
  const step = per * unit;
  const rest = product % step;
  const below = (product - rest) / per;
  if (rest === 0) return below;
  switch (rounding) {
    case 'exact':
      return moneyOf(BigInt(product), BigInt(per));
    case 'rounded_down':
      return below;
    case 'rounded_up':
      return below + unit;
    case 'rounded_nearest':
      return rest * 2 >= step ? below + unit : below;
  }
}

/** What is left of an amount where only whole multiples of `unit` are paid. */
export function wholeUnits(amount: Money, unit: Minor): Minor {
  const whole = typeof amount === 'number' ? amount : Math.floor(amount.numerator / amount.denominator);
  return whole - (whole % unit);
}
