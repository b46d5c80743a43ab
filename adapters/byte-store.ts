const SMALLEST = 1_024;
/** A store that has held more than this gives it back when it is emptied. */
const KEPT = 64 * 1_024;

/**
 * Bytes that come in pieces, gathered up to a limit. A peer that sends them one by one costs no more memory than one
 * that sends them all at once.
 */
export class ByteStore {
  length = 0;
  private bytes = Buffer.alloc(0);

  /** @param limit most bytes that are kept */
  constructor(private readonly limit: number) {}

  /** Keeps a copy; false, and nothing of the piece is kept, where that would pass the limit. */
  add(piece: Uint8Array): boolean {
    const length = this.length + piece.length;
    if (length > this.limit) return false;
    if (length > this.bytes.length) this.grow(length);
    this.bytes.set(piece, this.length);
    this.length = length;
    return true;
  }

  /** All that was kept, which is kept no longer. */
  take(): Buffer {
    const taken = Buffer.from(this.bytes.subarray(0, this.length));
    this.clear();
    return taken;
  }

  clear(): void {
    this.length = 0;
    if (this.bytes.length > KEPT) this.bytes = Buffer.alloc(0);
  }

  private grow(length: number): void {
    const larger = Buffer.allocUnsafe(
      Math.min(Math.max(SMALLEST, length, 2 * this.bytes.length), this.limit),
    );
    larger.set(this.bytes.subarray(0, this.length));
    this.bytes = larger;
  }
}
