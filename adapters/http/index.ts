/** A table behind HTTP: `POST /ctp/v1/{operation}`, docs/protocol.md. */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseJson, printable, readAnswer } from '../answers';
import { OPERATIONS, TableFault } from '../table';
import type { Answer, Connection, FaultCode, Operation, Parameters, Table } from '../table';
import { WireLog } from '../wire';
import { HttpEvidence } from './evidence';
import { readLinkOptions, type HttpTarget, type LinkOptions } from './options';
import { writeKey } from './protocol';
import { AttemptFailure, httpClient, type Client, type Response } from './request';

export type { HttpTarget } from './options';

export const HTTP_EVIDENCE = 'http.ndjson';

const DEFAULT_TIMEOUT_MS = 10_000;
/** A silent connection is given up after this part of the time, so that another attempt is left. */
const ATTEMPT_PART = 3;
const SHORTEST_ATTEMPT_MS = 1_000;
/** Wait before an attempt: none before the second, then doubling. */
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 1_000;
const MESSAGE_LIMIT = 300;
const EXCERPT_LIMIT = 80;

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** The server, or something before it, could not take the request just now. */
const BUSY = [408, 425, 429, 502, 503, 504];

/** A link that was broken is tried so often to be taken up again, each time shortly; then it is over. */
const RENEWALS = 3;
const RENEWAL_ATTEMPTS = 2;

/** Faults after which it is unknown whether the table executed the request, or which session it is in. */
const UNCERTAIN: readonly FaultCode[] = ['TIMEOUT', 'DISCONNECTED', 'SESSION_LOST', 'PROTOCOL', 'BROKE_OFF'];

/**
 * Connects a table by its address and asks it for its description.
 *
 * Every operation carries a key and is sent again under the same key until it is answered, so that the table executes
 * it once. After a fault a new session begins by itself: the table turns down what is still on its way from the old
 * one.
 *
 * Throws {@link TableFault}: ADAPTER where the options are wrong, otherwise what asking for the description throws.
 */
export async function connectHttp(http: HttpTarget): Promise<Connection> {
  const options = readLinkOptions(http);
  const log =
    http.evidence === undefined
      ? undefined
      : new WireLog(path.join(http.evidence, HTTP_EVIDENCE), { text: true });
  const link = new HttpLink(options, http.timeoutMs ?? DEFAULT_TIMEOUT_MS, log);
  try {
    await link.exchange('describe', {});
  } catch (error) {
    await link.close();
    throw error;
  }
  const entries = OPERATIONS.map((operation) => [
    operation,
    (parameters: Parameters[Operation]) => link.exchange(operation, parameters),
  ]);
  return {
    table: Object.fromEntries(entries) as Table,
    ...(log === undefined ? {} : { wire: log }),
    asked: () => link.attempts,
    close: () => link.close(),
  };
}

interface Session {
  id: string;
  /** The sequence of its last request. */
  last: number;
}

class HttpLink {
  /** Of the last request. */
  attempts = 0;
  private readonly client: Client;
  private readonly evidence: HttpEvidence;
  private session: Session | undefined;
  private sessions = 0;
  private before: Promise<unknown> = Promise.resolve();
  private closed = false;
  /** Sessions in a row that could not be begun after the first. */
  private failedRenewals = 0;

  constructor(
    private readonly options: LinkOptions,
    private readonly timeoutMs: number,
    private readonly log: WireLog | undefined,
  ) {
    this.client = httpClient(options);
    this.evidence = new HttpEvidence(log, options.secrets);
  }

  close(): Promise<void> {
    this.closed = true;
    this.client.close();
    this.log?.close();
    return Promise.resolve();
  }

  /** One request is outstanding at a time; others wait for their turn, and their time begins then. */
  exchange<O extends Operation>(operation: O, parameters: Parameters[O]): Promise<Answer<O>> {
    const answer = this.before.then(() => this.ask(operation, parameters));
    this.before = answer.catch(() => undefined);
    return answer;
  }

  private async ask<O extends Operation>(operation: O, parameters: Parameters[O]): Promise<Answer<O>> {
    try {
      const deadline = performance.now() + this.timeoutMs;
      if (this.session === undefined) {
        const description = await this.begin(deadline);
        if (operation === 'describe') return description as Answer<O>;
      }
      return await this.once(operation, parameters, deadline);
    } catch (error) {
      if (error instanceof TableFault && UNCERTAIN.includes(error.code)) this.session = undefined;
      throw error;
    }
  }

