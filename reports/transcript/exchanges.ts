/** The exchanges of a transcript, without the lines that begin and end its chains. */
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

/** Every other line is the first or the last of a chain. */
function isExchange(value: unknown): value is Exchange {
  const { operation } = value as { operation?: unknown };
  return (OPERATIONS as readonly unknown[]).includes(operation);
}
