/** Faults in the amount of a bet: Article 5(6). */
import { compareMoney, minus } from '../../money';
import { isOdds } from '../articles/acceptance';
import type { Terms } from '../session';
import { rule } from './fault';
import type { Fault } from './fault';

/** Terms under which no stake is refused for its prize. */
function anyPrize(terms: Terms): Terms {
  return { ...terms, readings: { ...terms.readings, fractional_prize: 'rounded_down' } };
}

export const STAKES: readonly Fault[] = [
  {
    id: 'negative-stake-accepted',
    clause: 'art_5__para_6',
    source: 'G1',
    apply: (honest) => ({
      ...honest,
      readStake: (terms, asked) =>
        typeof asked === 'number' && asked < 0
          ? honest.readStake(terms, -asked)
          : honest.readStake(terms, asked),
      cost: (order) =>
        typeof order.asked === 'number' && order.asked < 0 ? -honest.cost(order) : honest.cost(order),
    }),
  },
  {
    id: 'zero-stake-accepted',
    clause: 'art_5__para_6',
    source: 'G1',
    apply: (honest) => ({
      ...honest,
      readStake: (terms, asked) => (asked === 0 ? terms.minimumBet : honest.readStake(terms, asked)),
      cost: (order) => (order.asked === 0 ? 0 : honest.cost(order)),
    }),
  },
  {
    id: 'fractional-stake-accepted',
    clause: 'art_5__para_6',
    source: 'G1',
    ...rule('readStake', (honest) => (terms, asked) => {
      if (typeof asked !== 'number' || Number.isInteger(asked)) return honest(terms, asked);
      return honest(terms, Math.max(terms.minimumBet, asked - (asked % terms.minimumBet)));
    }),
  },
  {
    id: 'boolean-stake-accepted',
    clause: 'art_5__para_6',
    source: 'G1',
    ...rule(
      'readStake',
      (honest) => (terms, asked) => (asked === true ? terms.minimumBet : honest(terms, asked)),
    ),
  },
  {
    id: 'stake-below-minimum-accepted',
    clause: 'art_5__para_6',
    ...rule('stakeRefusal', (honest) => (terms, stake) => {
      const refusal = honest(terms, stake);
      return refusal === 'BELOW_MIN' ? null : refusal;
    }),
  },
  {
    id: 'stake-not-multiple-accepted',
    clause: 'art_5__para_6',
    ...rule(
      'stakeRefusal',
      (honest) => (terms, stake) =>
        stake.amount > terms.minimumBet && stake.amount % terms.minimumBet !== 0
          ? null
          : honest(terms, stake),
    ),
  },
  {
    id: 'odds-stake-not-multiple-accepted',
    clause: 'art_5__para_6',
    ...rule(
      'stakeRefusal',
      (honest) => (terms, stake) =>
        isOdds(stake.bet) && stake.amount > terms.minimumBet && stake.amount % terms.minimumBet !== 0
          ? null
          : honest(terms, stake),
    ),
  },
  {
    id: 'minimum-stake-refused',
    clause: 'art_5__para_6',
    ...rule(
      'stakeRefusal',
      (honest) => (terms, stake) => (stake.amount === terms.minimumBet ? 'BELOW_MIN' : honest(terms, stake)),
    ),
  },
  {
    id: 'stake-without-exact-prize-accepted',
    clause: 'art_6__intro',
    readings: 'literal',
    apply: (honest) => ({
      ...honest,
      stakeRefusal: (terms, stake) => honest.stakeRefusal(anyPrize(terms), stake),
      prize: (stake, ratio, unit) => honest.prize(stake, ratio, unit, 'rounded_down'),
    }),
  },
  {
    id: 'stake-above-balance-accepted',
    clause: 'art_5__para_6',
    apply: (honest) => ({
      ...honest,
      covers: () => true,
      place: (rules, session, order, base) => {
        const player = session.players.get(order.player);
        const bet = honest.place(rules, session, order, base);
        if (player && compareMoney(player.balance, 0) < 0) player.balance = 0;
        return bet;
      },
    }),
  },
  {
    id: 'stake-not-debited',
    clause: 'art_5__para_6',
    ...rule('cost', () => () => 0),
  },
  {
    id: 'refused-bet-debited',
    clause: 'art_5__para_6',
    ...rule('windowRefusal', (honest, { stakeRefusal }) => (session, order) => {
      const { bet, amount } = order;
      const refusal =
        honest(session, order) ?? stakeRefusal(anyPrize(session.terms), { bet, amount, number: null });
      const player = session.players.get(order.player);
      if (refusal && player) {
        const lost = compareMoney(amount, player.balance) < 0 ? amount : player.balance;
        player.balance = minus(player.balance, lost);
      }
      return honest(session, order);
    }),
  },
];
