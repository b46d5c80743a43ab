/** The command line: which commands there are, and what happens where none of them was meant. */
import { CommanderError, Option, type Command } from 'commander';
import { INTERFACE_LANGUAGES, translator } from '../locales';
import { withholdSigning } from '../certification/declaration/signing-variables';
import { EXIT, writeLines, type CommandContext } from './command';
import { COMMANDS, namedCommand, type CommandEntry } from './commands';
import type { Environment } from '../certification/declaration/environment';
import { SUITE, type SuiteLocation } from '../checks/location';
import { TranslatedCommand } from './interface/help';
import { interfaceLanguage } from './interface/language';
import { isShown, usageMessage } from './interface/usage-error';
import { version } from '../certification/version';

const NAME = 'craps-conformance';

export interface System {
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream & { isTTY?: boolean };
  cwd: string;
  environment: Environment;
  /** BCP 47. */
  systemLocale: string;
  suite: SuiteLocation;
}

/** @returns the exit code */
export async function main(argv: readonly string[], given: Partial<System> = {}): Promise<number> {
  const system: System = {
    stdout: process.stdout,
    stderr: process.stderr,
    cwd: process.cwd(),
    environment: process.env,
    systemLocale: Intl.DateTimeFormat().resolvedOptions().locale,
    suite: SUITE,
    ...given,
  };
  const { stdout, stderr, cwd, suite } = system;
  const environment = { ...system.environment };
  // What is started from here on may be a table's code, which the laboratory's key is not for.
  withholdSigning(process.env);
  const language = interfaceLanguage(argv, system.environment, system.systemLocale);
  const texts = translator(language, 'cli');
  // Whatever ends without saying how has not come to a result.
  let exitCode: number = EXIT.incomplete;
  const context: CommandContext = {
    language,
    texts,
    cwd,
    environment,
    stdout,
    stderr,
    suite,
    exitWith: (code) => (exitCode = code),
  };
  const complain = (lines: string[]) => writeLines(stderr, lines);
  const program = buildProgram(context, namedCommand(argv));
  try {
    await program.parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (isShown(error)) return EXIT.done;
      // Without a command, commander shows the help by itself.
      if (error.code !== 'commander.help') {
        complain([...usageMessage(error, texts), texts('usage.help', { name: NAME })]);
      }
      return EXIT.wrongUse;
    }
    complain([texts('defect', { message: error instanceof Error ? error.message : String(error) })]);
    if (system.environment['DEBUG'] !== undefined && error instanceof Error) complain([error.stack ?? '']);
    return EXIT.incomplete;
  }
}

function buildProgram(context: CommandContext, named: CommandEntry | null): Command {
  const { texts, stdout, stderr } = context;
  const program = new TranslatedCommand(NAME, texts)
    .description(texts('description'))
    .version(version(), '-V, --version', texts('help.versionOption'))
    .helpCommand(`help ${texts('help.commandPlace')}`, texts('help.helpCommand'))
    .addOption(new Option('--ui <language>', texts('help.ui')).choices([...INTERFACE_LANGUAGES]))
    .exitOverride()
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      outputError: () => undefined,
    });
  // Of the others the list of commands needs a name and a sentence.
  for (const entry of COMMANDS) {
    if (entry === named) entry.load()(program, context);
    else
      program
        .command(entry.name)
        .description(translator(context.language, entry.description[0])(entry.description[1]));
  }
  return program;
}
