/** What is wrong with what was asked, and what is said of it before a run. */
import { translator, type InterfaceLanguage } from '../../locales';
import type { Configuration, ConfigurationProblem } from '../../certification/declaration/configuration';
import { readingsLine } from '../../certification/declaration/declared-readings';
import { placeText } from '../../certification/declaration/place';
import { EXIT, writeJson, writeLines, type CommandContext } from '../command';

/** Tells why nothing was run. @returns the exit code */
export function refuse(
  problems: readonly ConfigurationProblem[],
  ui: InterfaceLanguage,
  { stdout, stderr }: CommandContext,
  json: boolean,
): number {
  if (json) writeJson(stdout, { problems });
  else {
    const texts = translator(ui, 'configuration');
    writeLines(stderr, [...problemLines(problems, ui), texts('title', { count: problems.length })]);
  }
  return EXIT.wrongUse;
}

export function problemLines(problems: readonly ConfigurationProblem[], ui: InterfaceLanguage): string[] {
  const texts = translator(ui, 'configuration');
  return problems.flatMap((problem) => [
    `${placeText(problem)}: ${problem.message}`,
    `  ${texts('advice', { advice: problem.advice })}`,
  ]);
}

export function tellBeforehand(
  warnings: readonly ConfigurationProblem[],
  { readings, ui }: Configuration,
  { stderr }: CommandContext,
): void {
  const texts = translator(ui, 'configuration');
  const worded = warnings.map((each) => ({ ...each, message: texts('warning', { message: each.message }) }));
  writeLines(stderr, [...problemLines(worded, ui), readingsLine(readings, ui)]);
}
