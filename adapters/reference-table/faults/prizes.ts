/** Faults in the ratio of a prize: Article 6(1) to (15). */
import type { BetName } from '../../table';
import { laidOdds, ratio, takenOdds } from '../articles/prizes';
import type { Ratio } from '../articles/prizes';
import type { BigNumberBet } from '../articles/multi-roll-bets';
import { HARD_WAYS, ODDS, PRIZE_CLAUSE } from './clauses';
import { kebab, ratioOf, rule } from './fault';
import type { Fault } from './fault';

type OddsBet = (typeof ODDS)[number];

function fixed(id: string, bet: BetName, stake: number, prize: number): Fault {
  return { id, clause: PRIZE_CLAUSE[bet], ...ratioOf([bet], () => ratio(stake, prize)) };
}

/** `stake` wins `prize` for `stake` instead of on top of it: one stake too little. */
function paidForOne(bet: BetName): Fault {
  return {
    id: `${kebab(bet)}-paid-for-one`,
    clause: PRIZE_CLAUSE[bet],
    ...ratioOf([bet], (_winning, honest) => ratio(honest.stake, honest.prize - honest.stake)),
  };
}

/** Even money less one twentieth. */
function lessCommission(bet: 'pass' | 'dont_pass' | 'come' | 'dont_come' | 'big' | 'small'): Fault {
  return fixed(`${kebab(bet)}-paid-less-commission`, bet, 20, 19);
}

function inverse({ stake, prize }: Ratio): Ratio {
  return ratio(prize, stake);
}

const PAIRS = [
  { numbers: [4, 10], subparagraph: 1 },
  { numbers: [5, 9], subparagraph: 2 },
  { numbers: [6, 8], subparagraph: 3 },
] as const;

function pairClause(odds: OddsBet, subparagraph: number): string {
  const point = odds === 'pass_odds' || odds === 'come_odds' ? 2 : 4;
  return `art_6__point_${point}__subpara_${subparagraph}`;
}

function oddsPair(
  odds: OddsBet,
  { numbers, subparagraph }: (typeof PAIRS)[number],
  mistake: string,
  change: (honest: Ratio) => Ratio,
): Fault {
  return {
    id: `${kebab(odds)}-${numbers.join('-')}-${mistake}`,
    clause: pairClause(odds, subparagraph),
    ...ratioOf([odds], ({ number }, honest) =>
      (numbers as readonly (number | null)[]).includes(number) ? change(honest) : honest,
    ),
  };
}

const odds = (change: (odds: OddsBet) => readonly Fault[]): readonly Fault[] => ODDS.flatMap(change);

const ODDS_PRIZES: readonly Fault[] = [
  ...odds((bet) => PAIRS.map((pair) => oddsPair(bet, pair, 'inverted', inverse))),
  ...odds((bet) => PAIRS.map((pair) => oddsPair(bet, pair, 'paid-even', () => ratio(1, 1)))),
  ...odds((bet) => [
    {
      id: `${kebab(bet)}-10-paid-as-9`,
      clause: pairClause(bet, 1),
      ...ratioOf([bet], ({ number }, honest) => {
        if (number !== 10) return honest;
        return bet === 'pass_odds' || bet === 'come_odds' ? takenOdds(9) : laidOdds(9);
      }),
    },
  ]),
  {
    id: 'come-odds-paid-as-laid-odds',
    clause: PRIZE_CLAUSE.come_odds,
    ...ratioOf(['come_odds'], ({ number }) => laidOdds(number)),
  },
  {
    id: 'come-odds-paid-by-table-point',
    clause: PRIZE_CLAUSE.come_odds,
    source: 'B7',
    ...ratioOf(['come_odds'], ({ number, point }) => takenOdds(point ?? number)),
  },
  {
    id: 'dont-come-odds-paid-as-taken-odds',
    clause: PRIZE_CLAUSE.dont_come_odds,
    ...ratioOf(['dont_come_odds'], ({ number }) => takenOdds(number)),
  },
  {
    id: 'dont-come-odds-paid-by-table-point',
    clause: PRIZE_CLAUSE.dont_come_odds,
    source: 'B7',
    ...ratioOf(['dont_come_odds'], ({ number, point }) => laidOdds(point ?? number)),
  },
];

