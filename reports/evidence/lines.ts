/** The lines of a file of evidence, one after the other: however large it is, no more than a piece is in memory. */
import path from 'node:path';
import { plainBytes } from './bytes';
import { UnreadableEvidence } from './problem';

/** Bytes; the longest line that the suite writes has some millions. */
const LONGEST_LINE = 268_435_456;
const LF = 0x0a;

/**
 * @param text without its line end
 * @param number from 1
 * @param open for the last line of a file that does not end with a line end
 */
export type TakeLine = (text: string, number: number, open: boolean) => void;

/**
 * @param file in the form that is to be read (`names.ts`)
 * @throws {UnreadableEvidence}, or the file system's error
 */
export async function eachLine(file: string, take: TakeLine): Promise<void> {
  let number = 0;
  /** The beginning of a line whose end has not come yet. */
  let begun: Buffer[] = [];
  let length = 0;
  for await (const piece of plainBytes(file)) {
    const end = piece.lastIndexOf(LF);
    if (end !== -1) {
      const whole = piece.subarray(0, end);
      const text = (begun.length === 0 ? whole : Buffer.concat([...begun, whole])).toString('utf8');
      for (const line of text.split('\n')) take(line, ++number, false);
      [begun, length] = [[], 0];
    }
    const rest = piece.subarray(end + 1);
    if (rest.length === 0) continue;
    length += rest.length;
    if (length > LONGEST_LINE) throw new UnreadableEvidence(path.basename(file), 'longLine');
    begun.push(rest);
  }
  if (length > 0) take(Buffer.concat(begun).toString('utf8'), number + 1, true);
}
