/** Checks of a device at the end of a serial line: frames, checksums, sequences and whatever else a line can do. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { parseJson, readAnswer } from '../../adapters/answers';
import type { Answer, Capabilities, Operation, Parameters, Value } from '../../adapters/table';
import { TableFault } from '../../adapters/table';
import {
  HELLO,
  NO_SESSION,
  READY,
  checksum,
  encodeFrame,
  questionBody,
  type Channel,
  type Frame,
  type ReceivedFrame,
} from '../../adapters/wire';
import { Skipped, type Check, type Notes } from './finding';
import { RawLine, type ReceivedLine } from './line-raw';
import { balanceIn, opening, probeBet, probeOf, type Probe } from './probe';

/** So long the device has to say nothing where nothing is to be said. */
const SILENCE_MS = 250;
const QUIET_MS = 50;
/** Longer than any question of the suite. */
const TOO_LONG = 20_000;
const STALE_SEQUENCES = 2;

export function lineChecks(channel: Channel, timeoutMs: number): Check[] {
  const host = new LineHost(new RawLine(channel, timeoutMs));
  const check = (id: string, run: (notes: Notes) => Promise<void>): Check => ({
    check: `line.${id}`,
    run: async (notes) => {
      try {
        await run(notes);
      } catch (error) {
        if (error instanceof TableFault && error.code !== 'DISCONNECTED') await host.beginAgain();
        throw error;
      }
    },
  });
  const once = (id: string, run: (notes: Notes, playing: Playing) => Promise<void>): Check =>
    check(id, async (notes) => run(notes, await host.playing()));
  const stateAfter = async (notes: Notes, finding: string, values: Record<string, string | number> = {}) => {
    if ((await host.tryAsk('state', {})) === null) {
      notes.wrong(finding, values);
      await host.beginAgain();
    }
  };

  return [
    check('hello', async (notes) => {
      await host.raw.quiet(QUIET_MS);
      const reply = await host.begin();
      if (reply === null) throw new TableFault('TIMEOUT', `no reply within ${timeoutMs} ms`);
      if (reply.body !== READY) notes.wrong('hello', { answered: reply.body ?? '' });
      const again = await host.exchange(host.hello());
      if (again?.body !== READY) notes.wrong('helloAgain', { answered: again?.body ?? '' });
    }),

    check('answer', async (notes) => {
      const line = await host.line(host.next('describe', {}));
      host.capabilities = host.valueOf('describe', line.frame?.body ?? null);
      if (!line.begun) notes.wrong('noLeadingEnd');
      if (line.end !== '\r\n') notes.remark('lineEnd', { end: JSON.stringify(line.end) });
    }),

    check('ends', async (notes) => {
      for (const end of ['\r', '\n', '\r\n', '\n\n\r\r\n']) {
        const body = encodeFrame(host.next('state', {})).subarray(1, -2);
        await host.raw.write(Buffer.concat([Buffer.from('\n'), body, Buffer.from(end)]));
        if ((await host.reply()) === null) {
          notes.wrong('end', { end: JSON.stringify(end) });
          await host.beginAgain();
        }
      }
    }),

    check('split', async (notes) => {
      const bytes = encodeFrame(host.next('state', {}));
      await host.raw.write(bytes);
      const whole = await host.reply();
      for (let at = 1; at < bytes.length; at += 1) {
        // The same sequence again: its reply is known.
        await host.raw.write(bytes.subarray(0, at));
        await pause(1);
        await host.raw.write(bytes.subarray(at));
        const reply = await host.reply();
        if (reply === null || reply.body !== whole?.body) {
          notes.wrong('split', { at });
          await host.beginAgain();
          return;
        }
      }
      for (const byte of encodeFrame(host.next('state', {}))) {
        await host.raw.write(Buffer.from([byte]));
      }
      if ((await host.reply()) === null) notes.wrong('bytewise');
    }),

    once('again', async (notes, playing) => {
      const bet = playing.bet();
      const first = await host.exchange(bet);
      const again = await host.exchange(bet);
      if (again === null) notes.wrong('notAgain');
      else if (again.body !== first?.body) notes.wrong('againOther');
      await playing.executed(notes, 1, 'executedAgain');
    }),

    once('doubled', async (notes, playing) => {
      const bet = encodeFrame(playing.bet());
      await host.raw.write(Buffer.concat([bet, bet, bet]));
      if ((await host.reply()) === null) notes.wrong('notAgain');
      await host.raw.quiet(SILENCE_MS);
      await playing.executed(notes, 1, 'executedAtOnce');
    }),

    once('late', async (notes, playing) => {
      await host.tryAsk('state', {});
      for (let back = 1; back <= STALE_SEQUENCES; back += 1) {
        await host.raw.write(encodeFrame({ ...playing.frame(), sequence: host.sequence - back }));
        await host.silent(notes, 'lateAnswered');
      }
      await playing.executed(notes, 0, 'executedLate');
    }),

    once('gap', async (notes, playing) => {
      await host.raw.write(encodeFrame({ ...playing.frame(), sequence: host.sequence + 2 }));
      await host.silent(notes, 'gapAnswered');
      await playing.executed(notes, 0, 'executedGap');
    }),

    once('unknownSession', async (notes, playing) => {
      const strange = { ...playing.frame(), session: newSession(), sequence: 5 };
      await host.raw.write(encodeFrame(strange));
      const reply = await host.replyTo(strange);
      if (reply?.body !== NO_SESSION) notes.wrong('unknownSession', { answered: reply?.body ?? '' });
      await playing.executed(notes, 0, 'executedUnknown');
    }),

    once('damaged', async (notes, playing) => {
      const bet = playing.bet();
      const sound = encodeFrame(bet);
      const wrongSum = Buffer.from(sound);
      wrongSum[sound.length - 3] = sound.at(-3) === 0x30 ? 0x31 : 0x30;
      const changed = Buffer.from(sound);
      const amount = changed.indexOf('"amount":') + 9;
      changed[amount] = (changed[amount] ?? 0) ^ 1;
      const lost = Buffer.concat([sound.subarray(0, 20), sound.subarray(21)]);
      const doubled = Buffer.concat([sound.subarray(0, 30), sound.subarray(29)]);
      for (const bytes of [wrongSum, changed, lost, doubled, sound.subarray(0, -12)]) {
        await host.raw.write(bytes);
        await host.raw.write('\r\n');
        await host.onlyN(notes);
      }
      if ((await host.exchange(bet)) === null) notes.wrong('afterDamage');
      await playing.executed(notes, 1, 'executedDamaged');
    }),

    check('noise', async (notes) => {
      for (const noise of ['', ' ', '\u0000\u00ff\u0007', 'Q ', 'Q 1A2B3C4D 7 {', 'AT+RESET']) {
        await host.raw.write(Buffer.from(noise, 'latin1'));
        await stateAfter(notes, 'afterNoise', { noise: JSON.stringify(noise) });
      }
      await host.raw.quiet(QUIET_MS);
    }),

    check('tooLong', async (notes) => {
      await host.raw.write(`\n${'x'.repeat(TOO_LONG)}\r\n`);
      await host.raw.quiet(SILENCE_MS);
      await stateAfter(notes, 'afterTooLong', { bytes: TOO_LONG });
    }),

    once('body', async (notes) => {
      const utf8 = Buffer.from('{"op":"bet","player":"p\xff1"}', 'latin1');
      const bodies: [string, Buffer][] = [
        ['utf8', utf8],
        ['cut', Buffer.from('{"op":"bet"')],
        ['array', Buffer.from('[1]')],
        ['noOperation', Buffer.from('{"player":"p1"}')],
        ['operation', Buffer.from('{"op":"leave"}')],
        ['prototype', Buffer.from('{"op":"constructor","__proto__":{"op":"bet"}}')],
      ];
      for (const [what, body] of bodies) {
        const { session, sequence } = host.next('state', {});
        const head = Buffer.concat([Buffer.from(`Q ${session} ${sequence} `), body]);
        await host.raw.write(Buffer.concat([Buffer.from('\n'), head, Buffer.from(` ${checksum(head)}\r\n`)]));
        const reply = await host.reply();
        if (reply === null) {
          notes.wrong(`body.${what}`, { answered: '' });
          await host.beginAgain();
        } else if (!isMalformed(reply.body)) notes.wrong(`body.${what}`, { answered: reply.body ?? '' });
      }
      await host.playing().then((now) => now.executed(notes, 0, 'executedDamaged'));
    }),

    once('newSession', async (notes, playing) => {
      const before = playing.bet();
      const hello = host.hello();
      if ((await host.begin())?.body !== READY) notes.wrong('hello', { answered: '' });
      await host.raw.write(encodeFrame(before));
      const reply = await host.replyTo(before);
      if (reply !== null && reply.body !== NO_SESSION)
        notes.wrong('oldSession', { answered: reply.body ?? '' });
      await playing.executed(notes, 0, 'executedOld');
      // The greeting of the session that was left, arriving late.
      await host.raw.write(encodeFrame(hello));
      await host.raw.quiet(SILENCE_MS);
      if ((await host.tryAsk('state', {})) === null) {
        notes.remark('lateHello');
        await host.beginAgain();
      }
    }),

    check('close', async () => {
      if (host.capabilities !== undefined) await host.tryAsk('open', { mode: 'closed' });
      await host.raw.close();
    }),
  ];
}

