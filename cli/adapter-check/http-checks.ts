/** Checks of a table behind HTTP: keys, repetitions, cut connections and bodies that are none. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { readAnswer } from '../../adapters/answers';
import type { LinkOptions } from '../../adapters/http/options';
import { CONTENT_TYPE, writeKey } from '../../adapters/http/protocol';
import type { Answer, Capabilities, Operation, Parameters } from '../../adapters/table';
import { TableFault } from '../../adapters/table';
import { Skipped, type Check, type Notes } from './finding';
import { RawHttp, type RawRequest, type RawResponse } from './http-raw';
import { balanceIn, opening, probeBet, probeOf, type Probe, type Question } from './probe';

/** Far above what a request may hold. */
const TOO_LONG = 1024 * 1024;
const TIME_TO_DO_WRONG_MS = 20;

export function httpChecks(link: LinkOptions, timeoutMs: number): Check[] {
  const host = new RawHost(new RawHttp(link, timeoutMs));
  const check = (id: string, run: (notes: Notes) => Promise<void>): Check => ({
    check: `http.${id}`,
    run: async (notes) => {
      try {
        await run(notes);
      } catch (error) {
        // Where the last request came to is unknown: what follows is not to be blamed for it.
        if (error instanceof TableFault) await host.beginAgain();
        throw error;
      }
    },
  });
  const once = (id: string, run: (notes: Notes, playing: Playing) => Promise<void>): Check =>
    check(id, async (notes) => run(notes, await host.playing()));

  return [
    check('answer', async (notes) => {
      const response = await host.send('describe', {});
      if (response.headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== CONTENT_TYPE) {
        notes.remark('contentType', { type: response.headers['content-type'] ?? '' });
      }
      host.capabilities = host.valueOf('describe', response);
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
      const late = { ...playing.request(), key: host.key(host.sequence - 1) };
      expectStatus(notes, await host.raw.ask(late), [409], 'late');
      await playing.executed(notes, 0, 'executedLate');
    }),

    once('gap', async (notes, playing) => {
      const early = { ...playing.request(), key: host.key(host.sequence + 2) };
      expectStatus(notes, await host.raw.ask(early), [409], 'gap');
      await playing.executed(notes, 0, 'executedGap');
    }),

    once('unknownSession', async (notes, playing) => {
      const strange = { ...playing.request(), key: writeKey({ session: newSession(), sequence: 5 }) };
      expectStatus(notes, await host.raw.ask(strange), [409], 'unknownSession');
      await playing.executed(notes, 0, 'executedUnknown');
    }),

    once('key', async (notes, playing) => {
      for (const key of [undefined, '', 'x', '-1', 'A-0', 'A-x']) {
        const response = await host.raw.ask({ ...playing.request(), ...(key === undefined ? {} : { key }) });
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
      host.begin();
      await host.send('describe', {});
      expectStatus(notes, await host.raw.ask(before), [409], 'oldSession');
      await playing.executed(notes, 0, 'executedOld');
    }),

    check('close', async () => {
      await host.close();
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

function newSession(): string {
  return randomBytes(4).toString('hex').toUpperCase();
}

class RawHost {
  capabilities: Capabilities | undefined;
  /** Of the last request. */
  sequence = 0;
  private session = newSession();
  private play: Playing | undefined;

  constructor(readonly raw: RawHttp) {}

  begin(): void {
    this.session = newSession();
    this.sequence = 0;
  }

  async beginAgain(): Promise<void> {
    this.begin();
    this.play = undefined;
    await this.send('describe', {}).catch(() => undefined);
  }

  key(sequence: number): string {
    return writeKey({ session: this.session, sequence });
  }

  next(operation: Operation, parameters: unknown): RawRequest & { key: string } {
    this.sequence += 1;
    return { operation, key: this.key(this.sequence), body: JSON.stringify(parameters) };
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

  answerOf<O extends Operation>(operation: O, { status, json }: RawResponse): Answer<O> {
    if (status !== 200) throw new TableFault('PROTOCOL', `${operation}: HTTP status ${status}`);
    return readAnswer(operation, json);
  }

  valueOf<O extends Operation>(operation: O, response: RawResponse) {
    const answer = this.answerOf(operation, response);
    if (answer.ok) return answer.value;
    throw new TableFault('PROTOCOL', `${operation}: ${answer.refusal.code}`);
  }

  /** A table with a player who can bet; the same in every check. */
  async playing(): Promise<Playing> {
    if (this.capabilities === undefined) throw new Skipped('unanswered');
    if (this.play !== undefined) return this.play;
    const probe = probeOf(this.capabilities);
    for (const { operation, parameters } of opening(this.capabilities, probe)) {
      this.valueOf(operation, await this.send(operation, parameters));
    }
    const play = new Playing(this, probe);
    const taken = this.answerOf('bet', await this.raw.ask(play.bet()));
    if (!taken.ok) throw new Skipped('betRefused');
    await play.look();
    this.play = play;
    return play;
  }

  async close(): Promise<void> {
    if (this.play === undefined) throw new Skipped('unanswered');
    const closed: Question<'open'> = { operation: 'open', parameters: { mode: 'closed' } };
    this.answerOf('open', await this.send('open', closed.parameters satisfies Parameters['open']));
  }
}

class Playing {
  private balance = Number.NaN;

  constructor(
    private readonly host: RawHost,
    private readonly probe: Probe,
  ) {}

  async look(): Promise<number> {
    const before = this.balance;
    this.balance = balanceIn(this.host.valueOf('state', await this.host.send('state', {})));
    return before - this.balance;
  }

  /** A bet under the next key. */
  bet(): RawRequest & { key: string } {
    const { operation, parameters } = probeBet(this.probe);
    return this.host.next(operation, parameters);
  }

  /** A bet for which a key has still to be found. */
  request(): RawRequest {
    const { operation, parameters } = probeBet(this.probe);
    return { operation, body: JSON.stringify(parameters) };
  }

  /** Whether since the last look so many bets were executed, and no other number. */
  async executed(notes: Notes, expected: number, finding: string): Promise<void> {
    const times = (await this.look()) / this.probe.amount;
    if (times !== expected) notes.wrong(finding, { times, expected });
  }
}
