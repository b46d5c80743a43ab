/** `adapter-check`: whether a wire is right, before anyone runs the law over it. */
import { createRequire } from 'node:module';
import { InvalidArgumentError, Option, type Command } from 'commander';
import type { TFunction } from 'i18next';
import type * as Room from '../adapters/check';
import type { AdapterConfiguration } from '../adapters/connect';
import { ADAPTER_KINDS } from '../adapters/kinds';
import { printable } from '../adapters/printable';
import { findAdapter } from '../certification/declaration/adapter-module';
import { ProblemWriter } from '../certification/declaration/configuration-problem';
import { placeText } from '../certification/declaration/place';
import { translator } from '../locales';
import { EXIT, writeJson, writeLines, type CommandContext } from './command';
import { assignment, repeatable, scalar } from './interface/assignments';
import { interruption } from './interface/interruption';
import { reportJson, reportLines, resultLines } from './shown/wire-check';

interface Flags {
  adapter?: string;
  target: string;
  tableOption?: string[];
  timeout: number;
  json?: boolean;
}

const TARGET_LIMIT = 200;
const DEFAULT_TIMEOUT_MS = 10_000;
/** `wrong` as of a verdict: the wire is not as it has to be. */
const EXIT_CODES = {
  right: EXIT.done,
  wrong: 1,
  unusable: EXIT.wrongUse,
  incomplete: EXIT.incomplete,
} as const;

/** With every wire and its libraries: loaded by whoever checks one. */
const room = () => createRequire(__filename)('../adapters/check') as typeof Room;

export function addAdapterCheck(program: Command, context: CommandContext): void {
  const texts = translator(context.language, 'adapter-check');
  program
    .command('adapter-check')
    .description(texts('description'))
    .addOption(new Option('--target <target>', texts('option.target')).makeOptionMandatory())
    .addOption(new Option('--adapter <kind>', texts('option.adapter', { kinds: ADAPTER_KINDS.join(', ') })))
    .addOption(new Option('--table-option <key=value>', texts('option.tableOption')).argParser(repeatable))
    .addOption(
      new Option('--timeout <milliseconds>', texts('option.timeout'))
        .argParser(milliseconds)
        .default(DEFAULT_TIMEOUT_MS, String(DEFAULT_TIMEOUT_MS)),
    )
    .option('--json', context.texts('json'))
    .action(async (flags: Flags) => {
      context.exitWith(await run(flags, context, texts));
    });
}

function milliseconds(written: string): number {
  const value = Number(written);
  if (/^\d{1,7}$/.test(written) && value > 0) return value;
  throw new InvalidArgumentError('');
}

async function run(flags: Flags, context: CommandContext, texts: TFunction): Promise<number> {
  const { stdout, stderr } = context;
  const json = flags.json === true;
  const declared = configurationOf(flags, context, texts);
  if (typeof declared === 'string') {
    if (json) writeJson(stdout, { exitCode: EXIT.wrongUse, problems: [{ message: declared }] });
    else writeLines(stderr, [declared]);
    return EXIT.wrongUse;
  }
  const found = findAdapter({
    kind: declared.kind,
    folder: context.cwd,
    cwd: context.cwd,
    writer: new ProblemWriter(translator(context.language, 'configuration'), () => ({ source: '--adapter' })),
  });
  if (!found.ok) {
    const { problem } = found;
    const advice = translator(context.language, 'configuration')('advice', { advice: problem.advice });
    if (json) writeJson(stdout, { problems: [problem] });
    else writeLines(stderr, [`${placeText(problem)}: ${problem.message}`, `  ${advice}`]);
    return EXIT.wrongUse;
  }
  const configuration = found.module === null ? declared : { ...declared, module: found.module.file };

  // The process that is checked is in a group of its own, which a Ctrl-C in the terminal does not reach.
  const interrupted = interruption(() => process.exit(EXIT.incomplete));
  try {
    const report = await room().checkWire(configuration, (result) => {
      if (!json) writeLines(stdout, resultLines(result, context));
    });
    const exitCode = EXIT_CODES[report.outcome];
    if (json) writeJson(stdout, { exitCode, ...reportJson(report, context) });
    else {
      const { complaints, lines } = reportLines(report, context);
      writeLines(stderr, complaints);
      writeLines(stdout, lines);
    }
    return exitCode;
  } finally {
    interrupted.release();
  }
}

/** A sentence where the flags cannot be meant. */
function configurationOf(
  { adapter, target, tableOption = [], timeout }: Flags,
  { cwd }: CommandContext,
  texts: TFunction,
): AdapterConfiguration | string {
  const options: Record<string, unknown> = {};
  for (const written of tableOption) {
    const pair = assignment(written);
    if (pair === null) return texts('assignment', { written });
    options[pair[0]] = scalar(pair[1]);
  }
  const kind = adapter ?? room().kindOfTarget(target, cwd);
  if (kind === null) return texts('target.unknown', { target: printable(target, TARGET_LIMIT) });
  const problem = room().targetProblem(kind, target, cwd);
  if (problem !== null)
    return texts(`target.${problem.problem}`, { target: printable(target, TARGET_LIMIT) });
  return { kind, target, options, timeoutMs: timeout, cwd };
}
