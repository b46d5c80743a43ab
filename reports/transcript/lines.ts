/** The lines of a chained file (`adapters/chain.ts`), whole or torn. */
import { LINE_START, lineHash } from '../../adapters/chain';
import { eachLine, standing } from '../evidence';

export interface ChainLine {
  /** In the file, from 1. */
  number: number;
  /** Empty for a line that stands in no chain. */
  chain: string;
  sequence: number;
  previous: string | null;
  sha256: string;
  /** Whether it is the last of its chain. */
  end: boolean;
  value: Readonly<Record<string, unknown>>;
}

/** What stands in the file and is no line. */
export interface TornLine {
  number: number;
  /** The chain that it seems to be of, where that can still be read. */
  chain: string | null;
  /** The line that it was meant to be followed by could be read all the same, or it is the file's last. */
  isolated: boolean;
}

/**
 * @param file in either form; one that was never begun has no lines
 * @param take called for each line, in the order of the file
 * @returns what is no line
 * @throws {UnreadableEvidence}
 */
export async function eachChainedLine(file: string, take: (line: ChainLine) => void): Promise<TornLine[]> {
  const torn: TornLine[] = [];
  const there = standing(file);
  if (there === null) return torn;
  await eachLine(there, (text, number, open) => {
    if (text === '') return;
    const whole = readLine(text, number);
    if (whole !== null) {
      take(whole);
      return;
    }
    // A process that was killed while it wrote leaves half a line, to which another one adds its own.
    const rest = text.lastIndexOf(LINE_START);
    const added = rest > 0 ? readLine(text.slice(rest), number) : null;
    const chain = /^\{"chain":"([0-9a-f]{8})"/.exec(text)?.[1] ?? null;
    torn.push({ number, chain, isolated: added !== null || open });
    if (added !== null) take(added);
  });
  return torn;
}

function readLine(text: string, number: number): ChainLine | null {
  // A parser's complaint costs a hundred times what it complains of, and there may be millions of such lines.
  if (!text.startsWith('{')) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const line = value as Record<string, unknown>;
  const { chain, sequence, previous } = line;
  return {
    number,
    chain: typeof chain === 'string' ? chain : '',
    sequence: Number.isSafeInteger(sequence) ? (sequence as number) : -1,
    previous: typeof previous === 'string' ? previous : null,
    sha256: lineHash(text),
    end: line['end'] === true,
    value: line,
  };
}
