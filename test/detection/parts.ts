/** What the long runs have left under `docs/detection`, each part by the command that makes it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { OFFICIAL_LANGUAGES } from '../../locales';

const count = z.int().nonnegative();

const featuresSchema = z.strictObject({
  /** The faults of the catalogue, with the languages in which the features of the clause caught each. */
  faults: z.array(
    z.strictObject({ id: z.string(), clause: z.string(), caughtIn: z.array(z.enum(OFFICIAL_LANGUAGES)) }),
  ),
  /** The right table under what may be declared; `alarms`: the cases that were neither passed nor excused. */
  rightTable: z.array(
    z.strictObject({
      readings: z.string(),
      field12: z.string(),
      cases: count,
      passed: count,
      notDecidable: count,
      alarms: z.array(z.string()),
    }),
  ),
});
export type FeaturesPart = z.infer<typeof featuresSchema>;

const mutationSchema = z.object({
  mutants: count,
  equivalent: count,
  noticed: z.object({ assertion: count, inconclusive: count, unit: count, timeout: count }),
  survivors: count,
  percent: z.number(),
});

const explorationSchema = z.object({
  seed: z.int(),
  /** Most sessions for a fault. */
  sessions: count,
  /** Most actions in a session. */
  actions: count,
  summary: z.object({ medianActions: count.nullable(), longest: count.nullable() }),
  faults: z.array(
    z.object({
      id: z.string(),
      found: z.boolean(),
      namesItsClause: z.boolean().optional(),
      actions: count.optional(),
    }),
  ),
});

const explorationRightTableSchema = z.object({
  seed: z.int(),
  sets: z.array(z.object({ readings: z.string(), sessions: count, alarms: z.array(z.unknown()) })),
});

const shown = z.object({ wrong: count, under: count, naming: count });

const cellsSchema = z.strictObject({
  /** The right table under each set of readings and each prize of «Field» on 12. */
  tables: z.array(
    z.object({
      readings: z.string(),
      field12: z.string(),
      cells: count,
      right: count,
      /** Cells, and judgements with all bets at once. */
      wrong: count,
      undecided: count,
      /** Cells that came to no answer. */
      unanswered: count,
    }),
  ),
  /** Wrong cells of each fault, and wrong judgements with all bets at once; `naming` those that name its clause. */
  faults: z.array(z.object({ id: z.string(), cells: shown, company: shown })),
});

export type CellsPart = z.infer<typeof cellsSchema>;

/** By the name of the file: what is read of it, and the script of `package.json` that makes it. */
export const PARTS = {
  features: { schema: featuresSchema, script: 'detection:features' },
  mutation: { schema: mutationSchema, script: 'mutation' },
  cells: { schema: cellsSchema, script: 'detection:cells' },
  exploration: { schema: explorationSchema, script: 'explore:faults' },
  'exploration-right-table': { schema: explorationRightTableSchema, script: 'explore:right' },
} as const;
export type PartName = keyof typeof PARTS;

/** Null for a part that was not measured. */
export type Parts = { [Name in PartName]: z.infer<(typeof PARTS)[Name]['schema']> | null };

export const FOLDER = path.resolve(__dirname, '../../docs/detection');

/** @throws where a part has another shape than its command gives it */
export function readParts(folder: string = FOLDER): Parts {
  const read = <Name extends PartName>(name: Name): Parts[Name] => {
    const file = path.join(folder, `${name}.json`);
    if (!existsSync(file)) return null;
    const parsed = PARTS[name].schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
    return parsed.data as Parts[Name];
  };
  return {
    features: read('features'),
    mutation: read('mutation'),
    cells: read('cells'),
    exploration: read('exploration'),
    'exploration-right-table': read('exploration-right-table'),
  };
}
