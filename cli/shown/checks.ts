/** Problems as `check` prints them: the place first, so that editors and terminals can jump to it. */
import type { TFunction } from 'i18next';
import { printable } from '../../reports/printable';
import { show } from '../../checks/difference';
import type { Problem } from '../../checks/problem';

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
