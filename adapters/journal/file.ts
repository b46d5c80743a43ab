/**
 * A recorded journal on disk: one JSON object a line, the first of them what the table is, the others its log events in
 * the order of their sequence.
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { parseJson, printable } from '../answers';
import { capabilitiesSchema, logEventSchema, type Capabilities, type LogEvent } from '../table';

export const JOURNAL_FORMAT = 'ctp-journal/1';

/** Characters of one line; an event says what one operation did. */
const LONGEST_LINE = 1024 * 1024;
const MOST_EVENTS = 2_000_000;
const SHOWN = 80;

const headerSchema = z.object({
  journal: z.literal(JOURNAL_FORMAT),
  /** What the table was when the journal was kept. */
  table: capabilitiesSchema.omit({ control: true }),
});

export interface RecordedJournal {
  readonly capabilities: Capabilities;
  readonly events: readonly LogEvent[];
}

export const JOURNAL_PROBLEMS = [
  'unreadable',
  'empty',
  'notJson',
  'notAHeader',
  'notAnEvent',
  'outOfOrder',
  'lineTooLong',
  'tooManyEvents',
] as const;
export type JournalProblemKind = (typeof JOURNAL_PROBLEMS)[number];

/** What is wrong with a journal file, and in which line. */
export class JournalProblem extends Error {
  constructor(
    readonly kind: JournalProblemKind,
    readonly file: string,
    readonly line: number,
    /** Bounded, and free of control characters. */
    readonly detail: string,
  ) {
    super(`${file}:${line}: ${kind}${detail === '' ? '' : `: ${detail}`}`);
    this.name = 'JournalProblem';
  }
}

/** Reads and checks the whole file. Throws {@link JournalProblem}. */
export async function readJournalFile(file: string): Promise<RecordedJournal> {
  const events: LogEvent[] = [];
  let capabilities: Capabilities | null = null;
  let number = 0;
  const input = createReadStream(file, 'utf8');
  const failed = new Promise<never>((_, reject) => {
    input.once('error', (error: NodeJS.ErrnoException) => {
      reject(new JournalProblem('unreadable', file, 0, error.code ?? ''));
    });
  });
  const lines = createInterface({ input, crlfDelay: Infinity })[Symbol.asyncIterator]();
  for (;;) {
    const next = await Promise.race([lines.next(), failed]);
    if (next.done === true) break;
    const line = next.value;
    number += 1;
    if (line.trim() === '') continue;
    const problem = (kind: JournalProblemKind, detail = '') =>
      new JournalProblem(kind, file, number, printable(detail, SHOWN));
    if (line.length > LONGEST_LINE) throw problem('lineTooLong', String(line.length));
    const value = parsed(line);
    if (value === NOT_JSON) throw problem('notJson', line);
    if (capabilities === null) {
      const header = headerSchema.safeParse(value);
      if (!header.success) throw problem('notAHeader', firstIssue(header.error));
      capabilities = { ...header.data.table, control: 'observed' };
      continue;
    }
    const event = logEventSchema.safeParse(value);
    if (!event.success) throw problem('notAnEvent', firstIssue(event.error));
    const last = events.at(-1)?.sequence ?? -1;
    if (event.data.sequence <= last) throw problem('outOfOrder', `${event.data.sequence} ≤ ${last}`);
    events.push(event.data);
    if (events.length > MOST_EVENTS) throw problem('tooManyEvents', String(MOST_EVENTS));
  }
  if (capabilities === null) throw new JournalProblem('empty', file, 1, '');
  return { capabilities, events };
}

const NOT_JSON = Symbol('not JSON');

function parsed(line: string): unknown {
  try {
    // A byte order mark may stand before the first line.
    return parseJson(line.replace(/^\uFEFF/, ''));
  } catch {
    return NOT_JSON;
  }
}

function firstIssue({ issues }: z.ZodError): string {
  const [issue] = issues;
  if (issue === undefined) return '';
  const place = issue.path.map(String).join('.');
  return place === '' ? issue.message : `${place}: ${issue.message}`;
}

/** The same as it is read: what the table is, then its events. */
export function* journalLines(
  { control: _control, ...table }: Capabilities,
  events: Iterable<LogEvent>,
): Generator<string> {
  yield `${JSON.stringify({ journal: JOURNAL_FORMAT, table })}\n`;
  for (const event of events) yield `${JSON.stringify(event)}\n`;
}