  /**
   * A session begins with a question that changes nothing: should it arrive once more, late, it can only end the
   * session after it, which is noticed.
   */
  private async begin(deadline: number): Promise<Answer<'describe'>> {
    if (this.failedRenewals >= RENEWALS) throw new TableFault('SESSION_LOST', 'the link was given up');
    const renewed = this.sessions > 0;
    this.sessions += 1;
    this.session = { id: randomBytes(4).toString('hex').toUpperCase(), last: 0 };
    if (renewed) this.failedRenewals += 1;
    const description = await this.once(
      'describe',
      {},
      deadline,
      renewed ? Math.min(RENEWAL_ATTEMPTS, this.options.attempts) : this.options.attempts,
    );
    this.failedRenewals = 0;
    return description;
  }

  private async once<O extends Operation>(
    operation: O,
    parameters: Parameters[O],
    deadline: number,
    attempts = this.options.attempts,
  ): Promise<Answer<O>> {
    const session = this.session as Session;
    session.last += 1;
    const key = writeKey({ session: session.id, sequence: session.last });
    const body = Buffer.from(JSON.stringify(parameters));
    const response = await this.delivered(operation, { key, body, deadline, attempts });
    const json = this.json(operation, response);
    return readAnswer(operation, this.options.secrets.hideIn(json));
  }

  /** The response to `key`, within so many attempts and the deadline. */
  private async delivered(
    operation: Operation,
    { key, body, deadline, attempts }: { key: string; body: Buffer; deadline: number; attempts: number },
  ): Promise<Response> {
    const attemptMs = Math.max(SHORTEST_ATTEMPT_MS, Math.ceil(this.timeoutMs / ATTEMPT_PART));
    for (let attempt = 1; ; attempt += 1) {
      this.attempts = attempt;
      if (this.closed) throw this.fault('DISCONNECTED', operation, 'the connection was closed');
      const left = Math.max(1, Math.ceil(deadline - performance.now()));
      const wait = attempt === 1 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
      const failure = await this.attempt(operation, key, body, Math.min(attemptMs, left));
      if (!(failure instanceof AttemptFailure)) return failure;
      const out = performance.now() + wait >= deadline;
      if (!failure.repeatable || attempt >= attempts || out) {
        const often = attempt === 1 ? '' : ` (${attempt} attempts)`;
        throw this.fault(failure.code, operation, `${failure.message}${often}`);
      }
      if (wait > 0) await pause(wait);
    }
  }

  private async attempt(
    operation: Operation,
    key: string,
    body: Buffer,
    timeoutMs: number,
  ): Promise<Response | AttemptFailure> {
    // Written while the table is at work on it.
    let noted = false;
    const note = () => {
      if (!noted) this.evidence.sent(operation, key, body);
      noted = true;
    };
    try {
      const response = await this.client.post(operation, key, body, timeoutMs, note);
      note();
      this.evidence.received(response);
      return BUSY.includes(response.status)
        ? new AttemptFailure('DISCONNECTED', `HTTP status ${response.status}`, true)
        : response;
    } catch (error) {
      if (error instanceof AttemptFailure) {
        note();
        this.evidence.broken(error.message);
        return error;
      }
      throw error;
    }
  }

  private json(operation: Operation, { status, encoding, body }: Response): unknown {
    if (status === 409) {
      throw this.fault('SESSION_LOST', operation, 'the table no longer knows the session (HTTP status 409)');
    }
    if (status === 500) throw this.fault('BROKE_OFF', operation, `HTTP status ${status}`);
    if (status !== 200) throw this.fault('PROTOCOL', operation, `HTTP status ${status}`);
    if (encoding !== undefined) throw this.fault('PROTOCOL', operation, `the answer comes as ${encoding}`);
    let text: string;
    try {
      text = UTF_8.decode(body);
    } catch {
      throw this.fault('PROTOCOL', operation, 'the answer is not UTF-8');
    }
    try {
      return parseJson(text);
    } catch {
      const start = printable(this.options.secrets.hide(text), EXCERPT_LIMIT);
      throw this.fault('PROTOCOL', operation, `the answer is not JSON: ${start}`);
    }
  }

  private fault(code: FaultCode, operation: Operation, what: string): TableFault {
    return new TableFault(code, printable(`${operation}: ${this.options.secrets.hide(what)}`, MESSAGE_LIMIT));
  }
}
