/** Checks of a device at the end of a serial line: frames, checksums, sequences and whatever else a line can do. */
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { parseJson, readAnswer } from '../answers';
import { TableFault, type Answer, type Operation, type Parameters } from '../table';
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
} from '../wire';
import type { Check, Notes } from './finding';
import { Host, checksOfWire, newSession } from './host';
import { RawLine, type ReceivedLine } from './line-raw';

/** So long the device has to say nothing where nothing is to be said. */
const SILENCE_MS = 250;
const QUIET_MS = 50;
/** Longer than any question of the suite. */
const TOO_LONG = 20_000;
const STALE_SEQUENCES = 2;

export function lineChecks(channel: Channel, timeoutMs: number): Check[] {
  const host = new LineHost(new RawLine(channel, timeoutMs));
  const { check, once } = checksOfWire('line', host);
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
      host.capabilities = await host.valueOf('describe', host.answerOf('describe', line.frame?.body ?? null));
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
        await host.raw.write(
          encodeFrame({ ...host.frame(playing.question), sequence: host.sequence - back }),
        );
        await host.silent(notes, 'lateAnswered');
      }
      await playing.executed(notes, 0, 'executedLate');
    }),

    once('gap', async (notes, playing) => {
      await host.raw.write(encodeFrame({ ...host.frame(playing.question), sequence: host.sequence + 2 }));
      await host.silent(notes, 'gapAnswered');
      await playing.executed(notes, 0, 'executedGap');
    }),

    once('unknownSession', async (notes, playing) => {
      const strange = { ...host.frame(playing.question), session: newSession(), sequence: 5 };
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

class LineHost extends Host<Frame> {
  constructor(readonly raw: RawLine) {
    super();
  }

  hello(): Frame {
    return { kind: 'Q', session: this.session, sequence: 0, body: HELLO };
  }

  async begin(): Promise<ReceivedFrame | null> {
    this.useNewSession();
    return this.exchange(this.hello());
  }

  protected async restart(): Promise<void> {
    await this.raw.quiet(QUIET_MS);
    await this.begin();
  }

  next(operation: Operation, parameters: unknown): Frame {
    this.sequence += 1;
    return this.frame({ operation, parameters });
  }

  /** A question under the sequence of the last one. */
  frame({ operation, parameters }: { operation: Operation; parameters: unknown }): Frame {
    const { session, sequence } = this;
    return { kind: 'Q', session, sequence, body: questionBody(operation, parameters) };
  }

  async answerTo<O extends Operation>(operation: O, frame: Frame): Promise<Answer<O>> {
    const body = (await this.line(frame)).frame?.body ?? null;
    if (body === NO_SESSION) throw new TableFault('SESSION_LOST', `${operation}: ${NO_SESSION}`);
    return this.answerOf(operation, body);
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
