/**
 * The host's side of the serial protocol: one question outstanding, asked again until its reply arrives whole or the
 * deadline passes. The session and the sequence make sure that the device executes it once, however often it arrives.
 */
import { randomBytes } from 'node:crypto';
import { printable } from '../answers';
import { TableFault, type FaultCode } from '../table';
import { systemClock, type Channel, type Clock } from './channel';
import { SEQUENCE_LIMIT, decodeFrame, encodeFrame, type Damage, type ReceivedFrame } from './frame';
import { LineSplitter, type Line } from './lines';
import { HELLO, NO_SESSION, READY } from './link-messages';
import type { WireLog } from './wire-log';

/** All times in milliseconds. */
export interface HostOptions {
  /** Longest wait for one reply, all repetitions included; every W starts it again. */
  timeoutMs: number;
  /** Longest wait altogether while the device says W: a table may wait for real dice. */
  patienceMs?: number;
  /** Silence after which a question is asked again for the first time; it grows to four times as much. */
  replyMs?: number;
  /** How often one question is asked again without a W between. */
  repetitions?: number;
  /** Longest wait until a line has left this program, beyond the time that the line takes. */
  writeMs?: number;
  /** How long one byte takes on the line. */
  byteMs?: number;
  /** After opening, input is thrown away until it has been quiet for so long. */
  quietMs?: number;
  /** How long a lost line is tried to be opened again; 0: not at all. */
  reconnectMs?: number;
  /** Longest line taken, in bytes. */
  lineLimit?: number;
  /** Instead of one at random, so that a test is the same every time. */
  session?: string;
  log?: WireLog;
  clock?: Clock;
}

const DEFAULTS = {
  patienceMs: 600_000,
  replyMs: 500,
  repetitions: 20,
  writeMs: 2_000,
  byteMs: 0,
  quietMs: 30,
  reconnectMs: 2_000,
  lineLimit: 1024 * 1024,
  clock: systemClock,
};

/** Stale input is thrown away for so many times `quietMs` at most: a line that is never quiet is not waited for. */
const LONGEST_DRAIN = 20;
/** Damage comes in bursts: a question is not asked again because of it sooner than this, then twice as long, and so on. */
const DAMAGE_PAUSE_MS = 10;
const REOPEN_EVERY_MS = 200;
/** Silence before a question is asked again grows to so many times `replyMs`. */
const SLOWEST = 4;
const EXCERPT_LIMIT = 60;

/** What the line did to a session. */
export interface Figures {
  /** Questions answered, the opening of the session included. */
  exchanges: number;
  repeated: number;
  /** Lines that were no frame. */
  damagedHere: number;
  /** N from the device. */
  damagedThere: number;
  /** Whole frames that answered nothing outstanding: repeated or late. */
  ignored: number;
  reconnected: number;
}

interface Question {
  sequence: number;
  line: Buffer;
  /** How often it was asked, and how often since the last W. */
  asked: number;
  askedInVain: number;
  begun: number;
  lastSent: number;
  deadline: number;
  damage: { lines: number; pauseMs: number; last: string };
  answered(reply: string | null): void;
  failed(fault: TableFault): void;
}

const nothing = () => undefined;

export class HostLink {
  /** How often the last question was sent. */
  asked = 0;
  readonly session: string;
  readonly figures: Figures = {
    exchanges: 0,
    repeated: 0,
    damagedHere: 0,
    damagedThere: 0,
    ignored: 0,
    reconnected: 0,
  };

  private readonly options: typeof DEFAULTS & HostOptions;
  private readonly clock: Clock;
  private channel: Channel | undefined;
  private lines: LineSplitter;
  private sequence = 0;
  private question: Question | undefined;
  /** The exchange before: they go one after the other. */
  private before: Promise<unknown> = Promise.resolve();
  /** After a fault nobody knows what the device executed: the link is over. */
  private ended: TableFault | undefined;
  private draining: (() => void) | undefined;
  private reconnecting = false;
  private whyLost = 'closed';
  private stopTimer: () => void = nothing;
  private stopWriteTimer: () => void = nothing;

  private constructor(
    private readonly openChannel: () => Promise<Channel>,
    options: HostOptions,
  ) {
    this.options = { ...DEFAULTS, ...options };
    this.clock = this.options.clock;
    this.session = options.session ?? newSession();
    this.lines = new LineSplitter(this.options.lineLimit);
  }

  /**
   * Opens the line, throws away what is left on it and opens a session.
   *
   * Throws {@link TableFault}: whatever `openChannel` throws, and what {@link ask} throws.
   */
  static async open(openChannel: () => Promise<Channel>, options: HostOptions): Promise<HostLink> {
    const link = new HostLink(openChannel, options);
    await link.connect();
    const reply = await link.exchange(0, HELLO);
    if (reply === READY) return link;
    throw await link.end('PROTOCOL', `the session is not opened: ${excerpt(reply ?? 'not UTF-8')}`);
  }

