/** A device at the end of a serial line: frames, checksums, sequences. */
import { setTimeout as pause } from 'node:timers/promises';
import { parseJson } from '../../answers';
import { TableFault } from '../../table';
import {
  HELLO,
  NO_SESSION,
  READY,
  checksum,
  encodeFrame,
  questionBody,
  type Channel,
  type Frame,
} from '../../wire';
import { BasePeer, type Damaged, type Delivery, type Question, type Reason, type Reply } from '../peer';
import { RawLine, type ReceivedLine } from './raw';

const SILENCE_MS = 250;
const QUIET_MS = 50;
/** Longer than any question of the suite. */
const TOO_LONG = 20_000;
const LF = Buffer.from('\n');

/** Milliseconds. */
export interface Waits {
  /** For an answer. */
  timeoutMs: number;
  /** So long the device has to say nothing where nothing is to be said. */
  silenceMs?: number;
}

export class LinePeer extends BasePeer {
  readonly wire = 'line';
  readonly numbered = true;
  raw: RawLine;

  readonly silenceMs: number;
  private readonly timeoutMs: number;

  private constructor(
    channel: Channel,
    private readonly open: () => Promise<Channel>,
    { timeoutMs, silenceMs = SILENCE_MS }: Waits,
  ) {
    super();
    this.timeoutMs = timeoutMs;
    this.silenceMs = silenceMs;
    this.raw = new RawLine(channel, timeoutMs);
  }

  /** @param open throws {@link TableFault} */
  static async over(open: () => Promise<Channel>, waits: Waits): Promise<LinePeer> {
    return new LinePeer(await open(), open, waits);
  }

  frame({ operation, parameters, session, sequence }: Question): Frame {
    return { kind: 'Q', session, sequence, body: questionBody(operation as 'state', parameters) };
  }

  bytes(question: Question): Buffer {
    return encodeFrame(this.frame(question));
  }

  async deliver(question: Question, { pieces, reason }: Delivery = {}): Promise<Reply> {
    const sent = pieces ?? [this.bytes(question)];
    this.exchanges.asked(question.operation, Buffer.concat(sent).toString('utf8').trim());
    for (const piece of sent) {
      await this.raw.write(piece);
      if (sent.length > 1 && piece.length > 1) await pause(1);
    }
    const reply = reason === undefined ? await this.reply(question) : await this.unexpected(question, reason);
    this.exchanges.answered(reply.text ?? '');
    return reply;
  }

  async deliverAtOnce(question: Question, times: number): Promise<Reply[]> {
    const bytes = this.bytes(question);
    this.exchanges.asked(question.operation, bytes.toString('utf8').trim());
    await this.raw.write(Buffer.concat(Array.from({ length: times }, () => bytes)));
    const reply = await this.reply(question);
    this.exchanges.answered(reply.text ?? '');
    await this.raw.quiet(this.silenceMs);
    return [reply, reply];
  }

  turnsDown(reason: Reason, { text, link }: Reply): boolean {
    if (reason === 'unknownSession') return link === 'NO_SESSION';
    return text === null || (reason === 'oldSession' && link === 'NO_SESSION');
  }

  damaged(question: Question): Damaged[] {
    const sound = this.bytes(question);
    const checked = Buffer.from(sound);
    checked[sound.length - 3] = sound.at(-3) === 0x30 ? 0x31 : 0x30;
    const changed = Buffer.from(sound);
    const amount = changed.indexOf('"amount":') + '"amount":'.length;
    changed[amount] = (changed[amount] ?? 0) ^ 1;
    const lost = Buffer.concat([sound.subarray(0, 20), sound.subarray(21)]);
    const doubled = Buffer.concat([sound.subarray(0, 30), sound.subarray(29)]);
    const damages: [what: string, bytes: Buffer][] = [
      ['checksum', checked],
      ['changed', changed],
      ['lost', lost],
      ['doubled', doubled],
      ['half', sound.subarray(0, -12)],
    ];
    return damages.map(([what, bytes]) => ({ what, bytes: Buffer.concat([bytes, Buffer.from('\r\n')]) }));
  }

  tooLong(): Buffer {
    return Buffer.from(`\n${'x'.repeat(TOO_LONG)}\r\n`);
  }

  /** A sound frame around a body that may be anything. */
  around({ session, sequence }: Question, body: Buffer): Buffer {
    const head = Buffer.concat([Buffer.from(`Q ${session} ${sequence} `), body]);
    return Buffer.concat([LF, head, Buffer.from(` ${checksum(head)}\r\n`)]);
  }

  /** The greeting that opens the present session. */
  hello(): Buffer {
    return encodeFrame({ kind: 'Q', session: this.session, sequence: 0, body: HELLO });
  }

  greet(): Promise<Reply> {
    return this.deliver(this.greeting(), { pieces: [this.hello()] });
  }

  async begin(): Promise<Reply> {
    await this.raw.quiet(QUIET_MS);
    this.useNewSession();
    const reply = await this.greet();
    if (reply.text === null) throw new TableFault('TIMEOUT', `no reply within ${this.timeoutMs} ms`);
    return reply;
  }

  async reopen(): Promise<void> {
    await this.raw.close();
    this.raw = new RawLine(await this.open(), this.timeoutMs);
    await this.begin();
  }

  close(): Promise<void> {
    return this.raw.close();
  }

  /** The reply to a question, or nothing; what else comes is left out. */
  async reply(question: Question): Promise<Reply> {
    return replyOf(await this.line(this.timeoutMs, isReplyTo(question)));
  }

  /** The line in which the reply to a question comes. Throws {@link TableFault} TIMEOUT. */
  async lineOf(question: Question): Promise<ReceivedLine> {
    await this.raw.write(this.bytes(question));
    const line = await this.line(this.timeoutMs, isReplyTo(question));
    if (line === null) throw new TableFault('TIMEOUT', `no reply within ${this.timeoutMs} ms`);
    return line;
  }

  /** A place at which the greeting stands. */
  private greeting(): Question {
    return { operation: 'open', parameters: {}, session: this.session, sequence: 0 };
  }

  /** Nothing but W and N may come, unless something is to be told. */
  private async unexpected(question: Question, reason: Reason): Promise<Reply> {
    if (reason === 'unknownSession') return this.reply(question);
    if (reason === 'tooLong') await this.raw.quiet(this.silenceMs);
    return replyOf(await this.line(this.silenceMs, ({ frame }) => frame?.kind === 'R'));
  }

  private async line(
    withinMs: number,
    isMeant: (line: ReceivedLine) => boolean,
  ): Promise<ReceivedLine | null> {
    const deadline = performance.now() + withinMs;
    for (;;) {
      const line = await this.raw.line(Math.max(0, deadline - performance.now()));
      if (line === null || isMeant(line)) return line;
    }
  }
}

function isReplyTo({ session, sequence }: Question): (line: ReceivedLine) => boolean {
  return ({ frame }) => frame?.kind === 'R' && frame.session === session && frame.sequence === sequence;
}

export function replyOf(line: ReceivedLine | null): Reply {
  if (line === null) return { text: null };
  const text = line.bytes.toString('utf8');
  const body = line.frame?.body ?? null;
  if (body === NO_SESSION) return { text, link: 'NO_SESSION' };
  if (body === READY) return { text, link: 'READY' };
  const answer = body === null ? undefined : jsonOf(body);
  return answer === undefined ? { text } : { text, answer };
}

function jsonOf(body: string): unknown {
  try {
    return parseJson(body);
  } catch {
    return undefined;
  }
}
