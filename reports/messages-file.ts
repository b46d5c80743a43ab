/** Cucumber's messages as a run left them on the disk. */
import { existsSync, readFileSync } from 'node:fs';
import type { Envelope } from '@cucumber/messages';

export interface MessagesRead {
  /** None where there is no file: the table could not be reached. */
  envelopes: Envelope[];
  /** The last line is cut short where the runner was ended while it wrote. */
  damaged: boolean;
}

export function readMessages(file: string): MessagesRead {
  if (!existsSync(file)) return { envelopes: [], damaged: false };
  const lines = readFileSync(file, 'utf8').split('\n');
  const envelopes: Envelope[] = [];
  let damaged = lines.at(-1) !== '';
  for (const line of lines) {
    if (line === '') continue;
    try {
      envelopes.push(JSON.parse(line) as Envelope);
    } catch {
      damaged = true;
    }
  }
  return { envelopes, damaged };
}
