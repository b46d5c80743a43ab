/** The exchanges of a transcript, without the lines that begin and end its chains. */
import { parseJson } from '../../adapters/answers';
import { LINE_START } from '../../adapters/chain';
import { OPERATIONS } from '../../adapters/table';
import type { Exchange } from '../../adapters/transcript';
import { eachChainedLine } from './lines';

/**
 * The exchanges in a transcript; a run that never came to ask the table has none.
 *
 * @param file in either form
 * @returns also how many lines could not be read: a run that was ended may leave one
 */
export async function readTranscript(file: string): Promise<{ exchanges: Exchange[]; unreadable: number }> {
  const exchanges: Exchange[] = [];
  const torn = await eachChainedLine(file, ({ value }) => {
    const line: unknown = value;
    if (isExchange(line)) exchanges.push(line);
  });
  return { exchanges, unreadable: torn.length };
}

/** The exchange that a line of the file holds, or that follows half a line of a process that was killed; else null. */
export function exchangeIn(line: string): Exchange | null {
  const at = line.lastIndexOf(LINE_START);
  for (const text of at > 0 ? [line, line.slice(at)] : [line]) {
    try {
      const value: unknown = parseJson(text);
      return typeof value === 'object' && value !== null && isExchange(value) ? value : null;
    } catch {
      // It may be whole from where another process has added to it.
    }
  }
  return null;
}

/**
 * The exchanges of a transcript of any size, one after the other.
 *
 * @param file in either form
 * @throws {UnreadableEvidence}
 */
export async function eachExchange(file: string, take: (exchange: Exchange) => void): Promise<void> {
  await eachChainedLine(file, ({ value }) => {
    const line: unknown = value;
    if (isExchange(line)) take(line);
  });
}

/** Every other line is the first or the last of a chain. */
function isExchange(value: unknown): value is Exchange {
  const { operation } = value as { operation?: unknown };
  return (OPERATIONS as readonly unknown[]).includes(operation);
}
