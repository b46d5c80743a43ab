/**
 * Every rule of a schema, each broken once: documents that differ from a right one in one member. Which rules there are
 * is read from the JSON Schema, so that a rule that is added to the product is broken here without anybody's doing.
 */
import Ajv2020 from 'ajv/dist/2020';

export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema | boolean;
  prefixItems?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
}

export interface Violation {
  /** The rule: where in the schema, and which keyword. */
  rule: string;
  /** In the document: `bets.0.amount`. */
  at: string;
  document: unknown;
}

/** Of every type one, and some that look like another. */
const STRANGERS: readonly unknown[] = [
  null,
  true,
  7.5,
  -1,
  '7',
  '',
  'no such value',
  [],
  {},
  [null],
  [7.5],
  { x: 1 },
];
/** The first number that is not safe. */
const UNSAFE = 2 ** 53;

export class Violations {
  private readonly ajv = new Ajv2020({ strict: false, logger: false });
  private readonly isRight: (document: unknown) => boolean;
  /** All rules that the schema has. */
  readonly rules: ReadonlySet<string>;

  constructor(private readonly schema: JsonSchema) {
    this.isRight = this.ajv.compile(schema);
    this.rules = new Set(rulesOf(schema, '#'));
  }

  /** @param right a document that keeps to the schema */
  of(right: unknown): Violation[] {
    if (!this.isRight(right)) throw new Error(this.ajv.errorsText(null));
    return [...this.broken(this.schema, right, '#', [])]
      .map(({ rule, path, value }) => ({ rule, at: path.join('.'), document: changed(right, path, value) }))
      .filter(({ document }) => !this.isRight(document));
  }

  private *broken(schema: JsonSchema, value: unknown, pointer: string, path: string[]): Generator<Broken> {
    for (const each of breaking(schema, value)) yield { ...each, rule: `${pointer} ${each.rule}`, path };
    for (const [branch, index] of branches(schema)) {
      if (this.accepts(branch, value)) yield* this.broken(branch, value, `${pointer}/${index}`, path);
    }
    for (const [key, member, at] of members(schema, value)) {
      const inner = (value as Record<string, unknown>)[key];
      yield* this.broken(member, inner, `${pointer}/${at}`, [...path, key]);
    }
    for (const name of required(schema, value)) {
      yield { rule: `${pointer} required ${name}`, path: [...path, name], value: MISSING };
    }
  }

  private accepts(schema: JsonSchema, value: unknown): boolean {
    return this.ajv.compile(schema)(value);
  }
}

interface Broken {
  rule: string;
  path: string[];
  value: unknown;
}

const MISSING = Symbol('missing');

function* breaking(schema: JsonSchema, value: unknown): Generator<{ rule: string; value: unknown }> {
  for (const keyword of ['type', 'enum', 'const'] as const) {
    if (schema[keyword] === undefined || schema.type === 'null') continue;
    for (const stranger of STRANGERS) yield { rule: keyword, value: stranger };
  }
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, minLength, maxLength, pattern } = schema;
  if (minimum !== undefined) yield { rule: 'minimum', value: Math.max(minimum - 1, -UNSAFE) };
  if (maximum !== undefined) yield { rule: 'maximum', value: Math.min(maximum + 1, UNSAFE) };
  if (exclusiveMinimum !== undefined) yield { rule: 'exclusiveMinimum', value: exclusiveMinimum };
  if (exclusiveMaximum !== undefined) yield { rule: 'exclusiveMaximum', value: exclusiveMaximum };
  if (minLength !== undefined) yield { rule: 'minLength', value: 'x'.repeat(minLength - 1) };
  if (maxLength !== undefined) yield { rule: 'maxLength', value: 'x'.repeat(maxLength + 1) };
  if (pattern !== undefined) for (const other of ['\u0001', '', '!']) yield { rule: 'pattern', value: other };
  const list = Array.isArray(value) ? (value as unknown[]) : null;
  if (schema.minItems !== undefined)
    yield { rule: 'minItems', value: list?.slice(0, schema.minItems - 1) ?? [] };
  if (schema.maxItems !== undefined) {
    const { maxItems } = schema;
    yield { rule: 'maxItems', value: Array.from({ length: maxItems + 1 }, () => list?.[0] ?? null) };
  }
  if (schema.additionalProperties === false)
    yield { rule: 'additional', value: { ...(value as object), x_: 1 } };
  if (namesKeys(schema)) {
    const first = Object.values(value as object)[0] as unknown;
    for (const name of ['', 'x'.repeat(10_000), 'no such name']) {
      yield { rule: 'propertyNames', value: { ...(value as object), [name]: first ?? 'x' } };
    }
  }
}

