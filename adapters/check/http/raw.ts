/** HTTP/1.1 written by hand, so that it can be written badly. */
import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { TableFault } from '../../table';
import type { LinkOptions } from '../../http/options';
import { CONTENT_TYPE, PATH_PREFIX } from '../../http/protocol';

export interface RawRequest {
  operation: string;
  method?: string;
  key?: string;
  body: string | Buffer;
  contentType?: string;
  keepAlive?: boolean;
}

export interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Null where the body is no JSON. */
  json: unknown;
}

export class RawHttp {
  constructor(
    private readonly link: LinkOptions,
    private readonly timeoutMs: number,
  ) {}

  bytes({ operation, method = 'POST', key, body, contentType, keepAlive = false }: RawRequest): Buffer {
    const { base, headers } = this.link;
    const content = Buffer.from(body as string);
    const lines = [
      `${method} ${base.pathname.replace(/\/$/, '')}${PATH_PREFIX}${operation} HTTP/1.1`,
      `Host: ${base.host}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      `Content-Type: ${contentType ?? CONTENT_TYPE}`,
      `Content-Length: ${content.length}`,
      ...(key === undefined ? [] : [`Idempotency-Key: ${key}`]),
      `Connection: ${keepAlive ? 'keep-alive' : 'close'}`,
    ];
    return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), content]);
  }

  /** Throws {@link TableFault} DISCONNECTED. */
  async connect(): Promise<RawConnection> {
    const { base, tls } = this.link;
    const host = base.hostname.replace(/^\[|\]$/g, '');
    const secure = base.protocol === 'https:';
    const port = Number(base.port === '' ? (secure ? 443 : 80) : base.port);
    const socket = secure
      ? connectTls({ host, port, servername: /^[\d.:]+$/.test(host) ? '' : host, ...tls })
      : connectPlain({ host, port });
    socket.setNoDelay();
    await new Promise<void>((resolve, reject) => {
      const failed = (error: NodeJS.ErrnoException) =>
        reject(new TableFault('DISCONNECTED', error.code ?? error.message));
      socket.once('error', failed);
      socket.once(secure ? 'secureConnect' : 'connect', () => {
        socket.off('error', failed);
        resolve();
      });
    });
    return new RawConnection(socket, this.timeoutMs);
  }

  /** On a connection of its own. */
  async ask(request: RawRequest): Promise<RawResponse> {
    const connection = await this.connect();
    try {
      connection.write(this.bytes(request));
      return await connection.response();
    } finally {
      connection.cut();
    }
  }
}

const BODY_LIMIT = 16 * 1024 * 1024;

export class RawConnection {
  private received = Buffer.alloc(0);
  private over = false;
  private wake: () => void = () => undefined;

  constructor(
    private readonly socket: Socket,
    private readonly timeoutMs: number,
  ) {
    socket.on('data', (chunk) => {
      this.received = Buffer.concat([this.received, chunk]);
      this.wake();
    });
    // A reset is an end like any other here.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.over = true;
      this.wake();
    });
    socket.on('end', () => {
      this.over = true;
      this.wake();
    });
  }

  write(bytes: Buffer): void {
    this.socket.write(bytes);
  }

  /** Writes and waits until the system has taken it. */
  flushed(bytes: Buffer): Promise<void> {
    return new Promise((resolve) => this.socket.write(bytes, () => resolve()));
  }

  cut(): void {
    this.socket.destroy();
  }

  /**
   * The next response.
   *
   * Throws {@link TableFault} TIMEOUT; PROTOCOL where what comes is no HTTP or ends before its end.
   */
  async response(): Promise<RawResponse> {
    const deadline = performance.now() + this.timeoutMs;
    for (;;) {
      const read = readResponse(this.received, this.over);
      if (read !== null) {
        this.received = this.received.subarray(read.length);
        return read.response;
      }
      if (this.over)
        throw new TableFault('DISCONNECTED', 'the connection was closed without a whole response');
      const left = deadline - performance.now();
      if (left <= 0) throw new TableFault('TIMEOUT', `nothing within ${this.timeoutMs} ms`);
      if (this.received.length > BODY_LIMIT) throw new TableFault('PROTOCOL', 'an endless response');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
}

/** Null while it is not whole. */
function readResponse(bytes: Buffer, over: boolean): { response: RawResponse; length: number } | null {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd === -1) return null;
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1]);
  if (Number.isNaN(status)) throw new TableFault('PROTOCOL', `no HTTP: ${statusLine}`);
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const start = headEnd + 4;
  const rest = bytes.subarray(start);
  const read =
    headers['transfer-encoding']?.toLowerCase() === 'chunked' ? chunked(rest) : sized(rest, headers, over);
  if (read === null) return null;
  return {
    response: { status, headers, body: read.body, json: jsonOf(read.body) },
    length: start + read.length,
  };
}

function sized(rest: Buffer, headers: Record<string, string>, over: boolean) {
  const length = Number(headers['content-length'] ?? (over ? rest.length : Number.NaN));
  return rest.length >= length ? { body: rest.subarray(0, length), length } : null;
}

function chunked(rest: Buffer): { body: Buffer; length: number } | null {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = rest.indexOf('\r\n', at);
    if (lineEnd === -1) return null;
    const size = Number.parseInt(rest.toString('latin1', at, lineEnd), 16);
    if (Number.isNaN(size)) throw new TableFault('PROTOCOL', 'a chunk without a size');
    const start = lineEnd + 2;
    if (rest.length < start + size + 2) return null;
    parts.push(rest.subarray(start, start + size));
    at = start + size + 2;
    if (size === 0) return { body: Buffer.concat(parts), length: at };
  }
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as unknown;
  } catch {
    return null;
  }
}
