/** A child process that answers in lines: started, written to, ended, and what it says beside its answers kept. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fstatSync, openSync, writeFileSync } from 'node:fs';
import { ANSWER_LIMIT, printable } from '../answers';
import { TableFault } from '../table';
import { endMarked, newMark } from './descendants';
import { LineSplitter, type Line, type WireLog } from '../wire';

export interface ChildSettings {
  command: string;
  arguments: readonly string[];
  cwd: string;
  /** All that it is given of one. */
  environment: Record<string, string>;
  /** File for what the child writes to its standard error; appended. */
  errors?: string;
  /** For what goes over its standard input and output. */
  log?: WireLog;
}

export interface ChildListener {
  line(line: Line): void;
  /** The process is gone. @param how for a person */
  gone(how: string): void;
}

/** Between a request to end and the next, sterner one. */
const GRACE_MS = 1_000;
/** A group of its own, so that what the child starts ends with it; Windows has none. */
const OWN_GROUP = process.platform !== 'win32';
/** What is kept of the standard error of all children of a run. */
const ERRORS_LIMIT = 16 * 1024 * 1024;
const LAST_WORDS = 160;

export class Child {
  private readonly process: ChildProcessWithoutNullStreams;
  private readonly lines = new LineSplitter(ANSWER_LIMIT);
  private errors: number | undefined;
  private readonly log: WireLog | undefined;
  private errorsLeft = 0;
  private errorsDropped = 0;
  private lastWords = '';
  private isOver = false;
  private readonly mark = newMark();
  private readonly killNow = () => this.kill('SIGKILL');

  private constructor(
    { command, arguments: words, cwd, environment, errors, log }: ChildSettings,
    private readonly listener: ChildListener,
  ) {
    this.log = log;
    this.process = spawn(command, words, {
      cwd,
      env: { ...environment, ...this.mark },
      stdio: 'pipe',
      windowsHide: true,
      detached: OWN_GROUP,
    });
    this.errors = errors === undefined ? undefined : openSync(errors, 'a');
    if (this.errors !== undefined) this.errorsLeft = ERRORS_LIMIT - fstatSync(this.errors).size;
    const { stdin, stdout, stderr } = this.process;
    // A child that is gone is told by its end.
    for (const stream of [stdin, stdout, stderr]) stream.on('error', () => undefined);
    stdout.on('data', (chunk: Buffer) => {
      this.log?.received(chunk);
      for (const line of this.lines.push(chunk)) this.listener.line(line);
    });
    stderr.on('data', (chunk: Buffer) => this.keep(chunk));
    this.process.once('close', (code, signal) => this.over(code, signal));
    this.process.once('exit', (code, signal) => {
      // `close` comes after the last line, and not at all while a grandchild holds the pipes open.
      setTimeout(() => this.over(code, signal), GRACE_MS).unref();
    });
    process.on('exit', this.killNow);
  }

  /** Throws {@link TableFault} ADAPTER where the command cannot be started. */
  static async start(settings: ChildSettings, listener: ChildListener): Promise<Child> {
    let child: Child | undefined;
    try {
      child = new Child(settings, listener);
      await once(child.process, 'spawn');
    } catch (error) {
      child?.closeErrors();
      if (child !== undefined) process.off('exit', child.killNow);
      const why = error instanceof Error ? error.message : String(error);
      throw new TableFault('ADAPTER', printable(`${settings.command}: ${why}`, 300), { cause: error });
    }
    return child;
  }

  write(line: string): void {
    const bytes = Buffer.from(`${line}\n`);
    this.process.stdin.write(bytes);
    // The table is at work meanwhile.
    this.log?.sent(bytes);
  }

  /** Ends its input, then asks it to end, then ends it, and with it whatever it has started. */
  async end(): Promise<void> {
    const { stdin, stdout, stderr } = this.process;
    stdin.end();
    if (!(await this.soon('exit', this.hasExited))) {
      this.kill('SIGTERM');
      await this.soon('exit', this.hasExited);
    }
    this.killNow();
    await this.soon('exit', this.hasExited);
    endMarked(this.mark);
    // What it said last may still be in its pipes, and somebody who left the group may hold them open.
    await this.soon('close', this.isOver);
    stdout.destroy();
    stderr.destroy();
    process.off('exit', this.killNow);
  }

  private get hasExited(): boolean {
    return this.process.exitCode !== null || this.process.signalCode !== null;
  }

  private kill(signal: NodeJS.Signals): void {
    const { pid } = this.process;
    if (pid === undefined) return;
    try {
      process.kill(OWN_GROUP ? -pid : pid, signal);
    } catch {
      // Already gone.
    }
  }

  /** Whether the event comes within the grace, or came before. */
  private soon(event: 'exit' | 'close', before: boolean): Promise<boolean> {
    if (before) return Promise.resolve(true);
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.process.off(event, came);
        resolve(false);
      }, GRACE_MS);
      const came = () => {
        clearTimeout(timer);
        resolve(true);
      };
      this.process.once(event, came);
    });
  }

  private keep(chunk: Buffer): void {
    this.lastWords = (this.lastWords + chunk.toString('utf8')).slice(-LAST_WORDS);
    if (this.errors === undefined) return;
    const kept = chunk.subarray(0, Math.max(0, this.errorsLeft));
    this.errorsLeft -= kept.length;
    this.errorsDropped += chunk.length - kept.length;
    if (kept.length > 0 && !this.keepWords(kept)) this.errorsDropped += kept.length;
  }

  /** What a child prints beside its answers is told to whoever looks for a cause, and proves nothing. */
  private keepWords(text: string | Buffer): boolean {
    try {
      writeFileSync(this.errors as number, text);
      return true;
    } catch {
      return false;
    }
  }

  private over(code: number | null, signal: string | null): void {
    if (this.isOver) return;
    this.isOver = true;
    this.closeErrors();
    this.listener.gone(this.howItEnded(code, signal));
  }

  private closeErrors(): void {
    if (this.errors === undefined) return;
    // Whoever reads the file has to know that it is not all.
    if (this.errorsDropped > 0) this.keepWords(`\n[… ${this.errorsDropped} bytes]\n`);
    closeSync(this.errors);
    this.errors = undefined;
  }

  private howItEnded(code: number | null, signal: string | null): string {
    const how = code === null ? `signal ${signal}` : `exit code ${code}`;
    const said = this.lastWords.trim();
    return said === '' ? how : `${how}, its last words: ${printable(said, LAST_WORDS)}`;
  }
}
