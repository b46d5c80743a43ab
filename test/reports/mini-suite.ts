/** Small suites that Cucumber really runs, in folders of their own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { runCucumber } from '@cucumber/cucumber/api';
import type { Envelope } from '@cucumber/messages';
import createReferenceTable from '../../adapters/reference-table';
import type { Capabilities } from '../../adapters/table';
import { READING_SETS } from '../../regulation';
import type { RunDeclaration } from '../../reports';

export interface MiniSuite {
  /** Text by path: `features/zh/article-4.feature`. */
  features: Record<string, string>;
  /** Body of a support file, with `cucumber`, `chai` and `finding` in reach. */
  support?: string;
  retry?: number;
  tags?: string;
  /** Whether Cucumber gives up in the middle; its messages up to there are the result. */
  givesUp?: boolean;
}

const PRELUDE = `
const cucumber = require(${JSON.stringify(require.resolve('@cucumber/cucumber'))});
const chai = require(${JSON.stringify(require.resolve('chai'))});
const { Given, When, Then, Before, After, BeforeAll, AfterAll } = cucumber;
const finding = (world, value) =>
  world.attach(typeof value === 'string' ? value : JSON.stringify(value),
    'application/vnd.craps-conformance.finding+json');
`;

/** Phrases for every way in which a case can end. */
export const STEPS = `
Given('it holds', () => {});
Given('it fails', async function () {
  await finding(this, { kind: 'failure', dice: [[6, 1]], required: 'a win', actual: 'a loss' });
  chai.assert(false, 'required: a win; the table: a loss');
});
Given('it fails without a finding', () => chai.expect(1).to.equal(2));
Given('it breaks', () => { throw new Error('the link broke'); });
Given('it faults', async function () {
  await finding(this, { kind: 'fault', code: 'TIMEOUT', message: 'no answer in time' });
  throw new Error('another message');
});
Given('it is not prepared', async function () {
  await finding(this, { kind: 'not-prepared', clause: 'art_4__point_1', message: 'the bet was refused' });
  throw new Error('the bet was refused');
});
Given('it is twofold', () => {});
Given(/^it is twofold$/, () => {});
Given('it is pending', () => 'pending');
Given('it is skipped', () => 'skipped');
Given('it does not apply', async function () {
  await finding(this, { kind: 'not-applicable', reason: 'betNotOffered', values: { bet: 'field' } });
  return 'skipped';
});
Given('it is silent', async function () {
  await finding(this, { kind: 'not-decidable', dice: [[1, 2]], actual: 'the bet stays' });
  return 'skipped';
});
Given('it tells of a failure and goes on', async function () {
  await finding(this, { kind: 'failure', dice: [], required: 'a win', actual: 'a loss' });
});
Given('it tells nonsense', async function () {
  await finding(this, '{"kind":"not-applicable"}');
  return 'skipped';
});
Given('{int} is not {int}', (one, other) => chai.expect(one).not.to.equal(other));
let attempts = 0;
Given('it holds at the second attempt', () => chai.expect(++attempts).to.equal(2));
Before({ tags: '@before-breaks' }, () => { throw new Error('the hook broke'); });
After({ tags: '@after-breaks' }, async function () {
  await finding(this, { kind: 'fault', code: 'TIMEOUT', message: 'no answer in time' });
  throw new Error('the hook broke');
});
`;

export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'craps-conformance-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export async function messagesOf({
  features,
  support = STEPS,
  retry = 0,
  tags = '',
  givesUp = false,
}: MiniSuite) {
  const { folder, remove } = temporaryFolder();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const envelopes: Envelope[] = [];
  try {
    for (const [name, content] of Object.entries(features)) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    writeFileSync(path.join(folder, 'support.js'), PRELUDE + support);
    await runCucumber(
      {
        sources: {
          paths: ['features/**/*.feature'],
          defaultDialect: 'en',
          names: [],
          tagExpression: tags,
          order: 'defined',
        },
        support: { requireModules: [], requirePaths: ['support.js'], importPaths: [], loaders: [] },
        runtime: {
          dryRun: false,
          failFast: false,
          filterStacktraces: true,
          parallel: 0,
          retry,
          retryTagFilter: '',
          strict: true,
          worldParameters: {},
        },
        formats: { stdout: 'message', files: {}, publish: false, options: {} },
      },
      { cwd: folder, stdout: nowhere, stderr: nowhere },
      (envelope) => envelopes.push(envelope),
    );
  } catch (error) {
    if (!givesUp) throw error;
  } finally {
    remove();
  }
  // As they come back from a file.
  return JSON.parse(JSON.stringify(envelopes)) as Envelope[];
}

/** Article 4 has three clauses, enough for a whole scope. */
export const CLAUSES_OF_ARTICLE_4 = ['art_4__intro', 'art_4__point_1', 'art_4__point_2'] as const;

export interface MiniCase {
  clause?: string;
  name?: string;
  tags?: string;
  steps: string[];
}

/** A feature of Article 4 in which every clause has a case that holds, unless `cases` says what it does. */
export function article4(
  cases: readonly MiniCase[] = CLAUSES_OF_ARTICLE_4.map((clause) => ({ clause, steps: ['it holds'] })),
): string {
  const rules = cases.map(
    ({ clause = 'art_4__intro', name = 'case', tags = '', steps }) => `
  @${clause}
  Rule: ${clause}

    @case:${name} ${tags}
    Scenario: ${name} of ${clause}
${steps.map((step) => `      Given ${step}`).join('\n')}
`,
  );
  return `@art_4\nFeature: Article 4\n${rules.join('')}`;
}

export function inBothLanguages(feature: string): Record<string, string> {
  return { 'features/zh/article-4.feature': feature, 'features/pt/article-4.feature': feature };
}

const described = createReferenceTable().describe({}) as { value: Capabilities };

/** What a table says of itself. */
export const TARGET: Capabilities = { ...described.value, maker: 'Fábrica 檯', model: 'M1', firmware: '2.0' };

/** Declares a run of Article 4 in which nothing is amiss. */
export function declaration(changes: Partial<RunDeclaration> = {}): RunDeclaration {
  return {
    suite: { name: 'craps-conformance', version: '1.2.3' },
    scope: 'system',
    articles: [4],
    adapter: { kind: 'library', target: 'reference' },
    target: TARGET,
    readings: { set: 'literal', values: { ...READING_SETS.literal }, decision: null },
    options: { field_12: 'double' },
    authorisations: [],
    inspection: null,
    observation: null,
    languages: ['zh', 'pt'],
    selection: '',
    tags: null,
    minorUnitsPerAmount: 100,
    startedAt: '2026-01-02T03:04:05.000Z',
    finishedAt: '2026-01-02T03:05:05.000Z',
    interrupted: false,
    harnessErrors: [],
    tools: { node: '20.20.2', cucumber: '12.9.0' },
    ...changes,
  };
}
