/** Practices of the house by another reading than the declared one: what a table does although it is declared otherwise. */
import type { Readings } from '../readings';
import { OUTCOME_CLAUSE } from './clauses';
import { rule, underReadings } from './fault';
import type { Fault } from './fault';

/** Takes or refuses a bet, in its time, by other readings. */
function windowUnder(readings: Partial<Readings>): Pick<Fault, 'apply'> {
  return rule(
    'windowRefusal',
    (honest) => (session, order) => honest(underReadings(session, readings), order),
  );
}

const BOTH_LINE_BETS: readonly Fault[] = [
  {
    id: 'second-line-bet-refused-undeclared',
    clause: OUTCOME_CLAUSE.dont_pass,
    ...windowUnder({ both_line_bets: 'refused' }),
  },
  {
    id: 'second-line-bet-accepted-though-declared-refused',
    clause: OUTCOME_CLAUSE.dont_pass,
    declared: { both_line_bets: 'refused' },
    ...windowUnder({ both_line_bets: 'accepted' }),
  },
];

/** Takes or refuses a stake by other readings. */
function stakeUnder(readings: Partial<Readings>): Pick<Fault, 'apply'> {
  return rule(
    'stakeRefusal',
    (honest) => (terms, stake) => honest({ ...terms, readings: { ...terms.readings, ...readings } }, stake),
  );
}

const HORN_STAKE: readonly Fault[] = [
  {
    id: 'horn-refused-below-four-minimums-undeclared',
    clause: 'art_5__para_6',
    ...stakeUnder({ horn_stake: 'four_minimums' }),
  },
  {
    id: 'horn-accepted-below-four-minimums',
    clause: 'art_5__para_6',
    declared: { horn_stake: 'four_minimums' },
    ...stakeUnder({ horn_stake: 'one_minimum' }),
  },
];

export const PRACTICES: readonly Fault[] = [...BOTH_LINE_BETS, ...HORN_STAKE];
