/** The serial line as bytes, so that lines can be written badly and answers looked at byte by byte. */
import { setTimeout as pause } from 'node:timers/promises';
import { TableFault } from '../../table';
import { decodeFrame, type Channel, type ReceivedFrame } from '../../wire';

const LF = 0x0a;
const CR = 0x0d;
const SECOND_BYTE_MS = 20;
const LONGEST_KEPT = 4 * 1024 * 1024;

/** What came between two line ends. */
export interface ReceivedLine {
  bytes: Buffer;
  /** Null where it is no frame. */
  frame: ReceivedFrame | null;
  /** The bytes by which it was ended. */
  end: string;
  /** Whether an LF stood before it. */
  begun: boolean;
}

export class RawLine {
  private received = Buffer.alloc(0);
  private lost: string | undefined;
  private wake: () => void = () => undefined;

  constructor(
    private readonly channel: Channel,
    readonly timeoutMs: number,
  ) {
    channel.listen({
      data: (chunk) => {
        this.received = Buffer.concat([this.received, Buffer.from(chunk)]).subarray(-LONGEST_KEPT);
        this.wake();
      },
      lost: (reason) => {
        this.lost = reason;
        this.wake();
      },
    });
  }

  /** Throws {@link TableFault} DISCONNECTED where the bytes cannot be written in time. */
  async write(bytes: Uint8Array | string): Promise<void> {
    const written = this.channel.write(Buffer.from(bytes as string)).then(() => true);
    written.catch(() => undefined);
    const late = pause(this.timeoutMs, false, { ref: false });
    const done = await Promise.race([written.catch(() => false), late]);
    if (!done) throw new TableFault('DISCONNECTED', 'the line takes no bytes');
  }

  /** Throws away what came until the line has been quiet for so long. */
  async quiet(ms: number): Promise<void> {
    const deadline = performance.now() + this.timeoutMs;
    do {
      this.received = Buffer.alloc(0);
      await pause(ms);
    } while (this.received.length > 0 && performance.now() < deadline);
    this.received = Buffer.alloc(0);
  }

  /** The next line, or null where none comes in time. Throws {@link TableFault} DISCONNECTED. */
  async line(withinMs: number): Promise<ReceivedLine | null> {
    const deadline = performance.now() + withinMs;
    for (;;) {
      // The second byte of a line end may come by itself.
      if (this.endsInCr()) await pause(SECOND_BYTE_MS);
      const line = this.take();
      if (line !== null) return line;
      if (this.lost !== undefined) throw new TableFault('DISCONNECTED', this.lost);
      const left = deadline - performance.now();
      if (left <= 0) return null;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  close(): Promise<void> {
    return this.channel.close();
  }

  private endsInCr(): boolean {
    return this.received.at(-1) === CR;
  }

  private take(): ReceivedLine | null {
    let start = 0;
    while (start < this.received.length && isEnd(this.received[start])) start += 1;
    let end = start;
    while (end < this.received.length && !isEnd(this.received[end])) end += 1;
    if (end >= this.received.length) return null;
    const begun = this.received[start - 1] === LF;
    const bytes = Buffer.from(this.received.subarray(start, end));
    const ended = this.received.subarray(end, end + 2);
    const crlf = ended[0] === CR && ended[1] === LF;
    this.received = this.received.subarray(end + (crlf ? 2 : 1));
    const frame = decodeFrame(bytes);
    return {
      bytes,
      frame: typeof frame === 'string' ? null : frame,
      end: crlf ? '\r\n' : ended.toString('latin1', 0, 1),
      begun,
    };
  }
}

function isEnd(byte: number | undefined): boolean {
  return byte === LF || byte === CR;
}
