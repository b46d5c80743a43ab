import { existsSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { connect } from '../../adapters/connect';
import createReferenceTable from '../../adapters/reference-table';
import { SERIAL_EVIDENCE, connectSerial, type SerialTarget } from '../../adapters/serial';
import { serveSerial } from '../../adapters/serial/server';
import { TableFault, type FaultCode } from '../../adapters/table';
import { systemClock } from '../../adapters/wire';
import { FaultyLine, total, type LineQuality } from '../wire/faulty-line';
import { noting, operationsAtRandom, tally } from '../wire/operations';
import { Random } from '../wire/random';
import { nullModem, whyNoPseudoTerminal, type NullModem, type Passage } from './pseudo-terminal';

const EXCHANGES = 300;
const BAD: LineQuality = { chunk: 0.01, line: 0.02, longestDelayMs: 5 };
const QUICK = { replyMs: 40, quietMs: 10 };

let modem: NullModem | undefined;
const toClose: (() => Promise<void>)[] = [];

async function joined(...passages: [Passage, Passage] | []): Promise<NullModem> {
  modem = await nullModem(...passages);
  return modem;
}

async function connected(serial: SerialTarget) {
  const connection = await connectSerial({ timeoutMs: 5_000, options: QUICK, ...serial });
  toClose.push(() => connection.close());
  return connection;
}

async function served(...served: Parameters<typeof serveSerial>) {
  const server = await serveSerial(...served);
  toClose.push(() => server.close());
  return server;
}

async function faultOf(work: Promise<unknown>): Promise<TableFault> {
  const fault = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(fault).to.be.instanceOf(TableFault);
  return fault as TableFault;
}

async function expectFault(work: Promise<unknown>, code: FaultCode, message: string): Promise<void> {
  const fault = await faultOf(work);
  expect(fault.code, fault.message).to.equal(code);
  expect(fault.message).to.include(message);
}

/** A faulty line in each direction, as passages of a null modem. */
function faulty(seed: number): { passages: [Passage, Passage]; lines: FaultyLine[] } {
  const random = new Random(seed);
  const lines: FaultyLine[] = [];
  const passage =
    (index: number): Passage =>
    (chunk, deliver) => {
      const line = (lines[index] ??= new FaultyLine(systemClock, random, BAD, deliver));
      line.send(chunk);
    };
  return { passages: [passage(0), passage(1)], lines };
}

describe('the serial adapter, on a pseudo-terminal', function () {
  before(function () {
    const why = whyNoPseudoTerminal();
    if (why === null) return;
    console.log(`    skipped: ${why}`);
    this.skip();
  });

  afterEach(async () => {
    try {
      for (const close of toClose.splice(0).reverse()) await close();
    } finally {
      await modem?.end();
      modem = undefined;
    }
  });

  it('asks a table at the other end', async () => {
    const { one, other } = await joined();
    await served({ path: other.path, table: createReferenceTable() });
    const { table } = await connected({ target: one.path });
    expect(await table.describe({})).to.have.nested.property('value.protocol', 'ctp/1');
    expect(await table.open({ mode: 'test' })).to.have.property('ok', true);
    expect(await table.join({ player: '莊家', buyIn: 1_000 })).to.have.nested.property(
      'value.player',
      '莊家',
    );
    expect(await table.bet({ player: '莊家', bet: 'field', amount: -1 })).to.deep.equal({
      ok: false,
      refusal: { code: 'MALFORMED' },
    });
  });

  it('is one of the adapters that a configuration names', async () => {
    const { one, other } = await joined();
    await served({ path: other.path, table: createReferenceTable() });
    const connection = await connect({
      kind: 'serial',
      target: one.path,
      options: {},
      timeoutMs: 5_000,
      cwd: '.',
    });
    toClose.push(() => connection.close());
    expect(await connection.table.state({})).to.have.property('ok', true);
  });

  it(`loses, doubles and changes nothing in ${EXCHANGES} exchanges on a bad line`, async () => {
    const { passages, lines } = faulty(53);
    const { one, other } = await joined(...passages);
    const executed: number[] = [];
    await served({ path: other.path, table: noting(createReferenceTable(), executed) });
    const { table } = await connected({
      target: one.path,
      timeoutMs: 60_000,
      options: { ...QUICK, repetitions: 200 },
    });
    const operations = operationsAtRandom(new Random(53), EXCHANGES);
    const result = await tally(operations, table, createReferenceTable(), executed);
    const faults = total(...lines);
    console.log(`      ${JSON.stringify(result)}\n      faults: ${JSON.stringify(faults)}`);
    expect(result).to.deep.equal({ asked: EXCHANGES, lost: 0, doubled: 0, wrong: 0 });
    for (const [fault, count] of Object.entries(faults)) expect(count, fault).to.be.greaterThan(0);
  });

  it('takes nothing that an earlier session left on the line for an answer', async () => {
    const { one, other } = await joined();
    one.input.write('\nR 1A2B3C4D 1 {"ok":true} 00000000\r\n\nR 1A2B');
    await served({ path: other.path, table: createReferenceTable() });
    const { table } = await connected({ target: one.path });
    expect(await table.state({})).to.have.nested.property('value.open', false);
  });

  it('waits for a table that takes longer than silence may last', async () => {
    const { one, other } = await joined();
    const table = createReferenceTable();
    const rolls: unknown[] = [];
    const roll = async (parameters: unknown) => {
      rolls.push(parameters);
      await new Promise((resolve) => setTimeout(resolve, 900));
      return table.roll(parameters as never);
    };
    await served({ path: other.path, table: { ...table, roll }, workingMs: 50 });
    const connection = await connected({ target: one.path, timeoutMs: 300 });
    expect(await connection.table.roll({})).to.deep.equal({ ok: false, refusal: { code: 'NOT_OPEN' } });
    expect(rolls).to.have.lengthOf(1);
  });

  it('opens a new session on a port that was closed', async () => {
    const { one, other } = await joined();
    const executed: number[] = [];
    const table = noting(createReferenceTable(), executed);
    await served({ path: other.path, table });
    const first = await connected({ target: one.path });
    await first.table.state({});
    await first.close();
    const second = await connected({ target: one.path });
    await second.table.state({});
    expect(executed).to.have.lengthOf(2);
  });

  it('says that the line is lost when it is unplugged in the middle, and frees the port', async () => {
    const { one, other } = await joined();
    const table = { ...createReferenceTable(), roll: () => new Promise(() => undefined) };
    await served({ path: other.path, table });
    const connection = await connected({
      target: one.path,
      timeoutMs: 3_000,
      options: { ...QUICK, reconnectMs: 500 },
    });
    const roll = faultOf(connection.table.roll({}));
    await one.end();
    expect(['DISCONNECTED', 'TIMEOUT']).to.include((await roll).code);
    await expectFault(connection.table.state({}), 'SESSION_LOST', 'the link has ended');
    await connection.close();
    expect(openFiles()).not.to.include(one.path);
  });

  it('says that nobody answers', async () => {
    const { one } = await joined();
    await expectFault(connectSerial({ target: one.path, timeoutMs: 300 }), 'TIMEOUT', 'no reply within');
    expect(openFiles()).not.to.include(one.path);
  });

  it('says that there is no such port', async () => {
    await expectFault(connectSerial({ target: '/dev/no-such-port' }), 'DISCONNECTED', '/dev/no-such-port');
  });

  it('names an option that is wrong', async () => {
    const target = '/dev/no-such-port';
    await expectFault(connectSerial({ target, options: { parity: 'mark' } }), 'ADAPTER', 'option parity');
    await expectFault(connectSerial({ target, options: { baud: 9_600 } }), 'ADAPTER', 'option baud');
  });

  it('keeps what went over the line, readable as it stands', async () => {
    const { one, other } = await joined();
    await served({ path: other.path, table: createReferenceTable() });
    const evidence = mkdtempSync(path.join(os.tmpdir(), 'craps-serial-'));
    try {
      const connection = await connected({ target: one.path, evidence });
      await connection.table.join({ player: '\u009b\u202e', buyIn: 1 });
      await connection.close();
      const text = readFileSync(path.join(evidence, SERIAL_EVIDENCE), 'utf8');
      const chunks = text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { time: string; direction?: string; bytes: string })
        .filter(({ direction }) => direction !== undefined);
      expect(text).to.match(/^[\x20-\x7e\n]+$/);
      expect(chunks[0]).to.have.property('direction', 'sent');
      expect(chunks[0]?.bytes).to.match(/^\nQ [0-9A-F]{8} 0 \{"link":"HELLO"\} [0-9A-F]{8}\r\n$/);
      const received = chunks.filter(({ direction }) => direction === 'received').map(({ bytes }) => bytes);
      expect(received.join('')).to.include('NOT_OPEN');
    } finally {
      rmSync(evidence, { recursive: true });
    }
  });
});

/** The device files that this process holds open. */
function openFiles(): string[] {
  const folder = '/proc/self/fd';
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    try {
      return [readlinkSync(path.join(folder, name))];
    } catch {
      return [];
    }
  });
}
