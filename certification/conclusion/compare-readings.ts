/**
 * The same table certified twice, under the declared readings and by the letter, and what the readings make of it: the
 * cases that come to something else, those that only one of the two asks, and the clauses whose status differs.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { OFFICIAL_LANGUAGES } from '../../locales';
import {
  READINGS,
  READING_SETS,
  RELATIONS,
  citation,
  contraLitteram,
  declaredValue,
  hasClause,
  reading,
  type Readings,
} from '../../regulation';
import { CASE_STATUSES } from '../../reports/attempts';
import type { CaseRun, RunRecord } from '../../reports/cases';
import { CLAUSE_STATUSES, EXIT_CODES, VERDICTS, type Verdict } from '../../reports/verdict/schema';
import { READING_TAG } from '../../checks/rules';
import { certify, type Certification, type Certified } from '../certification';
import type { Configuration } from '../declaration/configuration';
import type { DeclaredReadings } from '../declaration/declared-readings';
import { OutputFolder, createOutputFolder } from '../folder/output-folder';
import { COMPARED_RUNS, COMPARISON_FILE, type ComparedRun } from '../folder/readings-comparison';
import type { Progress } from '../examination/progress';

const textsSchema = z.object({ zh: z.string(), pt: z.string(), en: z.string() });
const statusSchema = z.enum(CASE_STATUSES);

const comparedCaseSchema = z.object({
  /** `<clause>/<case>/<row>`. */
  key: z.string(),
  clause: z.string().nullable(),
  language: z.enum(OFFICIAL_LANGUAGES),
  name: z.string(),
  file: z.string(),
  line: z.int(),
  /** Null where the run's readings do not ask the case. */
  declared: statusSchema.nullable(),
  literal: statusSchema.nullable(),
  /** The readings that the case waits for, of those on which the two runs differ. */
  readings: z.array(z.string()),
});
export type ComparedCase = z.infer<typeof comparedCaseSchema>;

const comparedRunSchema = z.object({
  set: z.enum(['literal', 'customary', 'mixed']),
  /** The folder of the run's evidence, from that of the comparison. */
  folder: z.enum(COMPARED_RUNS),
  verdict: z.enum(VERDICTS),
  exitCode: z.literal([0, 1, 3]),
  cases: z.int(),
});

/** `readings-comparison.json`. */
export const readingsComparisonSchema = z.object({
  declared: comparedRunSchema,
  literal: comparedRunSchema,
  /** The readings on which the two runs differ; of a part, those that bear on what was selected. */
  readings: z.array(
    z.object({
      id: z.string(),
      declared: z.string(),
      literal: z.string(),
      /** How the declared value stands to the letter. */
      relation: z.enum(RELATIONS),
    }),
  ),
  clauses: z.array(
    z.object({
      id: z.string(),
      citation: textsSchema,
      /** Null where the run has no such clause. */
      declared: z.enum(CLAUSE_STATUSES).nullable(),
      literal: z.enum(CLAUSE_STATUSES).nullable(),
      /** Whether the declared readings apply the clause against its letter. */
      contraLitteram: z.boolean(),
    }),
  ),
  cases: z.object({
    /** Cases that both runs asked and that came to the same. */
    same: z.int(),
    different: z.array(comparedCaseSchema),
    onlyDeclared: z.array(comparedCaseSchema),
    onlyLiteral: z.array(comparedCaseSchema),
  }),
});
export type ReadingsComparison = z.infer<typeof readingsComparisonSchema>;

/** What one run came to. */
export interface Compared {
  readings: Pick<DeclaredReadings, 'set' | 'values'>;
  verdict: Verdict;
  record: RunRecord;
}

export function comparison(declared: Compared, literal: Compared): ReadingsComparison {
  const differing = differingReadings(declared.readings.values, literal.readings.values);
  const ids = differing.map(({ id }) => id);
  const [byDeclared, byLiteral] = [casesOf(declared.record), casesOf(literal.record)];
  const keys = [...new Set([...byDeclared.keys(), ...byLiteral.keys()])];
  const cases = keys.map((key) => comparedCase(byDeclared.get(key), byLiteral.get(key), ids));
  const asked = cases.filter((each) => each.declared !== null && each.literal !== null);
  const different = asked.filter((each) => each.declared !== each.literal);
  return {
    declared: comparedRun('declared', declared),
    literal: comparedRun('literal', literal),
    readings: declared.verdict.partial ? differing.filter(({ id }) => concerns(id, cases)) : differing,
    clauses: differingClauses(declared, literal),
    cases: {
      same: asked.length - different.length,
      different,
      onlyDeclared: cases.filter((each) => each.literal === null),
      onlyLiteral: cases.filter((each) => each.declared === null),
    },
  };
}

/** Whether the reading bears on one of the cases, by its clause or by its tag. */
function concerns(id: string, cases: readonly ComparedCase[]): boolean {
  const { clauses } = reading(id);
  return cases.some(
    ({ clause, readings }) => readings.includes(id) || (clause !== null && clauses.includes(clause)),
  );
}