  /**
   * The device's reply to a question; both are JSON on one line.
   *
   * Throws {@link TableFault} TIMEOUT, DISCONNECTED, SESSION_LOST where the device lost the session, or the link is
   * over, and PROTOCOL where the reply cannot be read. Each of them ends the link.
   */
  ask(body: string): Promise<string> {
    const exchange = this.before.then(async () => {
      if (this.ended !== undefined) {
        throw new TableFault('SESSION_LOST', `the link has ended: ${this.ended.message}`);
      }
      if (this.sequence === SEQUENCE_LIMIT) {
        throw await this.end('SESSION_LOST', 'the session has no sequences left');
      }
      this.sequence += 1;
      const reply = await this.exchange(this.sequence, body);
      if (reply === NO_SESSION) throw await this.end('SESSION_LOST', 'the device does not know the session');
      if (reply === null) throw await this.end('PROTOCOL', 'the reply is not UTF-8');
      return reply;
    });
    this.before = exchange.catch(nothing);
    return exchange;
  }

  async close(): Promise<void> {
    this.ended ??= new TableFault('SESSION_LOST', 'closed');
    this.question?.failed(this.ended);
    await this.release();
  }

  private exchange(sequence: number, body: string): Promise<string | null> {
    const line = encodeFrame({ kind: 'Q', session: this.session, sequence, body });
    const now = this.clock.now();
    const reply = new Promise<string | null>((resolve, reject) => {
      this.question = {
        sequence,
        line,
        asked: 0,
        askedInVain: 0,
        begun: now,
        lastSent: now,
        deadline: now + this.options.timeoutMs,
        damage: { lines: 0, pauseMs: DAMAGE_PAUSE_MS, last: '' },
        answered: (answer) => {
          this.settle();
          this.figures.exchanges += 1;
          resolve(answer);
        },
        failed: (fault) => {
          this.settle();
          reject(fault);
        },
      };
    });
    if (this.channel === undefined) void this.reconnect();
    else this.send();
    return reply.catch(async (fault: unknown) => {
      await this.endWith(fault as TableFault);
      throw fault;
    });
  }

  private settle(): void {
    this.question = undefined;
    this.stopTimer();
    this.stopWriteTimer();
  }

  /** Asks, for the first time or again, and waits for the reply. */
  private send(): void {
    const { question, channel } = this;
    if (question === undefined || channel === undefined) return;
    if (question.asked > 0) this.figures.repeated += 1;
    question.asked += 1;
    this.asked = question.asked;
    question.askedInVain += 1;
    question.lastSent = this.clock.now();
    const lineMs = question.line.length * this.options.byteMs;
    this.options.log?.sent(question.line);
    const current = () => this.channel === channel && this.question === question;
    this.stopWriteTimer();
    this.stopWriteTimer = this.clock.after(this.options.writeMs + 2 * lineMs, () => {
      if (current()) this.lost(`nothing could be written for ${Math.round(this.options.writeMs)} ms`);
    });
    this.wait(lineMs);
    channel.write(question.line).then(
      () => {
        if (current()) this.stopWriteTimer();
      },
      (error: unknown) => {
        if (this.channel === channel) this.lost(messageOf(error));
      },
    );
  }

  /** Until it is time to ask again, or to give up. */
  private wait(more = 0): void {
    const { question } = this;
    if (question === undefined) return;
    this.stopTimer();
    const { replyMs, repetitions } = this.options;
    const left = question.deadline - this.clock.now();
    const exhausted = question.askedInVain > repetitions;
    const pause = replyMs * Math.min(2 ** Math.max(0, question.askedInVain - 1), SLOWEST) + more;
    this.stopTimer = this.clock.after(Math.max(0, exhausted ? left : Math.min(left, pause)), () => {
      if (this.clock.now() >= question.deadline) question.failed(this.timeout(question));
      else if (question.askedInVain <= repetitions) this.send();
      else this.wait();
    });
  }

  private timeout({ asked, begun, damage }: Question): TableFault {
    const waited = Math.round(this.clock.now() - begun);
    const damaged =
      damage.lines === 0 ? '' : `; ${damage.lines} damaged lines, the last ${excerpt(damage.last)}`;
    return new TableFault('TIMEOUT', `no reply within ${waited} ms, asked ${asked} times${damaged}`);
  }

  private receive(chunk: Uint8Array): void {
    this.options.log?.received(chunk);
    if (this.draining !== undefined) {
      this.draining();
      return;
    }
    for (const line of this.lines.push(chunk)) this.take(line);
    // A long reply is on its way: it may take longer than silence may last.
    if (this.question !== undefined && this.lines.unfinished) this.wait();
  }

