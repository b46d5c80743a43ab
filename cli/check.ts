/** `check`: the features and the registry, without a table. */
import type { Command } from 'commander';
import { translator } from '../locales';
import { allChecksOf, type CheckedSuite } from '../checks';
import { tellProblems, tellUnloadable } from './shown/checks';
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
  const checked = await allChecksOf(context.suite, context.language);
  if ('unloadable' in checked) {
    tellUnloadable(context, checked.unloadable, context.language, json);
    return EXIT.wrongUse;
  }
  const { problems } = checked;
  if (json) writeJson(context.stdout, { problems, ...countsOf(checked) });
  else if (problems.length > 0) tellProblems(checked, context.language, context.stdout, false);
  else {
    const { files, cases } = countsOf(checked);
    writeLines(context.stdout, [translator(context.language, 'checks')('sound', { files, cases: cases.zh })]);
  }
  return problems.length > 0 ? EXIT.wrongUse : EXIT.done;
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
