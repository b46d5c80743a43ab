/** `explore`: random sessions against a table and the model, shortened and written down as scenarios. */
import { randomInt } from 'node:crypto';
import { Option, type Command } from 'commander';
import type { TFunction } from 'i18next';
import { ADAPTER_KINDS } from '../adapters/connect';
import { translator, type InterfaceLanguage } from '../locales';
import { printable } from '../adapters/answers';
import { answerText } from '../certification/examination/answer-text';
import { harnessErrors } from '../certification/certification';
import {
  readConfiguration,
  type CertifyFlags,
  type Configuration,
} from '../certification/declaration/configuration';
import type { ConfigurationProblem } from '../certification/declaration/configuration-problem';
import { interruption } from './interface/interruption';
import { OutputFolder, createOutputFolder } from '../certification/folder/output-folder';
import { describeTable } from '../certification/examination/run';
import { unwritable, unwritableText } from '../certification/folder/writing';
import { near, refuse, tellBeforehand } from './certify';
import { EXIT, writeJson, writeLines, type CommandContext } from './command';
import {
  explorationFolder,
  findingsDocument,
  writeFinding,
  writeFindings,
  type Outcome,
} from '../certification/examination/exploration/folder';
import type { ExplorationJob } from '../certification/examination/exploration/job';
import { exploreApart, type Explored } from '../certification/examination/exploration/process';
import { findingLines } from './shown/exploration';
import { repeatable } from './interface/assignments';

interface ExploreFlags extends Pick<
  CertifyFlags,
  | 'config'
  | 'adapter'
  | 'target'
  | 'tableOption'
  | 'readings'
  | 'reading'
  | 'field12'
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

