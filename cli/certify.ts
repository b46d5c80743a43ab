/** `certify`: the features against a table, and a certification folder of what came out. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Option, type Command } from 'commander';
import { ADAPTER_KINDS } from '../adapters/connect';
import { INTERFACE_LANGUAGES, translator, type InterfaceLanguage } from '../locales';
import { summary, type SummaryKind, type SummaryLine } from '../reports';
import type { Suite } from '../checks';
import { checksOf, tellProblems, tellUnloadable } from './check';
import { certificateLine } from '../certification/conclusion/certificate';
import { certify, unsealed, type Certified } from '../certification/certification';
import {
  COMPARISON_FILE,
  RUNS,
  compareReadings,
  type ReadingsCertification,
} from '../certification/conclusion/compare-readings';
import { comparisonLines } from './shown/readings-comparison';
import {
  placeText,
  readConfiguration,
  type CertifyFlags,
  type Configuration,
  type ConfigurationProblem,
} from '../certification/declaration/configuration';
import { readingsLine } from '../certification/declaration/declared-readings';
import { journalProblem } from '../certification/declaration/journal-file';
import { interruption } from './interface/interruption';
import { openNewFolder, openResumed, type OpenedFolder } from '../certification/folder/opened-folder';
import type { OutputFolder } from '../certification/folder/output-folder';
import { progress } from './interface/progress';
import { pageLine } from '../certification/conclusion/regulation-page';
import { traceabilityLine } from '../certification/conclusion/traceability';
import { withDeclared } from '../certification/resume/declared-flags';
import { readResumable } from '../certification/resume/resume';
import { seal, sealLines, sealedExitCode, type Sealed } from '../certification/sealing/seal';
import { emptySelection } from '../certification/declaration/selected-cases';
import { unwritable, unwritableText } from '../certification/folder/writing';
import { EXIT, writeJson, writeLines, type CommandContext } from './command';

const REPEATABLE = (value: string, previous: string[] | undefined) => [...(previous ?? []), value];

export function addCertify(program: Command, context: CommandContext): void {
  const { texts } = context;
  const signing = translator(context.language, 'signing');
  const option = (flags: string, key: string, values = {}) =>
    new Option(flags, texts(`certify.option.${key}`, values));
  program
    .command('certify')
    .description(texts('certify.description'))
    .addOption(option('--config <file>', 'config').default(undefined, 'certification.yaml'))
    .addOption(
      option('--adapter <kind>', 'adapter', { kinds: ADAPTER_KINDS.join(', ') }).default(
        undefined,
        'library',
      ),
    )
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
    .addOption(option('--throws <count>', 'throws').default(undefined, '1000'))
    .addOption(option('--parallel <workers>', 'parallel').default(undefined, '1'))
    .addOption(option('--out <folder>', 'out').default(undefined, texts('certify.option.outDefault')))
    .addOption(new Option('--resume <folder>', translator(context.language, 'resume')('option')))
    .addOption(option('--allure <what>', 'allure').default(undefined, 'report'))
    .option('--no-certificate', translator(context.language, 'certificate')('option'))
    .option('--signing-key <file>', signing('option.signingKey'))
    .option('--pkcs12 <file>', signing('option.pkcs12'))
    .option('--json', texts('json'))
    .action(async (flags: CertifyFlags, command: Command) => {
      const { ui } = command.optsWithGlobals<{ ui?: string }>();
      context.exitWith(await run({ ...flags, ...(ui === undefined ? {} : { ui }) }, context));
    });
}

async function run(given: CertifyFlags, context: CommandContext): Promise<number> {
  const json = given.json === true;
  const resumable = resumableOf(given, context);
  if (resumable?.ok === false) return refuse(resumable.problems, languageOf(given, context), context, json);
  const flags = resumable === null ? given : withDeclared(given, resumable.declaration, context.cwd);
  const read = readConfiguration(flags, context.cwd, context.language, new Date(), context.environment);
  if (!read.ok) return refuse(read.problems, read.ui, context, json);
  const { configuration } = read;
  const { ui } = configuration;
  const compares = flags.compareReadings === true;
  if (compares && configuration.readings.set === 'literal')
    return refuse([nothingToCompare(ui)], ui, context, json);

  const unreadable = await journalProblem(configuration.adapter, ui);
  if (unreadable !== null) return refuse([unreadable], ui, context, json);

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

  const opened = await open(resumable, configuration, checked.suite, context);
  if (!opened.ok) return refuse(opened.problems, ui, context, json);
  const { folder, mark, resumed } = opened;

  tellBeforehand(read.warnings, configuration, context);
  const texts = translator(ui, 'cli');
  if (resumed !== undefined) tellResumed(resumed, ui, context);
  const interrupted = interruption(() => writeLines(context.stderr, ['', texts('certify.interrupted')]));
  const { suite } = checked;
  const certification = {
    ...{ configuration, suite, folder, mark, signal: interrupted.signal },
    ...(resumed === undefined ? {} : { resumed }),
  };
  try {
    if (compares) return await compare(certification, context, json);
    const run = { ...certification, progress: progress(context.stderr, texts) };
    const concluded = await certify(run);
    const runs = [{ folder: '.', verdict: concluded.verdict }];
    const sealed = await seal({ root: folder.root, runs, signing: configuration.signing, ui });
    if (sealed.ok) mark.remove();
    const certified = sealed.ok ? concluded : await unsealed(run, concluded, sealed.message);
    if (json) tellJson(certified, sealed, folder, context);
    else {
      tellSummary(certified, folder, configuration, context);
      tellLines(sealLines(sealed, near(folder.root, context.cwd), ui), context);
    }
    return sealedExitCode(sealed, certified.verdict.exitCode);
  } catch (error) {
    return broken(error, folder, ui, context, json);
  } finally {
    mark.leave();
    interrupted.release();
  }
}

/** Null where none is to be taken up. */
function resumableOf(flags: CertifyFlags, context: CommandContext): ReturnType<typeof readResumable> | null {
  const { resume } = flags;
  if (resume === undefined) return null;
  const ui = languageOf(flags, context);
  const excluded = (['out', 'compareReadings'] as const).find((flag) => flags[flag] !== undefined);
  if (excluded === undefined) return readResumable(resume, context.cwd, ui);
  const texts = translator(ui, 'resume');
  const values = { flag: excluded === 'out' ? '--out' : '--compare-readings' };
  const message = texts('problem.excluded.message', values);
  const advice = texts('problem.excluded.advice', values);
  return { ok: false, problems: [{ source: '--resume', key: 'resume', message, advice }] };
}

