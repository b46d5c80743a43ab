/**
 * Evidence is packed once nothing more comes: a whole run has a hundred megabytes of it, and packs to a tenth. What grows
 * is never packed, so that who is killed at any moment leaves lines that can be read.
 */
import { createReadStream } from 'node:fs';
import { open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { CHUNK, plainBytes, swellsTooMuch } from '../../reports/evidence/bytes';
import { PLAIN, isPacked, packedName, plainName } from '../../reports/evidence/names';
import { UNFINISHED } from './writing';

/** What gzip takes by itself. A whole run costs 0.6 s of CPU; level 1 halves that and packs a seventh less, 9 doubles it for 4 %. */
const LEVEL = 6;

/** Evidence that is being packed; its plain files stay where they are until {@link finish}. */
export class Packing {
  private readonly work: Promise<string[]>;

  private constructor(private readonly root: string) {
    this.work = this.pack();
    // Whoever finishes it is told; until then nobody waits for it.
    this.work.catch(() => undefined);
  }

  /** @param root the folder of a run that has come to its end: nobody writes into its evidence any more */
  static begin(root: string): Packing {
    return new Packing(root);
  }

  /**
   * Puts what was packed in the place of the plain files. It may be done again, and does nothing then.
   *
   * @throws the file system's error; the plain files are then still there
   */
  async finish(): Promise<void> {
    const files = await this.work;
    for (const file of files.splice(0)) {
      await replaced(packedName(file), () => rename(packedName(file) + UNFINISHED, packedName(file)));
      // A power failure must not take the one that is new and the one that is taken away.
      await settle(this.root);
      await rm(file, { force: true });
    }
  }

  private async pack(): Promise<string[]> {
    const names = (await filesIn(this.root)).filter((name) => name.endsWith(PLAIN));
    const packed = await Promise.all(names.map((name) => packedBeside(path.join(this.root, name))));
    return packed.filter((file) => file !== null);
  }
}

/** @throws the file system's error */
export async function packEvidence(root: string): Promise<void> {
  await Packing.begin(root).finish();
}

/**
 * Makes the evidence fit to grow again.
 *
 * @throws {UnreadableEvidence}, or the file system's error
 */
export async function unpackEvidence(root: string): Promise<void> {
  const names = await filesIn(root);
  for (const name of names.filter(isPacked)) {
    const file = path.join(root, name);
    // Of two forms the plain one is read everywhere, and goes on (`reports/evidence/names.ts`).
    if (!names.includes(plainName(name))) {
      const plain = plainName(file);
      await replaced(plain, async () => {
        await written(plain + UNFINISHED, plainBytes(file));
        await rename(plain + UNFINISHED, plain);
      });
      await settle(root);
    }
    await rm(file, { force: true });
  }
}

/** @throws {UnreadableEvidence} for the first file that cannot be unpacked */
export async function checkPacked(root: string): Promise<void> {
  const names = await filesIn(root);
  for (const name of names.filter((each) => isPacked(each) && !names.includes(plainName(each))))
    await Readable.from(plainBytes(path.join(root, name))).forEach(() => undefined);
}

async function filesIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** The file, where it was packed; null where it stays as it is, since nobody could tell it from a trap. */
async function packedBeside(file: string): Promise<string | null> {
  const unfinished = packedName(file) + UNFINISHED;
  return replaced(packedName(file), async () => {
    const gzip = createGzip({ level: LEVEL, chunkSize: CHUNK });
    const source = createReadStream(file, { highWaterMark: CHUNK });
    source.once('error', (error) => gzip.destroy(error));
    source.pipe(gzip);
    const packed = await written(unfinished, gzip as AsyncIterable<Buffer>);
    if (!swellsTooMuch((await stat(file)).size, packed)) return file;
    await rm(unfinished, { force: true });
    return null;
  });
}

/** Whole and on the disk. */
async function written(file: string, pieces: AsyncIterable<Buffer>): Promise<number> {
  const handle: FileHandle = await open(file, 'w');
  let bytes = 0;
  try {
    for await (const piece of pieces) {
      await handle.writeFile(piece);
      bytes += piece.length;
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return bytes;
}

/** Leaves nothing unfinished behind, and names the file that could not be written. */
async function replaced<T>(file: string, make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    // Why it could not be written is to be told, and not that it cannot be taken away either.
    await rm(file + UNFINISHED, { force: true }).catch(() => undefined);
    if ((error as NodeJS.ErrnoException).syscall !== undefined) Object.assign(error as Error, { path: file });
    throw error;
  }
}

/** Not every file system has an order of its own to be waited for. */
async function settle(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch {
    // On Windows a folder cannot be opened.
  }
}
