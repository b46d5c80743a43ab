/** A record of every exchange with the table, written as it happens: the evidence under each result. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { OPERATIONS, TableFault, type Operation, type Table } from './table';

/** One line of `transcript.ndjson`. */
export interface Exchange {
  /** ISO 8601, UTC. */
  time: string;
  worker: string;
  /** Counts the exchanges of one worker from 1. */
  sequence: number;
  /** What was being tested; absent while the table is being opened for the run. */
  subject?: ExchangeSubject;
  operation: Operation;
  parameters: unknown;
  /** The table's answer as the suite understood it. */
  answer?: unknown;
  /** The fault of the link or the harness, where there was no answer. */
  fault?: { code: string; message: string };
  /** Milliseconds between the question and the answer. */
  duration: number;
}

/** The case an exchange belongs to. */
export interface ExchangeSubject {
  /** Id of Cucumber's TestCaseStarted message. */
  testCaseStarted: string;
  language: string;
  clause: string;
  case: string;
}

/** Characters kept back at most before they are written. */
const LONGEST_PENDING = 65_536;

export class Transcript {
  private readonly file: number | undefined;
  private sequence = 0;
  private pending = '';
  private subject: ExchangeSubject | undefined;

  /** @param file where to append; without one the exchanges are counted and not kept. */
  constructor(
    file: string | undefined,
    private readonly worker: string,
  ) {
    // Opened for appending: the workers of a parallel run share the file, and each write is of whole lines.
    this.file = file === undefined ? undefined : openSync(file, 'a');
  }

  /** Names what the following exchanges belong to. */
  about(subject: ExchangeSubject | undefined): void {
    this.flush();
    this.subject = subject;
  }

  close(): void {
    if (this.file === undefined) return;
    this.flush();
    closeSync(this.file);
  }

  /** The same table, with every exchange recorded. */
  record(table: Table): Table {
    const recorded = Object.fromEntries(
      OPERATIONS.map((operation) => {
        const ask = table[operation].bind(table) as (parameters: unknown) => Promise<unknown>;
        return [
          operation,
          (parameters: unknown) => this.exchange(operation, parameters, () => ask(parameters)),
        ];
      }),
    );
    return recorded as unknown as Table;
  }

  private async exchange<T>(operation: Operation, parameters: unknown, ask: () => Promise<T>): Promise<T> {
    const asked = performance.now();
    const time = new Date().toISOString();
    try {
      const answer = await ask();
      this.write({ time, operation, parameters, answer, duration: performance.now() - asked });
      return answer;
    } catch (error) {
      const fault =
        error instanceof TableFault
          ? { code: error.code, message: error.message }
          : { code: 'HARNESS', message: String(error) };
      this.write({ time, operation, parameters, fault, duration: performance.now() - asked });
      throw error;
    }
  }

  private write(exchange: Omit<Exchange, 'worker' | 'sequence' | 'subject'>): void {
    this.sequence += 1;
    if (this.file === undefined) return;
    const { time, ...rest } = exchange;
    const line: Exchange = {
      time,
      worker: this.worker,
      sequence: this.sequence,
      ...(this.subject === undefined ? {} : { subject: this.subject }),
      ...rest,
      duration: Math.round(rest.duration * 1000) / 1000,
    };
    this.pending += `${JSON.stringify(line)}\n`;
    // Case by case, since one write a line costs more than the exchange with a fast table; a fault may be the last
    // that this process can tell.
    if (exchange.fault !== undefined || this.pending.length > LONGEST_PENDING) this.flush();
  }

  private flush(): void {
    if (this.file === undefined || this.pending === '') return;
    writeSync(this.file, this.pending);
    this.pending = '';
  }
}
