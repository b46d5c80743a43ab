/** Article 5(2)(1) and (3): when a point is marked and when it is not. */
import { type Dice, type Point, pointOf, total } from '../dice';
import type { Readings } from '../readings';

/** The clauses that mark the point. */
export const POINT_CLAUSES = ['art_5__para_2__point_1', 'art_5__para_2__point_3'] as const;

/**
 * The marked point after a counted throw. The text marks a point and never unmarks it; that the table is back on the
 * come-out once the point or a 7 has decided the line bets is necessary, because no further line bet could ever be
 * placed otherwise.
 *
 * @param point the marked point before the throw; null on the come-out throw
 */
export function nextPoint(point: Point | null, dice: Dice): Point | null {
  if (point === null) return pointOf(dice);
  return total(dice) === point || total(dice) === 7 ? null : point;
}

/**
 * The point under which a player throws who has taken the place of a replaced shooter, Article 4. The text has the round
 * go on; by the reading `point_after_replacement` the mark goes with the shooter and the next throw is a come-out throw.
 */
export function pointForSuccessor(
  point: Point | null,
  { point_after_replacement }: Pick<Readings, 'point_after_replacement'>,
): Point | null {
  return point_after_replacement === 'removed' ? null : point;
}
