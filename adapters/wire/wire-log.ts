/**
 * Evidence of what went over a wire: one JSON line a chunk, a body or a message, in a chain (`adapters/chain.ts`) of its
 * own for every connection. The exchanges of the transcript point into it.
 */
import path from 'node:path';
import { ChainedFile, type ChainPosition } from '../chain';
import type { WireRecord } from '../table';
import { utf8 } from './frame';

/** What is kept of one connection; a table that never stops sending must not fill the disk. */
const SIZE_LIMIT = 256 * 1024 * 1024;

/** One write a line costs more than the line. So long a line is kept back at most, in milliseconds, and so many characters. */
const LONGEST_KEPT_MS = 50;
const LONGEST_PENDING = 65_536;

/** One line. Without `text` and `bytes` nothing was carried, or it was withheld. */
export interface WireLine {
  chain: string;
  sequence: number;
  /** ISO 8601, UTC. */
  time: string;
  /** Seen from the suite. `none`: nothing came, and `broken` says why. */
  direction: 'sent' | 'received' | 'none';
  /** What was carried, where it is UTF-8 and is to be read as text. */
  text?: string;
  /** What was carried: one character (0 to 255) a byte. */
  bytes?: string;
  broken?: string;
  /** True where secrets were taken out: what was carried is not this to the byte. */
  redacted?: true;
  /** How many bytes were carried, where they are withheld because they could hold a secret that cannot be seen. */
  withheld?: number;
  /** True on the last line before the end where no more is kept. */
  full?: true;
  /** What the wire itself says beside: `operation`, `key`, `status`. */
  [detail: string]: unknown;
}

export class WireLog implements WireRecord {
  readonly file: string;
  private readonly chained: ChainedFile;
  private left: number;
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param file where to append
   * @param options `text`: what goes over this wire is text wherever it is UTF-8; `limit`: bytes to be kept
   */
  constructor(
    file: string,
    private readonly options: { text?: boolean; limit?: number } = {},
  ) {
    this.file = path.basename(file);
    this.left = options.limit ?? SIZE_LIMIT;
    const worker = process.env['CUCUMBER_WORKER_ID'] ?? '0';
    this.chained = new ChainedFile(file, { contents: 'wire', worker });
  }

  get chain(): string {
    return this.chained.id;
  }

  get last(): ChainPosition {
    return this.chained.last;
  }

  /** @param details beside the bytes */
  sent(bytes: Uint8Array, details: Record<string, unknown> = {}): void {
    this.write('sent', { ...details, ...this.carried(bytes) });
  }

  received(bytes: Uint8Array, details: Record<string, unknown> = {}): void {
    this.write('received', { ...details, ...this.carried(bytes) });
  }

  /** Something was received of which the bytes are not to be kept as they are. */
  receivedOtherwise(details: Record<string, unknown>): void {
    this.write('received', details);
  }

  /** Nothing was received, for a reason. */
  broken(reason: string): void {
    this.write('none', { broken: reason });
  }

  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.chained.flush();
  }

  close(): void {
    this.flush();
    this.left = 0;
    this.chained.close();
  }

  private carried(bytes: Uint8Array): { text: string } | { bytes: string } {
    const text = this.options.text === true ? utf8(bytes) : null;
    if (text !== null) return { text };
    // One character a byte: exact, and readable as it stands.
    return { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1') };
  }

  private write(direction: WireLine['direction'], details: Record<string, unknown>): void {
    if (this.left <= 0) return;
    const line = JSON.stringify({ time: new Date().toISOString(), direction, ...details }).slice(1, -1);
    this.left -= line.length;
    this.chained.append(
      // Of a wire that is no text, every byte that is no plain character of a terminal.
      this.options.text === true ? line : line.replace(/[\x7f-\xff]/g, escaped),
    );
    if (this.left <= 0)
      this.chained.append(`"time":"${new Date().toISOString()}","direction":"none","full":true`);
    if (this.chained.unwritten > LONGEST_PENDING) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), LONGEST_KEPT_MS).unref();
  }
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
