/** Who decided the declared readings, and on which day: the key `decision` of the configuration. */
import { z } from 'zod';
import type { ReadingsDecision } from '../../reports/verdict/declaration';
import { shown, valueAt, type ConfigurationProblem, type ProblemWriter } from './configuration-problem';

const KEY = 'decision';
const LONGEST_NAME = 200;
/** Macau keeps UTC+8 throughout the year. */
const MACAU_AHEAD_MS = 8 * 3_600_000;

const decisionSchema = z.strictObject({
  by: z.string().trim().min(1).max(LONGEST_NAME),
  on: z.iso.date(),
}) satisfies z.ZodType<ReadingsDecision>;

/** Both are required. */
export const DECISION_KEYS = Object.keys(decisionSchema.shape) as (keyof ReadingsDecision)[];

export interface ReadDecision {
  decision: ReadingsDecision | null;
  problems: ConfigurationProblem[];
}

/** @param declared the mapping as it is written; undefined where there is none */
export function readDecision(
  declared: Readonly<Record<string, unknown>> | undefined,
  writer: ProblemWriter,
  now: Date,
): ReadDecision {
  if (declared === undefined) return { decision: null, problems: [] };
  const result = decisionSchema.safeParse(declared);
  if (!result.success) {
    const problems = result.error.issues.flatMap((issue) => {
      if (issue.code === 'unrecognized_keys')
        return issue.keys.map((key) => writer.unknownKey([KEY], key, DECISION_KEYS));
      const written = valueAt(declared, issue.path);
      const member = String(issue.path[0]);
      const values = { written: shown(written), name: member, longest: LONGEST_NAME };
      return [writer.write(`decision.${written === undefined ? 'missing' : member}`, [KEY, member], values)];
    });
    return { decision: null, problems };
  }
  const { on } = result.data;
  const today = dayInMacau(now);
  return on > today
    ? { decision: null, problems: [writer.write('decision.future', [KEY, 'on'], { written: on, today })] }
    : { decision: result.data, problems: [] };
}

/** ISO 8601, the day. */
export function dayInMacau(time: Date): string {
  return new Date(time.getTime() + MACAU_AHEAD_MS).toISOString().slice(0, 10);
}
