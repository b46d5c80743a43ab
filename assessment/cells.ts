/** Every state in which a bet of Article 5 can stand when a throw falls. */
import {
  ALL_DICE,
  BETS,
  POINTS,
  type Bet,
  type BetId,
  type BetState,
  type Dice,
  type Point,
} from '../regulation';

/** Where a bet stands, and the point that is marked; null on the come-out throw. */
export interface Standing {
  readonly betState: BetState;
  readonly point: Point | null;
}

export interface ReachableCell extends Standing {
  readonly bet: BetId;
  readonly dice: Dice;
}

const ANY_POINT: readonly (Point | null)[] = [null, ...POINTS];

function waitingAt(points: readonly (Point | null)[]): Standing[] {
  return points.map((point) => ({ betState: 'waiting', point }));
}

/** The point decides 《派司拉》 and 《東派司》 and their additional bets. */
function onThePoint(): Standing[] {
  return POINTS.map((point) => ({ betState: point, point }));
}

/**
 * 《襟》 and 《東襟》 on a number live on after the point is decided, and while another one is marked. The point cannot
 * become their own number: the throw that would mark it decides them.
 */
function onItsNumber(): Standing[] {
  return POINTS.flatMap((betState) =>
    ANY_POINT.filter((point) => point !== betState).map((point) => ({ betState, point })),
  );
}

/** The states that a bet can reach by play, in a fixed order; 329 in all where «Field» is counted twice. */
export function standingsOf({ id, category }: Pick<Bet, 'id' | 'category'>): readonly Standing[] {
  switch (id) {
    case 'pass':
    case 'dont_pass':
      return [...waitingAt([null]), ...onThePoint()];
    case 'pass_odds':
    case 'dont_pass_odds':
      return onThePoint();
    case 'come':
    case 'dont_come':
      return [...waitingAt(POINTS), ...onItsNumber()];
    case 'come_odds':
    case 'dont_come_odds':
      return onItsNumber();
    default:
      return category === 'one-roll' || category === 'multi-roll' ? waitingAt(ANY_POINT) : [];
  }
}

/** Bet by bet, state by state, the 36 ordered throws. */
export function reachableCells(
  bets: readonly Pick<Bet, 'id' | 'category'>[] = BETS,
): readonly ReachableCell[] {
  return bets.flatMap((bet) =>
    standingsOf(bet).flatMap((standing) => ALL_DICE.map((dice) => ({ bet: bet.id, ...standing, dice }))),
  );
}
