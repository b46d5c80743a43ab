/**
 * A file to which evidence is appended: what was handed over is in it whole, or whoever handed it over is told so. A
 * write that the disk takes half of is no error to the operating system, and would be a gap to whoever reads the file.
 */
import { closeSync, fdatasyncSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a power failure may take is no older; each sync costs about as much as a case does. */
const SYNC_EVERY_MS = 1_000;

/** Evidence that cannot be kept: nothing that is tested from here on would be on record. */
export class EvidenceError extends Error {
  override readonly name = 'EvidenceError';

  constructor(
    /** Its name without the folder. */
    readonly file: string,
    /** The operating system's code: `ENOSPC`, `EACCES`, `EMFILE`… */
    readonly code: string,
  ) {
    super(`${file}: ${code}`);
  }
}

export class EvidenceFile {
  readonly descriptor: number;
  private lastSync = performance.now();
  private readonly name: string;

  /**
   * @param file made where it does not exist
   * @throws {EvidenceError}
   */
  constructor(file: string) {
    this.name = path.basename(file);
    // Opened for appending: the writers of a file share it, and each write is of whole lines.
    this.descriptor = this.guarded(() => openSync(file, 'a+'));
  }

  /** @throws {EvidenceError} */
  append(text: string): void {
    this.guarded(() => writeFileSync(this.descriptor, text));
    if (performance.now() - this.lastSync >= SYNC_EVERY_MS) this.sync();
  }

  /** @throws {EvidenceError} */
  close(): void {
    this.sync();
    this.guarded(() => closeSync(this.descriptor));
  }

  private sync(): void {
    this.lastSync = performance.now();
    this.guarded(() => {
      try {
        fdatasyncSync(this.descriptor);
      } catch (error) {
        // There is nothing to wait for: a device, a pipe, a file system of a network.
        if (!['EINVAL', 'ENOTSUP', 'ENOSYS', 'EPERM'].includes(codeOf(error))) throw error;
      }
    });
  }

  private guarded<T>(act: () => T): T {
    try {
      return act();
    } catch (error) {
      throw new EvidenceError(this.name, codeOf(error));
    }
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
