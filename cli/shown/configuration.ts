/** What is wrong with what was asked, and what is said of it before a run. */
import { translator, type InterfaceLanguage } from '../../locales';
import type { Configuration, ConfigurationProblem } from '../../certification/declaration/configuration';
import { readingsLine } from '../../certification/declaration/declared-readings';
import { placeText } from '../../certification/declaration/place';
import { EXIT, writeJson, writeLines, type CommandContext } from '../command';

/** Why nothing was asked of the table, or nothing could be. */
export type NotRun =
  | {
      readonly kind: 'refused';
      readonly problems: readonly ConfigurationProblem[];
      readonly ui: InterfaceLanguage;
    }
  | { readonly kind: 'unreached'; readonly messages: readonly string[] };

/** @returns the exit code */
export function tellNotRun(outcome: NotRun, context: CommandContext, json: boolean): number {
  if (outcome.kind === 'refused') return refuse(outcome.problems, outcome.ui, context, json);
  if (json) writeJson(context.stdout, { problems: outcome.messages });
  else writeLines(context.stderr, outcome.messages);
  return EXIT.incomplete;
}

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
