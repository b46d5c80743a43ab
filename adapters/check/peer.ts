/**
 * The suite's end of a wire, with every question in the open: it can be sent in pieces, twice, late, under another session,
 * or damaged. A wire supplies how that is done over it; what is checked is the same for all of them.
 */
import { randomBytes } from 'node:crypto';
import {
  TableFault,
  type Answer,
  type Capabilities,
  type Operation,
  type Parameters,
  type Value,
} from '../table';
import { readDescription } from './description';
import { Exchanges } from './exchanges';
import { Skipped } from './finding';
import { Playing } from './playing';
import type { Question } from './question';
import { opening, probeOf, type Probe } from './probe';
import { readAnswer } from '../answers';

export type { Question } from './question';

/** What came back for a question. */
export interface Reply {
  /** Null where nothing came in time. */
  text: string | null;
  /** The table's answer; undefined where there is none. */
  answer?: unknown;
  /** How the link turned the question down before the table saw it: `409`, `NO_SESSION`, `-32601`. */
  link?: string;
}

/** A place that the other side has to turn a question down for, and other reasons to. */
export type Reason = 'late' | 'gap' | 'unknownSession' | 'oldSession' | 'damaged' | 'tooLong';

export interface Delivery {
  /** What is sent instead of the question's own bytes: pieces that arrive one after the other. */
  pieces?: readonly Buffer[];
  /** Why no answer is expected: so nobody waits for one longer than needed. */
  reason?: Reason;
}

/** A question that is spoilt in one way. */
export interface Damaged {
  /** Key of the finding, under `damaged`. */
  what: string;
  bytes: Buffer;
}

export interface Peer {
  readonly wire: string;
  /** Whether a question has a place in a session, by which it may be asked again. */
  readonly numbered: boolean;
  bytes(question: Question): Buffer;
  /** Throws {@link TableFault} where the link breaks. */
  deliver(question: Question, delivery?: Delivery): Promise<Reply>;
  /** The same question so many times, without waiting for an answer in between; as many replies as there were. */
  deliverAtOnce(question: Question, times: number): Promise<Reply[]>;
  turnsDown(reason: Reason, reply: Reply): boolean;
  /** Sound otherwise, and none of them uses the question's place. */
  damaged(question: Question): Damaged[];
  /** Longer than any that the suite asks. */
  tooLong(question: Question): Buffer;
  /** Begins a session; the next question is its first. */
  begin(): Promise<unknown>;
  /** Takes the link up again. Throws {@link TableFault}. */
  reopen(): Promise<void>;
  close(): Promise<void>;
}

/** Eight hexadecimal digits. */
export function newSession(): string {
  return randomBytes(4).toString('hex').toUpperCase();
}

export abstract class BasePeer implements Peer {
  abstract readonly wire: string;
  abstract readonly numbered: boolean;
  readonly exchanges = new Exchanges();
  capabilities: Capabilities | undefined;
  session = newSession();
  /** Of the last question. */
  sequence = 0;
  /** Whether a bet was taken, so that one more shows what is executed. */
  private betTaken = false;

  abstract bytes(question: Question): Buffer;
  abstract deliver(question: Question, delivery?: Delivery): Promise<Reply>;
  abstract deliverAtOnce(question: Question, times: number): Promise<Reply[]>;
  abstract turnsDown(reason: Reason, reply: Reply): boolean;
  abstract damaged(question: Question): Damaged[];
  abstract tooLong(question: Question): Buffer;
  abstract begin(): Promise<unknown>;
  abstract reopen(): Promise<void>;
  abstract close(): Promise<void>;

  /** The next question. */
  next(operation: string, parameters: unknown): Question {
    this.sequence += 1;
    return this.at(this.sequence, { operation, parameters });
  }

  /** A question at a place of this session that need not be its own. */
  at(sequence: number, { operation, parameters }: { operation: string; parameters: unknown }): Question {
    return { operation, parameters, session: this.session, sequence };
  }

  async ask<O extends Operation>(operation: O, parameters: Parameters[O]): Promise<Answer<O>> {
    return this.answerOf(operation, await this.deliver(this.next(operation, parameters)));
  }

  /** Throws {@link TableFault} where the reply is no answer of the contract. */
  answerOf<O extends Operation>(operation: O, { text, answer, link }: Reply): Answer<O> {
    if (answer !== undefined) return readAnswer(operation, answer);
    if (text === null) throw new TableFault('TIMEOUT', `${operation}: no answer in time`);
    throw new TableFault('PROTOCOL', `${operation}: ${link ?? ''} ${text}`);
  }

  async valueOf<O extends Operation>(operation: O, parameters: Parameters[O]): Promise<Value<O>> {
    const answered = await this.ask(operation, parameters);
    if (answered.ok) return answered.value;
    throw new TableFault('PROTOCOL', `${operation}: ${answered.refusal.code}`);
  }

  /** Takes the table's description; bets that are none are left out here, and told by the check of the contract. */
  described(reply: Reply): void {
    if (reply.answer === undefined) {
      this.answerOf('describe', reply);
      return;
    }
    const { capabilities } = readDescription(() => readAnswer('describe', reply.answer));
    this.capabilities = capabilities;
  }

  /** Where nobody knows any more what was executed. */
  async beginAgain(): Promise<void> {
    this.betTaken = false;
    await this.begin().catch((error: unknown) => {
      if (!(error instanceof TableFault)) throw error;
    });
  }

  /** A clean table with a player whose bet is taken: what lies there already must not be why another is not. */
  async playing(): Promise<Playing> {
    if (this.capabilities === undefined) throw new Skipped('unanswered');
    const probe = probeOf(this.capabilities);
    const play = new Playing(this, probe);
    await this.sitDown(this.capabilities, probe);
    if (!this.betTaken) {
      const taken = this.answerOf('bet', await this.deliver(play.bet()));
      if (!taken.ok) throw new Skipped('betRefused');
      this.betTaken = true;
      await this.sitDown(this.capabilities, probe);
    }
    await play.look();
    return play;
  }

  private async sitDown(described: Capabilities, probe: Probe): Promise<void> {
    for (const { operation, parameters } of opening(described, probe)) {
      await this.valueOf(operation, parameters);
    }
  }

  /** The next question is the first of a session. */
  protected useNewSession(): void {
    this.session = newSession();
    this.sequence = 0;
    this.betTaken = false;
  }
}
