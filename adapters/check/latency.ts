/** How fast a table answers, and what that makes of a whole run. */
import fullRun from './full-run.json';

export interface Speed {
  exchanges: number;
  medianMs: number;
  p95Ms: number;
}

/** A certification in both languages. */
export interface FullRun {
  exchanges: number;
  /** Of asking alone; what the suite itself does comes on top. */
  ms: number;
}

/** What Nagle's algorithm and a delayed acknowledgement cost together: 40 ms on Linux, up to 50 elsewhere. */
const DELAYED_MS = { from: 36, to: 60 };

/** @param durations of one exchange each, in milliseconds; at least one */
export function speedOf(durations: readonly number[]): Speed {
  const sorted = [...durations].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { exchanges: sorted.length, medianMs: at(0.5), p95Ms: at(0.95) };
}

/** Whether most answers take as long as an acknowledgement is kept back. */
export function isDelayed({ medianMs }: Speed): boolean {
  return medianMs >= DELAYED_MS.from && medianMs <= DELAYED_MS.to;
}

/**
 * What a whole run asks of a table that offers these bets: `full-run.json` has the exchanges of a run over the reference
 * table, by the bets that a case needs; those that this table does not offer fall away.
 */
export function fullRunOf(bets: readonly string[], { medianMs }: Speed): FullRun {
  const exchanges = Object.entries(fullRun.exchanges)
    .filter(([needed]) => needed.split(' ').every((bet) => bet === '' || bets.includes(bet)))
    .reduce((sum, [, count]) => sum + count, 0);
  return { exchanges, ms: exchanges * medianMs };
}
