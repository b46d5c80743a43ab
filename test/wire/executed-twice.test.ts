/** A certification of a table that executes again what is asked again is inconclusive, and never counts against it. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import createReferenceTable from '../../adapters/reference-table';
import { openPort } from '../../adapters/serial/port';
import { portSettings, readSerialOptions } from '../../adapters/serial/settings';
import type { Operation } from '../../adapters/table';
import { LineSplitter, decodeFrame, encodeFrame, executeOn, utf8 } from '../../adapters/wire';
import type { Verdict } from '../../reports';
import { nullModem, whyNoPseudoTerminal } from '../serial/pseudo-terminal';
import { certifyThrough } from '../support/certify-through';

/** The prize of Field. */
const TAGS = '@art_6__point_12__subpara_1';
/** Of so many requests one loses its first answer. */
const ONE_IN = 23;

interface Kept {
  remembers: boolean;
  fault?: string;
}

/** A server that cuts the connection in place of an answer now and then, and executes what is asked again, or does not. */
function losing({ remembers, fault }: Kept): RequestListener {
  const table = createReferenceTable(fault === undefined ? {} : { fault });
  const answers = new Map<string, string>();
  return (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const key = String(request.headers['idempotency-key']);
      const known = answers.get(key);
      const operation = request.url?.split('/').at(-1) as Operation;
      const execute = () =>
        JSON.stringify(table[operation](JSON.parse(Buffer.concat(chunks).toString('utf8')) as never));
      const answer = known === undefined || !remembers ? execute() : known;
      answers.set(key, answer);
      if (known === undefined && answers.size % ONE_IN === 0) request.socket.destroy();
      else response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
    });
  };
}

async function overHttp(kept: Kept): Promise<Verdict> {
  const server = createServer(losing(kept));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return await certifyThrough({ kind: 'http', target, flags: { tags: TAGS } });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** The same at the end of a line: silence in place of an answer now and then. */
async function overSerial({ remembers }: Kept): Promise<Verdict> {
  const modem = await nullModem();
  const port = await openPort(portSettings(modem.other.path, readSerialOptions({})));
  const execute = executeOn(createReferenceTable());
  const lines = new LineSplitter(1_000_000);
  const answers = new Map<string, string>();
  const reply = async (line: Buffer | null) => {
    const frame = line === null ? 'form' : decodeFrame(line);
    if (typeof frame === 'string' || frame.kind !== 'Q') return;
    const { session, sequence, body } = frame;
    const key = `${session}-${sequence}`;
    const known = answers.get(key);
    const fresh = async () =>
      sequence === 0 ? '{"link":"READY"}' : execute(body === null ? null : utf8(Buffer.from(body)));
    const answer = known === undefined || !remembers ? await fresh() : known;
    answers.set(key, answer);
    if (known === undefined && sequence > 0 && answers.size % ONE_IN === 0) return;
    await port.write(encodeFrame({ kind: 'R', session, sequence, body: answer }));
  };
  let before = Promise.resolve();
  port.listen({
    data: (chunk) => {
      for (const line of lines.push(chunk)) before = before.then(() => reply(line));
    },
    lost: () => undefined,
  });
  try {
    return await certifyThrough({
      kind: 'serial',
      target: modem.one.path,
      options: { replyMs: 100, quietMs: 10 },
      flags: { tags: TAGS, ask: 'once' },
    });
  } finally {
    await port.close();
    await modem.end();
  }
}

function isTheLinks(verdict: Verdict): void {
  expect(verdict.verdict).to.equal('inconclusive');
  expect(verdict.exitCode).to.equal(3);
  expect(verdict.cases.failed).to.equal(0);
  expect(verdict.cases.passed).to.be.greaterThan(0);
  expect(verdict.cases.inconclusive).to.be.greaterThan(0);
  const link = verdict.reasons.find(({ code }) => code === 'link_failed');
  expect(link?.texts.pt).to.include('executado de novo');
  expect(verdict.clauses.filter(({ status }) => status === 'does_not_conform')).to.deep.equal([]);
}

function isRight({ reasons, cases }: Verdict): void {
  expect(reasons.map(({ code }) => code)).to.deep.equal(['partial']);
  expect(cases).to.include({ failed: 0, inconclusive: 0 });
}

describe('a table that executes again what is asked again', () => {
  it('is the link’s, over HTTP; one that answers again what it answered is right', async () => {
    isTheLinks(await overHttp({ remembers: false }));
    isRight(await overHttp({ remembers: true }));
  });

  it('does not hide what it does against the regulation', async () => {
    const verdict = await overHttp({ remembers: false, fault: 'field-other-totals-paid-double' });
    expect(verdict.verdict).to.equal('does_not_conform');
    expect(verdict.exitCode).to.equal(1);
  });

  it('is the link’s, over a serial line; one that answers again what it answered is right', async function () {
    const why = whyNoPseudoTerminal();
    if (why !== null) {
      console.log(`      skipped: ${why}`);
      this.skip();
    }
    isTheLinks(await overSerial({ remembers: false }));
    isRight(await overSerial({ remembers: true }));
  });
});
