/** Article 5(2)(2), (4), (5) second paragraph and (6) second paragraph: odds share the number of the bet under them. */
import { dontNumberAgainstSeven, numberBeforeSeven } from './line-bets';
import { RETURNED, STAY } from './outcome';
import type { Moment, Outcome } from './outcome';

/** Article 5(2)(2). */
export const passOddsOutcome = numberBeforeSeven;

/** Article 5(2)(4), and (6) second paragraph: odds on Don't Come always work. */
export const dontPassOddsOutcome = dontNumberAgainstSeven;

/** Article 5(2)(5), second paragraph. Odds that are off go back when the Come bet under them is decided. */
export function comeOddsOutcome(moment: Moment): Outcome {
  const working = numberBeforeSeven(moment);
  const off = moment.point === null && moment.readings.come_odds_on_come_out === 'off';
  return off && working !== STAY ? RETURNED : working;
}
