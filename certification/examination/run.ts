/** Starts the process that runs the suite, follows it, and ends it when it has to be ended. */
import type { ChildProcess } from 'node:child_process';
import { statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Speed } from '../../adapters/check/latency';
import type { AdapterConfiguration } from '../../adapters/connect';
import type { Capabilities } from '../../adapters/table';
import type { SuiteLocation } from '../../checks/location';
import type { NotFollowed, ToFollow } from './asked';
import type { ObservedSession } from './observation/session';
import type { Job, RunnerMessage, Unconnected } from './runner-messages';
import { absorbParts, partFile } from '../resume/messages';
import type { Unwritable } from '../folder/writing';
import { sharesOf } from './shares';
import { alteredFiles, type WrittenEvidence } from './written-evidence';
import { RunnerOutput, startRunner, type StartedRunner, type WaitingRunners } from './waiting-runners';

/** Between a request to end and the end of patience. */
const GRACE_MS = 2_000;
const LOOK_EVERY_MS = 500;
/** Beyond the time for one answer: starting the process and the table's code on a busy machine. */
const DESCRIBE_MARGIN_MS = 30_000;

export interface RunOptions {
  /** File for what the runner prints. */
  output: string;
  /** Aborted where the user interrupts the run. */
  signal: AbortSignal;
  /** So long without a message and without an exchange with the table, and the run has stalled. */
  stallAfterMs: number;
  onPlanned(cases: number): void;
  onCases(cases: number): void;
  /** Everything that the processes have found is in their files, which are put together next. */
  onWritten?(): void;
  /** Processes that were started beforehand. */
  waiting?: WaitingRunners | undefined;
  /** A process was started, and has not been told yet what to do. */
  onStarted?(id: number): void;
  /** The table has said what it is, and nothing was asked of it yet. */
  onConnected?(capabilities: Capabilities): void;
}

export interface RunOutcome {
  /** Null where the table could not be asked. */
  capabilities: Capabilities | null;
  /** Of those that it was asked for. */
  notFollowed: readonly NotFollowed[];
  /** Null where it was not measured. */
  speed: Speed | null;
  /** Why not. */
  unconnected: Unconnected | null;
  /** What made Cucumber give up. */
  failure: string | null;
  /** Which part of the evidence could not be written, so that the run was given up. */
  unwritable: Unwritable | null;
  /** Whether the runner came to its end by itself. */
  finished: boolean;
  /** Files of the evidence that do not hold what was written into them, by their names. */
  altered: readonly string[];
  stalled: boolean;
  /** How a table was observed whose dice nobody sets; null where the suite has set them. */
  observed: ObservedSession | null;
  /** How the process ended where it did not say so itself: an exit code or a signal's name. */
  ended: string;
}

/** @param processes among how many the cases are shared */
export async function runSuite(
  job: Omit<Job, 'shard'>,
  processes: number,
  options: RunOptions,
): Promise<RunOutcome> {
  const shares = sharesOf(job.languages, job.features, processes);
  if (shares.length <= 1) return runShard({ ...job, shard: null }, 0, options);
  const total = shared(options, shares.length);
  const jobs = shares.map((share, index) => ({
    ...job,
    ...share,
    observes: index === 0 ? job.languages : [],
    messages: partFile(job.messages, index + 1),
  }));
  const outcomes = await Promise.all(jobs.map((each, index) => runShard(each, index, total)));
  options.onWritten?.();
  await absorbParts(job.messages);
  return together(outcomes);
}

/**
 * What the table says of itself, with nothing put on record.
 *
 * @param follow asked beside it: whether the table can follow these
 */
export function describeTable(
  { root, support }: SuiteLocation,
  { evidence: _kept, ...adapter }: AdapterConfiguration,
  follow?: ToFollow,
): Promise<RunOutcome> {
  const parameters = { adapter, readings: {}, options: {}, authorisations: [], minorUnitsPerAmount: 1 };
  return runShard(
    {
      ...{ root, support, describeOnly: true, features: [], tagExpression: '', languages: [], mostThrows: 1 },
      ...{ shard: null, messages: os.devNull, ...(follow === undefined ? {} : { follow }) },
      parameters: { ...parameters, inspection: null, transcript: null },
    },
    0,
    {
      output: os.devNull,
      signal: new AbortController().signal,
      stallAfterMs: adapter.timeoutMs + DESCRIBE_MARGIN_MS,
      onPlanned: () => undefined,
      onCases: () => undefined,
    },
  );
}

/** One count of all cases, told once every process knows its own. */
function shared(options: RunOptions, processes: number): RunOptions {
  const counts: number[] = [];
  return {
    ...options,
    onPlanned(cases) {
      counts.push(cases);
      if (counts.length === processes) options.onPlanned(counts.reduce((sum, count) => sum + count, 0));
    },
  };
}

