/** The files of a certification folder, with their sizes and SHA-256. */
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { byName } from './names';

export interface FileDigest {
  /** From the folder, with forward slashes. */
  name: string;
  /** Bytes. */
  size: number;
  /** Hexadecimal, small letters. */
  sha256: string;
}

export interface Listing {
  /** Regular files, by name. */
  files: string[];
  /** Links, pipes, devices: never followed and never opened. */
  irregular: string[];
}

/** Most files of a folder are small: opening them takes longer than reading them. */
const OPEN_AT_ONCE = 16;
const CHUNK = 1_048_576;

/** On Windows there is no such flag. */
const NO_FOLLOW = (constants as Partial<typeof constants>).O_NOFOLLOW ?? 0;

/** @throws the file system's error */
export async function listFiles(root: string): Promise<Listing> {
  const listing: Listing = { files: [], irregular: [] };
  const walk = async (folder: string): Promise<void> => {
    for (const entry of await readdir(path.join(root, folder), { withFileTypes: true })) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) await walk(name);
      else if (entry.isFile()) listing.files.push(name);
      else listing.irregular.push(name);
    }
  };
  await walk('');
  listing.files.sort(byName);
  listing.irregular.sort(byName);
  return listing;
}

/**
 * Read in pieces, so that a report of a hundred megabytes takes no more memory than a small one.
 *
 * @throws the file system's error
 */
export async function digestFiles(root: string, names: readonly string[]): Promise<FileDigest[]> {
  const digests = new Array<FileDigest>(names.length);
  let next = 0;
  const work = async (): Promise<void> => {
    const buffer = Buffer.allocUnsafe(CHUNK);
    while (next < names.length) {
      const index = next++;
      const name = names[index] as string;
      digests[index] = { name, ...(await digest(path.join(root, name), buffer)) };
    }
  };
  await Promise.all(Array.from({ length: Math.min(OPEN_AT_ONCE, names.length) }, work));
  return digests;
}

async function digest(file: string, buffer: Buffer): Promise<Omit<FileDigest, 'name'>> {
  const handle = await open(file, constants.O_RDONLY | NO_FOLLOW);
  try {
    const hash = createHash('sha256');
    let size = 0;
    for (;;) {
      const { bytesRead } = await handle.read(buffer, 0, buffer.length);
      if (bytesRead === 0) break;
      hash.update(buffer.subarray(0, bytesRead));
      size += bytesRead;
    }
    return { size, sha256: hash.digest('hex') };
  } finally {
    await handle.close();
  }
}

export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
