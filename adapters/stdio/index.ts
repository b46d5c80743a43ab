/** A table behind the standard input and output of a process, in any language. */
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { parseJson, printable, readAnswer } from '../answers';
import { OPERATIONS, TableFault, type Answer, type Connection, type Operation } from '../table';
import type { Parameters, Table } from '../table';
import { WireLog, utf8, type Line } from '../wire';
import { Child } from '../process/child';
import { environmentOf } from '../process/environment';
import { PRINTED } from '../process/hosted';
import { commandWords } from './command-line';
import { VERSION, responseSchema, workingSchema, type Response } from './protocol';

export interface StdioTarget {
  /** A command line; words in quotes, no shell. */
  target: string;
  /** `environment`: variables that are given to the process as they stand here. `patienceMs`: see {@link StdioLink}. Unchecked. */
  options?: Record<string, unknown>;
  /** Longest wait for one answer, or for another sign of work. */
  timeoutMs?: number;
  /** The process's working directory. */
  cwd?: string;
  /** Names of the variables of this process's environment that it is given. */
  granted?: readonly string[];
  /**
   * Folder for what goes over its standard input and output, and what it writes to its standard error; without one only
   * its last words are kept.
   */
  evidence?: string;
}

const DEFAULT_TIMEOUT_MS = 10_000;
const DEFAULT_PATIENCE_MS = 600_000;
/** Of JSON-RPC 2.0. */
const INTERNAL_ERROR = -32603;
const MESSAGE_LIMIT = 300;
const EXCERPT_LIMIT = 80;
export const STDIO_EVIDENCE = PRINTED;
export const STDIO_WIRE_EVIDENCE = 'stdio.ndjson';

const optionsSchema = z.strictObject({
  environment: z.record(z.string(), z.string()).default({}),
  patienceMs: z.int().positive().max(3_600_000).default(DEFAULT_PATIENCE_MS),
});

/** Starts the process. Throws {@link TableFault} ADAPTER where it cannot be started or an option is wrong. */
export async function connectStdio(stdio: StdioTarget): Promise<Connection> {
  const { target, timeoutMs = DEFAULT_TIMEOUT_MS, cwd = process.cwd(), evidence } = stdio;
  const options = optionsSchema.safeParse(stdio.options ?? {});
  if (!options.success) throw unusable(`stdio option ${options.error.issues[0]?.path.join('.')}`);
  const words = commandWords(target);
  if (words === null) throw unusable(`${target}: a quote is not closed`);
  const [command, ...rest] = words;
  if (command === undefined) throw unusable('no command');

  const { environment, patienceMs } = options.data;
  const log =
    evidence === undefined
      ? undefined
      : new WireLog(path.join(evidence, STDIO_WIRE_EVIDENCE), { text: true });
  const link = new StdioLink(timeoutMs, patienceMs);
  try {
    link.attach(
      await Child.start(
        {
          command,
          arguments: rest,
          cwd,
          // Python keeps back what it prints to a pipe.
          environment: environmentOf(stdio.granted ?? [], { PYTHONUNBUFFERED: '1', ...environment }),
          ...(evidence === undefined ? {} : { errors: path.join(evidence, STDIO_EVIDENCE) }),
          ...(log === undefined ? {} : { log }),
        },
        link,
      ),
    );
  } catch (error) {
    log?.close();
    throw error;
  }
  const entries = OPERATIONS.map((operation) => [
    operation,
    (parameters: Parameters[Operation]) => link.ask(operation, parameters),
  ]);
  const close = async (): Promise<void> => {
    await link.close();
    log?.close();
  };
  const table = Object.fromEntries(entries) as Table;
  return { table, close, ...(log === undefined ? {} : { wire: log }) };
}

function unusable(why: string): TableFault {
  return new TableFault('ADAPTER', printable(why, MESSAGE_LIMIT));
}

interface Question {
  id: number;
  operation: Operation;
  begun: number;
  /** Starts the wait again. */
  wait(): void;
  answered(response: Response): void;
  failed(fault: TableFault): void;
}

/**
 * One question at a time. Pipes neither lose nor double, so that nothing is asked twice; answers are told apart by
 * their id, and what is not JSON is left out, because libraries print.
 */
