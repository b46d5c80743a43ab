/** The exchanges of a transcript, without the lines that begin and end its chains. */
import { OPERATIONS } from '../../adapters/table';
import type { Exchange } from '../../adapters/transcript';
import { readChainedLines } from './lines';

/**
 * The exchanges in a transcript; a run that never came to ask the table has none.
 *
 * @returns also how many lines could not be read: a run that was ended may leave one
 */
export function readTranscript(file: string): { exchanges: Exchange[]; unreadable: number } {
  const { lines, torn } = readChainedLines(file);
  return {
    exchanges: lines.map(({ value }) => value as unknown).filter(isExchange),
    unreadable: torn.length,
  };
}

/** Every other line is the first or the last of a chain. */
function isExchange(value: unknown): value is Exchange {
  const { operation } = value as { operation?: unknown };
  return (OPERATIONS as readonly unknown[]).includes(operation);
}
