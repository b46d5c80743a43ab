/**
 * A module of somebody else, asked in a process of its own: it shares neither memory nor environment nor folder with what
 * judges and records, and ends with its connection.
 */
import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseJson, printable, readAnswer } from '../answers';
import { FAULT_CODES, OPERATIONS, TableFault } from '../table';
import type { Answer, Connection, FaultCode, Operation, Parameters, Table } from '../table';
import { utf8, type Line } from '../wire';
import { Child } from './child';
import { environmentOf } from './environment';
import { READY, answerHead, replySchema, type HostJob, type HostQuestion } from './protocol';

export interface HostedModule {
  job: HostJob;
  /** What is asked first, for the message where it takes too long. */
  what: string;
  timeoutMs: number;
  /** Names of variables of this process's environment that it is given. */
  granted?: readonly string[];
  /** Existing folder for what it prints, and for what it keeps itself. */
  evidence?: string;
  /** Where in `evidence` that goes which it writes into the folder that it is handed; without it, it is handed none. */
  keptIn?: string;
}

const HOST = path.join(__dirname, 'host.cjs');
const ROOT = path.resolve(__dirname, '../..');
/**
 * Where the suite itself is compiled as it is loaded, its compiler unpacks its native part into a folder of the user's,
 * which is not known without his environment, and else would be unpacked for each process anew.
 */
const COMPILER = existsSync(path.join(ROOT, 'tsconfig.json'))
  ? {
      SWC_NATIVE_BINDING_CACHE: path.join(ROOT, 'node_modules', '.cache', 'swc'),
      DISABLE_V8_COMPILE_CACHE: '1',
    }
  : {};
/** For Node and the suite's own code, before anything of the module is loaded. */
const START_MS = 60_000;
/** For an answer at the very end of its time to come over. */
const MARGIN_MS = 500;
const MESSAGE_LIMIT = 300;
/** Of what it may leave as evidence, in bytes and in files. */
const KEPT_BYTES = 64 * 1024 * 1024;
const KEPT_FILES = 1_000;

export const PRINTED = 'stderr.log';

/** Throws {@link TableFault}: what keeps the module from being loaded or from making a table or a connection. */
export async function connectHosted(hosted: HostedModule): Promise<Connection> {
  const { job, what, timeoutMs, granted = [], evidence, keptIn } = hosted;
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'table-')));
  const host = new Host(timeoutMs);
  const end = async (): Promise<void> => {
    await host.end();
    if (evidence !== undefined && keptIn !== undefined) keep(folder, path.join(evidence, keptIn));
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    host.attach(
      await Child.start(
        {
          command: process.execPath,
          arguments: [HOST],
          cwd: folder,
          environment: environmentOf(granted, { TMPDIR: folder, TEMP: folder, TMP: folder, ...COMPILER }),
          ...(evidence === undefined ? {} : { errors: path.join(evidence, PRINTED) }),
        },
        host,
      ),
    );
    await host.ready();
    const handed = evidence !== undefined && keptIn !== undefined ? { evidence: folder } : {};
    await host.tell({ job: { ...job, ...handed } }, what);
  } catch (error) {
    await end();
    throw error;
  }
  const entries = OPERATIONS.map((operation) => [
    operation,
    (parameters: Parameters[Operation]) => host.ask(operation, parameters),
  ]);
  return {
    table: Object.fromEntries(entries) as Table,
    async close() {
      // What goes wrong now concerns no answer any more.
      await host.tell({ close: true }, 'close').catch(() => undefined);
      await end();
    },
  };
}

interface Asked {
  id: string;
  answered(line: string): void;
  failed(fault: TableFault): void;
}

/** One question at a time. */
class Host {
  private child: Child | undefined;
  private asked: Asked | undefined;
  private before: Promise<unknown> = Promise.resolve();
  /** After this nobody knows what an answer would belong to. */
  private ended: string | undefined;
  private isReady = false;
  private whenReady: { done: () => void; failed: (fault: TableFault) => void } | undefined;

  constructor(private readonly timeoutMs: number) {}

  attach(child: Child): void {
    this.child = child;
  }

