/**
 * The process in which Cucumber and the table's code run. It is another one than the command line's because a library
 * table is foreign code: it may exit, hang, print or never yield, and none of that may keep the command line from
 * writing a verdict or take the place of one.
 */
import { openSync, writeSync } from 'node:fs';
import { Writable } from 'node:stream';
import { runCucumber, type IRunOptionsRuntime } from '@cucumber/cucumber/api';
import type { Envelope } from '@cucumber/messages';
import { connect } from '../../adapters/connect';
import { TableFault, type Capabilities } from '../../adapters/table';
import { Transcript } from '../../adapters/transcript';
import type { RunParameters } from '../../steps/run-parameters';
import { REGISTER } from '../checks/support-code';
import type { Job, RunnerMessage } from './runner-messages';

/** Characters kept back at most before they are written. */
const LONGEST_PENDING = 65_536;

process.once('message', (job) => void carryOut(job as Job));
// The command line is gone: nobody is left to judge.
process.once('disconnect', () => process.exit(1));

async function carryOut(job: Job): Promise<void> {
  const capabilities = await described(job.parameters);
  if (capabilities !== null) {
    tell({ type: 'connected', capabilities });
    await run(job);
  }
  // A table may keep timers or sockets open that nobody waits for.
  process.send?.({ type: 'finished' } satisfies RunnerMessage, undefined, {}, () => process.exit(0));
}

function tell(message: RunnerMessage): void {
  process.send?.(message);
}

/** Asked once before the run: a table that cannot be reached is told in one sentence, not in every case. */
async function described({ adapter, transcript: file }: RunParameters): Promise<Capabilities | null> {
  const transcript = new Transcript(file ?? undefined, 'describe');
  try {
    const connection = await connect(adapter);
    try {
      const answer = await transcript.record(connection.table).describe({});
      if (answer.ok) return answer.value;
      tell({
        type: 'unconnected',
        code: answer.refusal.code,
        message: answer.refusal.detail ?? '',
        problems: [],
      });
      return null;
    } finally {
      await connection.close();
    }
  } catch (error) {
    const { code, problems } = error instanceof TableFault ? error : { code: 'HARNESS', problems: [] };
    tell({ type: 'unconnected', code, message: messageOf(error), problems });
    return null;
  } finally {
    transcript.close();
  }
}

async function run(job: Job): Promise<void> {
  const messages = new MessageFile(job.messages);
  try {
    await runCucumber(
      {
        sources: {
          paths: job.features,
          defaultDialect: 'en',
          names: [],
          tagExpression: job.tagExpression,
          order: 'defined',
          ...(job.shard === null ? {} : { shard: job.shard }),
        },
        support: { requireModules: [REGISTER], requirePaths: job.support },
        runtime: {
          dryRun: false,
          failFast: false,
          filterStacktraces: true,
          // Cucumber's own workers are handed the whole feature file with every case, which on files of thousands of
          // rows costs many times what they save; the cases are shared out in shards instead.
          parallel: 0,
          retry: 0,
          retryTagFilter: '',
          strict: true,
          worldParameters: job.parameters as unknown as IRunOptionsRuntime['worldParameters'],
        },
        formats: { stdout: 'message', files: {}, publish: false, options: {} },
      },
      { cwd: job.root, stdout: messages.stream },
      progress(),
    );
  } catch (error) {
    tell({ type: 'failed', message: messageOf(error) });
  } finally {
    messages.flush();
  }
}

/** Written case by case: every case that was finished before a crash or an interruption is on record. */
class MessageFile {
  private pending = '';
  private readonly descriptor: number;

  constructor(file: string) {
    this.descriptor = openSync(file, 'wx');
  }

  readonly stream = new Writable({
    decodeStrings: false,
    write: (line: string, _encoding, done) => {
      this.pending += line;
      if (line.startsWith('{"testCaseFinished"') || this.pending.length > LONGEST_PENDING) this.flush();
      done();
    },
  });

  flush(): void {
    if (this.pending !== '') writeSync(this.descriptor, this.pending);
    this.pending = '';
  }
}

/**
 * All test cases are known before the first one starts. What is told is told after it was written: whoever ends this
 * process on hearing of a case finds the case on record.
 */
function progress(): (envelope: Envelope) => void {
  let planned = 0;
  let told = false;
  return (envelope) => {
    if (envelope.testCase) planned += 1;
    if (envelope.testCaseStarted && !told) {
      queueMicrotask(() => tell({ type: 'planned', cases: planned }));
      told = true;
    }
    if (envelope.testCaseFinished) queueMicrotask(() => tell({ type: 'case' }));
  };
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A fault of the table is told whole and bounded; what caused it is not.
  if (error instanceof TableFault) return error.message;
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
