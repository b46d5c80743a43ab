/** A table is driven through its cells and then in company; what comes of it is put on record at once. */
import { connect } from '../../../adapters/connect';
import type { Capabilities, Table } from '../../../adapters/table';
import { Transcript } from '../../../adapters/transcript';
import {
  Company,
  Exhaustion,
  Play,
  asFault,
  exhaust,
  type CellFault,
  type Evidence,
} from '../../../assessment/exhaustive';
import type { RunParameters } from '../../../steps/run-parameters';
import { planOf, termsOf, type CellsPlan } from './plan';
import { CellsFile, readCells, type CellsDeclaration, type ReadCells } from './record';

/** What is asked of an exhaustive run; plain JSON. */
export interface ExhaustiveJob extends CellsPlan {
  /** File of {@link CellsFile}. */
  readonly record: string;
  /** On what the record depends. */
  readonly declaration: CellsDeclaration;
  /** Whether the record is there, and what is in it is not driven again. */
  readonly resumes: boolean;
}

/** Throws after which what was found in company is put on record. */
const COMPANY_RECORDED_EVERY = 50;

export class ExhaustiveSession {
  private readonly exhaustion: Exhaustion;
  private readonly record: CellsFile;
  private company: Company | null = null;
  private onStep = (): void => undefined;

  /** @param job what is on record already is not driven again */
  static async open(
    parameters: RunParameters,
    capabilities: Capabilities,
    job: ExhaustiveJob,
  ): Promise<ExhaustiveSession> {
    const known = job.resumes ? await readCells(job.record) : null;
    return new ExhaustiveSession(parameters, capabilities, job, known);
  }

  private constructor(
    private readonly parameters: RunParameters,
    private readonly capabilities: Capabilities,
    private readonly job: ExhaustiveJob,
    known: ReadCells | null,
  ) {
    this.record = new CellsFile(job.record, job.resumes ? null : job.declaration);
    this.exhaustion = new Exhaustion(
      planOf(job, capabilities).cells,
      (result) => {
        this.record.write(result);
        this.onStep();
      },
      known?.ok === true ? known.results : [],
    );
    this.exhaustion.reopen();
  }

  /** Cells and throws that are still to come. */
  get left(): number {
    return this.exhaustion.open.length + this.job.companyThrows;
  }

  /** @param onStep called for each cell that has its end, and each throw in company */
  async run(onStep: () => void): Promise<void> {
    this.onStep = onStep;
    const { adapter, transcript: file } = this.parameters;
    const transcript = new Transcript(file ?? undefined, 'exhaustive');
    let fault: CellFault | null;
    try {
      const connection = await connect(adapter);
      try {
        const table = transcript.record(connection.table, connection.wire);
        fault = await this.drive(table, {
          begin: () => transcript.about(undefined),
          place: () => transcript.place(),
        });
      } finally {
        await connection.close();
      }
    } catch (error) {
      fault = asFault(error);
    }
    transcript.close();
    this.record.writeEnd(fault);
    this.record.close();
  }

  /** For a process that is told to end. */
  flush(): void {
    if (this.company !== null) this.record.writeCompany(this.company.result);
    this.record.flush();
  }

  private async drive(table: Table, evidence: Evidence): Promise<CellFault | null> {
    const { job, record, capabilities, parameters } = this;
    const terms = termsOf(parameters, capabilities);
    const fault = await exhaust(table, this.exhaustion, { terms, evidence });
    if (fault !== null || job.companyThrows === 0) return fault;
    const play = new Play(table, terms, terms.options.field_12, evidence);
    let throws = 0;
    const onThrow = () => {
      this.onStep();
      throws += 1;
      if (throws % COMPANY_RECORDED_EVERY === 0) this.flush();
    };
    this.company = new Company(play, { throws: job.companyThrows, seed: job.seed, onThrow });
    record.writeCompany(await this.company.run());
    return null;
  }
}