  ready(): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      if (this.isReady) return resolve();
      if (this.ended !== undefined) return reject(new TableFault('ADAPTER', this.ended));
      const timer = setTimeout(
        () => reject(new TableFault('ADAPTER', 'the process does not start')),
        START_MS,
      );
      this.whenReady = {
        done: () => {
          clearTimeout(timer);
          resolve();
        },
        failed: (fault) => {
          clearTimeout(timer);
          reject(fault);
        },
      };
    });
  }

  async ask<O extends Operation>(operation: O, parameters: Parameters[O]): Promise<Answer<O>> {
    const json = await this.tell({ operation, parameters }, operation);
    let answer: unknown;
    try {
      answer = parseJson(json);
    } catch (error) {
      throw new TableFault('BAD_ANSWER', `${operation}: the answer is not JSON`, { cause: error });
    }
    return readAnswer(operation, answer, json);
  }

  /** @returns the answer as it came, in JSON */
  tell(question: Omit<HostQuestion, 'id'>, what: string): Promise<string> {
    const answer = this.before.then(() => this.exchange(question, what));
    this.before = answer.catch(() => undefined);
    return answer;
  }

  async end(): Promise<void> {
    this.ended ??= 'closed';
    this.asked?.failed(new TableFault('SESSION_LOST', 'closed'));
    await this.child?.end();
  }

  line(line: Line): void {
    if (line === null) {
      this.endWith(new TableFault('BAD_ANSWER', 'the answer is too large'));
      return;
    }
    const text = utf8(line);
    if (!this.isReady && text === READY) {
      this.isReady = true;
      this.whenReady?.done();
    } else if (text !== null) this.asked?.answered(text);
  }

  gone(how: string): void {
    const message = `the process ended: ${how}`;
    this.whenReady?.failed(new TableFault('ADAPTER', message));
    if (this.asked !== undefined) this.asked.failed(new TableFault('BROKE_OFF', message));
    this.ended ??= message;
  }

  private endWith(fault: TableFault): void {
    this.asked?.failed(fault);
    this.ended ??= fault.message;
  }

  private exchange(question: Omit<HostQuestion, 'id'>, what: string): Promise<string> {
    const { ended, child } = this;
    if (ended !== undefined || child === undefined)
      return Promise.reject(
        new TableFault('SESSION_LOST', printable(`the link has ended: ${ended}`, MESSAGE_LIMIT)),
      );
    const id = randomBytes(12).toString('base64url');
    const head = answerHead(id);
    return new Promise<string>((resolve, reject) => {
      const over = () => {
        clearTimeout(timer);
        this.asked = undefined;
      };
      const overdue = () => {
        this.ended ??= 'it did not answer in time';
        return new TableFault(
          'TIMEOUT',
          printable(`${what}: nothing within ${this.timeoutMs} ms`, MESSAGE_LIMIT),
        );
      };
      const timer = setTimeout(() => this.asked?.failed(overdue()), this.timeoutMs + MARGIN_MS);
      this.asked = {
        id,
        answered: (line) => {
          if (line.startsWith(head) && line.endsWith('}')) {
            over();
            resolve(line.slice(head.length, -1));
            return;
          }
          const fault = faultIn(line, id);
          if (fault === null) return;
          over();
          reject(fault);
        },
        failed: (fault) => {
          over();
          this.ended ??= fault.message;
          reject(fault);
        },
      };
      child.write(JSON.stringify({ id, ...question }));
    });
  }
}

/** Null for a line that is no reply to the question: something that was printed. */
function faultIn(line: string, id: string): TableFault | null {
  let reply: unknown;
  try {
    reply = parseJson(line);
  } catch {
    return null;
  }
  const { data } = replySchema.safeParse(reply);
  if (data?.fault === undefined || data.id !== id) return null;
  const { code, message } = data.fault;
  const known = Object.hasOwn(FAULT_CODES, code) ? (code as FaultCode) : 'ADAPTER';
  return new TableFault(known, printable(message, MESSAGE_LIMIT));
}

/** Plain files alone, and no more of them than a folder can bear: a link would lead to somewhere else. */
function keep(from: string, to: string): void {
  let bytes = 0;
  let files = 0;
  const copy = (folder: string, into: string): void => {
    for (const name of readdirSync(folder)) {
      const file = path.join(folder, name);
      const status = lstatSync(file);
      if (status.isDirectory()) copy(file, path.join(into, name));
      if (!status.isFile()) continue;
      bytes += status.size;
      files += 1;
      if (bytes > KEPT_BYTES || files > KEPT_FILES) return;
      mkdirSync(into, { recursive: true });
      cpSync(file, path.join(into, name), { dereference: false, force: true });
    }
  };
  try {
    copy(from, to);
  } catch {
    // What it keeps beside the transcript is its own, and proves nothing.
  }
}
