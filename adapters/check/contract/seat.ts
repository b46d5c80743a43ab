/** A table that is asked as the certification asks it, and a player at it. */
import { isDeepStrictEqual } from 'node:util';
import { jsonOf, receivedJson } from '../../answers';
import {
  TableFault,
  type Answer,
  type Capabilities,
  type Connection,
  type Operation,
  type Parameters,
  type RefusalCode,
  type State,
  type Value,
} from '../../table';
import { readDescription, type Description } from '../description';
import { Exchanges } from '../exchanges';
import { Skipped, type Notes } from '../finding';
import { PLAYER, probeOf, type Probe } from '../probe';
import type { Speed } from '../latency';

/** Who decides that a request must be refused. */
export type Scope =
  /** The contract asks for a refusal. */
  | 'contract'
  /** The regulation decides, and the certification will. */
  | 'law';

/** An operation that was executed. */
export interface Done {
  operation: Operation;
  parameters: object;
  value: unknown;
}

export interface SeatOptions {
  /** Whether answers come over TCP, which may keep them back. */
  overTcp?: boolean;
  /** Milliseconds. */
  clock?: () => number;
}

export class Seat {
  readonly exchanges = new Exchanges();
  readonly overTcp: boolean;
  readonly clock: () => number;
  capabilities: Capabilities | undefined;
  placed: string | undefined;
  executed = false;
  speed: Speed | undefined;
  private connection: Connection | undefined;
  private done: Done[] | undefined;

  /** @param connecting again after a break */
  constructor(
    private readonly connecting: () => Promise<Connection>,
    { overTcp = false, clock = () => performance.now() }: SeatOptions = {},
  ) {
    this.overTcp = overTcp;
    this.clock = clock;
  }

  /** Throws {@link TableFault}. */
  async connect(): Promise<void> {
    this.connection = await this.connecting();
  }

  /** A new connection, and where the table can be played a clean one. */
  async reopen(): Promise<void> {
    await this.close();
    await this.connect();
    this.placed = undefined;
    if (this.capabilities === undefined || this.capabilities.control === 'observed') return;
    await this.sitDown().catch((error: unknown) => {
      // Whatever breaks here breaks again in the check that asks for it.
      if (!(error instanceof TableFault || error instanceof Skipped)) throw error;
    });
  }

  async close(): Promise<void> {
    await this.connection?.close();
    this.connection = undefined;
  }

  async ask<O extends Operation>(operation: O, parameters: Parameters[O]): Promise<Answer<O>> {
    if (this.connection === undefined) throw new Skipped('unanswered');
    this.exchanges.asked(operation, `${operation} ${JSON.stringify(parameters)}`);
    try {
      const answer = await this.connection.table[operation](parameters);
      this.exchanges.answered(jsonOf(answer) ?? '');
      if (answer.ok) this.done?.push({ operation, parameters, value: answer.value });
      return answer;
    } catch (error) {
      const received = error instanceof TableFault ? receivedJson(error) : undefined;
      if (typeof received === 'string') this.exchanges.answered(received);
      throw error;
    }
  }

  async value<O extends Operation>(operation: O, parameters: Parameters[O]): Promise<Value<O>> {
    const answer = await this.ask(operation, parameters);
    if (answer.ok) return answer.value;
    throw new TableFault('PROTOCOL', `${operation}: ${answer.refusal.code}`);
  }

  /** What was executed while `play` went on. */
  async noting(play: () => Promise<void>): Promise<Done[]> {
    this.done = [];
    try {
      await play();
      return this.done;
    } finally {
      this.done = undefined;
    }
  }

  /** What the table says of itself, and the bets that it offers and nobody knows. */
  async describe(): Promise<Description> {
    let answer: Answer<'describe'> | undefined;
    let fault: unknown;
    try {
      answer = await this.ask('describe', {});
    } catch (error) {
      fault = error;
    }
    const description = readDescription(() => {
      if (answer === undefined) throw fault;
      return answer;
    });
    this.capabilities = description.capabilities;
    return description;
  }

  described(): Capabilities {
    if (this.capabilities === undefined) throw new Skipped('unanswered');
    return this.capabilities;
  }

  probe(): Probe {
    return probeOf(this.described());
  }

  forced(): void {
    if (this.described().control !== 'forced') throw new Skipped('notForced');
  }

  state(): Promise<State> {
    return this.value('state', {});
  }

  async open(): Promise<State> {
    const state = await this.value('open', { mode: 'test', minimumBet: this.described().minimumBet });
    this.executed = true;
    return state;
  }

  /** A clean table with the player at it. */
  async sitDown(): Promise<void> {
    await this.open();
    await this.value('join', { player: PLAYER, buyIn: this.probe().buyIn });
  }

  async refuses<O extends Operation>(
    notes: Notes,
    code: RefusalCode,
    scope: Scope,
    operation: O,
    parameters: Parameters[O],
  ): Promise<void> {
    const before = await this.state();
    const answer = await this.ask(operation, parameters);
    const sent = JSON.stringify(parameters);
    if (answer.ok) {
      if (scope === 'contract') notes.wrong('notRefused', { operation, sent, code });
      else notes.remark('lawAccepted', { operation, sent, code });
      // What it did is undone, so that the next question meets the table as it should be.
      if (operation !== 'bet' && operation !== 'log') await this.sitDown();
      return;
    }
    if (answer.refusal.code !== code) {
      notes.remark('otherCode', { operation, sent, code, answered: answer.refusal.code });
    }
    if (!isDeepStrictEqual(await this.state(), before)) notes.wrong('refusalChanged', { operation, sent });
  }
}
