/** Runs the project's own features in this process: the steps are loaded once, each run has a table of its own. */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import {
  loadConfiguration,
  loadSupport,
  runCucumber,
  type IRunConfiguration,
  type ISupportCodeLibrary,
} from '@cucumber/cucumber/api';
import type { Envelope } from '@cucumber/messages';
import { selection, withUserTags } from '../../certification/declaration/selection';
import { OFFICIAL_LANGUAGES, type OfficialLanguage } from '../../locales';
import { DEFAULT_OPTIONS, READING_SETS, type Options, type Readings } from '../../regulation';
import { recordOf, type RunRecord } from '../../reports';
import type { InspectionRecord } from '../../steps/inspection/record';
import type { RunParameters } from '../../steps/run-parameters';

const ROOT = path.resolve(__dirname, '../..');

export interface FeatureRun {
  readings?: Readings;
  options?: Options;
  authorisations?: RunParameters['authorisations'];
  /** Handed to the reference table, or to the module that `target` names. */
  table?: Record<string, unknown>;
  target?: string;
  /** Where an HTTP server has the table, instead of a module. */
  url?: string;
  timeoutMs?: number;
  languages?: readonly OfficialLanguage[];
  tags?: string;
  /** What a person measured and saw; by default nobody has. */
  inspection?: InspectionRecord | null;
  /** The file that the record of all exchanges is appended to. */
  transcript?: string;
  /** Where the features are, in one folder a language; the project's own by default. */
  root?: string;
  /** In features cut by clause: the only one to run. */
  clause?: string;
}

/**
 * The features cut into one file a clause, so that a run of one clause need not parse the others.
 * @returns the folder to give as `root`; to be removed by the caller.
 */
export function featuresByClause(): { root: string; remove(): void } {
  const root = mkdtempSync(path.join(os.tmpdir(), 'craps-features-'));
  for (const language of OFFICIAL_LANGUAGES) {
    const source = path.join(ROOT, 'features', language);
    const target = path.join(root, 'features', language);
    mkdirSync(target, { recursive: true });
    for (const file of readdirSync(source)) {
      const [head = '', ...rules] = readFileSync(path.join(source, file), 'utf8').split(/^ {2}(?=@art_)/m);
      for (const rule of rules) {
        const clause = /^@(\S+)/.exec(rule)?.[1] ?? '';
        writeFileSync(path.join(target, `${clause}.feature`), `${head}  ${rule}`);
      }
    }
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

let loaded: Promise<{ runConfiguration: IRunConfiguration; support: ISupportCodeLibrary }> | undefined;

const environment = (cwd = ROOT) => {
  const silent = () => new Writable({ write: (_chunk, _encoding, done) => done() });
  return { cwd, stdout: silent(), stderr: silent() };
};

async function load() {
  const { runConfiguration } = await loadConfiguration(
    { file: false, provided: { paths: [], require: ['steps/**/*.ts'], format: ['summary'] } },
    environment(),
  );
  return { runConfiguration, support: await loadSupport(runConfiguration, environment()) };
}

export async function runFeatures({
  readings = READING_SETS.customary,
  options = DEFAULT_OPTIONS,
  authorisations = [],
  table = {},
  target = 'reference',
  url,
  timeoutMs = 10_000,
  languages = OFFICIAL_LANGUAGES,
  tags,
  inspection = null,
  transcript,
  root = ROOT,
  clause,
}: FeatureRun): Promise<RunRecord> {
  loaded ??= load();
  const { runConfiguration, support } = await loaded;
  const parameters: RunParameters = {
    adapter: {
      ...(url === undefined
        ? { kind: 'library', target, options: table }
        : { kind: 'http', target: url, options: {} }),
      ...{ timeoutMs, cwd: ROOT },
    },
    readings,
    options: { ...options },
    authorisations,
    minorUnitsPerAmount: 100,
    inspection,
    transcript: transcript ?? null,
  };
  const declared = selection(readings, options);
  const envelopes: Envelope[] = [];
  await runCucumber(
    {
      ...runConfiguration,
      sources: {
        ...runConfiguration.sources,
        paths: languages.map((language) => `features/${language}/${clause ?? '*'}.feature`),
        tagExpression: withUserTags(declared, tags ?? null),
      },
      runtime: {
        ...runConfiguration.runtime,
        worldParameters: { ...parameters, adapter: { ...parameters.adapter } } as never,
      },
      support,
    },
    environment(root),
    (envelope) => envelopes.push(envelope),
  );
  return recordOf({ selection: declared, tags: tags ?? null, languages }, envelopes);
}
