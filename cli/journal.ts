/** `journal`: what a table has done, from its own log into a file that can be judged later, and elsewhere. */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Option, type Command } from 'commander';
import { connect, type AdapterConfiguration } from '../adapters/connect';
import { journalLines } from '../adapters/journal';
import { TableFault } from '../adapters/table';
import { readJournal } from '../assessment/observation';
import { translator } from '../locales';
import { EXIT, writeJson, writeLines, type CommandContext } from './command';
import { assignment, repeatable, scalar } from './interface/assignments';

interface Flags {
  adapter: string;
  target: string;
  tableOption?: string[];
  out: string;
  json?: boolean;
}

const TIMEOUT_MS = 10_000;

export function addJournal(program: Command, context: CommandContext): void {
  const texts = translator(context.language, 'journal');
  const option = (flags: string, key: string) => new Option(flags, texts(`option.${key}`));
  program
    .command('journal')
    .description(texts('description'))
    .addOption(option('--adapter <kind>', 'adapter').default('library'))
    .addOption(option('--target <target>', 'target').makeOptionMandatory())
    .addOption(option('--table-option <key=value>', 'tableOption').argParser(repeatable))
    .addOption(option('--out <file>', 'out').makeOptionMandatory())
    .option('--json', context.texts('json'))
    .action(async (flags: Flags) => context.exitWith(await run(flags, context)));
}

async function run(flags: Flags, context: CommandContext): Promise<number> {
  const { cwd, stdout, stderr, language } = context;
  const texts = translator(language, 'journal');
  const file = path.resolve(cwd, flags.out);
  const refuse = (key: string, values: Record<string, string>, code: number) => {
    writeLines(stderr, [texts(`refused.${key}`, values)]);
    return code;
  };
  if (existsSync(file)) return refuse('exists', { file: flags.out }, EXIT.wrongUse);
  const options = optionsOf(flags.tableOption);
  if (typeof options === 'string') return refuse('assignment', { written: options }, EXIT.wrongUse);
  try {
    const { adapter: kind, target } = flags;
    const { lines, events } = await recorded({ kind, target, options, timeoutMs: TIMEOUT_MS, cwd });
    writeWhole(file, lines);
    if (flags.json === true) writeJson(stdout, { file, events });
    else writeLines(stdout, [texts('written', { file: flags.out, events })]);
    return EXIT.done;
  } catch (error) {
    if (error instanceof TableFault) {
      return refuse('fault', { code: error.code, message: error.message }, EXIT.incomplete);
    }
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return refuse('file', { file: flags.out, code }, EXIT.wrongUse);
  }
}

async function recorded(adapter: AdapterConfiguration): Promise<{ lines: string[]; events: number }> {
  const connection = await connect(adapter);
  try {
    const { table } = connection;
    const described = await table.describe({});
    if (!described.ok) throw new TableFault('PROTOCOL', `describe was refused: ${described.refusal.code}`);
    const events = await readJournal(table);
    return { lines: [...journalLines(described.value, events)], events: events.length };
  } finally {
    await connection.close();
  }
}

/** What is at fault, or the options. */
function optionsOf(written: readonly string[] = []): Record<string, unknown> | string {
  const options: Record<string, unknown> = {};
  for (const each of written) {
    const pair = assignment(each);
    if (pair === null) return each;
    options[pair[0]] = scalar(pair[1]);
  }
  return options;
}

/** The whole file or none. */
function writeWhole(file: string, lines: readonly string[]): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.part`;
  try {
    writeFileSync(part, lines.join(''), { flag: 'wx' });
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}
