/** The record of a run that was ended in the middle, made fit to be gone on with. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { AttachmentContentEncoding, type Envelope } from '@cucumber/messages';
import {
  TRANSCRIPT_MEDIA_TYPE,
  transcriptPlaceSchema,
  type TranscriptPlace,
} from '../../adapters/transcript';
import { eachLine } from '../../reports/evidence/lines';
import { standing } from '../../reports/evidence/names';
import { verifyTranscript } from '../../reports/transcript/verify';
import { mergeShards } from '../examination/shards';
import { dropTornLine, keepLines } from '../folder/lines-on-disk';
import { putLines } from '../folder/writing';

/** A line in the midst of the record that is none of Cucumber's: no process that was ended leaves such a one. */
export class DamagedMessages extends Error {
  constructor(
    readonly file: string,
    /** From 1. */
    readonly line: number,
  ) {
    super(`${file}:${String(line)}`);
  }
}

/** The parts into which several processes write, beside the file that they become. */
export function partFile(messages: string, part: number): string {
  return `${messages}.${String(part)}`;
}

/** Those that were written and not put together. */
export function partsOf(messages: string): string[] {
  const folder = path.dirname(messages);
  const name = path.basename(messages);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((each) => each.startsWith(`${name}.`) && /^\d+$/.test(each.slice(name.length + 1)))
    .sort((one, other) => Number(one.slice(name.length + 1)) - Number(other.slice(name.length + 1)))
    .map((each) => path.join(folder, each));
}

/**
 * Puts what several processes wrote at the end of the one record, and takes their files away. It may be ended at any
 * moment and done again: what is in the record already is not put there twice.
 */
export async function absorbParts(messages: string): Promise<void> {
  const parts = partsOf(messages);
  if (parts.length === 0) return;
  const known = new Set<string>();
  await eachWholeLine(messages, (line) => {
    for (const id of begun(line)) known.add(id);
  });
  const fresh: string[] = [];
  for (const part of parts) {
    let absorbed = false;
    await eachWholeLine(part, (line) => {
      absorbed ||= begun(line).some((id) => known.has(id));
    });
    if (!absorbed) fresh.push(part);
  }
  if (fresh.length > 0) {
    await putLines(messages, async (append) => {
      await eachWholeLine(messages, append);
      await mergeShards(fresh, append);
    });
  }
  for (const part of parts) rmSync(part);
}

/** The id of a case that was begun: every process draws its own, and keeps them when the parts are put together. */
function begun(line: string): string[] {
  if (!line.startsWith('{"testCaseStarted":')) return [];
  return [(JSON.parse(line) as Envelope).testCaseStarted?.id ?? ''];
}

/**
 * @param messages in either form
 * @throws {DamagedMessages}, {UnreadableEvidence}
 */
export async function checkMessages(messages: string): Promise<void> {
  let broken: number | null = null;
  await eachWholeLine(messages, (line, number) => {
    if (line !== '' && !isMessage(line)) broken ??= number;
  });
  if (broken !== null) throw new DamagedMessages(path.basename(standing(messages) ?? messages), broken);
}

/**
 * Takes away the last line where it was cut short. What it was the beginning of is not known; the case that it belongs
 * to has not come to its end.
 *
 * @throws {DamagedMessages}
 */
export async function healMessages(messages: string): Promise<void> {
  await checkMessages(messages);
  if (existsSync(messages)) dropTornLine(messages);
}

/**
 * Takes away the cases whose exchanges with the table are not in the transcript, and what came after them: a power
 * failure may take the end of one file and not that of the other. A result without its exchanges proves nothing.
 */
export async function cutUnproven(messages: string, transcript: string): Promise<void> {
  const named: ReturnType<typeof placeIn> = [];
  await eachWholeLine(messages, (line) => named.push(...placeIn(line)));
  const { problems } = existsSync(transcript)
    ? await verifyTranscript(transcript, { places: named.map(({ place }) => place) })
    : { problems: named.map(({ place }) => ({ kind: 'caseMissing', ...place })) };
  const lost = new Set(
    problems
      .filter(({ kind }) => kind === 'caseMissing' || kind === 'caseAltered')
      .map(({ chain, to }) => `${String(chain)} ${String(to)}`),
  );
  const cases = new Set(
    named.filter(({ place }) => lost.has(`${place.chain} ${String(place.to)}`)).map(({ id }) => id),
  );
  if (cases.size === 0) return;
  let first: number | null = null;
  await eachWholeLine(messages, (line, number) => {
    if (begun(line).some((id) => cases.has(id))) first ??= number;
  });
  if (first !== null) keepLines(messages, first - 1);
}

/** Of a line that says where a case's exchanges are: the id of the case that was begun, and the place. */
function placeIn(line: string): { id: string; place: TranscriptPlace }[] {
  if (!line.startsWith('{"attachment":') || !line.includes(TRANSCRIPT_MEDIA_TYPE)) return [];
  const { attachment } = JSON.parse(line) as Envelope;
  if (attachment?.mediaType !== TRANSCRIPT_MEDIA_TYPE) return [];
  const body =
    attachment.contentEncoding === AttachmentContentEncoding.BASE64
      ? Buffer.from(attachment.body, 'base64').toString('utf8')
      : attachment.body;
  const { data } = transcriptPlaceSchema.safeParse(JSON.parse(body));
  return data === undefined ? [] : [{ id: attachment.testCaseStartedId ?? '', place: data }];
}

function isMessage(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}

/** Without the last one where it was cut short. */
async function eachWholeLine(file: string, take: (line: string, number: number) => void): Promise<void> {
  const there = standing(file);
  if (there === null) return;
  await eachLine(there, (line, number, open) => {
    if (!open) take(line, number);
  });
}
