/**
 * The two forms of a file of evidence. While a run goes on it grows in lines as it is (`messages.ndjson`); in a finished
 * folder it stands packed (`messages.ndjson.gz`), which every gzip reads: `zcat messages.ndjson.gz | sed -n 7p`.
 *
 * The packed form appears whole or not at all, and the plain one is taken away after it. Who is ended in between leaves
 * both: **the plain one is then the one that is read**, since it is the one that can have grown. In a sealed folder that
 * state does not occur, and is told as an alteration.
 */
import { statSync } from 'node:fs';

export const PLAIN = '.ndjson';
const PACKED = '.gz';

export function isPacked(file: string): boolean {
  return file.endsWith(PLAIN + PACKED);
}

export function packedName(file: string): string {
  return isPacked(file) ? file : `${file}${PACKED}`;
}

export function plainName(file: string): string {
  return isPacked(file) ? file.slice(0, -PACKED.length) : file;
}

/** The form in which the file is there, the named one before the other; null where neither is. */
export function standing(file: string): string | null {
  const other = isPacked(file) ? plainName(file) : packedName(file);
  return [file, other].find(isFile) ?? null;
}

/** Whether both are there. */
export function standsTwice(file: string): boolean {
  return isFile(plainName(file)) && isFile(packedName(file));
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}