function isMalformed(body: string | null): boolean {
  try {
    return isDeepStrictEqual(
      (parseJson(body ?? '') as { refusal?: { code?: unknown } }).refusal?.code,
      'MALFORMED',
    );
  } catch {
    return false;
  }
}

function newSession(): string {
  return randomBytes(4).toString('hex').toUpperCase();
}

class LineHost {
  capabilities: Capabilities | undefined;
  /** Of the last question. */
  sequence = 0;
  session = newSession();
  private play: Playing | undefined;

  constructor(readonly raw: RawLine) {}

  hello(): Frame {
    return { kind: 'Q', session: this.session, sequence: 0, body: HELLO };
  }

  async begin(): Promise<ReceivedFrame | null> {
    this.session = newSession();
    this.sequence = 0;
    return this.exchange(this.hello());
  }

  async beginAgain(): Promise<void> {
    await this.raw.quiet(QUIET_MS);
    await this.begin();
    this.play = undefined;
  }

  next(operation: Operation, parameters: unknown): Frame {
    this.sequence += 1;
    return this.frame(operation, parameters);
  }

  frame(operation: Operation, parameters: unknown): Frame {
    const { session, sequence } = this;
    return { kind: 'Q', session, sequence, body: questionBody(operation, parameters) };
  }

  async exchange(frame: Frame): Promise<ReceivedFrame | null> {
    await this.raw.write(encodeFrame(frame));
    return this.replyTo(frame);
  }

