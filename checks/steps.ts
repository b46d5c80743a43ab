/** Every step of every case, in every row, has one definition and its words can be read by it. */
import { isDeepStrictEqual } from 'node:util';
import type { PickleStep, Step } from '@cucumber/messages';
import type { TFunction } from 'i18next';
import { at, type Problem } from './problem';
import type { Match, StepDefinitions } from './support-code';
import type { CaseRow, FeatureFile, Suite } from './suite';

export function checkSteps(suite: Suite, definitions: StepDefinitions, texts: TFunction): Problem[] {
  return [
    ...definitions.undefinedParameterTypes.map(({ name, expression }): Problem => ({
      check: 'steps',
      file: suite.support.join(', '),
      line: 1,
      message: texts('steps.parameterType.message', { name, expression }),
      advice: texts('steps.parameterType.advice', { name }),
    })),
    ...suite.files.flatMap((file) => checkFile(file, definitions, texts)),
  ];
}

/** An outline's step is reported once, with the first row in which it is wrong. */
function checkFile(file: FeatureFile, definitions: StepDefinitions, texts: TFunction): Problem[] {
  const reported = new Set<Step>();
  const rows = [...file.strays, ...file.rules.flatMap(({ cases }) => cases)].flatMap((each) => each.rows);
  return rows.flatMap((row) =>
    row.pickle.steps.flatMap((pickleStep) => {
      const step = stepOf(file, pickleStep);
      if (step === undefined || reported.has(step)) return [];
      const problems = checkStep(file, row, pickleStep, step, definitions, texts);
      if (problems.length > 0) reported.add(step);
      return problems;
    }),
  );
}

export function stepOf(file: FeatureFile, { astNodeIds }: PickleStep): Step | undefined {
  return file.steps.get(astNodeIds[0] ?? '');
}

function checkStep(
  file: FeatureFile,
  row: CaseRow,
  pickleStep: PickleStep,
  step: Step,
  definitions: StepDefinitions,
  texts: TFunction,
): Problem[] {
  const matches = definitions.matching(pickleStep);
  const [match, ...others] = matches;
  const problem = (key: string, values: Record<string, string> = {}): Problem => ({
    check: 'steps',
    file: file.uri,
    ...at(step.location),
    message: texts(`steps.${key}.message`, {
      step: `${step.keyword}${pickleStep.text}`,
      row: row.location.line,
      ...values,
    }),
    advice: texts(`steps.${key}.advice`, values),
  });
  if (match === undefined) return [problem('undefined')];
  if (others.length > 0) {
    const places = matches.map(({ definition }) => `${definition.uri}:${definition.line}`);
    return [problem('ambiguous', { places: places.join(', ') })];
  }
  const unreadable = match.arguments.find((argument) => argument.getValue(null) === undefined);
  return unreadable === undefined ? [] : [problem('unreadable', { words: unreadable.group.value ?? '' })];
}

/** One argument of a step as its function receives it, with the parameter type that read it. */
export interface Read {
  type: string;
  value: unknown;
}

/** In the order in which the phrase names them; a table or text under the step comes last. */
export function argumentsOf({ arguments: found }: Match, { argument }: PickleStep): Read[] {
  return [
    ...found.map((each) => ({
      type: each.getParameterType().name ?? '',
      value: each.getValue(null),
    })),
    ...(argument?.dataTable === undefined
      ? []
      : [
          {
            type: 'table',
            value: argument.dataTable.rows.map(({ cells }) => cells.map(({ value }) => value)),
          },
        ]),
    ...(argument?.docString === undefined ? [] : [{ type: 'text', value: argument.docString.content }]),
  ];
}

/**
 * The same arguments. The languages may name arguments of different types in a different order, never those of one
 * type: an amount cannot take the place of another unnoticed.
 */
export function sameArguments(one: readonly Read[], other: readonly Read[]): boolean {
  return isDeepStrictEqual(byType(one), byType(other));
}

function byType(all: readonly Read[]): Map<string, unknown[]> {
  const groups = new Map<string, unknown[]>();
  for (const { type, value } of all) groups.set(type, [...(groups.get(type) ?? []), value]);
  return groups;
}
