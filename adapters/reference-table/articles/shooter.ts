/** Articles 2 and 4: who throws. */
import type { Point } from '../../table';
import type { Rules } from '../rules';
import type { Player, Session } from '../session';
import type { Resolution } from './settlement';

/** Article 2(1): only a player with a live bet of at least the minimum. Any bet of Article 5 will do. */
export function mayThrow(session: Session, player: Player): boolean {
  for (const bet of session.bets.values()) {
    if (bet.player === player.name && bet.amount >= session.terms.minimumBet) return true;
  }
  return false;
}

/** Article 2(3): from the stickman's left, seat by seat; after `last`, the player next to him and so round. */
export function throwingOrder(session: Session, last: string | null): Player[] {
  const seated = [...session.players.values()].sort((a, b) => a.seat - b.seat);
  const position = seated.findIndex((player) => player.name === last);
  return [...seated.slice(position + 1), ...seated.slice(0, position + 1)];
}

/**
 * Who throws now: the player who holds the dice, as long as he bets (Article 4(1)); otherwise the first in order who
 * does. Null where nobody may throw.
 */
export function nextThrower(rules: Rules, session: Session): Player | null {
  const holder = session.shooter === null ? undefined : session.players.get(session.shooter);
  if (holder && rules.mayThrow(session, holder)) return holder;
  const order = rules.throwingOrder(session, session.shooter);
  return order.find((player) => rules.mayThrow(session, player)) ?? null;
}

/** The shooter as the table shows him: until the dice are first thrown, the one to whom they would be offered. */
export function shownShooter(rules: Rules, session: Session): string | null {
  return session.shooter ?? rules.nextThrower(rules, session)?.name ?? null;
}

/**
 * Article 4(2), for a throw that counted. By the letter the shooter is replaced when the first throw loses his Pass
 * or Don't Pass bet; whether any other bet lost on that throw replaces him the text leaves open, and here it does not.
 */
export function losesDice(session: Session, round: Round): boolean {
  if (session.terms.readings.shooter_replacement === 'seven_out') {
    return round.point !== null && round.total === 7;
  }
  return (
    round.point === null &&
    round.resolutions.some(
      ({ bet, settlement }) =>
        bet.player === session.shooter &&
        (bet.name === 'pass' || bet.name === 'dont_pass') &&
        settlement.outcome === 'lose',
    )
  );
}

/** The throw that has just been settled; `point` as it was marked when the dice were thrown. */
export interface Round {
  readonly point: Point | null;
  readonly total: number;
  readonly resolutions: readonly Resolution[];
}

/**
 * Who is offered the dice after the shooter: the next in order with a live bet, failing that the next in order. A sole
 * player has nobody to give them to and keeps them.
 */
export function nextShooter(rules: Rules, session: Session): string | null {
  const order = rules.throwingOrder(session, session.shooter).filter(({ name }) => name !== session.shooter);
  const next = order.find((player) => rules.mayThrow(session, player)) ?? order[0];
  return next?.name ?? session.shooter;
}
