/**
 * The journal of a table that is only watched, replayed through the model. Where the journal has a gap nothing is judged
 * until the table's state is known again; where the journal was put right, what is right counts.
 */
import { readAnswer } from '../../adapters/answers';
import { isOperationEvent, type LogEvent, type OperationEvent, type Table } from '../../adapters/table';
import { TableFault } from '../../adapters/table';
import { Judge, type Played } from '../judge';
import type { Judgement } from '../judgement';
import type { Ledger } from '../ledger';
import type { Terms } from '../terms';
import type { Observation } from './observation';

export interface ReplayRecord {
  readonly events: number;
  /** Stretches of the journal after which the state was not known. */
  readonly gaps: number;
  /** Events that the journal puts right. */
  readonly corrections: number;
  /** Corrections of the journal that say otherwise what a throw settled. */
  readonly settlementsCorrected: number;
  /** Of these, the throws that were settled wrongly as first written, and rightly as corrected. */
  readonly wrongBefore: number;
  /** Throws that have the number of an earlier one, although the table was not opened anew. */
  readonly sameThrows: number;
  /** Throws of whose number the journal has none, though it says of no gap there. */
  readonly throwsMissing: number;
  /** Settlements of bets that nobody has placed. */
  readonly unknownBets: number;
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
  const judge = new Judge(terms, 'real');
  const corrections = correctionsIn(events);
  const numbers = new ThrowNumbers();
  let gaps = 0;
  let unjudged = 0;
  let settlementsCorrected = 0;
  let wrongBefore = 0;
  let unknownBets = 0;
  let expected: number | null = null;
  for (const event of events) {
    const jumped = expected !== null && event.sequence !== expected;
    expected = event.sequence + 1;
    if (jumped || 'gap' in event) {
      gaps += 1;
      judge.lose();
      numbers.lose();
    }
    const { state } = event as { state?: Parameters<Judge['resume']>[0] };
    if (!isOperationEvent(event)) {
      // What staff put right at the table itself leaves it otherwise than its answers say.
      if ('correct' in event && event.correct.of === 'table') judge.lose();
      if (state !== undefined) judge.resume(state);
      continue;
    }
    const correction = corrections.get(event.sequence);
    const played = playedOf({ ...event, ...correction });
    if (played === null) continue;
    numbers.follow(played);
    const { ledger } = judge;
    const before = correction === undefined ? null : playedOf(event);
    if (before !== null && settlementsOf(before) !== settlementsOf(played)) {
      settlementsCorrected += 1;
      if (fails(judge.weigh(before)) && !fails(judge.weigh(played))) wrongBefore += 1;
    }
    if (ledger !== null) unknownBets += unknownIn(ledger, played);
    if (judge.ledger === null && played.operation !== 'open' && played.operation !== 'state') unjudged += 1;
    observation.watch(ledger, played);
    const isThrow = played.operation === 'roll' && played.answer.ok && played.answer.value.settled;
    observation.book(judge.observe(played), { isThrow });
  }
  const { same: sameThrows, missing: throwsMissing } = numbers;
  const told = { settlementsCorrected, wrongBefore, sameThrows, throwsMissing, unknownBets };
  return { events: events.length, gaps, corrections: corrections.size, ...told, unjudged };
}

/** A table numbers its throws one by one from where it was opened. */
class ThrowNumbers {
  same = 0;
  missing = 0;
  private last: number | null = null;

  /** How many there were in between nobody knows. */
  lose(): void {
    this.last = null;
  }

  follow({ operation, parameters, answer }: Played): void {
    if (operation === 'open') this.last = null;
    if (operation !== 'roll' || !answer.ok) return;
    const { throwNumber } = answer.value;
    // The settlement of a throw that was held, or that somebody asks for again.
    if (parameters.settle !== undefined && throwNumber === this.last) return;
    if (this.last !== null && throwNumber <= this.last) this.same += 1;
    else if (this.last !== null) this.missing += throwNumber - this.last - 1;
    this.last = throwNumber;
  }
}

function settlementsOf({ operation, answer }: Played): string {
  if (operation !== 'roll' || !answer.ok) return '';
  const { settlements, dice, counted } = answer.value;
  return JSON.stringify([settlements, dice, counted]);
}

function fails(judged: readonly Judgement[]): boolean {
  return judged.some(({ result }) => result === 'fails');
}

function unknownIn({ bets }: Ledger, { operation, answer }: Played): number {
  if (operation !== 'roll' || !answer.ok) return 0;
  return answer.value.settlements.filter(({ bet }) => !bets.has(bet)).length;
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
