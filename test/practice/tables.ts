/** The reference table as a house would have it, asked and judged as the record of a run is. */
import { readAnswer } from '../../adapters/answers';
import createReferenceTable from '../../adapters/reference-table';
import {
  isOperationEvent,
  type Answer,
  type Capabilities,
  type Operation,
  type Parameters,
  type UncheckedTable,
  type Value,
} from '../../adapters/table';
import { Judge, type Judgement, type Played, type PlayedOperation } from '../../assessment';
import { DEFAULT_OPTIONS, resolveReadings, type Readings } from '../../regulation';

export interface Declared {
  readonly readings?: Partial<Readings>;
  /** Of the table, as `--table-option` hands them over. */
  readonly table?: Record<string, unknown>;
  /** What another table makes of the answers of the right one. */
  readonly instead?: (operation: Operation, parameters: unknown, answer: Told) => unknown;
}

export interface Told {
  readonly ok: boolean;
  readonly value?: unknown;
  readonly refusal?: unknown;
}

/** A table with a judge beside it, opened at a minimum bet of 10 patacas, with one player who has a great deal. */
export class JudgedTable {
  readonly judged: Judgement[] = [];
  private readonly table: UncheckedTable;
  private readonly judge: Judge;
  private readonly readings: Readings;

  constructor(private readonly declared: Declared = {}) {
    const resolved = resolveReadings({ ...declared.readings });
    if (!resolved.ok) throw new Error('no such reading');
    this.readings = resolved.readings;
    this.table = createReferenceTable(declared.table);
    const described = this.exchange('describe', {});
    if (!described.ok) throw new Error('describe was refused');
    const capabilities: Capabilities = described.value;
    this.judge = new Judge({
      readings: this.readings,
      options: DEFAULT_OPTIONS,
      authorisations: [],
      capabilities,
    });
    this.must('open', { mode: 'test', minimumBet: 1_000, readings: { ...this.readings } });
    this.must('join', { player: 'p1', buyIn: 10_000_000 });
  }

  ask<O extends PlayedOperation>(operation: O, parameters: Parameters[O]): Answer<O> {
    const answer = this.exchange(operation, parameters);
    this.judged.push(...this.judge.observe({ operation, parameters, answer } as unknown as Played));
    return answer;
  }

  must<O extends PlayedOperation>(operation: O, parameters: Parameters[O]): Value<O> {
    const answer = this.ask(operation, parameters);
    if (!answer.ok) throw new Error(`${operation} ${JSON.stringify(parameters)}: ${answer.refusal.code}`);
    return answer.value;
  }

  bet(bet: string, amount: number, on?: string): Answer<'bet'> {
    return this.ask('bet', { player: 'p1', bet, amount, ...(on === undefined ? {} : { on }) });
  }

  /** Throws, and looks at the table afterwards. */
  roll(one: number, other: number): Value<'roll'> {
    const result = this.must('roll', { throw: { dice: [one, other] } });
    this.must('state', {});
    return result;
  }

  /** The operations in the table's journal. */
  journal(): string[] {
    const answer = this.exchange('log', { since: 0 });
    return answer.ok ? answer.value.events.filter(isOperationEvent).map(({ operation }) => operation) : [];
  }

  get failures(): Judgement[] {
    return this.judged.filter(({ result }) => result === 'fails');
  }

  private exchange<O extends Operation>(operation: O, parameters: Parameters[O]): Answer<O> {
    const answer = this.table[operation](parameters as never) as Told;
    const told = this.declared.instead?.(operation, parameters, answer) ?? answer;
    return readAnswer(operation, JSON.parse(JSON.stringify(told)));
  }
}

/** The first clauses of what is judged against a table, each once. */
export function clausesOf(judged: readonly Judgement[]): string[] {
  return [...new Set(judged.map(({ clauses }) => clauses[0]))];
}
