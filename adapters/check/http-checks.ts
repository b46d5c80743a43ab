/** Checks of a table behind HTTP: keys, repetitions, cut connections and bodies that are none. */
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { readAnswer } from '../answers';
import type { LinkOptions } from '../http/options';
import { CONTENT_TYPE, writeKey } from '../http/protocol';
import { TableFault, type Answer, type Operation } from '../table';
import type { Check, Notes } from './finding';
import { Host, checksOfWire, newSession } from './host';
import { RawHttp, type RawRequest, type RawResponse } from './http-raw';

/** Far above what a request may hold. */
const TOO_LONG = 1024 * 1024;
const TIME_TO_DO_WRONG_MS = 20;

export function httpChecks(link: LinkOptions, timeoutMs: number): Check[] {
  const host = new HttpHost(new RawHttp(link, timeoutMs));
  const { check, once } = checksOfWire('http', host);

  return [
    check('answer', async (notes) => {
      const response = await host.send('describe', {});
      if (response.headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== CONTENT_TYPE) {
        notes.remark('contentType', { type: response.headers['content-type'] ?? '' });
      }
      host.capabilities = await host.valueOf('describe', host.answerOf('describe', response));
    }),

    check('keepAlive', async (notes) => {
      const connection = await host.raw.connect();
      const ask = async () => {
        connection.write(host.raw.bytes({ ...host.next('state', {}), keepAlive: true }));
        return connection.response();
      };
      await ask();
      try {
        await ask();
      } catch (error) {
        if (!(error instanceof TableFault)) throw error;
        notes.remark('noKeepAlive');
        host.sequence -= 1;
      }
      connection.cut();
    }),

    check('split', async (notes) => {
      const bytes = host.raw.bytes(host.next('state', {}));
      const whole = await host.sendBytes(bytes);
      for (let at = 1; at < bytes.length; at += 1) {
        // The same key again: the answer is known, whatever state the table is in.
        const connection = await host.raw.connect();
        await connection.flushed(bytes.subarray(0, at));
        await new Promise(setImmediate);
        connection.write(bytes.subarray(at));
        const response = await connection.response();
        connection.cut();
        if (response.status !== whole.status || !isDeepStrictEqual(response.json, whole.json)) {
          notes.wrong('split', { at, status: response.status });
          return;
        }
      }
    }),

    once('again', async (notes, playing) => {
      const request = playing.bet();
      const first = await host.raw.ask(request);
      const again = await host.raw.ask(request);
      await playing.executed(notes, 1, 'executedAgain');
      compare(notes, first, again);
    }),

    once('atOnce', async (notes, playing) => {
      const request = playing.bet();
      const answers = await Promise.all([1, 2, 3].map(() => host.raw.ask(request)));
      await playing.executed(notes, 1, 'executedAtOnce');
      for (const answer of answers.slice(1)) compare(notes, answers[0] as RawResponse, answer);
    }),

    once('cutBeforeAnswer', async (notes, playing) => {
      const request = playing.bet();
      const connection = await host.raw.connect();
      await connection.flushed(host.raw.bytes(request));
      connection.cut();
      expectStatus(notes, await host.raw.ask(request), [200], 'afterCut');
      await playing.executed(notes, 1, 'executedAfterCut');
    }),

    once('halfRequest', async (notes, playing) => {
      const request = playing.bet();
      const bytes = host.raw.bytes(request);
      const connection = await host.raw.connect();
      await connection.flushed(bytes.subarray(0, bytes.length - 5));
      connection.cut();
      await pause(TIME_TO_DO_WRONG_MS);
      expectStatus(notes, await host.raw.ask(request), [200], 'afterHalf');
      await playing.executed(notes, 1, 'executedAfterCut');
    }),

    once('otherBody', async (notes, playing) => {
      const request = playing.bet();
      const first = await host.raw.ask(request);
      const other = await host.raw.ask({ ...request, body: '{"player":"p1","bet":"none","amount":1}' });
      if (other.status === 200) compare(notes, first, other);
      await playing.executed(notes, 1, 'executedAgain');
    }),

    once('late', async (notes, playing) => {
      await host.send('state', {});
      const late = { ...host.request(playing.question), key: host.key(host.sequence - 1) };
      expectStatus(notes, await host.raw.ask(late), [409], 'late');
      await playing.executed(notes, 0, 'executedLate');
    }),

    once('gap', async (notes, playing) => {
      const early = { ...host.request(playing.question), key: host.key(host.sequence + 2) };
      expectStatus(notes, await host.raw.ask(early), [409], 'gap');
      await playing.executed(notes, 0, 'executedGap');
    }),

    once('unknownSession', async (notes, playing) => {
      const strange = {
        ...host.request(playing.question),
        key: writeKey({ session: newSession(), sequence: 5 }),
      };
      expectStatus(notes, await host.raw.ask(strange), [409], 'unknownSession');
      await playing.executed(notes, 0, 'executedUnknown');
    }),

    once('key', async (notes, playing) => {
      for (const key of [undefined, '', 'x', '-1', 'A-0', 'A-x']) {
        const response = await host.raw.ask({
          ...host.request(playing.question),
          ...(key === undefined ? {} : { key }),
        });
        expectStatus(notes, response, [400], 'key', { key: key ?? '' });
      }
      await playing.executed(notes, 0, 'executedWithoutKey');
    }),

    once('body', async (notes, playing) => {
      const request = playing.bet();
      const damaged: [string, string | Buffer][] = [
        ['empty', ''],
        ['cut', String(request.body).slice(0, -1)],
        ['array', `[${String(request.body)}]`],
        ['text', '"bet"'],
        ['null', 'null'],
        ['utf8', Buffer.from(String(request.body).replace('"p1"', '"p\xff1"'), 'latin1')],
      ];
      for (const [what, body] of damaged) {
        expectStatus(notes, await host.raw.ask({ ...request, body }), [400], `body.${what}`);
      }
      expectStatus(notes, await host.raw.ask(request), [200], 'keyUsed');
      await playing.executed(notes, 1, 'executedDamaged');
    }),

    once('tooLong', async (notes, playing) => {
      const request = playing.bet();
      const body = JSON.stringify({
        ...(JSON.parse(String(request.body)) as object),
        x: 'x'.repeat(TOO_LONG),
      });
      try {
        expectStatus(notes, await host.raw.ask({ ...request, body }), [400, 413], 'tooLong');
      } catch (error) {
        // Cutting it off is one way of not reading it.
        if (!(error instanceof TableFault) || error.code !== 'PROTOCOL') throw error;
      }
      expectStatus(notes, await host.raw.ask(request), [200], 'keyUsed');
      await playing.executed(notes, 1, 'executedDamaged');
    }),

    check('address', async (notes) => {
      const request = host.next('state', {});
      expectStatus(notes, await host.raw.ask({ ...request, operation: 'leave' }), [404], 'operation');
      const get = await host.raw.ask({ ...request, method: 'GET', body: '' });
      if (get.status === 200) notes.wrong('method');
      else if (get.status !== 405) notes.remark('methodStatus', { status: get.status });
      expectStatus(notes, await host.raw.ask(request), [200], 'keyUsed');
    }),

    once('newSession', async (notes, playing) => {
      const before = { ...playing.bet() };
      await host.begin();
      expectStatus(notes, await host.raw.ask(before), [409], 'oldSession');
      await playing.executed(notes, 0, 'executedOld');
    }),

    once('close', async () => {
      await host.ask('open', { mode: 'closed' });
    }),
  ];
}

