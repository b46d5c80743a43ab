/** Starts the process that explores, follows it, and ends it when it has to be ended. */
import { fork, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import type { Capabilities } from '../../../adapters/table';
import type { Unconnected } from '../runner-messages';
import type { Ended, ExplorationJob, ExplorerMessage, Told } from './job';

const RUNNER = path.join(__dirname, 'runner.cjs');
/** Between a request to end and the end of patience. */
const GRACE_MS = 3_000;
/** Beyond the time for one answer: loading the table's code, a slow disk, a busy machine. */
const STALL_MARGIN_MS = 30_000;

export interface ExploringOptions {
  /** File for all that the table's code prints. */
  readonly output: string;
  /** Aborted where the user interrupts. */
  readonly signal: AbortSignal;
  readonly onSessions: (sessions: number, findings: number) => void;
  /** So long without a word, beyond the time for one answer, and the process is ended. */
  readonly stallMarginMs?: number;
}

export interface Explored {
  readonly capabilities: Capabilities | null;
  readonly unconnected: Unconnected | null;
  readonly findings: readonly Told[];
  /** Null where the process did not come so far. */
  readonly ended: Ended | null;
  /** A defect of the exploration itself. */
  readonly failure: string | null;
  /** Seconds without a word after which the process was ended; null where it was not. */
  readonly stalledAfter: number | null;
  /** An exit code or a signal's name. */
  readonly exit: string;
}

export function exploreApart(job: ExplorationJob, options: ExploringOptions): Promise<Explored> {
  const output = openSync(options.output, 'a');
  const runner = fork(RUNNER, [], {
    stdio: ['ignore', output, output, 'ipc'],
    // A group of its own: a Ctrl-C in the terminal reaches the command line alone, which ends the group in order.
    detached: process.platform !== 'win32',
  });
  closeSync(output);

  let capabilities: Capabilities | null = null;
  let unconnected: Unconnected | null = null;
  let ended: Ended | null = null;
  let failure: string | null = null;
  let stalledAfter: number | null = null;
  const findings: Told[] = [];
  let sessions = 0;

  const killNow = () => kill(runner, 'SIGKILL');
  let grace: NodeJS.Timeout | undefined;
  const interrupt = () => {
    kill(runner, 'SIGTERM');
    grace ??= setTimeout(killNow, job.adapter.timeoutMs + GRACE_MS);
  };
  const limit = job.adapter.timeoutMs + (options.stallMarginMs ?? STALL_MARGIN_MS);
  const stalled = () => {
    stalledAfter = Math.round(limit / 1000);
    killNow();
  };
  let patience = setTimeout(stalled, limit);
  process.once('exit', killNow);
  options.signal.addEventListener('abort', interrupt, { once: true });
  if (options.signal.aborted) interrupt();

  runner.on('message', (received) => {
    clearTimeout(patience);
    patience = setTimeout(stalled, limit);
    const message = received as ExplorerMessage;
    switch (message.type) {
      case 'connected':
        ({ capabilities } = message);
        break;
      case 'unconnected':
        unconnected = message;
        break;
      case 'sessions':
        ({ sessions } = message);
        options.onSessions(sessions, findings.length);
        break;
      case 'finding':
        findings.push(message.finding);
        options.onSessions(Math.max(sessions, message.finding.session), findings.length);
        break;
      case 'ended':
        ({ ended } = message);
        break;
      case 'failed':
        failure = message.message;
        break;
    }
  });
  return new Promise((resolve) => {
    const done = (exit: string) => {
      clearTimeout(patience);
      clearTimeout(grace);
      process.off('exit', killNow);
      options.signal.removeEventListener('abort', interrupt);
      // What the table's code has started may outlive the runner.
      killNow();
      resolve({ capabilities, unconnected, findings, ended, failure, stalledAfter, exit });
    };
    runner.once('error', (error) => done(error.message));
    runner.once('close', (code, signal) => done(signal ?? String(code)));
    runner.send(job);
  });
}

function kill({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    // A negative id is the whole group; Windows has none.
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // Already gone.
  }
}
