/** The plain bytes of a file of evidence, in pieces, whichever its form. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { isPacked } from './names';
import { UnreadableEvidence, type EvidenceProblem } from './problem';

export const CHUNK = 1_048_576;

/** A run of the whole regulation packs to a tenth; what a table sends over and over packs better, and stays under this. */
const MOST_SWELLING = 200;
/** Bytes that any file may come to, however well it is packed. */
const ALWAYS_ALLOWED = 16_777_216;
const MAGIC = Buffer.from([0x1f, 0x8b]);

/** Whether a packed file would be read: what is written has to be. */
export function swellsTooMuch(plain: number, packed: number): boolean {
  return plain > Math.max(ALWAYS_ALLOWED, MOST_SWELLING * packed);
}

/**
 * @throws {UnreadableEvidence} for a packed file that is not what it should be; or the file system's error
 */
export async function* plainBytes(file: string): AsyncGenerator<Buffer> {
  if (isPacked(file)) yield* unpackedBytes(file);
  else for await (const piece of createReadStream(file, { highWaterMark: CHUNK })) yield piece as Buffer;
}

async function* unpackedBytes(file: string): AsyncGenerator<Buffer> {
  const failed = (problem: EvidenceProblem) => new UnreadableEvidence(path.basename(file), problem);
  const { size, begins } = await beginningOf(file);
  if (!begins.equals(MAGIC.subarray(0, begins.length))) throw failed('notPacked');
  if (begins.length < MAGIC.length) throw failed('cutShort');
  const source = createReadStream(file, { highWaterMark: CHUNK });
  const gunzip = createGunzip({ chunkSize: CHUNK });
  source.once('error', (error) => gunzip.destroy(error));
  source.pipe(gunzip);
  let unpacked = 0;
  try {
    for await (const piece of gunzip as AsyncIterable<Buffer>) {
      unpacked += piece.length;
      if (swellsTooMuch(unpacked, size)) throw failed('swollen');
      yield piece;
    }
    // What follows the last member without being one is not read, and so is no part of the evidence.
    if (gunzip.bytesWritten < size) throw failed('damaged');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') throw failed('cutShort');
    if (code?.startsWith('Z_') === true) throw failed('damaged');
    throw error;
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

async function beginningOf(file: string): Promise<{ size: number; begins: Buffer }> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const begins = Buffer.alloc(MAGIC.length);
    const { bytesRead } = await handle.read(begins, 0, begins.length, 0);
    return { size, begins: begins.subarray(0, bytesRead) };
  } finally {
    await handle.close();
  }
}