const HORN_AND_FIELD: readonly Fault[] = [
  {
    id: 'horn-losing-quarters-taken-twice',
    clause: PRIZE_CLAUSE.horn,
    source: 'B2',
    ...ratioOf(['horn'], (_winning, { stake, prize }) => ratio(4, (prize * 4) / stake - 3)),
  },
  {
    id: 'horn-paid-on-winning-quarter-only',
    clause: PRIZE_CLAUSE.horn,
    ...ratioOf(['horn'], (_winning, { stake, prize }) => ratio(stake * 4, prize)),
  },
  {
    id: 'horn-losing-quarters-not-taken',
    clause: PRIZE_CLAUSE.horn,
    ...ratioOf(['horn'], (_winning, { stake, prize }) => ratio(4, (prize * 4) / stake + 3)),
  },
  {
    id: 'horn-twelve-paid-as-eleven',
    clause: PRIZE_CLAUSE.horn,
    ...ratioOf(['horn'], ({ total }, honest) => (total === 12 ? ratio(1, 3) : honest)),
  },
  {
    id: 'field-two-paid-even',
    clause: 'art_6__point_12__subpara_1',
    ...ratioOf(['field'], ({ total }, honest) => (total === 2 ? ratio(1, 1) : honest)),
  },
  {
    id: 'field-two-paid-triple',
    clause: 'art_6__point_12__subpara_1',
    ...ratioOf(['field'], ({ total }, honest) => (total === 2 ? ratio(1, 3) : honest)),
  },
  {
    id: 'field-other-totals-paid-double',
    clause: 'art_6__point_12__subpara_1',
    ...ratioOf(['field'], ({ total }, honest) => (total === 2 || total === 12 ? honest : ratio(1, 2))),
  },
  {
    id: 'field-twelve-paid-even',
    clause: 'art_6__point_12__subpara_2',
    ...ratioOf(['field'], ({ total }, honest) => (total === 12 ? ratio(1, 1) : honest)),
  },
  {
    id: 'field-twelve-always-double',
    clause: 'art_6__point_12__subpara_2',
    options: { field_12: 'triple' },
    ...ratioOf(['field'], ({ total }, honest) => (total === 12 ? ratio(1, 2) : honest)),
  },
  {
    id: 'field-twelve-always-triple',
    clause: 'art_6__point_12__subpara_2',
    options: { field_12: 'double' },
    ...ratioOf(['field'], ({ total }, honest) => (total === 12 ? ratio(1, 3) : honest)),
  },
];

function bigInverted(bets: readonly BigNumberBet[]): Fault {
  return {
    id: `${bets.map(kebab).join('-and-')}-inverted`,
    clause: 'art_6__point_15',
    ...ratioOf(bets, (_winning, honest) => inverse(honest)),
  };
}

/** B28, and the same on the other Big bets: the odds of the marked point instead of the bet's own prize. */
function bigByPoint(bets: readonly BigNumberBet[]): Fault {
  return {
    id: `${bets.map(kebab).join('-and-')}-paid-by-table-point`,
    clause: 'art_6__point_15',
    ...(bets[0] === 'big_4' ? { source: 'B28' } : {}),
    ...ratioOf(bets, ({ point }, honest) => (point === null ? honest : takenOdds(point))),
  };
}

const BIG_PAIRS: readonly (readonly BigNumberBet[])[] = [
  ['big_6', 'big_8'],
  ['big_5', 'big_9'],
  ['big_4', 'big_10'],
];

const MULTI_ROLL_PRIZES: readonly Fault[] = [
  fixed('hard-4-paid-as-hard-6', 'hard_4', 1, 9),
  fixed('hard-6-paid-as-hard-4', 'hard_6', 1, 7),
  fixed('hard-8-paid-as-hard-10', 'hard_8', 1, 7),
  fixed('hard-10-paid-as-hard-8', 'hard_10', 1, 9),
  ...HARD_WAYS.map(paidForOne),
  {
    id: 'hard-way-prize-on-all-hard-way-stakes',
    clause: 'art_6__point_14',
    source: 'B25',
    bets: HARD_WAYS,
    ...rule('stakeAtPrize', (honest) => (session, bet) => {
      const isHardWay = (name: BetName): boolean => (HARD_WAYS as readonly BetName[]).includes(name);
      if (!isHardWay(bet.name)) return honest(session, bet);
      return [...session.bets.values()]
        .filter(({ name, player }) => player === bet.player && isHardWay(name))
        .reduce((sum, { amount }) => sum + amount, 0);
    }),
  },
  ...BIG_PAIRS.map(bigInverted),
  ...BIG_PAIRS.map(bigByPoint),
  {
    id: 'big-6-and-big-8-paid-even',
    clause: 'art_6__point_15',
    ...ratioOf(['big_6', 'big_8'], () => ratio(1, 1)),
  },
  {
    id: 'big-5-and-big-9-paid-as-big-6-and-big-8',
    clause: 'art_6__point_15',
    ...ratioOf(['big_5', 'big_9'], () => ratio(6, 7)),
  },
  {
    id: 'big-4-and-big-10-paid-as-big-5-and-big-9',
    clause: 'art_6__point_15',
    ...ratioOf(['big_4', 'big_10'], () => ratio(5, 7)),
  },
];

export const PRIZES: readonly Fault[] = [
  ...(['pass', 'come', 'dont_pass', 'dont_come', 'big', 'small'] as const).map(lessCommission),
  ...ODDS_PRIZES,
  ...(['any_craps', 'any_7', 'eleven', 'ace_deuce', 'aces', 'boxcars'] as const).map(paidForOne),
  fixed('any-craps-paid-eight', 'any_craps', 1, 8),
  fixed('any-7-paid-five', 'any_7', 1, 5),
  fixed('eleven-paid-as-boxcars', 'eleven', 1, 30),
  fixed('ace-deuce-paid-as-aces', 'ace_deuce', 1, 30),
  fixed('aces-paid-as-ace-deuce', 'aces', 1, 15),
  fixed('boxcars-paid-as-eleven', 'boxcars', 1, 15),
  ...HORN_AND_FIELD,
  fixed('big-paid-double', 'big', 1, 2),
  fixed('small-paid-double', 'small', 1, 2),
  ...MULTI_ROLL_PRIZES,
];
