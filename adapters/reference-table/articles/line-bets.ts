/** Article 5(2)(1), (3), (5) and (6): bets decided by their first throw or, failing that, by a number against 7. */
import { isPoint } from '../dice';
import { LOSE, RETURNED, STAY, TIE_STAYS, WIN, travel } from './outcome';
import type { Moment, Outcome } from './outcome';

/**
 * Article 5(2)(1) Pass, and Article 5(2)(5) Come, whose first throw is the one that follows the bet:
 * 7 and 11 win, 2, 3 and 12 lose, any other total becomes the number of the bet.
 */
export function passOutcome(moment: Moment): Outcome {
  if (moment.number !== null) return numberBeforeSeven(moment);
  if (moment.total === 7 || moment.total === 11) return WIN;
  return isPoint(moment.total) ? travel(moment.total) : LOSE;
}

/**
 * Article 5(2)(3) Don't Pass, and Article 5(2)(6) Don't Come: 2 and 3 win, 7 and 11 lose, 12 is a tie, any other
 * total becomes the number of the bet.
 */
export function dontPassOutcome(moment: Moment): Outcome {
  if (moment.number !== null) return dontNumberAgainstSeven(moment);
  if (moment.total === 2 || moment.total === 3) return WIN;
  if (moment.total === 12) return moment.readings.dont_pass_tie === 'returned' ? RETURNED : TIE_STAYS;
  return isPoint(moment.total) ? travel(moment.total) : LOSE;
}

/** «…出現前者情況博彩者贏,後者則輸»: the number wins, 7 loses. */
export function numberBeforeSeven({ number, total }: Moment): Outcome {
  if (total === number) return WIN;
  return total === 7 ? LOSE : STAY;
}

/** The same sentence stands in Article 5(2)(3); whether it is played by its letter is a declared reading. */
export function dontNumberAgainstSeven(moment: Moment): Outcome {
  const literal = numberBeforeSeven(moment);
  if (literal === STAY || moment.readings.dont_pass_point_phase === 'wins_on_point') return literal;
  return literal === WIN ? LOSE : WIN;
}
