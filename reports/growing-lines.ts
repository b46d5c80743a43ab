/** Lines of a plain file that is still being written: every one is read once. */
import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';

/** Bytes that are read at once. */
const PIECE = 4 * 1024 * 1024;
const LF = 0x0a;

interface Reader {
  /** A line that is not empty, without its end. */
  take(line: string): void;
  /** What was taken is no longer in the file. */
  startOver(): void;
}

export class GrowingLines {
  /** Where the first line begins that was not read. */
  private offset = 0;
  /** What stands after the last line end. */
  private rest: Buffer = Buffer.alloc(0);

  constructor(
    private readonly file: string,
    private readonly reader: Reader,
  ) {}

  /** Whether something stands after the last line end. */
  get cutShort(): boolean {
    return this.rest.length > 0;
  }

  /** @throws the file system's error */
  readOn(): void {
    if (!existsSync(this.file)) {
      if (this.offset > 0) this.startOver();
      return;
    }
    const descriptor = openSync(this.file, 'r');
    try {
      const { size } = fstatSync(descriptor);
      if (size < this.offset) this.startOver();
      this.readTo(size, descriptor);
    } catch (error) {
      // What was half read is read anew, and nothing twice.
      this.startOver();
      throw error;
    } finally {
      closeSync(descriptor);
    }
  }

  /**
   * Reads what is left of a file that grows no longer.
   *
   * @throws the file system's error
   */
  end(): void {
    this.readOn();
    // It may be whole but for its line end.
    this.readLines(this.rest.toString('utf8'));
  }

  private readTo(size: number, descriptor: number): void {
    this.rest = Buffer.alloc(0);
    for (let at = this.offset; at < size;) {
      const piece = Buffer.allocUnsafe(Math.min(PIECE, size - at));
      const length = readSync(descriptor, piece, 0, piece.length, at);
      if (length === 0) break;
      at += length;
      const read = Buffer.concat([this.rest, piece.subarray(0, length)]);
      const end = read.lastIndexOf(LF) + 1;
      if (end > 0) this.readLines(read.toString('utf8', 0, end - 1));
      this.offset += end;
      this.rest = read.subarray(end);
    }
  }

  private readLines(text: string): void {
    for (const line of text.split('\n')) if (line !== '') this.reader.take(line);
  }

  private startOver(): void {
    this.offset = 0;
    this.rest = Buffer.alloc(0);
    this.reader.startOver();
  }
}
