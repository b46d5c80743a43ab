/**
 * A certification from what is asked to the sealed folder: declared, checked, examined, concluded, sealed. What a person
 * does with `certify` at the terminal, a program does with {@link certifyTable}.
 */
import type { Capabilities } from '../adapters/table';
import { INTERFACE_LANGUAGES, translator, type InterfaceLanguage } from '../locales';
import { SUITE, checksOf, type CheckedSuite, type Suite, type SuiteLocation } from '../checks';
import { certify, unsealed, type Certified } from './certification';
import { describedScope } from './described-scope';
import type { ComparedReadings } from './conclusion/compare-readings';
import {
  readConfiguration,
  type CertifyFlags,
  type Configuration,
  type ConfigurationProblem,
  type ReadConfiguration,
} from './declaration/configuration';
import type { Environment } from './declaration/environment';
import { journalProblem } from './declaration/journal-file';
import { emptySelection } from './declaration/selected-cases';
import type { Progress } from './examination/progress';
import { WaitingRunners } from './examination/waiting-runners';
import { openNewFolder, type Opened, type OpenedFolder } from './folder/opened-folder';
import type { OutputFolder } from './folder/output-folder';
import type { Pace } from './pace';
import { COMPARED_RUNS, type ComparedRun } from './folder/readings-comparison';
import { unwritable, unwritableText, type Unwritable } from './folder/writing';
import { withDeclared } from './resume/declared-flags';
import type { readResumable, ResumedRun } from './resume/resume';
import type { Sealed } from './sealing/seal';

/** Where a certification is asked for, and who is told how it goes. */
export interface CertificationContext {
  /** Where relative paths start from. */
  cwd: string;
  /** Of the messages, where neither the flags nor the file name one. */
  language: InterfaceLanguage;
  environment: Environment;
  suite: SuiteLocation;
  /** Aborted to end the run in order, with its verdict. */
  signal: AbortSignal;
  listener: CertificationListener;
}

/** Told as a certification goes on. */
export interface CertificationListener {
  /** The folder is there, and nothing has been asked of the table yet. */
  begins(run: BegunCertification): void;
  /** @param run which of the two, where readings are compared */
  progress(run: ComparedRun | null, configuration: Configuration): Progress;
}

export interface BegunCertification {
  configuration: Configuration;
  folder: OutputFolder;
  /** Of the declaration: what may not be meant as it was written. */
  warnings: ConfigurationProblem[];
  /** Null for a new run. */
  resumed: ResumedRun | null;
  /** What is to be expected of it; null where nothing was measured. */
  pace: Pace | null;
}

/** What a certification came to; `ui` is the language in which it was asked for. */
export type CertificationOutcome = { ui: InterfaceLanguage } & (
  | { kind: 'refused'; problems: readonly ConfigurationProblem[] }
  /** The step definitions could not be loaded. */
  | { kind: 'unloadable'; message: string }
  /** The features are not what they should be. */
  | { kind: 'unsound'; checked: CheckedSuite }
  | CertifiedTable
  | ComparedTable
  /** The folder could not be written. It says itself that it is incomplete. */
  | { kind: 'unwritable'; folder: OutputFolder; problem: Unwritable; message: string }
);

/** 0 conforms, 1 does not conform, 3 inconclusive. */
type ExitCode = Certified['verdict']['exitCode'];

export interface CertifiedTable {
  kind: 'certified';
  configuration: Configuration;
  folder: OutputFolder;
  certified: Certified;
  sealed: Sealed;
  exitCode: ExitCode;
}

export interface ComparedTable {
  kind: 'compared';
  configuration: Configuration;
  folder: OutputFolder;
  compared: ComparedReadings;
  sealed: Sealed;
  exitCode: ExitCode;
}

const UNHEARD: CertificationListener = {
  begins: () => undefined,
  progress: () => ({ planned: () => undefined, casesDone: () => undefined, end: () => undefined }),
};

