/** One certification from its declared configuration to the folder that holds its verdict and its evidence. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Envelope } from '@cucumber/messages';
import type { TFunction } from 'i18next';
import { translator } from '../../locales';
import { CLAUSES, articleOf, clausesOfAuthorisation } from '../../regulation';
import {
  compareTotals,
  totalsOfResults,
  generateReport,
  readTranscript,
  recordOf,
  verdictOn,
  writeAllureResults,
  type AllureReport,
  type DeclaredInspection,
  type RunDeclaration,
  type RunRecord,
  type Verdict,
} from '../../reports';
import { articlesOf, SUITE, type Suite } from '../checks';
import { featureFolder } from '../checks/suite';
import type { Inspection } from '../inspection/inspection-file';
import { answerText } from './answer-text';
import type { Configuration } from './configuration';
import type { OutputFolder } from './output-folder';
import type { Progress } from './progress';
import { runSuite, type RunOutcome } from './run';
import { selection, withUserTags } from './selection';

/** Beyond the time for one answer: loading the table's code, a slow disk, a busy machine. */
const STALL_MARGIN_MS = 30_000;

export interface Certification {
  configuration: Configuration;
  suite: Suite;
  folder: OutputFolder;
  /** Aborted where the user interrupts. */
  signal: AbortSignal;
  progress: Progress;
  /** See {@link STALL_MARGIN_MS}. */
  stallMarginMs?: number;
}

export interface Certified {
  verdict: Verdict;
  /** The cases that the verdict is about. */
  record: RunRecord;
  /** Null where none was asked for, or none could be made. */
  report: AllureReport | null;
}

export async function certify(certification: Certification): Promise<Certified> {
  const { configuration, folder, progress, signal } = certification;
  const texts = translator(configuration.ui, 'cli');
  const startedAt = new Date().toISOString();
  const outcome = await run(certification);
  progress.end();
  const { envelopes, damaged } = readMessages(folder.messages);

  const declaration: RunDeclaration = {
    ...declared(certification),
    target: outcome.capabilities,
    startedAt,
    finishedAt: new Date().toISOString(),
    interrupted: signal.aborted,
    harnessErrors: [
      ...harnessErrors(outcome, signal.aborted, texts),
      ...(damaged && outcome.finished ? [texts('harness.messages')] : []),
    ],
  };
  const record = recordOf(declaration, envelopes);
  const verdict = verdictOn(declaration, record);
  if (configuration.allure === 'none' || envelopes.length === 0) {
    write(folder, declaration, verdict);
    return { verdict, record, report: null };
  }
  // A verdict that is not «conforms» cannot become so: it is on record before the reports are made. One that is has
  // to wait for them.
  if (verdict.exitCode !== 0) write(folder, declaration, verdict);
  return reported(certification, declaration, record, texts);
}

function run({
  configuration,
  suite,
  folder,
  signal,
  progress,
  stallMarginMs = STALL_MARGIN_MS,
}: Certification) {
  const { adapter, readings, options, authorisations, minorUnitsPerAmount, parallel, languages, tags } =
    configuration;
  const { inspection } = configuration;
  return runSuite(
    {
      root: suite.root,
      support: suite.support,
      features: languages.map(featureFolder),
      tagExpression: withUserTags(selection(readings.values, options), tags),
      messages: folder.messages,
      parameters: {
        adapter: { ...adapter, evidence: folder.root },
        readings: { ...readings.values },
        options: { ...options },
        authorisations,
        minorUnitsPerAmount,
        inspection: inspection?.record ?? null,
        transcript: folder.transcript,
      },
    },
    parallel,
    {
      output: folder.output,
      signal,
      stallAfterMs: adapter.timeoutMs + stallMarginMs,
      onPlanned: (cases) => progress.planned(cases),
      onCase: () => progress.caseDone(),
    },
  );
}

/** What stands before the run begins. */
function declared({
  configuration,
  suite,
}: Certification): Omit<
  RunDeclaration,
  'target' | 'startedAt' | 'finishedAt' | 'interrupted' | 'harnessErrors'
