/** A table behind HTTP: keys, connections of one request, bodies that are none. */
import { setTimeout as pause } from 'node:timers/promises';
import type { LinkOptions } from '../../http/options';
import { writeKey } from '../../http/protocol';
import { TableFault } from '../../table';
import { BasePeer, type Damaged, type Delivery, type Question, type Reason, type Reply } from '../peer';
import { RawHttp, type RawRequest, type RawResponse } from './raw';

/** Far above what a request may hold. */
const TOO_LONG = 1024 * 1024;
/** A server that went away may be started again by whoever watches over it. */
const PAUSES_BEFORE_REOPENING_MS = [0, 200, 500, 1_000, 2_000];

const TURNED_DOWN: Readonly<Record<Reason, readonly string[]>> = {
  late: ['409'],
  gap: ['409'],
  unknownSession: ['409'],
  oldSession: ['409'],
  damaged: ['400'],
  tooLong: ['400', '413'],
};

export class HttpPeer extends BasePeer {
  readonly wire = 'http';
  readonly numbered = true;
  readonly raw: RawHttp;

  constructor(link: LinkOptions, timeoutMs: number) {
    super();
    this.raw = new RawHttp(link, timeoutMs);
  }

  request({ operation, parameters, session, sequence }: Question): RawRequest & { key: string } {
    return { operation, body: JSON.stringify(parameters), key: writeKey({ session, sequence }) };
  }

  bytes(question: Question): Buffer {
    return this.raw.bytes(this.request(question));
  }

  deliver(question: Question, { pieces }: Delivery = {}): Promise<Reply> {
    return this.send(question.operation, pieces ?? [this.bytes(question)]);
  }

  deliverAtOnce(question: Question, times: number): Promise<Reply[]> {
    return Promise.all(Array.from({ length: times }, () => this.deliver(question)));
  }

  /** A request that may be wrong in itself. */
  sendRequest(request: RawRequest): Promise<Reply> {
    return this.send(request.operation, [this.raw.bytes(request)]);
  }

  async response(bytes: Buffer): Promise<RawResponse> {
    const connection = await this.raw.connect();
    try {
      connection.write(bytes);
      return await connection.response();
    } finally {
      connection.cut();
    }
  }

  /** Sends so much of a request and goes away. */
  async abandon(bytes: Buffer): Promise<void> {
    const connection = await this.raw.connect();
    await connection.flushed(bytes);
    connection.cut();
  }

  turnsDown(reason: Reason, { link }: Reply): boolean {
    return TURNED_DOWN[reason].includes(link ?? '');
  }

  damaged(question: Question): Damaged[] {
    const request = this.request(question);
    const body = String(request.body);
    const bodies: [what: string, body: string | Buffer][] = [
      ['empty', ''],
      ['cut', body.slice(0, -1)],
      ['array', `[${body}]`],
      ['text', '"bet"'],
      ['null', 'null'],
      ['utf8', Buffer.from(body.replace('"p1"', '"p\xff1"'), 'latin1')],
    ];
    return bodies.map(([what, spoilt]) => ({ what, bytes: this.raw.bytes({ ...request, body: spoilt }) }));
  }

  tooLong(question: Question): Buffer {
    const body = JSON.stringify({ ...(question.parameters as object), x: 'x'.repeat(TOO_LONG) });
    return this.raw.bytes({ ...this.request(question), body });
  }

  begin(): Promise<Reply> {
    this.useNewSession();
    return this.deliver(this.next('describe', {}));
  }

  async reopen(): Promise<void> {
    let fault: unknown;
    for (const wait of PAUSES_BEFORE_REOPENING_MS) {
      await pause(wait);
      try {
        await this.begin();
        return;
      } catch (error) {
        fault = error;
      }
    }
    throw fault;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  private async send(operation: string, pieces: readonly Buffer[]): Promise<Reply> {
    this.exchanges.asked(operation, requestText(Buffer.concat(pieces)));
    const connection = await this.raw.connect();
    try {
      for (const piece of pieces) {
        await connection.flushed(piece);
        if (pieces.length > 1) await new Promise(setImmediate);
      }
      const reply = replyOf(await connection.response());
      this.exchanges.answered(reply.text ?? '');
      return reply;
    } catch (error) {
      if (error instanceof TableFault && error.code === 'TIMEOUT' && pieces.length > 1) return { text: null };
      throw error;
    } finally {
      connection.cut();
    }
  }
}

export function replyOf({ status, body, json }: RawResponse): Reply {
  const text = `${status} ${body.toString('utf8')}`;
  if (status !== 200) return { text, link: String(status) };
  return json === null ? { text } : { text, answer: json };
}

/** The request line, the key and the body: what differs from one request to another. */
function requestText(bytes: Buffer): string {
  const [head = '', ...body] = bytes.toString('utf8').split('\r\n\r\n');
  const [line = '', ...headers] = head.split('\r\n');
  const key = headers.filter((header) => /^idempotency-key:/i.test(header));
  return [line.replace(/ HTTP\/1\.1$/, ''), ...key, body.join('\r\n\r\n')].join(' · ');
}
