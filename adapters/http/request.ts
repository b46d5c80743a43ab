/** One attempt at one exchange: a POST with a deadline and a bounded answer. */
import http from 'node:http';
import https from 'node:https';
import { urlToHttpOptions } from 'node:url';
import { ANSWER_LIMIT } from '../answers';
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
  post(operation: Operation, key: string, body: Buffer, timeoutMs: number): Promise<Response>;
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
    post: (operation, key, body, timeoutMs) =>
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
          readBody(response).then((read) => {
            clearTimeout(timer);
            resolve(read);
          }, fail);
        });
        request.end(body);
      }),
    close: () => agent.destroy(),
  };
}

async function readBody(response: http.IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > ANSWER_LIMIT) {
      throw new AttemptFailure('PROTOCOL', `more than ${ANSWER_LIMIT} bytes`, false);
    }
    chunks.push(chunk);
  }
  if (!response.complete) throw new AttemptFailure('DISCONNECTED', 'the answer was cut off', true);
  const encoding = response.headers['content-encoding'];
  return {
    status: response.statusCode ?? 0,
    encoding: encoding === 'identity' ? undefined : encoding,
    body: Buffer.concat(chunks),
  };
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
