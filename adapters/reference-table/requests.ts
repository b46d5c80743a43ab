/** What each operation takes. A request of any other shape is refused as MALFORMED. */
import { z } from 'zod';
import { faceSchema } from '../table';
import type { Operation } from '../table';

const identifier = z.string().min(1).max(64);

const die = z.literal([0, 1]);

const someDice = z.array(die).max(2);

const landing = z.object({
  outsideLayout: someDice.optional(),
  short: someDice.optional(),
  hitWall: someDice.optional(),
  unrolled: someDice.optional(),
  leaning: z
    .array(
      z.object({
        die,
        upper: z
          .array(z.object({ face: faceSchema, share: z.number().positive() }))
          .min(1)
          .max(6),
      }),
    )
    .max(2)
    .optional(),
});

export const requestSchemas = {
  describe: z.object({}),
  open: z.object({
    mode: z.enum(['test', 'observe', 'closed']),
    minimumBet: z.int().positive().optional(),
    readings: z.record(z.string(), z.string()).optional(),
    options: z.record(z.string(), z.string()).optional(),
  }),
  join: z.object({ player: identifier, seat: z.int().min(1).optional(), buyIn: z.int().positive() }),
  /** The stake is read by the rule for stakes, the name of the bet by what the house offers. */
  bet: z.object({
    player: identifier,
    bet: z.string(),
    amount: z.unknown().optional(),
    on: identifier.optional(),
  }),
  change: z.object({ bet: identifier, to: z.unknown().optional() }),
  dice: z.object({
    waivedBy: identifier.optional(),
    inspected: z.object({ die: identifier, meets: z.boolean() }).optional(),
  }),
  roll: z.object({
    /** The upper faces and the dice chosen are read by the rules for dice. */
    throw: z
      .object({
        dice: z.unknown(),
        by: identifier.optional(),
        chosen: z.unknown().optional(),
        landing: landing.optional(),
      })
      .optional(),
    hold: z.boolean().optional(),
    settle: z.int().min(1).optional(),
  }),
  state: z.object({}),
  log: z.object({ since: z.int().nonnegative(), max: z.int().min(1).optional() }),
} as const satisfies Record<Operation, z.ZodType>;

export type Request<O extends Operation> = z.infer<(typeof requestSchemas)[O]>;

const plainObject = z.record(z.string(), z.unknown());

/** Longest request, in characters of JSON, that the table reads and journals. */
const REQUEST_LIMIT = 10_000;

/** A request as plain JSON, so that nothing of the caller's stays in the table; null where it has no such form. */
export function copyRequest(parameters: unknown): Record<string, unknown> | null {
  let json: string | undefined;
  try {
    json = JSON.stringify(parameters ?? {});
  } catch {
    return null;
  }
  if (json === undefined || json.length > REQUEST_LIMIT) return null;
  const copy: unknown = JSON.parse(json);
  if (json.includes('__proto__')) return plainObject.safeParse(copy).data ?? null;
  return typeof copy === 'object' && copy !== null && !Array.isArray(copy)
    ? (copy as Record<string, unknown>)
    : null;
}
