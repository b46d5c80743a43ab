/**
 * A record of every exchange with the table, written as it happens: the evidence under each result. The lines stand in a
 * chain (`adapters/chain.ts`), one for every process that asks the table.
 */
import { z } from 'zod';
import { jsonOf, receivedJson } from './answers';
import { ChainedFile, lineHash } from './chain';
import { OPERATIONS, TableFault, type Operation, type Table, type WireRecord } from './table';

/** One line of `transcript.ndjson`, the first and the last of a chain excepted. */
export interface Exchange {
  /** Which process wrote it, and where in what it wrote: 1 for its first exchange. */
  chain: string;
  sequence: number;
  /** ISO 8601, UTC: when the table was asked. */
  time: string;
  worker: string;
  /** What was being tested; absent while the table is being opened for the run. */
  subject?: ExchangeSubject;
  operation: Operation;
  parameters: unknown;
  /**
   * The table's answer as it was received, with the members that the contract does not know; beside a `fault`, the
   * answer that could not be understood.
   */
  answer?: unknown;
  /** Where what was received is too large to be kept: its measure. `answer` is then what the suite understood of it. */
  shortened?: { characters: number | null; sha256: string | null };
  /** The fault of the link or the harness, where there was no answer. */
  fault?: { code: string; message: string };
  /** Milliseconds between the question and the answer. */
  duration: number;
  /** What went over the wire for it; absent where there is no wire. */
  wire?: WirePlace;
}

/** The case an exchange belongs to. */
export interface ExchangeSubject {
  /** Id of Cucumber's TestCaseStarted message. */
  testCaseStarted: string;
  language: string;
  clause: string;
  case: string;
  /** The language in whose case the table gave these answers, where it was not asked them again. */
  answersOf?: string;
}

