import type { Point } from '../../table';
import { isPoint } from '../dice';
import type { Session } from '../session';

/**
 * Article 5(2)(1) and (3): the first throw marks the point. Nothing in the text removes the mark; a round that is
 * decided, by the point or by 7, has to end for the next first throw to exist.
 */
export function nextPoint(point: Point | null, total: number): Point | null {
  if (point === null) return isPoint(total) ? total : null;
  return total === point || total === 7 ? null : point;
}

/** Article 5(2)(1): the point as the marker on the table shows it. */
export function shownPoint(session: Session): Point | null {
  return session.point;
}
