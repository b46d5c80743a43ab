/** What the person who starts a run declares, and what the run itself adds: `run.json` of the certification folder. */
import { z } from 'zod';
import { capabilitiesSchema, moneySchema, rollResultSchema } from '../../adapters/table';
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
  /** Clauses on how dice land, Article 3(2) and (3), that a person saw kept; absent where there is none. */
  landings: z.array(z.string()).optional(),
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

const count = z.int().nonnegative();

/** Throws of real dice that the table says were void, and whether that depends on what they would have paid. */
export const voidThrowsSchema = z.object({
  /** Throws before which it was known what lay on the table. */
  throws: count,
  void: count,
  /** Those of them for which the table gave no reason. */
  unexplained: count,
  /** What each would have paid in prizes and taken in stakes; the first ones, where there are many. */
  list: z
    .array(
      z.object({
        throw: z.int(),
        /** Its number among the operations, from 1. */
        operation: count,
        dice: rollResultSchema.shape.dice,
        reason: rollResultSchema.shape.voidReason.unwrap().nullable(),
        paid: moneySchema,
        taken: moneySchema,
      }),
    )
    .readonly(),
  /** Fisher's exact test, the one of several that tells most; null where all throws had the same outcome. */
  test: z
    .object({
      /** `balance`: all players together would have won; `any`: any bet would have; or the bet that would have won. */
      by: z.string(),
      /** First property: void; second: the throw pays. */
      counts: z.object({ both: count, onlyFirst: count, onlySecond: count, neither: count }),
      /** Already times `tests`. */
      probability: z.number().min(0).max(1),
      tests: count,
    })
    .nullable(),
});
export type DeclaredVoidThrows = z.infer<typeof voidThrowsSchema>;

/** A table whose dice nobody sets, or that is only watched: how long it was, and what is missing. */
export const observationSchema = z.object({
  control: z.enum(['natural', 'observed']),
  throws: z.int().nonnegative(),
  operations: z.int().nonnegative(),
  /** Cases that have to be seen, in one language. */
  required: z.int().nonnegative(),
  missing: z.int().nonnegative(),
  /** Throws that are likely to be needed for the missing ones; null for a table that is only watched. */
  likelyThrows: z.int().nonnegative().nullable(),
  /** Absent where every throw has counted. */
  voids: voidThrowsSchema.optional(),
  /** What the journal was; null for a table that was played. */
  journal: z
    .object({
      events: z.int().nonnegative(),
      /** Stretches that are not in it. */
      gaps: z.int().nonnegative(),
      /** Events that it puts right. */
      corrections: z.int().nonnegative(),
      /** Corrections of what a throw settled; of these, settlements that were wrong as first written. */
      settlementsCorrected: count,
      wrongBefore: count,
      /** Throws with the number of an earlier one; numbers that no throw has; settlements of bets never placed. */
      sameThrows: count,
      throwsMissing: count,
      unknownBets: count,
      /** Operations that could not be judged, since the state of the table was not known. */
      unjudged: z.int().nonnegative(),
    })
    .nullable(),
});
export type DeclaredObservation = z.infer<typeof observationSchema>;

/**
 * A run in which a table was driven through every state that a bet can reach and every ordered throw, instead of the
 * scenarios: how many cells there are, and what they came to.
 */
export const exhaustionSchema = z.object({
  /** Cells that can be reached, at the prices of «Field» on 12 that were run. */
  reachable: z.int().nonnegative(),
  /** Those that this run is about. */
  cells: z.int().nonnegative(),
  right: z.int().nonnegative(),
  wrong: z.int().nonnegative(),
  /** The text states no outcome. */
  undecided: z.int().nonnegative(),
  inconclusive: z.int().nonnegative(),
  notApplicable: z.int().nonnegative(),
  field12: z.array(z.string()),
  /** Where only a part of the cells was drawn. */
  sample: z.object({ size: z.int().positive(), seed: z.int().nonnegative() }).nullable(),
  /** All bets at once, at random stakes. */
  company: z.object({
    throws: z.int().nonnegative(),
    planned: z.int().nonnegative(),
    seed: z.int().nonnegative(),
    judged: z.int().nonnegative(),
    wrong: z.int().nonnegative(),
  }),
});
export type DeclaredExhaustion = z.infer<typeof exhaustionSchema>;

/** A run that was ended before its end, and gone on with. */
export const resumptionSchema = z.object({
  /** ISO 8601, UTC. */
  at: z.iso.datetime(),
  /** Cases that had come to a result that counts: none of them was run again. */
  casesBefore: z.int().nonnegative(),
  /** Cases that had been begun without one, and were run again. */
  again: z.int().nonnegative(),
});
export type Resumption = z.infer<typeof resumptionSchema>;

/** In what the table was taken by its maker's word, which is less or other than what was declared before the run. */
export const describedOtherwiseSchema = z.object({
  /** The key of `certification.yaml`: `table.bets`, `readings.winning_bets`. */
  key: z.string(),
  /** As it would be written there; of what is merely missing an empty list. */
  declared: z.string(),
  described: z.string(),
});
export type DescribedOtherwise = z.infer<typeof describedOtherwiseSchema>;

/** What the table was asked through. The files are taken as they were when the run was begun or taken up again. */
export const declaredAdapterSchema = z.object({
  kind: z.string(),
  /** As the user gave it; never a secret. */
  target: z.string(),
  /** SHA-256 of the file in which a third party's adapter begins. */
  adapterSha256: z.string().optional(),
  /** SHA-256 of the file that `target` names: the module in which the table begins, or the journal. */
  targetSha256: z.string().optional(),
  /** Names of the environment's variables that the table's code was given; absent where there were none. */
  granted: z.array(z.string()).min(1).optional(),
});

export const runDeclarationSchema = z.object({
  suite: z.object({ name: z.string(), version: z.string() }),
  /** `system`: the clauses that a table's behaviour decides. `full`: inspection and procedure as well. */
  scope: z.enum(['system', 'full']),
  /** The articles of the regulation in scope. */
  articles: z.array(z.int().min(1)).min(1),
  adapter: declaredAdapterSchema,
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
  /** Absent where the table describes what was declared. */
  asDescribed: z.array(describedOtherwiseSchema).min(1).optional(),
  /** New items and different prizes authorised under Article 7. */
  authorisations: z.array(declaredAuthorisationSchema),
  /** The inspection record that the run was given, if any. */
  inspection: declaredInspectionSchema.nullable(),
  /** Null for a table whose dice the suite has set. */
  observation: observationSchema.nullable(),
  /** Absent for a run of the scenarios. */
  exhaustive: exhaustionSchema.optional(),
  /** `once`: the cases of the second language were given the answers to the first, where they asked the very same. */
  ask: z.literal('once').optional(),
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
  /** When it was taken up again, the first time first; absent for a run without a break. */
  resumptions: z.array(resumptionSchema).min(1).optional(),
  /** What failed outside the cases, in the user's language: no connection, no report. */
  harnessErrors: z.array(z.string()),
  /** Version by name: `node`, `cucumber`, `allure`… */
  tools: z.record(z.string(), z.string()),
});

export type RunDeclaration = z.infer<typeof runDeclarationSchema>;
