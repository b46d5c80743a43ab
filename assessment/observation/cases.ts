/**
 * What has to be seen at a table that is only watched, or whose dice nobody sets, before a clause counts as met: one
 * case for each thing that the text distinguishes. Throws that the text treats alike are one case: on a bet that waits
 * for its number, 2 and 12 do nothing on any number.
 */
import {
  BETS,
  CATEGORIES,
  acceptance,
  decide,
  isDouble,
  total,
  type BetId,
  type ClauseId,
  type Dice,
  type Point,
} from '../../regulation';
import { standingsOf, reachableCells, type ReachableCell } from '../cells';
import type { Cell, Judgement } from '../judgement';
import type { Terms } from '../terms';

/** What has to be seen. Each kind has its sentence in the `observation` texts. */
export type Sight =
  /** A bet that waits for its first throw, or knows no number, and the total thrown. */
  | { readonly kind: 'total'; readonly bet: BetId; readonly total: number; readonly double: boolean | null }
  /** A bet on a number, and the number again or 7. */
  | {
      readonly kind: 'onNumber';
      readonly bet: BetId;
      readonly number: Point;
      readonly by: 'number' | 'seven';
    }
  /** A bet on any number, and a total that is neither. */
  | { readonly kind: 'onAnother'; readonly bet: BetId; readonly total: number }
  /** A bet decided on the come-out throw, or while a point is marked: on bets that may be on the table in either. */
  | { readonly kind: 'phase'; readonly bet: BetId; readonly phase: 'comeOut' | 'point' }
  /** The prize of a bet at one price. */
  | { readonly kind: 'prize'; readonly bet: BetId; readonly on: number }
  | { readonly kind: 'mark'; readonly total: number }
  | { readonly kind: 'unmark'; readonly point: Point; readonly by: 'number' | 'seven' }
  | { readonly kind: 'keepsPoint'; readonly total: number }
  | { readonly kind: 'accepted'; readonly bet: BetId }
  | { readonly kind: 'refused'; readonly bet: BetId }
  | { readonly kind: 'stakeRefused' }
  | { readonly kind: 'shooter'; readonly replaced: boolean }
  | { readonly kind: 'void' }
  /** What is tested only where the dice can be set. */
  | { readonly kind: 'undrivable' }
  /** What shows only by bets that the table does not offer: one of them. */
  | { readonly kind: 'notOffered'; readonly bet: BetId }
  /** Whatever else was not as it has to be: a balance, a bet that vanished. */
  | { readonly kind: 'other' };

export interface ObservationCase {
  /** Lower-case words joined by hyphens; unique within the clause. */
  readonly name: string;
  readonly clause: ClauseId;
  readonly sight: Sight;
}

export function caseKey({ clause, name }: Pick<ObservationCase, 'clause' | 'name'>): string {
  return `${clause}/${name}`;
}

const SEVEN = 7;

/** Only the Hard Way bets tell a double from another pair of the same total. */
function tellsDoubles(bet: BetId): boolean {
  return bet.startsWith('hard_');
}

/** Whether the bet may be on the table on the come-out throw and while a point is marked, in the same state. */
function knowsBothPhases(bet: BetId, onNumber: boolean): boolean {
  const record = BETS.find(({ id }) => id === bet);
  const phases = new Set(
    (record === undefined ? [] : standingsOf(record))
      .filter(({ betState }) => (betState !== 'waiting') === onNumber)
      .map(({ point }) => (point === null ? 'comeOut' : 'point')),
  );
  return phases.size > 1;
}

function sightOf(cell: ReachableCell): Sight {
  const { bet, dice, betState } = cell;
  const sum = total(dice);
  if (betState === 'waiting') {
    return { kind: 'total', bet, total: sum, double: tellsDoubles(bet) ? isDouble(dice) : null };
  }
  if (sum === betState) return { kind: 'onNumber', bet, number: betState, by: 'number' };
  if (sum === SEVEN) return { kind: 'onNumber', bet, number: betState, by: 'seven' };
  return { kind: 'onAnother', bet, total: sum };
}

