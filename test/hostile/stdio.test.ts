/** What a process does to the suite that keeps to nothing. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { STDIO_EVIDENCE, connectStdio } from '../../adapters/stdio';
import createReferenceTable from '../../adapters/reference-table';
import type { FaultCode } from '../../adapters/table';
import { run, temporaryFolder } from '../cli/console';
import { certifyThrough } from '../support/certify-through';
import { commandLine } from '../support/command-line';
import { closing, expectInconclusive, expectNothingPolluted, faultOf } from './misbehaviour';
import { expectNothingActive, expectNothingActiveIn } from './nothing-active';
import { at, processOf, script, servedOverStdio } from './processes';

/** `say(bytes)`, `reply(id, result)`, `forever(bytes)` and an answer, `STATE`, are there for the code of each. */
const FRAME = `
  const STATE = ${JSON.stringify(createReferenceTable().state({}))};
  const say = (...words) => process.stdout.write(...words);
  const reply = (id, result) => say(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\\n');
  const forever = (bytes) => { const go = () => { while (process.stdout.write(bytes)); }; process.stdout.on('drain', go); go(); };
  process.stdout.on('error', () => process.exit());
  const asked = (answer) => require('node:readline').createInterface({ input: process.stdin })
    .on('line', (line) => answer(JSON.parse(line)));`;

const MISBEHAVIOURS: Record<string, [code: string, fault: FaultCode, message: RegExp]> = {
  'garbage lines': [
    "say('\\u001b[2J<script>\\n\\u0000\\u009b\\n')",
    'TIMEOUT',
    /2 lines that answer nothing/,
  ],
  'no UTF-8': [
    'say(Buffer.from(\'{"jsonrpc":"2.0","id":\' + id + \',"result":"\\xff"}\\n\', \'latin1\'))',
    'TIMEOUT',
    /1 lines/,
  ],
  'an answer of ten million characters': ["reply(id, 'x'.repeat(10 << 20))", 'BAD_ANSWER', /answer/],
  'a line without end': ["forever('x'.repeat(1 << 20))", 'PROTOCOL', /a line is too long/],
  'lines without end': ["forever('x\\n'.repeat(1 << 19))", 'TIMEOUT', /lines that answer nothing/],
  'answers to other questions': [
    "for (const other of [id - 1, id + 1, -id, 0]) reply(other, STATE); say(JSON.stringify({ jsonrpc: '2.0', id: String(id), result: STATE }) + '\\n')",
    'TIMEOUT',
    /5 lines/,
  ],
  'an error that acts on a terminal': [
    "say(JSON.stringify({ jsonrpc: '2.0', id, error: { code: 1, message: '\\u202e\\u001b]0;x\\u0007' + 'm'.repeat(5000) } }) + '\\n')",
    'PROTOCOL',
    /error 1, \\u\{202e\}\\u\{1b\}/,
  ],
  'neither result nor error': ["say(JSON.stringify({ jsonrpc: '2.0', id }) + '\\n')", 'BAD_ANSWER', /answer/],
  'names of prototypes': [
    `say('{"jsonrpc":"2.0","id":' + id + ',"result":{"__proto__":{"ok":true,"polluted":1},"constructor":{"prototype":{"polluted":1}}}}\\n')`,
    'BAD_ANSWER',
    /ok/,
  ],
  'the end of its output': ["say('', () => process.stdout.end())", 'TIMEOUT', /nothing within/],
  'last words that act on a terminal': [
    "process.stderr.write('\\u001b[2J\\u009b\\u202e' + 'w'.repeat(5000), () => process.exit(9))",
    'BROKE_OFF',
    /exit code 9, its last words: w+/,
  ],
};

function doing(codes: readonly string[]): string {
  return `${FRAME}
    const doings = [${codes.map((code) => `(id) => { ${code} }`).join(',\n')}];`;
}

/** All of them in one process: asked for its journal from n on it does what stands at n. */
function misbehaving(codes: readonly string[]): string {
  return script(`${doing(codes)} asked(({ id, params }) => doings[params.since](id));`);
}

/** Does the next of them when it is opened for every third time, however often it was started anew. */
function misbehavingNowAndThen(codes: readonly string[]): string {
  return processOf(`${doing(codes)}
    const { readFileSync, writeFileSync } = require('node:fs');
    const count = __filename + '.count';
    const opened = () => { let n = 1; try { n += Number(readFileSync(count)); } catch {} writeFileSync(count, String(n)); return n; };
    const table = require(${at('adapters/reference-table/index.ts')}).default();
    asked(({ id, method, params }) => {
      const n = method === 'open' ? opened() : 1;
      if (n % 3 === 0) doings[(n / 3) % doings.length](id); else reply(id, table[method](params));
    });`);
}

