/** Evidence of what went over a line, byte for byte: one JSON line a chunk. */
import { closeSync, openSync, writeSync } from 'node:fs';

/** What is kept of one line; a table that never stops sending must not fill the disk. */
const SIZE_LIMIT = 256 * 1024 * 1024;

export class WireLog {
  private file: number | undefined;
  private left = SIZE_LIMIT;

  /** @param file where to append */
  constructor(file: string) {
    this.file = openSync(file, 'a');
  }

  sent(bytes: Uint8Array): void {
    this.write('sent', bytes);
  }

  received(bytes: Uint8Array): void {
    this.write('received', bytes);
  }

  close(): void {
    if (this.file !== undefined) closeSync(this.file);
    this.file = undefined;
  }

  private write(direction: 'sent' | 'received', bytes: Uint8Array): void {
    if (this.file === undefined || this.left <= 0) return;
    // One character a byte, and those that act on a terminal as escapes: exact, and readable as it stands.
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
    const line = `${JSON.stringify({ time: new Date().toISOString(), direction, bytes: text }).replace(
      /[\x7f-\xff]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )}\n`;
    this.left -= line.length;
    writeSync(this.file, line);
  }
}
