/** Cucumber's messages as a run writes them: what grows is plain, and every line of it is read once. */
import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import type { Envelope } from '@cucumber/messages';
import { RunReader, type Plan, type RunRecord } from './cases';

/** Bytes that are read at once. */
const PIECE = 4 * 1024 * 1024;
const LF = 0x0a;

/** What a run has come to so far, from a file that is still being written: every line is read once. */
export class GrowingRecord {
  private reader = new RunReader();
  private taken = 0;
  private starts = 0;
  private readonly messages: GrowingMessages;

  constructor(file: string) {
    this.messages = new GrowingMessages(file, {
      take: (envelope) => {
        this.taken += 1;
        if (envelope.testRunStarted !== undefined) this.starts += 1;
        this.reader.take(envelope);
      },
      startOver: () => {
        this.taken = 0;
        this.starts = 0;
        this.reader = new RunReader();
      },
    });
  }

  /** @throws the file system's error */
  readOn(): void {
    this.messages.readOn();
  }

  /**
   * Reads what is left of a file that grows no longer.
   *
   * @throws the file system's error
   */
  end(): void {
    this.messages.end();
  }

  /** Whether there is a line that is no message or, at the end, one that is not whole. */
  get damaged(): boolean {
    return this.messages.damaged;
  }

  /** Whether the features were read and a case could have been begun. */
  get begun(): boolean {
    return this.starts > 0;
  }

  get empty(): boolean {
    return this.taken === 0;
  }

  record(plan: Plan): RunRecord {
    return this.reader.record(plan);
  }
}

interface Reader {
  take(envelope: Envelope): void;
  /** What was taken is no longer in the file. */
  startOver(): void;
}

class GrowingMessages {
  /** Where the first line begins that was not read. */
  private offset = 0;
  private unreadable = false;
  /** What stands after the last line end. */
  private rest: Buffer = Buffer.alloc(0);

  constructor(
    private readonly file: string,
    private readonly reader: Reader,
  ) {}

  get damaged(): boolean {
    return this.unreadable || this.rest.length > 0;
  }

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
    for (const line of text.split('\n')) {
      if (line === '') continue;
      const envelope = parsed(line);
      if (envelope === undefined) this.unreadable = true;
      else this.reader.take(envelope);
    }
  }

  private startOver(): void {
    this.offset = 0;
    this.unreadable = false;
    this.rest = Buffer.alloc(0);
    this.reader.startOver();
  }
}

function parsed(line: string): Envelope | undefined {
  try {
    return JSON.parse(line) as Envelope;
  } catch {
    return undefined;
  }
}