function expectStatus(
  notes: Notes,
  { status }: RawResponse,
  expected: readonly number[],
  finding: string,
  values: Record<string, string> = {},
): void {
  if (!expected.includes(status)) {
    notes.wrong(`status.${finding}`, { ...values, status, expected: expected.join(', ') });
  }
}

function compare(notes: Notes, first: RawResponse, again: RawResponse): void {
  if (again.status !== first.status) {
    notes.wrong('againStatus', { status: again.status, first: first.status });
  } else if (!isDeepStrictEqual(again.json, first.json)) notes.wrong('againOther');
}

type KeyedRequest = RawRequest & { key: string };

class HttpHost extends Host<KeyedRequest> {
  constructor(readonly raw: RawHttp) {
    super();
  }

  begin(): Promise<RawResponse> {
    this.useNewSession();
    return this.send('describe', {});
  }

  protected async restart(): Promise<void> {
    await this.begin().catch(() => undefined);
  }

  key(sequence: number): string {
    return writeKey({ session: this.session, sequence });
  }

  /** A request for which a key has still to be found. */
  request({ operation, parameters }: { operation: Operation; parameters: unknown }): RawRequest {
    return { operation, body: JSON.stringify(parameters) };
  }

  next(operation: Operation, parameters: unknown): KeyedRequest {
    this.sequence += 1;
    return { ...this.request({ operation, parameters }), key: this.key(this.sequence) };
  }

  send(operation: Operation, parameters: unknown): Promise<RawResponse> {
    return this.raw.ask(this.next(operation, parameters));
  }

  async sendBytes(bytes: Buffer): Promise<RawResponse> {
    const connection = await this.raw.connect();
    connection.write(bytes);
    const response = await connection.response();
    connection.cut();
    return response;
  }

  async answerTo<O extends Operation>(operation: O, request: KeyedRequest): Promise<Answer<O>> {
    return this.answerOf(operation, await this.raw.ask(request));
  }

  answerOf<O extends Operation>(operation: O, { status, json }: RawResponse): Answer<O> {
    if (status !== 200) throw new TableFault('PROTOCOL', `${operation}: HTTP status ${status}`);
    return readAnswer(operation, json);
  }
}
