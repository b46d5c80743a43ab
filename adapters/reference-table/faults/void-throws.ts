/** Faults in what a void throw does: Article 3(2), opening words. It settles nothing, moves nothing and uses nothing up. */
import { plus } from '../../money';
import { isComeBet, isLineBet } from '../articles/acceptance';
import { result } from '../articles/settlement';
import { isPoint } from '../dice';
import type { Rules } from '../rules';
import type { Fall, LiveBet, Session } from '../session';
import { ONE_ROLL } from './clauses';
import { rule } from './fault';
import type { Fault } from './fault';

const CLAUSE = 'art_3__para_2__intro';

/** Does something to the table on a void throw. */
function onVoid(id: string, act: (session: Session, fall: Fall, rules: Rules) => void): Fault {
  return {
    id,
    clause: CLAUSE,
    ...rule('settle', (honest) => (rules, session, fall) => {
      if (fall.voidReason !== null) act(session, fall, rules);
      return honest(rules, session, fall);
    }),
  };
}

function waiting(session: Session, ofKind: (bet: LiveBet) => boolean): LiveBet[] {
  return [...session.bets.values()].filter((bet) => bet.number === null && ofKind(bet));
}

/** The void throw counts as the first throw of bets that wait for theirs: the next only sets their number. */
function usesUpFirstThrow(id: string, ofKind: (bet: LiveBet) => boolean): Fault {
  return {
    id,
    clause: CLAUSE,
    apply: (honest) => {
      const usedUp = new WeakSet<LiveBet>();
      return {
        ...honest,
        settle: (rules, session, fall) => {
          if (fall.voidReason !== null) for (const bet of waiting(session, ofKind)) usedUp.add(bet);
          return honest.settle(rules, session, fall);
        },
        resolve: (rules, session, fall) =>
          honest
            .resolve(rules, session, fall)
            .filter(
              ({ bet, settlement }) =>
                !usedUp.has(bet) || bet.number !== null || settlement.outcome === 'travel',
            ),
      };
    },
  };
}

export const VOID_THROWS: readonly Fault[] = [
  {
    id: 'void-throws-counted',
    clause: CLAUSE,
    ...rule('readFall', (honest) => (rules, readings, dice, landing) => ({
      ...honest(rules, readings, dice, landing),
      voidReason: null,
    })),
  },
  {
    id: 'void-throw-settles-one-roll-bets',
    clause: CLAUSE,
    ...rule('settle', (honest) => (rules, session, fall) => {
      if (fall.voidReason === null) return honest(rules, session, fall);
      const oneRoll = rules
        .resolve(rules, session, fall)
        .filter(({ bet }) => (ONE_ROLL as readonly string[]).includes(bet.name));
      for (const resolution of oneRoll) rules.carryOut(rules, session, resolution);
      return result(rules, session, fall, oneRoll);
    }),
  },
  {
    id: 'void-throw-takes-losing-bets',
    clause: CLAUSE,
    ...rule('settle', (honest) => (rules, session, fall) => {
      if (fall.voidReason === null) return honest(rules, session, fall);
      const lost = rules
        .resolve(rules, session, fall)
        .filter(({ settlement }) => settlement.outcome === 'lose');
      for (const resolution of lost) rules.carryOut(rules, session, resolution);
      return result(rules, session, fall, lost);
    }),
  },
  onVoid('void-throw-cancels-bets', (session) => {
    for (const bet of session.bets.values()) {
      const player = session.players.get(bet.player);
      if (player) player.balance = plus(player.balance, bet.amount);
    }
    session.bets.clear();
  }),
  onVoid('void-throw-clears-point', (session) => {
    session.point = null;
  }),
  onVoid('void-throw-marks-point', (session, fall, rules) => {
    session.point ??= rules.nextPoint(null, rules.total(fall.dice));
  }),
  onVoid('void-throw-sets-number-of-come', (session, fall, rules) => {
    const total = rules.total(fall.dice);
    if (isPoint(total)) for (const bet of waiting(session, ({ name }) => isComeBet(name))) bet.number = total;
  }),
  usesUpFirstThrow('void-throw-uses-up-first-throw', ({ name }) => isLineBet(name)),
  usesUpFirstThrow('void-throw-uses-up-throw-after-come', ({ name }) => isComeBet(name)),
  {
    id: 'line-bets-refused-after-void-throw',
    clause: CLAUSE,
    apply: (honest) => {
      const begun = new WeakSet<Session>();
      return {
        ...honest,
        settle: (rules, session, fall) => {
          if (fall.voidReason === null) begun.delete(session);
          else begun.add(session);
          return honest.settle(rules, session, fall);
        },
        windowRefusal: (session, order) =>
          isLineBet(order.bet) && begun.has(session) ? 'WRONG_PHASE' : honest.windowRefusal(session, order),
      };
    },
  },
  onVoid('void-throw-replaces-shooter', (session, _fall, rules) => {
    rules.replaceShooter(session);
  }),
];
