/**
 * Nobody knows what a table did by what it answers: after whatever moves money, or must not move it, its state is asked,
 * before anything else is played. Where the scenario asks for it by itself, it is not asked twice.
 */
import { OPERATIONS, type Answer, type Operation, type Parameters, type Table } from '../adapters/table';

/** Requests after which something else can be on the table. */
const MOVES: readonly Operation[] = ['open', 'join', 'bet', 'change', 'dice', 'roll'];
/** A table whose journal never ends is not read for ever. */
const MOST_PAGES = 100;

export class Looking {
  private due = false;
  private readonly seated = new Set<string>();

  /** The same table, looked at between two moves. */
  table(table: Table): Table {
    const entries = OPERATIONS.map((operation) => {
      const ask = table[operation].bind(table) as (parameters: unknown) => Promise<Answer<Operation>>;
      return [
        operation,
        async (parameters: unknown) => {
          // What comes after it is a table of its own.
          if (operation !== 'open' && MOVES.includes(operation)) await this.look(table);
          const answer = await ask(parameters);
          this.follow(operation, parameters, answer);
          return answer;
        },
      ];
    });
    return Object.fromEntries(entries) as Table;
  }

  /** Asks for the state, if something was played since it was asked last. */
  private async look(table: Table): Promise<void> {
    if (!this.due) return;
    this.due = false;
    await table.state({});
  }

  private follow(operation: Operation, parameters: unknown, answer: Answer<Operation>): void {
    if (operation === 'state') this.due = false;
    if (!MOVES.includes(operation)) return;
    if (operation === 'open' && answer.ok) {
      this.seated.clear();
      this.due = false;
      return;
    }
    const again = operation === 'join' && this.isSecond(parameters as Parameters['join']);
    if (!answer.ok || again || operation === 'roll' || operation === 'change') this.due = true;
  }

  private isSecond({ player }: Parameters['join']): boolean {
    const again = this.seated.has(player);
    this.seated.add(player);
    return again;
  }
}

/** What the table has written down of a case, from its beginning to its end. */
export async function readJournal(
  ask: (parameters: Parameters['log']) => Promise<Answer<'log'>>,
): Promise<void> {
  let since = 0;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await ask({ since });
    if (!answer.ok || answer.value.end || answer.value.next <= since) return;
    since = answer.value.next;
  }
}