function comparedRun(folder: ComparedRun, { readings, verdict }: Compared): ReadingsComparison['declared'] {
  const { exitCode, cases } = verdict;
  return { set: readings.set, folder, verdict: verdict.verdict, exitCode, cases: cases.planned };
}

function differingReadings(declared: Readings, literal: Readings): ReadingsComparison['readings'] {
  return READINGS.filter(({ id }) => declared[id] !== literal[id]).map(({ id }) => ({
    id,
    declared: declared[id],
    literal: literal[id],
    relation: declaredValue(id, declared).relation,
  }));
}

/** By key and language, in the order of the features. */
function casesOf({ cases }: RunRecord): Map<string, CaseRun> {
  return new Map(
    cases.filter(({ planned }) => planned).map((each) => [`${each.language} ${each.key}`, each]),
  );
}

function comparedCase(
  declared: CaseRun | undefined,
  literal: CaseRun | undefined,
  differing: readonly string[],
): ComparedCase {
  const run = declared ?? literal;
  if (run === undefined) throw new RangeError('a case of neither run');
  const tagged = run.tags.flatMap((tag) =>
    tag.startsWith(READING_TAG) ? [tag.slice(READING_TAG.length).split('=')[0] ?? ''] : [],
  );
  return {
    key: run.key,
    clause: run.clause,
    language: run.language,
    name: run.name,
    file: run.uri,
    line: run.line,
    declared: declared?.status ?? null,
    literal: literal?.status ?? null,
    readings: [...new Set(tagged)].filter((id) => differing.includes(id)),
  };
}

function differingClauses(
  { readings, verdict: declared }: Compared,
  { verdict: literal }: Compared,
): ReadingsComparison['clauses'] {
  const statuses = ({ clauses }: Verdict) => new Map(clauses.map(({ id, status }) => [id, status]));
  const [byDeclared, byLiteral] = [statuses(declared), statuses(literal)];
  return [...new Set([...byDeclared.keys(), ...byLiteral.keys()])]
    .filter((id) => byDeclared.get(id) !== byLiteral.get(id))
    .map((id) => ({
      id,
      citation: {
        zh: hasClause(id) ? citation(id, 'zh') : id,
        pt: hasClause(id) ? citation(id, 'pt') : id,
        en: hasClause(id) ? citation(id, 'en') : id,
      },
      declared: byDeclared.get(id) ?? null,
      literal: byLiteral.get(id) ?? null,
      contraLitteram: hasClause(id) && contraLitteram(id, readings.values).length > 0,
    }));
}

export interface ReadingsCertification extends Omit<Certification, 'folder' | 'progress'> {
  /** The folder that holds both runs: empty. */
  folder: OutputFolder;
  /** For each run its own. */
  progress: (run: ComparedRun) => Progress;
}

export interface ComparedReadings {
  declared: Certified;
  literal: Certified;
  /** The folder of each run's evidence. */
  folders: Record<ComparedRun, OutputFolder>;
  comparison: ReadingsComparison;
  exitCode: Verdict['exitCode'];
}

/**
 * Certifies under the declared readings first: what an interruption leaves is then the certification that was asked
 * for.
 */
export async function compareReadings({
  configuration,
  folder,
  progress,
  ...rest
}: ReadingsCertification): Promise<ComparedReadings> {
  const run = async (
    name: ComparedRun,
    readings: DeclaredReadings,
    certificate: Configuration['certificate'],
  ) => {
    const own = createOutputFolder(path.join(folder.root, name));
    if (!(own instanceof OutputFolder)) throw new Error(`${path.join(folder.root, name)}: ${own.kind}`);
    const certified = await certify({
      ...rest,
      configuration: { ...configuration, readings, certificate },
      folder: own,
      progress: progress(name),
    });
    return { certified, own, readings };
  };
  const declared = await run('declared', configuration.readings, configuration.certificate);
  // Whoever decided the declared readings did not decide for the letter.
  const letter = { set: 'literal', values: READING_SETS.literal, decision: null } as const;
  // Nobody asked for a certificate under them, and two reports cannot have one number.
  const literal = await run('literal', letter, null);
  const compared = comparison(
    { readings: declared.readings, ...declared.certified },
    { readings: literal.readings, ...literal.certified },
  );
  writeFileSync(path.join(folder.root, COMPARISON_FILE), `${JSON.stringify(compared, null, 2)}\n`);
  return {
    declared: declared.certified,
    literal: literal.certified,
    folders: { declared: declared.own, literal: literal.own },
    comparison: compared,
    exitCode: exitCodeOf(declared.certified.verdict, literal.certified.verdict),
  };
}

/**
 * The table is certified under the declared readings alone, and by the letter it need not conform; but a comparison
 * with a run that came to no conclusion is none.
 */
export function exitCodeOf(declared: Verdict, literal: Verdict): Verdict['exitCode'] {
  if (declared.exitCode !== EXIT_CODES.conforms) return declared.exitCode;
  return literal.verdict === 'inconclusive' ? EXIT_CODES.inconclusive : EXIT_CODES.conforms;
}
