/** Cuts a stream of bytes into lines, wherever its chunks are cut; what is kept of an unfinished line is bounded. */
import { ByteStore } from '../byte-store';

const LF = 0x0a;
const CR = 0x0d;

/** A line without its line end; null for one that was too long, of which nothing is kept. */
export type Line = Buffer | null;

/** Takes CR, LF and CRLF for a line end and leaves out empty lines. */
export class LineSplitter {
  private readonly begun: ByteStore;
  private tooLong = false;

  /** @param limit longest line in bytes */
  constructor(limit: number) {
    this.begun = new ByteStore(limit);
  }

  /** Whether a line has begun and not ended. */
  get unfinished(): boolean {
    return this.begun.length > 0 || this.tooLong;
  }

  /** The lines that `chunk` ends. A line that grows too long is told once, at once, and skipped to its end. */
  push(chunk: Uint8Array): Line[] {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const lines: Line[] = [];
    let [start, lf, cr] = [0, next(bytes, LF, 0), next(bytes, CR, 0)];
    while (start < bytes.length) {
      const end = Math.min(lf, cr);
      this.keep(bytes.subarray(start, end), lines);
      if (end === bytes.length) break;
      if (this.begun.length > 0) lines.push(this.begun.take());
      this.tooLong = false;
      start = end + 1;
      if (lf < start) lf = next(bytes, LF, start);
      if (cr < start) cr = next(bytes, CR, start);
    }
    return lines;
  }

  private keep(part: Buffer, lines: Line[]): void {
    if (part.length === 0 || this.tooLong) return;
    if (this.begun.add(part)) return;
    this.begun.clear();
    this.tooLong = true;
    lines.push(null);
  }
}

/** Where the byte stands next; past the end where it does not. */
function next(bytes: Buffer, byte: number, from: number): number {
  const at = bytes.indexOf(byte, from);
  return at === -1 ? bytes.length : at;
}
