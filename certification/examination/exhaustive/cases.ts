/**
 * The cells in the cases under which they are reported: one for each clause, bet and state, so that a report stays
 * readable; what was wrong names each cell.
 */
import type { Judgement, Terms } from '../../../assessment';
import { sameMoney } from '../../../adapters/money';
import {
  voidClauses,
  type CellFailure,
  type CellResult,
  type CompanyResult,
  type ExhaustiveCell,
  type Field12,
} from '../../../assessment/exhaustive';
import {
  acceptance,
  decide,
  type BetId,
  type BetState,
  type ClauseId,
  type Point,
} from '../../../regulation';
import type { UnscriptedCase } from '../unscripted/document';

interface OnBet {
  readonly bet: BetId;
  readonly field12: Field12 | null;
}

/** What a case is about; each kind has its sentence in the `exhaust` texts. */
export type Subject =
  | ({
      readonly kind: 'settlement';
      readonly betState: BetState;
      readonly point: Point | null;
      /** The throws on which the text states no outcome stand apart. */
      readonly silent: boolean;
    } & OnBet)
  | ({ readonly kind: 'void' | 'acceptance' } & OnBet)
  | { readonly kind: 'point'; readonly point: Point | null }
  | { readonly kind: 'shooter'; readonly bet: BetId; readonly point: Point | null }
  /** Null where it is about no single bet. */
  | { readonly kind: 'company'; readonly bet: BetId | null };

export interface FailedCell extends CellFailure {
  /** Null for what was found in company. */
  readonly cell: ExhaustiveCell | null;
}

export interface ExhaustiveCase extends UnscriptedCase {
  readonly subject: Subject;
  /** Every cell that the clause is about, whatever it came to. */
  readonly cells: readonly CellResult[];
  readonly failures: readonly FailedCell[];
  /** `company`: how often it was judged, and how often it was wrong. */
  readonly times: number;
  readonly failed: number;
  readonly undecided: Judgement | null;
}

interface Draft extends UnscriptedCase {
  readonly subject: Subject;
  readonly cells: CellResult[];
  readonly failures: FailedCell[];
  times: number;
  failed: number;
  undecided: Judgement | null;
}

const RIGHT_TO_THE_PRIZE: ClauseId = 'art_6__intro';

export function exhaustiveCases(
  cells: readonly ExhaustiveCell[],
  results: readonly CellResult[],
  company: CompanyResult | null,
  terms: Terms,
): readonly ExhaustiveCase[] {
  const drafts = new Map<string, Draft>();
  const draft = (clause: ClauseId, subject: Subject): Draft => {
    const name = nameOf(subject);
    const key = `${clause}/${name}`;
    const known = drafts.get(key);
    if (known !== undefined) return known;
    const made = { clause, name, subject, cells: [], failures: [], times: 0, failed: 0, undecided: null };
    drafts.set(key, made);
    return made;
  };
  for (const [index, cell] of cells.entries()) {
    const result = results[index];
    if (result === undefined) throw new RangeError('a cell without a result');
    const { clauses, silent } = requiredBy(cell, terms);
    const subject = subjectOf(cell, silent);
    for (const clause of clauses) {
      const own = draft(clause, subject);
      own.cells.push(result);
      own.undecided ??= result.undecided;
    }
    for (const failure of result.failures) {
      const own = draft(failure.judgement.clauses[0], subject);
      // Under a clause that asks nothing of the cell in particular: a balance, a bet that vanished.
      if (!own.cells.includes(result)) own.cells.push(result);
      own.failures.push({ ...failure, cell });
    }
  }
  const ofCells = new Set(
    [...drafts.values()]
      .filter(({ cells: own }) => own.some(({ status }) => status !== 'not-applicable'))
      .map(({ clause }) => clause),
  );
  for (const { clause, bet, times, failed, failures, undecided } of company?.tallies ?? []) {
    // What is right by the way does not show that a clause is met which no cell is about, or none that applies.
    if (failed === 0 && !ofCells.has(clause)) continue;
    const own = draft(clause, { kind: 'company', bet });
    own.times = times;
    own.failed = failed;
    own.failures.push(...failures.map((failure) => ({ ...failure, cell: null })));
    own.undecided = undecided;
  }
  return [...drafts.values()];
}

/**
 * Whether a cell shows that the clause is met: it is right, or all that is wrong with it is what a won bet brought, and
 * not by this clause.
 */
export function showsThatMet({ status, failures }: CellResult, clause: ClauseId): boolean {
  if (status === 'right') return true;
  if (status !== 'wrong') return false;
  return failures.every(({ judgement: { required, actual, clauses } }) => {
    if (required?.kind !== 'payment' || actual.kind !== 'payment' || clauses[0] === clause) return false;
    const bothWrong =
      !sameMoney(required.paid, actual.paid) && !sameMoney(required.returned, actual.returned);
    return !(bothWrong && clauses.includes(clause));
  });
}

/** The clauses by which a cell is judged where it is as it has to be. */
function requiredBy(
  cell: ExhaustiveCell,
  terms: Terms,
): { readonly clauses: readonly ClauseId[]; readonly silent: boolean } {
  const { readings } = terms;
  switch (cell.kind) {
    case 'settlement': {
      const options = cell.field12 === null ? terms.options : { ...terms.options, field_12: cell.field12 };
      const outcome = decide({ ...cell, readings, options });
      const [by = RIGHT_TO_THE_PRIZE] = outcome.clauses;
      const clauses = outcome.kind === 'win' ? [by, outcome.clauses.at(-1) ?? by, RIGHT_TO_THE_PRIZE] : [by];
      return { clauses: [...new Set(clauses)], silent: outcome.kind === 'silent' };
    }
    case 'void':
      return { clauses: voidClauses(terms), silent: false };
    case 'point':
      return { clauses: ['art_5__para_2__point_1'], silent: false };
    case 'shooter':
      return { clauses: ['art_4__point_2'], silent: false };
    case 'acceptance':
      return { clauses: acceptance(cell.bet, cell.point, readings).clauses.slice(0, 1), silent: false };
  }
}

function subjectOf(cell: ExhaustiveCell, silent: boolean): Subject {
  switch (cell.kind) {
    case 'settlement': {
      const { kind, bet, field12, betState, point } = cell;
      return { kind, bet, field12, betState, point, silent };
    }
    case 'void':
    case 'acceptance':
      return { kind: cell.kind, bet: cell.bet, field12: cell.field12 };
    case 'point':
      return { kind: 'point', point: cell.point };
    case 'shooter':
      return { kind: 'shooter', bet: cell.bet, point: cell.point };
  }
}

function nameOf(subject: Subject): string {
  const bet = 'bet' in subject && subject.bet !== null ? [subject.bet] : [];
  const price = 'field12' in subject && subject.field12 !== null ? [subject.field12] : [];
  const point = 'point' in subject ? [subject.point === null ? 'come_out' : `point_${subject.point}`] : [];
  const state =
    subject.kind === 'settlement' && subject.betState !== 'waiting' ? [`on_${subject.betState}`] : [];
  const silent = subject.kind === 'settlement' && subject.silent ? ['undecided'] : [];
  return [subject.kind, ...bet, ...price, ...state, ...point, ...silent].join('-').replaceAll('_', '-');
}
