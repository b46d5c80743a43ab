/** Time that passes only when nothing else is left to do: minutes of waiting in an instant, and always the same way. */
import type { Clock } from '../../adapters/wire';

interface Event {
  at: number;
  order: number;
  action: () => void;
}

const LONGEST_RUN_MS = 86_400_000;

export class VirtualClock implements Clock {
  private time = 0;
  private order = 0;
  private readonly events: Event[] = [];

  now(): number {
    return this.time;
  }

  after(ms: number, action: () => void): () => void {
    this.order += 1;
    const event: Event = { at: this.time + Math.max(0, ms), order: this.order, action };
    let index = this.events.length;
    while (index > 0 && (this.events[index - 1] as Event).at > event.at) index -= 1;
    this.events.splice(index, 0, event);
    return () => {
      const found = this.events.indexOf(event);
      if (found !== -1) this.events.splice(found, 1);
    };
  }

  /** Lets time pass until `work` is done, and gives its result. */
  async until<T>(work: Promise<T>): Promise<T> {
    let done = false;
    const noted = work.finally(() => (done = true));
    noted.catch(() => undefined);
    for (;;) {
      await settled();
      if (done) return noted;
      if (this.events.length === 0 || this.time > LONGEST_RUN_MS) {
        throw new Error(`at ${this.time} ms nothing is left to happen, and the work is not done`);
      }
      this.next();
    }
  }

  /** Lets `ms` pass. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    await settled();
    while (this.events.length > 0 && (this.events[0] as Event).at <= end) {
      this.next();
      await settled();
    }
    this.time = end;
  }

  private next(): void {
    const event = this.events.shift() as Event;
    this.time = Math.max(this.time, event.at);
    event.action();
  }
}

/** Every promise that can go on has gone on. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
