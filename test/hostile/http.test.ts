/** What a server does to the suite that keeps to nothing. */
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { connectHttp } from '../../adapters/http';
import { tableListener } from '../../adapters/http/server';
import createReferenceTable from '../../adapters/reference-table';
import type { FaultCode } from '../../adapters/table';
import { run } from '../cli/console';
import { plainServer } from '../http/servers';
import { certifyThrough } from '../support/certify-through';
import { closing, expectInconclusive, expectNothingPolluted, faultOf } from './misbehaviour';
import { expectNothingActive } from './nothing-active';
import { strangeTable } from './strange-table';

const DESCRIPTION = JSON.stringify(createReferenceTable().describe({}));
const STATE = { ok: true, value: (createReferenceTable().state({}) as { value: unknown }).value };
const MB = 1024 * 1024;

type Misbehaves = (socket: Socket, key: string) => void;

function response(body: string | Buffer, ...headers: string[]): Buffer {
  const bytes = Buffer.from(body as string);
  const head = ['HTTP/1.1 200 OK', 'content-type: application/json', `content-length: ${bytes.length}`];
  return Buffer.concat([Buffer.from([...head, ...headers, '', ''].join('\r\n')), bytes]);
}

function answering(body: string | Buffer, ...headers: string[]): Misbehaves {
  return (socket) => socket.write(response(body, ...headers));
}

/** Writes the same for as long as anybody reads. */
function endlessly(first: string, more: string | Buffer): Misbehaves {
  return (socket) => {
    const go = () => {
      while (!socket.destroyed && socket.write(more));
    };
    socket.on('drain', go);
    socket.write(first);
    go();
  };
}

/** A byte now and then. */
function trickling(text: string): Misbehaves {
  return (socket) => {
    let at = 0;
    const timer = setInterval(() => socket.write(text.charAt(at++ % text.length)), 20);
    socket.once('close', () => clearInterval(timer));
  };
}

const HEAD = 'HTTP/1.1 200 OK\r\n';
const CHUNKED = `${HEAD}transfer-encoding: chunked\r\n\r\n`;

const MISBEHAVIOURS: Record<
  string,
  [misbehaves: Misbehaves, code: FaultCode | FaultCode[], message: RegExp]
> = {
  'bytes that are no HTTP': [(socket) => socket.end('\u001b[2J\u0000 hello\r\n\r\n'), 'PROTOCOL', /no HTTP/],
  'a page': [answering('<script>alert(1)</script>\u009b2J'), 'PROTOCOL', /not JSON: <script>.*\\u\{9b\}2J/],
  'no UTF-8': [answering(Buffer.from([0x22, 0xff, 0xfe, 0x22])), 'PROTOCOL', /not UTF-8/],
  'NUL bytes': [answering('\u0000'.repeat(1_000)), 'PROTOCOL', /not JSON: \\u\{0\}/],
  'ten million characters': [answering(JSON.stringify('x'.repeat(10 * MB))), 'BAD_ANSWER', /answer/],
  'ten million entries': [
    answering(`{"ok":true,"value":{"players":[${'0,'.repeat(5 * MB)}0]}}`),
    'BAD_ANSWER',
    /value\.open/,
  ],
  'more than is taken': [answering(' '.repeat(17 * MB)), 'PROTOCOL', /more than \d+ bytes/],
  'single bytes without end': [endlessly(CHUNKED, '1\r\n \r\n'.repeat(10_000)), ['PROTOCOL', 'TIMEOUT'], /./],
  'a packed bomb': [
    answering(gzipSync(Buffer.alloc(20 * MB)), 'content-encoding: gzip'),
    'PROTOCOL',
    /comes as gzip/,
  ],
  'an encoding that acts on a terminal': [
    answering('{}', 'content-encoding: \u009b31m'),
    'PROTOCOL',
    /comes as .*\\u\{9b\}31m/,
  ],
  'headers without end': [
    endlessly(HEAD, `x-more: ${'x'.repeat(1_000)}\r\n`),
    'PROTOCOL',
    /HPE_HEADER_OVERFLOW/,
  ],
  'a header byte by byte': [trickling(`${HEAD}x-slow: yes`), 'TIMEOUT', /nothing within/],
  'a body byte by byte': [
    (socket, key) => {
      socket.write(`${HEAD}content-length: 1000000\r\n\r\n`);
      trickling(' ')(socket, key);
    },
    'TIMEOUT',
    /nothing within/,
  ],
  'signs of work without end': [endlessly('', 'HTTP/1.1 102 Processing\r\n\r\n'.repeat(100)), 'TIMEOUT', /./],
  'nested arrays without measure': [
    answering(`{"__proto__":0,"value":${'['.repeat(MB)}${']'.repeat(MB)}}`),
    ['PROTOCOL', 'BAD_ANSWER'],
    /./,
  ],
  'an answer to another request': [
    answering(JSON.stringify(STATE), 'idempotency-key: AAAAAAAA-7'),
    'PROTOCOL',
    /belongs to another request/,
  ],
  'numbers that are none': [
    answering('{"ok":true,"value":{"open":1e999,"throws":"1","point":4.5,"players":{"length":1}}}'),
    'BAD_ANSWER',
    /value\.open/,
  ],
};

