/** What a run has come to, read once while it grows: from its one file, or from those of the processes that share it. */
import { GrowingRecord } from '../../reports/growing-messages';
import type { GrowingHearing } from '../../reports/judged';
import type { HeardRun } from '../../assessment/hearing';
import { recordsTogether, type Plan, type RunRecord } from '../../reports/cases';
import { partFile } from '../resume/messages';

export class RunMessages {
  /** What was there before, and in the end all of it. */
  private readonly whole: GrowingRecord;
  private readonly parts: GrowingRecord[];
  private ended = false;

  /**
   * @param parts how many processes write beside one another into files whose records only follow one another
   * @param witness follows the exchanges with the table
   */
  constructor(
    file: string,
    parts: number,
    private readonly witness: GrowingHearing,
  ) {
    this.whole = new GrowingRecord(file);
    this.whole.readOn();
    // What was there already may be of the same cases: then all is read in one once it is put together.
    this.parts =
      parts > 1 && this.whole.empty
        ? Array.from({ length: parts }, (_, index) => new GrowingRecord(partFile(file, index + 1)))
        : [];
  }

  /** While the table is tested there is time for it; what cannot be read now is read at the end. */
  readOn(): void {
    try {
      for (const record of this.growing()) record.readOn();
      this.witness.readOn();
    } catch {
      // Then the file system's error is told.
    }
  }

  /** To be called before the files of several processes are put together: where these are read, nothing more comes. */
  partsWritten(): void {
    if (this.parts.length > 0) this.end();
  }

  /** Nobody writes any more, and everything stands where it is read. */
  end(): void {
    if (this.ended) return;
    this.ended = true;
    for (const record of this.growing()) record.end();
    this.witness.end();
  }

  /** What the judge has made of the exchanges so far. */
  get judged(): HeardRun {
    return this.witness.judged;
  }

  get empty(): boolean {
    return this.growing().every((record) => record.empty);
  }

  get damaged(): boolean {
    return this.growing().some((record) => record.damaged);
  }

  record(plan: Plan): RunRecord {
    const records = this.growing();
    const begun = records.filter((record) => record.begun);
    // Of a process that died while it was starting nothing is kept where its file is put together with the others.
    const told = begun.length > 0 ? begun : records.slice(0, 1);
    const together = recordsTogether(told.map((record) => record.record(plan)));
    const finished = together.finished && told.length === records.length;
    return this.witness.beside({ ...together, finished });
  }

  private growing(): readonly GrowingRecord[] {
    return this.parts.length > 0 ? this.parts : [this.whole];
  }
}
