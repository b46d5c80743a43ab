/** A child process that answers in lines: started, written to, ended, and what it says beside its answers kept. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, writeSync } from 'node:fs';
import { ANSWER_LIMIT, printable } from '../answers';
import { TableFault } from '../table';
import { LineSplitter, type Line } from '../wire';

export interface ChildSettings {
  command: string;
  arguments: readonly string[];
  cwd: string;
  environment: Record<string, string>;
  /** File for what the child writes to its standard error; appended. */
  errors?: string;
}

export interface ChildListener {
  line(line: Line): void;
  /** The process is gone. @param how for a person */
  gone(how: string): void;
}

/** Between a request to end and the next, sterner one. */
const GRACE_MS = 1_000;
/** What is kept of the child's standard error. */
const ERRORS_LIMIT = 16 * 1024 * 1024;
const LAST_WORDS = 160;

export class Child {
  private readonly process: ChildProcessWithoutNullStreams;
  private readonly lines = new LineSplitter(ANSWER_LIMIT);
  private readonly errors: number | undefined;
  private errorsLeft = ERRORS_LIMIT;
  private lastWords = '';
  private isOver = false;
  private readonly killNow = () => {
    this.process.kill('SIGKILL');
  };

  private constructor(
    { command, arguments: words, cwd, environment, errors }: ChildSettings,
    private readonly listener: ChildListener,
  ) {
    this.errors = errors === undefined ? undefined : openSync(errors, 'a');
    this.process = spawn(command, words, {
      cwd,
      // Python keeps back what it prints to a pipe.
      env: { ...process.env, PYTHONUNBUFFERED: '1', ...environment },
      stdio: 'pipe',
      windowsHide: true,
    });
    const { stdin, stdout, stderr } = this.process;
    // A child that is gone is told by its end.
    for (const stream of [stdin, stdout, stderr]) stream.on('error', () => undefined);
    stdout.on('data', (chunk: Buffer) => {
      for (const line of this.lines.push(chunk)) this.listener.line(line);
    });
    stderr.on('data', (chunk: Buffer) => this.keep(chunk));
    this.process.once('close', (code, signal) => this.over(code, signal));
    this.process.once('exit', (code, signal) => {
      process.off('exit', this.killNow);
      // `close` comes after the last line, and not at all while a grandchild holds the pipes open.
      setTimeout(() => this.over(code, signal), GRACE_MS).unref();
    });
    process.on('exit', this.killNow);
  }

  /** Throws {@link TableFault} ADAPTER where the command cannot be started. */
  static async start(settings: ChildSettings, listener: ChildListener): Promise<Child> {
    const child = new Child(settings, listener);
    try {
      await once(child.process, 'spawn');
    } catch (error) {
      child.closeErrors();
      process.off('exit', child.killNow);
      const why = error instanceof Error ? error.message : String(error);
      throw new TableFault('ADAPTER', printable(`${settings.command}: ${why}`, 300), { cause: error });
    }
    return child;
  }

  write(line: string): void {
    this.process.stdin.write(`${line}\n`);
  }

  /** Ends its input, then asks it to end, then ends it. */
  async end(): Promise<void> {
    this.process.stdin.end();
    if (await this.exitsSoon()) return;
    this.process.kill('SIGTERM');
    if (await this.exitsSoon()) return;
    this.process.kill('SIGKILL');
    await this.exitsSoon();
  }

  private exitsSoon(): Promise<boolean> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return Promise.resolve(true);
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.process.off('exit', exited);
        resolve(false);
      }, GRACE_MS);
      const exited = () => {
        clearTimeout(timer);
        resolve(true);
      };
      this.process.once('exit', exited);
    });
  }

  private keep(chunk: Buffer): void {
    this.lastWords = (this.lastWords + chunk.toString('utf8')).slice(-LAST_WORDS);
    if (this.errors === undefined || this.errorsLeft <= 0) return;
    const kept = chunk.subarray(0, this.errorsLeft);
    this.errorsLeft -= kept.length;
    writeSync(this.errors, kept);
  }

  private over(code: number | null, signal: string | null): void {
    if (this.isOver) return;
    this.isOver = true;
    this.closeErrors();
    this.listener.gone(this.howItEnded(code, signal));
  }

  private closeErrors(): void {
    this.errorsLeft = 0;
    if (this.errors !== undefined) closeSync(this.errors);
  }

  private howItEnded(code: number | null, signal: string | null): string {
    const how = code === null ? `signal ${signal}` : `exit code ${code}`;
    const said = this.lastWords.trim();
    return said === '' ? how : `${how}, its last words: ${printable(said, LAST_WORDS)}`;
  }
}
