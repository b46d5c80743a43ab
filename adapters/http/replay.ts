/** The table's half of exactly-once execution: which key is executed, which is answered again, which is turned down. */
import type { Key, LinkProblem } from './protocol';

/** Ended sessions that are remembered, so that a late request cannot begin one of them again. */
const ENDED_REMEMBERED = 1_000;

export type Admission<Reply> =
  | { kind: 'execute'; keep(reply: Promise<Reply>): void }
  | { kind: 'repeat'; reply: Promise<Reply> }
  | { kind: 'refuse'; problem: LinkProblem };

/**
 * One session at a time, one reply kept: a host asks its next question only after it has the answer to the last one.
 * A reply is kept as a promise, so that a repetition that overtakes the execution waits for it.
 */
export class ReplayStore<Reply> {
  private session: string | undefined;
  private last = 0;
  private reply: Promise<Reply> | undefined;
  private readonly ended = new Set<string>();

  admit({ session, sequence }: Key): Admission<Reply> {
    if (session !== this.session) {
      if (sequence !== 1 || this.ended.has(session)) return { kind: 'refuse', problem: 'NO_SESSION' };
      this.begin(session);
    }
    if (sequence === this.last && this.reply !== undefined) return { kind: 'repeat', reply: this.reply };
    if (sequence !== this.last + 1) return { kind: 'refuse', problem: 'STALE' };
    this.last = sequence;
    return { kind: 'execute', keep: (reply) => void (this.reply = reply) };
  }

  private begin(session: string): void {
    if (this.session !== undefined) this.ended.add(this.session);
    for (const oldest of this.ended) {
      if (this.ended.size <= ENDED_REMEMBERED) break;
      this.ended.delete(oldest);
    }
    this.session = session;
    this.last = 0;
    this.reply = undefined;
  }
}
