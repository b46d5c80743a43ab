/** Transcripts as a run leaves them, made with the reference table. */
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import createReferenceTable from '../../adapters/reference-table';
import type { Table } from '../../adapters/table';
import { TRANSCRIPT_MEDIA_TYPE, Transcript, type TranscriptPlace } from '../../adapters/transcript';
import { temporaryFolder } from '../cli/console';
import { evidenceText, rewriteEvidence } from '../support/evidence';

export const CLAUSE = 'art_5__para_3__point_8';

/** @returns where the exchanges of each case stand */
export async function record(
  file: string,
  { worker = '0', cases = 3, killed = false }: { worker?: string; cases?: number; killed?: boolean } = {},
): Promise<TranscriptPlace[]> {
  const transcript = new Transcript(file, worker);
  const table = transcript.record(createReferenceTable() as Table);
  const places: TranscriptPlace[] = [];
  for (let index = 1; index <= cases; index += 1) {
    const subject = { language: 'zh', clause: CLAUSE, case: `case-${index}` };
    transcript.about({ testCaseStarted: `${worker}-${index}`, ...subject });
    await table.open({ mode: 'test' });
    await table.join({ player: '博彩者', buyIn: 100_000 });
    await table.bet({ player: '博彩者', bet: 'field', amount: 1_000 });
    await table.state({});
    const place = transcript.place();
    if (place !== null) places.push(place);
  }
  transcript.about(undefined);
  if (!killed) transcript.close();
  return places;
}

export interface Recorded {
  folder: string;
  file: string;
  places: TranscriptPlace[];
}

/** The part of the table's description, then two workers one after the other. */
export async function recordedRun(): Promise<Recorded> {
  const folder = temporaryFolder();
  const file = path.join(folder, 'transcript.ndjson');
  const places = [
    ...(await record(file, { worker: 'describe', cases: 1 })),
    ...(await record(file, { worker: '0' })),
    ...(await record(file, { worker: '1' })),
  ];
  return { folder, file, places };
}

export function linesOf(file: string): string[] {
  return evidenceText(file).split('\n').slice(0, -1);
}

export function edit(file: string, change: (lines: string[]) => string[]): void {
  rewriteEvidence(
    file,
    change(linesOf(file))
      .map((line) => `${line}\n`)
      .join(''),
  );
}

/** Cucumber's messages, as far as they name exchanges. */
export function nameInMessages(folder: string, places: readonly TranscriptPlace[]): void {
  for (const place of places) {
    const attachment = {
      body: JSON.stringify(place),
      contentEncoding: 'IDENTITY',
      mediaType: TRANSCRIPT_MEDIA_TYPE,
      testCaseStartedId: 'x',
    };
    appendFileSync(path.join(folder, 'messages.ndjson'), `${JSON.stringify({ attachment })}\n`);
  }
}
