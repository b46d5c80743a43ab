/** Every case that was judged is in the report, and nothing else: a difference is an error of the harness. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readReport } from './data';
import { ALLURE_STATUS } from './results';
import type { CaseCounts, Verdict } from '../verdict';

export const ALLURE_TOTALS = ['passed', 'failed', 'broken', 'skipped'] as const;
export type AllureTotals = Record<(typeof ALLURE_TOTALS)[number] | 'total', number>;

const statisticSchema = z.object({
  passed: z.int().default(0),
  failed: z.int().default(0),
  broken: z.int().default(0),
  skipped: z.int().default(0),
  total: z.int(),
});

/**
 * The totals that a generated report shows, read back from its page.
 *
 * @throws Error where the page holds none
 */
export function totalsOf(page: string): AllureTotals {
  const data = readReport(page);
  const parsed = (name: string) => {
    const content = data.get(name);
    return content === undefined ? undefined : (JSON.parse(content.toString('utf8')) as unknown);
  };
  const summary = parsed('widgets/summary.json') as { statistic?: unknown } | undefined;
  return statisticSchema.parse(summary?.statistic ?? parsed('widgets/statistic.json'));
}

/** The totals of the results that a report would be made from. */
export function totalsOfResults(folder: string): AllureTotals {
  const totals: AllureTotals = { passed: 0, failed: 0, broken: 0, skipped: 0, total: 0 };
  for (const name of readdirSync(folder).filter((file) => file.endsWith('-result.json'))) {
    const { status } = resultSchema.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
    totals[status] += 1;
    totals.total += 1;
  }
  return totals;
}

const resultSchema = z.object({ status: z.enum(ALLURE_TOTALS) });

export interface TotalsDifference {
  status: keyof AllureTotals;
  /** What the verdict counts. */
  expected: number;
  /** What the report shows. */
  actual: number;
}

const COUNTED_AS = {
  passed: ['passed'],
  failed: ['failed'],
  notApplicable: ['not-applicable'],
  notDecidable: ['not-decidable'],
  inspectionPending: ['inspection-pending'],
  notObserved: ['not-observed'],
  inconclusive: ['inconclusive'],
  notRun: ['not-run'],
} as const;

/** None where the report shows just the verdict's cases and its findings. */
export function compareTotals(
  { cases: counts, findings }: { cases: CaseCounts; findings: Verdict['findings'] },
  totals: AllureTotals,
): TotalsDifference[] {
  const expected: AllureTotals = { passed: 0, failed: 0, broken: 0, skipped: 0, total: 0 };
  for (const [count, [status]] of Object.entries(COUNTED_AS)) {
    const number = counts[count as keyof typeof COUNTED_AS];
    expected[ALLURE_STATUS[status]] += number;
    expected.total += number;
  }
  for (const finding of findings) {
    expected[finding.clause === null ? 'broken' : 'failed'] += 1;
    expected.total += 1;
  }
  return ([...ALLURE_TOTALS, 'total'] as const)
    .filter((status) => expected[status] !== totals[status])
    .map((status) => ({ status, expected: expected[status], actual: totals[status] }));
}
