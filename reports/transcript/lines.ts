/** The lines of a chained file (`adapters/chain.ts`), whole or torn. */
import { existsSync, readFileSync } from 'node:fs';
import { LINE_START, lineHash } from '../../adapters/chain';

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

export interface ChainedLines {
  lines: ChainLine[];
  torn: TornLine[];
}

/** A file that was never begun has none. */
export function readChainedLines(file: string): ChainedLines {
  const lines: ChainLine[] = [];
  const torn: TornLine[] = [];
  const texts = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  for (const [index, text] of texts.entries()) {
    if (text === '') continue;
    const number = index + 1;
    const whole = readLine(text, number);
    if (whole !== null) {
      lines.push(whole);
      continue;
    }
    // A process that was killed while it wrote leaves half a line, to which another one adds its own.
    const rest = text.lastIndexOf(LINE_START);
    const added = rest > 0 ? readLine(text.slice(rest), number) : null;
    const chain = /^\{"chain":"([0-9a-f]{8})"/.exec(text)?.[1] ?? null;
    torn.push({ number, chain, isolated: added !== null || index === texts.length - 1 });
    if (added !== null) lines.push(added);
  }
  return { lines, torn };
}

function readLine(text: string, number: number): ChainLine | null {
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
