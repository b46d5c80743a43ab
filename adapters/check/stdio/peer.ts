/** A table behind standard input and output: JSON-RPC 2.0, a message a line. */
import { setTimeout as pause } from 'node:timers/promises';
import { BasePeer, type Damaged, type Delivery, type Question, type Reason, type Reply } from '../peer';
import { Skipped } from '../finding';
import { RawProcess, type Message } from './raw';

/** Longer than any question of the suite. */
const TOO_LONG = 2 * 1024 * 1024;
const SILENCE_MS = 200;

export class StdioPeer extends BasePeer {
  readonly wire = 'stdio';
  /** Pipes neither lose nor double: nothing is asked twice. */
  readonly numbered = false;
  private process: RawProcess | undefined;

  constructor(
    private readonly target: string,
    private readonly cwd: string,
    private readonly timeoutMs: number,
  ) {
    super();
  }

  get running(): RawProcess {
    if (this.process === undefined) throw new Skipped('unanswered');
    return this.process;
  }

  async start(): Promise<RawProcess> {
    this.process = await RawProcess.start(this.target, this.cwd, this.timeoutMs);
    return this.process;
  }

  bytes({ operation, parameters, sequence }: Question): Buffer {
    const message = { jsonrpc: '2.0', id: sequence, method: operation, params: parameters };
    return Buffer.from(`${JSON.stringify(message)}\n`);
  }

  async deliver(question: Question, { pieces, reason }: Delivery = {}): Promise<Reply> {
    const { running } = this;
    const sent = pieces ?? [this.bytes(question)];
    this.exchanges.asked(question.operation, Buffer.concat(sent).toString('utf8').trim());
    if (reason !== undefined) {
      for (const piece of sent) running.write(piece);
      await pause(SILENCE_MS);
      return { text: null };
    }
    for (const piece of sent) {
      running.write(piece, question.sequence);
      if (sent.length > 1) await (piece.length > 1 ? pause(1) : new Promise(setImmediate));
    }
    const reply = replyOf(await running.response(question.sequence));
    this.exchanges.answered(reply.text ?? '');
    return reply;
  }

  async deliverAtOnce(question: Question, times: number): Promise<Reply[]> {
    const bytes = this.bytes(question);
    this.running.write(Buffer.concat(Array.from({ length: times }, () => bytes)), question.sequence);
    return [replyOf(await this.running.response(question.sequence))];
  }

  /** What is no message may be answered with an error, or passed over. */
  turnsDown(_reason: Reason, { answer }: Reply): boolean {
    return answer === undefined;
  }

  damaged(): Damaged[] {
    return [];
  }

  tooLong(): Buffer {
    return Buffer.from(`${'x'.repeat(TOO_LONG)}\n`);
  }

  /** There is no session: the next question is asked as it is. */
  begin(): Promise<void> {
    return Promise.resolve();
  }

  async reopen(): Promise<void> {
    await this.close();
    this.useNewSession();
    await this.start();
    this.described(await this.deliver(this.next('describe', {})));
  }

  async close(): Promise<void> {
    await this.process?.kill();
    this.process = undefined;
  }
}

function replyOf(message: Message | null): Reply {
  if (message === null) return { text: null };
  const text = JSON.stringify(message);
  if (message.error !== undefined) return { text, link: String(message.error.code) };
  return message.result === undefined ? { text } : { text, answer: message.result };
}
