/** Writing into a certification folder: whole or not at all, and told in the user's words where it cannot be done. */
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { EvidenceError } from '../../adapters/evidence-file';
import { translator, type InterfaceLanguage } from '../../locales';
import { printable } from '../../reports/printable';

/** While a file of the folder is being written, its name ends in this. */
export const UNFINISHED = '.unfinished';

/**
 * Whole and on the disk, or what stood there before.
 *
 * @throws the file system's error
 */
export function put(file: string, content: string | Buffer): void {
  const unfinished = `${file}${UNFINISHED}`;
  try {
    const descriptor = openSync(unfinished, 'w');
    try {
      writeFileSync(descriptor, content);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(unfinished, file);
  } catch (error) {
    throw unfinishedError(file, error);
  }
}

/** Characters that are gathered before they are written. */
const GATHERED = 1_048_576;

/**
 * The same, of lines that need not be in memory together.
 *
 * @param make hands over the lines, without their ends, one after the other
 * @throws the file system's error
 */
export async function putLines(
  file: string,
  make: (append: (line: string) => void) => Promise<void>,
): Promise<void> {
  const unfinished = `${file}${UNFINISHED}`;
  try {
    const descriptor = openSync(unfinished, 'w');
    try {
      let gathered = '';
      await make((line) => {
        gathered += `${line}\n`;
        if (gathered.length < GATHERED) return;
        writeFileSync(descriptor, gathered);
        gathered = '';
      });
      writeFileSync(descriptor, gathered);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(unfinished, file);
  } catch (error) {
    throw unfinishedError(file, error);
  }
}

function unfinishedError(file: string, error: unknown): Error {
  rmSync(`${file}${UNFINISHED}`, { force: true });
  // Of a write the system does not say which file it was.
  return Object.assign(error as NodeJS.ErrnoException, { path: file });
}

/** The operating system's codes that have a sentence of their own. */
const CODES: readonly string[] = [
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EACCES',
  'EPERM',
  'EROFS',
  'EBUSY',
  'EMFILE',
  'ENFILE',
  'EIO',
  'ENOENT',
];

export interface Unwritable {
  /** Of evidence the name alone, of other files the path; empty where the system does not say. */
  file: string;
  code: string;
}

/** Null for an error that is not one of writing or reading a file. */
export function unwritable(error: unknown): Unwritable | null {
  if (error instanceof EvidenceError) return { file: error.file, code: error.code };
  if (!(error instanceof Error)) return null;
  const { code, path: file, syscall } = error as NodeJS.ErrnoException;
  return code === undefined || syscall === undefined || !CODES.includes(code)
    ? null
    : { file: file ?? '', code };
}

/** Why, and what to do. */
export function unwritableText({ file, code }: Unwritable, ui: InterfaceLanguage): string {
  const texts = translator(ui, 'resume');
  const why = texts(CODES.includes(code) ? `code.${code}` : 'code.other', { code });
  return printable(
    file === '' ? texts('unwritable.somewhere', { why }) : texts('unwritable.file', { file, why }),
  );
}

/** The message of any error; of one of the file system, in the user's words. */
export function errorText(error: unknown, ui: InterfaceLanguage): string {
  const told = unwritable(error);
  if (told !== null) return unwritableText(told, ui);
  return error instanceof Error ? error.message : String(error);
}
