/** `explore`: random sessions against a table and the model, shortened and written down as scenarios. */
import { Option, type Command } from 'commander';
import type { TFunction } from 'i18next';
import { ADAPTER_KINDS } from '../adapters/kinds';
import {
  NUMBERS,
  exploreTable,
  type ExploreFlags,
  type ExploreOutcome,
  type ExploredTable,
} from '../certification/examination/exploration/explore-table';
import { findingsDocument } from '../certification/examination/exploration/folder';
import { translator, type InterfaceLanguage } from '../locales';
import { EXIT, writeJson, writeLines, type CommandContext } from './command';
import { repeatable } from './interface/assignments';
import { interruption } from './interface/interruption';
import { near } from './interface/output';
import { tellBeforehand, tellNotRun } from './shown/configuration';
import { findingLines } from './shown/exploration';

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
    .addOption(new Option('--as-described', context.texts('certify.option.asDescribed')))
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
  const controller = new AbortController();
  let release = () => undefined as void;
  let told: (sessions: number, findings: number) => void = () => undefined;
  try {
    const { cwd, language, environment, suite } = context;
    const outcome = await exploreTable(flags, {
      ...{ cwd, language, environment, suite, signal: controller.signal },
      begins({ configuration, warnings, job: { exploration } }) {
        const texts = translator(configuration.ui, 'explore');
        const tell = () => writeLines(context.stderr, ['', texts('interrupted')]);
        ({ release } = interruption(tell, controller));
        tellBeforehand(warnings, configuration, context);
        writeLines(context.stderr, [texts('seed', { seed: exploration.seed })]);
        told = progressOf(context, texts, exploration.runs);
      },
      onSessions: (sessions, findings) => told(sessions, findings),
    });
    return tell(outcome, context, json);
  } finally {
    release();
  }
}

function tell(outcome: ExploreOutcome, context: CommandContext, json: boolean): number {
  switch (outcome.kind) {
    case 'refused':
    case 'unreached':
      return tellNotRun(outcome, context, json);
    case 'unwritable':
      writeLines(context.stderr, [outcome.message]);
      return EXIT.incomplete;
    case 'explored': {
      const { folder, troubles } = outcome;
      const document = findingsDocument(outcome.outcome);
      if (json) writeJson(context.stdout, { folder: folder.root, troubles, ...document });
      else tellExplored(outcome, outcome.ui, context);
      return outcome.outcome.exitCode;
    }
  }
}

function tellExplored(
  { outcome, file, troubles, complete }: ExploredTable,
  language: InterfaceLanguage,
  { stdout, stderr, cwd }: CommandContext,
): void {
  const texts = translator(language, 'explore');
  const { job, explored, written, configuration } = outcome;
  const { ended } = explored;
  const { authorisations } = job;
  const wording = { language, authorisations, minorUnitsPerAmount: configuration.minorUnitsPerAmount };
  const readings = explored.capabilities === null ? null : job.readings;
  const sessions = ended?.sessions ?? explored.findings.at(-1)?.session ?? 0;
  writeLines(stderr, troubles);
  writeLines(stdout, [
    ...written.flatMap((each, index) => [...findingLines(each, index + 1, wording, readings), '']),
    written.length > 0
      ? texts('result.found', { sessions, count: written.length })
      : texts(complete ? 'result.none' : 'result.incomplete', { sessions }),
    ...(ended?.fault === null ? [texts(`ended.${ended.ended}`)] : []),
    texts('details', { file: near(file, cwd) }),
  ]);
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
