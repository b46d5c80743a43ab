/** Faults in deciding Pass, Don't Pass, Come and Don't Come, and in the point marker: Article 5(2). */
import type { Point } from '../../table';
import { isPoint } from '../dice';
import { LOSE, RETURNED, STAY, WIN, travel } from '../articles/outcome';
import type { Moment, Outcome } from '../articles/outcome';
import type { Session } from '../session';
import { OUTCOME_CLAUSE } from './clauses';
import { momentOf, outcomeOf, rule, undeclared } from './fault';
import type { Fault } from './fault';

type LineBet = 'pass' | 'dont_pass' | 'come' | 'dont_come';

/** `total` on the bet's first throw decided as `faulty`. */
function onFirst(id: string, bet: LineBet, total: number, faulty: Outcome, source?: string): Fault {
  return decided(
    id,
    bet,
    (moment) => (moment.number === null && moment.total === total ? faulty : null),
    source,
  );
}

/** Decided as `faulty` says where it says anything. */
function decided(
  id: string,
  bet: LineBet,
  faulty: (moment: Moment) => Outcome | null,
  source?: string,
): Fault {
  return {
    id,
    clause: OUTCOME_CLAUSE[bet],
    ...(source === undefined ? {} : { source }),
    ...outcomeOf([bet], (moment, honest) => faulty(moment) ?? honest),
  };
}

function neverTravels(bet: 'come' | 'dont_come', source?: string): Fault {
  return {
    id: `${bet.replace('_', '-')}-never-travels`,
    clause: bet === 'come' ? OUTCOME_CLAUSE.come : 'art_5__para_2__point_6__subpara_2',
    ...(source === undefined ? {} : { source }),
    ...outcomeOf([bet], (_moment, honest) => (honest.kind === 'travel' ? STAY : honest)),
  };
}

function byTablePoint(bet: 'come' | 'dont_come'): Fault {
  return {
    id: `${bet.replace('_', '-')}-decided-by-table-point`,
    clause: bet === 'come' ? OUTCOME_CLAUSE.come : 'art_5__para_2__point_6__subpara_2',
    ...momentOf([bet], (moment) =>
      moment.number === null ? moment : { ...moment, number: moment.point ?? moment.number },
    ),
  };
}

function survivesComeOutSeven(bet: 'come' | 'dont_come'): Fault {
  return {
    ...decided(`${bet.replace('_', '-')}-survives-come-out-seven`, bet, ({ number, point, total }) =>
      number !== null && point === null && total === 7 ? STAY : null,
    ),
    clause: bet === 'come' ? OUTCOME_CLAUSE.come : 'art_5__para_2__point_6__subpara_2',
  };
}

function ignoredOnComeOut(bet: 'come' | 'dont_come'): Fault {
  return {
    ...decided(`${bet.replace('_', '-')}-number-ignored-on-come-out`, bet, ({ number, point, total }) =>
      number !== null && point === null && total === number ? STAY : null,
    ),
    clause: bet === 'come' ? OUTCOME_CLAUSE.come : 'art_5__para_2__point_6__subpara_2',
  };
}

function playsOtherReading(bet: 'dont_pass' | 'dont_come', played: 'literal' | 'customary'): Fault {
  return {
    id: `${bet.replace('_', '-')}-plays-${played}`,
    clause: bet === 'dont_pass' ? OUTCOME_CLAUSE.dont_pass : 'art_5__para_2__point_6__subpara_2',
    readings: played === 'literal' ? 'customary' : 'literal',
    ...undeclared([bet], {
      dont_pass_point_phase: played === 'literal' ? 'wins_on_point' : 'wins_on_seven',
    }),
  };
}

const PASS: readonly Fault[] = [
  onFirst('pass-first-seven-loses', 'pass', 7, LOSE),
  onFirst('pass-first-eleven-ignored', 'pass', 11, STAY),
  onFirst('pass-two-ignored', 'pass', 2, STAY),
  onFirst('pass-three-wins', 'pass', 3, WIN),
  onFirst('pass-twelve-ties', 'pass', 12, RETURNED),
  decided('pass-point-not-paid', 'pass', ({ number, total }) => (total === number ? STAY : null)),
  decided('pass-seven-out-ignored', 'pass', ({ number, total }) =>
    number !== null && total === 7 ? STAY : null,
  ),
  decided('pass-wins-on-seven-out', 'pass', ({ number, total }) =>
    number !== null && total === 7 ? WIN : null,
  ),
  decided('pass-lost-on-craps-after-point', 'pass', ({ number, total }) =>
    number !== null && [2, 3, 12].includes(total) ? LOSE : null,
  ),
  decided('pass-wins-on-eleven-after-point', 'pass', ({ number, total }) =>
    number !== null && total === 11 ? WIN : null,
  ),
  decided('pass-moves-to-new-number', 'pass', ({ number, total }) =>
    number !== null && total !== number && isPoint(total) ? travel(total) : null,
  ),
];

