/** Faults in who may bet and throw, and in which order: Article 2. */
import { plus } from '../../money';
import { betsOf, type Session } from '../session';
import { rule } from './fault';
import type { Fault } from './fault';

export const ORDER_OF_THROWING: readonly Fault[] = [
  {
    id: 'bets-only-from-shooter',
    clause: 'art_2__para_1',
    ...rule('windowRefusal', (honest, rules) => (session, order) => {
      const shooter = rules.shownShooter(rules, session);
      return shooter === null || shooter === order.player ? honest(session, order) : 'WRONG_PHASE';
    }),
  },
  {
    id: 'player-without-bet-throws',
    clause: 'art_2__para_1',
    ...rule('mayThrow', () => () => true),
  },
  {
    id: 'throw-by-player-without-bet-accepted',
    clause: 'art_2__para_1',
    ...rule('thrower', (honest) => (rules, session, by) => {
      const player = by === undefined ? undefined : session.players.get(by);
      return player && !rules.mayThrow(session, player) ? player : honest(rules, session, by);
    }),
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
    id: 'dont-pass-player-may-not-throw',
    clause: 'art_2__para_1',
    ...rule(
      'mayThrow',
      (honest) => (session, player) =>
        honest(session, player) && betsOf(session, player.name).some(({ name }) => name !== 'dont_pass'),
    ),
  },
  {
    id: 'shooter-needs-more-than-minimum',
    clause: 'art_2__para_1',
    ...rule(
      'mayThrow',
      () => (session, player) =>
        betsOf(session, player.name).some(({ amount }) => amount > session.terms.minimumBet),
    ),
  },
  {
    id: 'throw-out-of-turn-accepted',
    clause: 'art_2__para_1',
    ...rule('thrower', (honest) => (rules, session, by) => {
      const player = by === undefined ? undefined : session.players.get(by);
      return player && rules.mayThrow(session, player) ? player : honest(rules, session, by);
    }),
  },
  {
    id: 'dice-return-to-first-seat',
    clause: 'art_2__para_3',
    ...rule('throwingOrder', (honest) => (session, last) => {
      const order = honest(session, null);
      return [...order.filter(({ name }) => name !== last), ...order.filter(({ name }) => name === last)];
    }),
  },
  {
    id: 'dice-passed-to-previous-seat',
    clause: 'art_2__para_3',
    ...rule('throwingOrder', (honest) => (session, last) => {
      const order = honest(session, last);
      return last === null ? order : [...order.slice(0, -1).reverse(), ...order.slice(-1)];
    }),
  },
  {
    id: 'dice-skip-next-seat',
    clause: 'art_2__para_3',
    ...rule('throwingOrder', (honest) => (session, last) => {
      const order = honest(session, last);
      return last === null || order.length < 3 ? order : [...order.slice(1), ...order.slice(0, 1)];
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
    id: 'first-shooter-by-arrival',
    clause: 'art_2__para_3',
    ...rule(
      'throwingOrder',
      (honest) => (session, last) => (last === null ? [...session.players.values()] : honest(session, last)),
    ),
  },
  {
    id: 'dice-not-passed-on',
    clause: 'art_2__para_3',
    ...rule('nextThrower', (honest) => (rules, session) => {
      const offered = honest(rules, session);
      if (offered?.name === session.shooter) return offered;
      const [next] = rules
        .throwingOrder(session, session.shooter ?? session.replaced)
        .filter(({ name }) => !session.waived.has(name));
      return next && rules.mayThrow(session, next) ? next : null;
    }),
  },
  {
    id: 'waiver-refused',
    clause: 'art_2__para_3',
    ...rule('waiverRefusal', () => () => 'NOT_SHOOTER'),
  },
  {
    id: 'waiver-ignored',
    clause: 'art_2__para_3',
    ...rule('waive', () => () => undefined),
  },
  {
    id: 'waiver-of-another-player-accepted',
    clause: 'art_2__para_3',
    apply: (honest) => ({
      ...honest,
      waiverRefusal: (_rules, session, name) => (session.players.has(name) ? null : 'NO_SUCH_PLAYER'),
      waive: (rules, session, name) => {
        honest.waive(rules, session, rules.nextThrower(rules, session)?.name ?? name);
      },
    }),
  },
  {
    id: 'waiver-skips-next-player',
    clause: 'art_2__para_3',
    ...rule('waive', (honest) => (rules, session, name) => {
      honest(rules, session, name);
      const next = rules.nextThrower(rules, session);
      if (next) honest(rules, session, next.name);
    }),
  },
  {
    id: 'waiver-passes-dice-to-previous-seat',
    clause: 'art_2__para_3',
    ...rule('waive', (honest) => (rules, session, name) => {
      const others = rules
        .throwingOrder(session, name)
        .filter((player) => player.name !== name && rules.mayThrow(session, player));
      honest(rules, session, name);
      for (const player of others.slice(0, -1)) honest(rules, session, player.name);
    }),
  },
  {
    id: 'waiver-gives-up-all-turns',
    clause: 'art_2__para_3',
    apply: (honest) => {
      const gaveUp = new WeakMap<Session, Set<string>>();
      return {
        ...honest,
        waive(rules, session, name) {
          honest.waive(rules, session, name);
          gaveUp.set(session, (gaveUp.get(session) ?? new Set()).add(name));
        },
        mayThrow: (session, player) =>
          honest.mayThrow(session, player) && gaveUp.get(session)?.has(player.name) !== true,
      };
    },
  },
  {
    id: 'waiver-takes-bets-down',
    clause: 'art_2__para_3',
    ...rule('waive', (honest) => (rules, session, name) => {
      honest(rules, session, name);
      const player = session.players.get(name);
      for (const bet of betsOf(session, name)) {
        session.bets.delete(bet.id);
        if (player) player.balance = plus(player.balance, bet.amount);
      }
    }),
  },
];
