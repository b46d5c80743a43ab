/**
 * The device's side of the serial protocol. It keeps the last reply, so that a question asked again is answered again
 * and never executed again.
 */
import { systemClock, type Channel, type Clock } from './channel';
import { NO_SESSION_YET, decodeFrame, encodeFrame, type FrameKind, type ReceivedFrame } from './frame';
import { LineSplitter } from './lines';
import { HELLO, NOTHING, NO_SESSION, READY } from './link-messages';

export interface DeviceOptions {
  /** Longest line taken, in bytes. */
  lineLimit?: number;
  /** Milliseconds between two W while an operation is executed. */
  workingMs?: number;
  clock?: Clock;
}

const DEFAULT_LINE_LIMIT = 64 * 1024;
const DEFAULT_WORKING_MS = 250;

/** The answer to a question's body, as JSON on one line; null stands for a body that is not UTF-8. */
export type Execute = (body: string | null) => string | Promise<string>;

export class DeviceLink {
  private readonly lines: LineSplitter;
  private readonly clock: Clock;
  private readonly workingMs: number;
  private session = NO_SESSION_YET;
  /** A session that was left is not entered again: its HELLO, arriving late, would end the present one. */
  private left = NO_SESSION_YET;
  private sequence = 0;
  /** Reply to `sequence`; null while it is worked out. */
  private reply: string | null = READY;
  private stopWorking: () => void = () => undefined;

  constructor(
    private readonly channel: Channel,
    private readonly execute: Execute,
    options: DeviceOptions = {},
  ) {
    this.lines = new LineSplitter(options.lineLimit ?? DEFAULT_LINE_LIMIT);
    this.workingMs = options.workingMs ?? DEFAULT_WORKING_MS;
    this.clock = options.clock ?? systemClock;
  }

  /** Listens to the channel. @param lost called where the other side is gone */
  start(lost: (reason: string) => void = () => undefined): void {
    this.channel.listen({
      data: (chunk) => this.receive(chunk),
      lost: (reason) => {
        this.stopWorking();
        lost(reason);
      },
    });
  }

  async close(): Promise<void> {
    this.stopWorking();
    await this.channel.close();
  }

  private receive(chunk: Uint8Array): void {
    for (const line of this.lines.push(chunk)) {
      const frame = line === null ? 'form' : decodeFrame(line);
      if (typeof frame === 'string') this.send('N', this.session, this.sequence, NOTHING);
      else if (frame.kind === 'Q') this.question(frame);
    }
  }

  private question({ session, sequence, body }: ReceivedFrame): void {
    if (session === this.session && session !== NO_SESSION_YET) {
      if (sequence === this.sequence) this.answerAgain();
      else if (sequence === this.sequence + 1 && this.reply !== null) this.begin(sequence, body);
    } else if (sequence !== 0 || body !== HELLO || session === NO_SESSION_YET) {
      this.send('R', session, sequence, NO_SESSION);
    } else if (this.reply === null) {
      // What the session before began comes to its end first.
      this.send('W', session, sequence, NOTHING);
    } else if (session !== this.left) {
      this.left = this.session;
      this.session = session;
      this.sequence = 0;
      this.reply = READY;
      this.answerAgain();
    }
  }

  private answerAgain(): void {
    const working = this.reply === null;
    this.send(working ? 'W' : 'R', this.session, this.sequence, this.reply ?? NOTHING);
  }

  private begin(sequence: number, body: string | null): void {
    this.sequence = sequence;
    this.reply = null;
    const answer = this.execute(body);
    if (typeof answer === 'string') {
      this.finish(answer);
      return;
    }
    this.sayWorking();
    void answer.then((reply) => {
      this.stopWorking();
      this.finish(reply);
    });
  }

  private finish(reply: string): void {
    this.reply = reply;
    this.answerAgain();
  }

  private sayWorking(): void {
    this.stopWorking = this.clock.after(this.workingMs, () => {
      this.answerAgain();
      this.sayWorking();
    });
  }

  private send(kind: FrameKind, session: string, sequence: number, body: string): void {
    // A line that cannot be written is a lost line; the host asks again, or the channel says that it is gone.
    this.channel.write(encodeFrame({ kind, session, sequence, body })).catch(() => undefined);
  }
}
