/** Every case that was judged is in the report, and nothing else: a difference is an error of the harness. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ALLURE_STATUS } from './results';
import type { CaseCounts } from '../verdict';

export const ALLURE_TOTALS = ['passed', 'failed', 'broken', 'skipped'] as const;
export type AllureTotals = Record<(typeof ALLURE_TOTALS)[number] | 'total', number>;

const statisticSchema = z.object({
  passed: z.int().default(0),
  failed: z.int().default(0),
  broken: z.int().default(0),
  skipped: z.int().default(0),
  total: z.int(),
});

/** A single-file report holds its data as Base64 arguments of calls of `d`; Allure 3 may compress none of these. */
function embedded(html: string, name: string): unknown {
  const call = new RegExp(`\\bd\\((["'])${name.replaceAll('.', '\\.')}\\1, ?(["'])([A-Za-z0-9+/=]*)\\2`);
  const data = call.exec(html)?.[3];
  return data === undefined ? undefined : JSON.parse(Buffer.from(data, 'base64').toString('utf8'));
}

/**
 * The totals that a generated report shows, read back from its page.
 *
 * @throws Error where the page holds none
 */
export function totalsOf(page: string): AllureTotals {
  const html = readFileSync(page, 'utf8');
  const summary = embedded(html, 'widgets/summary.json') as { statistic?: unknown } | undefined;
  return statisticSchema.parse(summary?.statistic ?? embedded(html, 'widgets/statistic.json'));
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

/** None where the report shows just the verdict's cases. */
export function compareTotals(counts: CaseCounts, totals: AllureTotals): TotalsDifference[] {
  const expected: AllureTotals = { passed: 0, failed: 0, broken: 0, skipped: 0, total: 0 };
  for (const [count, [status]] of Object.entries(COUNTED_AS)) {
    const number = counts[count as keyof typeof COUNTED_AS];
    expected[ALLURE_STATUS[status]] += number;
    expected.total += number;
  }
  return ([...ALLURE_TOTALS, 'total'] as const)
    .filter((status) => expected[status] !== totals[status])
    .map((status) => ({ status, expected: expected[status], actual: totals[status] }));
}
