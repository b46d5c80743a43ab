/** What a table keeps: its state, its journal, and what was there before a test. */
import { isDeepStrictEqual } from 'node:util';
import { isOperationEvent, valueSchemas, type LogEvent, type Operation, type State } from '../../table';
import { Skipped, type Notes } from '../finding';
import { PLAYER } from '../probe';
import { asking, playing, type ContractCheck } from './check';
import type { Done, Seat } from './seat';

const LOG_PAGE = 3;
const LOG_PAGES = 2_000;

export const KEEPING: readonly ContractCheck[] = [
  asking('state', async (notes, seat) => {
    const [first, again] = [await seat.state(), await seat.state()];
    if (!isDeepStrictEqual(first, again)) notes.wrong('stateOther');
  }),

  asking('log', async (notes, seat) => {
    await pagesOf(notes, seat);
  }),

  playing('play', async (notes, seat) => {
    await seat.sitDown();
    const holds = seat.described().journal?.holds ?? 'everything';
    const { events: before, next } = await readAll(seat, 0);
    if (holds === 'none' || (before.length === 0 && holds !== 'settlements')) throw new Skipped('noLog');
    const played = await seat.noting(async () => {
      const { bet, amount } = seat.probe();
      await seat.ask('bet', { player: PLAYER, bet, amount });
      await seat.ask('join', { player: PLAYER, buyIn: amount });
      if (seat.described().control === 'forced') await seat.ask('roll', { throw: { dice: [2, 1] } });
    });
    const { events } = await readAll(seat, next);
    const kept = played.filter(({ operation }) => holds !== 'settlements' || operation === 'roll');
    compare(notes, kept, events);
  }),

  playing('session', async (notes, seat) => {
    seat.forced();
    const before = await ownSession(seat);
    await seat.sitDown();
    const { bet, amount } = seat.probe();
    await seat.ask('bet', { player: PLAYER, bet, amount });
    // Not as many throws as before, so that the one count is not taken for the other.
    const throws = before.throws === 1 ? 2 : 1;
    for (let thrown = 0; thrown < throws; thrown += 1) {
      await seat.ask('roll', { throw: { dice: [3, 1] } });
    }
    await seat.value('open', { mode: 'closed' });
    const after = await seat.value('open', { mode: 'observe' });
    if (after.throws !== before.throws) {
      notes.wrong('sessionThrows', { before: before.throws, after: after.throws });
    }
    for (const member of ['players', 'bets', 'point', 'shooter'] as const) {
      if (!isDeepStrictEqual(after[member], before[member])) notes.wrong('sessionLost', { member });
    }
    await seat.value('open', { mode: 'closed' });
    await seat.sitDown();
  }),
];

export const CLOSING: ContractCheck = asking('close', async (notes, seat) => {
  const { control } = seat.described();
  const closed = await seat.ask('open', { mode: 'closed' });
  if (!closed.ok) {
    notes.wrong('notClosed', { code: closed.refusal.code });
    return;
  }
  // What a test interrupted is back now, and nobody bets into a game that goes on.
  if (closed.value.open || control === 'observed') return;
  await seat.refuses(notes, 'NOT_OPEN', 'contract', 'join', { player: 'p9', buyIn: seat.probe().buyIn });
});

/**
 * The session that the table has of its own. Where nothing is going on in it something is: a player, a bet and a throw, for
 * otherwise nothing of it could be lost.
 */
async function ownSession(seat: Seat): Promise<State> {
  await seat.ask('open', { mode: 'closed' });
  const opened = await seat.ask('open', { mode: 'observe' });
  if (!opened.ok) throw new Skipped('notObserved');
  const { players, bets, throws } = opened.value;
  if (players.length + bets.length + throws === 0) {
    const { bet, amount, buyIn } = seat.probe();
    await seat.ask('join', { player: PLAYER, buyIn });
    await seat.ask('roll', { throw: { dice: [3, 1] } });
    await seat.ask('bet', { player: PLAYER, bet, amount });
  }
  return seat.state();
}

async function pagesOf(notes: Notes, seat: Seat): Promise<void> {
  let since = 0;
  let last = -1;
  let events = 0;
  for (let page = 0; page < LOG_PAGES; page += 1) {
    const read = await seat.value('log', { since, max: LOG_PAGE });
    if (read.events.length > LOG_PAGE) {
      notes.wrong('logMax', { asked: LOG_PAGE, answered: read.events.length });
    }
    for (const { sequence } of read.events) {
      if (sequence <= last) notes.wrong('logOrder', { before: last, after: sequence });
      last = sequence;
    }
    events += read.events.length;
    if (read.end) break;
    if (read.next <= since) {
      notes.wrong('logStands', { next: read.next });
      return;
    }
    since = read.next;
  }
  const { holds = 'everything' } = seat.described().journal ?? {};
  if (events === 0 && seat.executed && holds !== 'none') notes.wrong('logEmpty');
}

async function readAll(seat: Seat, since: number): Promise<{ events: LogEvent[]; next: number }> {
  const events: LogEvent[] = [];
  let next = since;
  for (let page = 0; page < LOG_PAGES; page += 1) {
    const read = await seat.value('log', { since: next });
    events.push(...read.events);
    if (read.next <= next) break;
    next = read.next;
    if (read.end) break;
  }
  return { events, next };
}

/** A value as it would have been read as an answer: without the members that nobody knows. */
function known(operation: Operation, value: unknown): unknown {
  const read = valueSchemas[operation].safeParse(value);
  return read.success ? read.data : value;
}

/** Whether the journal tells what was played, in its order; what else it tells, questions and refusals, is left out. */
function compare(notes: Notes, played: readonly Done[], events: readonly LogEvent[]): void {
  const told = events.filter(isOperationEvent).filter(({ value }) => value !== undefined);
  let from = 0;
  for (const { operation, parameters, value } of played) {
    const at = told.findIndex((event, index) => index >= from && event.operation === operation);
    const event = told[at];
    if (event === undefined) {
      notes.wrong('logMissing', { operation, sent: JSON.stringify(parameters) });
      continue;
    }
    from = at + 1;
    const sent = Object.entries(parameters);
    if (!sent.every(([key, each]) => isDeepStrictEqual(event.parameters[key], each))) {
      notes.wrong('logOther', { operation, sequence: event.sequence });
    } else if (!isDeepStrictEqual(known(operation, event.value), value)) {
      notes.wrong('logValue', { operation, sequence: event.sequence });
    }
  }
}
