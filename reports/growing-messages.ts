/** Cucumber's messages as a run writes them: what grows is plain, and every line of it is read once. */
import type { Envelope } from '@cucumber/messages';
import { RunReader, type Plan, type RunRecord } from './cases';
import { GrowingLines } from './growing-lines';

/** What a run has come to so far, from a file that is still being written: every line is read once. */
export class GrowingRecord {
  private reader = new RunReader();
  private taken = 0;
  private starts = 0;
  private readonly messages: GrowingLines;
  private unreadable = false;

  constructor(file: string) {
    this.messages = new GrowingLines(file, {
      take: (line) => {
        const envelope = parsed(line);
        if (envelope === undefined) {
          this.unreadable = true;
          return;
        }
        this.taken += 1;
        if (envelope.testRunStarted !== undefined) this.starts += 1;
        this.reader.take(envelope);
      },
      startOver: () => {
        this.unreadable = false;
        this.taken = 0;
        this.starts = 0;
        this.reader = new RunReader();
      },
    });
  }

  /** @throws the file system's error */
  readOn(): void {
    this.messages.readOn();
  }

  /**
   * Reads what is left of a file that grows no longer.
   *
   * @throws the file system's error
   */
  end(): void {
    this.messages.end();
  }

  /** Whether there is a line that is no message or, at the end, one that is not whole. */
  get damaged(): boolean {
    return this.unreadable || this.messages.cutShort;
  }

  /** Whether the features were read and a case could have been begun. */
  get begun(): boolean {
    return this.starts > 0;
  }

  get empty(): boolean {
    return this.taken === 0;
  }

  record(plan: Plan): RunRecord {
    return this.reader.record(plan);
  }
}

function parsed(line: string): Envelope | undefined {
  try {
    return JSON.parse(line) as Envelope;
  } catch {
    return undefined;
  }
}
