/** What a table's module reaches of whoever asks it: nothing but the questions. */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { connectLibrary } from '../../adapters/library';
import { MARK } from '../../adapters/process/descendants';
import { connectThirdParty, KEPT_BY_THE_ADAPTER } from '../../adapters/third-party';
import type { Table } from '../../adapters/table';
import { temporaryFolder } from '../cli/console';

const EMPTY_LOG = '{ ok: true, value: { events: [], next: 0, end: true } }';

/** What the module says of itself when its `log` is asked, as the text of a refusal. */
async function told(expression: string, granted: string[] = []): Promise<unknown> {
  return asking(
    `({ log: () => ({ ok: false, refusal: { code: 'FUNDS', detail: JSON.stringify(${expression}) } }) })`,
    async (table) => {
      const answer = await table.log({ since: 0 });
      return answer.ok ? undefined : (JSON.parse(answer.refusal.detail ?? '') as unknown);
    },
    granted,
  );
}

async function asking<T>(
  operations: string,
  run: (table: Table, file: string) => Promise<T>,
  granted: string[] = [],
): Promise<T> {
  const file = path.join(temporaryFolder(), 'table.cjs');
  const others = ['describe', 'open', 'join', 'bet', 'change', 'dice', 'roll', 'state', 'log'];
  writeFileSync(
    file,
    `const others = Object.fromEntries(${JSON.stringify(others)}.map((name) => [name, () => (${EMPTY_LOG})]));
     module.exports = () => ({ ...others, ...${operations} });`,
  );
  const connection = await connectLibrary({ target: file, granted, timeoutMs: 30_000 });
  try {
    return await run(connection.table, file);
  } finally {
    await connection.close();
  }
}

describe("a table's module", () => {
  it('is in another process, in a folder of its own that is gone afterwards', async () => {
    expect(await told('process.pid')).not.to.equal(process.pid);
    const folder = (await told('process.cwd()')) as string;
    expect(folder).not.to.equal(process.cwd());
    expect(existsSync(folder)).to.equal(false);
  });

  it('sees of the environment what it needs, and what it was granted', async () => {
    process.env['CRAPS_TEST_SECRET'] = 'secret';
    process.env['CRAPS_TEST_GRANTED'] = 'granted';
    try {
      const names = (await told('Object.keys(process.env)', ['CRAPS_TEST_GRANTED'])) as string[];
      expect(names).to.include.members(['CRAPS_TEST_GRANTED', MARK]).and.not.to.include('CRAPS_TEST_SECRET');
      const needed = [
        'PATH',
        'SystemRoot',
        'PATHEXT',
        'ComSpec',
        'TMPDIR',
        'TEMP',
        'TMP',
        MARK,
        'SWC_NATIVE_BINDING_CACHE',
        'DISABLE_V8_COMPILE_CACHE',
      ];
      expect(names.filter((name) => !needed.includes(name))).to.deep.equal(['CRAPS_TEST_GRANTED']);
    } finally {
      delete process.env['CRAPS_TEST_SECRET'];
      delete process.env['CRAPS_TEST_GRANTED'];
    }
  });

  it('finds nothing of the suite that judges among the modules of its process', async () => {
    const loaded = (await told(
      `Object.keys(require.cache).filter((each) => /[\\\\/](?:steps|assessment|certification|reports|cli)[\\\\/]|@cucumber|chai/.test(each)).length`,
    )) as number;
    expect(loaded).to.equal(0);
  });

  it('answers no question before it is asked: it cannot know its id', async () => {
    const early = `(() => { for (let id = 0; id < 100; id += 1) require('node:fs').writeSync(1, JSON.stringify({ id: String(id), answer: ${EMPTY_LOG} }) + '\\n'); })()`;
    await asking(
      `({ state: () => { ${early}; return { ok: false, refusal: { code: 'NOT_OPEN' } }; } })`,
      async (table) => {
        expect(await table.state({})).to.deep.equal({ ok: false, refusal: { code: 'NOT_OPEN' } });
        expect(await table.log({ since: 0 })).to.have.property('ok', true);
      },
    );
  });

  it('prints without being taken for an answer', async () => {
    await asking(
      `({ log: () => { console.log('{"id":1}'); process.stdout.write('x\\n'); return ${EMPTY_LOG}; } })`,
      async (table) => {
        expect(await table.log({ since: 0 })).to.have.property('ok', true);
      },
    );
  });

  it('leaves nobody behind, though it has left its group', async function () {
    if (process.platform !== 'linux') this.skip();
    const pid = (await told(
      `(() => { const child = require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { detached: true, stdio: 'ignore' }); child.unref(); return child.pid; })()`,
    )) as number;
    // What has been killed may still wait for its parent to take note.
    const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
    expect(state === '' || state.startsWith('Z'), `process ${pid}: ${state}`).to.equal(true);
  });

  it('is ended where it never yields', async () => {
    const file = path.join(temporaryFolder(), 'table.cjs');
    const others = ['describe', 'open', 'join', 'bet', 'change', 'dice', 'roll', 'state'];
    writeFileSync(
      file,
      `const others = Object.fromEntries(${JSON.stringify(others)}.map((name) => [name, () => (${EMPTY_LOG})]));
       module.exports = () => ({ ...others, log: () => { for (;;); } });`,
    );
    const connection = await connectLibrary({ target: file, timeoutMs: 5_000 });
    const { table } = connection;
    const fault = await table.log({ since: 0 }).catch((error: unknown) => error);
    expect(fault).to.have.property('code', 'TIMEOUT');
    expect(await table.log({ since: 0 }).catch((error: unknown) => error)).to.have.property(
      'code',
      'SESSION_LOST',
    );
    await connection.close();
  });
});

describe("an adapter's module", () => {
  it('keeps its evidence in a folder of its own, from which plain files alone are taken over', async () => {
    const [folder, evidence] = [temporaryFolder(), temporaryFolder()];
    const file = path.join(folder, 'adapter.cjs');
    const secret = path.join(folder, 'secret.txt');
    writeFileSync(secret, 'secret');
    writeFileSync(
      file,
      `const fs = require('node:fs'); const path = require('node:path');
       module.exports = ({ evidence }) => {
         fs.writeFileSync(path.join(evidence, 'wire.txt'), 'bytes');
         fs.symlinkSync(${JSON.stringify(secret)}, path.join(evidence, 'link.txt'));
         const table = Object.fromEntries(${JSON.stringify(['describe', 'open', 'join', 'bet', 'change', 'dice', 'roll', 'state', 'log'])}.map((name) => [name, () => (${EMPTY_LOG})]));
         return { table, close() {} };
       };`,
    );
    const connection = await connectThirdParty({
      ...{ kind: file, target: 'x', options: {}, timeoutMs: 30_000, cwd: folder },
      evidence,
    });
    await connection.close();
    expect(existsSync(path.join(evidence, KEPT_BY_THE_ADAPTER, 'wire.txt'))).to.equal(true);
    expect(existsSync(path.join(evidence, KEPT_BY_THE_ADAPTER, 'link.txt'))).to.equal(false);
  });
});
