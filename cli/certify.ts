/** `certify`: the features against a table, and a certification folder of what came out. */
import path from 'node:path';
import { Option, type Command } from 'commander';
import { translator, type InterfaceLanguage } from '../locales';
import { summary, type SummaryKind, type SummaryLine } from '../reports';
import { checksOf, tellProblems, tellUnloadable } from './check';
import { certify, type Certified } from './certification/certification';
import {
  COMPARISON_FILE,
  compareReadings,
  type ReadingsCertification,
} from './certification/compare-readings';
import { comparisonLines } from './certification/comparison-lines';
import {
  placeText,
  readConfiguration,
  type CertifyFlags,
  type Configuration,
  type ConfigurationProblem,
} from './certification/configuration';
import { readingsLine } from './certification/declared-readings';
import { interruption } from './certification/interruption';
import { OutputFolder, createOutputFolder, datedFolder } from './certification/output-folder';
import { progress } from './certification/progress';
import { emptySelection } from './certification/selected-cases';
import { EXIT, writeJson, writeLines, type CommandContext } from './command';

const REPEATABLE = (value: string, previous: string[] | undefined) => [...(previous ?? []), value];

export function addCertify(program: Command, context: CommandContext): void {
  const { texts } = context;
  const option = (flags: string, key: string) => new Option(flags, texts(`certify.option.${key}`));
  program
    .command('certify')
    .description(texts('certify.description'))
    .addOption(option('--config <file>', 'config').default(undefined, 'certification.yaml'))
    .addOption(option('--adapter <kind>', 'adapter').default(undefined, 'library'))
    .addOption(option('--target <target>', 'target').default(undefined, 'reference'))
    .addOption(option('--table-option <key=value>', 'tableOption').argParser(REPEATABLE))
    .addOption(option('--lang <languages>', 'lang').default(undefined, 'zh,pt'))
    .addOption(option('--readings <set>', 'readings').default(undefined, 'customary'))
    .addOption(option('--reading <id=value>', 'reading').argParser(REPEATABLE))
    .addOption(option('--field-12 <prize>', 'field12').default(undefined, 'double'))
    .addOption(option('--scope <scope>', 'scope').default(undefined, 'system'))
    .addOption(option('--inspection <file>', 'inspection'))
    .addOption(new Option('--compare-readings', translator(context.language, 'comparison')('option')))
    .addOption(option('--fault <id>', 'fault'))
    .addOption(option('--tags <expression>', 'tags'))
    .addOption(option('--parallel <workers>', 'parallel').default(undefined, '1'))
    .addOption(option('--out <folder>', 'out').default(undefined, texts('certify.option.outDefault')))
    .addOption(option('--allure <what>', 'allure').default(undefined, 'report'))
    .option('--json', texts('json'))
    .action(async (flags: CertifyFlags, command: Command) => {
      const { ui } = command.optsWithGlobals<{ ui?: string }>();
      context.exitWith(await run({ ...flags, ...(ui === undefined ? {} : { ui }) }, context));
    });
}

async function run(flags: CertifyFlags, context: CommandContext): Promise<number> {
  const json = flags.json === true;
  const read = readConfiguration(flags, context.cwd, context.language);
  if (!read.ok) return refuse(read.problems, read.ui, context, json);
  const { configuration } = read;
  const { ui } = configuration;
  const compares = flags.compareReadings === true;
  if (compares && configuration.readings.set === 'literal')
    return refuse([nothingToCompare(ui)], ui, context, json);

  const checked = await checksOf(context.suite, ui);
  if ('unloadable' in checked) {
    tellUnloadable({ ...context, language: ui }, checked.unloadable, json);
    return EXIT.wrongUse;
  }
  if (checked.problems.length > 0) {
    if (json) writeJson(context.stdout, { problems: checked.problems });
    else tellProblems(context.stderr, checked, ui);
    return EXIT.wrongUse;
  }

  const tagsProblem = emptySelection(checked.suite, configuration, read.tagsProblem);
  if (tagsProblem !== null) return refuse([tagsProblem], ui, context, json);

  const root = configuration.out ?? datedFolder(context.cwd, new Date());
  const folder = createOutputFolder(root);
  if (!(folder instanceof OutputFolder)) {
    const texts = translator(ui, 'configuration');
    const values = { folder: root, code: folder.code };
    const problem: ConfigurationProblem = {
      source: '--out',
      key: 'out',
      message: texts(`problem.out.${folder.kind}.message`, values),
      advice: texts(`problem.out.${folder.kind}.advice`, values),
    };
    return refuse([problem], ui, context, json);
  }

  tellBeforehand(read.warnings, configuration, context);
  const texts = translator(ui, 'cli');
  const interrupted = interruption(() => writeLines(context.stderr, ['', texts('certify.interrupted')]));
  const certification = { configuration, suite: checked.suite, folder, signal: interrupted.signal };
  try {
    if (compares) return await compare(certification, context, json);
    const certified = await certify({ ...certification, progress: progress(context.stderr, texts) });
    if (json) tellJson(certified, folder, context);
    else tellSummary(certified, folder, configuration, context);
    return certified.verdict.exitCode;
  } finally {
    interrupted.release();
  }
}

