/**
 * The journal of a table that is only watched, replayed through the model. Where the journal has a gap nothing is judged
 * until the table's state is known again; where the journal was put right, what is right counts.
 */
import { readAnswer } from '../../adapters/answers';
import { isOperationEvent, type LogEvent, type OperationEvent, type Table } from '../../adapters/table';
import { TableFault } from '../../adapters/table';
import { Judge, type Played } from '../judge';
import type { Terms } from '../terms';
import type { Observation } from './observation';

export interface ReplayRecord {
  readonly events: number;
  /** Stretches of the journal after which the state was not known. */
  readonly gaps: number;
  /** Events that the journal puts right. */
  readonly corrections: number;
  /** Operations that could not be judged because the state of the table was not known. */
  readonly unjudged: number;
}

const PAGE = 1_000;
/** A journal longer than this is no journal of one table. */
const MOST_EVENTS = 5_000_000;

/** Reads the whole journal. Throws {@link TableFault} for one that runs on or leaves its order. */
export async function readJournal(table: Table): Promise<LogEvent[]> {
  const events: LogEvent[] = [];
  for (let since = 0; ;) {
    const answer = await table.log({ since, max: PAGE });
    if (!answer.ok) throw new TableFault('PROTOCOL', `log was refused: ${answer.refusal.code}`);
    const { events: page, next, end } = answer.value;
    for (const event of page) {
      const last = events.at(-1)?.sequence ?? -1;
      if (event.sequence <= last) {
        throw new TableFault('PROTOCOL', `log: event ${event.sequence} follows event ${last}`);
      }
      events.push(event);
    }
    if (end) return events;
    if (next <= since) throw new TableFault('PROTOCOL', `log: the page after ${since} does not go on`);
    if (events.length > MOST_EVENTS) throw new TableFault('PROTOCOL', `log: more than ${MOST_EVENTS} events`);
    since = next;
  }
}

/** Judges every event that is an operation, in order. */
export function replay(terms: Terms, events: readonly LogEvent[], observation: Observation): ReplayRecord {
  const judge = new Judge(terms);
  const corrections = correctionsIn(events);
  let gaps = 0;
  let unjudged = 0;
  let expected: number | null = null;
  for (const event of events) {
    const jumped = expected !== null && event.sequence !== expected;
    expected = event.sequence + 1;
    if (jumped || 'gap' in event) {
      gaps += 1;
      judge.lose();
    }
    const { state } = event as { state?: Parameters<Judge['resume']>[0] };
    if (!isOperationEvent(event)) {
      // What staff put right at the table itself leaves it otherwise than its answers say.
      if ('correct' in event && event.correct.of === 'table') judge.lose();
      if (state !== undefined) judge.resume(state);
      continue;
    }
    const played = playedOf({ ...event, ...corrections.get(event.sequence) });
    if (played === null) continue;
    if (judge.ledger === null && played.operation !== 'open' && played.operation !== 'state') unjudged += 1;
    const isThrow = played.operation === 'roll' && played.answer.ok && played.answer.value.settled;
    observation.book(judge.observe(played), { isThrow });
  }
  return { events: events.length, gaps, corrections: corrections.size, unjudged };
}

type Content = Pick<OperationEvent, 'parameters' | 'value' | 'refusal'>;

/** What the journal was put right to, by the number of the event; the last correction of an event counts. */
function correctionsIn(events: readonly LogEvent[]): Map<number, Partial<Content>> {
  const corrections = new Map<number, Partial<Content>>();
  for (const event of events) {
    if (!('correct' in event) || event.correct.of !== 'journal') continue;
    const { event: number, parameters, value, refusal } = event.correct;
    corrections.set(number, {
      ...(parameters === undefined ? {} : { parameters }),
      ...(value === undefined ? {} : { value, refusal: undefined }),
      ...(refusal === undefined ? {} : { refusal, value: undefined }),
    });
  }
  return corrections;
}

/** Null for operations that only look. */
function playedOf(event: OperationEvent): Played | null {
  const { operation, parameters, value, refusal, sequence } = event;
  if (operation === 'describe' || operation === 'log') return null;
  const raw = refusal === undefined ? { ok: true, value } : { ok: false, refusal };
  try {
    const answer = readAnswer(operation, raw);
    return { operation, parameters, answer } as unknown as Played;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new TableFault('BAD_ANSWER', `log: event ${sequence}: ${message}`);
  }
}
