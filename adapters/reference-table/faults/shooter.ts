/** Faults in who throws: Articles 2 and 4. */
import { betsOf } from '../session';
import type { Session } from '../session';
import type { Readings } from '../readings';
import { rule } from './fault';
import type { Fault } from './fault';

function reading(session: Session, readings: Partial<Readings>): Session {
  return {
    ...session,
    terms: { ...session.terms, readings: { ...session.terms.readings, ...readings } },
  };
}

export const SHOOTER: readonly Fault[] = [
  {
    id: 'player-without-bet-throws',
    clause: 'art_2__para_1',
    ...rule('mayThrow', () => () => true),
  },
  {
    id: 'shooter-needs-line-bet',
    clause: 'art_2__para_1',
    ...rule('mayThrow', (honest) => (session, player) => {
      const hasLineBet = betsOf(session, player.name).some(
        ({ name }) => name === 'pass' || name === 'dont_pass',
      );
      return hasLineBet && honest(session, player);
    }),
  },
  {
    id: 'dice-return-to-first-seat',
    clause: 'art_2__para_2',
    ...rule('nextShooter', () => (rules, session) => {
      const others = rules.throwingOrder(session, null).filter(({ name }) => name !== session.shooter);
      const next = others.find((player) => rules.mayThrow(session, player)) ?? others[0];
      return next?.name ?? session.shooter;
    }),
  },
  {
    id: 'first-shooter-from-last-seat',
    clause: 'art_2__para_3',
    ...rule('throwingOrder', (honest) => (session, last) => {
      const order = honest(session, last);
      return last === null ? order.reverse() : order;
    }),
  },
  {
    id: 'dice-not-passed-on',
    clause: 'art_2__para_3',
    ...rule('nextThrower', (_honest, honestRules) => (rules, session) => {
      if (session.shooter !== null) return honestRules.nextThrower(rules, session);
      const [first] = rules.throwingOrder(session, null);
      return first && rules.mayThrow(session, first) ? first : null;
    }),
  },
  {
    id: 'shooter-never-replaced',
    clause: 'art_4__intro',
    ...rule('losesDice', () => () => false),
  },
  {
    id: 'sole-shooter-loses-dice',
    clause: 'art_4__intro',
    ...rule(
      'nextShooter',
      (honest) => (rules, session) => (session.players.size === 1 ? null : honest(rules, session)),
    ),
  },
  {
    id: 'shooter-changes-when-player-joins',
    clause: 'art_4__intro',
    source: 'B17',
    ...rule('seatPlayer', (honest) => (session, seat, arrival) => {
      const player = honest(session, seat, arrival);
      session.shooter = player.name;
      return player;
    }),
  },
  {
    id: 'shooter-changes-when-player-bets',
    clause: 'art_4__intro',
    source: 'B17',
    ...rule('place', (honest) => (rules, session, order, base) => {
      const bet = honest(rules, session, order, base);
      if (bet.name === 'pass' || bet.name === 'dont_pass') session.shooter = bet.player;
      return bet;
    }),
  },
  {
    id: 'shooter-changes-when-line-bet-decided',
    clause: 'art_4__intro',
    source: 'B17',
    ...rule(
      'losesDice',
      (honest) => (session, round) =>
        honest(session, round) ||
        round.resolutions.some(
          ({ bet, over }) =>
            over && bet.player !== session.shooter && (bet.name === 'pass' || bet.name === 'dont_pass'),
        ),
    ),
  },
  {
    id: 'shooter-without-bet-keeps-dice',
    clause: 'art_4__point_1',
    ...rule('nextThrower', (honest) => (rules, session) => {
      const holder = session.shooter === null ? undefined : session.players.get(session.shooter);
      return holder ?? honest(rules, session);
    }),
  },
  {
    id: 'shooter-kept-after-seven-out',
    clause: 'art_4__point_2',
    readings: 'customary',
    ...rule(
      'losesDice',
      (honest) => (session, round) =>
        honest(reading(session, { shooter_replacement: 'first_throw_loss' }), round),
    ),
  },
  {
    id: 'shooter-kept-after-first-throw-loss',
    clause: 'art_4__point_2',
    readings: 'literal',
    ...rule(
      'losesDice',
      (honest) => (session, round) => honest(reading(session, { shooter_replacement: 'seven_out' }), round),
    ),
  },
  {
    id: 'shooter-replaced-when-point-made',
    clause: 'art_4__point_2',
    ...rule(
      'losesDice',
      (honest) => (session, round) =>
        honest(session, round) || (round.point !== null && round.total === round.point),
    ),
  },
  {
    id: 'shooter-replaced-by-natural',
    clause: 'art_4__point_2',
    ...rule(
      'losesDice',
      (honest) => (session, round) =>
        honest(session, round) || (round.point === null && (round.total === 7 || round.total === 11)),
    ),
  },
];
