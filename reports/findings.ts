/** Findings as they come back from Cucumber's messages. A message file may be old or damaged: every one is checked. */
import { z } from 'zod';
import { moneySchema } from '../adapters/money';
import { QUANTITIES } from '../adapters/quantity';
import { INSPECTION, type Finding } from '../steps/finding';

const diceSchema = z.tuple([z.int(), z.int()]);

const findingSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('failure'),
    dice: z.array(diceSchema),
    required: z.string(),
    actual: z.string(),
    evidence: z.literal(INSPECTION).optional(),
    about: z
      .object({
        quantity: z.enum(QUANTITIES),
        player: z.string().optional(),
        bet: z.string().optional(),
        lacking: moneySchema.optional(),
      })
      .optional(),
  }),
  z.object({
    kind: z.literal('not-applicable'),
    reason: z.string(),
    values: z.record(z.string(), z.string()),
  }),
  z.object({ kind: z.literal('not-decidable'), dice: z.array(diceSchema), actual: z.string() }),
  z.object({ kind: z.literal('inspection-pending') }),
  z.object({ kind: z.literal('not-observed') }),
  z.object({ kind: z.literal('not-prepared'), clause: z.string(), message: z.string() }),
  z.object({ kind: z.literal('fault'), code: z.string(), message: z.string() }),
]) satisfies z.ZodType<Finding>;

/** The finding that an attachment holds; null where it holds none that can be understood. */
export function readFinding(body: string): Finding | null {
  try {
    return findingSchema.parse(JSON.parse(body));
  } catch {
    return null;
  }
}
