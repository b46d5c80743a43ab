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
const received = new WeakMap<object, { raw: unknown; json: string | undefined }>();

/** The longest text that is kept beside an answer: nobody asks for that of a longer one. */
const TEXT_KEPT = 1024 * 1024;

/**
 * What the table sent where {@link readAnswer} made `made` of it, an answer or a BAD_ANSWER, as JSON: with the members
 * that the contract does not know, which no step sees and the transcript keeps. Undefined where nothing is known of it,
 * null for what is nested deeper than can be written.
 */
export function receivedJson(made: object): string | null | undefined {
  const known = received.get(made);
  return known === undefined ? undefined : (known.json ?? jsonOf(known.raw));
}

/** Null for what is nested deeper than can be written. */
export function jsonOf(value: unknown): string | null {
  try {
    return JSON.stringify(value);
  } catch {
    return null;
  }
}

/**
 * The answer to `operation`, checked and stripped of what the contract does not know.
 *
 * Throws {@link TableFault} BAD_ANSWER, its message bounded and free of control characters, its problems member by
 * member.
 *
 * @param json of `raw`, where whoever asks has it
 */
export function readAnswer<O extends Operation>(operation: O, raw: unknown, json?: string): Answer<O> {
  const kept = { raw, json: json !== undefined && json.length <= TEXT_KEPT ? json : undefined };
  const parsed = (answerSchemas[operation] as AnswerSchema<O>).safeParse(raw);
  if (parsed.success) {
    received.set(parsed.data, kept);
    return parsed.data;
  }
  const { issues } = parsed.error;
  const problems = answerProblems(operation, issues, raw);
  const fault = new TableFault('BAD_ANSWER', explain(operation, problems, issues.length), { problems });
  received.set(fault, kept);
  throw fault;
}

/**
 * The same of an answer on record, of which nobody asks any more what the table sent.
 *
 * @throws {@link TableFault} as {@link readAnswer}
 */
export function readRecorded<O extends Operation>(operation: O, raw: unknown): Answer<O> {
  const parsed = (answerSchemas[operation] as AnswerSchema<O>).safeParse(raw);
  return parsed.success ? parsed.data : readAnswer(operation, raw);
}

function explain(operation: Operation, problems: readonly AnswerProblem[], count: number): string {
  const shown = problems.slice(0, PROBLEMS_SHOWN).map(problemText);
  const more = count > PROBLEMS_SHOWN ? `; ${count - PROBLEMS_SHOWN} more` : '';
  const text = printable(`${operation}: ${shown.join('; ')}${more}`, MESSAGE_LIMIT - REFERENCE.length);
  return `${text}${REFERENCE}`;
}

/** `__proto__`, also spelt with an escape; in any other case it is a key like every other. */
function isSuspect(json: string): boolean {
  return json.includes('__proto__') || json.includes('\\u00');
}

/** JSON text from outside as plain data: a `__proto__` key is dropped. Throws SyntaxError. */
export function parseJson(text: string): unknown {
  return isSuspect(text)
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
  return asOverAWire(value).copy;
}

/** The same copy with its JSON, where that says what is in it and no more. */
export function asOverAWire(
  value: unknown,
  replacer?: (key: string, value: unknown) => unknown,
): { copy: unknown; json?: string } {
  const json = JSON.stringify(value, replacer) as string | undefined;
  if (json === undefined) return { copy: undefined };
  if (json.length > ANSWER_LIMIT) return { copy: null };
  return isSuspect(json) ? { copy: parseJson(json) } : { copy: JSON.parse(json), json };
}

/** JSON has neither NaN nor infinities, and would make of them the null that stands for «no number». */
export function onlyFinite(key: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError(`${key}: ${value}`);
  return value;
}
