/** A process as bytes at its standard input and output, so that lines can be written badly. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { printable } from '../../answers';
import { commandWords } from '../../stdio/command-line';
import { TableFault } from '../../table';
import { LineSplitter, utf8 } from '../../wire';

const LINE_LIMIT = 16 * 1024 * 1024;
/** A group of its own, so that what the process starts ends with it; Windows has none. */
const OWN_GROUP = process.platform !== 'win32';
export const END_MS = 2_000;
/** Of the standard error; a trace of a deep recursion goes into it. */
const ERRORS_KEPT = 64 * 1024;
const MESSAGE_LIMIT = 300;

export interface Message {
  id?: unknown;
  result?: unknown;
  error?: { code?: unknown };
}

export class RawProcess {
  /** Lines that are JSON. */
  messages = 0;
  otherLines = 0;
  lastOther = '';
  errors = '';
  ended: string | undefined;
  private readonly answers = new Map<unknown, Message>();
  /** Questions without an answer: nothing else is kept of what a process may send without end. */
  private readonly open = new Set<unknown>();
  private readonly killNow = () => this.killGroup();
  private wake: () => void = () => undefined;

  private constructor(
    private readonly child: ChildProcessByStdio<Writable, Readable, Readable>,
    private readonly timeoutMs: number,
  ) {
    const lines = new LineSplitter(LINE_LIMIT);
    child.stdout.on('data', (chunk: Buffer) => {
      for (const line of lines.push(chunk)) this.take(line);
    });
    child.stderr.on(
      'data',
      (chunk: Buffer) => (this.errors = (this.errors + String(chunk)).slice(-ERRORS_KEPT)),
    );
    // A process that has ended takes no more; its end is told by `exit`.
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', () => undefined);
    process.on('exit', this.killNow);
    child.once('exit', (code, signal) => {
      this.ended = signal ?? `exit code ${code}`;
      this.wake();
    });
  }

  /** Throws {@link TableFault} ADAPTER. */
  static async start(target: string, cwd: string, timeoutMs: number): Promise<RawProcess> {
    const [command, ...rest] = commandWords(target) ?? [];
    if (command === undefined)
      throw new TableFault('ADAPTER', printable(`${target}: no command`, MESSAGE_LIMIT));
    try {
      const child = spawn(command, rest, {
        cwd,
        env: { ...process.env, PYTHONUNBUFFERED: '1' },
        stdio: ['pipe', 'pipe', 'pipe'],
        detached: OWN_GROUP,
        windowsHide: true,
      });
      await once(child, 'spawn');
      return new RawProcess(child, timeoutMs);
    } catch (error) {
      throw new TableFault('ADAPTER', printable((error as Error).message, MESSAGE_LIMIT), { cause: error });
    }
  }

  /** @param id of the question that the bytes ask; its answer is kept */
  write(bytes: Buffer, id?: unknown): void {
    if (id !== undefined) this.open.add(id);
    this.child.stdin.write(bytes);
  }

  /** Null where nothing comes in time. Throws {@link TableFault} DISCONNECTED where the process has ended. */
  async response(id: unknown): Promise<Message | null> {
    const deadline = performance.now() + this.timeoutMs;
    for (;;) {
      const answer = this.answers.get(id);
      if (answer !== undefined) {
        this.answers.delete(id);
        return answer;
      }
      const left = deadline - performance.now();
      if (left <= 0) return null;
      if (this.ended !== undefined) {
        throw new TableFault('DISCONNECTED', printable(`the process ended: ${this.ended}`, MESSAGE_LIMIT), {
          cause: new Remains(this.errors),
        });
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  /** Whether it ends by itself when its input does. */
  async end(): Promise<boolean> {
    this.child.stdin.end();
    const ended = await this.exited(END_MS);
    await this.kill();
    return ended;
  }

  /** With whatever it has started, which would hold its pipes open. */
  async kill(): Promise<void> {
    this.killGroup();
    await this.exited(END_MS);
    this.child.stdout.destroy();
    this.child.stderr.destroy();
    process.off('exit', this.killNow);
  }

  private killGroup(): void {
    const { pid } = this.child;
    if (pid === undefined) return;
    try {
      process.kill(OWN_GROUP ? -pid : pid, 'SIGKILL');
    } catch {
      // Already gone.
    }
  }

  private async exited(withinMs: number): Promise<boolean> {
    const deadline = performance.now() + withinMs;
    while (this.ended === undefined && performance.now() < deadline) await pause(10);
    return this.ended !== undefined;
  }

  private take(line: Buffer | null): void {
    const message = line === null ? null : messageOf(line);
    if (message === null) {
      this.otherLines += 1;
      this.lastOther = line?.toString('latin1', 0, 80) ?? '';
      return;
    }
    this.messages += 1;
    // Errors about lines without an id come with the id null.
    if (this.open.delete(message.id)) this.answers.set(message.id, message);
    this.wake();
  }
}

function messageOf(line: Buffer): Message | null {
  try {
    const value = JSON.parse(utf8(line) ?? '') as unknown;
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

/** What a process wrote to its standard error before it ended. */
class Remains extends Error {
  constructor(errors: string) {
    super('standard error');
    this.stack = errors;
  }
}
