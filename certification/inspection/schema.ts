/** What an inspection record can say, key by key. */
import { z } from 'zod';
import { CLAUSES, articleOf } from '../../regulation';
import {
  CROSSING_LINES,
  DIAMETERS,
  MEASURED,
  YES_NO,
  type InspectionRecord,
  type Measured,
} from '../../steps/inspection/record';
import { quantityProblem, unitsOf, valueOf, type Dimension } from '../../steps/inspection/quantity';

/** Clauses that only a person can watch being kept: what Article 1 asks for is measured, not watched. */
export const OBSERVED_CLAUSES: readonly string[] = CLAUSES.filter(
  ({ id, normative, class: of }) =>
    normative && (of === 'procedural' || of === 'physical') && articleOf(id) !== 1,
).map(({ id }) => id);

/**
 * Of these, the clauses that every record should speak of: no table can tell how a hand throws, or how a croupier
 * examines a die. The others are about how dice land, which a table may know by itself.
 */
export const WATCHED_CLAUSES: readonly string[] = [
  'art_2__para_2',
  'art_2__para_4',
  'art_2__para_5',
  'art_3__para_4',
];

/** A problem that zod has no name for: the key of its sentence, with its values. */
export interface CustomProblem {
  problem: string;
  values: Record<string, string | number>;
}

function custom(problem: string, values: CustomProblem['values'] = {}) {
  return { code: 'custom' as const, params: { problem, values } satisfies CustomProblem };
}

/** A text of the form that was left empty is no text. */
const text = z.string().trim().min(1);
const optionalText = z.preprocess((value) => value ?? undefined, text.optional());
const yesNo = z.enum(YES_NO);

const FACES_OF_A_DIE = 6;
const EDGES_AT_A_CORNER = 3;

/** @param positive whether zero is no answer: a die without extension was not measured, a tolerance of zero can be. */
function quantity(dimension: Dimension, { positive }: { positive: boolean }) {
  return z.unknown().transform((value, context): string => {
    const problem = quantityProblem(value, dimension);
    const units = unitsOf(dimension).join(', ');
    if (problem !== null) {
      context.addIssue(custom(problem, { units }));
      return z.NEVER;
    }
    const written = String(value).trim();
    if (positive && valueOf(written, dimension) === 0n) context.addIssue(custom('zero'));
    return written;
  });
}

/** ISO 8601, a day that the calendar has. */
const date = text.superRefine((value, context) => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  // The 30th of February is read as a day in March.
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(value)) {
    context.addIssue(custom('date'));
  }
});

const total = z.unknown().transform((value, context): number | 'none' => {
  if (value === 'none') return value;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 2 && value <= 12) return value;
  context.addIssue(custom('bar'));
  return z.NEVER;
});

function measurement<T extends Measured>(measured: T) {
  const dimension = MEASURED[measured];
  const shared = {
    tolerance: quantity(dimension, { positive: false }),
    source: text,
    uncertainty: z.preprocess(
      (value) => value ?? undefined,
      quantity(dimension, { positive: false }).optional(),
    ),
  };
  return shared;
}

function measuredWith(measured: Exclude<Measured, 'volume'>) {
  return z.strictObject({ ...measurement(measured), instrument: text });
}

const lengths = z.array(quantity('length', { positive: true }));

export const inspectionSchema = z.strictObject({
  inspector: z.strictObject({ name: text, function: text }),
  date,
  place: text,
  instruments: z
    .array(
      z.strictObject({
        id: text,
        name: text,
        serial: text,
        calibration: z.strictObject({ date, certificate: text }),
      }),
    )
    .min(1),
  measurements: z.strictObject({
    edge: measuredWith('edge'),
    crossingLine: measuredWith('crossingLine'),
    pipDiameter: measuredWith('pipDiameter'),
    weight: measuredWith('weight'),
    // Computed from the edges.
    volume: z.strictObject(measurement('volume')),
  }),
  readings: z.strictObject({
    crossingLines: z.enum(Object.keys(CROSSING_LINES) as (keyof typeof CROSSING_LINES)[]),
    diameter: z.enum(DIAMETERS),
  }),
  dice: z.array(
    z.strictObject({
      id: text,
      faces: z.array(z.int().nonnegative()).length(FACES_OF_A_DIE),
      edges: lengths.length(EDGES_AT_A_CORNER),
      crossingLines: lengths,
      pipDiameters: lengths.length(FACES_OF_A_DIE),
      weight: quantity('mass', { positive: true }),
      legible: z.array(yesNo).length(FACES_OF_A_DIE),
    }),
  ),
  table: z.strictObject({ present: yesNo, cloth: yesNo, layout: yesNo, bar: total, notes: optionalText }),
  stick: z.strictObject({ present: yesNo, description: text }),
  observations: z.array(
    z.strictObject({
      clause: z.enum(OBSERVED_CLAUSES as [string, ...string[]]),
      observed: yesNo,
      by: text,
      notes: optionalText,
    }),
  ),
  photographs: z.array(
    z.strictObject({
      file: text,
      sha256: text.superRefine((value, context) => {
        if (!/^[0-9a-f]{64}$/i.test(value)) context.addIssue(custom('sha256'));
      }),
      shows: text,
    }),
  ),
}) satisfies z.ZodType<InspectionRecord>;

/** The keys that a mapping of the record may have. */
export function keysAt(path: readonly PropertyKey[]): string[] {
  const reached = path.reduce<z.ZodType | undefined>((schema, key) => {
    if (schema instanceof z.ZodObject) return (schema.shape as Record<PropertyKey, z.ZodType>)[key];
    return schema instanceof z.ZodArray ? (schema.element as z.ZodType) : undefined;
  }, inspectionSchema);
  return reached instanceof z.ZodObject ? Object.keys(reached.shape) : [];
}
