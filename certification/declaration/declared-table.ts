/**
 * What the laboratory says before a run that the table is, under `table` of `certification.yaml`: the members of
 * `describe`, by the same names and in the same shapes. What is not said there is all that the regulation knows.
 */
import { z } from 'zod';
import {
  BET_NAMES,
  changesSchema,
  controlSchema,
  equalBetsSchema,
  journalKeptSchema,
  limitSchema,
  type Capabilities,
} from '../../adapters/table';

const minor = z.int().positive();
const limit = z.strictObject(limitSchema.shape);
const sense = z.boolean().optional();

export const declaredTableSchema = z
  .strictObject({
    bets: z.array(z.enum(BET_NAMES)).min(1),
    seats: z.int().min(1).max(100),
    senses: z.strictObject({ landing: sense, leaning: sense, dice: sense, shooter: sense }),
    holdsThrow: z.boolean(),
    control: controlSchema,
    /** In minor units, as the two below. */
    minimumBet: minor,
    unit: minor,
    limits: z.strictObject({
      ...limitSchema.shape,
      bets: z.partialRecord(z.enum(BET_NAMES), limit).optional(),
    }),
    changes: z.strictObject(changesSchema.shape),
    equalBets: equalBetsSchema,
    opposedBets: z.boolean(),
    journal: z.strictObject(journalKeptSchema.partial().shape),
  })
  .partial();
export type DeclaredTable = z.infer<typeof declaredTableSchema>;

/** The keys at `table`, and at the mappings under it. */
export const DECLARED_TABLE_KEYS: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ['table', Object.keys(declaredTableSchema.shape)],
  ...Object.entries(declaredTableSchema.shape).flatMap(([name, member]) => {
    const inner = member.unwrap();
    return inner instanceof z.ZodObject ? [[`table.${name}`, Object.keys(inner.shape)] as const] : [];
  }),
]);

/** Lowest number of seats at which every case of the order of throwing can be played. */
const SEATS = 4;
/** Smallest amount that the cases open with, as they write it. */
const MINIMUM = 10;

type Whole<T> = { [K in keyof T]-?: Exclude<T[K], undefined> };

export type CompleteTable = Whole<Omit<DeclaredTable, 'limits' | 'changes' | 'journal' | 'senses'>> &
  Pick<Capabilities, 'limits' | 'senses'> & {
    changes: { lower: boolean; raise: boolean; withdraw: boolean };
    journal: NonNullable<Capabilities['journal']>;
  };

/**
 * @param control what follows from the adapter: a journal is of a table that was only watched
 * @param minorUnitsPerAmount how many minor units stand for 1 in a case
 */
export function completeTable(
  { limits, senses, changes, journal, ...declared }: DeclaredTable,
  { control, minorUnitsPerAmount }: { control: Capabilities['control']; minorUnitsPerAmount: number },
): CompleteTable {
  return {
    ...{ bets: [...BET_NAMES], seats: SEATS, holdsThrow: true, control, unit: 1 },
    ...{ minimumBet: MINIMUM * minorUnitsPerAmount, equalBets: 'separate', opposedBets: true },
    ...given(declared),
    ...(limits === undefined ? {} : { limits }),
    senses: { landing: true, leaning: true, dice: true, shooter: true, ...given(senses ?? {}) },
    changes: { lower: true, raise: true, withdraw: true, ...given(changes ?? {}) },
    journal: { holds: 'everything', ...given(journal ?? {}) },
  };
}

/** The members that have a value: a partial zod object may name one without. */
function given<T extends object>(members: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as never;
}