/** As of a verdict: the table does not do what the regulation requires. */
const DISAGREES = 1;
const WIDEST_SEED = 2 ** 31 - 1;
/** What a number may be, and what it is where nobody says. */
const NUMBERS = {
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

export function addExplore(program: Command, context: CommandContext): void {
  const texts = translator(context.language, 'explore');
  const option = (flags: string, key: string, values = {}) =>
    new Option(flags, texts(`option.${key}`, values));
  const kinds = ADAPTER_KINDS.join(', ');
  const number = (key: keyof typeof NUMBERS, place: string) => {
    const { flag, usual } = NUMBERS[key];
    const made = option(`${flag} <${place}>`, key);
    return usual === null ? made : made.default(undefined, String(usual));
  };
  program
    .command('explore')
    .description(texts('description'))
    .addOption(option('--config <file>', 'config').default(undefined, 'certification.yaml'))
    .addOption(option('--adapter <kind>', 'adapter', { kinds }).default(undefined, 'library'))
    .addOption(option('--target <target>', 'target').default(undefined, 'reference'))
    .addOption(option('--table-option <key=value>', 'tableOption').argParser(repeatable))
    .addOption(option('--readings <set>', 'readings').default(undefined, 'customary'))
    .addOption(option('--reading <id=value>', 'reading').argParser(repeatable))
    .addOption(option('--field-12 <prize>', 'field12').default(undefined, 'double'))
    .addOption(option('--fault <id>', 'fault'))
    .addOption(number('seed', 'number'))
    .addOption(number('runs', 'count'))
    .addOption(number('actions', 'count'))
    .addOption(number('findings', 'count'))
    .addOption(number('timeLimit', 'seconds'))
    .addOption(option('--out <folder>', 'out').default(undefined, texts('option.outDefault')))
    .option('--json', context.texts('json'))
    .action(async (flags: ExploreFlags, command: Command) => {
      const { ui } = command.optsWithGlobals<{ ui?: string }>();
      context.exitWith(await run({ ...flags, ...(ui === undefined ? {} : { ui }) }, context));
    });
}

async function run(flags: ExploreFlags, context: CommandContext): Promise<number> {
  const json = flags.json === true;
  const read = readConfiguration(flags, context.cwd, context.language, new Date(), context.environment);
  if (!read.ok) return refuse(read.problems, read.ui, context, json);
  const { configuration } = read;
  const { ui } = configuration;
  const texts = translator(ui, 'explore');
  const numbers = readNumbers(flags, texts);
  if ('problems' in numbers) return refuse(numbers.problems, ui, context, json);

  const described = await describeTable(context.suite, configuration.adapter);
  const { capabilities } = described;
  if (capabilities === null) {
    const messages = harnessErrors(described, false, ui);
    if (json) writeJson(context.stdout, { problems: messages });
    else writeLines(context.stderr, messages);
    return EXIT.incomplete;
  }
  if (capabilities.control !== 'forced') {
    const message = texts(`control.${capabilities.control}`);
    const problem = { source: '--target', key: 'target', message, advice: texts('control.advice') };
    return refuse([problem], ui, context, json);
  }

  const root = configuration.out ?? explorationFolder(context.cwd, new Date());
  const folder = createOutputFolder(root);
  if (!(folder instanceof OutputFolder)) {
    const problem = folderProblem(root, folder, ui);
    return refuse([problem], ui, context, json);
  }
  tellBeforehand(read.warnings, configuration, context);
  const job = jobOf(configuration, numbers, folder);
  writeLines(context.stderr, [texts('seed', { seed: job.exploration.seed })]);
  const startedAt = new Date().toISOString();
  const interrupted = interruption(() => writeLines(context.stderr, ['', texts('interrupted')]));
  try {
    const explored = await exploreApart(job, {
      output: folder.output,
      signal: interrupted.signal,
      onSessions: progressOf(context, texts, job.exploration.runs),
    });
    return conclude({ job, configuration, explored, startedAt, folder }, context, texts, json);
  } catch (error) {
    const told = unwritable(error);
    if (told === null) throw error;
    writeLines(context.stderr, [unwritableText(told, ui)]);
    return EXIT.incomplete;
  } finally {
    interrupted.release();
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
  context: CommandContext,
  texts: TFunction,
  json: boolean,
): number {
  const { ui, minorUnitsPerAmount } = configuration;
  const { capabilities, ended } = explored;
  const terms =
    capabilities === null
      ? null
      : {
          capabilities,
          readings: job.readings,
          options: job.options,
          authorisations: job.authorisations,
        };
  const written =
    terms === null
      ? []
      : explored.findings.map((finding, index) =>
          writeFinding(folder.root, finding, index + 1, terms, minorUnitsPerAmount),
        );
  const complete = ended !== null && ended.fault === null && ended.ended !== 'interrupted';
  const exitCode = written.length > 0 ? DISAGREES : complete ? EXIT.done : EXIT.incomplete;
  const finishedAt = new Date().toISOString();
  const outcome: Outcome = { job, configuration, explored, written, exitCode, startedAt, finishedAt };
  const file = writeFindings(folder.root, outcome);
  const troubles = troublesOf(explored, ui, texts);
  if (json) {
    writeJson(context.stdout, { folder: folder.root, troubles, ...findingsDocument(outcome) });
    return exitCode;
  }
  const wording = { language: ui, authorisations: job.authorisations, minorUnitsPerAmount };
  const sessions = ended?.sessions ?? explored.findings.at(-1)?.session ?? 0;
  writeLines(context.stderr, troubles);
  writeLines(context.stdout, [
    ...written.flatMap((each, index) => [
      ...findingLines(each, index + 1, wording, terms?.readings ?? null),
      '',
    ]),
    written.length > 0
      ? texts('result.found', { sessions, count: written.length })
      : texts(complete ? 'result.none' : 'result.incomplete', { sessions }),
    ...(ended?.fault === null ? [texts(`ended.${ended.ended}`)] : []),
    texts('details', { file: near(file, context.cwd) }),
  ]);
  return exitCode;
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

function folderProblem(
  folder: string,
  { kind, code }: { kind: string; code: string },
  ui: InterfaceLanguage,
): ConfigurationProblem {
  const texts = translator(ui, 'configuration');
  return {
    source: '--out',
    key: 'out',
    message: texts(`problem.out.${kind}.message`, { folder, code }),
    advice: texts(`problem.out.${kind}.advice`, { folder, code }),
  };
}

/** A line for every tenth of the sessions, and for every finding. */
function progressOf({ stderr }: CommandContext, texts: TFunction, runs: number) {
  let tenths = 0;
  let known = 0;
  return (sessions: number, findings: number) => {
    const now = Math.floor((sessions * 10) / runs);
    if (now === tenths && findings === known) return;
    [tenths, known] = [now, findings];
    writeLines(stderr, [texts('progress', { sessions, findings })]);
  };
}