/**
 * Certifies a table: `await certifyTable({ adapter: 'http', target: 'http://127.0.0.1:8080', out: 'certified' })`.
 *
 * @param flags as those of the command `certify`; what they leave open is read from `certification.yaml` in `cwd`
 * @returns what it came to; nothing was run, and no folder made, where that is `refused`, `unloadable` or `unsound`
 */
export async function certifyTable(
  flags: CertifyFlags,
  context: Partial<CertificationContext> = {},
): Promise<CertificationOutcome> {
  return certifyIn(flags, {
    cwd: process.cwd(),
    language: 'en',
    environment: process.env,
    suite: SUITE,
    signal: new AbortController().signal,
    listener: UNHEARD,
    ...context,
  });
}

async function certifyIn(given: CertifyFlags, context: CertificationContext): Promise<CertificationOutcome> {
  const { cwd, language, environment } = context;
  const resumable = resumableOf(given, context);
  if (resumable?.ok === false)
    return { kind: 'refused', ui: languageOf(given, language), problems: resumable.problems };
  const flags = resumable === null ? given : withDeclared(given, resumable.declaration, cwd);
  const read = readConfiguration(flags, cwd, language, new Date(), environment);
  if (!read.ok) return { kind: 'refused', ui: read.ui, problems: read.problems };
  const { configuration } = read;
  const { ui } = configuration;
  const refused = (problem: ConfigurationProblem): CertificationOutcome => ({
    kind: 'refused',
    ui,
    problems: [problem],
  });

  const compares = flags.compareReadings === true;
  if (compares && configuration.readings.set === 'literal') return refused(nothingToCompare(ui));
  const unreadable = await journalProblem(configuration.adapter, ui);
  if (unreadable !== null) return refused(unreadable);
  // What every run needs is loaded while it is looked at whether there is to be one.
  const waiting = WaitingRunners.start(context.suite, configuration.parallel);
  try {
    return await certifyChecked({ flags, read, resumable, waiting }, context);
  } finally {
    waiting.end();
  }
}

interface Asked {
  flags: CertifyFlags;
  read: Extract<ReadConfiguration, { ok: true }>;
  resumable: ReturnType<typeof readResumable> | null;
  waiting: WaitingRunners;
}

async function certifyChecked(
  { flags, read, resumable, waiting }: Asked,
  context: CertificationContext,
): Promise<CertificationOutcome> {
  const { ui } = read.configuration;
  const compares = flags.compareReadings === true;
  // A run that is taken up again goes on as it was declared, with the table that it was begun with.
  const described =
    resumable === null ? describedScope(read, context.suite, flags.asDescribed === true) : null;
  // Whatever is told first, the other is no loose end.
  described?.catch(() => undefined);
  const checked = await checksOf(context.suite, ui);
  if ('unloadable' in checked) return { kind: 'unloadable', ui, message: checked.unloadable };
  if (checked.problems.length > 0) return { kind: 'unsound', ui, checked };
  const { suite } = checked;
  const asDeclared = {
    ...{ ok: true as const, configuration: read.configuration, warnings: [], pace: null },
    capabilities: null,
  };
  const scope = await (described ?? asDeclared);
  if (!scope.ok) return { kind: 'refused', ui, problems: scope.problems };
  const { configuration } = scope;
  const tagsProblem = emptySelection(suite, configuration, read.tagsProblem);
  if (tagsProblem !== null) return { kind: 'refused', ui, problems: [tagsProblem] };
  const opened = await open(resumable, configuration, suite, context.cwd);
  if (!opened.ok) return { kind: 'refused', ui, problems: opened.problems };

  const { folder, mark, resumed = null } = opened;
  context.listener.begins({
    configuration,
    folder,
    warnings: [...read.warnings, ...scope.warnings],
    resumed,
    pace: scope.pace,
  });
  try {
    const run = { ...opened, configuration, suite, waiting, described: scope.capabilities };
    return { ui, ...(await (compares ? compare : certifyOnce)(run, context)) };
  } catch (error) {
    const problem = unwritable(error);
    if (problem === null) throw error;
    return { kind: 'unwritable', ui, folder, problem, message: unwritableText(problem, ui) };
  } finally {
    mark.leave();
  }
}

