/**
 * Whether a request that had to be asked again was executed again: the link's fault, whatever the table makes of it. It is
 * known by how often the wire carried the request, and by the table's own numbers before and after it: balances, live bets
 * and throws. No rule of the game is needed for that.
 */
import { minus, plus, total, type Money } from './money';
import { OPERATIONS, TableFault, type Answer, type Operation, type Parameters, type State } from './table';
import type { Connection, Table } from './table';
import { printable } from './printable';

const MESSAGE_LIMIT = 300;

/** The connection, of which a request executed more than once is thrown as EXECUTED_TWICE. */
export function executedOnce(connection: Connection): Connection {
  const { table, asked } = connection;
  return asked === undefined ? connection : { ...connection, table: watched(table, asked) };
}

function watched(table: Table, asked: () => number): Table {
  const known = new Known();
  const ask = async (operation: Operation, parameters: unknown): Promise<Answer<Operation>> => {
    let answer: Answer<Operation>;
    try {
      answer = await (table[operation] as (parameters: unknown) => Promise<Answer<Operation>>)(parameters);
    } catch (error) {
      known.forget();
      throw error;
    }
    const times = asked();
    if (times > 1 && CHANGING.includes(operation)) {
      // Nothing of it is on record as an exchange: the lines of the wire are those of the request.
      const state = await table.state({});
      const executed = state.ok ? known.executions({ operation, parameters, answer }, state.value) : null;
      if (executed !== null && executed >= 2 && executed <= times) throw twice(operation, parameters, times);
      if (state.ok) known.see(state.value);
      return answer;
    }
    known.learn({ operation, parameters, answer });
    return answer;
  };
  const entries = OPERATIONS.map((operation) => [
    operation,
    (parameters: unknown) => ask(operation, parameters),
  ]);
  return Object.fromEntries(entries) as Table;
}

const CHANGING: readonly Operation[] = ['join', 'bet', 'change', 'roll'];

function twice(operation: Operation, parameters: unknown, times: number): TableFault {
  const request = printable(JSON.stringify(parameters), MESSAGE_LIMIT);
  return new TableFault(
    'EXECUTED_TWICE',
    `${operation}: asked ${times} times under one key, and executed again: ${request}`,
  );
}

interface Played {
  operation: Operation;
  parameters: unknown;
  answer: Answer<Operation>;
}

/** What the table has told last. */
class Known {
  private balances: Map<string, Money> | undefined;
  private throws: number | undefined;
  /** Whose the live bets are, by id. */
  private readonly bets = new Map<string, string>();

  forget(): void {
    this.balances = undefined;
    this.throws = undefined;
    this.bets.clear();
  }

  see({ players, throws, bets }: State): void {
    this.balances = new Map(players.map(({ player, balance }) => [player, balance]));
    this.throws = throws;
    this.bets.clear();
    for (const { id, player } of bets) this.bets.set(id, player);
  }

  learn({ operation, parameters, answer }: Played): void {
    if (!answer.ok) return;
    switch (operation) {
      case 'open':
      case 'dice':
      case 'state':
        this.see((answer as Answer<'state'> & { ok: true }).value);
        return;
      case 'join': {
        const { player, balance } = (answer as Answer<'join'> & { ok: true }).value;
        this.balances?.set(player, balance);
        return;
      }
      case 'bet': {
        const { bet, balance } = (answer as Answer<'bet'> & { ok: true }).value;
        this.balances?.set(bet.player, balance);
        this.bets.set(bet.id, bet.player);
        return;
      }
      case 'change': {
        const player = this.bets.get((parameters as Parameters['change']).bet);
        const { balance } = (answer as Answer<'change'> & { ok: true }).value;
        if (player !== undefined) this.balances?.set(player, balance);
        return;
      }
      case 'roll': {
        const { throwNumber, settlements } = (answer as Answer<'roll'> & { ok: true }).value;
        this.throws = throwNumber;
        for (const { player, paid, returned } of settlements) {
          const before = this.balances?.get(player);
          if (before !== undefined) this.balances?.set(player, plus(before, total([paid, returned])));
        }
        return;
      }
      default:
    }
  }

  /**
   * How often a request was executed, by what the table shows after it; null where that does not show. A refusal of what
   * was executed all the same is that of a second time.
   */
  executions({ operation, parameters, answer }: Played, after: State): number | null {
    const executed = this.changes(operation, parameters, after);
    if (executed === null || executed < 1) return null;
    return answer.ok ? executed : executed + 1;
  }

  private changes(operation: Operation, parameters: unknown, after: State): number | null {
    switch (operation) {
      case 'bet': {
        const { player, amount } = parameters as Parameters['bet'];
        return this.moved(player, after, (before, now) => minus(before, now), amount);
      }
      case 'join': {
        const { player, buyIn } = parameters as Parameters['join'];
        return this.moved(player, after, (before, now) => minus(now, before), buyIn);
      }
      case 'change': {
        const { bet, to } = parameters as Parameters['change'];
        const gone = this.bets.has(bet) && !after.bets.some(({ id }) => id === bet);
        return to === undefined && gone ? 1 : null;
      }
      case 'roll': {
        const { settle } = parameters as Parameters['roll'];
        return settle !== undefined || this.throws === undefined ? null : after.throws - this.throws;
      }
      default:
        return null;
    }
  }

  /** How many times `amount` a balance has moved; null where it is no whole number of times, or not known. */
  private moved(
    name: string,
    { players }: State,
    difference: (before: Money, now: Money) => Money,
    amount: unknown,
  ): number | null {
    if (this.balances === undefined || typeof amount !== 'number') return null;
    const now = players.find(({ player }) => player === name)?.balance;
    if (now === undefined) return null;
    const moved = difference(this.balances.get(name) ?? 0, now);
    const times = typeof moved === 'number' ? moved / amount : Number.NaN;
    return Number.isInteger(times) ? times : null;
  }
}
