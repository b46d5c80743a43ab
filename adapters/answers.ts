/**
 * Reading what a table answers. Whatever the transport, an answer reaches a step only as a value of its operation's
 * schema or as a refusal; anything else is a fault of the link, never a finding against the table.
 */
import { z } from 'zod';
import { TableFault, refusalSchema, valueSchemas } from './table';
import type { Answer, Operation } from './table';

/** Longest answer, in characters of JSON, that the suite takes. */
export const ANSWER_LIMIT = 16 * 1024 * 1024;

const MESSAGE_LIMIT = 300;
const EXCERPT_LIMIT = 80;
const ISSUES_SHOWN = 3;

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

/**
 * The answer to `operation`, checked and stripped of what the contract does not know.
 *
 * Throws {@link TableFault} BAD_ANSWER, its message bounded and free of control characters.
 */
export function readAnswer<O extends Operation>(operation: O, raw: unknown): Answer<O> {
  const parsed = (answerSchemas[operation] as AnswerSchema<O>).safeParse(raw);
  if (parsed.success) return parsed.data;
  throw new TableFault('BAD_ANSWER', printable(explain(operation, parsed.error.issues, raw), MESSAGE_LIMIT));
}

function explain(operation: Operation, issues: readonly z.core.$ZodIssue[], raw: unknown): string {
  const shown = issues
    .slice(0, ISSUES_SHOWN)
    .map((issue) => `${pathText(issue.path)}: ${issue.code}, got ${excerpt(valueAt(raw, issue.path))}`);
  const more = issues.length > ISSUES_SHOWN ? `; ${issues.length - ISSUES_SHOWN} more` : '';
  return `${operation}: ${shown.join('; ')}${more}`;
}

function pathText(path: readonly PropertyKey[]): string {
  return path.length === 0 ? 'answer' : path.map((key) => printable(String(key), EXCERPT_LIMIT)).join('.');
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  let value = raw;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

/** Enough of a value to recognise it, without writing out a large one. */
function excerpt(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(printable(value, EXCERPT_LIMIT));
  if (Array.isArray(value)) return `list of ${value.length}`;
  return typeof value === 'object' && value !== null ? 'object' : printable(String(value), EXCERPT_LIMIT);
}

/** Characters that would act on a terminal or a log instead of being read: controls, bidi marks, line separators. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Text from a table made safe to show: control characters visible as escapes, never longer than `limit`. */
export function printable(text: string, limit: number): string {
  const cut = text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
  const shown = cut.replace(UNPRINTABLE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
  return shown.length > limit ? `${shown.slice(0, limit - 1)}…` : shown;
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
