import { expect } from 'chai';
import { z } from 'zod';
import { readAnswer } from '../../adapters/answers';
import { OPERATIONS, TableFault, refusalSchema, valueSchemas, type Operation } from '../../adapters/table';
import { checkDeclaration, configurationSchema } from '../../certification/declaration/configuration-schema';
import { manifestSchema, runDeclarationSchema, verdictSchema } from '../../reports';
import { RIGHT_CONFIGURATION, RIGHT_DECLARATIONS, RIGHT_MANIFESTS, RIGHT_VERDICTS } from './right-documents';
import { RIGHT_ANSWERS } from './right-answers';
import { Violations, type JsonSchema } from './violations';

interface Checked {
  schema: z.ZodType;
  right: readonly unknown[];
  /** By what the product itself uses. */
  refuses: (document: unknown) => boolean;
}

function refusesAnswer(operation: Operation, answer: unknown): boolean {
  try {
    readAnswer(operation, answer);
    return false;
  } catch (error) {
    return error instanceof TableFault && error.code === 'BAD_ANSWER' && error.problems.length > 0;
  }
}

const CHECKED: Record<string, Checked> = {
  ...Object.fromEntries(
    OPERATIONS.map((operation): [string, Checked] => [
      `the answer to ${operation}`,
      {
        schema: valueSchemas[operation],
        right: RIGHT_ANSWERS[operation],
        refuses: (value) => refusesAnswer(operation, { ok: true, value }),
      },
    ]),
  ),
  'a refusal': {
    schema: refusalSchema,
    right: [{ code: 'FUNDS', detail: 'no chips', reading: 'late_line_bets' }],
    refuses: (refusal) => refusesAnswer('state', { ok: false, refusal }),
  },
  'verdict.json': {
    schema: verdictSchema,
    right: RIGHT_VERDICTS,
    refuses: (document) => !verdictSchema.safeParse(document).success,
  },
  'run.json': {
    schema: runDeclarationSchema,
    right: RIGHT_DECLARATIONS,
    refuses: (document) => !runDeclarationSchema.safeParse(document).success,
  },
  'manifest.json': {
    schema: manifestSchema,
    right: RIGHT_MANIFESTS,
    refuses: (document) => !manifestSchema.safeParse(document).success,
  },
  'certification.yaml': {
    schema: configurationSchema,
    right: RIGHT_CONFIGURATION,
    refuses: (document) => checkDeclaration(document).issues.length > 0,
  },
};

describe('every rule of a schema', () => {
  for (const [name, { schema, right, refuses }] of Object.entries(CHECKED)) {
    it(`of ${name} goes red where it is broken`, () => {
      const violations = new Violations(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema);
      const broken = new Set<string>();
      for (const document of right) {
        expect(refuses(document), JSON.stringify(document).slice(0, 300)).to.equal(false);
        for (const { rule, at, document: wrong } of violations.of(document)) {
          expect(refuses(wrong), `${rule}, at ${at}`).to.equal(true);
          broken.add(rule);
        }
      }
      expect([...violations.rules].filter((rule) => !broken.has(rule))).to.deep.equal([]);
    });
  }

  it('of an answer itself goes red where it is broken', () => {
    const wrong = [
      null,
      7,
      [],
      {},
      { ok: 'yes' },
      { ok: true },
      { ok: false },
      { value: {} },
      { ok: 1, value: {} },
    ];
    for (const operation of OPERATIONS) {
      for (const answer of wrong)
        expect(refusesAnswer(operation, answer), JSON.stringify(answer)).to.equal(true);
    }
  });
});
