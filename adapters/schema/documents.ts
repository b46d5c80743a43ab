/** The published form of the contract, made from the schemas by which the suite itself reads a table's answers. */
import { z } from 'zod';
import {
  OPERATIONS,
  betNameSchema,
  capabilitiesSchema,
  faceSchema,
  fractionSchema,
  limitSchema,
  limitsSchema,
  logEventSchema,
  minorSchema,
  moneySchema,
  optionsSchema,
  placedBetSchema,
  pointSchema,
  readingsSchema,
  refusalCodeSchema,
  refusalSchema,
  rollResultSchema,
  sensesSchema,
  settlementSchema,
  stateSchema,
  valueSchemas,
} from '../table';
import type { Operation } from '../table';
import { DEFAULT_PORT, PATH_PREFIX } from '../http/protocol';
import { forcedThrowSchema, landingSchema, parameterSchemas } from './parameters';
import declared from './declared.json';
import texts from './texts.json';

type Json = Record<string, unknown>;

const SHARED: Readonly<Record<keyof typeof texts.schemas, z.ZodType>> = {
  Minor: minorSchema,
  Money: moneySchema,
  Fraction: fractionSchema,
  Face: faceSchema,
  Point: pointSchema,
  BetName: betNameSchema,
  RefusalCode: refusalCodeSchema,
  Refusal: refusalSchema,
  Senses: sensesSchema,
  Limit: limitSchema,
  Limits: limitsSchema,
  Readings: readingsSchema,
  Options: optionsSchema,
  Capabilities: capabilitiesSchema,
  PlacedBet: placedBetSchema,
  State: stateSchema,
  Settlement: settlementSchema,
  RollResult: rollResultSchema,
  LogEvent: logEventSchema,
  Landing: landingSchema,
  ForcedThrow: forcedThrowSchema,
};

const refused = z.object({ ok: z.literal(false), refusal: refusalSchema });

function named(operation: Operation, part: 'Parameters' | 'Answer'): string {
  return `${operation.charAt(0).toUpperCase()}${operation.slice(1)}${part}`;
}

/** @param prefix of a reference to another of the schemas */
function schemas(prefix: string): Record<string, Json> {
  const registry = z.registry<{ id: string; description?: string }>();
  for (const [id, schema] of Object.entries(SHARED)) {
    registry.add(schema, { id, description: texts.schemas[id as keyof typeof SHARED] });
  }
  for (const operation of OPERATIONS) {
    const answered = z.object({ ok: z.literal(true), value: valueSchemas[operation] });
    registry.add(parameterSchemas[operation], { id: named(operation, 'Parameters') });
    registry.add(z.discriminatedUnion('ok', [answered, refused]), { id: named(operation, 'Answer') });
  }
  const made = z.toJSONSchema(registry, {
    // What is accepted: unknown members are ignored, not forbidden.
    io: 'input',
    metadata: registry,
    uri: (id) => prefix + id,
  });
  return Object.fromEntries(
    Object.entries(made.schemas).map(([id, schema]) => [
      id,
      {
        // Each would make a document of its own; the dialect stands at the root.
        ...Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema' && key !== '$id')),
        ...(id === 'Readings' || id === 'Options'
          ? listed(declared[id === 'Readings' ? 'readings' : 'options'])
          : {}),
      },
    ]),
  );
}

interface Declarable {
  readonly id: string;
  readonly question: Texts;
  readonly values: readonly { readonly value: string; readonly text: Texts }[];
}

type Texts = Readonly<Record<'zh' | 'pt' | 'en', string>>;

/** Each with its values and what they mean, in the three languages. */
function listed(declarables: readonly Declarable[]): Json {
  const said = ({ zh, pt, en }: Texts) => [zh, pt, en].join('\n');
  return {
    properties: Object.fromEntries(
      declarables.map(({ id, question, values }) => [
        id,
        {
          description: said(question),
          oneOf: values.map(({ value, text }) => ({ const: value, description: said(text) })),
        },
      ]),
    ),
  };
}

/** JSON Schema 2020-12: every request and answer under `$defs`. */
export function contractSchema(): Json {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'urn:craps-table-protocol:1',
    title: texts.title,
    description: texts.description,
    $defs: schemas('#/$defs/'),
  };
}

/** OpenAPI 3.1. */
export function openApi(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: texts.title,
      version: texts.version,
      description: texts.description,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: `http://127.0.0.1:${DEFAULT_PORT}`, description: texts.server }],
    // A table may ask for a token; none has to.
    security: [{}, { bearer: [] }],
    paths: Object.fromEntries(
      OPERATIONS.map((operation) => [`${PATH_PREFIX}${operation}`, { post: described(operation) }]),
    ),
    components: {
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          description: texts.idempotencyKey,
          schema: { type: 'string', pattern: '^[A-Za-z0-9_.~]{1,64}-[1-9][0-9]{0,14}$' },
          example: '1A2B3C4D-7',
        },
      },
      responses: {
        Malformed: { description: texts.answer.malformed },
        TooLarge: { description: texts.answer.tooLarge },
        Conflict: {
          description: texts.answer.conflict,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['link'],
                properties: { link: { enum: ['STALE', 'NO_SESSION'] } },
              },
            },
          },
        },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: schemas('#/components/schemas/'),
    },
  };
}

function described(operation: Operation): Json {
  const { request, value } = texts.examples[operation];
  const json = (part: 'Parameters' | 'Answer', example: unknown) => ({
    'application/json': { schema: { $ref: `#/components/schemas/${named(operation, part)}` }, example },
  });
  return {
    operationId: operation,
    summary: texts.operations[operation],
    parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
    requestBody: { required: true, content: json('Parameters', request) },
    responses: {
      200: { description: texts.answer.ok, content: json('Answer', { ok: true, value }) },
      400: { $ref: '#/components/responses/Malformed' },
      409: { $ref: '#/components/responses/Conflict' },
      413: { $ref: '#/components/responses/TooLarge' },
    },
  };
}
