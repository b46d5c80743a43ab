/** What the cells that were driven came to. */
import type { TranscriptPlace } from '../../adapters/transcript';
import { isBetId } from '../../regulation';
import { cellKey, type Judgement } from '../judgement';
import { exhaustiveKey, type ExhaustiveCell, type Field12 } from './cells';

export type CellStatus = 'right' | 'wrong' | 'undecided' | 'inconclusive' | 'not-applicable';

/** Why a table is not asked: a key of the `notApplicable` texts, with its values. */
export interface Exemption {
  readonly reason: string;
  readonly values: Readonly<Record<string, string>>;
}

/** A fault of the link or the harness: it is no finding about the table. */
export interface CellFault {
  /** A FaultCode of the contract, HARNESS, PRECONDITION or GIVEN_UP. */
  readonly code: string;
  readonly message: string;
}

/** One thing that was wrong, and where it is on record. */
export interface CellFailure {
  readonly judgement: Judgement;
  /** The exchanges since the table was last opened clean. */
  readonly place: TranscriptPlace | null;
}

export interface CellResult {
  readonly key: string;
  readonly status: CellStatus;
  /** Bounded; the first ones. */
  readonly failures: readonly CellFailure[];
  /** What the table did where the text states nothing. */
  readonly undecided: Judgement | null;
  readonly fault: CellFault | null;
  readonly exemption: Exemption | null;
}

/** How a cell ended. */
export type CellEnd =
  | { readonly kind: 'driven'; readonly undecided: Judgement | null }
  | { readonly kind: 'fault'; readonly fault: CellFault }
  | { readonly kind: 'exempt'; readonly exemption: Exemption };

const FAILURES_KEPT = 10;

interface Entry {
  end: CellEnd | null;
  readonly failures: CellFailure[];
}

/** Called whenever something is known of a cell that was not known before. */
export type CellListener = (result: CellResult) => void;

export class Exhaustion {
  private readonly entries: Map<string, Entry>;
  private readonly byKey: Map<string, ExhaustiveCell>;

  /** @param known results of the same run */
  constructor(
    readonly cells: readonly ExhaustiveCell[],
    private readonly listener: CellListener = () => undefined,
    known: Iterable<CellResult> = [],
  ) {
    this.byKey = new Map(cells.map((cell) => [exhaustiveKey(cell), cell]));
    this.entries = new Map([...this.byKey.keys()].map((key) => [key, { end: null, failures: [] }]));
    for (const result of known) this.restore(result);
  }

  get open(): readonly ExhaustiveCell[] {
    return this.cells.filter((cell) => this.entry(exhaustiveKey(cell)).end === null);
  }

  /** What the link or the way there prevented is tried again. */
  reopen(): void {
    for (const entry of this.entries.values()) if (entry.end?.kind === 'fault') entry.end = null;
  }

  end(cell: ExhaustiveCell, end: CellEnd): void {
    const key = exhaustiveKey(cell);
    this.entry(key).end = end;
    this.listener(this.result(key));
  }

  /**
   * Books what was wrong under the cell that it is about, also where that is not the one being driven: a bet that is
   * settled wrongly on the way to another cell is wrong in its own.
   */
  fail(judgement: Judgement, driven: ExhaustiveCell, place: TranscriptPlace | null, field12: Field12): void {
    const home = homeOf(judgement, driven, field12);
    const key = home !== null && this.byKey.has(home) ? home : exhaustiveKey(driven);
    const { failures, end } = this.entry(key);
    if (failures.length >= FAILURES_KEPT) return;
    failures.push({ judgement, place });
    if (end !== null) this.listener(this.result(key));
  }

  result(key: string): CellResult {
    const { end, failures } = this.entry(key);
    return {
      key,
      status: statusOf(end, failures),
      failures,
      undecided: end?.kind === 'driven' ? end.undecided : null,
      fault:
        end === null ? { code: 'GIVEN_UP', message: 'not driven' } : end.kind === 'fault' ? end.fault : null,
      exemption: end?.kind === 'exempt' ? end.exemption : null,
    };
  }

  get results(): readonly CellResult[] {
    return [...this.entries.keys()].map((key) => this.result(key));
  }

  private entry(key: string): Entry {
    const entry = this.entries.get(key);
    if (entry === undefined) throw new RangeError(`no cell ${key}`);
    return entry;
  }

  private restore({ key, failures, undecided, fault, exemption }: CellResult): void {
    const entry = this.entries.get(key);
    if (entry === undefined) return;
    entry.failures.splice(0, Infinity, ...failures);
    if (fault !== null) entry.end = { kind: 'fault', fault };
    else entry.end = exemption === null ? { kind: 'driven', undecided } : { kind: 'exempt', exemption };
  }
}

function statusOf(end: CellEnd | null, failures: readonly CellFailure[]): CellStatus {
  if (failures.length > 0) return 'wrong';
  if (end === null || end.kind === 'fault') return 'inconclusive';
  if (end.kind === 'exempt') return 'not-applicable';
  return end.undecided === null ? 'right' : 'undecided';
}

/** The key of the cell that a judgement is about; null where it is about none. */
function homeOf(judgement: Judgement, driven: ExhaustiveCell, field12: Field12): string | null {
  const { cell, actual, about, dice, point } = judgement;
  if (driven.kind === 'void') return null;
  const priced = (bet: string) => (bet === 'field' ? `field.${field12}` : bet);
  if (cell !== undefined) {
    return isBetId(cell.bet)
      ? `settlement/${cellKey({ ...cell, bet: cell.bet }).replace(/^field/, priced)}`
      : null;
  }
  switch (actual.kind) {
    case 'accepted':
    case 'refused':
    case 'placed':
      return about.bet !== undefined && isBetId(about.bet)
        ? `acceptance/${priced(about.bet)}/${point ?? '-'}`
        : null;
    case 'point':
      return dice === undefined ? null : ['point', point ?? '-', dice.join('-')].join('/');
    default:
      return null;
  }
}
