/** `check`: the features and the registry, without a table. */
import type { Command } from 'commander';
import { translator, type InterfaceLanguage } from '../locales';
import { checkSuite, type CheckedSuite, type SuiteLocation } from '../checks';
import { problemLines } from './shown/checks';
import { EXIT, writeJson, writeLines, type CommandContext } from './command';

export function addCheck(program: Command, context: CommandContext): void {
  const { texts } = context;
  program
    .command('check')
    .description(texts('check.description'))
    .option('--json', texts('json'))
    .action(async ({ json }: { json?: boolean }) => {
      context.exitWith(await check(context, json === true));
    });
}

async function check(context: CommandContext, json: boolean): Promise<number> {
  const checked = await checksOf(context.suite, context.language);
  if ('unloadable' in checked) {
    tellUnloadable(context, checked.unloadable, json);
    return EXIT.wrongUse;
  }
  const { problems } = checked;
  if (json) writeJson(context.stdout, { problems, ...countsOf(checked) });
  else if (problems.length > 0) tellProblems(context.stdout, checked, context.language);
  else {
    const { files, cases } = countsOf(checked);
    writeLines(context.stdout, [translator(context.language, 'checks')('sound', { files, cases: cases.zh })]);
  }
  return problems.length > 0 ? EXIT.wrongUse : EXIT.done;
}

/** The step definitions are code: where they cannot even be loaded, nothing else can be said. */
export async function checksOf(
  suite: SuiteLocation,
  language: InterfaceLanguage,
): Promise<CheckedSuite | { unloadable: string }> {
  try {
    return await checkSuite(suite, language);
  } catch (error) {
    return { unloadable: error instanceof Error ? error.message : String(error) };
  }
}

export function tellUnloadable(context: CommandContext, message: string, json: boolean): void {
  const sentence = translator(context.language, 'checks')('unloadable', { message });
  if (json) writeJson(context.stdout, { problems: [{ check: 'steps', message: sentence }] });
  else writeLines(context.stderr, [sentence]);
}

export function tellProblems(
  stream: NodeJS.WritableStream,
  { problems }: CheckedSuite,
  language: InterfaceLanguage,
): void {
  const texts = translator(language, 'checks');
  writeLines(stream, [
    ...problems.flatMap((problem) => [...problemLines(problem, texts), '']),
    texts('count', { count: problems.length }),
  ]);
}

function countsOf({ suite }: CheckedSuite): { files: number; cases: { zh: number; pt: number } } {
  const cases = (language: string) =>
    suite.files
      .filter((file) => file.language === language)
      .flatMap(({ rules }) => rules)
      .flatMap((rule) => rule.cases)
      .flatMap(({ rows }) => rows).length;
  return { files: suite.files.length, cases: { zh: cases('zh'), pt: cases('pt') } };
}
