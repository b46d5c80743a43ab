/** The adapter to a recorded journal: a table that can be asked what it did, and nothing else. */
import path from 'node:path';
import {
  TableFault,
  type Answer,
  type Connection,
  type Operation,
  type RefusalCode,
  type Table,
} from '../table';
import { JournalProblem, readJournalFile, type RecordedJournal } from './file';

export { JOURNAL_FORMAT, JOURNAL_PROBLEMS, JournalProblem, journalLines, readJournalFile } from './file';

/** Events of one answer. */
const PAGE = 1_000;

/** @throws TableFault ADAPTER where the file is no journal; what is wrong with it, and in which line, is its message */
export async function connectJournal({ target, cwd }: { target: string; cwd: string }): Promise<Connection> {
  const journal = await readJournalFile(path.resolve(cwd, target)).catch((error: unknown) => {
    if (error instanceof JournalProblem) throw new TableFault('ADAPTER', error.message, { cause: error });
    throw error;
  });
  return { table: tableOf(journal), close: () => Promise.resolve() };
}

function tableOf({ capabilities, events }: RecordedJournal): Table {
  const refuse =
    (code: RefusalCode) =>
    <O extends Operation>(): Promise<Answer<O>> =>
      Promise.resolve({ ok: false, refusal: { code } });
  return {
    describe: () => Promise.resolve({ ok: true, value: capabilities }),
    log({ since, max = PAGE }) {
      const next = Math.min(since + Math.min(max, PAGE), events.length);
      const page = events.slice(since, next);
      return Promise.resolve({ ok: true, value: { events: page, next, end: next >= events.length } });
    },
    // What is over cannot be played.
    open: refuse('UNSUPPORTED'),
    join: refuse('NOT_OPEN'),
    bet: refuse('NOT_OPEN'),
    change: refuse('NOT_OPEN'),
    dice: refuse('NOT_OPEN'),
    roll: refuse('CANNOT_FORCE'),
    state: refuse('NOT_OPEN'),
  };
}
