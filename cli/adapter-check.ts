/** `adapter-check`: whether a wire is right, before anyone runs the law over it. */
import { InvalidArgumentError, Option, type Command } from 'commander';
import type { TFunction } from 'i18next';
import { connect, type AdapterConfiguration } from '../adapters/connect';
import { ADAPTER_KINDS, isBuiltIn } from '../adapters/kinds';
import { readLinkOptions } from '../adapters/http/options';
import { openPort } from '../adapters/serial/port';
import { portSettings, readSerialOptions } from '../adapters/serial/settings';
import { OPERATIONS, TableFault, type Connection, type Table } from '../adapters/table';
import { printable } from '../adapters/answers';
import type { Channel } from '../adapters/wire';
import { translator } from '../locales';
import { contractChecks } from '../adapters/check/contract-checks';
import {
  BrokenOff,
  Skipped,
  makeChecks,
  type Check,
  type CheckResult,
  type Finding,
} from '../adapters/check/finding';
import { httpChecks } from '../adapters/check/http-checks';
import { lineChecks } from '../adapters/check/line-checks';
import { stdioChecks } from '../adapters/check/stdio-checks';
import { findAdapter } from '../certification/declaration/adapter-module';
import { ProblemWriter, type ConfigurationProblem } from '../certification/declaration/configuration-problem';
import { placeText } from '../certification/declaration/place';
import { interruption } from './interface/interruption';
import { EXIT, writeJson, writeLines, type CommandContext } from './command';
import { assignment, repeatable, scalar } from './interface/assignments';

interface Flags {
  adapter: string;
  target: string;
  tableOption?: string[];
  timeout: number;
  json?: boolean;
}

const DEFAULT_TIMEOUT_MS = 5_000;
/** As of a verdict: the wire is not as it has to be. */
const WRONG = 1;
const MESSAGE_LIMIT = 400;

export function addAdapterCheck(program: Command, context: CommandContext): void {
  const texts = translator(context.language, 'adapter-check');
  program
    .command('adapter-check')
    .description(texts('description'))
    .addOption(
      new Option(
        '--adapter <kind>',
        texts('option.adapter', { kinds: ADAPTER_KINDS.join(', ') }),
      ).makeOptionMandatory(),
    )
    .addOption(new Option('--target <target>', texts('option.target')).makeOptionMandatory())
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
    writeLines(stderr, [declared]);
    return EXIT.wrongUse;
  }
  const found = findAdapter({
    kind: declared.kind,
    folder: context.cwd,
    cwd: context.cwd,
    writer: new ProblemWriter(translator(context.language, 'configuration'), () => ({ source: '--adapter' })),
  });
  if (!found.ok) return refuse(found.problem, context, json);
  const configuration = found.module === null ? declared : { ...declared, module: found.module.file };
  // The process that is checked is in a group of its own, which a Ctrl-C in the terminal does not reach.
  const interrupted = interruption(() => process.exit(EXIT.incomplete));
  const link = new Link(configuration);
  const results: CheckResult[] = [];
  let broken: BrokenOff | undefined;
  try {
    const checks = await link.checks();
    await makeChecks(checks, (result) => {
      results.push({ ...result, findings: result.findings.map((finding) => hidden(finding, link)) });
      if (!json) writeLines(stdout, lines(results.at(-1) as CheckResult, texts));
    });
  } catch (error) {
    if (error instanceof BrokenOff) broken = error;
    else if (error instanceof TableFault) broken = new BrokenOff(error, false);
    else throw error;
  } finally {
    await link.close();
    interrupted.release();
  }

  const count = (status: CheckResult['status']) => results.filter((each) => each.status === status).length;
  const counts = {
    checks: results.length,
    right: count('right'),
    wrong: count('wrong'),
    remark: count('remark'),
    skipped: count('skipped'),
  };
  const exitCode = exitCodeOf(counts.wrong, broken);
  const fault = broken === undefined ? null : faultText(broken, context, link);
  if (json) {
    writeJson(stdout, {
      exitCode,
      counts,
      brokenOff: fault,
      results: results.map((each) => told(each, texts)),
    });
  } else {
    if (fault !== null) writeLines(stderr, [fault]);
    if (results.length > 0) writeLines(stdout, ['', texts('counts', counts)]);
    writeLines(stdout, [texts(`result.${RESULTS[exitCode] ?? 'incomplete'}`)]);
  }
  return exitCode;
}

