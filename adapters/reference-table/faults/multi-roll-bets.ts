/** Faults in deciding the bets of Article 5(4). */
import { compareMoney, minus } from '../../money';
import type { BetName } from '../../table';
import { LOSE, RETURNED, STAY, WIN } from '../articles/outcome';
import type { BigNumberBet, HardWayBet } from '../articles/multi-roll-bets';
import { BIG_NUMBERS, HARD_WAYS, OUTCOME_CLAUSE, numberOf } from './clauses';
import { kebab, outcomeOf, rule, undeclared } from './fault';
import type { Fault } from './fault';

const ALL: readonly BetName[] = [...HARD_WAYS, ...BIG_NUMBERS];

function survivesSeven(bet: HardWayBet | BigNumberBet): Fault {
  return {
    id: `${kebab(bet)}-survives-seven`,
    clause: OUTCOME_CLAUSE[bet],
    ...(bet === 'hard_6' ? { source: 'B13' } : {}),
    ...outcomeOf([bet], ({ total }, honest) => (total === 7 ? STAY : honest)),
  };
}

function survivesUnequal(bet: HardWayBet): Fault {
  return {
    id: `${kebab(bet)}-survives-unequal-pair`,
    clause: OUTCOME_CLAUSE[bet],
    ...outcomeOf([bet], ({ total, dice }, honest) =>
      total === numberOf(bet) && dice[0] !== dice[1] ? STAY : honest,
    ),
  };
}

function winsOnUnequal(bet: HardWayBet): Fault {
  return {
    id: `${kebab(bet)}-wins-on-unequal-pair`,
    clause: OUTCOME_CLAUSE[bet],
    ...outcomeOf([bet], ({ total }, honest) => (total === numberOf(bet) ? WIN : honest)),
  };
}

/** The other number of the pair: 4 and 10, 5 and 9, 6 and 8. */
function partner(bet: BigNumberBet): number {
  return 14 - numberOf(bet);
}

function winsOnPartner(bet: BigNumberBet): Fault {
  return {
    id: `${kebab(bet)}-wins-on-${partner(bet)}`,
    clause: OUTCOME_CLAUSE[bet],
    ...outcomeOf([bet], ({ total }, honest) => (total === partner(bet) ? WIN : honest)),
  };
}

function unpaidWithPoint(bet: BigNumberBet): Fault {
  return {
    id: `${kebab(bet)}-unpaid-when-point-made`,
    clause: OUTCOME_CLAUSE[bet],
    ...(bet === 'big_6' ? { source: 'B10' } : {}),
    ...outcomeOf([bet], ({ total, point }, honest) =>
      honest.kind === 'win' && total === point ? STAY : honest,
    ),
  };
}

function losesOnOtherTotals(bets: readonly BigNumberBet[]): Fault {
  return {
    id: `${bets.map(kebab).join('-and-')}-lose-on-other-totals`,
    clause: OUTCOME_CLAUSE[bets[0] ?? 'big_6'],
    ...outcomeOf(bets, (_moment, honest) =>
      honest.kind === 'stay' || honest.kind === 'tie' ? LOSE : honest,
    ),
  };
}

export const MULTI_ROLL: readonly Fault[] = [
  {
    id: 'multi-roll-bets-taken-after-one-throw',
    clause: 'art_5__para_1__subpara_3',
    readings: 'customary',
    ...outcomeOf(ALL, (_moment, honest) => (honest.kind === 'stay' ? LOSE : honest)),
  },
  {
    id: 'multi-roll-bets-returned-when-point-made',
    clause: 'art_5__para_4__intro',
    readings: 'customary',
    ...outcomeOf(ALL, ({ point, total }, honest) =>
      honest.kind === 'stay' && total === point ? RETURNED : honest,
    ),
  },
  ...HARD_WAYS.map(survivesSeven),
  ...HARD_WAYS.map(survivesUnequal),
  ...HARD_WAYS.map(winsOnUnequal),
  {
    id: 'hard-4-decided-by-pair-of-fours',
    clause: OUTCOME_CLAUSE.hard_4,
    ...outcomeOf(['hard_4'], ({ dice: [first, second] }, honest) => {
      if (first !== second) return honest;
      return first === 4 ? WIN : first === 2 ? STAY : honest;
    }),
  },
  {
    id: 'hard-ways-unequal-pair-in-one-order',
    clause: 'art_5__para_4__point_1',
    ...outcomeOf(HARD_WAYS, ({ dice: [first, second], total }, honest) =>
      first > second && total !== 7 ? STAY : honest,
    ),
  },
  {
    id: 'hard-ways-lose-on-every-unequal-pair',
    clause: 'art_5__para_4__point_1',
    readings: 'customary',
    ...undeclared(HARD_WAYS, { hard_way_other_totals: 'unequal_pairs_lose' }),
  },
  {
    id: 'hard-ways-lose-on-other-doubles',
    clause: 'art_5__para_4__point_1',
    readings: 'customary',
    ...outcomeOf(HARD_WAYS, ({ dice }, honest) =>
      dice[0] === dice[1] && honest.kind === 'stay' ? LOSE : honest,
    ),
  },
  {
    id: 'hard-ways-off-on-come-out',
    clause: 'art_5__para_4__point_1',
    ...undeclared(HARD_WAYS, { multi_roll_on_come_out: 'off' }),
  },
  {
    id: 'big-numbers-off-on-come-out',
    clause: 'art_5__para_4__point_2',
    ...undeclared(BIG_NUMBERS, { multi_roll_on_come_out: 'off' }),
  },
  ...BIG_NUMBERS.map(survivesSeven),
  ...BIG_NUMBERS.map(winsOnPartner),
  ...BIG_NUMBERS.map(unpaidWithPoint),
  losesOnOtherTotals(['big_6', 'big_8']),
  losesOnOtherTotals(['big_5', 'big_9']),
  losesOnOtherTotals(['big_4', 'big_10']),
  {
    id: 'big-6-and-big-8-loss-multiplied',
    clause: 'art_5__para_4__point_2',
    source: 'B36',
    bets: ['big_6', 'big_8'],
    ...rule('credit', (honest) => (session, bet, settlement) => {
      honest(session, bet, settlement);
      const player = session.players.get(bet.player);
      const isBig = bet.name === 'big_6' || bet.name === 'big_8';
      if (!player || !isBig || settlement.outcome !== 'lose') return;
      player.balance = minus(player.balance, Math.floor(bet.amount / 6));
      if (compareMoney(player.balance, 0) < 0) player.balance = 0;
    }),
  },
];
