/** Faults in deciding the bets of Article 5(3). */
import { LOSE, STAY, WIN } from '../articles/outcome';
import type { Outcome } from '../articles/outcome';
import type { OneRollBet } from '../articles/one-roll-bets';
import { ONE_ROLL as ONE_ROLL_BETS, OUTCOME_CLAUSE } from './clauses';
import { kebab, momentOf, outcomeOf, undeclared } from './fault';
import type { Fault } from './fault';

function onTotal(id: string, bet: OneRollBet, total: number, faulty: Outcome, source?: string): Fault {
  return {
    id,
    clause: OUTCOME_CLAUSE[bet],
    ...(source === undefined ? {} : { source }),
    ...outcomeOf([bet], (moment, honest) => (moment.total === total ? faulty : honest)),
  };
}

/** A winning total that the table takes for a losing one. */
function loses(bet: OneRollBet, total: number, source?: string): Fault {
  return onTotal(`${kebab(bet)}-loses-on-${total}`, bet, total, LOSE, source);
}

/** A losing total that the table takes for a winning one. */
function wins(bet: OneRollBet, total: number): Fault {
  return onTotal(`${kebab(bet)}-wins-on-${total}`, bet, total, WIN);
}

/** The same where the text does not say that the total loses. */
function winsUndeclared(bet: 'horn' | 'big' | 'small', total: number): Fault {
  return { ...wins(bet, total), readings: 'customary' };
}

const SWAPPED = { big: 'small', small: 'big' } as const;

export const ONE_ROLL: readonly Fault[] = [
  {
    id: 'losing-one-roll-bets-stay',
    clause: 'art_5__para_1__subpara_2',
    ...outcomeOf(ONE_ROLL_BETS, (_moment, honest) => (honest.kind === 'lose' ? STAY : honest)),
  },
  {
    id: 'one-roll-bets-ignored-on-come-out',
    clause: 'art_5__para_3__intro',
    ...outcomeOf(ONE_ROLL_BETS, ({ point }, honest) => (point === null ? STAY : honest)),
  },
  ...[2, 3, 12].map((total) => loses('any_craps', total)),
  wins('any_craps', 11),
  loses('any_7', 7),
  wins('any_7', 11),
  loses('eleven', 11),
  wins('eleven', 3),
  loses('ace_deuce', 3),
  wins('ace_deuce', 2),
  loses('aces', 2),
  wins('aces', 3),
  loses('boxcars', 12),
  wins('boxcars', 2),
  ...[2, 3, 11, 12].map((total) => loses('horn', total)),
  winsUndeclared('horn', 7),
  {
    id: 'horn-stays-on-other-totals',
    clause: OUTCOME_CLAUSE.horn,
    readings: 'customary',
    ...outcomeOf(['horn'], (_moment, honest) => (honest.kind === 'lose' ? STAY : honest)),
  },
  loses('field', 2, 'B27'),
  ...[3, 4, 9, 10, 11].map((total) => loses('field', total)),
  loses('field', 12, 'B27'),
  ...[5, 8].map((total) => wins('field', total)),
  onTotal('field-seven-ignored', 'field', 7, STAY),
  {
    id: 'field-wins-on-every-total',
    clause: OUTCOME_CLAUSE.field,
    source: 'B31',
    ...outcomeOf(['field'], () => WIN),
  },
  ...[8, 9, 10, 11, 12].map((total) => loses('big', total)),
  winsUndeclared('big', 7),
  ...[2, 3, 4, 5, 6].map((total) => loses('small', total)),
  winsUndeclared('small', 7),
  {
    id: 'big-and-small-exchanged',
    clause: OUTCOME_CLAUSE.big,
    bets: ['big', 'small'],
    apply: (rules) => ({
      ...rules,
      outcomes: {
        ...rules.outcomes,
        big: rules.outcomes[SWAPPED.big],
        small: rules.outcomes[SWAPPED.small],
      },
    }),
  },
  {
    id: 'big-and-small-tie-on-other-totals',
    clause: OUTCOME_CLAUSE.big,
    readings: 'customary',
    ...undeclared(['big', 'small'], { big_small_other_totals: 'tie' }),
  },
  {
    id: 'field-decided-by-first-die-doubled',
    clause: OUTCOME_CLAUSE.field,
    ...momentOf(['field'], (moment) => ({ ...moment, total: moment.dice[0] * 2 })),
  },
];