async function compare(
  certification: Omit<ReadingsCertification, 'progress'>,
  context: CommandContext,
  json: boolean,
): Promise<number> {
  const { configuration, folder } = certification;
  const { ui } = configuration;
  const texts = translator(ui, 'comparison');
  const compared = await compareReadings({
    ...certification,
    progress: (run) => {
      writeLines(context.stderr, [texts(`running.${run}`)]);
      return progress(context.stderr, translator(ui, 'cli'));
    },
  });
  const file = path.join(folder.root, COMPARISON_FILE);
  if (json) {
    writeJson(context.stdout, { folder: folder.root, comparison: compared.comparison });
  } else {
    tellSummary(compared.declared, compared.folders.declared, configuration, context);
    tellLines(comparisonLines(compared.comparison, ui, near(file, context.cwd)), context);
  }
  return compared.exitCode;
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

function refuse(
  problems: readonly ConfigurationProblem[],
  ui: InterfaceLanguage,
  { stdout, stderr }: CommandContext,
  json: boolean,
): number {
  if (json) writeJson(stdout, { problems });
  else {
    const texts = translator(ui, 'configuration');
    writeLines(stderr, [
      ...problems.flatMap((problem) => [
        `${placeText(problem)}: ${problem.message}`,
        `  ${texts('advice', { advice: problem.advice })}`,
      ]),
      texts('title', { count: problems.length }),
    ]);
  }
  return EXIT.wrongUse;
}

function tellBeforehand(
  warnings: readonly ConfigurationProblem[],
  { readings, ui }: Configuration,
  { stderr }: CommandContext,
): void {
  const texts = translator(ui, 'configuration');
  writeLines(stderr, [
    ...warnings.flatMap((warning) => [
      `${placeText(warning)}: ${texts('warning', { message: warning.message })}`,
      `  ${texts('advice', { advice: warning.advice })}`,
    ]),
    readingsLine(readings, ui),
  ]);
}

function tellJson({ verdict, report }: Certified, folder: OutputFolder, { stdout }: CommandContext): void {
  writeJson(stdout, { folder: folder.root, report: report?.index ?? null, verdict });
}

function tellSummary(
  { verdict, report }: Certified,
  folder: OutputFolder,
  { ui }: Configuration,
  context: CommandContext,
): void {
  const lines = summary(verdict, ui, {
    verdict: near(folder.verdict, context.cwd),
    ...(report === null ? {} : { report: near(report.index, context.cwd), generator: report }),
  });
  tellLines(lines, context);
}

/** A file as its user would name it. */
function near(file: string, cwd: string): string {
  const relative = path.relative(cwd, file);
  return relative.startsWith('..') ? file : relative;
}

function tellLines(lines: readonly SummaryLine[], { stdout }: CommandContext): void {
  const paint = painter(stdout);
  writeLines(
    stdout,
    lines.map(({ kind, level, text }) => `${'  '.repeat(level)}${paint(kind, text)}`),
  );
}

/** SGR codes: bold, green, red, yellow. */
const COLOURS: Readonly<Record<SummaryKind, number | null>> = {
  heading: 1,
  good: 32,
  bad: 31,
  doubtful: 33,
  plain: null,
};

/** Colour only where a person looks at a terminal and has not asked for none. */
function painter(
  stream: NodeJS.WritableStream & { isTTY?: boolean },
): (kind: SummaryKind, text: string) => string {
  const coloured = stream.isTTY === true && (process.env['NO_COLOR'] ?? '') === '';
  return (kind, text) => {
    const colour = COLOURS[kind];
    return !coloured || colour === null ? text : `\u001b[${colour}m${text}\u001b[0m`;
  };
}