function languageOf({ ui }: CertifyFlags, { language }: CommandContext): InterfaceLanguage {
  return INTERFACE_LANGUAGES.find((each) => each === ui) ?? language;
}

async function open(
  resumable: ReturnType<typeof readResumable> | null,
  configuration: Configuration,
  suite: Suite,
  { cwd }: CommandContext,
): Promise<OpenedFolder> {
  return resumable?.ok === true
    ? openResumed(resumable, configuration, suite)
    : openNewFolder(configuration, cwd);
}

function tellResumed(
  { declaration, remaining }: NonNullable<Extract<OpenedFolder, { ok: true }>['resumed']>,
  ui: InterfaceLanguage,
  { stderr }: CommandContext,
): void {
  const texts = translator(ui, 'resume');
  const { casesBefore, again } = declaration.resumptions.at(-1) ?? { casesBefore: 0, again: 0 };
  const values = { casesBefore, again, cases: remaining?.cases ?? 0 };
  writeLines(stderr, [texts(remaining === null ? 'told.fromTheBeginning' : 'told.goesOn', values)]);
}

/** What the folder could not take. It says itself that it is incomplete. */
export function broken(
  error: unknown,
  folder: OutputFolder,
  ui: InterfaceLanguage,
  context: CommandContext,
  json: boolean,
): number {
  const told = unwritable(error);
  if (told === null) throw error;
  const message = unwritableText(told, ui);
  const advice = translator(ui, 'resume')('unwritable.advice', { folder: near(folder.root, context.cwd) });
  if (json) writeJson(context.stdout, { folder: folder.root, problem: { ...told, message, advice } });
  else writeLines(context.stderr, [message, advice]);
  return EXIT.incomplete;
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
  const runs = RUNS.map((run) => ({ folder: run, verdict: compared[run].verdict }));
  const sealed = await seal({ root: folder.root, runs, signing: configuration.signing, ui });
  if (sealed.ok) certification.mark?.remove();
  const file = path.join(folder.root, COMPARISON_FILE);
  if (json) {
    writeJson(context.stdout, { folder: folder.root, comparison: compared.comparison, ...sealJson(sealed) });
  } else {
    tellSummary(compared.declared, compared.folders.declared, configuration, context);
    tellLines(comparisonLines(compared.comparison, ui, near(file, context.cwd)), context);
    tellLines(sealLines(sealed, near(folder.root, context.cwd), ui), context);
  }
  return sealedExitCode(sealed, compared.exitCode);
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

export function refuse(
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

export function tellBeforehand(
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

function tellJson(
  { verdict, report, certificate }: Certified,
  sealed: Sealed,
  folder: OutputFolder,
  { stdout }: CommandContext,
): void {
  const made = { report: report?.index ?? null, certificate, ...sealJson(sealed) };
  writeJson(stdout, { folder: folder.root, ...made, verdict });
}

export function sealJson(sealed: Sealed): { seal: object } {
  return { seal: sealed.ok ? { ...sealed.seal, papers: sealed.papers } : { problem: sealed.message } };
}

export function tellSummary(
  { verdict, report, certificate }: Certified,
  folder: OutputFolder,
  { ui }: Configuration,
  context: CommandContext,
): void {
  const lines = summary(verdict, ui, {
    verdict: near(folder.verdict, context.cwd),
    ...(report === null ? {} : { report: near(report.index, context.cwd), generator: report }),
  });
  tellLines(lines, context);
  if (existsSync(folder.regulationPage))
    tellLines([pageLine(near(folder.regulationPage, context.cwd), ui)], context);
  if (existsSync(folder.traceabilityWorkbook))
    tellLines([traceabilityLine(near(folder.traceabilityWorkbook, context.cwd), ui)], context);
  if (certificate !== null)
    tellLines([certificateLine(certificate, near(certificate.file, context.cwd), ui)], context);
}

/** A file as its user would name it. */
export function near(file: string, cwd: string): string {
  const relative = path.relative(cwd, file);
  return relative.startsWith('..') ? file : relative;
}

export function tellLines(lines: readonly SummaryLine[], { stdout }: CommandContext): void {
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
