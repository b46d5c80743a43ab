/** A table that is played as a scenario plays it, looked at between the moves, and judged by what it answered. */
import { readAnswer } from '../../adapters/answers';
import createReferenceTable from '../../adapters/reference-table';
import {
  OPERATIONS,
  type Answer,
  type Operation,
  type Parameters,
  type Table,
  type UncheckedTable,
  type Value,
} from '../../adapters/table';
import { Witness, type Testimony } from '../../assessment';
import { DEFAULT_OPTIONS, READING_SETS, type Readings } from '../../regulation';
import { Looking, readJournal } from '../../steps/looking';

export interface Recording {
  readonly readings?: Readings;
  /** Of the reference table. */
  readonly table?: Record<string, unknown>;
  readonly around?: (table: UncheckedTable) => UncheckedTable;
  /** Whether the table is looked at by itself; otherwise only where the play asks for it. */
  readonly looks?: boolean;
}

export class Recorded {
  readonly testimonies: Testimony[] = [];
  private readonly table: Table;
  private readonly witness: Witness;
  private sequence = 0;

  private constructor({ readings, table, around, looks = true }: Recording) {
    const played = createReferenceTable(table);
    this.witness = new Witness({
      readings: readings ?? READING_SETS.customary,
      options: DEFAULT_OPTIONS,
      authorisations: [],
    });
    const recorded = this.record(around?.(played) ?? played);
    this.table = looks ? new Looking().table(recorded) : recorded;
  }

  static async open(recording: Recording = {}): Promise<Recorded> {
    const recorded = new Recorded(recording);
    await recorded.ask('describe', {});
    const readings = { ...(recording.readings ?? READING_SETS.customary) };
    await recorded.ask('open', { mode: 'test', minimumBet: 1_000, readings });
    return recorded;
  }

  private record(table: UncheckedTable): Table {
    const entries = OPERATIONS.map((operation) => [
      operation,
      (parameters: never) => {
        const raw: unknown = JSON.parse(JSON.stringify(table[operation](parameters)));
        this.sequence += 1;
        const exchange = { chain: 'c', sequence: this.sequence, operation, parameters, answer: raw };
        this.testimonies.push(...this.witness.hear(exchange));
        return Promise.resolve(readAnswer(operation, raw));
      },
    ]);
    return Object.fromEntries(entries) as Table;
  }

  async ask<O extends Operation>(operation: O, parameters: Parameters[O]): Promise<Answer<O>> {
    return this.table[operation](parameters);
  }

  async must<O extends Operation>(operation: O, parameters: Parameters[O]): Promise<Value<O>> {
    const answer = await this.ask(operation, parameters);
    if (!answer.ok) throw new Error(`${operation} ${JSON.stringify(parameters)}: ${answer.refusal.code}`);
    return answer.value;
  }

  async join(player: string, buyIn = 1_000_000): Promise<void> {
    await this.must('join', { player, buyIn });
  }

  /** @returns the id of the bet */
  async bet(bet: string, amount = 1_000, player = 'p1', on?: string): Promise<string> {
    const placed = await this.must('bet', { player, bet, amount, ...(on === undefined ? {} : { on }) });
    return placed.bet.id;
  }

  async roll(one: number, other: number): Promise<Value<'roll'>> {
    return this.must('roll', { throw: { dice: [one, other] } });
  }

  /** As each case ends. */
  async end(): Promise<void> {
    await this.ask('state', {});
    await readJournal((parameters) => this.ask('log', parameters));
  }

  get failures(): Testimony[] {
    return this.testimonies.filter(({ result }) => result === 'fails');
  }

  /** What is offended, each once, in the order of its first appearance: a clause, or a sentence of the protocol. */
  get offended(): string[] {
    return offendedBy(this.testimonies);
  }
}

export function offendedBy(testimonies: readonly Testimony[]): string[] {
  const wrong = testimonies.filter(({ result }) => result === 'fails');
  return [...new Set(wrong.map(({ ground }) => (ground.kind === 'clause' ? ground.clause : ground.rule)))];
}
