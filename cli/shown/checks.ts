/** Problems as `check` prints them: the place first, so that editors and terminals can jump to it. */
import type { TFunction } from 'i18next';
import { translator, type InterfaceLanguage } from '../../locales';
import { printable } from '../../reports/printable';
import { show } from '../../checks/difference';
import type { CheckedSuite, Problem } from '../../checks';
import { writeJson, writeLines, type CommandContext } from '../command';

export function problemLines(problem: Problem, texts: TFunction): string[] {
  const { check, file, line, column, message, advice } = problem;
  const place = [file, line, ...(column === undefined ? [] : [column])].join(':');
  return [
    `${place}: [${texts(`check.${check}`)}] ${printable(message)}`,
    ...differenceLines(problem, texts),
    `  ${texts('advice', { advice: printable(advice) })}`,
  ];
}

function differenceLines({ difference }: Problem, texts: TFunction): string[] {
  if (difference === undefined) return [];
  const { expected, actual, caret, characters } = show(difference);
  const end = texts('end');
  return [
    `  ${texts('expected')}`,
    `    ${printable(expected)}`,
    `  ${texts('actual')}`,
    `    ${printable(actual)}`,
    `    ${caret}`,
    `  ${texts('characters', { expected: characters.expected ?? end, actual: characters.actual ?? end })}`,
  ];
}

export function tellUnloadable(
  { stdout, stderr }: CommandContext,
  message: string,
  language: InterfaceLanguage,
  json: boolean,
): void {
  const sentence = translator(language, 'checks')('unloadable', { message });
  if (json) writeJson(stdout, { problems: [{ check: 'steps', message: sentence }] });
  else writeLines(stderr, [sentence]);
}

export function tellProblems(
  { problems }: Pick<CheckedSuite, 'problems'>,
  language: InterfaceLanguage,
  stream: NodeJS.WritableStream,
  json: boolean,
): void {
  if (json) {
    writeJson(stream, { problems });
    return;
  }
  const texts = translator(language, 'checks');
  writeLines(stream, [
    ...problems.flatMap((problem) => [...problemLines(problem, texts), '']),
    texts('count', { count: problems.length }),
  ]);
}
