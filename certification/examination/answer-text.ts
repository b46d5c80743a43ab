/** An answer that is not of the contract, in the language of the interface. */
import type { TFunction } from 'i18next';
import { printable } from '../../adapters/answers';
import type { AnswerProblem, Expectation, Received } from '../../adapters/table';

/** More than these are not told, only that there are more. */
const PROBLEMS_TOLD = 5;
const TEXT_LIMIT = 160;

/** @param problems of one answer, at least one */
export function answerText(problems: readonly AnswerProblem[], texts: TFunction): string {
  const told = problems.slice(0, PROBLEMS_TOLD).map((problem) => problemText(problem, texts));
  return texts(problems.length > PROBLEMS_TOLD ? 'answer.textMore' : 'answer.text', {
    operation: shown(problems[0]?.operation ?? ''),
    problems: told.join(texts('separator')),
  });
}

function problemText({ path, expected, got }: AnswerProblem, texts: TFunction): string {
  const [first, ...inner] = path;
  // Every value is under `value`; a reader looks for the member in it.
  const within = first === 'value' && inner.length > 0 ? inner : path;
  const values = { member: shown(within.join('.')), expected: expectation(expected, texts) };
  const whole = path.length === 0 ? 'Whole' : '';
  return got.kind === 'missing'
    ? texts(`answer.missing${whole}`, values)
    : texts(`answer.wrong${whole}`, { ...values, got: received(got, texts) });
}

function expectation({ kind, values = [], limit = 0, orNull }: Expectation, texts: TFunction): string {
  const list = shown(values.join(texts('answer.enumeration')));
  const expected = texts(`answer.expected.${kind}`, { values: list, limit });
  return orNull === true ? texts('answer.orNull', { expected }) : expected;
}

function received(got: Received, texts: TFunction): string {
  if (got.kind === 'list') return texts('answer.got.list', { length: got.length });
  return got.kind === 'value' ? shown(got.shown) : texts(`answer.got.${got.kind}`);
}

function shown(text: string): string {
  return printable(text, TEXT_LIMIT);
}
