/** Article 5(2)(2), (4), and the second paragraphs of (5) and (6): the additional bets. */
import { type LineBetId, type OddsBetId, bet as betRecord } from '../bets';
import type { ClauseId } from '../clauses';
import type { Point } from '../dice';
import { decidingTotal, winningTotal } from './line-bets';
import { type Outcome, type Throw, lose, stay, tie, win } from './outcome';

const BASE: Readonly<Record<OddsBetId, LineBetId>> = {
  pass_odds: 'pass',
  dont_pass_odds: 'dont_pass',
  come_odds: 'come',
  dont_come_odds: 'dont_come',
};

/** 5(2)(5): additional bets to 《襟》 follow the rule of 《派司拉附加投注》, which has no come-out throw to speak of. */
function isOff(bet: OddsBetId, { point, readings }: Throw): boolean {
  return bet === 'come_odds' && point === null && readings.come_odds_on_come_out === 'off';
}

/**
 * An additional bet is decided by the number of the bet under it and together with that bet, and paid at the price of
 * that number, Article 6(2) and (4); never at the table's point where the two differ.
 */
export function odds(bet: OddsBetId, number: Point, thrown: Throw): Outcome {
  const by = betRecord(bet).outcomeClauses[0] as ClauseId;
  const deciding = decidingTotal(number, thrown);
  if (deciding === null) return stay(by);
  if (isOff(bet, thrown)) return tie('returned', by);
  return deciding === winningTotal(BASE[bet], thrown) ? win(bet, by, number, thrown) : lose(by);
}
