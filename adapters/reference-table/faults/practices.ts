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

/** Offers the dice in another order by other readings. */
function orderUnder(readings: Partial<Readings>): Pick<Fault, 'apply'> {
  return rule(
    'offeredAfter',
    (honest) => (rules, session) => honest(rules, underReadings(session, readings)),
  );
}

/** Gives the dice to whom other readings give them, or to nobody. */
function throwerUnder(readings: Partial<Readings>): Pick<Fault, 'apply'> {
  return {
    apply: (honest) => ({
      ...honest,
      nextThrower: (rules, session) => honest.nextThrower(rules, underReadings(session, readings)),
      thrower: (rules, session, by) => honest.thrower(rules, underReadings(session, readings), by),
    }),
  };
}

function entitledUnder(readings: Partial<Readings>): Pick<Fault, 'apply'> {
  return rule('mayThrow', (honest) => (session, player) => honest(underReadings(session, readings), player));
}

const WHO_THROWS: readonly Fault[] = [
  {
    id: 'order-starts-anew-undeclared',
    clause: 'art_2__para_3',
    ...orderUnder({ order_after_replacement: 'from_the_left' }),
  },
  {
    id: 'order-goes-on-though-declared-anew',
    clause: 'art_2__para_3',
    declared: { order_after_replacement: 'from_the_left' },
    ...orderUnder({ order_after_replacement: 'next_player' }),
  },
  {
    id: 'sole-shooter-refused-undeclared',
    clause: 'art_4__intro',
    ...throwerUnder({ sole_shooter: 'nobody_throws' }),
  },
  {
    id: 'sole-shooter-throws-though-declared-refused',
    clause: 'art_4__point_2',
    declared: { sole_shooter: 'nobody_throws' },
    ...throwerUnder({ sole_shooter: 'keeps_the_dice' }),
  },
  {
    id: 'only-the-exact-minimum-entitles-undeclared',
    clause: 'art_2__para_1',
    ...entitledUnder({ stake_to_throw: 'exactly' }),
  },
  {
    id: 'more-than-the-minimum-entitles-though-declared-otherwise',
    clause: 'art_2__para_1',
    declared: { stake_to_throw: 'exactly' },
    ...entitledUnder({ stake_to_throw: 'at_least' }),
  },
];

function replacementUnder(readings: Partial<Readings>): Pick<Fault, 'apply'> {
  return rule(
    'losesDice',
    (honest) => (rules, session, round) => honest(rules, underReadings(session, readings), round),
  );
}

/** Leaves the mark to whoever takes the dice, or takes it off, by other readings. */
function pointUnder(readings: Partial<Readings>): Pick<Fault, 'apply'> {
  return rule(
    'pointForThrower',
    (honest) => (session, player) => honest(underReadings(session, readings), player),
  );
}

const MID_ROUND: readonly Fault[] = [
  {
    id: 'first-throw-counted-by-turns-undeclared',
    clause: 'art_4__point_2',
    readings: 'literal',
    ...replacementUnder({ first_throw: 'of_the_turn' }),
  },
  {
    id: 'first-throw-counted-by-rounds-though-declared-by-turns',
    clause: 'art_4__point_2',
    readings: 'literal',
    declared: { first_throw: 'of_the_turn' },
    ...replacementUnder({ first_throw: 'come_out' }),
  },
  {
    id: 'point-taken-off-with-the-shooter',
    clause: 'art_4__point_1',
    ...pointUnder({ point_after_replacement: 'removed' }),
  },
  {
    id: 'point-left-on-though-declared-to-go-with-the-shooter',
    clause: 'art_4__point_1',
    declared: { point_after_replacement: 'removed' },
    ...pointUnder({ point_after_replacement: 'stands' }),
  },
];

const BEFORE_FIRST_THROW: readonly Fault[] = [
  {
    id: 'bets-refused-before-the-first-throw-undeclared',
    clause: 'art_5__para_5',
    ...windowUnder({ bets_before_first_throw: 'refused' }),
  },
  {
    id: 'bets-accepted-before-the-first-throw-though-declared-refused',
    clause: 'art_5__para_5',
    declared: { bets_before_first_throw: 'refused' },
    ...windowUnder({ bets_before_first_throw: 'accepted' }),
  },
];

const ODDS_BETTOR: readonly Fault[] = [
  {
    id: 'odds-of-others-than-the-thrower-refused-undeclared',
    clause: OUTCOME_CLAUSE.pass_odds,
    readings: 'customary',
    ...windowUnder({ odds_bettor: 'point_thrower' }),
  },
  {
    id: 'odds-of-others-accepted-though-declared-for-the-thrower',
    clause: OUTCOME_CLAUSE.pass_odds,
    readings: 'customary',
    declared: { odds_bettor: 'point_thrower' },
    ...windowUnder({ odds_bettor: 'any_player' }),
  },
];

export const PRACTICES: readonly Fault[] = [
  ...BOTH_LINE_BETS,
  ...HORN_STAKE,
  ...WHO_THROWS,
  ...MID_ROUND,
  ...BEFORE_FIRST_THROW,
  ...ODDS_BETTOR,
];
