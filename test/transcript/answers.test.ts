import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { connect, type AdapterConfiguration } from '../../adapters/connect';
import { serveSerial } from '../../adapters/serial/server';
import type { UncheckedTable } from '../../adapters/table';
import { Transcript, type Exchange } from '../../adapters/transcript';
import { readTranscript, verifyTranscript } from '../../reports';
import createReferenceTable from '../../adapters/reference-table';
import { temporaryFolder } from '../cli/console';
import { plainServer } from '../http/servers';
import { nullModem, whyNoPseudoTerminal } from '../serial/pseudo-terminal';
import { linesOf } from './recorded';

/** What the table says more than it is asked: the contract knows none of it. */
const MORE = { temperature: 21.5, note: 'rolled twice\u202e' };

const LOG = { ok: true, value: { events: [], next: 0, end: true, ...MORE }, signature: [1] };

const answering = (log: unknown) => `(() => {
  const answer = ${JSON.stringify(log)};
  const description = ${JSON.stringify(createReferenceTable().describe({}))};
  return (operation) => (operation === 'describe' ? description : answer);
})()`;

const LIBRARY = (log: unknown) => `
  const answer = ${answering(log)};
  const operations = ['describe', 'open', 'join', 'bet', 'change', 'dice', 'roll', 'state', 'log'];
  module.exports = () => Object.fromEntries(operations.map((each) => [each, () => answer(each)]));`;

const ADAPTER = (log: unknown) => `${LIBRARY(log)}
  const table = module.exports;
  module.exports = { connect: () => ({ table: table(), close() {} }) };`;

const PROCESS = (log: unknown) => `
  const answer = ${answering(log)};
  const lines = require('node:readline').createInterface({ input: process.stdin });
  lines.on('line', (line) => {
    const { id, method } = JSON.parse(line);
    process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result: answer(method) }) + '\\n');
  });`;

type Kind = 'library' | 'third party' | 'stdio' | 'http' | 'serial';

const toClose: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close();
});

/** One question over each adapter. */
async function asked(
  kind: Kind,
  log: unknown = LOG,
): Promise<{ folder: string; exchange: Exchange; answer: unknown }> {
  const folder = temporaryFolder();
  const file = path.join(folder, 'transcript.ndjson');
  const connection = await connect({
    ...(await target(kind, log, folder)),
    timeoutMs: 5_000,
    cwd: folder,
    evidence: folder,
  });
  toClose.push(() => connection.close());
  const transcript = new Transcript(file, '0');
  const table = transcript.record(connection.table, connection.wire);
  const answer = await table.log({ since: 0 }).catch((error: unknown) => error);
  transcript.close();
  await connection.close();
  expect((await verifyTranscript(file)).problems).to.deep.equal([]);
  const [exchange] = (await readTranscript(file)).exchanges;
  if (exchange === undefined) throw new Error('no exchange');
  return { folder, exchange, answer };
}

async function target(
  kind: Kind,
  log: unknown,
  folder: string,
): Promise<Pick<AdapterConfiguration, 'kind' | 'target' | 'options'>> {
  const written = (text: string) => {
    const file = path.join(folder, 'table.cjs');
    writeFileSync(file, text);
    return file;
  };
  switch (kind) {
    case 'library':
      return { kind, target: written(LIBRARY(log)), options: {} };
    case 'third party':
      return { kind: written(ADAPTER(log)), target: 'x', options: {} };
    case 'stdio':
      return { kind, target: `"${process.execPath}" "${written(PROCESS(log))}"`, options: {} };
    case 'http': {
      const address = await plainServer((request, response) => {
        const described = request.url?.endsWith('/describe') === true;
        response.end(JSON.stringify(described ? createReferenceTable().describe({}) : log));
      });
      return { kind, target: address, options: {} };
    }
    case 'serial': {
      const modem = await nullModem();
      toClose.push(() => modem.end());
      const inner = createReferenceTable();
      const table = { ...inner, describe: () => inner.describe({}), log: () => log } as UncheckedTable;
      const server = await serveSerial({ path: modem.other.path, table });
      toClose.push(() => server.close());
      return { kind, target: modem.one.path, options: { replyMs: 40, quietMs: 10 } };
    }
  }
}