/** Describes itself as it should; to the question after so many it does something else. */
async function misbehaving(misbehaves: (asked: number) => Misbehaves | null): Promise<string> {
  const table = createReferenceTable();
  const inner = await plainServer(tableListener(table));
  const sockets = new Set<Socket>();
  let asked = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      const [, operation = '', key = ''] =
        /^POST \/ctp\/v1\/(\w+)[\s\S]*?idempotency-key: (\S+)/i.exec(text) ?? [];
      if (operation === '') return;
      const body = text.slice(text.indexOf('\r\n\r\n') + 4);
      asked += operation === 'open' ? 1 : 0;
      const behaviour = operation === 'describe' ? null : misbehaves(asked);
      if (behaviour !== null) behaviour(socket, key);
      else {
        void fetch(`${inner}/ctp/v1/${operation}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: Buffer.from(body, 'latin1'),
        }).then(async (answer) => socket.write(response(Buffer.from(await answer.arrayBuffer()))));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  toClose.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const toClose: (() => void)[] = [];
afterEach(() => {
  for (const close of toClose.splice(0)) close();
});

describe('a hostile server', () => {
  for (const [what, [misbehaves, code, message]] of Object.entries(MISBEHAVIOURS)) {
    it(`sends ${what}`, async () => {
      const target = await misbehaving(() => misbehaves);
      const connection = await connectHttp({ target, timeoutMs: 3_000, options: { attempts: 2 } });
      await closing(connection, async ({ table }) => {
        expect(await faultOf(table.state({}), code)).to.match(message);
      });
      expectNothingPolluted();
    });
  }

  it('answers twice: the next question has its own answer', async () => {
    let changes = 0;
    const target = await misbehaving(() => (socket, key) => {
      changes += 1;
      const one = JSON.stringify({ ok: true, value: { returned: 0, balance: changes } });
      const other = JSON.stringify({ ok: true, value: { returned: 666, balance: 666 } });
      socket.write(response(one, `idempotency-key: ${key}`));
      setTimeout(() => socket.write(response(other, `idempotency-key: ${key}`)), 5);
    });
    const connection = await connectHttp({ target, timeoutMs: 2_000 });
    await closing(connection, async ({ table }) => {
      const balances: number[] = [];
      for (let index = 0; index < 20; index += 1) {
        const answer = await table.change({ bet: 'b' });
        balances.push(answer.ok ? Number(answer.value.balance) : 0);
        await new Promise((resolve) => setTimeout(resolve, index % 10));
      }
      expect(balances).not.to.include(666);
    });
  });

  it('sends somewhere else: nobody goes there, with a secret or without', async () => {
    const reached: unknown[] = [];
    const elsewhere = await plainServer((request, answer) => {
      reached.push(request.headers);
      answer.end(DESCRIPTION);
    });
    for (const status of [301, 302, 303, 307, 308]) {
      const target = await misbehaving(
        () => (socket) =>
          socket.write(
            `HTTP/1.1 ${status} Away\r\nlocation: ${elsewhere}/ctp/v1/state\r\ncontent-length: 0\r\n\r\n`,
          ),
      );
      const connection = await connectHttp({
        target,
        options: { bearerFrom: 'TOKEN' },
        environment: { TOKEN: 'a-secret-of-the-laboratory' },
      });
      await closing(connection, async ({ table }) => {
        expect(await faultOf(table.state({}), 'PROTOCOL')).to.include(String(status));
      });
    }
    expect(reached).to.deep.equal([]);
  });

  it('makes a run inconclusive, in words, and no case a failure', async () => {
    const kinds = Object.values(MISBEHAVIOURS).filter(
      ([, code]) => code !== 'TIMEOUT' && !Array.isArray(code),
    );
    const target = await misbehaving((opened) =>
      opened % 3 === 0 ? (kinds[(opened / 3) % kinds.length] ?? [null])[0] : null,
    );
    const verdict = await certifyThrough({
      kind: 'http',
      target,
      timeoutMs: 2_000,
      options: { attempts: 2 },
      flags: { tags: '@art_5__para_3__point_9', lang: 'zh' },
    });
    expectInconclusive(verdict, [/not JSON/, /not UTF-8/, /comes as gzip/, /more than \d+ bytes/]);
  });

  it('is told in words by adapter-check, and nothing that it sent acts on the terminal', async () => {
    const names = await plainServer(tableListener(strangeTable()));
    const fair = await run(['adapter-check', '--adapter', 'http', '--target', names]);
    expect(fair.code, fair.out + fair.err).to.equal(0);
    const [page] = MISBEHAVIOURS['a page'] ?? [];
    const target = await misbehaving(() => page ?? null);
    const foul = await run(['adapter-check', '--adapter', 'http', '--target', target, '--timeout', '300']);
    expect(foul.code).to.equal(1);
    for (const { out, err } of [fair, foul]) {
      expectNothingActive(out, 'stdout');
      expectNothingActive(err, 'stderr');
    }
  });
});
