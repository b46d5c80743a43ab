import type { LogEvent, Operation, Refusal, Value } from '../table';

/** Most events that one answer of `log` carries. */
const PAGE = 1_000;

type Outcome = { ok: true; value: unknown } | { ok: false; refusal: Refusal };

/** What the table did, in order. Events are kept as JSON, so that nobody can change them once written. */
export class Journal {
  readonly #events: string[] = [];

  record(operation: Operation, parameters: Record<string, unknown>, outcome: Outcome): void {
    const event: LogEvent = {
      sequence: this.#events.length,
      operation,
      parameters,
      ...(outcome.ok ? { value: outcome.value } : { refusal: outcome.refusal }),
    };
    this.#events.push(JSON.stringify(event));
  }

  /** At most `max` events from sequence number `since` on. */
  read(since: number, max: number = PAGE): Value<'log'> {
    const start = Math.min(since, this.#events.length);
    const page = this.#events.slice(start, start + Math.min(max, PAGE));
    const next = start + page.length;
    return {
      events: page.map((event) => JSON.parse(event) as LogEvent),
      next,
      end: next >= this.#events.length,
    };
  }
}
