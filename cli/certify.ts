/** `certify`: the features against a table, and a certification folder of what came out. */
import { Option, type Command } from 'commander';
import { ADAPTER_KINDS } from '../adapters/kinds';
import { translator } from '../locales';
import { certifyTable, type CertificationListener } from '../certification/certify-table';
import type { CertifyFlags } from '../certification/declaration/flags';
import { EXIT, writeLines, type CommandContext } from './command';
import { repeatable } from './interface/assignments';
import { interruption } from './interface/interruption';
import { progress } from './interface/progress';
import { certifiedJson, comparedJson, tellCertified, tellCompared, tellUnwritable } from './shown/certified';
import { tellProblems, tellUnloadable } from './shown/checks';
import { refuse, tellBeforehand } from './shown/configuration';
import { paceLines } from './shown/pace';

export function addCertify(program: Command, context: CommandContext): void {
  const { texts, language } = context;
  const signing = translator(language, 'signing');
  const option = (flags: string, key: string, values = {}) =>
    new Option(flags, texts(`certify.option.${key}`, values));
  const kinds = ADAPTER_KINDS.join(', ');
  program
    .command('certify')
    .description(texts('certify.description'))
    .addOption(option('--config <file>', 'config').default(undefined, 'certification.yaml'))
    .addOption(option('--adapter <kind>', 'adapter', { kinds }).default(undefined, 'library'))
    .addOption(option('--target <target>', 'target').default(undefined, 'reference'))
    .addOption(option('--table-option <key=value>', 'tableOption').argParser(repeatable))
    .addOption(option('--lang <languages>', 'lang').default(undefined, 'zh,pt'))
    .addOption(option('--readings <set>', 'readings').default(undefined, 'customary'))
    .addOption(option('--reading <id=value>', 'reading').argParser(repeatable))
    .addOption(option('--field-12 <prize>', 'field12').default(undefined, 'double'))
    .addOption(option('--scope <scope>', 'scope').default(undefined, 'system'))
    .addOption(option('--inspection <file>', 'inspection'))
    .addOption(option('--as-described', 'asDescribed'))
    .addOption(new Option('--compare-readings', translator(language, 'comparison')('option')))
    .addOption(option('--fault <id>', 'fault'))
    .addOption(option('--tags <expression>', 'tags'))
    .addOption(option('--throws <count>', 'throws').default(undefined, '1000'))
    .addOption(option('--ask <what>', 'ask').default(undefined, 'each'))
    .addOption(option('--parallel <workers>', 'parallel').default(undefined, '1'))
    .addOption(option('--out <folder>', 'out').default(undefined, texts('certify.option.outDefault')))
    .addOption(new Option('--resume <folder>', translator(language, 'resume')('option')))
    .addOption(option('--allure <what>', 'allure').default(undefined, 'report'))
    .option('--no-certificate', translator(language, 'certificate')('option'))
    .option('--signing-key <file>', signing('option.signingKey'))
    .option('--pkcs12 <file>', signing('option.pkcs12'))
    .option('--json', texts('json'))
    .action(async (flags: CertifyFlags, command: Command) => {
      const { ui } = command.optsWithGlobals<{ ui?: string }>();
      context.exitWith(await run({ ...flags, ...(ui === undefined ? {} : { ui }) }, context));
    });
}

async function run(flags: CertifyFlags, context: CommandContext): Promise<number> {
  const json = flags.json === true;
  let ui = context.language;
  const controller = new AbortController();
  let release = () => undefined as void;
  const listener: CertificationListener = {
    begins({ configuration, warnings, resumed, pace }) {
      ui = configuration.ui;
      const tell = () => writeLines(context.stderr, ['', translator(ui, 'cli')('certify.interrupted')]);
      ({ release } = interruption(tell, controller));
      tellBeforehand(warnings, configuration, context);
      if (resumed !== null) tellResumed(resumed, context, ui);
      if (pace !== null) writeLines(context.stderr, paceLines(pace, ui));
    },
    progress(which) {
      if (which !== null) writeLines(context.stderr, [translator(ui, 'comparison')(`running.${which}`)]);
      return progress(context.stderr, translator(ui, 'cli'));
    },
  };
  try {
    const { cwd, language, environment, suite } = context;
    const { signal } = controller;
    const outcome = await certifyTable(flags, { cwd, language, environment, suite, signal, listener });
    switch (outcome.kind) {
      case 'refused':
        return refuse(outcome.problems, outcome.ui, context, json);
      case 'unloadable':
        tellUnloadable(context, outcome.message, outcome.ui, json);
        return EXIT.wrongUse;
      case 'unsound':
        tellProblems(outcome.checked, outcome.ui, json ? context.stdout : context.stderr, json);
        return EXIT.wrongUse;
      case 'unwritable':
        tellUnwritable(outcome, outcome.ui, context, json);
        return EXIT.incomplete;
      case 'certified':
        (json ? certifiedJson : tellCertified)(outcome, context);
        return outcome.exitCode;
      case 'compared':
        (json ? comparedJson : tellCompared)(outcome, context);
        return outcome.exitCode;
    }
  } finally {
    release();
  }
}

type Resumed = NonNullable<Parameters<CertificationListener['begins']>[0]['resumed']>;

function tellResumed(
  { declaration, remaining }: Resumed,
  { stderr }: CommandContext,
  ui: CommandContext['language'],
): void {
  const { casesBefore, again } = declaration.resumptions.at(-1) ?? { casesBefore: 0, again: 0 };
  const values = { casesBefore, again, cases: remaining?.cases ?? 0 };
  writeLines(stderr, [
    translator(ui, 'resume')(remaining === null ? 'told.fromTheBeginning' : 'told.goesOn', values),
  ]);
}
