/** Article 5(2)(1), (3), (5) and (6): 《派司拉》, 《東派司》, 《襟》 and 《東襟》. */
import type { LineBetId } from '../bets';
import type { ClauseId } from '../clauses';
import { type Point, pointOf, total } from '../dice';
import { type BetState, type Outcome, type Throw, lose, stay, tie, totalIn, travel, win } from './outcome';

const SEVEN = 7;
const NATURAL = [7, 11];
/** 5(2)(3): 「檯上佈局所指的bar」. */
const BAR = [12];

/** 5(2)(1): 7 or 11 (natural) wins, 2, 3 or 12 (craps) loses; any other total becomes the number that decides. */
function firstThrowOfPass(bet: 'pass' | 'come', by: ClauseId, thrown: Throw): Outcome {
  const number = pointOf(thrown.dice);
  if (number !== null) return travel(number, by);
  return totalIn(thrown.dice, NATURAL) ? win(bet, by, total(thrown.dice), thrown) : lose(by);
}

/** 5(2)(3): 2 or 3 wins, 7 or 11 loses, 12 ties (bar); any other total becomes the number that decides. */
function firstThrowOfDontPass(bet: 'dont_pass' | 'dont_come', by: ClauseId, thrown: Throw): Outcome {
  const number = pointOf(thrown.dice);
  if (number !== null) return travel(number, by);
  if (totalIn(thrown.dice, BAR)) return tie(thrown.readings.dont_pass_tie, by);
  return totalIn(thrown.dice, NATURAL) ? lose(by) : win(bet, by, total(thrown.dice), thrown);
}

/** Which of the two totals that decide a bet on a number has been thrown. */
export function decidingTotal(number: Point, { dice }: Pick<Throw, 'dice'>): 'number' | 'seven' | null {
  if (total(dice) === number) return 'number';
  return total(dice) === SEVEN ? 'seven' : null;
}

/**
 * 5(2)(1) 「出現前者情況博彩者贏,後者則輸」: the number again wins, 7 loses. 5(2)(3) repeats the same words for
 * 《東派司》; whether they hold there is the reading `dont_pass_point_phase`, which 《東襟》 and the additional bets
 * follow because 5(2)(4) and (6) refer to 《東派司》.
 */
export function winningTotal(bet: LineBetId, { readings }: Throw): 'number' | 'seven' {
  const against = bet === 'dont_pass' || bet === 'dont_come';
  return against && readings.dont_pass_point_phase === 'wins_on_seven' ? 'seven' : 'number';
}

function onNumber(bet: LineBetId, number: Point, by: ClauseId, thrown: Throw): Outcome {
  const deciding = decidingTotal(number, thrown);
  if (deciding === null) return stay(by);
  return deciding === winningTotal(bet, thrown) ? win(bet, by, total(thrown.dice), thrown) : lose(by);
}

/** Article 5(2)(1). */
export function passLine(state: BetState, thrown: Throw): Outcome {
  const by = 'art_5__para_2__point_1';
  return state === 'waiting' ? firstThrowOfPass('pass', by, thrown) : onNumber('pass', state, by, thrown);
}

/** Article 5(2)(3). */
export function dontPass(state: BetState, thrown: Throw): Outcome {
  const by = 'art_5__para_2__point_3';
  return state === 'waiting'
    ? firstThrowOfDontPass('dont_pass', by, thrown)
    : onNumber('dont_pass', state, by, thrown);
}

/** Article 5(2)(5): the throw that follows the bet decides as the first throw does 《派司拉》. */
export function come(state: BetState, thrown: Throw): Outcome {
  const by = 'art_5__para_2__point_5__subpara_1';
  return state === 'waiting' ? firstThrowOfPass('come', by, thrown) : onNumber('come', state, by, thrown);
}

/**
 * Article 5(2)(6): the throw that follows the bet decides 「按照《東派司》的規定」; the second paragraph has every other
 * total handled by the procedure of item (5).
 */
export function dontCome(state: BetState, thrown: Throw): Outcome {
  const procedure = 'art_5__para_2__point_6__subpara_2';
  if (state !== 'waiting') return onNumber('dont_come', state, procedure, thrown);
  const other = pointOf(thrown.dice) !== null;
  return firstThrowOfDontPass('dont_come', other ? procedure : 'art_5__para_2__point_6__subpara_1', thrown);
}
