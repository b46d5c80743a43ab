/** Article 5(4): bets that stay until their number or 7 decides them. */
import type { Point } from '../../table';
import { LOSE, RETURNED, STAY, WIN } from './outcome';
import type { Moment, OutcomeRule } from './outcome';

export type HardWayBet = 'hard_4' | 'hard_6' | 'hard_8' | 'hard_10';
export type BigNumberBet = 'big_4' | 'big_5' | 'big_6' | 'big_8' | 'big_9' | 'big_10';
export type MultiRollBet = HardWayBet | BigNumberBet;

/** Article 5(5) keeps these bets working on the come-out, unless the table declares otherwise. */
function isOff({ point, readings }: Moment): boolean {
  return point === null && readings.multi_roll_on_come_out === 'off';
}

/** Article 5(4)(1): the double wins; 7, and the same total from unequal dice, lose. */
function hardWay(number: Point): OutcomeRule {
  return (moment) => {
    if (isOff(moment)) return STAY;
    const [first, second] = moment.dice;
    if (moment.total === number) return first === second ? WIN : LOSE;
    if (moment.total === 7) return LOSE;
    const wide = moment.readings.hard_way_other_totals === 'unequal_pairs_lose';
    return wide && first !== second ? LOSE : STAY;
  };
}

/** Article 5(4)(2) to (4): the number before 7; any other total is a tie, in which nobody wins or loses. */
function bigNumber(number: Point, partner: Point): OutcomeRule {
  return (moment) => {
    if (isOff(moment)) return STAY;
    if (moment.total === number) return WIN;
    if (moment.total === partner && moment.readings.big_number_form === 'either') return WIN;
    if (moment.total === 7) return LOSE;
    return moment.readings.big_number_other_totals === 'tie' ? RETURNED : STAY;
  };
}

export const multiRollOutcomes: Record<MultiRollBet, OutcomeRule> = {
  /** Article 5(4)(1). */
  hard_4: hardWay(4),
  hard_6: hardWay(6),
  hard_8: hardWay(8),
  hard_10: hardWay(10),
  /** Article 5(4)(2). */
  big_6: bigNumber(6, 8),
  big_8: bigNumber(8, 6),
  /** Article 5(4)(3). */
  big_5: bigNumber(5, 9),
  big_9: bigNumber(9, 5),
  /** Article 5(4)(4). */
  big_4: bigNumber(4, 10),
  big_10: bigNumber(10, 4),
};
