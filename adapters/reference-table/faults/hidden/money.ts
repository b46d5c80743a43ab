/** Whose money, which of his bets, and how much. */
import { compareMoney } from '../../../money';
import { isLineBet } from '../../articles/acceptance';
import type { Resolution } from '../../articles/round';
import { ratio } from '../../articles/prizes';
import type { LiveBet, Session } from '../../session';
import { ODDS, ONE_ROLL, OUTCOME_CLAUSE, PRIZE_CLAUSE } from '../clauses';
import { ratioOf } from '../fault';
import { byRules, type HiddenFault } from './fault';

/** Minor units. */
const LARGEST_PRIZE_OF_THE_CASES = 750_000;
const PATACA = 100;
const LAID: readonly string[] = ODDS.filter((bet) => bet.startsWith('dont_'));

function inverted({ bet, settlement, over }: Resolution): Resolution {
  const won = settlement.outcome === 'win';
  return {
    bet,
    over,
    settlement: {
      ...settlement,
      outcome: won ? 'lose' : 'win',
      paid: won ? 0 : bet.amount,
      returned: won ? 0 : bet.amount,
    },
  };
}

function isSecond(session: Session, bet: LiveBet): boolean {
  const same = [...session.bets.values()].filter(
    ({ name, player }) => name === bet.name && player === bet.player,
  );
  return same.findIndex(({ id }) => id === bet.id) > 0;
}

export const MONEY: readonly HiddenFault[] = [
  {
    id: 'shooters-prizes-not-credited',
    shows: { clause: 'art_6__intro' },
    ...byRules((honest) => ({
      credit: (session, bet, settlement) => {
        if (bet.player !== session.shooter || compareMoney(settlement.paid, 0) === 0)
          honest.credit(session, bet, settlement);
      },
    })),
  },
  {
    id: 'shooters-dont-pass-inverted-on-point',
    shows: { clause: OUTCOME_CLAUSE.dont_pass },
    ...byRules((honest) => ({
      resolve: (rules, session, fall) =>
        honest
          .resolve(rules, session, fall)
          .map((each) =>
            each.bet.name === 'dont_pass' &&
            each.bet.player === session.shooter &&
            each.bet.number !== null &&
            ['win', 'lose'].includes(each.settlement.outcome)
              ? inverted(each)
              : each,
          ),
    })),
  },
  {
    id: 'second-equal-bet-not-paid',
    shows: { clause: 'art_6__intro' },
    plant: () => {
      const unpaid = new WeakSet<LiveBet>();
      return {
        rules: (honest) => ({
          ...honest,
          resolve: (rules, session, fall) => {
            const resolved = honest.resolve(rules, session, fall);
            for (const { bet } of resolved) if (isSecond(session, bet)) unpaid.add(bet);
            return resolved;
          },
          credit: (session, bet, settlement) => {
            honest.credit(session, bet, unpaid.has(bet) ? { ...settlement, paid: 0 } : settlement);
          },
        }),
      };
    },
  },
  {
    id: 'one-roll-take-down-returns-nothing',
    shows: { clause: OUTCOME_CLAUSE.field },
    ...byRules((honest) => ({
      takeDown: (session, bet) => {
        const returned = honest.takeDown(session, bet);
        return (ONE_ROLL as readonly string[]).includes(bet.name) ? 0 : returned;
      },
    })),
  },
  {
    id: 'big-number-take-down-returns-twice-on-its-point',
    shows: { clause: OUTCOME_CLAUSE.big_6 },
    ...byRules((honest) => ({
      takeDown: (session, bet) => {
        const twice = session.point !== null && bet.name === `big_${String(session.point)}`;
        return honest.takeDown(session, bet) * (twice ? 2 : 1);
      },
    })),
  },
  {
    id: 'prizes-capped-at-the-largest-of-the-cases',
    shows: { clause: PRIZE_CLAUSE.aces },
    ...byRules((honest) => ({
      paid: (rules, session, bet, moment) => {
        const paid = honest.paid(rules, session, bet, moment);
        return compareMoney(paid, LARGEST_PRIZE_OF_THE_CASES) > 0 ? LARGEST_PRIZE_OF_THE_CASES : paid;
      },
    })),
  },
  {
    id: 'lay-odds-prize-in-whole-patacas',
    shows: { clause: 'art_6__point_4__subpara_3' },
    ...byRules((honest) => ({
      paid: (rules, session, bet, moment) => {
        const paid = honest.paid(rules, session, bet, moment);
        return LAID.includes(bet.name) && typeof paid === 'number' ? paid - (paid % PATACA) : paid;
      },
    })),
  },
  {
    id: 'big-five-prize-in-floating-point',
    shows: { clause: PRIZE_CLAUSE.big_5 },
    ...byRules((honest) => ({
      paid: (rules, session, bet, moment) =>
        bet.name === 'big_5'
          ? Math.floor((bet.amount / PATACA) * 1.4 * PATACA)
          : honest.paid(rules, session, bet, moment),
    })),
  },
  {
    id: 'horn-paid-double-on-point',
    shows: { clause: PRIZE_CLAUSE.horn },
    plant: () => ({
      rules: ratioOf(['horn'], ({ point }, honest) =>
        point === null ? honest : ratio(honest.stake, honest.prize * 2),
      ).apply,
    }),
  },
  {
    id: 'pass-made-late-told-as-lost',
    shows: { clause: OUTCOME_CLAUSE.pass },
    plant: () => {
      const since = new WeakMap<Session, number>();
      return {
        rules: (honest) => ({
          ...honest,
          resolve: (rules, session, fall) => {
            const thrown = session.point === null ? 0 : (since.get(session) ?? 0) + 1;
            since.set(session, thrown);
            return honest
              .resolve(rules, session, fall)
              .map((each) =>
                thrown >= 4 && each.bet.name === 'pass' && each.settlement.outcome === 'win'
                  ? inverted(each)
                  : each,
              );
          },
        }),
      };
    },
  },
  {
    id: 'eleven-ignored-in-third-round',
    shows: { clause: OUTCOME_CLAUSE.pass },
    plant: () => {
      const rounds = new WeakMap<Session, number>();
      return {
        rules: (honest) => ({
          ...honest,
          resolve: (rules, session, fall) => {
            const late =
              session.point === null && (rounds.get(session) ?? 0) >= 2 && rules.total(fall.dice) === 11;
            const resolved = honest.resolve(rules, session, fall);
            return late ? resolved.filter(({ bet }) => !isLineBet(bet.name)) : resolved;
          },
          settle: (rules, session, fall) => {
            const result = honest.settle(rules, session, fall);
            if (result.counted && result.point === null) rounds.set(session, (rounds.get(session) ?? 0) + 1);
            return result;
          },
        }),
      };
    },
  },
];
