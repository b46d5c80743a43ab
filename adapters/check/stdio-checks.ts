/** Checks of a table behind standard input and output: JSON-RPC 2.0, a message a line. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { printable, readAnswer } from '../answers';
import { commandWords } from '../stdio/command-line';
import { TableFault } from '../table';
import { LineSplitter, utf8 } from '../wire';
import { Skipped, type Check, type Notes } from './finding';

const LINE_LIMIT = 16 * 1024 * 1024;
/** Longer than any question of the suite. */
const TOO_LONG = 2 * 1024 * 1024;
/** A group of its own, so that what the process starts ends with it; Windows has none. */
const OWN_GROUP = process.platform !== 'win32';
const SILENCE_MS = 200;
const END_MS = 2_000;

interface Message {
  id?: unknown;
  result?: unknown;
  error?: { code?: unknown };
}

export function stdioChecks(target: string, cwd: string, timeoutMs: number): Check[] {
  let started: RawProcess | undefined;
  const running = () => {
    if (started === undefined) throw new Skipped('unanswered');
    return started;
  };
  const check = (id: string, run: (notes: Notes, child: RawProcess) => Promise<void>): Check => ({
    check: `stdio.${id}`,
    run: (notes) => run(notes, running()),
  });
  const goesOn = async (notes: Notes, child: RawProcess, finding: string) => {
    if ((await child.ask('state', {})) === null) notes.wrong(finding);
  };

  return [
    {
      check: 'stdio.answer',
      run: async () => {
        const child = await RawProcess.start(target, cwd, timeoutMs);
        const message = await child.ask('describe', {});
        if (message === null) {
          const { ended, errors } = child;
          await child.kill();
          throw new TableFault(
            ended === undefined ? 'TIMEOUT' : 'DISCONNECTED',
            printable(`describe: ${ended ?? `nothing within ${timeoutMs} ms`} ${errors}`.trim(), 300),
          );
        }
        started = child;
        readAnswer('describe', message.result);
      },
    },

    check('split', async (notes, child) => {
      const bytes = child.question('state', {});
      for (const byte of bytes) {
        child.write(Buffer.from([byte]));
        await new Promise(setImmediate);
      }
      if ((await child.response(child.id)) === null) notes.wrong('bytewise');
      // Above all a character of several bytes that is cut in its middle.
      const named = child.question('join', { player: '博彩者', buyIn: 0 });
      for (let at = 1; at < named.length; at += 7) {
        const again = at === 1 ? named : child.question('state', { x: '博彩者' });
        child.write(again.subarray(0, at));
        await pause(1);
        child.write(again.subarray(at));
        if ((await child.response(child.id)) === null) {
          notes.wrong('split', { at });
          return;
        }
      }
    }),

    check('two', async (notes, child) => {
      const first = child.question('state', {});
      const firstId = child.id;
      const second = child.question('describe', {});
      child.write(Buffer.concat([first, second]));
      const answers = [await child.response(firstId), await child.response(child.id)];
      if (answers.includes(null)) notes.wrong('twoLines');
    }),

    check('ends', async (notes, child) => {
      child.write(Buffer.from('\n\r\n'));
      const bytes = child.question('state', {}).subarray(0, -1);
      child.write(Buffer.concat([bytes, Buffer.from('\r\n')]));
      if ((await child.response(child.id)) === null) notes.wrong('end', { end: '"\\r\\n"' });
    }),

    check('noise', async (notes, child) => {
      for (const line of ['this is no JSON', '{"jsonrpc":"2.0"', '[]', '{}', 'null']) {
        child.write(Buffer.from(`${line}\n`));
        await goesOn(notes, child, 'afterNoJson');
      }
      child.write(Buffer.from('{"player":"\xff"}\n', 'latin1'));
      await goesOn(notes, child, 'afterBadUtf8');
    }),

    check('tooLong', async (notes, child) => {
      child.write(Buffer.from(`${'x'.repeat(TOO_LONG)}\n`));
      await goesOn(notes, child, 'afterTooLong');
    }),

    check('method', async (notes, child) => {
      for (const method of ['leave', 'constructor', '__proto__']) {
        const answer = await child.ask(method, {});
        if (answer === null) notes.wrong('methodSilent', { method });
        else if (answer.error === undefined) notes.wrong('methodAnswered', { method });
        else if (answer.error.code !== -32601) notes.remark('methodCode', { method });
      }
    }),

    check('notification', async (notes, child) => {
      const before = child.messages;
      child.write(Buffer.from('{"jsonrpc":"2.0","method":"state","params":{}}\n'));
      await pause(SILENCE_MS);
      if (child.messages > before) notes.remark('notificationAnswered');
    }),

    check('output', (notes, child) => {
      if (child.otherLines > 0)
        notes.remark('otherOutput', { lines: child.otherLines, last: child.lastOther });
      return Promise.resolve();
    }),

    check('close', async (notes, child) => {
      if (!(await child.end())) notes.remark('notEnded', { seconds: END_MS / 1000 });
    }),
  ];
}

class RawProcess {
  id = 0;
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
    child.stderr.on('data', (chunk: Buffer) => (this.errors = (this.errors + String(chunk)).slice(-200)));
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
    if (command === undefined) throw new TableFault('ADAPTER', printable(`${target}: no command`, 300));
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
      throw new TableFault('ADAPTER', printable((error as Error).message, 300), { cause: error });
    }
  }

  question(method: string, params: unknown): Buffer {
    this.id += 1;
    this.open.add(this.id);
    return Buffer.from(`${JSON.stringify({ jsonrpc: '2.0', id: this.id, method, params })}\n`);
  }

  write(bytes: Buffer): void {
    this.child.stdin.write(bytes);
  }

  /** Null where nothing comes in time. */
  ask(method: string, params: unknown): Promise<Message | null> {
    this.write(this.question(method, params));
    return this.response(this.id);
  }

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
        if (this.messages === 0) return null;
        throw new TableFault('DISCONNECTED', printable(`${this.ended} ${this.errors}`.trim(), 300));
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
