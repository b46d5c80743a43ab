/**
 * Reading what a table answers. Whatever the transport, an answer reaches a step only as a value of its operation's
 * schema or as a refusal; anything else is a fault of the link, never a finding against the table.
 */
import { z } from 'zod';
import { answerProblems, problemText } from './answer-problems';
import { printable } from './printable';
import { TableFault, refusalSchema, valueSchemas } from './table';
import type { Answer, AnswerProblem, Operation } from './table';

export { printable } from './printable';

/** Longest answer, in characters of JSON, that the suite takes. */
export const ANSWER_LIMIT = 16 * 1024 * 1024;

const MESSAGE_LIMIT = 300;
const PROBLEMS_SHOWN = 3;
/** The contract. */
const REFERENCE = '; see adapters/table.ts';

type AnswerSchema<O extends Operation> = z.ZodType<Answer<O>>;

function answerSchema(value: z.ZodType): z.ZodType {
  return z.discriminatedUnion('ok', [
    z.object({ ok: z.literal(true), value }),
    z.object({ ok: z.literal(false), refusal: refusalSchema }),
  ]);
}

const answerSchemas = Object.fromEntries(
  Object.entries(valueSchemas).map(([operation, value]) => [operation, answerSchema(value)]),
) as { [O in Operation]: AnswerSchema<O> };

/** What was read, by the answer or the fault that was made of it. */
const received = new WeakMap<object, unknown>();

/**
 * What the table sent where {@link readAnswer} made `made` of it, an answer or a BAD_ANSWER: with the members that the
 * contract does not know, which no step sees and the transcript keeps. Undefined where nothing is known of it.
 */
export function receivedAs(made: object): unknown {
  return received.get(made);
}

/**
 * The answer to `operation`, checked and stripped of what the contract does not know.
 *
 * Throws {@link TableFault} BAD_ANSWER, its message bounded and free of control characters, its problems member by
 * member.
 */
export function readAnswer<O extends Operation>(operation: O, raw: unknown): Answer<O> {
  const parsed = (answerSchemas[operation] as AnswerSchema<O>).safeParse(raw);
  if (parsed.success) {
    received.set(parsed.data, raw);
    return parsed.data;
  }
  const { issues } = parsed.error;
  const problems = answerProblems(operation, issues, raw);
  const fault = new TableFault('BAD_ANSWER', explain(operation, problems, issues.length), { problems });
  received.set(fault, raw);
  throw fault;
}

function explain(operation: Operation, problems: readonly AnswerProblem[], count: number): string {
  const shown = problems.slice(0, PROBLEMS_SHOWN).map(problemText);
  const more = count > PROBLEMS_SHOWN ? `; ${count - PROBLEMS_SHOWN} more` : '';
  const text = printable(`${operation}: ${shown.join('; ')}${more}`, MESSAGE_LIMIT - REFERENCE.length);
  return `${text}${REFERENCE}`;
}

/** `__proto__`, also spelt with an escape. */
const SUSPECT_KEY = /__proto__|\\u00/i;

/** JSON text from outside as plain data: a `__proto__` key is dropped. Throws SyntaxError. */
export function parseJson(text: string): unknown {
  return SUSPECT_KEY.test(text)
    ? JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value))
    : JSON.parse(text);
}

/**
 * `value` as it would arrive over a wire: functions, undefined entries and prototypes are gone. Undefined where the
 * value has no JSON form at all, null where it is larger than {@link ANSWER_LIMIT}.
 *
 * Throws what JSON.stringify throws, for example on a cycle.
 */
export function copyAsJson(value: unknown): unknown {
  const json = JSON.stringify(value) as string | undefined;
  if (json === undefined) return undefined;
  return json.length > ANSWER_LIMIT ? null : parseJson(json);
}
