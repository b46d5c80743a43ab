/**
 * Void throws of real dice. That a throw was void only the table tells, and nobody can say that it was not; but dice that
 * leave the layout don't know what they would have paid. So it is counted which throws were void, and what they would have
 * brought, and whether the one depends on the other.
 */
import { compareMoney, plus, type Money } from '../../adapters/money';
import type { RollResult } from '../../adapters/table';
import type { Ledger } from '../ledger';
import { dueOn, type Due } from '../settlement';
import type { Terms } from '../terms';
import { exactTest, type FourCounts } from './exact-test';

export interface VoidThrow {
  /** The table's number of it. */
  readonly throw: number;
  /** Its number among the operations that were played, from 1. */
  readonly operation: number;
  readonly dice: RollResult['dice'];
  /** Null where the table gave none. */
  readonly reason: NonNullable<RollResult['voidReason']> | null;
  /** The prizes that it would have brought, and the stakes that it would have cost, all players together. */
  readonly paid: Money;
  readonly taken: Money;
}

export interface VoidRecord {
  /** Throws of which it was known what lay on the table. */
  readonly throws: number;
  readonly void: number;
  /** Of these, those for which the table gave no reason. */
  readonly unexplained: number;
  /** The first ones; how many there are `void` says. */
  readonly list: readonly VoidThrow[];
  /** The test that tells most; null where every throw had the same outcome. */
  readonly test: VoidTest | null;
}

export interface VoidTest {
  /**
   * What the throws are told apart by: `balance`, whether all players together would have won more than they lost; `any`,
   * whether any bet would have won; or a bet by its name, whether it would have won, of the throws for which it stood.
   */
  readonly by: string;
  /** First property: void; second: the throw pays. */
  readonly counts: FourCounts;
  /** Of a dependence as strong as this or stronger where there is none; times `tests`, at most 1. */
  readonly probability: number;
  /** So many were made. */
  readonly tests: number;
}

/** An evening has fewer. */
const LISTED = 5_000;

type Counts = { -readonly [K in keyof FourCounts]: number };

export class VoidThrows {
  private throws = 0;
  private voids = 0;
  private unexplained = 0;
  private readonly list: VoidThrow[] = [];
  private readonly counts = new Map<string, Counts>();

  constructor(private readonly terms: Terms) {}

  /** @param ledger as the table stood before the throw */
  add(ledger: Ledger, result: RollResult, operation: number): void {
    const { dice, counted, settled, voidReason: reason = null, throwNumber } = result;
    if (!settled) return;
    const due = dueOn(this.terms, ledger, dice);
    const paid = sumOf(due, 'paid');
    const taken = sumOf(due, 'taken');
    this.throws += 1;
    if (!counted) {
      this.voids += 1;
      if (reason === null) this.unexplained += 1;
      if (this.list.length < LISTED)
        this.list.push({ throw: throwNumber, operation, dice, reason, paid, taken });
    }
    if (due.length === 0) return;
    this.count('balance', !counted, compareMoney(paid, taken) > 0);
    this.count(
      'any',
      !counted,
      due.some(({ wins }) => wins),
    );
    const wins = new Map<string, boolean>();
    for (const each of due) wins.set(each.bet.bet, each.wins || wins.get(each.bet.bet) === true);
    for (const [bet, won] of wins) this.count(bet, !counted, won);
  }

  record(): VoidRecord | null {
    if (this.voids === 0) return null;
    const { throws, voids, unexplained, list } = this;
    return { throws, void: voids, unexplained, list, test: this.test() };
  }

  private count(by: string, isVoid: boolean, pays: boolean): void {
    const counts = this.counts.get(by) ?? { both: 0, onlyFirst: 0, onlySecond: 0, neither: 0 };
    this.counts.set(by, counts);
    counts[isVoid ? (pays ? 'both' : 'onlyFirst') : pays ? 'onlySecond' : 'neither'] += 1;
  }

  /** Several tests are made on the same throws, so that each has to convince so many times more (Bonferroni). */
  private test(): VoidTest | null {
    const telling = [...this.counts].filter(([, { both, onlyFirst, onlySecond, neither }]) => {
      const [voids, counted] = [both + onlyFirst, onlySecond + neither];
      return voids > 0 && counted > 0 && both + onlySecond > 0 && onlyFirst + neither > 0;
    });
    const tests = telling.length;
    const found = telling.map(([by, counts]): VoidTest => ({
      by,
      counts: { ...counts },
      probability: Math.min(1, exactTest(counts) * tests),
      tests,
    }));
    return found.reduce<VoidTest | null>(
      (least, each) => (least === null || each.probability < least.probability ? each : least),
      null,
    );
  }
}

function sumOf(due: readonly Due[], of: 'paid' | 'taken'): Money {
  return due.reduce<Money>((sum, each) => plus(sum, each[of]), 0);
}