> {
  const { adapter, fault, readings, options, scope, inspection } = configuration;
  const { authorisations, languages, tags, minorUnitsPerAmount } = configuration;
  const { name, version } = packageAt(path.join(SUITE.root, 'package.json'));
  return {
    suite: { name, version },
    scope,
    articles: scope === 'system' ? articlesOf(suite) : allArticles(),
    // Whoever reads the verdict has to know that the table was told to err.
    adapter: { kind: adapter.kind, target: fault === null ? adapter.target : `${adapter.target} (${fault})` },
    readings: { ...readings, values: { ...readings.values } },
    options: { ...options },
    authorisations: authorisations.map((each) => ({ ...each, clauses: [...clausesOfAuthorisation(each)] })),
    inspection: inspection === null ? null : declaredInspection(inspection),
    languages,
    selection: selection(readings.values, options),
    tags,
    minorUnitsPerAmount,
    tools: {
      node: process.versions.node,
      cucumber: packageAt(require.resolve('@cucumber/cucumber/package.json')).version,
    },
  };
}

function declaredInspection({ file, sha256, record }: Inspection): DeclaredInspection {
  const { inspector, date, place } = record;
  return { file, sha256, inspector, date, place };
}

function packageAt(file: string): { name: string; version: string } {
  return JSON.parse(readFileSync(file, 'utf8')) as { name: string; version: string };
}

function allArticles(): number[] {
  return [...new Set(CLAUSES.map(({ id }) => articleOf(id)).filter((article) => article !== null))];
}

function harnessErrors(outcome: RunOutcome, interrupted: boolean, texts: TFunction): string[] {
  const { unconnected, failure, finished, stalled, ended } = outcome;
  if (unconnected !== null) {
    const { code, problems } = unconnected;
    const why = texts([`fault.${code}`, 'fault.other'], { code });
    const message = problems.length > 0 ? answerText(problems, texts) : unconnected.message;
    return [texts('harness.unconnected', { why, message })];
  }
  if (stalled) return [texts('harness.stalled')];
  if (interrupted) return [];
  if (failure !== null) return [texts('harness.failure', { message: failure })];
  return finished ? [] : [texts('harness.ended', { ended })];
}

/** The last line is cut short where the runner was ended while it wrote. */
function readMessages(file: string): { envelopes: Envelope[]; damaged: boolean } {
  if (!existsSync(file)) return { envelopes: [], damaged: false };
  const lines = readFileSync(file, 'utf8').split('\n');
  const envelopes: Envelope[] = [];
  let damaged = lines.at(-1) !== '';
  for (const line of lines) {
    if (line === '') continue;
    try {
      envelopes.push(JSON.parse(line) as Envelope);
    } catch {
      damaged = true;
    }
  }
  return { envelopes, damaged };
}

/** The reports, and with them the verdict: a report that failed or that counts otherwise keeps it from «conforms». */
async function reported(
  { configuration, folder, signal }: Certification,
  declaration: RunDeclaration,
  record: RunRecord,
  texts: TFunction,
): Promise<Certified> {
  let report: AllureReport | null = null;
  const errors: string[] = [];
  const first = verdictOn(declaration, record);
  try {
    const { exchanges, unreadable } = readTranscript(folder.transcript);
    // A run that was ended may have been in the middle of a line.
    if (unreadable > 0 && !declaration.interrupted) errors.push(texts('harness.transcript'));
    writeAllureResults({
      declaration,
      record,
      verdict: first,
      exchanges,
      folder: folder.allureResults,
    });
    if (configuration.allure === 'report') {
      report = await generateReport({
        results: folder.allureResults,
        report: folder.allureReport,
        language: configuration.ui,
      });
    }
    const totals = report?.totals ?? totalsOfResults(folder.allureResults);
    errors.push(
      ...compareTotals(first.cases, totals).map((difference) => texts('harness.totals', { ...difference })),
    );
  } catch (error) {
    errors.push(texts('harness.report', { message: error instanceof Error ? error.message : String(error) }));
  }
  const complete: RunDeclaration = {
    ...declaration,
    interrupted: declaration.interrupted || signal.aborted,
    harnessErrors: [...declaration.harnessErrors, ...errors],
    tools: {
      ...declaration.tools,
      ...(report === null ? {} : { [report.generator]: report.version }),
    },
  };
  const verdict = verdictOn(complete, record);
  write(folder, complete, verdict);
  return { verdict, record, report };
}

function write(folder: OutputFolder, declaration: RunDeclaration, verdict: Verdict): void {
  writeFileSync(folder.run, `${JSON.stringify(declaration, null, 2)}\n`);
  writeFileSync(folder.verdict, `${JSON.stringify(verdict, null, 2)}\n`);
}
