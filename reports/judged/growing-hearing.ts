/** The judge beside a run: every exchange is judged soon after the table was asked, by a process that asks nothing. */
import { GrowingLines } from '../growing-lines';
import { exchangeIn } from '../transcript/exchanges';
import type { HeardRun, Hearing } from '../../assessment/hearing';
import type { RunRecord } from '../cases';
import { witnessed } from './witnessed';

export class GrowingHearing {
  private witness: Hearing;
  private readonly lines: GrowingLines;

  /** @param file the transcript, plain */
  constructor(file: string, make: () => Hearing) {
    this.witness = make();
    this.lines = new GrowingLines(file, {
      take: (line) => {
        const exchange = exchangeIn(line);
        if (exchange !== null) this.witness.take(exchange);
      },
      startOver: () => {
        this.witness = make();
      },
    });
  }

  /** @throws the file system's error */
  readOn(): void {
    this.lines.readOn();
  }

  /**
   * Nobody asks the table any more.
   *
   * @throws the file system's error
   */
  end(): void {
    this.lines.end();
  }

  get judged(): HeardRun {
    return this.witness.run();
  }

  beside(record: RunRecord): RunRecord {
    return witnessed(record, this.witness);
  }
}
