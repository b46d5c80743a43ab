import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { connect } from '../../adapters/connect';
import { STDIO_EVIDENCE, connectStdio, type StdioTarget } from '../../adapters/stdio';
import { TableFault, type FaultCode } from '../../adapters/table';
import { writeChildren, type ChildName } from './tables';

const EMPTY_LOG = { ok: true, value: { events: [], next: 0, end: true } };

describe('the stdio adapter', () => {
  let folder: string;
  let command: (name: ChildName, ...words: string[]) => string;
  const toClose: (() => Promise<void>)[] = [];

  before(() => {
    folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'craps-stdio-')));
    command = writeChildren(folder);
  });
  after(() => rmSync(folder, { recursive: true }));
  afterEach(async () => {
    for (const close of toClose.splice(0)) await close();
  });

  async function connected(target: string, more: Partial<StdioTarget> = {}) {
    const connection = await connectStdio({ target, timeoutMs: 10_000, cwd: folder, ...more });
    toClose.push(() => connection.close());
    return connection;
  }

  async function log(name: ChildName, more: Partial<StdioTarget> = {}): Promise<unknown> {
    return (await connected(command(name), more)).table.log({ since: 0 });
  }

  async function expectFault(work: Promise<unknown>, code: FaultCode, message: string): Promise<void> {
    const fault = await work.then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(fault).to.be.instanceOf(TableFault);
    expect((fault as TableFault).code, (fault as TableFault).message).to.equal(code);
    expect((fault as TableFault).message).to.include(message);
    expect((fault as TableFault).message).not.to.match(/\p{Cc}/u);
    expect((fault as TableFault).message.length).to.be.at.most(300);
  }

  for (const [name, what] of [
    ['answers', 'asks a process'],
    ['prints', 'leaves out what is not JSON, or answers another question'],
    ['splits', 'takes an answer byte by byte'],
    ['works', 'waits while the process says that it works'],
    ['strange', 'leaves out fields that it does not know'],
  ] as const) {
    it(what, async () => {
      // The process that works needs 800 ms.
      const more = name === 'works' ? { timeoutMs: 500 } : {};
      const answer = await log(name, more);
      expect(answer).to.deep.equal(EMPTY_LOG);
      expect(Object.keys((answer as typeof EMPTY_LOG).value)).to.deep.equal(['events', 'next', 'end']);
    });
  }

  it('asks one question after the other, and takes each answer for its own', async () => {
    const { table } = await connected(command('answers'));
    const answers = await Promise.all(Array.from({ length: 50 }, () => table.log({ since: 0 })));
    expect(answers).to.deep.equal(Array(50).fill(EMPTY_LOG));
  });

  it('is one of the adapters that a configuration names', async () => {
    const connection = await connect({
      kind: 'stdio',
      target: command('answers'),
      options: {},
      timeoutMs: 10_000,
      cwd: folder,
    });
    toClose.push(() => connection.close());
    expect(await connection.table.log({ since: 0 })).to.deep.equal(EMPTY_LOG);
  });

  it('gives the process its words, its folder and its environment', async () => {
    const target = command('tells', '"two words"', "'it''s'", 'back\\ slash', '""');
    const { table } = await connected(target, { options: { environment: { SEATS: '4' } } });
    expect(await table.log({ since: 0 })).to.have.nested.property(
      'refusal.detail',
      ['1', '4', folder, 'two words', 'its', 'back slash', ''].join('|'),
    );
  });

  for (const [name, code, message] of [
    [
      'silent',
      'TIMEOUT',
      // How long it was waited is the machine's affair.
      '1 lines that answer nothing, the last: \\u{1b}]0;thinking',
    ],
    ['errs', 'PROTOCOL', 'log: error -32601, Method not found\\u{1b}[31m'],
    ['wrong', 'BAD_ANSWER', 'value.events'],
    ['endless', 'PROTOCOL', 'a line is too long'],
    ['dies', 'BROKE_OFF', 'exit code 3, its last words: out of dice\\u{1b}[2J'],
  ] as const) {
    it(`says ${code} of a process that ${name}`, async () => {
      const timeoutMs = name === 'silent' ? 1_000 : 20_000;
      const { table } = await connected(command(name), { timeoutMs });
      await expectFault(table.log({ since: 0 }), code, message);
      if (code === 'BAD_ANSWER' || name === 'errs') return;
      await expectFault(table.log({ since: 0 }), 'SESSION_LOST', 'the link has ended');
    });
  }

  it('does not wait for ever for a process that says that it works', async () => {
    await expectFault(
      log('works', { timeoutMs: 400, options: { patienceMs: 500 } }),
      'TIMEOUT',
      'nothing within',
    );
  });

  it('says what cannot be started', async () => {
    await expectFault(connectStdio({ target: 'no-such-program-here' }), 'ADAPTER', 'ENOENT');
    await expectFault(connectStdio({ target: '  ' }), 'ADAPTER', 'no command');
    await expectFault(connectStdio({ target: 'python3 "table.py' }), 'ADAPTER', 'a quote is not closed');
    const wrong = connectStdio({ target: 'node', options: { environment: { SEATS: 4 } } });
    await expectFault(wrong, 'ADAPTER', 'environment.SEATS');
  });

  it('keeps what the process writes to its standard error', async () => {
    await expectFault(log('dies', { evidence: folder }), 'BROKE_OFF', 'exit code 3');
    expect(readFileSync(path.join(folder, STDIO_EVIDENCE), 'utf8')).to.equal('out of dice\u001b[2J\n');
  });

  for (const name of ['answers', 'deaf'] as const) {
    it(`leaves no process behind that ${name}`, async () => {
      const before = children();
      const connection = await connected(command(name));
      await connection.table.log({ since: 0 });
      const started = children().filter((pid) => !before.includes(pid));
      if (existsSync('/proc')) expect(started).to.have.lengthOf(1);
      await connection.close();
      expect(children().filter((pid) => started.includes(pid))).to.deep.equal([]);
      await expectFault(connection.table.log({ since: 0 }), 'SESSION_LOST', 'closed');
    });
  }
});

/** Processes that this one has started and that still run; none where the system does not tell. */
function children(): string[] {
  const file = `/proc/self/task/${process.pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean) : [];
}