const placeSchema = z.object({
  /** The chain of one process. */
  chain: z.string().regex(/^[0-9a-f]{8}$/),
  /** Its first line concerned, by `sequence`, and its last. */
  from: z.int().min(1),
  to: z.int().min(1),
  /** Of the line `to`, without its line end: with the chain before it, of everything up to there. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** Lines of a wire's record beside the transcript. */
export const wirePlaceSchema = placeSchema.extend({ file: z.string().regex(/^[\w-][\w.-]*$/) });
export type WirePlace = z.infer<typeof wirePlaceSchema>;

/** The exchanges of one case in `transcript.ndjson`. */
export const transcriptPlaceSchema = placeSchema;
export type TranscriptPlace = z.infer<typeof transcriptPlaceSchema>;

/** The place of a case's exchanges travels as an attachment in Cucumber's messages, which so vouch for them. */
export const TRANSCRIPT_MEDIA_TYPE = 'application/vnd.craps-conformance.transcript+json';

/** Characters kept back at most before they are written. */
const LONGEST_PENDING = 65_536;

/** The longest answer kept whole, in characters of JSON. */
const LONGEST_ANSWER = 1024 * 1024;

export class Transcript {
  private readonly file: ChainedFile | undefined;
  /** Members of a line, with the comma before them. */
  private subject = '';
  private readonly workerJson: string;
  /** The first line of what is being tested. */
  private from = 1;
  private wire: WireRecord | undefined;

  /** @param file where to append; without one nothing is kept */
  constructor(file: string | undefined, worker: string) {
    this.workerJson = JSON.stringify(worker);
    this.file = file === undefined ? undefined : new ChainedFile(file, { contents: 'transcript', worker });
  }

  /** Names what the following exchanges belong to. */
  about(subject: ExchangeSubject | undefined): void {
    // Case by case, since one write a line costs more than the exchange with a fast table.
    this.flush();
    this.subject = subject === undefined ? '' : `,"subject":${JSON.stringify(subject)}`;
    this.from = (this.file?.last.sequence ?? 0) + 1;
  }

  /** The exchanges since {@link about}; null where there were none, or none are kept. */
  place(): TranscriptPlace | null {
    if (this.file === undefined || this.file.last.sequence < this.from) return null;
    const { sequence, sha256 } = this.file.last;
    return { chain: this.file.id, from: this.from, to: sequence, sha256 };
  }

  close(): void {
    this.flush();
    this.file?.close();
  }

  /**
   * The same table, with every exchange recorded.
   *
   * @param wire what the table's adapter keeps of its wire
   */
  record(table: Table, wire?: WireRecord): Table {
    this.wire = wire;
    const recorded = Object.fromEntries(
      OPERATIONS.map((operation) => {
        const ask = table[operation].bind(table) as (parameters: unknown) => Promise<object>;
        return [
          operation,
          (parameters: unknown) => this.exchange(operation, parameters, () => ask(parameters), wire),
        ];
      }),
    );
    return recorded as unknown as Table;
  }

  private async exchange<T extends object>(
    operation: Operation,
    parameters: unknown,
    ask: () => Promise<T>,
    wire: WireRecord | undefined,
  ): Promise<T> {
    const asked = performance.now();
    const from = (wire?.last.sequence ?? 0) + 1;
    const question = { time: new Date().toISOString(), operation, parameters };
    try {
      const answer = await ask();
      this.write(question, answerJson(answer), performance.now() - asked, wirePlace(wire, from));
      return answer;
    } catch (error) {
      const fault =
        error instanceof TableFault
          ? { code: error.code, message: error.message }
          : { code: 'HARNESS', message: String(error) };
      const told = `${error instanceof TableFault ? unreadableJson(error) : ''},"fault":${JSON.stringify(fault)}`;
      this.write(question, told, performance.now() - asked, wirePlace(wire, from));
      // It may be the last that this process can tell.
      this.flush();
      throw error;
    }
  }

  /** @param outcome further members, each with a comma before it */
  private write(
    question: Pick<Exchange, 'time' | 'operation' | 'parameters'>,
    outcome: string,
    duration: number,
    wire: WirePlace | undefined,
  ): void {
    if (this.file === undefined) return;
    const { time, operation, parameters } = question;
    const json = JSON.stringify(parameters) as string | undefined;
    const asked = json === undefined ? '' : `,"parameters":${json}`;
    const head = `"time":"${time}","worker":${this.workerJson}${this.subject},"operation":"${operation}"${asked}`;
    const pointer = wire === undefined ? '' : `,"wire":${JSON.stringify(wire)}`;
    this.file.append(`${head}${outcome},"duration":${Math.round(duration * 1000) / 1000}${pointer}`);
    if (this.file.unwritten > LONGEST_PENDING) this.flush();
  }

  private flush(): void {
    // First what the exchanges point to.
    this.wire?.flush();
    this.file?.flush();
  }
}

function wirePlace(wire: WireRecord | undefined, from: number): WirePlace | undefined {
  if (wire === undefined || wire.last.sequence < from) return undefined;
  const { sequence, sha256 } = wire.last;
  return { file: wire.file, chain: wire.chain, from, to: sequence, sha256 };
}

function answerJson(answer: object): string {
  const known = receivedJson(answer);
  const json = known === undefined ? jsonOf(answer) : known;
  if (json !== null && json.length <= LONGEST_ANSWER) return `,"answer":${json}`;
  return `,"answer":${JSON.stringify(answer)},"shortened":${measureOf(json)}`;
}

/** What was received instead of an answer that could be understood. */
function unreadableJson(fault: TableFault): string {
  const json = receivedJson(fault);
  if (json === undefined) return '';
  return json !== null && json.length <= LONGEST_ANSWER
    ? `,"answer":${json}`
    : `,"shortened":${measureOf(json)}`;
}

function measureOf(json: string | null): string {
  return JSON.stringify({ characters: json?.length ?? null, sha256: json === null ? null : lineHash(json) });
}