function refuse(
  problem: ConfigurationProblem,
  { stdout, stderr, language }: CommandContext,
  json: boolean,
): number {
  if (json) writeJson(stdout, { problems: [problem] });
  else {
    const advice = translator(language, 'configuration')('advice', { advice: problem.advice });
    writeLines(stderr, [`${placeText(problem)}: ${problem.message}`, `  ${advice}`]);
  }
  return EXIT.wrongUse;
}

const RESULTS: Readonly<Record<number, string>> = {
  [EXIT.done]: 'right',
  [WRONG]: 'wrong',
  [EXIT.wrongUse]: 'wrongUse',
};

function exitCodeOf(wrong: number, broken: BrokenOff | undefined): number {
  if (wrong > 0) return WRONG;
  if (broken === undefined) return EXIT.done;
  return broken.fault.code === 'ADAPTER' && !broken.begun ? EXIT.wrongUse : EXIT.incomplete;
}

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
  return { kind: adapter, target, options, timeoutMs: timeout, cwd };
}

/** The checks of one wire, then the contract over the adapter that certifying uses. */
class Link {
  hide: (text: string) => string = (text) => text;
  private channel: Channel | undefined;
  private connection: Connection | undefined;

  constructor(private readonly configuration: AdapterConfiguration) {}

  /** Throws {@link TableFault} where the target or its options cannot be used. */
  async checks(): Promise<Check[]> {
    // A journal has no wire, and nothing behind it answers.
    if (this.configuration.kind === 'journal') return [this.connecting()];
    return [...(await this.wireChecks()), this.connecting(), ...contractChecks(this.table())];
  }

  async close(): Promise<void> {
    await this.channel?.close();
    await this.connection?.close();
  }

  private async wireChecks(): Promise<Check[]> {
    const { kind, target, options, cwd, timeoutMs } = this.configuration;
    // What is behind a third party's adapter only that adapter knows.
    if (!isBuiltIn(kind)) return [];
    switch (kind) {
      case 'library':
      case 'journal':
        return [];
      case 'http': {
        const link = readLinkOptions({ target, options, cwd });
        this.hide = (text) => link.secrets.hide(text);
        return httpChecks(link, timeoutMs);
      }
      case 'serial':
        this.channel = await openPort(portSettings(target, readSerialOptions(options)));
        return lineChecks(this.channel, timeoutMs);
      case 'stdio':
        return stdioChecks(target, cwd, timeoutMs);
    }
  }

  private connecting(): Check {
    return {
      check: 'contract.connect',
      asksNothing: true,
      run: async () => {
        this.connection = await connect(this.configuration);
      },
    };
  }

  private table(): Table {
    const entries = OPERATIONS.map((operation) => [
      operation,
      (parameters: never) => {
        if (this.connection === undefined) throw new Skipped('unanswered');
        return this.connection.table[operation](parameters);
      },
    ]);
    return Object.fromEntries(entries) as Table;
  }
}

function hidden(finding: Finding, link: Link): Finding {
  const values = Object.entries(finding.values).map(([key, value]) => [
    key,
    typeof value === 'string' ? link.hide(value) : value,
  ]);
  return { ...finding, values: Object.fromEntries(values) as Finding['values'] };
}

function lines({ check, status, findings, skipped }: CheckResult, texts: TFunction): string[] {
  return [
    texts(`status.${status}`, { check: texts(`check.${check}`) }),
    ...findings.map(
      ({ kind, finding, values }) =>
        `  ${texts(`kind.${kind}`, { text: texts(`finding.${finding}`, values) })}`,
    ),
    ...(skipped === undefined ? [] : [`  ${texts(`skipped.${skipped}`)}`]),
  ];
}

function told({ check, status, findings, skipped }: CheckResult, texts: TFunction) {
  return {
    check,
    title: texts(`check.${check}`),
    status,
    findings: findings.map(({ kind, finding, values }) => ({
      kind,
      finding,
      text: texts(`finding.${finding}`, values),
    })),
    ...(skipped === undefined ? {} : { skipped: texts(`skipped.${skipped}`) }),
  };
}

function faultText({ fault, begun }: BrokenOff, { texts, language }: CommandContext, link: Link): string {
  const own = translator(language, 'adapter-check');
  const message = printable(link.hide(fault.message), MESSAGE_LIMIT);
  return own(begun ? 'brokenOff' : 'unreached', { why: texts(`fault.${fault.code}`), message });
}
