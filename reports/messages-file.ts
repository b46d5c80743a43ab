/** Cucumber's messages as a run left them on the disk. */
import type { Envelope } from '@cucumber/messages';
import { eachLine, standing } from './evidence';

export interface MessagesRead {
  /** None where there is no file: the table could not be reached. */
  envelopes: Envelope[];
  /** The last line is cut short where the runner was ended while it wrote. */
  damaged: boolean;
}

/**
 * @param file in either form
 * @throws {UnreadableEvidence}
 */
export async function readMessages(file: string): Promise<MessagesRead> {
  const read: MessagesRead = { envelopes: [], damaged: false };
  const there = standing(file);
  if (there === null) return read;
  await eachLine(there, (line, _number, open) => {
    if (open) read.damaged = true;
    if (line === '') return;
    try {
      read.envelopes.push(JSON.parse(line) as Envelope);
    } catch {
      read.damaged = true;
    }
  });
  return read;
}
