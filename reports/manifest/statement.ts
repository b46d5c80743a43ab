/**
 * What is signed: an in-toto Statement v1 with a test-result predicate v0.1, extended by the six statuses of a clause.
 *
 * Its subjects are the manifest and the files at the top of the folder and of each run, not every file. A signature has
 * to be small enough to be read, stored and looked at by itself: with the fifteen thousand files of an Allure folder it
 * would be the manifest once more, in megabytes of base64. Nothing is lost: the manifest's own SHA-256 stands among the
 * subjects, and in it that of every file. And whoever holds one file alone, a certificate or a verdict, still finds it
 * in the statement by its hash.
 */
import { z } from 'zod';
import { META } from '../../regulation';
import { CLAUSE_STATUSES, VERDICTS, type ClauseStatus, type Verdict } from '../verdict';
import { sha256 } from './files';
import { manifestText } from './manifest';
import { MANIFEST_FILE, sha256Schema, type Manifest, type ManifestRun } from './schema';

export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
export const TEST_RESULT = 'https://in-toto.io/attestation/test-result/v0.1';

const digestSchema = z.object({ sha256: sha256Schema });
const resourceSchema = z.object({ name: z.string(), uri: z.string().optional(), digest: digestSchema });

const runResultSchema = z.object({
  folder: z.string(),
  verdict: z.enum(VERDICTS),
  scope: z.enum(['system', 'full']),
  /** False for a run of a part of the cases. */
  whole: z.boolean(),
  readings: z.string(),
  /** The clauses by status; none but `conforms` says that the table meets the clause. Versions may know others. */
  clauses: z.record(z.string(), z.array(z.string())),
  /** Clauses that were applied under a reading against their letter. */
  contraLitteram: z.array(z.string()),
});

export const statementSchema = z.object({
  _type: z.literal(STATEMENT_TYPE),
  subject: z.array(z.object({ name: z.string(), digest: digestSchema })).min(1),
  predicateType: z.literal(TEST_RESULT),
  predicate: z.object({
    result: z.enum(['PASSED', 'WARNED', 'FAILED']),
    configuration: z.array(resourceSchema),
    passedTests: z.array(z.string()),
    warnedTests: z.array(z.string()),
    failedTests: z.array(z.string()),
    /** Our extension. */
    crapsConformance: z.object({
      suite: z.object({ name: z.string(), version: z.string() }),
      runs: z.array(runResultSchema).min(1),
    }),
  }),
});
export type Statement = z.infer<typeof statementSchema>;

/** @param verdicts one for each run of the manifest, in its order */
export function statementOf(manifest: Manifest, verdicts: readonly Verdict[]): Statement {
  const [first] = verdicts;
  if (first === undefined || verdicts.length !== manifest.runs.length)
    throw new RangeError('a verdict for each run is needed');
  const tops = new Set(manifest.runs.map(({ folder }) => prefixOf(folder)).concat(''));
  const top = manifest.files.filter(({ name }) => tops.has(name.slice(0, name.lastIndexOf('/') + 1)));
  return {
    _type: STATEMENT_TYPE,
    subject: [
      { name: MANIFEST_FILE, digest: { sha256: sha256(manifestText(manifest)) } },
      ...top.map((file) => ({ name: file.name, digest: { sha256: file.sha256 } })),
    ],
    predicateType: TEST_RESULT,
    predicate: {
      ...tests(first),
      configuration: [
        ...top.filter(({ name }) => /(?:^|\/)run\.json$/.test(name)).map(asResource),
        { name: 'regulation', uri: META.gazette.address.zh, digest: { sha256: manifest.regulation.sha256 } },
      ],
      crapsConformance: {
        suite: manifest.suite,
        runs: manifest.runs.map((run, index) => runResult(run, verdicts[index] as Verdict)),
      },
    },
  };
}

/** The names of the files of a run begin with it. */
export function prefixOf(folder: string): string {
  return folder === '.' ? '' : `${folder}/`;
}

function asResource({ name, sha256: digest }: Manifest['files'][number]): z.infer<typeof resourceSchema> {
  return { name, digest: { sha256: digest } };
}

type Tests = Pick<Statement['predicate'], 'result' | 'passedTests' | 'warnedTests' | 'failedTests'>;

/**
 * The predicate knows three results: passed, passed with warnings, failed. A policy that reads no further must not take
 * an inconclusive run for one that passed, so it counts as failed; a clause that nobody could decide stands in none of
 * the lists. A clause that conforms under a reading against its letter passed with a warning.
 */
function tests({ verdict, clauses }: Verdict): Tests {
  const ids = (status: ClauseStatus, against: boolean) =>
    clauses
      .filter((clause) => clause.status === status && (clause.contraLitteram === true) === against)
      .map(({ id }) => id);
  const warnedTests = ids('conforms', true);
  return {
    result: resultOf(verdict, warnedTests.length > 0),
    passedTests: ids('conforms', false),
    warnedTests,
    failedTests: [...ids('does_not_conform', false), ...ids('does_not_conform', true)],
  };
}

/** What conforms only by its maker's description has not simply passed. */
function resultOf(verdict: Verdict['verdict'], warned: boolean): Tests['result'] {
  if (verdict === 'conforms_as_described') return 'WARNED';
  if (verdict !== 'conforms') return 'FAILED';
  return warned ? 'WARNED' : 'PASSED';
}

function runResult({ folder }: ManifestRun, verdict: Verdict): z.infer<typeof runResultSchema> {
  const { clauses, scope, partial, readings } = verdict;
  const of = (status: ClauseStatus) =>
    clauses.filter((clause) => clause.status === status).map(({ id }) => id);
  return {
    folder,
    verdict: verdict.verdict,
    scope,
    whole: !partial,
    readings: readings.set,
    clauses: Object.fromEntries(CLAUSE_STATUSES.map((status) => [status, of(status)])),
    contraLitteram: clauses.filter(({ contraLitteram }) => contraLitteram === true).map(({ id }) => id),
  };
}
