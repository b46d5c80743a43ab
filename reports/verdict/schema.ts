/** `verdict.json`: the result of a run, clause by clause. The published JSON Schema is made from these schemas. */
import { z } from 'zod';
import { capabilitiesSchema } from '../../adapters/table';
import { transcriptPlaceSchema } from '../../adapters/transcript';
import { OFFICIAL_LANGUAGES } from '../../locales';
import { INSPECTION } from '../../steps/finding';
import { CIRCUMSTANCES, PROTOCOL_RULES } from '../../assessment';
import { CAUSES } from '../attempts';
import {
  declaredAdapterSchema,
  declaredInspectionSchema,
  describedOtherwiseSchema,
  exhaustionSchema,
  observationSchema,
  readingsDecisionSchema,
  resumptionSchema,
} from './declaration';

/** A clause's status; none but `conforms` says that the table meets the clause. */
export const CLAUSE_STATUSES = [
  'conforms',
  'does_not_conform',
  /** Declared: the table does not offer the bet or lacks the capability. */
  'not_applicable',
  /** The text states no outcome: shown, never counted as conforming. */
  'not_decidable',
  /** A person has to look or measure, and no record of it exists. */
  'inspection_pending',
  /** On a table that is only watched, or that throws its own dice: not all of it occurred. */
  'not_observed',
  /** The link or the harness failed, or the clause was not tested. */
  'inconclusive',
] as const;
export type ClauseStatus = (typeof CLAUSE_STATUSES)[number];

export const VERDICTS = [
  'conforms',
  /** Of a table that was taken by its maker's word for something: `asDescribed`. */
  'conforms_as_described',
  'does_not_conform',
  'inconclusive',
] as const;
export type VerdictName = (typeof VERDICTS)[number];

/** Process exit codes of the verdicts; 2 is wrong use and no verdict. */
export const EXIT_CODES = {
  conforms: 0,
  conforms_as_described: 0,
  does_not_conform: 1,
  inconclusive: 3,
} as const satisfies Record<VerdictName, number>;

const textsSchema = z.object({ zh: z.string(), pt: z.string(), en: z.string() });

const languageSchema = z.enum(OFFICIAL_LANGUAGES);
const count = z.int().nonnegative();

export const caseCountsSchema = z.object({
  planned: count,
  /** Cases that came to their end. */
  run: count,
  passed: count,
  failed: count,
  notApplicable: count,
  notDecidable: count,
  inspectionPending: count,
  notObserved: count,
  inconclusive: count,
  notRun: count,
});
export type CaseCounts = z.infer<typeof caseCountsSchema>;

export const languageCountsSchema = caseCountsSchema.extend({
  byLanguage: z.partialRecord(languageSchema, caseCountsSchema),
});
export type LanguageCounts = z.infer<typeof languageCountsSchema>;

/** Where in the features a result comes from. */
const placeSchema = z.object({
  case: z.string().nullable(),
  row: z.int().min(1),
  language: languageSchema,
  file: z.string(),
  line: count,
  /** The case's exchanges in `transcript.ndjson`; absent where there were none, or none were kept. */
  transcript: transcriptPlaceSchema.optional(),
});

const diceSchema = z.array(z.tuple([z.int(), z.int()]));

export const failureSchema = placeSchema.extend({
  /** Every throw of the case up to the failure. */
  dice: diceSchema,
  /** Null where the failed step did not say. */
  required: z.string().nullable(),
  actual: z.string().nullable(),
  /** Where `actual` is what the inspection record says; without it, what the table did. */
  evidence: z.literal(INSPECTION).optional(),
  /** The failed step's own message, in the scenario's language. */
  message: z.string().nullable(),
  /** The number of the finding that says the same, and counts instead of it. */
  shownBy: count.optional(),
  /** True where the judge of the record found right what this case found wrong: it counts for neither. */
  contradicted: z.literal(true).optional(),
});
export type Failure = z.infer<typeof failureSchema>;

export const undecidedSchema = placeSchema.extend({
  dice: diceSchema,
  /** What the table did. */
  actual: z.string(),
});

export const unprovenSchema = placeSchema.extend({
  cause: z.enum(CAUSES),
  message: z.string().nullable(),
  /** Of a case that was not prepared: the clause under which it is tested whether the table may refuse what it refused. */
  testedUnder: z.string().optional(),
});

/** Judgements on exchanges, whichever case asked. */
export const judgementCountsSchema = z.object({
  right: count,
  wrong: count,
  /** The text states no outcome. */
  undecided: count,
});

