import type { Capabilities, LogEvent, Operation, Refusal, Value } from '../table';

export type JournalKept = NonNullable<Capabilities['journal']>;

/** Most events that one answer of `log` carries. */
const PAGE = 1_000;

type Outcome = { ok: true; value: unknown } | { ok: false; refusal: Refusal };

/** What the table did, in order. Events are kept as JSON, so that nobody can change them once written. */
export class Journal {
  /** The last ones, oldest first. */
  #events: string[] = [];
  /** The sequence number of the first of them. */
  #first = 0;
  readonly #kept: JournalKept;

  constructor(kept: JournalKept) {
    this.#kept = kept;
  }

  record(operation: Operation, parameters: Record<string, unknown>, outcome: Outcome): void {
    if (!this.#keeps(operation, outcome)) return;
    const event: LogEvent = {
      sequence: this.#first + this.#events.length,
      operation,
      parameters,
      ...(outcome.ok ? { value: outcome.value } : { refusal: outcome.refusal }),
    };
    this.#events.push(JSON.stringify(event));
    const surplus = this.#events.length - (this.#kept.events ?? Infinity);
    if (surplus <= 0) return;
    this.#events = this.#events.slice(surplus);
    this.#first += surplus;
  }

  #keeps(operation: Operation, outcome: Outcome): boolean {
    switch (this.#kept.holds) {
      case 'everything':
        return true;
      case 'without_refusals':
        return outcome.ok;
      case 'settlements':
        return operation === 'roll' && outcome.ok;
      case 'none':
        return false;
    }
  }

  /** At most `max` events from sequence number `since` on. */
  read(since: number, max: number = PAGE): Value<'log'> {
    const start = Math.min(Math.max(0, since - this.#first), this.#events.length);
    const page = this.#events.slice(start, start + Math.min(max, PAGE));
    const next = start + page.length;
    return {
      events: page.map((event) => JSON.parse(event) as LogEvent),
      next: this.#first + next,
      end: next >= this.#events.length,
    };
  }
}
