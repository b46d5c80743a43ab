/** The record of a run that was ended in the middle, made fit to be gone on with. */
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { AttachmentContentEncoding, type Envelope } from '@cucumber/messages';
import {
  TRANSCRIPT_MEDIA_TYPE,
  transcriptPlaceSchema,
  type TranscriptPlace,
} from '../../adapters/transcript';
import { verifyTranscript } from '../../reports';
import { mergeShards } from '../examination/shards';
import { put } from '../folder/writing';

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
export function absorbParts(messages: string): void {
  const parts = partsOf(messages);
  if (parts.length === 0) return;
  const before = wholeLines(messages);
  const known = new Set(before.flatMap(begun));
  const fresh = parts
    .map((part) => wholeLines(part))
    .filter((lines) => !lines.flatMap(begun).some((id) => known.has(id)));
  if (fresh.length > 0) put(messages, withEnds(before) + mergeShards(fresh.map(withEnds)));
  for (const part of parts) rmSync(part);
}

/** The id of a case that was begun: every process draws its own, and keeps them when the parts are put together. */
function begun(line: string): string[] {
  if (!line.startsWith('{"testCaseStarted":')) return [];
  return [(JSON.parse(line) as Envelope).testCaseStarted?.id ?? ''];
}

/** @throws {DamagedMessages} */
export function checkMessages(messages: string): void {
  const broken = wholeLines(messages).findIndex((line) => line !== '' && !isMessage(line));
  if (broken !== -1) throw new DamagedMessages(path.basename(messages), broken + 1);
}

/**
 * Takes away the last line where it was cut short. What it was the beginning of is not known; the case that it belongs
 * to has not come to its end.
 *
 * @throws {DamagedMessages}
 */
export function healMessages(messages: string): void {
  checkMessages(messages);
  if (!existsSync(messages)) return;
  const text = readFileSync(messages, 'utf8');
  if (!text.endsWith('\n') && text !== '') put(messages, text.slice(0, text.lastIndexOf('\n') + 1));
}

/**
 * Takes away the cases whose exchanges with the table are not in the transcript, and what came after them: a power
 * failure may take the end of one file and not that of the other. A result without its exchanges proves nothing.
 */
export function cutUnproven(messages: string, transcript: string): void {
  if (!existsSync(messages)) return;
  const lines = wholeLines(messages);
  const named = lines.flatMap(placeIn);
  const { problems } = existsSync(transcript)
    ? verifyTranscript(transcript, { places: named.map(({ place }) => place) })
    : { problems: named.map(({ place }) => ({ kind: 'caseMissing', ...place })) };
  const lost = problems.filter(({ kind }) => kind === 'caseMissing' || kind === 'caseAltered');
  const cases = new Set(
    named
      .filter(({ place }) => lost.some(({ chain, to }) => chain === place.chain && to === place.to))
      .map(({ id }) => id),
  );
  const first = lines.findIndex((line) => begun(line).some((id) => cases.has(id)));
  if (first !== -1) put(messages, withEnds(lines.slice(0, first)));
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

function wholeLines(file: string): string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').split('\n').slice(0, -1);
}

function withEnds(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