class StdioLink {
  private child: Child | undefined;
  private question: Question | undefined;
  private before: Promise<unknown> = Promise.resolve();
  /** After a fault nobody knows what the table executed: the link is over. */
  private ended: string | undefined;
  private ignored = { lines: 0, last: '' };

  /** @param patienceMs longest wait altogether while the table says that it is working */
  constructor(
    private readonly timeoutMs: number,
    private readonly patienceMs: number,
  ) {}

  attach(child: Child): void {
    this.child = child;
  }

  ask<O extends Operation>(operation: O, parameters: Parameters[O]): Promise<Answer<O>> {
    const answer = this.before.then(async () => {
      if (this.ended !== undefined) {
        throw new TableFault('SESSION_LOST', printable(`the link has ended: ${this.ended}`, MESSAGE_LIMIT));
      }
      let response: Response;
      try {
        response = await this.exchange(operation, parameters);
      } catch (error) {
        this.ended ??= (error as TableFault).message;
        throw error;
      }
      const { error, result } = response;
      if (error === undefined) return readAnswer(operation, result);
      const { code, message } = error;
      // -32603: the table says that it failed by itself.
      const fault = code === INTERNAL_ERROR ? 'BROKE_OFF' : 'PROTOCOL';
      throw new TableFault(fault, printable(`${operation}: error ${code}, ${message}`, MESSAGE_LIMIT));
    });
    this.before = answer.catch(() => undefined);
    return answer;
  }

  async close(): Promise<void> {
    this.ended ??= 'closed';
    this.question?.failed(new TableFault('SESSION_LOST', 'closed'));
    await this.child?.end();
  }

  line(line: Line): void {
    if (line === null) {
      this.question?.failed(new TableFault('PROTOCOL', 'a line is too long'));
      return;
    }
    const message = readMessage(line);
    const response = responseSchema.safeParse(message);
    const { question } = this;
    if (response.success && response.data.id === question?.id) question.answered(response.data);
    else if (workingSchema.safeParse(message).data?.params.id === question?.id) question?.wait();
    else {
      this.ignored.lines += 1;
      this.ignored.last = line.toString('latin1', 0, EXCERPT_LIMIT);
    }
  }

  gone(how: string): void {
    const message = `the process ended: ${how}`;
    if (this.question !== undefined) this.question.failed(new TableFault('BROKE_OFF', message));
    else this.ended ??= message;
  }

  private exchange(operation: Operation, parameters: unknown): Promise<Response> {
    // Not to be guessed: nothing can be answered before it is asked.
    const id = randomInt(1, 2 ** 47);
    const begun = performance.now();
    this.ignored = { lines: 0, last: '' };
    return new Promise<Response>((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const settle = () => {
        clearTimeout(timer);
        this.question = undefined;
      };
      this.question = {
        id,
        operation,
        begun,
        wait: () => {
          clearTimeout(timer);
          const left = begun + this.patienceMs - performance.now();
          timer = setTimeout(
            () => this.question?.failed(this.timeout(operation, begun)),
            Math.max(0, Math.min(this.timeoutMs, left)),
          );
        },
        answered: (response) => {
          settle();
          resolve(response);
        },
        failed: (fault) => {
          settle();
          reject(fault);
        },
      };
      this.child?.write(JSON.stringify({ jsonrpc: VERSION, id, method: operation, params: parameters }));
      this.question.wait();
    });
  }

  private timeout(operation: Operation, begun: number): TableFault {
    const waited = Math.round(performance.now() - begun);
    const { lines, last } = this.ignored;
    const other = lines === 0 ? '' : `; ${lines} lines that answer nothing, the last: ${last}`;
    return new TableFault(
      'TIMEOUT',
      printable(`${operation}: nothing within ${waited} ms${other}`, MESSAGE_LIMIT),
    );
  }
}

/** Blanks of JSON, before a message that is an object. */
const OBJECT = /^[ \t]*\{/;

function readMessage(line: Buffer): unknown {
  // A process that prints without end must not cost a failed parse for every line.
  if (!OBJECT.test(line.toString('latin1', 0, EXCERPT_LIMIT))) return undefined;
  const text = utf8(line);
  if (text === null) return undefined;
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
