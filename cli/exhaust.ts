/** `exhaust`: a table through every state that a bet can reach and every ordered throw. */
import { existsSync } from 'node:fs';
import { Option, type Command } from 'commander';
import type { TFunction } from 'i18next';
import { ADAPTER_KINDS } from '../adapters/connect';
import type { Field12 } from '../assessment/exhaustive';
import { translator } from '../locales';
import { EXIT_CODES, summary } from '../reports';
import { harnessErrors } from '../certification/certification';
import {
  readConfiguration,
  type CertifyFlags,
  type Configuration,
} from '../certification/declaration/configuration';
import type { ConfigurationProblem } from '../certification/declaration/configuration-problem';
import {
  cellsDeclaration,
  cellsTable,
  certifyCells,
  type ExhaustiveChoices,
} from '../certification/examination/exhaustive/certification';
import { openCells } from '../certification/examination/exhaustive/folder';
import { interruption } from './interface/interruption';
import { progress } from './interface/progress';
import { describeTable } from '../certification/examination/run';
import { seal, sealLines, sealedExitCode } from '../certification/sealing/seal';
import { broken, near, refuse, sealJson, tellBeforehand, tellLines } from './certify';
import { readSuite } from '../checks/suite';
import { EXIT, writeJson, writeLines, type CommandContext } from './command';
import { repeatable } from './interface/assignments';

interface ExhaustFlags extends CertifyFlags {
  sample?: string;
  seed?: string;
  company?: string;
  all?: boolean;
}

const DEFAULT_COMPANY = 1_000;
const DEFAULT_SEED = 53;
const BOTH = 'both';

export function addExhaust(program: Command, context: CommandContext): void {
  const { texts, language } = context;
  const own = translator(language, 'exhaust');
  const shared = (flags: string, key: string, values = {}) =>
    new Option(flags, texts(`certify.option.${key}`, values));
  const option = (flags: string, key: string) => new Option(flags, own(`option.${key}`));
  const kinds = ADAPTER_KINDS.join(', ');
  program
    .command('exhaust')
    .description(own('description'))
    .addOption(shared('--config <file>', 'config').default(undefined, 'certification.yaml'))
    .addOption(shared('--adapter <kind>', 'adapter', { kinds }).default(undefined, 'library'))
    .addOption(shared('--target <target>', 'target').default(undefined, 'reference'))
    .addOption(shared('--table-option <key=value>', 'tableOption').argParser(repeatable))
    .addOption(shared('--lang <languages>', 'lang').default(undefined, 'zh,pt'))
    .addOption(shared('--readings <set>', 'readings').default(undefined, 'customary'))
    .addOption(shared('--reading <id=value>', 'reading').argParser(repeatable))
    .addOption(option('--field-12 <prize>', 'field12').default(undefined, 'double'))
    .addOption(shared('--fault <id>', 'fault'))
    .addOption(option('--sample <count>', 'sample'))
    .addOption(option('--seed <number>', 'seed').default(undefined, String(DEFAULT_SEED)))
    .addOption(option('--company <count>', 'company').default(undefined, String(DEFAULT_COMPANY)))
    .addOption(option('--resume <folder>', 'resume'))
    .addOption(shared('--out <folder>', 'out').default(undefined, texts('certify.option.outDefault')))
    .addOption(option('--all', 'all'))
    .addOption(shared('--allure <what>', 'allure').default(undefined, 'report'))
    .option('--json', texts('json'))
    .action(async (flags: ExhaustFlags, command: Command) => {
      const { ui } = command.optsWithGlobals<{ ui?: string }>();
      context.exitWith(await run({ ...flags, ...(ui === undefined ? {} : { ui }) }, context));
    });
}

