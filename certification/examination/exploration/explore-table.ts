/** Random sessions from what is asked to what they found: what `explore` does at the terminal, for a program. */
import { randomInt } from 'node:crypto';
import type { TFunction } from 'i18next';
import { printable } from '../../../adapters/answers';
import type { SuiteLocation } from '../../../checks/suite';
import { translator, type InterfaceLanguage } from '../../../locales';
import { harnessErrors } from '../../certification';
import {
  readConfiguration,
  type CertifyFlags,
  type Configuration,
  type ConfigurationProblem,
} from '../../declaration/configuration';
import { describedScope } from '../../described-scope';
import type { Environment } from '../../declaration/environment';
import { folderProblem } from '../../folder/opened-folder';
import { OutputFolder, createOutputFolder } from '../../folder/output-folder';
import { packEvidence } from '../../folder/packing';
import { unwritable, unwritableText } from '../../folder/writing';
import { answerText } from '../answer-text';
import { explorationFolder, writeFinding, writeFindings, type Outcome } from './folder';
import type { ExplorationJob } from './job';
import { exploreApart, type Explored } from './process';

export interface ExploreFlags extends Pick<
  CertifyFlags,
  | 'config'
  | 'adapter'
  | 'target'
  | 'tableOption'
  | 'readings'
  | 'reading'
  | 'field12'
  | 'asDescribed'
  | 'fault'
  | 'out'
  | 'ui'
> {
  seed?: string;
  runs?: string;
  actions?: string;
  findings?: string;
  timeLimit?: string;
  json?: boolean;
}

/** As of a verdict: 0 nothing was found, 1 the table does not do what the regulation requires, 3 incomplete. */
const EXIT_CODES = { nothing: 0, disagrees: 1, incomplete: 3 } as const;
const WIDEST_SEED = 2 ** 31 - 1;
/** What a number may be, and what it is where nobody says. */
export const NUMBERS = {
  seed: { flag: '--seed', least: 0, most: WIDEST_SEED, usual: null },
  runs: { flag: '--runs', least: 1, most: 10_000_000, usual: 1_000 },
  actions: { flag: '--actions', least: 1, most: 1_000, usual: 60 },
  findings: { flag: '--findings', least: 1, most: 100, usual: 5 },
  timeLimit: { flag: '--time-limit', least: 1, most: 604_800, usual: null },
} as const;
type Numbers = Record<keyof typeof NUMBERS, number | null>;
/** Of a scenario's money, as in the features. */
const MINIMUM_BET = 10;
const MESSAGE_LIMIT = 400;

export interface ExploreContext {
  cwd: string;
  language: InterfaceLanguage;
  environment: Environment;
  suite: SuiteLocation;
  signal: AbortSignal;
  begins(run: { configuration: Configuration; warnings: ConfigurationProblem[]; job: ExplorationJob }): void;
  onSessions: (sessions: number, findings: number) => void;
}

export interface ExploredTable {
  kind: 'explored';
  folder: OutputFolder;
  outcome: Outcome;
  /** `findings.json`. */
  file: string;
  /** Why the exploration did not come to its end. */
  troubles: readonly string[];
  complete: boolean;
}

export type ExploreOutcome = { ui: InterfaceLanguage } & (
  | { kind: 'refused'; problems: readonly ConfigurationProblem[] }
  | { kind: 'unreached'; messages: readonly string[] }
  | { kind: 'unwritable'; message: string }
  | ExploredTable
);

export async function exploreTable(flags: ExploreFlags, context: ExploreContext): Promise<ExploreOutcome> {
  const read = readConfiguration(flags, context.cwd, context.language, new Date(), context.environment);
  if (!read.ok) return { kind: 'refused', ui: read.ui, problems: read.problems };
  const { ui } = read.configuration;
  const texts = translator(ui, 'explore');
  const numbers = readNumbers(flags, texts);
  if ('problems' in numbers) return { kind: 'refused', ui, problems: numbers.problems };

  const scope = await describedScope(read, context.suite, flags.asDescribed === true);
  const { capabilities, asked } = scope;
  if (capabilities === null)
    return { kind: 'unreached', ui, messages: asked === null ? [] : harnessErrors(asked, false, ui) };
  if (capabilities.control !== 'forced') {
    const message = texts(`control.${capabilities.control}`);
    const problem = { source: '--target', key: 'target', message, advice: texts('control.advice') };
    return { kind: 'refused', ui, problems: [problem] };
  }
  if (!scope.ok) return { kind: 'refused', ui, problems: scope.problems };
  const { configuration } = scope;

  const root = configuration.out ?? explorationFolder(context.cwd, new Date());
  const folder = createOutputFolder(root);
  if (!(folder instanceof OutputFolder))
    return { kind: 'refused', ui, problems: [folderProblem(folder, root, ui)] };
  const job = jobOf(configuration, numbers, folder);
  context.begins({ configuration, warnings: [...read.warnings, ...scope.warnings], job });
  const startedAt = new Date().toISOString();
  try {
    const { signal, onSessions } = context;
    const explored = await exploreApart(job, { output: folder.output, signal, onSessions });
    await packEvidence(folder.root);
    return { ui, ...conclude({ job, configuration, explored, startedAt, folder }, texts) };
  } catch (error) {
    const told = unwritable(error);
    if (told === null) throw error;
    return { kind: 'unwritable', ui, message: unwritableText(told, ui) };
  }
}