describe('a hostile process', () => {
  const names = Object.keys(MISBEHAVIOURS);
  let target: string;
  before(() => {
    target = misbehaving(Object.values(MISBEHAVIOURS).map(([code]) => code));
  });

  for (const [index, name] of names.entries()) {
    it(`sends ${name}`, async () => {
      const [, code, message] = MISBEHAVIOURS[name] as (typeof MISBEHAVIOURS)[string];
      const connection = await connectStdio({ target, timeoutMs: code === 'TIMEOUT' ? 800 : 10_000 });
      await closing(connection, async ({ table }) => {
        expect(await faultOf(table.log({ since: index }), code)).to.match(message);
      });
      expectNothingPolluted();
    });
  }

  it('answers before it is asked, and twice: each question has its own answer', async () => {
    const eager = script(`${FRAME}
      asked(({ id }) => {
        const answer = (balance) => ({ ok: true, value: { returned: 0, balance } });
        for (const other of [id + 1, id - 1, id + 1]) reply(other, answer(666));
        for (const balance of [id, 666]) reply(id, answer(balance));
      });`);
    const connection = await connectStdio({ target: eager, timeoutMs: 10_000 });
    await closing(connection, async ({ table }) => {
      const ids = new Set<unknown>();
      for (let index = 0; index < 10; index += 1) {
        const answer = await table.change({ bet: 'b' });
        ids.add(answer.ok && answer.value.balance);
      }
      expect(ids).to.have.property('size', 10);
      expect(ids.has(666)).to.equal(false);
    });
  });

  it('floods its standard error: so much is kept, and the rest is counted', async () => {
    const flood = script(`${FRAME}
      asked(({ id }) => {
        let left = 100;
        const more = () => left-- > 0 ? process.stderr.write('e'.repeat(1 << 20), more) : reply(id, STATE);
        more();
      });`);
    const evidence = temporaryFolder();
    for (let times = 0; times < 2; times += 1) {
      const connection = await connectStdio({ target: flood, timeoutMs: 30_000, evidence });
      await closing(connection, ({ table }) => table.state({}));
    }
    const file = path.join(evidence, STDIO_EVIDENCE);
    const size = 16 * 1024 * 1024;
    expect(statSync(file).size).to.be.within(size, size + 200);
    expect(readFileSync(file, 'utf8').slice(-100)).to.match(
      new RegExp(`e\\n\\[… ${100 * 1024 * 1024 - size} bytes\\]\\n\\n\\[… ${100 * 1024 * 1024} bytes\\]\\n$`),
    );
  });

  it('that cannot be started leaves the suite standing', async () => {
    const evidence = temporaryFolder();
    for (const command of ['no-such-program-here', '"nul\u0000"']) {
      await faultOf(connectStdio({ target: command, evidence }), 'ADAPTER');
    }
    // The end of a process that never was is told later than its failure.
    await new Promise((resolve) => setTimeout(resolve, 50));
  });

  it('makes a run inconclusive, in words, and no case a failure', async () => {
    const codes = Object.values(MISBEHAVIOURS).filter(([, code]) => code !== 'TIMEOUT');
    const verdict = await certifyThrough({
      kind: 'stdio',
      target: misbehavingNowAndThen(codes.map(([code]) => code)),
      flags: { tags: '@art_5__para_3__point_1', lang: 'zh' },
    });
    expectInconclusive(
      verdict,
      codes.map(([, , message]) => message),
    );
  });

  it('is left behind by no run, neither a deaf one nor what it has started', async () => {
    const cwd = temporaryFolder();
    const deaf = processOf(`
      process.on('SIGTERM', () => {});
      process.on('SIGHUP', () => {});
      const { spawn } = require('node:child_process');
      spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)'], { stdio: 'inherit' });
      setInterval(() => {}, 1000);
      const { strangeTable } = require(${at('test/hostile/strange-table.ts')});
      const { serveStdio } = require(${at('adapters/stdio/server.ts')});
      void serveStdio({ input: process.stdin, output: process.stdout, table: strangeTable() });`);
    const ran = await commandLine(
      [
        ...['certify', '--adapter', 'stdio', '--target', deaf, '--tags', '@art_5__para_3__point_8'],
        ...['--out', 'out', '--ui', 'en', '--lang', 'zh', '--allure', 'results'],
      ],
      cwd,
    );
    expect(ran.left()).to.deep.equal([]);
    expect(ran.code, ran.out + ran.err).to.equal(3);
    expect(ran.out).to.include('inconclusive 0').and.to.include('failed 0');
    expectNothingActive(ran.out, 'stdout');
    expectNothingActive(ran.err, 'stderr');
    expectNothingActiveIn(path.join(cwd, 'out'));

    const checked = await commandLine(
      ['adapter-check', '--adapter', 'stdio', '--target', deaf, '--json'],
      cwd,
    );
    expect(checked.left()).to.deep.equal([]);
    expect(checked.code, checked.out + checked.err).to.equal(0);
    expectNothingActive(checked.out, 'stdout');
  });

  it('is told in words by adapter-check, and nothing that it sent acts on the terminal', async () => {
    const foul = await run(['adapter-check', '--adapter', 'stdio', '--target', target, '--timeout', '2000']);
    expect([1, 3]).to.include(foul.code);
    const fair = await run([
      'adapter-check',
      '--adapter',
      'stdio',
      '--target',
      servedOverStdio('strangeTable()'),
    ]);
    expect(fair.code, fair.out + fair.err).to.equal(0);
    for (const { out, err } of [fair, foul]) {
      expectNothingActive(out, 'stdout');
      expectNothingActive(err, 'stderr');
    }
  });
});