async function run(flags: ExhaustFlags, context: CommandContext): Promise<number> {
  const json = flags.json === true;
  const { field12, resume, ...others } = flags;
  const asked = field12 === undefined || field12 === BOTH ? others : { ...others, field12 };
  const read = readConfiguration(asked, context.cwd, context.language, new Date(), context.environment);
  if (!read.ok) return refuse(read.problems, read.ui, context, json);
  const { ui } = read.configuration;
  const texts = translator(ui, 'exhaust');
  // A part of the regulation can be selected by clause, an inspection and a certificate are about all of it.
  const configuration: Configuration = {
    ...read.configuration,
    ...{ tags: null, inspection: null, certificate: null, scope: 'system', parallel: 1 },
  };
  const counted = choicesOf(flags, configuration);
  if (!counted.ok)
    return refuse([problem(texts, counted.flag, 'number', { written: counted.written })], ui, context, json);
  const { choices } = counted;

  const described = await describeTable(context.suite, configuration.adapter);
  const { capabilities } = described;
  if (capabilities === null) {
    const messages = harnessErrors(described, false, ui);
    if (json) writeJson(context.stdout, { problems: messages });
    else writeLines(context.stderr, messages);
    return EXIT.incomplete;
  }
  if (capabilities.control !== 'forced') {
    const { control } = capabilities;
    return refuse([problem(texts, '--target', `control.${control}`, {})], ui, context, json);
  }

  const cells = cellsDeclaration(configuration, choices, capabilities);
  const opened = openCells({ resume, configuration, cells, cwd: context.cwd });
  if (!opened.ok) return refuse(opened.problems, ui, context, json);
  const { folder, mark } = opened;
  tellBeforehand(read.warnings, configuration, context);
  if (opened.done > 0) writeLines(context.stderr, [texts('resumed', { done: opened.done })]);
  const interrupted = interruption(() =>
    writeLines(context.stderr, ['', texts('interrupted', { folder: near(folder.root, context.cwd) })]),
  );
  try {
    const certified = await certifyCells({
      ...{ configuration, folder, mark, choices, cells, suite: readSuite(context.suite) },
      resumes: resume !== undefined,
      signal: interrupted.signal,
      progress: progress(context.stderr, texts),
    });
    const { verdict, report } = certified;
    const runs = [{ folder: '.', verdict }];
    const sealed = await seal({ root: folder.root, runs, signing: configuration.signing, ui });
    if (sealed.ok) mark.remove();
    const csv = cellsTable(folder);
    if (json) {
      const made = { csv, report: report?.index ?? null, ...sealJson(sealed) };
      writeJson(context.stdout, { folder: folder.root, ...made, verdict });
    } else {
      const page = report === null ? {} : { report: near(report.index, context.cwd), generator: report };
      tellLines(summary(verdict, ui, { verdict: near(folder.verdict, context.cwd), ...page }), context);
      const isGood = verdict.exitCode === EXIT_CODES.conforms;
      const { exhaustive } = verdict;
      if (exhaustive !== undefined) {
        const { company, ...counts } = exhaustive;
        const [cellsText, companyText] = [texts('summary.cells', counts), texts('summary.company', company)];
        const kind = isGood ? 'good' : 'doubtful';
        tellLines(
          [cellsText, companyText].map((text) => ({ kind, level: 0, text })),
          context,
        );
      }
      if (existsSync(csv)) {
        const text = texts('summary.table', { file: near(csv, context.cwd) });
        tellLines([{ kind: 'plain', level: 0, text }], context);
      }
      tellLines(sealLines(sealed, near(folder.root, context.cwd), ui), context);
    }
    return sealedExitCode(sealed, verdict.exitCode);
  } catch (error) {
    return broken(error, folder, ui, context, json);
  } finally {
    mark.leave();
    interrupted.release();
  }
}

type Choices =
  | { readonly ok: true; readonly choices: ExhaustiveChoices }
  | { readonly ok: false; readonly flag: string; readonly written: string };

function choicesOf(flags: ExhaustFlags, { options }: Configuration): Choices {
  for (const [name, least] of [
    ['sample', 1],
    ['seed', 0],
    ['company', 0],
  ] as const) {
    const written = flags[name];
    if (written !== undefined && !(/^\d{1,9}$/.test(written) && Number(written) >= least)) {
      return { ok: false, flag: `--${name}`, written };
    }
  }
  const { sample, seed, company, field12, all } = flags;
  const prices: readonly Field12[] = field12 === BOTH ? ['double', 'triple'] : [options.field_12];
  return {
    ok: true,
    choices: {
      field12: prices,
      sample: sample === undefined ? null : Number(sample),
      seed: seed === undefined ? DEFAULT_SEED : Number(seed),
      companyThrows: company === undefined ? DEFAULT_COMPANY : Number(company),
      all: all === true,
    },
  };
}

function problem(
  texts: TFunction,
  source: string,
  code: string,
  values: Record<string, string>,
): ConfigurationProblem {
  return {
    ...{ source, key: source.slice(2) },
    message: texts(`problem.${code}.message`, values),
    advice: texts(`problem.${code}.advice`, values),
  };
}
