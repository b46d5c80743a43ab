/** The evidence under a result: the exchanges with the table, its last state, what the steps attached. */
import { ContentType, type Attachment } from 'allure-js-commons';
import type { Exchange } from '../../adapters/transcript';
import type { Attempt, Evidence } from '../attempts';
import type { CaseRun } from '../cases';
import { printable, printableLines } from '../printable';
import { bilingual, text } from '../texts';
import { exchangesText, lastState } from './exchanges';
import type { ResultsWriter } from './writer';

/**
 * Whether a result shows everything that there is of its case, or only says where that stands: the exchanges of a case
 * that passed stand in the transcript, and thousands of copies of them would keep a reader from the few that matter. A
 * case that did not pass in each of its attempts is one of these, and so is one whose exchanges have no place that leads
 * to them.
 */
export function laidOpen(run: CaseRun, attempt: Attempt): boolean {
  return [...run.attempts, run].some(({ status }) => status !== 'passed') || attempt.transcript === null;
}

export function attachmentsOf(
  run: CaseRun,
  attempt: Attempt,
  exchanges: readonly Exchange[],
  writer: ResultsWriter,
): Attachment[] {
  // What a step attached stands in no transcript.
  const attached = attempt.evidence.map((each, index) => evidenceOf(each, index + 1, writer));
  if (!laidOpen(run, attempt)) return attached;
  const textFile = (name: string, content: string) =>
    writer.attach(named(name), ContentType.TEXT, 'txt', Buffer.from(content));
  const state = lastState(exchanges);
  return [
    ...(exchanges.length === 0 ? [] : [textFile('transcript', exchangesText(exchanges, attempt.transcript))]),
    ...(state === null
      ? []
      : [writer.attach(named('lastState'), ContentType.JSON, 'json', Buffer.from(state))]),
    ...attached,
  ];
}

function named(key: string): string {
  return bilingual((language) => text(language, `allure.${key}`));
}

/** A table may stand behind what a step attached: shown as text, whatever type it claims, unless it is an image. */
function evidenceOf(
  { name, mediaType, body, encoding }: Evidence,
  number: number,
  writer: ResultsWriter,
): Attachment {
  const title = printable(name ?? bilingual((language) => text(language, 'allure.attachment', { number })));
  const content = Buffer.from(body, encoding);
  if (mediaType === 'image/png') return writer.attach(title, mediaType, 'png', content);
  if (mediaType === 'image/jpeg') return writer.attach(title, mediaType, 'jpg', content);
  const lines = printableLines(content.toString('utf8'));
  return writer.attach(title, ContentType.TEXT, 'txt', Buffer.from(lines));
}
