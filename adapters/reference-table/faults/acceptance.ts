/** Faults in taking, raising and lowering bets: Article 5(1), (2) and (5). */
import type { BetName } from '../../table';
import { BASES, isComeBet } from '../articles/acceptance';
import type { Order } from '../articles/acceptance';
import { betsOf } from '../session';
import type { LiveBet, Session } from '../session';
import type { Rules } from '../rules';
import { BIG_NUMBERS, HARD_WAYS, ODDS, ONE_ROLL, OUTCOME_CLAUSE } from './clauses';
import { kebab, rule } from './fault';
import type { Fault } from './fault';

function refusedThough(bets: readonly BetName[]): Pick<Fault, 'apply'> {
  return rule('offers', (honest) => (terms, bet) => honest(terms, bet) && !bets.includes(bet));
}

function windowFor(
  bets: readonly BetName[],
  change: (
    honest: ReturnType<Rules['windowRefusal']>,
    session: Session,
    order: Order,
  ) => ReturnType<Rules['windowRefusal']>,
): Pick<Fault, 'apply'> {
  return rule('windowRefusal', (honest) => (session, order) => {
    const refusal = honest(session, order);
    return bets.includes(order.bet) ? change(refusal, session, order) : refusal;
  });
}

/** G3: odds that stand on nothing, decided by the marked point. */
function oddsWithoutBase(odds: (typeof ODDS)[number]): Fault {
  return {
    id: `${kebab(odds)}-without-base`,
    clause: OUTCOME_CLAUSE[odds],
    source: 'G3',
    ...rule('findBase', (honest) => (session, order) => {
      const base = honest(session, order);
      if (base !== 'BASE_REQUIRED' || order.bet !== odds || session.point === null) return base;
      return { amount: order.amount, number: session.point };
    }),
  };
}

function oddsRefused(odds: (typeof ODDS)[number]): Fault {
  return {
    id: `${kebab(odds)}-refused`,
    clause: OUTCOME_CLAUSE[odds],
    ...rule(
      'findBase',
      (honest) => (session, order) => (order.bet === odds ? 'WRONG_PHASE' : honest(session, order)),
    ),
  };
}

function lateRaise(bet: 'pass' | 'dont_pass'): Fault {
  return {
    id: `late-${kebab(bet)}-raise-accepted`,
    clause: OUTCOME_CLAUSE[bet],
    source: 'G2',
    ...rule(
      'raisingRefusal',
      (honest) => (session, live) => (live.name === bet ? null : honest(session, live)),
    ),
  };
}

function lateBet(bet: 'pass' | 'dont_pass'): Fault {
  return {
    id: `late-${kebab(bet)}-accepted`,
    clause: 'art_5__para_2__intro',
    source: 'G2',
    ...windowFor([bet], () => null),
  };
}

/** Taken late, and then treated as if it were the come-out. */
function lateBetWaits(bet: 'pass' | 'dont_pass'): Fault {
  return {
    id: `late-${kebab(bet)}-waits-for-its-first-throw`,
    clause: OUTCOME_CLAUSE[bet],
    declared: { late_line_bets: 'accepted' },
    ...rule(
      'firstNumber',
      (honest) => (session, placed) => (placed === bet ? null : honest(session, placed)),
    ),
  };
}

function onComeOut(bet: 'come' | 'dont_come'): Fault {
  return {
    id: `${kebab(bet)}-accepted-on-come-out`,
    clause: OUTCOME_CLAUSE[bet],
    ...windowFor([bet], () => null),
  };
}

function needsPass(bet: 'come' | 'dont_come'): Fault {
  return {
    id: `${kebab(bet)}-needs-own-pass-bet`,
    clause: OUTCOME_CLAUSE[bet],
    ...windowFor([bet], (honest, session, order) =>
      betsOf(session, order.player).some(({ name }) => name === 'pass')
        ? honest
        : (honest ?? 'BASE_REQUIRED'),
    ),
  };
}

function takenDown(bet: 'pass' | 'come'): Fault {
  return {
    id: `${kebab(bet)}-taken-down-on-number`,
    clause: OUTCOME_CLAUSE[bet],
    readings: 'customary',
    ...rule(
      'loweringRefusal',
      (honest) => (session: Session, live: LiveBet) => (live.name === bet ? null : honest(session, live)),
    ),
  };
}

