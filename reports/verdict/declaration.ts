/** What the person who starts a run declares, and what the run itself adds: `run.json` of the certification folder. */
import { z } from 'zod';
import { capabilitiesSchema } from '../../adapters/table';
import { OFFICIAL_LANGUAGES } from '../../locales';

/** Which record a clause was judged by: whoever doubts it finds the file by its hash. */
export const declaredInspectionSchema = z.object({
  /** As the user named it. */
  file: z.string(),
  sha256: z.string(),
  inspector: z.object({ name: z.string(), function: z.string() }),
  /** ISO 8601, the day. */
  date: z.string(),
  place: z.string(),
});
export type DeclaredInspection = z.infer<typeof declaredInspectionSchema>;

/** Who decided how the regulation is read for this run, and on which day. */
export const readingsDecisionSchema = z.object({
  by: z.string(),
  /** ISO 8601, the day. */
  on: z.string(),
});
export type ReadingsDecision = z.infer<typeof readingsDecisionSchema>;

/** What a dispatch under Article 7 authorises, beside what it says of it in full. */
export const declaredAuthorisationSchema = z.looseObject({
  /** The dispatch's number. */
  dispatch: z.string(),
  /** ISO 8601, the day. */
  date: z.string(),
  /** One of the bets of Article 5, or `x_…`. */
  item: z.string(),
  /** The clauses that it is about. */
  clauses: z.array(z.string()),
});

export const runDeclarationSchema = z.object({
  suite: z.object({ name: z.string(), version: z.string() }),
  /** `system`: the clauses that a table's behaviour decides. `full`: inspection and procedure as well. */
  scope: z.enum(['system', 'full']),
  /** The articles of the regulation in scope. */
  articles: z.array(z.int().min(1)).min(1),
  /** `target` as the user gave it; never a secret. */
  adapter: z.object({ kind: z.string(), target: z.string() }),
  /** What the table said of itself; null where it could not be asked. */
  target: capabilitiesSchema.nullable(),
  readings: z.object({
    set: z.enum(['literal', 'customary', 'mixed']),
    /** One value for every reading of the registry. */
    values: z.record(z.string(), z.string()),
    /** Null where nobody is named. */
    decision: readingsDecisionSchema.nullable(),
  }),
  /** The choices that the regulation leaves to the house: `field_12`. */
  options: z.record(z.string(), z.string()),
  /** New items and different prizes authorised under Article 7. */
  authorisations: z.array(declaredAuthorisationSchema),
  /** The inspection record that the run was given, if any. */
  inspection: declaredInspectionSchema.nullable(),
  languages: z.array(z.enum(OFFICIAL_LANGUAGES)).min(1),
  /** Tag expression of the cases that the readings and options take, without the user's filter. */
  selection: z.string(),
  /** The user's own tag expression; a run with one never covers the whole scope. */
  tags: z.string().nullable(),
  /** How many minor units of the currency stand for 1 in a scenario. */
  minorUnitsPerAmount: z.int().positive(),
  /** ISO 8601, UTC. */
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** True where the run was stopped before its end. */
  interrupted: z.boolean(),
  /** What failed outside the cases, in the user's language: no connection, no report. */
  harnessErrors: z.array(z.string()),
  /** Version by name: `node`, `cucumber`, `allure`… */
  tools: z.record(z.string(), z.string()),
});

export type RunDeclaration = z.infer<typeof runDeclarationSchema>;