/** Everything that the judge of the record found wrong in the same way, by the same clause or sentence, with the same bet. */
export const judgedFindingSchema = z.object({
  /** From 1: by it failures name the finding that they show. */
  number: z.int().min(1),
  /** The clause that counts; null for what offends the protocol alone, which counts against no clause. */
  clause: z.string().nullable(),
  /** The sentence of the protocol, as `adapter-check` names it; null for what offends the law. */
  rule: z.enum(PROTOCOL_RULES).nullable(),
  /** Clauses that a reader should see beside it; nothing counts against these. */
  seeAlso: z.array(z.string()),
  /** The kind of wrong, whatever the amounts: `outcome: win lose`, `prize: less`. */
  wrong: z.string(),
  bet: z.string().nullable(),
  /** What all of it have in common, and not everything that was right. Money in minor units. */
  circumstances: z.array(
    z.object({ code: z.enum(CIRCUMSTANCES), value: z.number().optional(), texts: textsSchema }),
  ),
  /**
   * It rests on a reading or an option: other values of it under which the same play would not be wrong; `open` where the
   * text states nothing of it then. Empty where it is wrong whatever is declared.
   */
  rightUnder: z.array(z.object({ reading: z.string(), value: z.string(), open: z.boolean() })),
  /** Judgements. */
  count,
  /** Failed cases that show it. */
  cases: count,
  /** One sentence, of the shortest play. */
  texts: textsSchema,
  required: textsSchema,
  actual: textsSchema,
  /** Where in `transcript.ndjson` and in the features; the first ones, where there are many. */
  places: z.array(
    z.object({
      chain: z.string(),
      sequence: count,
      clause: z.string().optional(),
      case: z.string().optional(),
      row: z.int().min(1).optional(),
      language: z.string().optional(),
      file: z.string().optional(),
      line: count.optional(),
    }),
  ),
  /** The shortest play on record that shows it, request by request, from the opening of the table. */
  play: z.array(z.object({ chain: z.string(), sequence: count, texts: textsSchema })),
});
export type FindingOfTheJudge = z.infer<typeof judgedFindingSchema>;

/** A dispatch under Article 7: its number, and its day by ISO 8601. */
const dispatchSchema = z.object({ dispatch: z.string(), date: z.string() });

/** A sentence of a clause that could not be examined at this table, whatever the rest of the clause came to. */
const unseenSentenceSchema = z.object({
  /** Of the sentence in the registry. */
  id: z.string(),
  status: z.literal('not_applicable'),
  /** What it cannot do without and fell away: cases as `<clause>/<case>`. */
  missing: z.array(z.string()),
  reason: textsSchema,
});
export type UnseenSentence = z.infer<typeof unseenSentenceSchema>;

export const clauseVerdictSchema = z.object({
  id: z.string(),
  citation: textsSchema,
  /** Null for an id that the registry does not know. */
  class: z.enum(['machine', 'physical', 'procedural', 'definitional', 'regulator']).nullable(),
  status: z.enum(CLAUSE_STATUSES),
  /** The readings on which the clause's application depends, as declared. */
  readings: z
    .array(
      z.object({
        id: z.string(),
        value: z.string(),
        relation: z.enum(['secundum', 'praeter', 'contra']),
      }),
    )
    .optional(),
  /** True where one of them goes against the letter. */
  contraLitteram: z.boolean().optional(),
  /** The dispatches under Article 7 by which the clause asks something else of this table. */
  authorisations: z.array(dispatchSchema).optional(),
  cases: languageCountsSchema,
  /** What the judge of the record made of the exchanges, by this clause before others. */
  judgements: judgementCountsSchema,
  failures: z.array(failureSchema),
  notDecidable: z.array(undecidedSchema),
  inconclusive: z.array(unprovenSchema),
  /** Absent where every sentence could be examined. */
  sentences: z.array(unseenSentenceSchema).min(1).optional(),
  reason: textsSchema.optional(),
});
export type ClauseVerdict = z.infer<typeof clauseVerdictSchema>;