  private take(line: Line): void {
    const { question } = this;
    if (line === null) {
      const limit = this.options.lineLimit;
      question?.failed(new TableFault('PROTOCOL', `a line is longer than ${limit} bytes`));
      return;
    }
    const frame = decodeFrame(line);
    if (typeof frame === 'string') this.damaged(frame, line);
    else if (frame.kind === 'N') {
      this.figures.damagedThere += 1;
      this.askSoon();
    } else if (question === undefined || !this.answers(frame, question)) this.figures.ignored += 1;
    else if (frame.kind === 'R') question.answered(frame.body);
    else this.working(question);
  }

  private answers({ kind, session, sequence }: ReceivedFrame, question: Question): boolean {
    return kind !== 'Q' && session === this.session && sequence === question.sequence;
  }

  private damaged(damage: Damage, line: Buffer): void {
    this.figures.damagedHere += 1;
    const { question } = this;
    if (question === undefined) return;
    question.damage.lines += 1;
    question.damage.last = `(${damage}) ${line.toString('latin1', 0, EXCERPT_LIMIT)}`;
    this.askSoon();
  }

  private askSoon(): void {
    const { question } = this;
    if (question === undefined || question.askedInVain > this.options.repetitions) return;
    const { damage } = question;
    this.stopTimer();
    const left = question.lastSent + damage.pauseMs - this.clock.now();
    this.stopTimer = this.clock.after(Math.max(0, left), () => {
      damage.pauseMs = Math.min(2 * damage.pauseMs, this.options.replyMs);
      this.send();
    });
  }

  private working(question: Question): void {
    const { timeoutMs, patienceMs } = this.options;
    question.askedInVain = 1;
    question.deadline = Math.min(this.clock.now() + timeoutMs, question.begun + patienceMs);
    this.wait();
  }

  private async connect(): Promise<void> {
    const channel = await this.openChannel();
    if (this.ended !== undefined) {
      await channel.close();
      throw this.ended;
    }
    this.lines = new LineSplitter(this.options.lineLimit);
    this.channel = channel;
    channel.listen({
      data: (chunk) => {
        if (this.channel === channel) this.receive(chunk);
      },
      lost: (reason) => {
        if (this.channel === channel) this.lost(reason);
      },
    });
    await this.drain();
  }

  /** What an earlier session left on the line would be taken for answers to this one. */
  private async drain(): Promise<void> {
    const { quietMs } = this.options;
    if (quietMs === 0) return;
    const latest = this.clock.now() + quietMs * LONGEST_DRAIN;
    await new Promise<void>((resolve) => {
      let stop = this.clock.after(quietMs, resolve);
      this.draining = () => {
        stop();
        stop = this.clock.after(Math.min(quietMs, Math.max(0, latest - this.clock.now())), resolve);
      };
    });
    this.draining = undefined;
  }

  private lost(reason: string): void {
    const { channel } = this;
    this.channel = undefined;
    this.whyLost = reason;
    this.stopTimer();
    this.stopWriteTimer();
    void channel?.close().catch(nothing);
    if (this.question !== undefined) void this.reconnect();
  }

  /** The device keeps the session while it keeps its power: the question is asked again in it. */
  private async reconnect(): Promise<void> {
    const { question } = this;
    if (question === undefined || this.reconnecting) return;
    this.reconnecting = true;
    const latest = Math.min(this.clock.now() + this.options.reconnectMs, question.deadline);
    while (this.channel === undefined && this.question === question) {
      if (this.clock.now() >= latest) {
        question.failed(new TableFault('DISCONNECTED', `the line is lost: ${excerpt(this.whyLost)}`));
        break;
      }
      await new Promise<void>((resolve) => this.clock.after(REOPEN_EVERY_MS, resolve));
      try {
        await this.connect();
        this.figures.reconnected += 1;
      } catch (error) {
        this.whyLost = messageOf(error);
      }
    }
    this.reconnecting = false;
    if (this.question === question) this.send();
  }

  private async end(code: FaultCode, message: string): Promise<TableFault> {
    const fault = new TableFault(code, message);
    await this.endWith(fault);
    return fault;
  }

  private async endWith(fault: TableFault): Promise<void> {
    this.ended ??= fault;
    await this.release();
  }

  private async release(): Promise<void> {
    const { channel } = this;
    this.channel = undefined;
    this.stopTimer();
    this.stopWriteTimer();
    await channel?.close();
  }
}

function newSession(): string {
  let session: string;
  do session = randomBytes(4).toString('hex').toUpperCase();
  while (/^0+$/.test(session));
  return session;
}

function excerpt(text: string): string {
  return printable(text, EXCERPT_LIMIT * 2);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
