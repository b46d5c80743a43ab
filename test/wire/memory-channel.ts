import {
  decodeFrame,
  encodeFrame,
  LineSplitter,
  type Channel,
  type ChannelListener,
} from '../../adapters/wire';
import type { Frame, ReceivedFrame } from '../../adapters/wire';

/** One end of a line, with the test at the other. */
export class MemoryChannel implements Channel {
  /** What was written, frame by frame. */
  readonly sent: ReceivedFrame[] = [];
  closed = false;
  /** Where it is set, a write never comes to its end, as on a line whose other side has died. */
  stuck = false;
  private listener: ChannelListener | undefined;
  private readonly lines = new LineSplitter(1_000_000);

  listen(listener: ChannelListener): void {
    this.listener = listener;
  }

  write(bytes: Uint8Array): Promise<void> {
    if (this.stuck) return new Promise(() => undefined);
    for (const line of this.lines.push(bytes)) {
      const frame = line === null ? 'form' : decodeFrame(line);
      if (typeof frame === 'string') throw new Error(`a frame that cannot be read was sent: ${frame}`);
      this.sent.push(frame);
    }
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.closed = true;
    return Promise.resolve();
  }

  give(...what: (Frame | string)[]): void {
    for (const each of what) {
      this.listener?.data(typeof each === 'string' ? Buffer.from(each, 'latin1') : encodeFrame(each));
    }
  }

  lose(reason: string): void {
    this.listener?.lost(reason);
  }
}
