/** Article 5(2) and (5): when a bet may be placed, raised, lowered and taken down. */
import type { BetName, Point, RefusalCode } from '../../table';
import { betsOf, oddsOn } from '../session';
import type { LiveBet, Session, Terms } from '../session';

/** The bet that each kind of odds is added to. */
export const BASES = {
  pass_odds: 'pass',
  dont_pass_odds: 'dont_pass',
  come_odds: 'come',
  dont_come_odds: 'dont_come',
} as const satisfies Partial<Record<BetName, BetName>>;

export type OddsBet = keyof typeof BASES;

export function isOdds(bet: BetName): bet is OddsBet {
  return Object.hasOwn(BASES, bet);
}

export function isLineBet(bet: BetName): boolean {
  return bet === 'pass' || bet === 'dont_pass';
}

export function isComeBet(bet: BetName): boolean {
  return bet === 'come' || bet === 'dont_come';
}

/** A bet that somebody asks for, its name and its stake already read. */
export interface Order {
  readonly player: string;
  readonly bet: BetName;
  readonly amount: number;
  /** The stake exactly as it was asked for. */
  readonly asked: unknown;
  readonly on?: string | undefined;
}

export function offers(terms: Terms, bet: BetName): boolean {
  return terms.offered.includes(bet);
}

/** A wager needs an uncertain event: none is taken while dice lie on the layout. */
export function takesBets(session: Session): boolean {
  return session.held === null;
}

/**
 * Article 5(2): Pass and Don't Pass are placed before the first throw, Come and Don't Come while a point is marked.
 * Article 5(5): the bets of paragraphs 3 and 4 at any time. Odds follow the bet under them, see {@link findBase}.
 */
export function windowRefusal(session: Session, order: Order): RefusalCode | null {
  const { readings } = session.terms;
  if (isLineBet(order.bet)) {
    if (session.point !== null && readings.late_line_bets === 'refused') return 'WRONG_PHASE';
    return readings.both_line_bets === 'refused' && hasOpposed(session, order) ? 'WRONG_PHASE' : null;
  }
  if (isComeBet(order.bet)) {
    if (session.point === null) return 'WRONG_PHASE';
    const needsPass = readings.come_precondition === 'own_pass_bet';
    const hasPass = betsOf(session, order.player).some(({ name }) => name === 'pass');
    return needsPass && !hasPass ? 'BASE_REQUIRED' : null;
  }
  if (order.bet === 'pass_odds' || order.bet === 'dont_pass_odds') {
    const mayAdd = readings.odds_bettor === 'any_player' || session.pointBy === order.player;
    return mayAdd ? null : 'WRONG_PHASE';
  }
  if (isOdds(order.bet)) return null;
  // A declared reading has no round in progress before the first throw.
  return session.begun || readings.bets_before_first_throw === 'accepted' ? null : 'WRONG_PHASE';
}

/** Whether the player of a line bet has bet on the other one too. */
function hasOpposed(session: Session, { player, bet }: Order): boolean {
  return betsOf(session, player).some(({ name }) => isLineBet(name) && name !== bet);
}

const OPPOSITES: Partial<Record<BetName, BetName>> = {
  pass: 'dont_pass',
  dont_pass: 'pass',
  come: 'dont_come',
  dont_come: 'come',
};

/** A house that takes no opposite bets of one player. */
export function oppositionRefusal(session: Session, { player, bet }: Order): RefusalCode | null {
  if (session.terms.opposedBets) return null;
  const opposite = OPPOSITES[bet];
  return betsOf(session, player).some(({ name }) => name === opposite) ? 'BET_EXISTS' : null;
}

/** The live bet under odds. */
export interface Base {
  readonly id?: string;
  readonly amount: number;
  readonly number: Point;
}

/**
 * The player's own live bet that the odds are added to, its number marked. Without `on` it is the only suitable one;
 * where there are several, the order has to name one.
 */
export function findBase(session: Session, order: Order & { bet: OddsBet }): Base | RefusalCode {
  const own = betsOf(session, order.player).filter(
    ({ id, name }) => name === BASES[order.bet] && (order.on === undefined || order.on === id),
  );
  const suitable = own.filter(({ number }) => number !== null);
  const [base, another] = suitable;
  if (typeof base?.number !== 'number') return own.length > 0 ? 'WRONG_PHASE' : 'BASE_REQUIRED';
  return another ? 'BASE_REQUIRED' : { id: base.id, amount: base.amount, number: base.number };
}

/** The house's own limit; the regulation sets none. */
export function oddsLimitRefusal(
  session: Session,
  base: Pick<Base, 'id' | 'amount'>,
  more: number,
): RefusalCode | null {
  const { maximumOddsMultiple } = session.terms;
  if (maximumOddsMultiple === null || base.id === undefined) return null;
  const already = oddsOn(session, base.id).reduce((sum, odds) => sum + odds.amount, 0);
  return already + more > base.amount * maximumOddsMultiple ? 'ABOVE_MAX' : null;
}

/**
 * Lowering and taking down. «…以定輸贏»: Pass, and Come on a number, wait for their decision and cannot leave before it.
 * Where the table is asked to be silent it does the same. Every other bet may go.
 */
export function loweringRefusal(_session: Session, bet: LiveBet): RefusalCode | null {
  const bound = (bet.name === 'pass' || bet.name === 'come') && bet.number !== null;
  return bound ? 'WRONG_PHASE' : null;
}

/** Raising a bet whose number is marked would be placing it late. */
export function raisingRefusal(session: Session, bet: LiveBet): RefusalCode | null {
  if (bet.number === null || isOdds(bet.name)) return null;
  const late = isLineBet(bet.name) && session.terms.readings.late_line_bets === 'accepted';
  return late ? null : 'WRONG_PHASE';
}

/** Takes a bet off the layout, its odds with it, and gives back the stakes, in minor units. */
export function takeDown(session: Session, bet: LiveBet): number {
  const leaving = [bet, ...oddsOn(session, bet.id)];
  for (const { id } of leaving) session.bets.delete(id);
  return leaving.reduce((sum, { amount }) => sum + amount, 0);
}