const KINDS: Kind[] = ['library', 'third party', 'stdio', 'http', 'serial'];
const WIRES: Partial<Record<Kind, string>> = {
  stdio: 'stdio.ndjson',
  http: 'http.ndjson',
  serial: 'serial.ndjson',
};

interface WireLine {
  time: string;
  direction: string;
  text?: string;
  bytes?: string;
  sequence: number;
}

describe('an exchange in the transcript', () => {
  const why = whyNoPseudoTerminal();
  for (const kind of KINDS) {
    const possible = kind !== 'serial' || why === null ? it : it.skip;

    possible(`keeps what a table says beyond the contract, and no step sees it: ${kind}`, async () => {
      const { exchange, answer } = await asked(kind);
      expect(answer).to.deep.equal({ ok: true, value: { events: [], next: 0, end: true } });
      expect(exchange.answer).to.deep.equal(LOG);
      expect(exchange).not.to.have.any.keys('fault', 'shortened');
    });

    possible(`keeps an answer that cannot be understood beside the fault: ${kind}`, async () => {
      const bad = { ok: true, value: { events: 'none', next: -1, ...MORE } };
      const { exchange } = await asked(kind, bad);
      expect(exchange.fault?.code).to.equal('BAD_ANSWER');
      expect(exchange.answer).to.deep.equal(bad);
    });

    const wire = WIRES[kind];
    if (wire === undefined) continue;
    possible(`points to what went over the wire, each way, with its time: ${kind}`, async () => {
      const { folder, exchange } = await asked(kind);
      const { from = 0, to = 0, file, chain } = exchange.wire ?? {};
      expect(file).to.equal(wire);
      const lines = linesOf(path.join(folder, wire))
        .map((line) => JSON.parse(line) as WireLine & { chain: string })
        .filter((line) => line.chain === chain && line.sequence >= from && line.sequence <= to);
      expect(lines.map(({ direction }) => direction)).to.include.members(['sent', 'received']);
      const carried = (direction: string) =>
        lines
          .filter((line) => line.direction === direction)
          .map(({ text, bytes }) => text ?? bytes)
          .join('');
      expect(carried('sent')).to.include('"since":0');
      expect(carried('received')).to.include('"temperature":21.5');
      for (const { time } of lines) expect(Date.parse(time)).to.be.at.least(Date.parse(exchange.time) - 1);
    });
  }

  it('has no wire where there is none', async () => {
    expect((await asked('library')).exchange).not.to.have.property('wire');
  });

  it('keeps the measure of what is too large to be kept', async () => {
    const large = { ...LOG, padding: 'x'.repeat(2_000_000) };
    const { exchange } = await asked('library', large);
    expect(exchange.answer).to.deep.equal({ ok: true, value: { events: [], next: 0, end: true } });
    expect(exchange.shortened?.characters).to.equal(JSON.stringify(large).length);
    expect(exchange.shortened?.sha256).to.match(/^[0-9a-f]{64}$/);
  });

  it('keeps the measure of what is nested too deeply to be written', async () => {
    const depth = 20_000;
    const deep = `{"ok":true,"value":{"events":[],"next":0,"end":true},"more":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    const folder = temporaryFolder();
    const address = await plainServer((request, response) => {
      const described = request.url?.endsWith('/describe') === true;
      response.end(described ? JSON.stringify(createReferenceTable().describe({})) : deep);
    });
    const connection = await connect({
      kind: 'http',
      target: address,
      options: {},
      timeoutMs: 5_000,
      cwd: folder,
      evidence: folder,
    });
    toClose.push(() => connection.close());
    const file = path.join(folder, 'transcript.ndjson');
    const transcript = new Transcript(file, '0');
    await transcript.record(connection.table, connection.wire).log({ since: 0 });
    transcript.close();
    const [exchange] = (await readTranscript(file)).exchanges;
    expect(exchange?.shortened).to.deep.equal({ characters: null, sha256: null });
    expect(exchange?.answer).to.have.property('ok', true);
  });
});
