/**
 * Processes that load what every run needs while it is still being looked at whether there is to be one. They touch
 * neither table nor folder before they are told their work; those that nobody takes are ended.
 */
import { fork, type ChildProcess } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { SuiteLocation } from '../../checks/location';

const RUNNER = path.join(__dirname, 'runner.cjs');

/** What a runner's process prints to: its own file until there is a folder, then that of the folder. */
export class RunnerOutput {
  private constructor(
    private at: string,
    private readonly folder: string | null,
  ) {}

  /** @param file in a folder that is there already; null where there is none yet */
  static open(file: string | null): RunnerOutput {
    if (file !== null) return new RunnerOutput(file, null);
    const folder = mkdtempSync(path.join(os.tmpdir(), 'craps-conformance-'));
    return new RunnerOutput(path.join(folder, 'output.log'), folder);
  }

  /** Where it stands now. */
  get file(): string {
    return this.at;
  }

  /** Of the file, to be closed by whoever has asked for it. */
  descriptor(): number {
    return openSync(this.at, 'a');
  }

  /**
   * From here on what is printed goes straight into `file`, so that nothing is lost where a process dies; where that is
   * on another disk it is put there by {@link settle}.
   */
  moveTo(file: string): void {
    if (this.folder === null || this.at === file) return;
    if (existsSync(file)) return;
    try {
      renameSync(this.at, file);
      this.at = file;
    } catch {
      // Another disk, or one on which an open file cannot be renamed.
    }
  }

  /** Nobody prints any more: all of it stands in `file`, and nothing elsewhere. */
  settle(file: string): void {
    try {
      if (this.at !== file) appendFileSync(file, readFileSync(this.at));
    } finally {
      this.remove();
    }
  }

  remove(): void {
    if (this.folder !== null) rmSync(this.folder, { recursive: true, force: true });
  }
}

export interface StartedRunner {
  process: ChildProcess;
  output: RunnerOutput;
}

/** @param index counts the processes of one run from 0 */
export function startRunner(
  { root, support }: SuiteLocation,
  index: number,
  output: RunnerOutput,
): StartedRunner {
  const descriptor = output.descriptor();
  try {
    const runner = fork(RUNNER, [JSON.stringify({ root, support })], {
      cwd: root,
      // Under the name by which Cucumber's own workers know theirs.
      env: { ...process.env, CUCUMBER_WORKER_ID: String(index) },
      stdio: ['ignore', descriptor, descriptor, 'ipc'],
      // A group of its own: a Ctrl-C in the terminal reaches the command line alone, which ends the group in order.
      detached: process.platform !== 'win32',
    });
    return { process: runner, output };
  } finally {
    closeSync(descriptor);
  }
}

export class WaitingRunners {
  private readonly waiting: StartedRunner[];
  private readonly endWithThisProcess = () => this.end();

  private constructor(location: SuiteLocation, count: number) {
    this.waiting = Array.from({ length: count }, (_, index) =>
      startRunner(location, index, RunnerOutput.open(null)),
    );
    process.once('exit', this.endWithThisProcess);
  }

  static start(location: SuiteLocation, count: number): WaitingRunners {
    return new WaitingRunners(location, count);
  }

  /** The next of them; undefined where there is none that could still be told anything. */
  take(): StartedRunner | undefined {
    for (;;) {
      const next = this.waiting.shift();
      if (next === undefined || next.process.connected) return next;
      next.output.remove();
    }
  }

  /** Ends those that nobody has taken. */
  end(): void {
    process.off('exit', this.endWithThisProcess);
    for (const { process: runner, output } of this.waiting.splice(0)) {
      runner.kill('SIGKILL');
      output.remove();
    }
  }
}