function jobOf(
  { adapter, readings, options, authorisations, minorUnitsPerAmount }: Configuration,
  numbers: Numbers,
  folder: OutputFolder,
): ExplorationJob {
  const { seed, runs, actions, findings, timeLimit } = numbers;
  return {
    adapter: { ...adapter, evidence: folder.root },
    readings: readings.values,
    options,
    authorisations,
    minimumBet: MINIMUM_BET * minorUnitsPerAmount,
    exploration: {
      seed: seed ?? randomInt(WIDEST_SEED),
      runs: runs ?? NUMBERS.runs.usual,
      actions: actions ?? NUMBERS.actions.usual,
      findings: findings ?? NUMBERS.findings.usual,
    },
    timeLimit: timeLimit === null ? null : timeLimit * 1000,
    transcript: folder.transcript,
  };
}

interface Concluded extends Pick<Outcome, 'job' | 'explored' | 'startedAt'> {
  configuration: Configuration;
  folder: OutputFolder;
}

function conclude(
  { job, configuration, explored, startedAt, folder }: Concluded,
  texts: TFunction,
): ExploredTable {
  const { capabilities, ended } = explored;
  const { readings, options, authorisations } = job;
  const terms = capabilities === null ? null : { capabilities, readings, options, authorisations };
  const written =
    terms === null
      ? []
      : explored.findings.map((finding, index) =>
          writeFinding(folder.root, finding, index + 1, terms, configuration.minorUnitsPerAmount),
        );
  const complete = ended !== null && ended.fault === null && ended.ended !== 'interrupted';
  const exitCode = EXIT_CODES[written.length > 0 ? 'disagrees' : complete ? 'nothing' : 'incomplete'];
  const finishedAt = new Date().toISOString();
  const outcome: Outcome = { job, configuration, explored, written, exitCode, startedAt, finishedAt };
  const file = writeFindings(folder.root, outcome);
  const troubles = troublesOf(explored, configuration.ui, texts);
  return { kind: 'explored', folder, outcome, file, troubles, complete };
}

/** Why the exploration did not come to its end. */
function troublesOf(explored: Explored, ui: InterfaceLanguage, texts: TFunction): string[] {
  const { unconnected, ended, failure, stalledAfter, exit } = explored;
  const faults = translator(ui, 'cli');
  const told = (code: string, message: string) =>
    `${faults([`fault.${code}`, 'fault.other'], { code })} ${printable(message, MESSAGE_LIMIT)}`.trim();
  if (unconnected !== null) {
    const { code, message, problems } = unconnected;
    const why = problems.length > 0 ? answerText(problems, faults) : message;
    return [texts('unreached', { why: told(code, why) })];
  }
  if (stalledAfter !== null) return [texts('stalled', { seconds: stalledAfter })];
  if (failure !== null) return [faults('defect', { message: printable(failure, MESSAGE_LIMIT) })];
  if (ended === null) return [texts('crashed', { ended: exit })];
  const { fault } = ended;
  return fault === null ? [] : [texts('ended.fault', { message: told(fault.code, fault.message) })];
}

function readNumbers(
  flags: ExploreFlags,
  texts: TFunction,
): Numbers | { problems: readonly ConfigurationProblem[] } {
  const numbers: Partial<Numbers> = {};
  const problems: ConfigurationProblem[] = [];
  for (const key of Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]) {
    const { flag, least, most } = NUMBERS[key];
    const written = flags[key];
    const value = Number(written);
    if (written === undefined) numbers[key] = null;
    else if (/^\d{1,10}$/.test(written) && value >= least && value <= most) numbers[key] = value;
    else {
      const values = { flag, written: printable(written, MESSAGE_LIMIT), least, most };
      problems.push({
        source: flag,
        key,
        message: texts('number', values),
        advice: texts('numberAdvice', values),
      });
    }
  }
  return problems.length > 0 ? { problems } : (numbers as Numbers);
}
