/** How far a run is, as its process tells the command line. */
import type { Envelope } from '@cucumber/messages';
import type { RunnerMessage } from './runner-messages';

/** Telling costs more than many a case does. */
const TELL_EVERY_MS = 100;

/**
 * What is told is told after it was written: whoever ends the process on hearing of a case finds the case on record.
 */
export class RunProgress {
  private toldPlanned = false;
  private counted = 0;
  private done = 0;
  private lastTold = 0;

  constructor(private readonly tell: (message: RunnerMessage) => void) {}

  /** For a run whose cases are not all in Cucumber's messages; asked once, before the first of them is done. */
  planned(cases: number): void {
    this.toldPlanned = true;
    this.tell({ type: 'planned', cases });
  }

  caseDone(): void {
    this.done += 1;
    if (Date.now() - this.lastTold >= TELL_EVERY_MS) this.flush();
  }

  /** Tells what was kept back. */
  flush(): void {
    if (this.done > 0) this.tell({ type: 'cases', cases: this.done });
    this.done = 0;
    this.lastTold = Date.now();
  }

  /** All test cases are known before the first one starts. */
  readonly follow = (envelope: Envelope): void => {
    if (envelope.testCase) this.counted += 1;
    if (envelope.testCaseStarted && !this.toldPlanned) {
      this.toldPlanned = true;
      const { counted } = this;
      queueMicrotask(() => this.tell({ type: 'planned', cases: counted }));
    }
    if (envelope.testCaseFinished) queueMicrotask(() => this.caseDone());
  };
}
