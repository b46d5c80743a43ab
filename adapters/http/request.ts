/** One attempt at one exchange: a POST with a deadline and a bounded answer. */
import http from 'node:http';
import https from 'node:https';
import { urlToHttpOptions } from 'node:url';
import { ANSWER_LIMIT } from '../answers';
import { ByteStore } from '../byte-store';
import type { FaultCode, Operation } from '../table';
import type { LinkOptions } from './options';
import { CONTENT_TYPE, KEY_HEADER, PATH_PREFIX } from './protocol';

export interface Response {
  status: number;
  /** Content-Encoding, where the body is not plain. */
  encoding: string | undefined;
  body: Buffer;
}

/** There was no whole response. Whether the table executed the request is unknown. */
export class AttemptFailure extends Error {
  constructor(
    readonly code: FaultCode,
    message: string,
    /** Whether sending the same again could go better. */
    readonly repeatable: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface Client {
  /** @param left called when the request is on its way */
  post(
    operation: Operation,
    key: string,
    body: Buffer,
    timeoutMs: number,
    left: () => void,
  ): Promise<Response>;
  close(): void;
}

export function httpClient({ base, tls, headers }: LinkOptions): Client {
  const secure = base.protocol === 'https:';
  const settings = { keepAlive: true, maxSockets: 1 };
  const agent = secure ? new https.Agent({ ...settings, ...tls }) : new http.Agent(settings);
  const send = secure ? https.request : http.request;
  const { protocol, hostname, port } = urlToHttpOptions(base);
  const prefix = base.pathname.replace(/\/$/, '') + PATH_PREFIX;
  return {
    post: (operation, key, body, timeoutMs, left) =>
      new Promise((resolve, reject) => {
        const request = send({
          protocol,
          hostname,
          port,
          path: prefix + operation,
          method: 'POST',
          agent,
          headers: {
            ...headers,
            'content-type': CONTENT_TYPE,
            'content-length': body.length,
            'accept-encoding': 'identity',
            [KEY_HEADER]: key,
          },
        });
        const timer = setTimeout(
          () => fail(new AttemptFailure('TIMEOUT', `nothing within ${timeoutMs} ms`, true)),
          timeoutMs,
        );
        const fail = (error: Error) => {
          clearTimeout(timer);
          reject(error instanceof AttemptFailure ? error : failureOf(error));
          request.destroy();
        };
        // Stays: a destroyed request may still tell that its connection is gone.
        request.on('error', fail);
        request.on('response', (response) => {
          const answered = response.headers[KEY_HEADER];
          if (answered !== undefined && answered !== key) {
            // On a connection on which answers are doubled or late, every further answer would be taken for another.
            fail(new AttemptFailure('PROTOCOL', 'the answer belongs to another request', true));
            return;
          }
          readBody(response).then((read) => {
            clearTimeout(timer);
            resolve(read);
          }, fail);
        });
        request.on('finish', left);
        // As a string it leaves in one piece with the headers.
        request.end(body.toString('latin1'), 'latin1');
      }),
    close: () => agent.destroy(),
  };
}

/** By events: an async iterator takes as long as a tenth of the exchange, and so does an error that nobody wants. */
function readBody(response: http.IncomingMessage): Promise<Response> {
  return new Promise((resolve, reject) => {
    const body = new ByteStore(ANSWER_LIMIT);
    response.on('data', (chunk: Buffer) => {
      if (body.add(chunk)) return;
      reject(new AttemptFailure('PROTOCOL', `more than ${ANSWER_LIMIT} bytes`, false));
    });
    response.on('error', reject);
    // After a whole answer `end` comes first.
    response.on('close', () => {
      if (!response.readableEnded || !response.complete) {
        reject(new AttemptFailure('DISCONNECTED', 'the answer was cut off', true));
      }
    });
    response.on('end', () => {
      if (!response.complete) return;
      const encoding = response.headers['content-encoding'];
      resolve({
        status: response.statusCode ?? 0,
        encoding: encoding === 'identity' ? undefined : encoding,
        body: body.take(),
      });
    });
  });
}

/** Trust does not come about by asking again. */
const UNTRUSTED =
  /^(?:CERT_|ERR_TLS_|ERR_SSL_|ERR_OSSL_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/;

function failureOf(error: NodeJS.ErrnoException): AttemptFailure {
  const code = error.code ?? error.name;
  if (UNTRUSTED.test(code)) return new AttemptFailure('DISCONNECTED', `no TLS (${code})`, false);
  if (code.startsWith('HPE_')) return new AttemptFailure('PROTOCOL', `no HTTP (${code})`, true);
  return new AttemptFailure('DISCONNECTED', code, true, { cause: error });
}
