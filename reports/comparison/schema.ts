/** `compare --json`: what changed between two certifications, and what has to be run again because of it. */
import { z } from 'zod';
import { OFFICIAL_LANGUAGES } from '../../locales';
import { RELATIONS } from '../../regulation';
import { CASE_STATUSES } from '../attempts';
import { sha256Schema } from '../manifest/schema';
import { CLAUSE_STATUSES, VERDICTS } from '../verdict';

const textsSchema = z.object({ zh: z.string(), pt: z.string(), en: z.string() });
const clauseStatus = z.enum(CLAUSE_STATUSES).nullable();
const caseStatus = z.enum(CASE_STATUSES).nullable();

const sideSchema = z.object({
  /** As its user named it. */
  folder: z.string(),
  verdict: z.enum(VERDICTS),
  /** Only a part was tested. */
  partial: z.boolean(),
  /** Null where it could not be asked. */
  table: z.object({ maker: z.string(), model: z.string(), firmware: z.string() }).nullable(),
  suite: z.object({ name: z.string(), version: z.string() }),
  /** Of the official Chinese text. */
  regulationSha256: sha256Schema,
  readings: z.enum(['literal', 'customary', 'mixed']),
  /** ISO 8601, UTC. */
  finishedAt: z.string(),
  cases: z.object({ planned: z.int(), run: z.int(), passed: z.int(), failed: z.int() }),
});
export type Side = z.infer<typeof sideSchema>;

/** What was declared, or what the table said of itself, where the two differ. */
export const DECLARED = [
  'suite',
  'steps',
  'regulation',
  'portuguese',
  'table',
  'scope',
  'languages',
  'tags',
  'option',
  'money',
  'authorisations',
  'inspection',
  'decision',
  'adapter',
] as const;
export type DeclaredCode = (typeof DECLARED)[number];

/** Told, and nothing that a result rests on. */
export const BESIDE_THE_POINT: readonly DeclaredCode[] = ['decision'];

const declaredSchema = z.object({
  code: z.enum(DECLARED),
  /** Which of several: a member of what the table says of itself, an option. */
  name: z.string(),
  /** Null where there was none, or where it is too long to be shown. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  matters: z.boolean(),
});
export type DeclaredDifference = z.infer<typeof declaredSchema>;

const readingSchema = z.object({
  id: z.string(),
  title: textsSchema,
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** How each value stands to the letter; null for one that this version does not know. */
  relations: z.object({ before: z.enum(RELATIONS).nullable(), after: z.enum(RELATIONS).nullable() }),
});

const clauseSchema = z.object({
  id: z.string(),
  citation: textsSchema,
  before: clauseStatus,
  after: clauseStatus,
  /** Applied against its letter. */
  contraLitteram: z.object({ before: z.boolean(), after: z.boolean() }),
  /** Both conform, or neither fails: what changed is neither a step forward nor one back. */
  direction: z.enum(['better', 'worse', 'other']),
});
export type ComparedClause = z.infer<typeof clauseSchema>;

const textSchema = z.object({
  id: z.string(),
  citation: textsSchema,
  /** In which language the words of the clause are others. */
  languages: z.array(z.enum(OFFICIAL_LANGUAGES)),
  revision: z.object({ before: z.int().nullable(), after: z.int().nullable() }),
});

const caseSchema = z.object({
  /** `<clause>/<case>/<row>`. */
  key: z.string(),
  clause: z.string().nullable(),
  language: z.enum(OFFICIAL_LANGUAGES),
  name: z.string(),
  file: z.string(),
  line: z.int(),
  /** Null where the certification has not the case, or did not select it. */
  before: caseStatus,
  after: caseStatus,
});
export type ComparedCase = z.infer<typeof caseSchema>;

/** Why the result of the earlier certification does not stand for the later one. */
export const AGAIN_REASONS = [
  'new',
  'noResult',
  'scenario',
  'text',
  'revision',
  'reading',
  'option',
  'authorisation',
  'inspection',
  'table',
  'adapter',
  'money',
  'steps',
] as const;
export type AgainReason = (typeof AGAIN_REASONS)[number];

const againSchema = z.object({
  id: z.string().nullable(),
  citation: textsSchema,
  reasons: z.array(z.object({ code: z.enum(AGAIN_REASONS), names: z.array(z.string()) })).min(1),
  /** Scenarios, and how many of their rows in both languages have to be run again. */
  cases: z.array(z.object({ name: z.string(), count: z.int(), outstanding: z.int() })),
  count: z.int(),
  /** Of them those that the later certification has not brought to a result. */
  outstanding: z.int(),
});
export type Again = z.infer<typeof againSchema>;

export const comparisonSchema = z.object({
  format: z.literal('craps-conformance/comparison/1'),
  before: sideSchema,
  after: sideSchema,
  /** Whether anything differs that a result rests on. */
  same: z.boolean(),
  declared: z.array(declaredSchema),
  readings: z.array(readingSchema),
  texts: z.array(textSchema),
  clauses: z.array(clauseSchema),
  cases: z.object({
    /** That both have, with the same result. */
    same: z.int(),
    different: z.array(caseSchema),
    onlyBefore: z.array(caseSchema),
    onlyAfter: z.array(caseSchema),
    /** With another text of the scenario, whatever came of it. */
    rewritten: z.array(caseSchema),
  }),
  again: z.array(againSchema),
});
export type Comparison = z.infer<typeof comparisonSchema>;
