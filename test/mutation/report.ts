/** What is read of Stryker's report (mutation-testing-elements): every mutant with the text that it replaces. */
import { z } from 'zod';

const position = z.object({ line: z.int().min(1), column: z.int().min(1) });

const reportSchema = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          mutatorName: z.string(),
          replacement: z.string(),
          location: z.object({ start: position, end: position }),
          status: z.enum([
            'Killed',
            'Survived',
            'NoCoverage',
            'Timeout',
            'RuntimeError',
            'CompileError',
            'Ignored',
            'Pending',
          ]),
          statusReason: z.string().optional(),
          killedBy: z.array(z.string()).optional(),
        }),
      ),
    }),
  ),
  /** Where a whole run says what stands behind the numbers by which it names its tests. */
  testFiles: z
    .record(
      z.string(),
      z.object({
        tests: z.array(z.object({ id: z.string(), location: z.object({ start: position }).optional() })),
      }),
    )
    .default({}),
});

/** The same mutant in every version of its file in which its line reads the same. */
export interface MutantName {
  /** Below the reference table's folder: `articles/odds.ts`. */
  file: string;
  /** Stryker's name of the kind of change. */
  mutator: string;
  /** The line in which the change begins, without the space around it. */
  line: string;
  original: string;
  replacement: string;
  /** Which of several mutants that read the same, from 1, in the order of the file. */
  occurrence: number;
}

/**
 * How a mutant was noticed. `assertion`: a scenario says that the table does not conform. `inconclusive`: scenarios end
 * without an answer, and none says so. `unit`: no scenario notices, a unit test does. `timeout`: the table never answers.
 */
export type Notice = 'assertion' | 'inconclusive' | 'unit' | 'timeout';

export interface Mutant extends MutantName {
  /** Null where nothing noticed the mutant. */
  notice: Notice | null;
  /** The declaration of readings under which a scenario noticed it. */
  declaration?: string;
  /** The scenario that noticed it: file and line. */
  scenario?: string;
}

const TABLE = /^.*adapters\/reference-table\//;

const REASONS: readonly (readonly [Notice, RegExp])[] = [
  ['assertion', /^does not conform under ([\w-]+): /],
  ['inconclusive', /^inconclusive under ([\w-]+): /],
  ['unit', /^unit test: /],
];

/**
 * @param document Stryker's report, parsed
 * @throws where it is no such report, or where a mutant was not run or was stopped by something else than a test
 */
export function mutantsOf(document: unknown): Mutant[] {
  const { files, testFiles } = reportSchema.parse(document);
  const places = new Map(
    Object.entries(testFiles).flatMap(([file, { tests }]) =>
      tests.map(({ id, location }) => [id, location === undefined ? id : `${file}:${location.start.line}`]),
    ),
  );
  return Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const seen = new Map<string, number>();
    return [...mutants]
      .sort((one, other) => before(one.location.start, other.location.start))
      .map((mutant) => {
        const name = {
          file: file.replace(TABLE, ''),
          mutator: mutant.mutatorName,
          line: (source.split('\n')[mutant.location.start.line - 1] ?? '').trim(),
          original: source.slice(offset(source, mutant.location.start), offset(source, mutant.location.end)),
          replacement: mutant.replacement,
        };
        const occurrence = (seen.get(JSON.stringify(name)) ?? 0) + 1;
        seen.set(JSON.stringify(name), occurrence);
        return { ...name, occurrence, ...noticeOf(mutant, places, `${file}:${mutant.location.start.line}`) };
      });
  });
}

type Place = z.infer<typeof position>;

function before(one: Place, other: Place): number {
  return one.line - other.line || one.column - other.column;
}

function offset(source: string, { line, column }: Place): number {
  const lines = source.split('\n').slice(0, line - 1);
  return lines.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}

interface Outcome {
  status: string;
  statusReason?: string | undefined;
  killedBy?: string[] | undefined;
}

function noticeOf(
  { status, statusReason = '', killedBy = [] }: Outcome,
  places: ReadonlyMap<string, string>,
  where: string,
): Pick<Mutant, 'notice' | 'declaration' | 'scenario'> {
  switch (status) {
    case 'Survived':
    case 'NoCoverage':
      return { notice: null };
    case 'Timeout':
      return { notice: 'timeout' };
    case 'Killed': {
      for (const [notice, reason] of REASONS) {
        const match = reason.exec(statusReason);
        if (!match) continue;
        const [, declaration] = match;
        const [test] = killedBy;
        const scenario = test === undefined ? undefined : (places.get(test) ?? test);
        return {
          notice,
          ...(declaration === undefined ? {} : { declaration }),
          ...(declaration === undefined || scenario === undefined ? {} : { scenario }),
        };
      }
      throw new Error(`${where}: killed for an unknown reason: ${statusReason}`);
    }
    default:
      throw new Error(`${where}: a mutant that is ${status} says nothing about the suite: ${statusReason}`);
  }
}
