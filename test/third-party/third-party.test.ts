import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { connect } from '../../adapters/connect';
import { TableFault, type Connection, type FaultCode } from '../../adapters/table';
import { isPath } from '../../adapters/third-party';
import { connectAdapter } from '../../adapters/third-party/connection';
import { writeAdapters } from './adapters';

const folder = writeAdapters();
const EMPTY_LOG = { ok: true, value: { events: [], next: 0, end: true } };

function connected(kind: string, options = {}, timeoutMs = 5_000): Promise<Connection> {
  return connect({ kind, target: 'table 7', options, timeoutMs, cwd: folder });
}

async function log(kind: string, options = {}, timeoutMs = 5_000): Promise<unknown> {
  const connection = await connected(kind, options, timeoutMs);
  try {
    return await connection.table.log({ since: 0 });
  } finally {
    await connection.close();
  }
}

async function expectFault(work: Promise<unknown>, code: FaultCode, message: string): Promise<TableFault> {
  const fault = await work.then(
    () => expect.fail('no fault'),
    (error: unknown) => error as TableFault,
  );
  expect(fault).to.be.instanceOf(TableFault);
  expect(fault.code, fault.message).to.equal(code);
  expect(fault.message).to.include(message);
  expect(fault.message.length).to.be.at.most(300);
  expect(fault.message).not.to.match(/\p{Cc}/u);
  return fault;
}

describe('an adapter of a third party', () => {
  for (const kind of [
    './default.mjs',
    'default.mjs',
    './named.mjs',
    './assigned.cjs',
    './member.cjs',
    './compiled.cjs',
    './typed.ts',
    'packaged-adapter',
    '@lab/adapter',
  ]) {
    it(`is found and connects as ${kind}`, async () => {
      expect(await log(kind)).to.deep.equal(EMPTY_LOG);
    });
  }

  it('is found by an absolute path, by a file URL, and where the configuration found it', async () => {
    const file = path.join(folder, 'default.mjs');
    for (const kind of [file, pathToFileURL(file).href]) expect(await log(kind)).to.deep.equal(EMPTY_LOG);
    const { table } = await connect({
      ...{ kind: './moved.mjs', module: file, target: 'x', options: {}, timeoutMs: 5_000 },
      cwd: path.join(folder, 'elsewhere'),
    });
    expect(await table.log({ since: 0 })).to.deep.equal(EMPTY_LOG);
  });

  it('is told from a name by how it is written', () => {
    for (const kind of ['./a', '../a', '.', '/a', '.\\a', 'C:\\a', 'c:/a', 'file:///a', 'a.js', 'b/a.cjs'])
      expect(isPath(kind), kind).to.equal(true);
    for (const kind of ['a', '@lab/a', 'a/b', 'serail', 'c:a', '.a'])
      expect(isPath(kind), kind).to.equal(false);
  });

  it('is handed a copy of its configuration, and of every question', async () => {
    const options = { card: 3, list: [1] };
    const answer = (await log('./handed.mjs', options)) as { refusal: { detail: string } };
    expect(JSON.parse(answer.refusal.detail)).to.deep.equal({
      ...{ target: 'table 7', options, timeoutMs: 5_000, cwd: folder },
    });
    const question = { since: 0 };
    const { table } = await connected('./changes.mjs');
    await table.log(question);
    expect(question).to.deep.equal({ since: 0 });
  });

  for (const [kind, code, message] of [
    ['./none.mjs', 'ADAPTER', 'there is no module'],
    ['no-such-package', 'ADAPTER', 'no-such-package'],
    ['net', 'ADAPTER', 'there is no module net'],
    ['./nothing.mjs', 'ADAPTER', 'exports no function'],
    ['./throws.cjs', 'ADAPTER', 'no licence'],
    ['./refuses.mjs', 'ADAPTER', 'no such card'],
    ['./unplugged.mjs', 'DISCONNECTED', 'no carrier'],
    ['./no-table.mjs', 'ADAPTER', 'has no table'],
    ['./no-close.mjs', 'ADAPTER', 'no function close'],
    ['./half.mjs', 'ADAPTER', 'it lacks open, join'],
    ['./proxy.mjs', 'ADAPTER', 'sealed'],
    ['./wrong.mjs', 'BAD_ANSWER', 'value.events'],
    ['./cyclic.mjs', 'BAD_ANSWER', 'not JSON'],
    ['./fails.mjs', 'ADAPTER', 'out of chips'],
    ['./timeout.mjs', 'TIMEOUT', 'slow'],
    ['./other-code.mjs', 'ADAPTER', 'refused'],
  ] as const) {
    it(`says ${code} of ${kind}`, () => expectFault(log(kind), code, message));
  }

  it('is not waited for longer than an answer may take', async () => {
    await expectFault(log('./hangs.mjs', {}, 40), 'TIMEOUT', 'nothing within 40 ms');
  });

  it('is closed again where it connects too late', async () => {
    const { closed } = (await import(pathToFileURL(path.join(folder, 'late.mjs')).href)) as {
      closed: string[];
    };
    const late = {
      kind: './late.mjs',
      target: 'table 7',
      options: { name: 'a' },
      timeoutMs: 20,
      cwd: folder,
    };
    await expectFault(connectAdapter(late), 'TIMEOUT', 'nothing within 20 ms');
    while (closed.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(closed).to.deep.equal(['a']);
  });

  it('is asked nothing more after a fault, for its next answer could belong to another question', async () => {
    for (const kind of ['./hangs.mjs', './fails.mjs', './timeout.mjs']) {
      const { table } = await connected(kind, {}, 2_000);
      await table.log({ since: 0 }).catch(() => undefined);
      await expectFault(table.log({ since: 0 }), 'SESSION_LOST', 'the link has ended');
    }
    const connection = await connected('./wrong.mjs');
    for (const again of [1, 2]) {
      await expectFault(connection.table.log({ since: again }), 'BAD_ANSWER', 'value.events');
    }
    await connection.close();
    await expectFault(connection.table.log({ since: 0 }), 'SESSION_LOST', 'the link has ended');
  });

  it('spoils nothing where it cannot be closed', async () => {
    expect(await log('./close-fails.mjs')).to.deep.equal(EMPTY_LOG);
    expect(await log('./close-hangs.mjs', {}, 200)).to.deep.equal(EMPTY_LOG);
  });
});
