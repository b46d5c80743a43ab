/** A table whose dice nobody sets is played, and one that is only watched is read, until everything was seen. */
import { connect } from '../../../adapters/connect';
import { TableFault, type Capabilities } from '../../../adapters/table';
import { Transcript } from '../../../adapters/transcript';
import type { Terms } from '../../../assessment';
import {
  drive,
  likelyThrows,
  Observation,
  readJournal,
  replay,
  type ReplayRecord,
  type VoidRecord,
} from '../../../assessment/observation';
import type { Options, Readings } from '../../../regulation';
import type { RunParameters } from '../../../steps/run-parameters';

export interface ObservationOptions {
  /** A `natural` table is played for no more throws than this. */
  readonly mostThrows: number;
  /** The clauses that a table is tested by where its dice can be set. */
  readonly clauses: readonly string[];
}

/** What is told of the session beside its cases. */
export interface ObservedSession {
  readonly control: 'natural' | 'observed';
  readonly throws: number;
  readonly operations: number;
  /** Cases that had to be seen, and that were not. */
  readonly required: number;
  readonly missing: number;
  /** Throws that are likely to be needed for the missing ones; null for a table that is only watched. */
  readonly likelyThrows: number | null;
  /** Absent where every throw has counted. */
  readonly voids?: VoidRecord;
  /** What the journal was; null for a table that was played. */
  readonly journal: ReplayRecord | null;
}

export interface SessionOutcome {
  readonly observation: Observation;
  readonly session: ObservedSession;
  readonly fault: { readonly code: string; readonly message: string } | null;
}

/** One that is under way. */
export class ObservationSession {
  readonly observation: Observation;
  private readonly terms: Terms;
  private journal: ReplayRecord | null = null;

  constructor(
    private readonly parameters: RunParameters,
    private readonly capabilities: Capabilities,
    private readonly options: ObservationOptions,
  ) {
    this.terms = {
      readings: parameters.readings as unknown as Readings,
      options: parameters.options as unknown as Options,
      authorisations: parameters.authorisations,
      capabilities,
    };
    this.observation = new Observation(this.terms, options.clauses);
  }

  /** @param onThrow called after each throw with how many cases were seen for the first time */
  async run(onThrow: (seen: number) => void): Promise<SessionOutcome> {
    let missing = this.observation.missing.length;
    const tell = () => {
      const now = this.observation.missing.length;
      onThrow(missing - now);
      missing = now;
    };
    try {
      await this.observe(tell);
      return this.outcome(null);
    } catch (error) {
      const code = error instanceof TableFault ? error.code : 'HARNESS';
      return this.outcome({ code, message: error instanceof Error ? error.message : String(error) });
    } finally {
      tell();
    }
  }

  /** As it stands, also while it goes on. */
  outcome(fault: SessionOutcome['fault']): SessionOutcome {
    const { observation, journal } = this;
    const { control } = this.capabilities;
    const { missing, voidThrows: voids } = observation;
    return {
      observation,
      fault,
      session: {
        control: control === 'natural' ? 'natural' : 'observed',
        throws: observation.throws,
        operations: observation.operations,
        required: observation.cases.filter(({ sight }) => sight.kind !== 'notOffered').length,
        missing: missing.length,
        ...(voids === null ? {} : { voids }),
        likelyThrows: control === 'natural' ? likelyThrows(missing) : null,
        journal,
      },
    };
  }

  private async observe(tell: () => void): Promise<void> {
    const { adapter, transcript: file, readings, options } = this.parameters;
    const transcript = new Transcript(file ?? undefined, 'observation');
    const connection = await connect(adapter);
    try {
      const table = transcript.record(connection.table, connection.wire);
      if (this.capabilities.control === 'natural') {
        await drive(table, this.observation, {
          terms: this.terms,
          opening: { readings, options },
          mostThrows: this.options.mostThrows,
          onThrow: () => {
            tell();
            return false;
          },
        });
      } else {
        // A journal on record is not opened; a table that is watched goes on as it stands.
        await table.open({ mode: 'observe' });
        this.journal = replay(this.terms, await readJournal(table), this.observation);
      }
    } finally {
      await connection.close();
      transcript.close();
    }
  }
}
