/**
 * A table that is slow need not be asked the same twice: what it has answered to the cases of one language is answered
 * again to the same cases of the other, as long as that asks the very same, question by question.
 */
import { isDeepStrictEqual } from 'node:util';
import { OPERATIONS, TableFault, type Operation, type Table } from './table';

interface Exchange {
  operation: Operation;
  /** A copy, as it was sent. */
  parameters: unknown;
  outcome: { answer: object } | { fault: TableFault };
}

/** What stands for a case in every language: the same name for the same questions. */
export interface AskedCase {
  name: string;
  language: string;
}

/** The other language asks something else: then nothing is proved of the table by its answers to the first. */
export class AskedOtherwise extends Error {}

export class AskedOnce {
  /** By case, and how often it was begun: the rows of a table of examples have one name. */
  private readonly kept = new Map<string, { language: string; exchanges: Exchange[] }>();
  private readonly begun = new Map<string, number>();
  private current: { exchanges: Exchange[]; next: number | null } | null = null;

  /** @returns the language whose answers are given to the case; null where the table is asked */
  begin({ name, language }: AskedCase): string | null {
    const counted = `${language} ${name}`;
    const row = (this.begun.get(counted) ?? 0) + 1;
    this.begun.set(counted, row);
    const key = `${name}/${String(row)}`;
    const known = this.kept.get(key);
    if (known !== undefined && known.language !== language) {
      this.current = { exchanges: known.exchanges, next: 0 };
      return known.language;
    }
    const exchanges: Exchange[] = [];
    this.kept.set(key, { language, exchanges });
    this.current = { exchanges, next: null };
    return null;
  }

  /** @throws {AskedOtherwise} where the case has asked less than in the language before it */
  end(): void {
    const ended = this.current;
    this.current = null;
    const left = typeof ended?.next !== 'number' ? undefined : ended.exchanges[ended.next];
    if (left === undefined) return;
    throw new AskedOtherwise(`${left.operation} was asked in the other language, and not in this`);
  }

  /** The same table, asked only what it has not been asked. */
  table(table: Table): Table {
    const entries = OPERATIONS.map((operation) => {
      const ask = table[operation].bind(table) as (parameters: unknown) => Promise<object>;
      return [operation, (parameters: unknown) => this.exchange(operation, parameters, ask)];
    });
    return Object.fromEntries(entries) as Table;
  }

  private async exchange(
    operation: Operation,
    parameters: unknown,
    ask: (parameters: unknown) => Promise<object>,
  ): Promise<object> {
    const { current } = this;
    // What it is, a table is asked when a connection is made, and not by a case.
    if (current === null || operation === 'describe') return ask(parameters);
    if (current.next !== null) return again(current.exchanges[current.next++], operation, parameters);
    const exchange = { operation, parameters: structuredClone(parameters) };
    try {
      const answer = await ask(parameters);
      current.exchanges.push({ ...exchange, outcome: { answer: structuredClone(answer) } });
      return answer;
    } catch (error) {
      if (error instanceof TableFault) current.exchanges.push({ ...exchange, outcome: { fault: error } });
      throw error;
    }
  }
}

function again(kept: Exchange | undefined, operation: Operation, parameters: unknown): object {
  if (kept?.operation !== operation || !isDeepStrictEqual(kept.parameters, parameters)) {
    const before = kept === undefined ? 'nothing' : `${kept.operation} ${JSON.stringify(kept.parameters)}`;
    throw new AskedOtherwise(
      `${operation} ${JSON.stringify(parameters)} is asked, where the other language asked ${before}`,
    );
  }
  if ('fault' in kept.outcome) throw kept.outcome.fault;
  return structuredClone(kept.outcome.answer);
}
