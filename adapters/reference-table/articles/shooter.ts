/** Articles 2 and 4: who throws. */
import { compareMoney, total, type Money } from '../../money';
import type { Point, RefusalCode } from '../../table';
import type { Rules } from '../rules';
import type { Player, Session } from '../session';
import { isLineBet } from './acceptance';
import type { Resolution, Round } from './round';

/**
 * Article 2(1): only a player with a live bet of at least the minimum, or of just the minimum where that is declared. Any
 * bet of Article 5 will do.
 */
export function mayThrow(session: Session, player: Player): boolean {
  const { minimumBet, readings } = session.terms;
  const most = readings.stake_to_throw === 'exactly' ? minimumBet : Infinity;
  for (const bet of session.bets.values()) {
    if (bet.player === player.name && bet.amount >= minimumBet && bet.amount <= most) return true;
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
 * To whom the dice are offered now: the player who holds them, as long as he bets (Article 4(1)) and has not waived his
 * turn (Article 2(3)); otherwise the first in order of whom both are true. A shooter who was replaced comes last, or, by
 * a declared reading, not at all before another has thrown. Null where there is nobody.
 */
export function nextThrower(rules: Rules, session: Session): Player | null {
  const isReady = (player: Player): boolean =>
    rules.mayThrow(session, player) && !session.waived.has(player.name);
  const holder = session.shooter === null ? undefined : session.players.get(session.shooter);
  if (holder && isReady(holder)) return holder;
  const offered = rules.offeredAfter(rules, session).find(isReady) ?? null;
  return offered && waits(session, offered) ? null : offered;
}

/** By a declared reading a shooter who was replaced does not throw again before another has. */
function waits({ replaced, terms }: Session, { name }: Player): boolean {
  return name === replaced && terms.readings.sole_shooter === 'nobody_throws';
}

/**
 * The players in the order in which the dice are offered: from the one after the shooter, himself last. A declared reading
 * has the order start anew at the stickman's left where he is replaced or no longer bets, and not where he only waives.
 */
export function offeredAfter(rules: Rules, session: Session): Player[] {
  const last = session.shooter ?? session.replaced;
  const holder = session.shooter === null ? undefined : session.players.get(session.shooter);
  const goesOn = holder !== undefined && rules.mayThrow(session, holder);
  if (session.terms.readings.order_after_replacement === 'next_player' || goesOn || last === null) {
    return rules.throwingOrder(session, last);
  }
  const anew = rules.throwingOrder(session, null);
  return [...anew.filter(({ name }) => name !== last), ...anew.filter(({ name }) => name === last)];
}

/**
 * Who throws: the player to whom the dice are offered, and nobody in his place. Where all have waived, whoever bets may
 * take the dice up after all, by name; the text provides for nobody else.
 */
export function thrower(rules: Rules, session: Session, by: string | undefined): Player | RefusalCode {
  const offered = rules.nextThrower(rules, session);
  if (by === undefined) return offered ?? 'WRONG_PHASE';
  const player = session.players.get(by);
  if (!player) return 'NO_SUCH_PLAYER';
  const mayTake = offered ? offered === player : rules.mayThrow(session, player) && !waits(session, player);
  return mayTake ? player : 'NOT_SHOOTER';
}

/**
 * The point under which a player takes the dice. A declared reading has the mark go with a shooter who is replaced, by his
 * loss or because he no longer bets, once another takes his place; one who waives his turn is not replaced.
 */
export function pointForThrower(
  { point, shooter, replaced, waived, terms }: Session,
  player: Player,
): Point | null {
  if (terms.readings.point_after_replacement === 'stands') return point;
  const last = shooter ?? replaced;
  const goesOn = last === null || last === player.name || (shooter !== null && waived.has(shooter));
  return goesOn ? point : null;
}

/** A turn begins or goes on. A waiver is for the turn that was offered: it ends with the throw that follows it. */
export function takeDice(session: Session, player: Player): void {
  if (session.shooter !== player.name) session.countedInTurn = 0;
  session.shooter = player.name;
  session.replaced = null;
  session.waived.clear();
}

/** Article 2(3): nobody waives a turn that is not his. */
export function waiverRefusal(rules: Rules, session: Session, name: string): RefusalCode | null {
  const player = session.players.get(name);
  if (!player) return 'NO_SUCH_PLAYER';
  const hasTurn = rules.nextThrower(rules, session) === player || rules.shownShooter(rules, session) === name;
  return hasTurn ? null : 'NOT_SHOOTER';
}

/** Article 2(3): the dice go to the next in order; the bets of the player stand. */
export function waive(_rules: Rules, session: Session, name: string): void {
  session.waived.add(name);
}

/** Article 4: the dice leave the shooter. Who has them next is settled when they are offered. */
export function replaceShooter(session: Session): void {
  session.replaced = session.shooter;
  session.shooter = null;
}

/**
 * The shooter as the table shows him: the one to whom the dice are offered. While nobody bets it is the one who threw
 * last, who may still bet; after a replacement, and while nobody but the replaced shooter bets, it is the next in order.
 * A sole player has nobody to give the dice to and keeps them.
 */
export function shownShooter(rules: Rules, session: Session): string | null {
  const { shooter, replaced, waived } = session;
  const offered = rules.nextThrower(rules, session)?.name ?? null;
  if (offered !== null && offered !== replaced) return offered;
  if (shooter !== null && !waived.has(shooter)) return shooter;
  if (replaced === null) return offered;
  // Himself last.
  return rules.offeredAfter(rules, session).find(({ name }) => !waived.has(name))?.name ?? null;
}

/**
 * Article 4(2), for a throw that counted. By the letter the shooter is replaced when the first throw loses his bet;
 * by the custom, when 7 is thrown on a point, whatever he has bet on. Which throw is the first is a declared reading.
 */
export function losesDice(rules: Rules, session: Session, round: Round): boolean {
  const { readings } = session.terms;
  if (readings.shooter_replacement === 'seven_out') return round.point !== null && round.total === 7;
  const isFirst = readings.first_throw === 'of_the_turn' ? round.firstOfTurn : round.point === null;
  if (!isFirst) return false;
  const own = round.resolutions.filter(({ bet }) => bet.player === session.shooter);
  if (rules.losesLineBet(session, own)) return true;
  return readings.shooter_losing_bet === 'any_bet' && own.some(isSideBetLost);
}

/**
 * Whether the first throw lost the shooter a Pass or Don't Pass bet. Where he has bet on both, a declared reading says
 * whether one of them is enough, which is also the silent table's answer, or only a loss over both together.
 */
export function losesLineBet(session: Session, own: readonly Resolution[]): boolean {
  const lineBets = own.filter(({ bet }) => isLineBet(bet.name));
  if (session.terms.readings.shooter_opposed_bets === 'net_loss') {
    return compareMoney(total(lineBets.map(gain)), 0) < 0;
  }
  return lineBets.some(isLost);
}

function isLost({ settlement }: Resolution): boolean {
  return settlement.outcome === 'lose';
}

function isSideBetLost(resolution: Resolution): boolean {
  return isLost(resolution) && !isLineBet(resolution.bet.name);
}

function gain(resolution: Resolution): Money {
  return isLost(resolution) ? -resolution.bet.amount : resolution.settlement.paid;
}
