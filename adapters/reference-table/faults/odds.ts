/** Faults in deciding odds: Article 5(2)(2), (4), (5) and (6). */
import type { BetName } from '../../table';
import { LOSE, RETURNED, STAY } from '../articles/outcome';
import { isPayable, wholeUnits } from '../articles/prizes';
import { ODDS as ODDS_BETS, OUTCOME_CLAUSE } from './clauses';
import { kebab, momentOf, outcomeOf, rule, undeclared } from './fault';
import type { Fault } from './fault';

/** B11: the point is cleared before its odds are settled, so they come back without a prize. */
function prizeLost(odds: BetName): Fault {
  return {
    id: `${kebab(odds)}-returned-without-prize`,
    clause: OUTCOME_CLAUSE[odds],
    source: 'B11',
    ...outcomeOf([odds], (_moment, honest) => (honest.kind === 'win' ? RETURNED : honest)),
  };
}

/** Odds that are left on the layout when the bet under them has lost. */
function orphaned(odds: BetName): Fault {
  return {
    id: `${kebab(odds)}-left-when-base-lost`,
    clause: OUTCOME_CLAUSE[odds],
    ...outcomeOf([odds], (_moment, honest) => (honest.kind === 'lose' ? STAY : honest)),
  };
}

function byTablePoint(odds: 'come_odds' | 'dont_come_odds'): Fault {
  return {
    id: `${kebab(odds)}-decided-by-table-point`,
    clause: OUTCOME_CLAUSE[odds],
    ...momentOf([odds], (moment) => ({ ...moment, number: moment.point ?? moment.number })),
  };
}

function playsOtherReading(
  odds: 'dont_pass_odds' | 'dont_come_odds',
  played: 'literal' | 'customary',
): Fault {
  return {
    id: `${kebab(odds)}-plays-${played}`,
    clause: OUTCOME_CLAUSE[odds],
    readings: played === 'literal' ? 'customary' : 'literal',
    ...undeclared([odds], {
      dont_pass_point_phase: played === 'literal' ? 'wins_on_point' : 'wins_on_seven',
    }),
  };
}

export const ODDS: readonly Fault[] = [
  ...ODDS_BETS.map(prizeLost),
  ...ODDS_BETS.map(orphaned),
  byTablePoint('come_odds'),
  byTablePoint('dont_come_odds'),
  playsOtherReading('dont_pass_odds', 'customary'),
  playsOtherReading('dont_pass_odds', 'literal'),
  playsOtherReading('dont_come_odds', 'customary'),
  playsOtherReading('dont_come_odds', 'literal'),
  {
    id: 'dont-pass-odds-prize-rounded-to-nothing',
    clause: OUTCOME_CLAUSE.dont_pass_odds,
    source: 'B14',
    bets: ['dont_pass_odds'],
    ...rule('paid', (honest) => (rules, session, bet, moment) => {
      const paid = honest(rules, session, bet, moment);
      return bet.name === 'dont_pass_odds' ? wholeUnits(paid, session.terms.minimumBet) : paid;
    }),
  },
  {
    id: 'dont-pass-odds-without-whole-prize-left-on-layout',
    clause: OUTCOME_CLAUSE.dont_pass_odds,
    source: 'B14',
    bets: ['dont_pass_odds'],
    ...rule(
      'resolve',
      (honest) => (rules, session, fall) =>
        honest(rules, session, fall).filter(({ bet, settlement }) => {
          if (bet.name !== 'dont_pass_odds' || settlement.outcome !== 'win') return true;
          const { number, amount } = bet;
          const winning = {
            number,
            point: session.point,
            total: rules.total(fall.dice),
            field12: session.terms.field12,
          };
          return isPayable(amount, rules.ratios.dont_pass_odds(winning), session.terms.minimumBet);
        }),
    ),
  },
  {
    id: 'come-odds-always-working',
    clause: OUTCOME_CLAUSE.come_odds,
    source: 'B4',
    readings: 'customary',
    ...undeclared(['come_odds'], { come_odds_on_come_out: 'working' }),
  },
  {
    id: 'come-odds-always-off',
    clause: OUTCOME_CLAUSE.come_odds,
    source: 'B4',
    readings: 'literal',
    ...undeclared(['come_odds'], { come_odds_on_come_out: 'off' }),
  },
  {
    id: 'come-odds-off-but-lost',
    clause: OUTCOME_CLAUSE.come_odds,
    readings: 'customary',
    ...outcomeOf(['come_odds'], (_moment, honest) => (honest.kind === 'tie' ? LOSE : honest)),
  },
  {
    id: 'dont-come-odds-off-on-come-out',
    clause: OUTCOME_CLAUSE.dont_come_odds,
    ...outcomeOf(['dont_come_odds'], ({ point }, honest) =>
      point === null && honest !== STAY ? RETURNED : honest,
    ),
  },
];
