/** A proxy that mistreats what passes through it, by a plan that is the same on every run. */
import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';

export const MISHAPS = [
  /** The connection goes before the table sees the request. */
  'cut before',
  /** The table sees half a request. */
  'half a request',
  /** The table executes, the connection goes before the answer. */
  'cut after',
  'half an answer',
  /** Bytes that are no HTTP come before the answer. */
  'inserted bytes',
  /** A byte of the answer's head is another. */
  'corrupted head',
  /** A byte of the answer is missing. */
  'lost byte',
  'busy before',
  'busy after',
  /** The request arrives twice at once. */
  'doubled',
  /** The request arrives once more after some of those that follow it. */
  'late duplicate',
  'delayed',
  'split',
] as const;
export type Mishap = (typeof MISHAPS)[number];

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

interface Message {
  path: string;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

interface Answered {
  status: number;
  body: Buffer;
}

export interface FaultyProxy {
  url: string;
  happened: Map<Mishap, number>;
  close(): Promise<void>;
}

export async function faultyProxy(
  target: string,
  { seed, rate }: { seed: number; rate: number },
): Promise<FaultyProxy> {
  const next = random(seed);
  const happened = new Map<Mishap, number>(MISHAPS.map((mishap) => [mishap, 0]));
  const agent = new http.Agent({ keepAlive: true });
  const { hostname, port } = new URL(target);
  let late: { message: Message; after: number }[] = [];

  const forward = ({ path, headers, body }: Message, half = false) =>
    new Promise<Answered>((resolve, reject) => {
      const request = http.request({ hostname, port, path, method: 'POST', headers, agent }, (response) => {
        readAll(response).then((read) => resolve({ status: response.statusCode ?? 0, body: read }), reject);
      });
      request.on('error', reject);
      if (!half) request.end(body);
      else {
        request.write(body.subarray(0, body.length >> 1));
        setImmediate(() => request.destroy());
      }
    });

  const choose = (): Mishap | null => {
    if (next() >= rate) return null;
    const mishap = MISHAPS[Math.floor(next() * MISHAPS.length)] as Mishap;
    happened.set(mishap, (happened.get(mishap) ?? 0) + 1);
    return mishap;
  };

  const deliverLate = async () => {
    late = late.map(({ message, after }) => ({ message, after: after - 1 }));
    const due = late.filter(({ after }) => after < 0);
    late = late.filter(({ after }) => after >= 0);
    for (const { message } of due) await forward(message).catch(() => undefined);
  };

  const handle = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const { socket } = request;
    const message = { path: request.url ?? '', headers: request.headers, body: await readAll(request) };
    const mishap = choose();
    switch (mishap) {
      case 'cut before':
        return socket.destroy();
      case 'half a request':
        await forward(message, true).catch(() => undefined);
        return socket.destroy();
      case 'busy before':
        return end(response, { status: 503, body: Buffer.from('try again') });
      case 'delayed':
        await pause(2);
        break;
      case 'late duplicate':
        late.push({ message, after: Math.floor(next() * 4) });
        break;
      default:
    }
    const answers = await Promise.all([
      forward(message),
      ...(mishap === 'doubled' ? [forward(message)] : []),
    ]);
    await deliverLate();
    const answered = answers.at(-1) as Answered;
    switch (mishap) {
      case 'cut after':
        return socket.destroy();
      case 'busy after':
        return end(response, { status: 502, body: Buffer.from('<html>bad gateway</html>') });
      case 'inserted bytes':
        return raw(socket, Buffer.concat([Buffer.from([0, 255, 13, 10]), plain(answered)]));
      case 'corrupted head':
        return raw(socket, corrupted(plain(answered)));
      case 'lost byte':
        return raw(socket, plain(answered).subarray(0, -1));
      case 'half an answer':
        return raw(socket, plain(answered).subarray(0, -(answered.body.length >> 1)));
      case 'split':
        response.writeHead(answered.status, { 'content-length': answered.body.length });
        for (const byte of answered.body) {
          response.write(Buffer.from([byte]));
          await turn();
        }
        return response.end();
      default:
        return end(response, answered);
    }
  };

  const server = http.createServer((request, response) => {
    handle(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    happened,
    close: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function end(response: http.ServerResponse, { status, body }: Answered): void {
  response.writeHead(status, { 'content-length': body.length });
  response.end(body);
}

function plain({ status, body }: Answered): Buffer {
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status} X\r\ncontent-length: ${body.length}\r\n\r\n`), body]);
}

function corrupted(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  changed[2] = (changed[2] ?? 0) ^ 0x10;
  return changed;
}

/** Bytes past the server's own idea of a response; nothing can follow them. */
function raw(socket: Socket, bytes: Buffer): void {
  socket.end(bytes);
}