interface Run extends Opened {
  configuration: Configuration;
  suite: Suite;
  waiting: WaitingRunners;
  described: Capabilities | null;
}

async function certifyOnce(
  { folder, mark, resumed, configuration, suite, waiting, described }: Run,
  { signal, listener }: CertificationContext,
): Promise<CertifiedTable> {
  const run = {
    ...{ configuration, suite, folder, mark, signal, waiting, described },
    progress: listener.progress(null, configuration),
    ...(resumed === undefined ? {} : { resumed }),
  };
  const concluded = await certify(run);
  const runs = [{ folder: '.', verdict: concluded.verdict }];
  const { signing, ui } = configuration;
  const { seal, sealedExitCode } = sealing();
  const sealed = await seal({ root: folder.root, runs, signing, ui });
  if (sealed.ok) mark.remove();
  const certified = sealed.ok ? concluded : await unsealed(run, concluded, sealed.message);
  const exitCode = sealedExitCode(sealed, certified.verdict.exitCode);
  return { kind: 'certified', configuration, folder, certified, sealed, exitCode };
}

async function compare(
  { folder, mark, configuration, suite, waiting, described }: Run,
  { signal, listener }: CertificationContext,
): Promise<ComparedTable> {
  const { compareReadings } =
    require('./conclusion/compare-readings') as typeof import('./conclusion/compare-readings');
  const compared = await compareReadings({
    ...{ configuration, suite, folder, mark, signal, waiting, described },
    progress: (run) => listener.progress(run, configuration),
  });
  const runs = COMPARED_RUNS.map((run) => ({ folder: run, verdict: compared[run].verdict }));
  const { signing, ui } = configuration;
  const { seal, sealedExitCode } = sealing();
  const sealed = await seal({ root: folder.root, runs, signing, ui });
  if (sealed.ok) mark.remove();
  const exitCode = sealedExitCode(sealed, compared.exitCode);
  return { kind: 'compared', configuration, folder, compared, sealed, exitCode };
}

/** Null where none is to be taken up. */
function resumableOf(
  flags: CertifyFlags,
  { cwd, language }: CertificationContext,
): ReturnType<typeof readResumable> | null {
  const { resume } = flags;
  if (resume === undefined) return null;
  const ui = languageOf(flags, language);
  const excluded = (['out', 'compareReadings'] as const).find((flag) => flags[flag] !== undefined);
  if (excluded === undefined) return resuming().readResumable(resume, cwd, ui);
  const texts = translator(ui, 'resume');
  const values = { flag: excluded === 'out' ? '--out' : '--compare-readings' };
  const message = texts('problem.excluded.message', values);
  const advice = texts('problem.excluded.advice', values);
  return { ok: false, problems: [{ source: '--resume', key: 'resume', message, advice }] };
}

function languageOf({ ui }: CertifyFlags, language: InterfaceLanguage): InterfaceLanguage {
  return INTERFACE_LANGUAGES.find((each) => each === ui) ?? language;
}

async function open(
  resumable: ReturnType<typeof readResumable> | null,
  configuration: Configuration,
  suite: Suite,
  cwd: string,
): Promise<OpenedFolder> {
  return resumable?.ok === true
    ? (require('./resume/opening') as typeof import('./resume/opening')).openResumed(
        resumable,
        configuration,
        suite,
      )
    : openNewFolder(configuration, cwd);
}

function nothingToCompare(ui: InterfaceLanguage): ConfigurationProblem {
  const texts = translator(ui, 'comparison');
  return {
    source: '--compare-readings',
    key: 'readings',
    message: texts('literalDeclared.message'),
    advice: texts('literalDeclared.advice'),
  };
}

// What only some runs need, or the end of one, is loaded there: most of it reads and writes signatures.

function sealing(): typeof import('./sealing/seal') {
  return require('./sealing/seal') as typeof import('./sealing/seal');
}

function resuming(): typeof import('./resume/resume') {
  return require('./resume/resume') as typeof import('./resume/resume');
}