/** Of a run that several processes shared, what went wrong in the first of them that went wrong. */
function together(outcomes: readonly RunOutcome[]): RunOutcome {
  const [first = NOTHING_RUN] = outcomes;
  const wrong = outcomes.find(
    ({ finished, failure, unconnected }) => !finished || failure !== null || unconnected,
  );
  return {
    ...(wrong ?? first),
    unwritable: outcomes.find((each) => each.unwritable !== null)?.unwritable ?? null,
    capabilities: outcomes.find(({ capabilities }) => capabilities !== null)?.capabilities ?? null,
    altered: [...new Set(outcomes.flatMap(({ altered }) => altered))],
    observed: outcomes.find(({ observed }) => observed !== null)?.observed ?? null,
    stalled: outcomes.some(({ stalled }) => stalled),
  };
}

/** Where nothing was run. */
export const NOTHING_RUN: RunOutcome = {
  capabilities: null,
  notFollowed: [],
  speed: null,
  unconnected: null,
  failure: null,
  unwritable: null,
  finished: false,
  altered: [],
  stalled: false,
  observed: null,
  ended: '',
};

function runShard(job: Job, worker: number, options: RunOptions): Promise<RunOutcome> {
  const outcome: RunOutcome = { ...NOTHING_RUN };
  const { root, support } = job;
  const { process: runner, output }: StartedRunner =
    options.waiting?.take() ?? startRunner({ root, support }, worker, RunnerOutput.open(options.output));
  output.moveTo(options.output);

  const ending = new Ending(runner);
  const interrupt = () => ending.begin();
  const killWithThisProcess = () => ending.now();
  process.once('exit', killWithThisProcess);
  options.signal.addEventListener('abort', interrupt, { once: true });
  if (options.signal.aborted) interrupt();
  const stall = new StallWatch([job.messages, job.parameters.transcript ?? ''], options.stallAfterMs, () => {
    outcome.stalled = true;
    ending.begin();
  });

  let written: WrittenEvidence | null = null;
  runner.on('message', (received) => {
    const message = received as RunnerMessage;
    stall.alive();
    if (message.type === 'connected') {
      outcome.capabilities = message.capabilities;
      outcome.notFollowed = message.notFollowed;
      outcome.speed = message.speed;
      options.onConnected?.(message.capabilities);
    } else if (message.type === 'unconnected') {
      const { code, message: text, problems } = message;
      outcome.unconnected = { code, message: text, problems };
    } else if (message.type === 'planned') options.onPlanned(message.cases);
    else if (message.type === 'cases') options.onCases(message.cases);
    else if (message.type === 'observed') outcome.observed = message.session;
    else if (message.type === 'failed') outcome.failure = message.message;
    else if (message.type === 'unwritable') outcome.unwritable = { file: message.file, code: message.code };
    else {
      outcome.finished = true;
      // Its process ends next, and nobody else has a reason to write into what it has written.
      written = message.written;
    }
  });
  return new Promise((resolve, reject) => {
    const over = () => {
      options.signal.removeEventListener('abort', interrupt);
      process.off('exit', killWithThisProcess);
      stall.end();
      ending.end();
      output.settle(options.output);
    };
    const done = (ended: string) => {
      over();
      // A transcript may be written elsewhere than the messages, and stands with the wires' records.
      const folder = path.dirname(job.parameters.transcript ?? job.messages);
      resolve({ ...outcome, altered: written === null ? [] : alteredFiles(written, folder), ended });
    };
    runner.once('error', (error) => done(error.message));
    runner.once('close', (code, signal) => done(signal ?? String(code)));
    try {
      if (runner.pid !== undefined) options.onStarted?.(runner.pid);
      runner.send(job);
    } catch (error) {
      over();
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  });
}

/** Asks a process and those that it started to end, and after a while ends them. */
class Ending {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly runner: ChildProcess) {}

  begin(): void {
    if (this.timer !== undefined) return;
    this.kill('SIGTERM');
    this.timer = setTimeout(() => this.now(), GRACE_MS);
  }

  now(): void {
    this.kill('SIGKILL');
  }

  end(): void {
    clearTimeout(this.timer);
    // What the table's code has started may outlive the runner.
    this.now();
  }

  private kill(signal: NodeJS.Signals): void {
    const { pid } = this.runner;
    if (pid === undefined) return;
    try {
      // A negative id is the whole group; Windows has none.
      process.kill(process.platform === 'win32' ? pid : -pid, signal);
    } catch {
      // Already gone.
    }
  }
}

/** A table that never yields cannot be timed out from within its process. */
class StallWatch {
  private readonly timer: NodeJS.Timeout;
  private seen = '';
  private lastSign = Date.now();

  constructor(
    private readonly files: readonly string[],
    limitMs: number,
    onStall: () => void,
  ) {
    this.timer = setInterval(() => {
      const sizes = this.files.map(size).join();
      if (sizes !== this.seen) this.alive();
      this.seen = sizes;
      if (Date.now() - this.lastSign > limitMs) onStall();
    }, LOOK_EVERY_MS);
  }

  alive(): void {
    this.lastSign = Date.now();
  }

  end(): void {
    clearInterval(this.timer);
  }
}

function size(file: string): number {
  try {
    return statSync(file).size;
  } catch {
    return 0;
  }
}
