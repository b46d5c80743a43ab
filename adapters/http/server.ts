/** A table behind HTTP: for vendors to talk to, and for showing that the client loses and doubles nothing. */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseJson } from '../answers';
import type { Operation, UncheckedTable } from '../table';
import { CONTENT_TYPE, KEY_HEADER, REQUEST_LIMIT, operationOf, readKey } from './protocol';
import { ReplayStore } from './replay';

/** Loopback: a table under test is nobody else's business. */
export const DEFAULT_HOST = '127.0.0.1';

/** So much of a body that is too long is read and thrown away, for the client to see the answer to it. */
const DISCARD_LIMIT = 32 * 1024 * 1024;
const IDLE_MS = 60_000;

export interface HttpService {
  /** Without the path of the protocol: what a client is given as target. */
  url: string;
  port: number;
  /** Takes no more requests and cuts the connections that are open. */
  close(): Promise<void>;
}

export interface HttpServiceOptions {
  table: UncheckedTable;
  /** 0 takes any that is free. */
  port?: number;
  host?: string;
}

/** Throws what listening throws, EADDRINUSE for one. */
export async function serveHttp({
  table,
  port = 0,
  host = DEFAULT_HOST,
}: HttpServiceOptions): Promise<HttpService> {
  const server = createServer({ keepAliveTimeout: IDLE_MS }, tableListener(table));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address() as AddressInfo;
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return {
    url: `http://${name}:${address.port}`,
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Reply {
  status: number;
  body: string;
}

/** The table as a listener for any server of `node:http` or `node:https`. It executes one operation at a time. */
export function tableListener(table: UncheckedTable): RequestListener {
  const replies = new ReplayStore<Reply>();
  let before: Promise<unknown> = Promise.resolve();

  const replyTo = async (request: IncomingMessage): Promise<Reply> => {
    const operation = operationOf((request.url ?? '').split('?', 1)[0] ?? '');
    const length = Number(request.headers['content-length'] ?? 0);
    const body = await readBody(request, length > REQUEST_LIMIT);
    if (operation === null) return problem(404, 'no such operation');
    if (request.method !== 'POST') return problem(405, 'the method is POST');
    if (!isJson(request.headers['content-type'])) return problem(415, `the content type is ${CONTENT_TYPE}`);
    if (body === null) return problem(413, `the body is longer than ${REQUEST_LIMIT} bytes`);
    const key = readKey(request.headers[KEY_HEADER]);
    if (key === null) return problem(400, 'the header Idempotency-Key is <session>-<sequence>');
    const parameters = readObject(body);
    if (parameters === null) return problem(400, 'the body is a JSON object in UTF-8');

    // Nothing is awaited between the admission of a key and the place of its execution in the order.
    const admitted = replies.admit(key);
    if (admitted.kind === 'refuse') return { status: 409, body: JSON.stringify({ link: admitted.problem }) };
    if (admitted.kind === 'repeat') return admitted.reply;
    const reply = before.then(() => execute(table, operation, parameters));
    before = reply;
    admitted.keep(reply);
    return reply;
  };

  return (request, response) => {
    replyTo(request).then(
      ({ status, body }) => send(response, status, body, request.headers[KEY_HEADER]),
      // The connection broke while the body was being read: nobody is there to be answered.
      () => response.destroy(),
    );
  };
}

function problem(status: number, error: string): Reply {
  return { status, body: JSON.stringify({ error }) };
}

function send(
  response: ServerResponse,
  status: number,
  body: string,
  key: string | string[] | undefined,
): void {
  if (response.destroyed) return;
  const bytes = Buffer.from(body);
  response.writeHead(status, {
    'content-type': CONTENT_TYPE,
    'content-length': bytes.length,
    ...(readKey(key) === null ? {} : { [KEY_HEADER]: key }),
    ...(status === 405 ? { allow: 'POST' } : {}),
    ...(status === 413 ? { connection: 'close' } : {}),
  });
  response.end(bytes);
}

async function execute(
  table: UncheckedTable,
  operation: Operation,
  parameters: Record<string, unknown>,
): Promise<Reply> {
  try {
    const body = JSON.stringify(await table[operation](parameters as never)) as string | undefined;
    return body === undefined ? problem(500, 'the table gave no answer') : { status: 200, body };
  } catch {
    return problem(500, 'the table failed');
  }
}

/** The body; null where it is longer than a request may be. */
async function readBody(request: IncomingMessage, tooLong: boolean): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > DISCARD_LIMIT) throw new Error('endless body');
    if (!tooLong && length <= REQUEST_LIMIT) chunks.push(chunk);
  }
  return tooLong || length > REQUEST_LIMIT ? null : Buffer.concat(chunks);
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

function readObject(body: Buffer): Record<string, unknown> | null {
  try {
    const value = parseJson(UTF_8.decode(body));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === CONTENT_TYPE;
}
