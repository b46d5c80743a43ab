/** What the checks of every wire share: a player whose bets show what was executed, and a fresh start after a fault. */
import { randomBytes } from 'node:crypto';
import {
  TableFault,
  type Answer,
  type Capabilities,
  type Operation,
  type Parameters,
  type Value,
} from '../table';
import { Skipped, type Check, type Notes } from './finding';
import { balanceIn, opening, probeBet, probeOf, type Probe, type Question } from './probe';

/** Eight hexadecimal digits. */
export function newSession(): string {
  return randomBytes(4).toString('hex').toUpperCase();
}

/** The suite's end of a wire, with the requests of that wire in the open. */
export abstract class Host<Request> {
  capabilities: Capabilities | undefined;
  session = newSession();
  /** Of the last request. */
  sequence = 0;
  private play: Playing<Request> | undefined;

  /** The next request. */
  abstract next(operation: Operation, parameters: unknown): Request;

  /** Throws {@link TableFault}. */
  abstract answerTo<O extends Operation>(operation: O, request: Request): Promise<Answer<O>>;

  /** Opens a session for the checks that follow. */
  protected abstract restart(): Promise<unknown>;

  /** The next request is the first of a session. */
  protected useNewSession(): void {
    this.session = newSession();
    this.sequence = 0;
  }

  ask<O extends Operation>(operation: O, parameters: Parameters[O]): Promise<Answer<O>> {
    return this.answerTo(operation, this.next(operation, parameters));
  }

  async valueOf<O extends Operation>(
    operation: O,
    answer: Answer<O> | Promise<Answer<O>>,
  ): Promise<Value<O>> {
    const answered = await answer;
    if (answered.ok) return answered.value;
    throw new TableFault('PROTOCOL', `${operation}: ${answered.refusal.code}`);
  }

  async beginAgain(): Promise<void> {
    this.play = undefined;
    await this.restart();
  }

  /** A table with a player who can bet; the same in every check. */
  async playing(): Promise<Playing<Request>> {
    if (this.capabilities === undefined) throw new Skipped('unanswered');
    if (this.play !== undefined) return this.play;
    const probe = probeOf(this.capabilities);
    for (const { operation, parameters } of opening(this.capabilities, probe)) {
      await this.valueOf(operation, this.ask(operation, parameters));
    }
    const play = new Playing(this, probe);
    const taken = await this.answerTo('bet', play.bet());
    if (!taken.ok) throw new Skipped('betRefused');
    await play.look();
    this.play = play;
    return play;
  }
}

export class Playing<Request> {
  private balance = Number.NaN;

  constructor(
    private readonly host: Host<Request>,
    private readonly probe: Probe,
  ) {}

  get question(): Question<'bet'> {
    return probeBet(this.probe);
  }

  /** A bet as the next request. */
  bet(): Request {
    const { operation, parameters } = this.question;
    return this.host.next(operation, parameters);
  }

  /** What the player has lost since the last look. */
  async look(): Promise<number> {
    const before = this.balance;
    this.balance = balanceIn(await this.host.valueOf('state', this.host.ask('state', {})));
    return before - this.balance;
  }

  /** Whether since the last look so many bets were executed, and no other number. */
  async executed(notes: Notes, expected: number, finding: string): Promise<void> {
    const times = (await this.look()) / this.probe.amount;
    if (times !== expected) notes.wrong(finding, { times, expected });
  }
}

export interface ChecksOfWire<Request> {
  check: (id: string, run: (notes: Notes) => Promise<void>) => Check;
  /** With a player, to see how often something is executed. */
  once: (id: string, run: (notes: Notes, playing: Playing<Request>) => Promise<void>) => Check;
}

export function checksOfWire<Request>(wire: string, host: Host<Request>): ChecksOfWire<Request> {
  const check: ChecksOfWire<Request>['check'] = (id, run) => ({
    check: `${wire}.${id}`,
    run: async (notes) => {
      try {
        await run(notes);
      } catch (error) {
        // Where the last request came to is unknown: what follows is not to be blamed for it.
        if (error instanceof TableFault && error.code !== 'DISCONNECTED') await host.beginAgain();
        throw error;
      }
    },
  });
  return { check, once: (id, run) => check(id, async (notes) => run(notes, await host.playing())) };
}
