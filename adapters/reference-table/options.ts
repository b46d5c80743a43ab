import { z } from 'zod';
import { BET_NAMES } from '../table';
import type { AnyBetName, Minor, Senses } from '../table';
import { READINGS, readChoice, readingSet } from './readings';
import type { Readings } from './readings';
import type { Field12 } from './session';

const readingChoice = z.record(z.string(), z.string()).transform((choice, context) => {
  const readings = readChoice(choice);
  if (readings) return readings;
  context.addIssue(`known readings: ${Object.keys(READINGS).join(', ')}`);
  return z.NEVER;
});

const sense = z.boolean().default(true);

const optionsSchema = z
  .strictObject({
    /** Readings built into the table; `open` decides those that are not named here. */
    readings: z
      .union([
        z.enum(['literal', 'customary']).transform((set): Partial<Readings> => readingSet(set)),
        readingChoice,
      ])
      .optional(),
    /** The house's choice under Article 6(12), built in. */
    field_12: z.enum(['double', 'triple']).optional(),
    /** Minimum bet in minor units where `open` names none. */
    minimumBet: z.int().positive().default(1_000),
    /** Smallest amount that is paid, in minor units. */
    unit: z.int().positive().default(1),
    seats: z.int().min(1).max(100).default(8),
    maximumOddsMultiple: z.int().positive().optional(),
    offered: z.array(z.enum(BET_NAMES)).optional(),
    holdsThrow: z.boolean().default(true),
    /** How many dice the stickman offers, Article 1(1)(1). */
    dice: z.literal([4, 5]).default(5),
    /** What the table can tell of a throw: all of it where nothing is said. */
    senses: z.strictObject({ landing: sense, leaning: sense, dice: sense, shooter: sense }).prefault({}),
    /** `natural`: the table throws its own dice, and nobody sets them. */
    control: z.enum(['forced', 'natural']).default('forced'),
    /** Makes the table's own dice fall the same way on every run. */
    seed: z.int().optional(),
    /** The id of a fault of the catalogue, for showing that a suite finds it. */
    fault: z.string().optional(),
  })
  .refine(({ minimumBet, unit }) => minimumBet % unit === 0, {
    path: ['minimumBet'],
    message: 'must be a multiple of unit',
  });

export interface House {
  readonly builtIn: Partial<Readings>;
  readonly field12: Field12 | undefined;
  readonly minimumBet: Minor;
  readonly unit: Minor;
  readonly seats: number;
  readonly maximumOddsMultiple: number | null;
  readonly offered: readonly AnyBetName[];
  readonly holdsThrow: boolean;
  readonly dice: 4 | 5;
  readonly senses: Senses;
  readonly control: 'forced' | 'natural';
  readonly seed: number | undefined;
  readonly fault: string | undefined;
}

/** Throws a ZodError that names the option which is wrong. */
export function readOptions(options: unknown): House {
  const { readings, field_12, maximumOddsMultiple, offered, seed, fault, ...rest } = optionsSchema.parse(
    options ?? {},
  );
  return {
    ...rest,
    builtIn: readings ?? {},
    field12: field_12,
    maximumOddsMultiple: maximumOddsMultiple ?? null,
    offered: offered ?? BET_NAMES,
    seed,
    fault,
  };
}
