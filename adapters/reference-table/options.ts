import { z } from 'zod';
import { BET_NAMES, equalBetsSchema, journalKeptSchema, limitSchema } from '../table';
import type { AnyBetName, Limits, Minor, Senses } from '../table';
import type { JournalKept } from './journal';
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
    /** The house's own limits, as `describe` then declares them. */
    maximumStake: z.int().positive().optional(),
    maximumPrize: z.int().positive().optional(),
    betLimits: z.partialRecord(z.enum(BET_NAMES), limitSchema).optional(),
    /** What can be done to a live bet. */
    lower: z.boolean().default(true),
    raise: z.boolean().default(true),
    withdraw: z.boolean().default(true),
    equalBets: equalBetsSchema.default('separate'),
    opposedBets: z.boolean().default(true),
    /** Pays a prize as a fraction of the minor unit where the reading asks for it exactly. */
    paysFractions: z.boolean().default(false),
    journalHolds: journalKeptSchema.shape.holds.default('everything'),
    /** How many of the last events the journal keeps. */
    journalEvents: journalKeptSchema.shape.events,
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
  readonly limits: Limits;
  readonly changes: { readonly lower: boolean; readonly raise: boolean; readonly withdraw: boolean };
  readonly equalBets: 'separate' | 'merge' | 'refuse';
  readonly opposedBets: boolean;
  readonly paysFractions: boolean;
  readonly journal: JournalKept;
  readonly maximumOddsMultiple: number | null;
  readonly offered: readonly AnyBetName[];
  readonly holdsThrow: boolean;
  readonly dice: 4 | 5;
  readonly senses: Senses;
  readonly control: 'forced' | 'natural';
  readonly seed: number | undefined;
  readonly fault: string | undefined;
}

/** Without the members of which nothing is said. */
function given<T extends object>(members: T): T {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as T;
}

/** The options of the embedded table by name. */
export const OPTION_NAMES: readonly string[] = Object.keys(optionsSchema.shape);

/** What is wrong with options, by their paths. */
export function optionIssues(options: unknown): z.core.$ZodIssue[] {
  return optionsSchema.safeParse(options ?? {}).error?.issues ?? [];
}

/** Throws a ZodError that names the option which is wrong. */
export function readOptions(options: unknown): House {
  const read = optionsSchema.parse(options ?? {});
  const { readings, field_12, maximumOddsMultiple, offered, seed, fault, ...rest } = read;
  const { maximumStake, maximumPrize, betLimits, lower, raise, withdraw, ...others } = rest;
  const { journalHolds, journalEvents, ...house } = others;
  return {
    ...house,
    limits: given({ maximumStake, maximumPrize, maximumOdds: maximumOddsMultiple, bets: betLimits }),
    changes: { lower, raise, withdraw },
    journal: { holds: journalHolds, ...given({ events: journalEvents }) },
    builtIn: readings ?? {},
    field12: field_12,
    maximumOddsMultiple: maximumOddsMultiple ?? null,
    offered: offered ?? BET_NAMES,
    seed,
    fault,
  };
}