/** The cases that one settled bet is an instance of, with the clause of each; none where no case depends on it. */
function casesOfCell(terms: Pick<Terms, 'readings' | 'options'>, cell: ReachableCell): ObservationCase[] {
  const outcome = decide({ ...cell, ...terms });
  const [by = ''] = outcome.clauses;
  const { bet, betState, dice, point } = cell;
  const onNumber = betState !== 'waiting';
  const cases = [observationCase(by, sightOf(cell))];
  if (outcome.kind === 'win') {
    const on = onNumber && bet.endsWith('_odds') ? betState : total(dice);
    cases.push(observationCase(outcome.clauses.at(-1) ?? by, { kind: 'prize', bet, on }));
  }
  if (outcome.kind !== 'stay' && outcome.kind !== 'travel' && knowsBothPhases(bet, onNumber)) {
    cases.push(observationCase(by, { kind: 'phase', bet, phase: point === null ? 'comeOut' : 'point' }));
  }
  return cases;
}

export function observationCase(clause: ClauseId, sight: Sight): ObservationCase {
  return { clause, sight, name: nameOf(sight) };
}

function nameOf(sight: Sight): string {
  const bet = 'bet' in sight ? sight.bet.replaceAll('_', '-') : '';
  switch (sight.kind) {
    case 'total': {
      const pair = sight.double === null ? '' : sight.double ? '-double' : '-unequal';
      return `${bet}-on-total-${String(sight.total)}${pair}`;
    }
    case 'onNumber':
      return `${bet}-on-${String(sight.number)}-by-${sight.by}`;
    case 'onAnother':
      return `${bet}-on-a-number-by-${String(sight.total)}`;
    case 'phase':
      return `${bet}-decided-${sight.phase === 'comeOut' ? 'on-the-come-out' : 'with-a-point'}`;
    case 'prize':
      return `${bet}-prize-on-${String(sight.on)}`;
    case 'mark':
      return `point-after-${String(sight.total)}`;
    case 'unmark':
      return `point-${String(sight.point)}-by-${sight.by}`;
    case 'keepsPoint':
      return `point-kept-on-${String(sight.total)}`;
    case 'accepted':
      return `${bet}-accepted`;
    case 'refused':
      return `${bet}-refused`;
    case 'stakeRefused':
      return 'stake-refused';
    case 'shooter':
      return sight.replaced ? 'shooter-replaced' : 'shooter-kept';
    case 'void':
      return 'throw-void';
    case 'undrivable':
      return 'dice-to-be-set';
    case 'notOffered':
      return 'bets-not-offered';
    case 'other':
      return 'otherwise';
  }
}

const VOID_CLAUSE: ClauseId = 'art_3__para_2__intro';
const POINT_CLAUSE: ClauseId = 'art_5__para_2__point_1';

function pointCase(point: Point | null, dice: Dice): ObservationCase {
  const sum = total(dice);
  if (point === null) return observationCase(POINT_CLAUSE, { kind: 'mark', total: sum });
  if (sum === point || sum === SEVEN) {
    return observationCase(POINT_CLAUSE, { kind: 'unmark', point, by: sum === point ? 'number' : 'seven' });
  }
  return observationCase(POINT_CLAUSE, { kind: 'keepsPoint', total: sum });
}

/** When a bet may be placed, and when it must be refused, as far as the text distinguishes. */
function placingCases({ readings }: Terms, bet: BetId): ObservationCase[] {
  const rulings = ([null, 6] as const).map((point) => acceptance(bet, point, readings));
  return rulings.flatMap(({ decision, clauses: [clause = ''] }) => [
    ...(decision === 'REJECT' ? [] : [observationCase(clause, { kind: 'accepted', bet })]),
    ...(decision === 'ACCEPT' ? [] : [observationCase(clause, { kind: 'refused', bet })]),
  ]);
}

/**
 * Every case that a table which offers these bets has to be seen in, in the order of the bets.
 *
 * @param clauses those that a table is tested by where its dice can be set; of the ones that no case here is about, it is
 *   said that they were not observed, or that they don't apply where the table offers none of their bets
 */
export function requiredCases(terms: Terms, clauses: readonly ClauseId[] = []): readonly ObservationCase[] {
  const cases = casesToSee(terms);
  const unseen = clauses.filter((clause) => !cases.some((each) => each.clause === clause));
  const offered = terms.capabilities.bets as readonly string[];
  const bets = BETS.map(({ id }) => id);
  const ofAll =
    unseen.length === 0 ? [] : casesToSee({ ...terms, capabilities: { ...terms.capabilities, bets } });
  const others = unseen.map((clause) => {
    const needed = betsThatShow(clause, ofAll);
    const [bet] = needed;
    return bet === undefined || needed.some((each) => offered.includes(each))
      ? observationCase(clause, { kind: 'undrivable' })
      : observationCase(clause, { kind: 'notOffered', bet });
  });
  return [...cases, ...others];
}

