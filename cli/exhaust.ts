/** `exhaust`: a table through every state that a bet can reach and every ordered throw. */
import { existsSync } from 'node:fs';
import { Option, type Command } from 'commander';
import type { TFunction } from 'i18next';
import { ADAPTER_KINDS } from '../adapters/kinds';
import { translator } from '../locales';
import { summary } from '../reports/summary/summary';
import { EXIT_CODES, type Verdict } from '../reports/verdict/schema';
import {
  DEFAULT_COMPANY,
  DEFAULT_SEED,
  exhaustTable,
  type ExhaustFlags,
  type ExhaustOutcome,
} from '../certification/examination/exhaustive/exhaust-table';
import { EXIT, writeJson, writeLines, type CommandContext } from './command';
import { repeatable } from './interface/assignments';
import { interruption } from './interface/interruption';
import { near, tellLines } from './interface/output';
import { progress } from './interface/progress';
import { sealJson, tellUnwritable } from './shown/certified';
import { sealLines } from './shown/products';
import { tellBeforehand, tellNotRun } from './shown/configuration';

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
    .addOption(shared('--as-described', 'asDescribed'))
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
  const controller = new AbortController();
  let release = () => undefined as void;
  try {
    const { cwd, language, environment, suite } = context;
    const outcome = await exhaustTable(flags, {
      ...{ cwd, language, environment, suite, signal: controller.signal },
      begins({ configuration, folder, warnings, done }) {
        const texts = translator(configuration.ui, 'exhaust');
        const root = near(folder.root, cwd);
        const tell = () => writeLines(context.stderr, ['', texts('interrupted', { folder: root })]);
        ({ release } = interruption(tell, controller));
        tellBeforehand(warnings, configuration, context);
        if (done > 0) writeLines(context.stderr, [texts('resumed', { done })]);
      },
      progress: ({ ui }) => progress(context.stderr, translator(ui, 'exhaust')),
    });
    return tell(outcome, context, json);
  } finally {
    release();
  }
}

function tell(outcome: ExhaustOutcome, context: CommandContext, json: boolean): number {
  switch (outcome.kind) {
    case 'refused':
    case 'unreached':
      return tellNotRun(outcome, context, json);
    case 'unwritable':
      tellUnwritable(outcome, outcome.ui, context, json);
      return EXIT.incomplete;
    case 'driven':
      if (json) {
        const { folder, csv, sealed, certified } = outcome;
        const made = { csv, report: certified.report?.index ?? null, ...sealJson(sealed) };
        writeJson(context.stdout, { folder: folder.root, ...made, verdict: certified.verdict });
      } else tellDriven(outcome, context);
      return outcome.exitCode;
  }
}

function tellDriven(
  { ui, folder, certified, sealed, csv }: Extract<ExhaustOutcome, { kind: 'driven' }>,
  context: CommandContext,
): void {
  const { verdict, report } = certified;
  const texts = translator(ui, 'exhaust');
  const page = report === null ? {} : { report: near(report.index, context.cwd), generator: report };
  tellLines(
    [
      ...summary(verdict, ui, { verdict: near(folder.verdict, context.cwd), ...page }),
      ...countedLines(verdict, texts),
      ...(existsSync(csv)
        ? [
            {
              kind: 'plain' as const,
              level: 0,
              text: texts('summary.table', { file: near(csv, context.cwd) }),
            },
          ]
        : []),
      ...sealLines(sealed, near(folder.root, context.cwd), ui),
    ],
    context,
  );
}

function countedLines({ exhaustive, exitCode }: Verdict, texts: TFunction) {
  if (exhaustive === undefined) return [];
  const { company, ...counts } = exhaustive;
  const kind = exitCode === EXIT_CODES.conforms ? ('good' as const) : ('doubtful' as const);
  return [texts('summary.cells', counts), texts('summary.company', company)].map((text) => ({
    ...{ kind, level: 0, text },
  }));
}
