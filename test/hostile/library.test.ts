/** What a module does to the suite that keeps to nothing. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { connectLibrary } from '../../adapters/library';
import type { FaultCode } from '../../adapters/table';
import { run, temporaryFolder } from '../cli/console';
import { certifyThrough } from '../support/certify-through';
import { closing, expectInconclusive, expectNothingPolluted, faultOf } from './misbehaviour';
import { expectNothingActive, expectNothingActiveIn } from './nothing-active';
import { at } from './processes';

/** What an operation does instead of answering. */
const MISBEHAVIOURS: Record<string, [code: string, fault: FaultCode, message: RegExp]> = {
  'a text of seventeen million characters': ["return 'x'.repeat(17 << 20)", 'BAD_ANSWER', /too large/],
  'ten million characters in a member': [
    "return { ok: false, refusal: { code: 'FUNDS', detail: 'x'.repeat(10 << 20) } }",
    'BAD_ANSWER',
    /refusal\.detail: expected a text no longer than 200/,
  ],
  'a circle': ['const a = { ok: true }; a.value = a; return a', 'BAD_ANSWER', /not JSON/],
  'a number too large for JSON': ['return { ok: true, value: 1n }', 'BAD_ANSWER', /not JSON/],
  'nested arrays without measure': [
    'let a = []; for (let i = 0; i < 1e5; i += 1) a = [a]; return { ok: true, value: a }',
    'BAD_ANSWER',
    /not JSON/,
  ],
  'names of prototypes': [
    `return JSON.parse('{"__proto__":{"ok":true,"polluted":1},"constructor":{"prototype":{"polluted":1}}}')`,
    'BAD_ANSWER',
    /ok/,
  ],
  'members that throw': [
    "return { get ok() { throw new Error('\\u001b[2J\\u202e') } }",
    'BAD_ANSWER',
    /\\u\{1b\}/,
  ],
  'an object that stands for everything': [
    "return new Proxy({}, { get: (_, key) => key === 'then' ? undefined : () => { throw null }, ownKeys: () => { throw 'keys' } })",
    'BAD_ANSWER',
    /not JSON/,
  ],
  'a promise that is none': [
    "return { then: () => { throw '<script>\\u009b' } }",
    'BROKE_OFF',
    /<script>\\u\{9b\}/,
  ],
  'an error that cannot be shown': [
    "throw { toString() { throw new Error('no') }, get message() { throw new Error('no') } }",
    'BROKE_OFF',
    /cannot be shown/,
  ],
  'an error of five thousand characters': [
    "throw new Error('\\u0000' + 'm'.repeat(5000))",
    'BROKE_OFF',
    /\\u\{0\}m+…/,
  ],
  'an error that blames the table': [
    "const error = new Error('required: a win'); error.name = 'AssertionError'; throw error",
    'BROKE_OFF',
    /required: a win/,
  ],
  silence: ['return new Promise(() => {})', 'TIMEOUT', /nothing within/],
};

function moduleOf(code: string): string {
  const file = path.join(temporaryFolder(), 'table.cjs');
  writeFileSync(file, code);
  return file;
}

function misbehaving(instead: string): string {
  return moduleOf(`
    const create = require(${at('adapters/reference-table/index.ts')}).default;
    const doings = [${Object.values(MISBEHAVIOURS)
      .map(([code]) => `() => { ${code} }`)
      .join(',\n')}];
    const { appendFileSync, readFileSync } = require('node:fs');
    // Its process ends with every link: what it goes on with stands in a file.
    const nextOpened = () => {
      appendFileSync(__filename + '.opened', '.');
      return readFileSync(__filename + '.opened').length;
    };
    module.exports = () => {
      const table = create();
      return { ...table, ${instead} };
    };`);
}

describe('a hostile module', () => {
  const names = Object.keys(MISBEHAVIOURS);
  let target: string;
  before(() => {
    target = misbehaving('log: ({ since }) => doings[since]()');
  });

  for (const [index, name] of names.entries()) {
    it(`gives ${name}`, async () => {
      const [, code, message] = MISBEHAVIOURS[name] as (typeof MISBEHAVIOURS)[string];
      await closing(await connectLibrary({ target, timeoutMs: 1_000 }), async ({ table }) => {
        expect(await faultOf(table.log({ since: index }), code)).to.match(message);
      });
      expectNothingPolluted();
    });
  }

  it('conforms under names that act on terminals and pages, and acts on none', async () => {
    const strange = moduleOf(
      `module.exports = require(${at('test/hostile/strange-table.ts')}).strangeTable;`,
    );
    const folder = temporaryFolder();
    const verdict = await certifyThrough({
      target: strange,
      folder,
      flags: { lang: 'zh' },
    });
    expect(verdict.reasons).to.deep.equal([]);
    expect(verdict.exitCode).to.equal(0);
    expectNothingActiveIn(folder);
    expectNothingPolluted();

    const checked = await run(['adapter-check', '--adapter', 'library', '--target', strange]);
    expect(checked.code, checked.out + checked.err).to.equal(0);
    expectNothingActive(checked.out, 'stdout');
  });

  it('makes a run inconclusive, in words, and no case a failure', async () => {
    const verdict = await certifyThrough({
      target: misbehaving(`open: (parameters) => {
        const opened = nextOpened();
        return opened % 2 === 0 && (opened / 2) in doings ? doings[opened / 2]() : table.open(parameters);
      }`),
      timeoutMs: 1_000,
      flags: { tags: '@art_5__para_3__point_9', lang: 'zh' },
    });
    expectInconclusive(
      verdict,
      Object.values(MISBEHAVIOURS)
        .slice(1)
        .map(([, , message]) => message),
    );
  });

  it('ends the process: the run is inconclusive and says so', async () => {
    const verdict = await certifyThrough({
      target: misbehaving(`open: (parameters) => {
        const opened = nextOpened();
        if (opened > 10) process.exit(0);
        return table.open(parameters);
      }`),
      flags: { tags: '@art_5__para_3__point_9', lang: 'zh' },
    });
    expectInconclusive(verdict, []);
    expect(verdict.reasons.map(({ code }) => code)).to.include.members(['link_failed', 'inconclusive_cases']);
  });
});