/** The bets of which one has to be on the table before anything of the clause can be seen; none where it takes no bet. */
function betsThatShow(clause: ClauseId, ofAll: readonly ObservationCase[]): BetId[] {
  const betsOf = (cases: readonly ObservationCase[]) =>
    cases.flatMap(({ sight }) => ('bet' in sight ? [sight.bet] : []));
  const own = betsOf(ofAll.filter((each) => each.clause === clause));
  if (own.length > 0) return own;
  const ofKind = BETS.filter(({ category }) => CATEGORIES[category].clauses.includes(clause));
  if (ofKind.length > 0) return ofKind.map(({ id }) => id);
  // Opening words are seen in what they open.
  if (!clause.endsWith('__intro')) return [];
  const opened = clause.replace(/intro$/, '');
  const parts = ofAll.filter((each) => each.clause.startsWith(opened));
  return parts.every(({ sight }) => 'bet' in sight) ? betsOf(parts) : [];
}

function casesToSee(terms: Terms): ObservationCase[] {
  const offered = BETS.filter(({ id }) => (terms.capabilities.bets as readonly string[]).includes(id));
  const cells = reachableCells(offered);
  const cases = [
    ...offered.flatMap(({ id }) => placingCases(terms, id)),
    observationCase('art_5__para_6', { kind: 'stakeRefused' }),
    ...cells.flatMap((cell) => casesOfCell(terms, cell)),
    ...reachableCells(BETS.filter(({ id }) => id === 'pass')).map(({ point, dice }) =>
      pointCase(point, dice),
    ),
    ...(terms.capabilities.senses.shooter
      ? [false, true].map((replaced) => observationCase('art_4__point_2', { kind: 'shooter', replaced }))
      : []),
    ...(terms.capabilities.senses.landing
      ? ['art_3__para_2__point_1', 'art_3__para_2__point_2'].map((clause) =>
          observationCase(clause, { kind: 'void' }),
        )
      : []),
  ];
  return [...new Map(cases.map((each) => [caseKey(each), each])).values()];
}

/** The cases that a judgement is an instance of. */
export function casesOfJudgement(terms: Terms, judgement: Judgement): readonly ObservationCase[] {
  const { cell, actual, required, about, clauses, dice, point } = judgement;
  const [clause] = clauses;
  if (cell !== undefined && isReachable(cell)) return casesOfSettlement(terms, judgement, cell);
  switch (actual.kind) {
    case 'point':
      return dice === undefined || clause === VOID_CLAUSE ? [] : [pointCase(point, dice)];
    case 'shooter':
      return required?.kind === 'shooter' && clause !== VOID_CLAUSE
        ? [observationCase('art_4__point_2', { kind: 'shooter', replaced: clauses[0] === 'art_4__point_2' })]
        : [];
    case 'throw':
      return required?.kind === 'throw' && !required.counted
        ? [observationCase(clause, { kind: 'void' })]
        : [];
    case 'accepted':
    case 'refused':
      return requestCases(clause, required?.kind, about.bet);
    default:
      return [];
  }
}

function casesOfSettlement(terms: Terms, judgement: Judgement, cell: ReachableCell): ObservationCase[] {
  const cases = casesOfCell(terms, cell);
  const isPrize = judgement.actual.kind === 'payment';
  // What was paid on a lost or tied bet belongs to the outcome.
  const prizes = cases.filter(({ sight }) => sight.kind === 'prize');
  if (isPrize && prizes.length > 0) return prizes;
  // That a bet is decided in both phases is seen where it is decided rightly.
  const failed = judgement.result === 'fails';
  return cases.filter(({ sight }) => sight.kind !== 'prize' && !(failed && sight.kind === 'phase'));
}

function requestCases(
  clause: ClauseId,
  required: string | undefined,
  bet: string | undefined,
): ObservationCase[] {
  const record = BETS.find(({ id }) => id === bet);
  if (required === 'refused' && clause === 'art_5__para_6') {
    return [observationCase(clause, { kind: 'stakeRefused' })];
  }
  if (record === undefined) return [];
  if (required === 'accepted') return [observationCase(clause, { kind: 'accepted', bet: record.id })];
  return required === 'refused' ? [observationCase(clause, { kind: 'refused', bet: record.id })] : [];
}

function isReachable(cell: Cell): cell is ReachableCell {
  return BETS.some(({ id }) => id === cell.bet);
}
