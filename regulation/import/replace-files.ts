/** Several files replaced together: all of them, or none. */
import { copyFile, mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

export interface NewFile {
  /** From the root, with forward slashes. */
  readonly name: string;
  readonly content: string;
}

/**
 * Writes the new files into a folder beside the old ones, lets them be looked at there, and only then puts each in its
 * place. Where one cannot be put there, those that already were are put back.
 *
 * @param accept given the root of the new files; false leaves everything as it was
 * @returns whether the files were replaced
 * @throws the file system's error; then nothing has changed
 */
export async function replaceFiles(
  root: string,
  files: readonly NewFile[],
  accept: (stagedRoot: string) => boolean | Promise<boolean>,
  move: (from: string, to: string) => Promise<void> = rename,
): Promise<boolean> {
  // Beside the old files, because only within one file system is a move indivisible.
  const folder = await mkdtemp(path.join(root, '.replacing-'));
  const [staged, previous] = [path.join(folder, 'new'), path.join(folder, 'previous')];
  try {
    for (const { name, content } of files) await write(path.join(staged, name), content);
    if (!(await accept(staged))) return false;
    for (const { name } of files) {
      await mkdir(path.dirname(path.join(previous, name)), { recursive: true });
      await copyFile(path.join(root, name), path.join(previous, name));
    }
    const moved: string[] = [];
    try {
      for (const { name } of files) {
        await move(path.join(staged, name), path.join(root, name));
        moved.push(name);
      }
    } catch (error) {
      for (const name of moved) await rename(path.join(previous, name), path.join(root, name));
      throw error;
    }
    return true;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** On the disk before it takes another file's place: a crash must not leave an empty one there. */
async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(content, 'utf8');
    await handle.sync();
  } finally {
    await handle.close();
  }
}
