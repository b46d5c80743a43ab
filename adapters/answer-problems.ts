/** What is wrong with an answer, member by member: what the contract wants there, and what was there instead. */
import { z } from 'zod';
import { betNameSchema, capabilitiesSchema, refusalSchema, valueSchemas } from './table';
import type { AnswerProblem, Expectation, Operation, Received } from './table';
import { printable } from './printable';

/** Most problems that are kept of one answer: what is wrong in all of a list is wrong in its first. */
const PROBLEMS_KEPT = 12;
const EXCERPT_LIMIT = 80;
/** Most values that are named of a choice. */
const VALUES_NAMED = 8;

/** @param issues what the schema of the operation's answers says against `raw` */
export function answerProblems(
  operation: Operation,
  issues: readonly z.core.$ZodIssue[],
  raw: unknown,
): AnswerProblem[] {
  return issues
    .flatMap(ofNearestForm)
    .slice(0, PROBLEMS_KEPT)
    .map((issue) => ({
      operation,
      path: issue.path.map((key) => printable(String(key), EXCERPT_LIMIT)),
      expected: expectation(operation, issue),
      got: received(valueAt(raw, issue.path)),
    }));
}

/** Of something that may have several forms, what is wrong with it in the form that it lacks least of. */
function ofNearestForm(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const lacking = (form: readonly z.core.$ZodIssue[]) =>
    form.filter((each) => each.code === 'invalid_type' && each.input === undefined).length;
  const [nearest = []] = [...issue.errors].sort((one, other) => lacking(one) - lacking(other));
  return nearest.map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
}

function expectation(operation: Operation, issue: z.core.$ZodIssue): Expectation {
  switch (issue.code) {
    case 'too_big':
      return { kind: MOST[issue.origin] ?? 'tooLarge', limit: Number(issue.maximum) };
    case 'too_small':
      return {
        kind: LEAST[issue.origin] ?? 'tooSmall',
        limit: Number(issue.minimum) + (issue.inclusive === false ? 1 : 0),
      };
    default:
      return ofSchema(schemaAt(operation, issue.path));
  }
}

const MOST: Readonly<Record<string, Expectation['kind']>> = { string: 'longestText', array: 'longestList' };
const LEAST: typeof MOST = { string: 'shortestText', array: 'shortestList' };

/** The schema of a member; undefined for the answer itself, whose form is the same for every operation. */
function schemaAt(operation: Operation, [top, ...path]: readonly PropertyKey[]): z.core.$ZodType | undefined {
  if (top === 'ok') return z.boolean();
  if (top === undefined) return undefined;
  const start: z.core.$ZodType = top === 'value' ? valueSchemas[operation] : refusalSchema;
  return path.reduce<z.core.$ZodType | undefined>(
    (schema, key) => (schema === undefined ? undefined : memberOf(bare(schema), key)),
    start,
  );
}

function memberOf(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodObject) return (schema.shape as Record<PropertyKey, z.core.$ZodType>)[key];
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodUnion) {
    const forms = schema.options as z.core.$ZodType[];
    return forms.map((form) => memberOf(bare(form), key)).find((member) => member !== undefined);
  }
  if (schema instanceof z.ZodRecord) return schema.valueType;
  if (schema instanceof z.ZodTuple) return schema.def.items[Number(key)];
  return undefined;
}

/** A member that may be left out or null is described as what it is otherwise. */
function bare(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? bare(schema.unwrap()) : schema;
}

function ofSchema(wanted: z.core.$ZodType | undefined): Expectation {
  if (wanted === undefined) return { kind: 'answer' };
  const expected = ofBareSchema(bare(wanted));
  return isNullable(wanted) ? { ...expected, orNull: true } : expected;
}

function isNullable(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodNullable) return true;
  return schema instanceof z.ZodOptional && isNullable(schema.unwrap());
}

function ofBareSchema(schema: z.core.$ZodType): Expectation {
  if (schema === betNameSchema) return { kind: 'betName' };
  if (schema === capabilitiesSchema.shape.currency.shape.code) return { kind: 'currencyCode' };
  if (schema instanceof z.ZodArray) return { kind: schema.element === betNameSchema ? 'betNames' : 'list' };
  if (schema instanceof z.ZodTuple) return { kind: 'list' };
  if (schema instanceof z.ZodRecord) return { kind: 'mapping' };
  if (schema instanceof z.ZodUnion) return ofBareSchema(schema.options[0] as z.core.$ZodType);
  if (schema instanceof z.ZodObject) return { kind: 'members', values: Object.keys(schema.shape) };
  if (schema instanceof z.ZodString) return { kind: 'text' };
  if (schema instanceof z.ZodNumber) return { kind: 'wholeNumber' };
  if (schema instanceof z.ZodBoolean) return { kind: 'boolean' };
  if (schema instanceof z.ZodEnum) return { kind: 'choice', values: named(schema.options) };
  if (schema instanceof z.ZodLiteral) return { kind: 'choice', values: named([...schema.values]) };
  return { kind: 'other' };
}

function named(values: readonly unknown[]): string[] {
  const first = values.slice(0, VALUES_NAMED).map(String);
  return values.length > VALUES_NAMED ? [...first, '…'] : first;
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
function received(value: unknown): Received {
  if (value === undefined) return { kind: 'missing' };
  if (value === null) return { kind: 'null' };
  if (Array.isArray(value)) return { kind: 'list', length: value.length };
  if (typeof value === 'object') return { kind: 'object' };
  if (typeof value === 'string') {
    return { kind: 'value', shown: JSON.stringify(printable(value, EXCERPT_LIMIT)) };
  }
  return { kind: 'value', shown: printable(`${value as number | boolean}`, EXCERPT_LIMIT) };
}

/** For logs and developers; a user is told in his own language. */
export function problemText({ path, expected, got }: AnswerProblem): string {
  const where = path.length === 0 ? 'answer' : path.join('.');
  const wanted = `expected ${expectationText(expected)}`;
  return got.kind === 'missing'
    ? `${where} is missing, ${wanted}`
    : `${where}: ${wanted}, got ${receivedText(got)}`;
}

const WORDS: Readonly<Record<Expectation['kind'], string>> = {
  answer: '{ ok: true, value } or { ok: false, refusal }',
  betName: 'the name of a bet',
  betNames: 'a list of bet names',
  boolean: 'true or false',
  choice: 'one of',
  currencyCode: 'the code of a currency, three capital letters',
  list: 'a list',
  longestList: 'a list no longer than',
  longestText: 'a text no longer than',
  shortestList: 'a list no shorter than',
  shortestText: 'a text no shorter than',
  mapping: 'an object of names and texts',
  members: 'an object with',
  other: 'what the contract says',
  text: 'a text',
  tooLarge: 'at most',
  tooSmall: 'at least',
  wholeNumber: 'a whole number',
};

function expectationText({ kind, values = [], limit, orNull = false }: Expectation): string {
  const number = limit === undefined ? [] : [String(limit)];
  return [WORDS[kind], ...number, ...(values.length === 0 ? [] : [values.join(', ')])]
    .join(' ')
    .concat(orNull ? ' or null' : '');
}

function receivedText(got: Received): string {
  if (got.kind === 'list') return `list of ${got.length}`;
  return got.kind === 'value' ? got.shown : got.kind;
}