/** Each keeps a run from conforming. */
export const REASON_CODES = [
  'nothing_planned',
  'nothing_passed',
  'little_could_fail',
  'link_failed',
  'not_run',
  'undefined_steps',
  'not_prepared',
  'inconclusive_cases',
  'unexpected_cases',
  'unidentified_cases',
  'duplicate_cases',
  'unknown_clauses',
  'language_missing',
  'no_case',
  'partial',
  'sampled',
  'interrupted',
  'unfinished_run',
  'run_failure',
  'parse_error',
  'undefined_parameter_type',
  'unreadable_selection',
  'unresolved_readings',
  'target_unknown',
  'harness_error',
  'contradiction',
  'nothing_judged',
  'unjudgeable',
  'described_anew',
  'protocol_offended',
  'inspection_pending',
  'not_observed',
  'voids_depend',
  'voids_unexplained',
  'journal_wrong_before',
  'journal_numbers',
  'journal_unknown_bets',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/** What a reader has to know beside a verdict, whatever it is. */
export const REMARK_CODES = [
  'resumed',
  'amounts_scaled',
  'cells_only',
  'authorised',
  'contra_litteram',
  'not_decidable',
  'not_applicable',
  'sentences_not_applicable',
  'inspection_pending',
  'void_throws',
  'told_by_table',
  'journal_corrections',
] as const;
export type RemarkCode = (typeof REMARK_CODES)[number];

const remarkOf = <T extends readonly [string, ...string[]]>(codes: T) =>
  z.object({
    code: z.enum(codes),
    texts: textsSchema,
    /** The clauses concerned, where it is about single clauses. */
    clauses: z.array(z.string()).optional(),
  });

export const reasonSchema = remarkOf(REASON_CODES);
export type Reason = z.infer<typeof reasonSchema>;

export const remarkSchema = remarkOf(REMARK_CODES);
export type Remark = z.infer<typeof remarkSchema>;

export const verdictSchema = z.object({
  verdict: z.enum(VERDICTS),
  exitCode: z.literal([0, 1, 3]),
  suite: z.object({ name: z.string(), version: z.string() }),
  scope: z.enum(['system', 'full']),
  articles: z.array(z.int()),
  adapter: declaredAdapterSchema,
  target: capabilitiesSchema.nullable(),
  readings: z.object({
    set: z.enum(['literal', 'customary', 'mixed']),
    values: z.record(z.string(), z.string()),
    /** Who decided them, and when; null where nobody is named. */
    decision: readingsDecisionSchema.nullable(),
  }),
  options: z.record(z.string(), z.string()),
  /** In what the table was taken by its maker's word; absent where it describes what was declared. */
  asDescribed: z
    .array(describedOtherwiseSchema.extend({ texts: textsSchema }))
    .min(1)
    .optional(),
  authorisations: z.array(dispatchSchema.extend({ item: z.string(), clauses: z.array(z.string()) })),
  /** The inspection record that was judged; null where the run was given none. */
  inspection: declaredInspectionSchema.nullable(),
  /** How a table was observed whose dice nobody sets; null where the suite has set them. */
  observation: observationSchema.nullable(),
  /** What the cells came to through which the table was driven; absent for a run of the scenarios. */
  exhaustive: exhaustionSchema.optional(),
  /** Absent where the table was asked in each language. */
  ask: z.literal('once').optional(),
  languages: z.array(languageSchema),
  /** The user's tag expression, where only a part was tested. */
  tags: z.string().nullable(),
  /** True where a tag expression of the user kept cases out: the verdict is about the rest. */
  partial: z.boolean(),
  regulation: z.object({
    instrument: textsSchema,
    title: textsSchema,
    gazette: z.object({
      name: textsSchema,
      number: z.string(),
      pages: z.string(),
      published: z.string(),
      address: z.object({ zh: z.string(), pt: z.string() }),
    }),
    /** SHA-256 of the official Chinese text from which every quotation is cut. */
    sha256: z.string(),
    portuguese: z.object({ status: z.enum(['working', 'official']), label: textsSchema }),
  }),
  startedAt: z.string(),
  finishedAt: z.string(),
  interrupted: z.boolean(),
  /** When the run was taken up again, the first time first; absent for a run without a break. */
  resumptions: z.array(resumptionSchema).min(1).optional(),
  cases: languageCountsSchema,
  /** What the judge of the record made of the exchanges with the table. */
  judged: judgementCountsSchema.extend({
    /** Offences against the protocol, which count against no clause. */
    protocol: count,
    exchanges: count,
  }),
  /** By how many judgements, the most first. */
  findings: z.array(judgedFindingSchema),
  clauses: z.array(clauseVerdictSchema),
  /** Why a run that found no failure does not conform, and what is missing beside the failures of one that did. */
  reasons: z.array(reasonSchema),
  remarks: z.array(remarkSchema),
  tools: z.record(z.string(), z.string()),
});
export type Verdict = z.infer<typeof verdictSchema>;
