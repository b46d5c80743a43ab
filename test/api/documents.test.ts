import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import { expect } from 'chai';
import { readAnswer } from '../../adapters/answers';
import createReferenceTable from '../../adapters/reference-table';
import { contractSchema, openApi } from '../../adapters/schema/documents';
import texts from '../../adapters/schema/texts.json';
import declared from '../../adapters/schema/declared.json';
import { OPERATIONS, type Operation } from '../../adapters/table';
import { OPTION_IDS, READING_IDS } from '../../regulation';
import { DECLARED } from './declared';

const FOLDER = path.join(__dirname, '..', '..', 'docs', 'api');
const published = (name: string): unknown => JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8'));
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true });
ajv.addSchema(contractSchema(), 'contract');
function schemaOf(operation: Operation, part: 'Parameters' | 'Answer'): ValidateFunction {
  const name = operation.charAt(0).toUpperCase() + operation.slice(1) + part;
  return ajv.getSchema(`contract#/$defs/${name}`) as ValidateFunction;
}

describe('the published contract', () => {
  it('is what the schemas say now (npm run schema)', () => {
    expect(published('contract.schema.json')).to.deep.equal(plain(contractSchema()));
    expect(published('openapi.json')).to.deep.equal(plain(openApi()));
  });

  it('lists the readings and options that there are, with what they mean', () => {
    expect(plain(declared)).to.deep.equal(plain(DECLARED));
    const { $defs } = contractSchema() as { $defs: Record<string, { properties?: object }> };
    expect(Object.keys($defs['Readings']?.properties ?? {})).to.deep.equal([...READING_IDS]);
    expect(Object.keys($defs['Options']?.properties ?? {})).to.deep.equal([...OPTION_IDS]);
  });

  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(published('openapi.json') as Record<string, unknown>);
    expect(result.errors).to.equal(undefined);
    expect(result.valid).to.equal(true);
  });

  it('would not pass for OpenAPI with a response that is none', async () => {
    const document = published('openapi.json') as { paths: Record<string, { post: { responses: unknown } }> };
    (document.paths['/ctp/v1/bet'] as { post: { responses: unknown } }).post.responses = { ok: 1 };
    expect((await new Validator().validate(document)).valid).to.equal(false);
  });

  it('has every operation, once as a path and twice as a schema', () => {
    expect(Object.keys(openApi()['paths'] as object)).to.deep.equal(
      OPERATIONS.map((operation) => `/ctp/v1/${operation}`),
    );
    for (const operation of OPERATIONS) {
      expect(schemaOf(operation, 'Parameters')).to.be.a('function');
      expect(schemaOf(operation, 'Answer')).to.be.a('function');
    }
  });

  it('points nowhere that there is nothing', () => {
    const document = openApi();
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      (match) => match[1] as string,
    );
    expect(references).not.to.deep.equal([]);
    for (const reference of new Set(references)) {
      const target = reference
        .split('/')
        .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
      expect(target, reference).to.be.an('object');
    }
  });
});

describe('the published schemas', () => {
  for (const operation of OPERATIONS) {
    const { request, value } = texts.examples[operation];

    it(`take the example of ${operation}, and so does the suite`, () => {
      const [parameters, answer] = [schemaOf(operation, 'Parameters'), schemaOf(operation, 'Answer')];
      expect(parameters(request), JSON.stringify(parameters.errors)).to.equal(true);
      expect(answer({ ok: true, value }), JSON.stringify(answer.errors)).to.equal(true);
      expect(readAnswer(operation, { ok: true, value })).to.deep.equal({ ok: true, value });
    });

    it(`agree with the suite on what is no answer to ${operation}`, () => {
      const valid = schemaOf(operation, 'Answer');
      const damaged: unknown[] = [
        null,
        {},
        { ok: 'true', value },
        { ok: true },
        { ok: false },
        { ok: false, refusal: { code: 'NO' } },
        { ok: false, refusal: { code: 'FUNDS', detail: 'x'.repeat(201) } },
        ...Object.keys(value).map((key) => ({ ok: true, value: { ...value, [key]: { none: true } } })),
      ];
      const known = damaged.filter((answer) => !takenBySuite(operation, answer));
      expect(damaged.filter((answer) => !valid(answer))).to.deep.equal(known);
      expect(known.length).to.be.greaterThan(6);
    });
  }

  it('take what the reference table answers', () => {
    const table = createReferenceTable();
    const ask: [Operation, unknown][] = [
      ['describe', {}],
      ['open', { mode: 'test' }],
      ['join', { player: 'p', buyIn: 100_000 }],
      ['bet', { player: 'p', bet: 'pass', amount: 1_000 }],
      ['bet', { player: 'p', bet: 'come', amount: 1_000 }],
      ['dice', { inspected: { die: 'none', meets: true } }],
      ['roll', { throw: { dice: [2, 2], landing: { outsideLayout: [0] } } }],
      ['roll', { throw: { dice: [2, 2] } }],
      ['change', { bet: '1' }],
      ['state', {}],
      ['log', { since: 0 }],
    ];
    for (const [operation, parameters] of ask) {
      const asked = schemaOf(operation, 'Parameters');
      expect(asked(parameters), `${operation} ${JSON.stringify(asked.errors)}`).to.equal(true);
      const answer = plain(table[operation](parameters as never));
      const valid = schemaOf(operation, 'Answer');
      expect(valid(answer), `${operation} ${JSON.stringify(valid.errors)}`).to.equal(true);
    }
  });
});

function takenBySuite(operation: Operation, answer: unknown): boolean {
  try {
    readAnswer(operation, answer);
    return true;
  } catch {
    return false;
  }
}
