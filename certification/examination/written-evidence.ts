/**
 * What the processes of ours have written, as they tell it themselves, against what stands on the disk: the folder may be
 * within reach of the code that is tested.
 */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { lineHash, type ChainHead } from '../../adapters/chain';

/** Cucumber's messages of one process: everything from `from` on is its own. */
export interface WrittenMessages {
  /** Absolute. */
  file: string;
  /** Bytes that stood there before. */
  from: number;
  /** Bytes that were written. */
  bytes: number;
  /** Of these bytes, in hexadecimal digits. */
  sha256: string;
}

/** Told by a process at its end. */
export interface WrittenEvidence {
  /** Null where there were none to write. */
  messages: WrittenMessages | null;
  chains: ChainHead[];
}

/**
 * The files that do not hold what was written into them, without their folder.
 *
 * @param folder of the chained files
 */
export function alteredFiles({ messages, chains }: WrittenEvidence, folder: string): string[] {
  const altered = chains.filter((head) => !holds(path.join(folder, head.file), head)).map(({ file }) => file);
  if (messages !== null && !isAsWritten(messages)) altered.push(path.basename(messages.file));
  return [...new Set(altered)];
}

function isAsWritten({ file, from, bytes, sha256 }: WrittenMessages): boolean {
  try {
    if (statSync(file).size !== from + bytes) return false;
    return createHash('sha256').update(readFileSync(file).subarray(from)).digest('hex') === sha256;
  } catch {
    return false;
  }
}

/** The last line, where the whole chain leads: its links are looked at wherever the folder is verified. */
function holds(file: string, { chain, sequence, sha256 }: ChainHead): boolean {
  let content: Buffer;
  try {
    content = readFileSync(file);
  } catch {
    return false;
  }
  const start = content.lastIndexOf(`{"chain":"${chain}","sequence":${sequence},`);
  const end = content.indexOf('\n', start);
  return start !== -1 && end !== -1 && lineHash(content.subarray(start, end)) === sha256;
}