/** A key is a text in any case: only a narrower rule can be broken. */
function namesKeys({ propertyNames = {} }: JsonSchema): boolean {
  return Object.keys(propertyNames).some((keyword) => keyword !== 'type');
}

function branches({ anyOf = [], oneOf = [] }: JsonSchema): [JsonSchema, string][] {
  return [
    ...anyOf.map((each, index) => [each, `anyOf/${index}`] as [JsonSchema, string]),
    ...oneOf.map((each, index) => [each, `oneOf/${index}`] as [JsonSchema, string]),
  ];
}

/** The members of the value that the schema speaks of: of a list or a mapping one stands for all. */
function* members(
  schema: JsonSchema,
  value: unknown,
): Generator<[key: string, schema: JsonSchema, at: string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(schema.properties ?? {}))
    if (Object.hasOwn(value, name)) yield [name, member, name];
  for (const [index, member] of (schema.prefixItems ?? []).entries())
    yield [String(index), member, String(index)];
  const { items, additionalProperties } = schema;
  if (typeof items === 'object' && Array.isArray(value))
    for (const key of value.keys())
      if (key >= (schema.prefixItems?.length ?? 0)) yield [String(key), items, '*'];
  if (typeof additionalProperties !== 'object') return;
  const [entry] = Object.keys(value).filter((key) => !Object.hasOwn(schema.properties ?? {}, key));
  if (entry !== undefined) yield [entry, additionalProperties, '*'];
}

function required(schema: JsonSchema, value: unknown): string[] {
  return typeof value === 'object' && value !== null ? (schema.required ?? []) : [];
}

const KEYWORDS = [
  ...['type', 'enum', 'const', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'pattern'],
] as const;

function* rulesOf(schema: JsonSchema, pointer: string): Generator<string> {
  for (const keyword of KEYWORDS) {
    if (keyword in schema && schema.type !== 'null') yield `${pointer} ${keyword}`;
  }
  if (namesKeys(schema)) yield `${pointer} propertyNames`;
  for (const name of schema.required ?? []) yield `${pointer} required ${name}`;
  if (schema.additionalProperties === false) yield `${pointer} additional`;
  for (const [branch, index] of branches(schema)) yield* rulesOf(branch, `${pointer}/${index}`);
  for (const [name, member] of Object.entries(schema.properties ?? {}))
    yield* rulesOf(member, `${pointer}/${name}`);
  for (const [index, member] of (schema.prefixItems ?? []).entries())
    yield* rulesOf(member, `${pointer}/${index}`);
  if (typeof schema.items === 'object') yield* rulesOf(schema.items, `${pointer}/*`);
  if (typeof schema.additionalProperties === 'object')
    yield* rulesOf(schema.additionalProperties, `${pointer}/*`);
}

function changed(document: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(document)) {
    const list = document as unknown[];
    if (rest.length === 0 && value === MISSING) return list.toSpliced(Number(key), 1);
    return list.with(Number(key), changed(list[Number(key)], rest, value));
  }
  const { [key]: member, ...others } = document as Record<string, unknown>;
  return rest.length === 0 && value === MISSING ? others : { ...others, [key]: changed(member, rest, value) };
}
