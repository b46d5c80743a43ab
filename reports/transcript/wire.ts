/** What went over the wire for an exchange, from the records beside the transcript. */
import path from 'node:path';
import type { Exchange } from '../../adapters/transcript';
import { eachChainedLine } from '..';

/** A line of a wire's record; what it holds came from outside. */
export type WireRecordLine = Readonly<Record<string, unknown>>;

export type WireLines = (exchange: Exchange) => WireRecordLine[];

/** A file that is not there, or not whole, holds what it holds: whether that is all is for the verification to say. */
export async function wireLines(transcript: string, exchanges: readonly Exchange[]): Promise<WireLines> {
  const files = new Map<string, Map<string, WireRecordLine>>();
  for (const file of new Set(exchanges.flatMap(({ wire }) => wire?.file ?? []))) {
    const lines = new Map<string, WireRecordLine>();
    // A name alone: a transcript that somebody sent must not open other files.
    const record = path.join(path.dirname(transcript), path.basename(file));
    await eachChainedLine(record, ({ chain, sequence, value }) => lines.set(`${chain} ${sequence}`, value));
    files.set(file, lines);
  }
  return ({ wire }) => {
    const found: WireRecordLine[] = [];
    const lines = wire === undefined ? undefined : files.get(wire.file);
    if (wire === undefined || lines === undefined) return found;
    for (let sequence = wire.from; sequence <= wire.to && found.length < lines.size; sequence += 1) {
      const line = lines.get(`${wire.chain} ${sequence}`);
      if (line !== undefined) found.push(line);
    }
    return found;
  };
}
