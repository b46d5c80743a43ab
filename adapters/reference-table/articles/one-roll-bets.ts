/** Article 5(3): bets that one throw decides. */
import { LOSE, RETURNED, WIN } from './outcome';
import type { Outcome, OutcomeRule } from './outcome';

export type OneRollBet =
  'any_craps' | 'any_7' | 'eleven' | 'ace_deuce' | 'aces' | 'boxcars' | 'horn' | 'field' | 'big' | 'small';

function winsOn(...totals: number[]): OutcomeRule {
  return ({ total }) => (totals.includes(total) ? WIN : LOSE);
}

/** Article 5(3)(9) says only who wins; what happens on the other totals is a declared reading. */
function bigOrSmall(...totals: number[]): OutcomeRule {
  return ({ total, readings }) => (totals.includes(total) ? WIN : otherTotal(total, readings));
}

function otherTotal(total: number, readings: { big_small_other_totals: string }): Outcome {
  switch (readings.big_small_other_totals) {
    case 'tie':
      return RETURNED;
    case 'seven_loses_other_side_ties':
      return total === 7 ? LOSE : RETURNED;
    default:
      return LOSE;
  }
}

export const oneRollOutcomes: Record<OneRollBet, OutcomeRule> = {
  /** Article 5(3)(1). */
  any_craps: winsOn(2, 3, 12),
  /** Article 5(3)(2). */
  any_7: winsOn(7),
  /** Article 5(3)(3). */
  eleven: winsOn(11),
  /** Article 5(3)(4). */
  ace_deuce: winsOn(3),
  /** Article 5(3)(5). */
  aces: winsOn(2),
  /** Article 5(3)(6). */
  boxcars: winsOn(12),
  /** Article 5(3)(7), one bet of four equal parts. The text is silent on the other totals: both readings lose here. */
  horn: winsOn(2, 3, 11, 12),
  /** Article 5(3)(8) with 6(12): 2 and 12 are excepted from losing and have a prize, so they win. */
  field: winsOn(2, 3, 4, 9, 10, 11, 12),
  /** Article 5(3)(9). */
  big: bigOrSmall(8, 9, 10, 11, 12),
  small: bigOrSmall(2, 3, 4, 5, 6),
};
