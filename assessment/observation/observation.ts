/** What has been seen so far of what has to be seen, and what of it was not as the regulation requires. */
import type { ClauseId } from '../../regulation';
import type { Played } from '../judge';
import type { Judgement } from '../judgement';
import type { Ledger } from '../ledger';
import type { Terms } from '../terms';
import { caseKey, casesOfJudgement, observationCase, requiredCases, type ObservationCase } from './cases';
import { VoidThrows, type VoidRecord } from './void-throws';

/** One judgement with its place. */
export interface Sighting {
  readonly judgement: Judgement;
  /** The throw or, between two throws, the request: its number among the operations that were played, from 1. */
  readonly operation: number;
  /** Number of throws up to then, this one included. */
  readonly throws: number;
}

export interface ObservedCase extends ObservationCase {
  readonly times: number;
  readonly first: Sighting | null;
  /** Bounded; the first ones. */
  readonly failures: readonly Sighting[];
  readonly failed: number;
  readonly undecided: Sighting | null;
}

/** Failures that are kept of one case: enough to see whether it is always wrong, or once. */
const FAILURES_KEPT = 20;

interface Entry {
  readonly case: ObservationCase;
  times: number;
  first: Sighting | null;
  readonly failures: Sighting[];
  failed: number;
  undecided: Sighting | null;
}

export class Observation {
  throws = 0;
  operations = 0;
  private readonly entries = new Map<string, Entry>();
  private readonly voids: VoidThrows;

  /** @param clauses see {@link requiredCases} */
  constructor(
    private readonly terms: Terms,
    clauses: readonly ClauseId[] = [],
  ) {
    for (const each of requiredCases(terms, clauses)) this.add(each);
    this.voids = new VoidThrows(terms);
  }

  /**
   * Looks at an operation before it is judged.
   *
   * @param ledger as the table stood before it; null where that is not known
   */
  watch(ledger: Ledger | null, played: Played): void {
    if (played.operation !== 'roll' || !played.answer.ok || ledger === null) return;
    this.voids.add(ledger, played.answer.value, this.operations + 1);
  }

  /** Null where every throw has counted. */
  get voidThrows(): VoidRecord | null {
    return this.voids.record();
  }

  /** Books what one operation brought. */
  book(judgements: readonly Judgement[], { isThrow }: { isThrow: boolean }): void {
    this.operations += 1;
    if (isThrow) this.throws += 1;
    for (const judgement of judgements) this.bookOne(judgement);
  }

  get cases(): readonly ObservedCase[] {
    return [...this.entries.values()].map(({ case: each, ...seen }) => ({ ...each, ...seen }));
  }

  get missing(): readonly ObservationCase[] {
    return [...this.entries.values()]
      .filter(({ times, case: { sight } }) => times === 0 && sight.kind !== 'notOffered')
      .map(({ case: each }) => each);
  }

  private bookOne(judgement: Judgement): void {
    const sighting = { judgement, operation: this.operations, throws: this.throws };
    const cases = casesOfJudgement(this.terms, judgement);
    for (const each of cases) book(this.entries.get(caseKey(each)) ?? this.add(each), sighting);
    // A failure in a respect that no case asks for (a balance, a bet that vanished) counts under its clause.
    if (cases.length === 0 && judgement.result === 'fails') {
      const [clause] = judgement.clauses;
      const other = observationCase(clause, { kind: 'other' });
      book(this.entries.get(caseKey(other)) ?? this.add(other), sighting);
    }
  }

  private add(each: ObservationCase): Entry {
    const entry: Entry = { case: each, times: 0, first: null, failures: [], failed: 0, undecided: null };
    this.entries.set(caseKey(each), entry);
    return entry;
  }
}

function book(entry: Entry, sighting: Sighting): void {
  entry.times += 1;
  entry.first ??= sighting;
  if (sighting.judgement.result === 'not-decidable') entry.undecided ??= sighting;
  if (sighting.judgement.result !== 'fails') return;
  entry.failed += 1;
  if (entry.failures.length < FAILURES_KEPT) entry.failures.push(sighting);
}
