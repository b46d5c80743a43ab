/** `log`: what it says is what happened, as far as the table has declared to keep a journal. */
import { isDeepStrictEqual } from 'node:util';
import {
  isOperationEvent,
  valueSchemas,
  type Answer,
  type Capabilities,
  type LogEvent,
  type Operation,
  type OperationEvent,
  type Parameters,
} from '../../adapters/table';
import type { Conduct } from '../judgement';
import type { Played } from '../judge';
import type { Breach } from '../testimony';
import { breach, otherwise } from './breach';

const SCENE = { about: {}, point: null };
const NOTHING: Conduct = { kind: 'event', operation: null, told: null };

/** Operations that a journal has; one that only looks may be there or not. */
const MOVES: readonly Operation[] = ['open', 'join', 'bet', 'change', 'dice', 'roll'];

export class JournalJudge {
  /** What was played since the session was opened; null where not all of it is known. */
  private played: Played[] | null = null;
  private pages: LogEvent[] | null = null;
  private next = 0;

  constructor(private readonly kept: Capabilities['journal']) {}

  lose(): void {
    this.played = null;
    this.pages = null;
  }

  follow(played: Played): void {
    if (played.operation === 'state') return;
    this.pages = null;
    // What an own session of the table has in its journal from before nobody knows.
    if (played.operation === 'open' && played.answer.ok)
      this.played = played.parameters.mode === 'test' ? [played] : null;
    else this.played?.push(played);
  }

  /** Compares once the last page is there. */
  judge({ since }: Parameters['log'], answer: Answer<'log'>): Breach[] {
    const holds = this.kept?.holds ?? 'everything';
    if (!answer.ok) {
      if (holds === 'none') return [];
      const actual = { kind: 'refused', code: answer.refusal.code } as const;
      return [breach(SCENE, 'journal', 'acceptance', { kind: 'accepted' }, actual)];
    }
    if (since === 0) this.pages = [];
    else if (since !== this.next) this.pages = null;
    const { events, next, end } = answer.value;
    this.next = next;
    this.pages?.push(...events);
    const { pages, played } = this;
    if (!end || pages === null || played === null) return [];
    this.pages = null;
    return [...inOrder(pages), ...compared(expected(played, holds), pages, this.kept?.events)];
  }
}

function inOrder(events: readonly LogEvent[]): Breach[] {
  const wrong = events.findIndex(
    ({ sequence }, index) => index > 0 && sequence <= (events[index - 1]?.sequence ?? -1),
  );
  if (wrong === -1) return [];
  const before = events[wrong - 1]?.sequence ?? 0;
  return otherwise(SCENE, 'journal', 'journal', [['sequence', before + 1, events[wrong]?.sequence]]);
}

function expected(played: readonly Played[], holds: NonNullable<Capabilities['journal']>['holds']): Played[] {
  return played.filter(({ operation, answer }) => {
    switch (holds) {
      case 'everything':
        return true;
      case 'without_refusals':
        return answer.ok;
      case 'settlements':
        return answer.ok && operation === 'roll';
      case 'none':
        return false;
    }
  });
}

/** @param kept so many of the last events are there */
function compared(
  wanted: readonly Played[],
  events: readonly LogEvent[],
  kept: number | undefined,
): Breach[] {
  if (!events.every(isOperationEvent)) return [];
  const told = events.filter(({ operation }) => MOVES.includes(operation));
  if (wanted.length === 0) return [];
  // From the end, where a table keeps the last ones only.
  let at = told.length - 1;
  for (let index = wanted.length - 1; index >= 0; index -= 1) {
    const played = wanted[index] as Played;
    const event = told[at];
    if (event !== undefined && isOf(event, played)) {
      at -= 1;
      continue;
    }
    if (mayBeLeftOut(played, index)) continue;
    if (at < 0 && kept !== undefined && events.length >= kept) return [];
    return [
      breach(SCENE, 'journal', 'journal', eventOf(played), event === undefined ? NOTHING : shown(event)),
    ];
  }
  const surplus = told[at];
  return surplus === undefined ? [] : [breach(SCENE, 'journal', 'journal', NOTHING, shown(surplus))];
}

/** Of what could not be read there may be nothing to write down; with the opening a journal may begin after it. */
function mayBeLeftOut({ operation, answer }: Played, index: number): boolean {
  return (!answer.ok && answer.refusal.code === 'MALFORMED') || (operation === 'open' && index === 0);
}

function isOf(event: OperationEvent, { operation, parameters, answer }: Played): boolean {
  if (event.operation !== operation) return false;
  const asked = asJson(parameters) as Record<string, unknown>;
  if (!Object.entries(asked).every(([key, value]) => isDeepStrictEqual(event.parameters[key], value)))
    return false;
  if (!answer.ok) return event.refusal?.code === answer.refusal.code;
  const read = valueSchemas[operation].safeParse(event.value);
  return read.success && isDeepStrictEqual(read.data, answer.value);
}

/** As it went over the wire. */
function asJson(parameters: unknown): unknown {
  return JSON.parse(JSON.stringify(parameters));
}

function eventOf({ operation, answer }: Played): Conduct {
  return { kind: 'event', operation, told: JSON.stringify(answer.ok ? answer.value : answer.refusal) };
}

function shown({ operation, value, refusal }: OperationEvent): Conduct {
  return { kind: 'event', operation, told: JSON.stringify(refusal ?? value) };
}