  /** The reply to the last question. */
  reply(): Promise<ReceivedFrame | null> {
    return this.replyTo(this);
  }

  /** Null where none comes in time; what else comes is left out. */
  async replyTo({ session, sequence }: { session: string; sequence: number }): Promise<ReceivedFrame | null> {
    return (await this.lineOf({ session, sequence }))?.frame ?? null;
  }

  /** Throws {@link TableFault} TIMEOUT. */
  async line(frame: Frame): Promise<ReceivedLine> {
    await this.raw.write(encodeFrame(frame));
    const line = await this.lineOf(frame);
    if (line !== null) return line;
    throw new TableFault('TIMEOUT', `no reply within ${this.raw.timeoutMs} ms`);
  }

  /** Nothing but W and N may come. */
  async silent(notes: Notes, finding: string): Promise<void> {
    for (;;) {
      const line = await this.raw.line(SILENCE_MS);
      if (line === null) return;
      if (line.frame?.kind === 'R') {
        notes.wrong(finding, { answered: line.bytes.toString('latin1') });
        return;
      }
    }
  }

  async onlyN(notes: Notes): Promise<void> {
    await this.silent(notes, 'damagedAnswered');
  }

  async tryAsk<O extends Operation>(operation: O, parameters: Parameters[O]): Promise<Answer<O> | null> {
    const reply = await this.exchange(this.next(operation, parameters));
    if (reply === null || reply.body === NO_SESSION) return null;
    return this.answerOf(operation, reply.body);
  }

  answerOf<O extends Operation>(operation: O, body: string | null): Answer<O> {
    if (body === null) throw new TableFault('PROTOCOL', `${operation}: the reply is not UTF-8`);
    let json: unknown;
    try {
      json = parseJson(body);
    } catch {
      throw new TableFault('PROTOCOL', `${operation}: the reply is not JSON`);
    }
    return readAnswer(operation, json);
  }

  valueOf<O extends Operation>(operation: O, body: string | null): Value<O> {
    const answer = this.answerOf(operation, body);
    if (answer.ok) return answer.value;
    throw new TableFault('PROTOCOL', `${operation}: ${answer.refusal.code}`);
  }

  async playing(): Promise<Playing> {
    if (this.capabilities === undefined) throw new Skipped('unanswered');
    if (this.play !== undefined) return this.play;
    const probe = probeOf(this.capabilities);
    for (const { operation, parameters } of opening(this.capabilities, probe)) {
      this.valueOf(operation, (await this.exchange(this.next(operation, parameters)))?.body ?? null);
    }
    const play = new Playing(this, probe);
    const taken = this.answerOf('bet', (await this.exchange(play.bet()))?.body ?? null);
    if (!taken.ok) throw new Skipped('betRefused');
    await play.look();
    this.play = play;
    return play;
  }

  private async lineOf({
    session,
    sequence,
  }: {
    session: string;
    sequence: number;
  }): Promise<ReceivedLine | null> {
    const deadline = performance.now() + this.raw.timeoutMs;
    for (;;) {
      const line = await this.raw.line(Math.max(0, deadline - performance.now()));
      if (line === null) return null;
      const { frame } = line;
      if (frame?.kind === 'R' && frame.session === session && frame.sequence === sequence) return line;
    }
  }
}

class Playing {
  private balance = Number.NaN;

  constructor(
    private readonly host: LineHost,
    private readonly probe: Probe,
  ) {}

  async look(): Promise<number> {
    const before = this.balance;
    const state = await this.host.tryAsk('state', {});
    if (!state?.ok) throw new TableFault('TIMEOUT', 'state: no reply');
    this.balance = balanceIn(state.value);
    return before - this.balance;
  }

  /** A bet under the next sequence. */
  bet(): Frame {
    const { operation, parameters } = probeBet(this.probe);
    return this.host.next(operation, parameters);
  }

  /** A bet for which a sequence has still to be found. */
  frame(): Frame {
    const { operation, parameters } = probeBet(this.probe);
    return this.host.frame(operation, parameters);
  }

  async executed(notes: Notes, expected: number, finding: string): Promise<void> {
    const times = (await this.look()) / this.probe.amount;
    if (times !== expected) notes.wrong(finding, { times, expected });
  }
}
