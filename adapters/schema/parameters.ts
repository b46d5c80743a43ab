/**
 * What a sound request holds, as schemas for the published documents. The suite does not check by them what it sends,
 * because sending what a table must refuse is part of its work.
 */
import { z } from 'zod';
import { faceSchema, minorSchema, optionsSchema, readingsSchema } from '../table';
import type { Operation, Parameters } from '../table';

const identifier = z.string().min(1).max(64);
const die = z.literal([0, 1]);
const dice = z.array(die).max(2);
const upperFace = z.int().min(1).max(6);

export const landingSchema = z.object({
  outsideLayout: dice.exactOptional(),
  short: dice.exactOptional(),
  hitWall: dice.exactOptional(),
  unrolled: dice.exactOptional(),
  leaning: z
    .array(z.object({ die, upper: z.array(z.object({ face: faceSchema, share: z.number().positive() })) }))
    .max(2)
    .exactOptional(),
});

export const forcedThrowSchema = z.object({
  dice: z.tuple([upperFace, upperFace]),
  by: identifier.exactOptional(),
  chosen: z.tuple([identifier, identifier]).exactOptional(),
  landing: landingSchema.exactOptional(),
});

export const parameterSchemas = {
  describe: z.object({}),
  open: z.object({
    mode: z.enum(['test', 'observe', 'closed']),
    minimumBet: minorSchema.positive().exactOptional(),
    readings: readingsSchema.exactOptional(),
    options: optionsSchema.exactOptional(),
  }),
  join: z.object({
    player: identifier,
    seat: z.int().min(1).exactOptional(),
    buyIn: minorSchema.positive(),
  }),
  bet: z.object({
    player: identifier,
    bet: z.string(),
    amount: minorSchema.positive(),
    on: identifier.exactOptional(),
  }),
  change: z.object({ bet: identifier, to: minorSchema.positive().exactOptional() }),
  dice: z.object({
    waivedBy: identifier.exactOptional(),
    inspected: z.object({ die: identifier, meets: z.boolean() }).exactOptional(),
  }),
  roll: z.object({
    throw: forcedThrowSchema.exactOptional(),
    hold: z.boolean().exactOptional(),
    settle: z.int().min(1).exactOptional(),
  }),
  state: z.object({}),
  log: z.object({ since: z.int().nonnegative(), max: z.int().min(1).exactOptional() }),
} as const satisfies Record<Operation, z.ZodType>;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;

/** The compiler refuses this object where a schema and the contract's type of the same operation part. */
export const AS_IN_THE_CONTRACT: {
  [O in Operation]: Same<z.infer<(typeof parameterSchemas)[O]>, Parameters[O]>;
} = {
  describe: true,
  open: true,
  join: true,
  bet: true,
  change: true,
  dice: true,
  roll: true,
  state: true,
  log: true,
};