/** «…擲到博彩者點數時»: taken for the moment at which the point is marked, and not for as long as it is. */
function comeOnlyWhenPointIsNew(honest: Rules): Rules {
  const markedBy = new WeakMap<Session, number>();
  return {
    ...honest,
    settle: (rules, session, fall) => {
      const { point } = session;
      const settled = honest.settle(rules, session, fall);
      if (point === null && session.point !== null) markedBy.set(session, fall.throwNumber);
      return settled;
    },
    windowRefusal: (session, order) => {
      const late = isComeBet(order.bet) && markedBy.get(session) !== session.throws;
      return honest.windowRefusal(session, order) ?? (late ? 'WRONG_PHASE' : null);
    },
  };
}

export const ACCEPTANCE: readonly Fault[] = [
  {
    id: 'declared-bets-refused',
    clause: 'art_5__para_1__intro',
    ...refusedThough(['big_4', 'big_10']),
  },
  {
    id: 'ace-deuce-refused-by-its-name',
    clause: 'art_5__para_3__point_4',
    source: 'B16',
    ...refusedThough(['ace_deuce']),
  },
  {
    id: 'line-bets-only-before-first-throw-of-session',
    clause: 'art_5__para_1__subpara_1',
    ...windowFor(['pass', 'dont_pass'], (honest, session) => (session.throws > 0 ? 'WRONG_PHASE' : honest)),
  },
  {
    id: 'line-bets-only-for-shooter',
    clause: 'art_5__para_2__point_1',
    ...windowFor(['pass', 'dont_pass'], (honest, session, { player }) =>
      session.shooter === null || session.shooter === player ? honest : (honest ?? 'WRONG_PHASE'),
    ),
  },
  lateBet('pass'),
  lateBet('dont_pass'),
  lateRaise('pass'),
  lateRaise('dont_pass'),
  lateBetWaits('pass'),
  lateBetWaits('dont_pass'),
  takenDown('pass'),
  takenDown('come'),
  {
    id: 'dont-pass-not-removable',
    clause: 'art_5__para_2__point_3',
    readings: 'customary',
    ...rule(
      'loweringRefusal',
      (honest) => (session, bet) =>
        bet.name === 'dont_pass' && bet.number !== null ? 'WRONG_PHASE' : honest(session, bet),
    ),
  },
  {
    id: 'odds-left-when-base-taken-down',
    clause: 'art_5__para_2__point_4',
    readings: 'customary',
    ...rule('takeDown', () => (session, bet) => {
      session.bets.delete(bet.id);
      return bet.amount;
    }),
  },
  {
    id: 'take-down-not-returned',
    clause: 'art_5__para_2__point_4',
    readings: 'customary',
    ...rule('takeDown', (honest) => (session, bet) => {
      honest(session, bet);
      return 0;
    }),
  },
  ...ODDS.map(oddsWithoutBase),
  ...ODDS.map(oddsRefused),
  {
    id: 'odds-on-another-players-bet',
    clause: 'art_5__para_2__point_2',
    ...rule('findBase', (honest) => (session, order) => {
      const base = honest(session, order);
      const named = order.on === undefined ? undefined : session.bets.get(order.on);
      if (typeof base !== 'string' || named?.name !== BASES[order.bet] || named.number === null) return base;
      return { id: named.id, amount: named.amount, number: named.number };
    }),
  },
  {
    id: 'odds-only-for-shooter',
    clause: 'art_5__para_2__point_2',
    ...rule(
      'findBase',
      (honest) => (session, order) =>
        session.shooter === order.player ? honest(session, order) : 'WRONG_PHASE',
    ),
  },
  onComeOut('come'),
  onComeOut('dont_come'),
  needsPass('come'),
  needsPass('dont_come'),
  {
    id: 'come-bets-refused-after-first-throw-on-point',
    clause: 'art_5__para_2__point_5__subpara_1',
    apply: comeOnlyWhenPointIsNew,
  },
  {
    id: 'one-roll-bets-refused-on-point',
    clause: 'art_5__para_5',
    ...windowFor(ONE_ROLL, (honest, session) => (session.point === null ? honest : 'WRONG_PHASE')),
  },
  {
    id: 'multi-roll-bets-refused-on-come-out',
    clause: 'art_5__para_5',
    ...windowFor([...HARD_WAYS, ...BIG_NUMBERS], (honest, session) =>
      session.point === null ? 'WRONG_PHASE' : honest,
    ),
  },
  {
    id: 'bet-accepted-after-dice-fell',
    clause: 'art_5__para_5',
    source: 'B35',
    ...rule('takesBets', () => () => true),
  },
];
