/** Cuts a stream of bytes into lines, wherever its chunks are cut; what is kept of an unfinished line is bounded. */

const LF = 0x0a;
const CR = 0x0d;

/** A line without its line end; null for one that was too long, of which nothing is kept. */
export type Line = Buffer | null;

/** Takes CR, LF and CRLF for a line end and leaves out empty lines. */
export class LineSplitter {
  private parts: Buffer[] = [];
  private length = 0;
  private tooLong = false;

  /** @param limit longest line in bytes */
  constructor(private readonly limit: number) {}

  /** Whether a line has begun and not ended. */
  get unfinished(): boolean {
    return this.length > 0 || this.tooLong;
  }

  /** The lines that `chunk` ends. A line that grows too long is told once, at once, and skipped to its end. */
  push(chunk: Uint8Array): Line[] {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const lines: Line[] = [];
    let start = 0;
    while (start < bytes.length) {
      const end = lineEnd(bytes, start);
      this.keep(bytes.subarray(start, end), lines);
      if (end === bytes.length) break;
      if (this.length > 0) lines.push(Buffer.concat(this.parts, this.length));
      this.clear();
      this.tooLong = false;
      start = end + 1;
    }
    return lines;
  }

  private keep(part: Buffer, lines: Line[]): void {
    if (part.length === 0 || this.tooLong) return;
    if (this.length + part.length > this.limit) {
      this.clear();
      this.tooLong = true;
      lines.push(null);
      return;
    }
    // A copy: the buffer of a port or a pipe may be filled again.
    this.parts.push(Buffer.from(part));
    this.length += part.length;
  }

  private clear(): void {
    this.parts = [];
    this.length = 0;
  }
}

function lineEnd(bytes: Buffer, from: number): number {
  const [lf, cr] = [bytes.indexOf(LF, from), bytes.indexOf(CR, from)];
  if (lf === -1) return cr === -1 ? bytes.length : cr;
  return cr === -1 ? lf : Math.min(lf, cr);
}