const POINT: readonly Fault[] = [
  {
    id: 'point-ten-not-marked',
    clause: 'art_5__para_2__point_1',
    ...rule(
      'nextPoint',
      (honest) => (point, total) => (point === null && total === 10 ? null : honest(point, total)),
    ),
  },
  {
    id: 'point-kept-after-seven-out',
    clause: 'art_5__para_2__point_1',
    ...rule('nextPoint', (honest) => (point, total) => (total === 7 ? point : honest(point, total))),
  },
  {
    id: 'point-kept-after-point-made',
    clause: 'art_5__para_2__point_1',
    ...rule('nextPoint', (honest) => (point, total) => (total === point ? point : honest(point, total))),
  },
  {
    id: 'point-marker-not-shown',
    clause: 'art_5__para_2__point_1',
    ...rule('shownPoint', () => () => null),
  },
  {
    id: 'point-marker-left-after-round',
    clause: 'art_5__para_2__point_1',
    apply: (honest) => {
      const left = new WeakMap<Session, Point>();
      return {
        ...honest,
        settle: (rules, session, fall) => {
          if (session.point !== null) left.set(session, session.point);
          return honest.settle(rules, session, fall);
        },
        shownPoint: (session) => honest.shownPoint(session) ?? left.get(session) ?? null,
      };
    },
  },
  {
    id: 'point-cleared-by-eleven',
    clause: 'art_5__para_2__point_1',
    ...rule('nextPoint', (honest) => (point, total) => (total === 11 ? null : honest(point, total))),
  },
  {
    id: 'point-moves-to-new-total',
    clause: 'art_5__para_2__point_1',
    ...rule(
      'nextPoint',
      (honest) => (point, total) =>
        point !== null && point !== total && isPoint(total) ? total : honest(point, total),
    ),
  },
];

const DONT_PASS: readonly Fault[] = [
  onFirst('dont-pass-twelve-unsettled', 'dont_pass', 12, STAY, 'B1'),
  onFirst('dont-pass-twelve-wins', 'dont_pass', 12, WIN),
  onFirst('dont-pass-twelve-loses', 'dont_pass', 12, LOSE),
  decided('dont-pass-bars-two', 'dont_pass', ({ number, total }) => {
    if (number !== null) return null;
    return total === 2 ? RETURNED : total === 12 ? WIN : null;
  }),
  onFirst('dont-pass-three-ties', 'dont_pass', 3, RETURNED),
  onFirst('dont-pass-two-ignored', 'dont_pass', 2, STAY),
  onFirst('dont-pass-first-seven-wins', 'dont_pass', 7, WIN),
  onFirst('dont-pass-eleven-ignored', 'dont_pass', 11, STAY),
  decided('dont-pass-seven-out-ignored', 'dont_pass', ({ number, total }) =>
    number !== null && total === 7 ? STAY : null,
  ),
  decided('dont-pass-point-ignored', 'dont_pass', ({ number, total }) => (total === number ? STAY : null)),
  decided('dont-pass-ties-on-twelve-after-point', 'dont_pass', ({ number, total }) =>
    number !== null && total === 12 ? RETURNED : null,
  ),
  playsOtherReading('dont_pass', 'customary'),
  playsOtherReading('dont_pass', 'literal'),
];

const COME: readonly Fault[] = [
  onFirst('come-first-seven-loses', 'come', 7, LOSE),
  onFirst('come-first-eleven-ignored', 'come', 11, STAY),
  onFirst('come-two-ignored', 'come', 2, STAY),
  onFirst('come-three-ignored', 'come', 3, STAY),
  onFirst('come-twelve-ties', 'come', 12, RETURNED),
  neverTravels('come'),
  byTablePoint('come'),
  survivesComeOutSeven('come'),
  ignoredOnComeOut('come'),
  decided('come-seven-wins-on-number', 'come', ({ number, total }) =>
    number !== null && total === 7 ? WIN : null,
  ),
  decided('come-returned-when-point-made', 'come', ({ number, point, total }) =>
    number !== null && total === point ? RETURNED : null,
  ),
];

const DONT_COME: readonly Fault[] = [
  onFirst('dont-come-two-ignored', 'dont_come', 2, STAY),
  onFirst('dont-come-three-ignored', 'dont_come', 3, STAY, 'B6'),
  onFirst('dont-come-eleven-ignored', 'dont_come', 11, STAY, 'B6'),
  onFirst('dont-come-twelve-ignored', 'dont_come', 12, STAY, 'B6'),
  onFirst('dont-come-twelve-wins', 'dont_come', 12, WIN),
  onFirst('dont-come-twelve-loses', 'dont_come', 12, LOSE),
  onFirst('dont-come-first-seven-wins', 'dont_come', 7, WIN, 'B6'),
  neverTravels('dont_come', 'B6'),
  byTablePoint('dont_come'),
  survivesComeOutSeven('dont_come'),
  ignoredOnComeOut('dont_come'),
  playsOtherReading('dont_come', 'customary'),
  playsOtherReading('dont_come', 'literal'),
];

export const LINE: readonly Fault[] = [...PASS, ...POINT, ...DONT_PASS, ...COME, ...DONT_COME];
