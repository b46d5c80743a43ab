/**
 * The process in which Cucumber and the table's code run. It is another one than the command line's because a library
 * table is foreign code: it may exit, hang, print or never yield, and none of that may keep the command line from
 * writing a verdict or take the place of one.
 */
import { createHash, randomUUID } from 'node:crypto';
import { fstatSync } from 'node:fs';
import { Writable } from 'node:stream';
import { loadSupport, runCucumber, type IRunOptionsRuntime } from '@cucumber/cucumber/api';
import { TimeConversion, type Envelope } from '@cucumber/messages';
import { chainHeads } from '../../adapters/chain';
import { connect } from '../../adapters/connect';
import { EvidenceError, EvidenceFile } from '../../adapters/evidence-file';
import { TableFault, type Capabilities } from '../../adapters/table';
import { Transcript } from '../../adapters/transcript';
import type { SuiteLocation } from '../../checks/location';
import { readSuite } from '../../checks/suite';
import { REGISTER, definitionsIn } from '../../checks/support-code';
import type { Speed } from '../../adapters/check/latency';
import { notFollowed, type NotFollowed } from './asked';
import { speedAt } from './speed-at';
import { ExhaustiveSession, type ExhaustiveJob } from './exhaustive/session';
import { shareOut } from './observation/inspection-cases';
import { runObservation } from './observation/run';
import { rememberMatches } from './remembered-matches';
import { RunProgress } from './run-progress';
import type { Job, RunnerMessage } from './runner-messages';
import type { WrittenMessages } from './written-evidence';

/** 128 and the number of SIGTERM, as shells report it. */
const TERMINATED = 143;
/** Characters kept back at most before they are written. */
const LONGEST_PENDING = 65_536;

process.once('message', (job) => void carryOut(job as Job).catch(stop));
// The command line is gone: nobody is left to judge.
process.once('disconnect', () => process.exit(1));
// Ended in order, so that what an adapter has started is ended too; see `Ending` in run.ts.
process.once('SIGTERM', () => {
  concludeEarly();
  process.exit(TERMINATED);
});

/** What this process has written of Cucumber's messages. */
let writtenMessages: () => WrittenMessages | null = () => null;

/** Puts on record what is only written at the end. */
let concludeEarly: () => void = () => undefined;

async function carryOut(job: Job): Promise<void> {
  const table = await described(job);
  if (table !== null) {
    const { capabilities } = table;
    tell({ type: 'connected', ...table });
    if (job.describeOnly !== true) await run(job, capabilities);
    progress.flush();
  }
  // A table may keep timers or sockets open that nobody waits for.
  const written = { messages: writtenMessages(), chains: chainHeads() };
  process.send?.({ type: 'finished', written } satisfies RunnerMessage, undefined, {}, () => process.exit(0));
}

const progress = new RunProgress(tell);

let stopped = false;

/** What would be tested from here on would not be on record, or not be judged. */
function stop(error: unknown): void {
  if (stopped) return;
  stopped = true;
  const message: RunnerMessage =
    error instanceof EvidenceError
      ? { type: 'unwritable', file: error.file, code: error.code }
      : { type: 'failed', message: messageOf(error) };
  process.send?.(message, undefined, {}, () => process.exit(1));
}

/** A step or a hook that could not put its exchanges on record has failed of that, and says so in Cucumber's words. */
function follow(envelope: Envelope): void {
  progress.follow(envelope);
  const { exception } = envelope.testStepFinished?.testStepResult ?? {};
  if (exception?.type !== EvidenceError.name) return;
  const [file = '', code = ''] = (exception.message ?? '').split(': ');
  stop(new EvidenceError(file, code));
}

function tell(message: RunnerMessage): void {
  process.send?.(message);
}

/** Asked once before the run: a table that cannot be reached is told in one sentence, not in every case. */
async function described({
  parameters: { adapter, transcript: file },
  follow: asked,
  describeOnly = false,
}: Job): Promise<{ capabilities: Capabilities; notFollowed: NotFollowed[]; speed: Speed | null } | null> {
  const transcript = new Transcript(file ?? undefined, 'describe');
  try {
    const connection = await connect(adapter);
    try {
      const table = transcript.record(connection.table, connection.wire);
      const answer = await table.describe({});
      if (answer.ok) {
        const { value: capabilities } = answer;
        const refused =
          asked === undefined ? [] : await notFollowed(table, capabilities, adapter.kind, asked);
        const hasWire = adapter.kind !== 'library' && adapter.kind !== 'journal';
        const speed = describeOnly && hasWire ? await speedAt(table) : null;
        return { capabilities, notFollowed: refused, speed };
      }
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
    if (error instanceof EvidenceError) throw error;
    const { code, problems } = error instanceof TableFault ? error : { code: 'HARNESS', problems: [] };
    tell({ type: 'unconnected', code, message: messageOf(error), problems });
    return null;
  } finally {
    transcript.close();
  }
}

async function run(job: Job, capabilities: Capabilities): Promise<void> {
  const messages = new MessageFile(job.messages);
  writtenMessages = () => messages.written();
  try {
    if (job.exhaustive !== undefined) await runCells(job, job.exhaustive, capabilities);
    else if (capabilities.control === 'forced') await runFeatures(job, job.features, messages);
    else await runObserved(job, capabilities, messages);
  } catch (error) {
    if (error instanceof EvidenceError) throw error;
    tell({ type: 'failed', message: messageOf(error) });
  } finally {
    messages.flush();
  }
  messages.close();
}

/**
 * Without dice that can be set: what a person has recorded is judged case by case, the rest is observed. Of the processes
 * that share a run one does all of it.
 */
async function runObserved(shared: Job, capabilities: Capabilities, messages: MessageFile): Promise<void> {
  const job = { ...shared, languages: shared.observes ?? shared.languages };
  // One that has nothing to do has come to its end all the same, and says so.
  if (job.languages.length === 0) return messages.writeAll(emptyRun());
  const suite = readSuite({ root: job.root, support: job.support });
  const { inspected, cases, played } = shareOut(suite, definitionsIn(await supportOf(job)), job);
  const { parameters, languages, tagExpression, mostThrows } = job;
  const observed = runObservation(
    { parameters, capabilities, languages, tagExpression, mostThrows, clauses: played },
    {
      planned: (seen) => progress.planned(cases + seen),
      case: () => progress.caseDone(),
      messages: (envelopes) => messages.writeAll(envelopes),
      ended: (session) => tell({ type: 'observed', session }),
    },
  );
  concludeEarly = observed.conclude;
  await observed.done;
  if (inspected.length > 0) await runFeatures({ ...job, shard: null }, [...inspected], messages);
}

function* emptyRun(): Iterable<Envelope> {
  const id = randomUUID();
  const timestamp = TimeConversion.millisecondsSinceEpochToTimestamp(Date.now());
  yield { testRunStarted: { id, timestamp } };
  yield { testRunFinished: { testRunStartedId: id, success: true, timestamp } };
}

async function runCells({ parameters }: Job, job: ExhaustiveJob, capabilities: Capabilities): Promise<void> {
  const session = await ExhaustiveSession.open(parameters, capabilities, job);
  concludeEarly = () => session.flush();
  progress.planned(session.left);
  await session.run(() => progress.caseDone());
}

async function runFeatures(job: Job, paths: string[], messages: MessageFile): Promise<void> {
  const sources = {
    paths,
    defaultDialect: 'en',
    names: [],
    tagExpression: job.tagExpression,
    order: 'defined' as const,
    ...(job.shard === null ? {} : { shard: job.shard }),
  };
  const environment = { cwd: job.root, stdout: messages.stream };
  const support = await supportOf(job);
  await runCucumber(
    {
      sources,
      support: rememberMatches(support),
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
    environment,
    follow,
  );
}

type Support = Awaited<ReturnType<typeof loadSupport>>;

const loading = new Map<string, Promise<Support>>();

/** The step definitions, which are the same for every run of a suite: loaded while there is nothing else to do. */
function supportOf({ root, support }: SuiteLocation): Promise<Support> {
  const known = loading.get(root);
  if (known !== undefined) return known;
  const sources = {
    paths: [],
    defaultDialect: 'en',
    names: [],
    tagExpression: '',
    order: 'defined' as const,
  };
  const made = loadSupport(
    { sources, support: { requireModules: [REGISTER], requirePaths: support } },
    { cwd: root },
  );
  // What goes wrong is told to whoever needs them.
  made.catch(() => undefined);
  loading.set(root, made);
  return made;
}

/** Written case by case: every case that was finished before a crash or an interruption is on record. */
class MessageFile {
  private pending = '';
  private readonly kept: EvidenceFile;
  private readonly digest = createHash('sha256');
  private readonly from: number;
  private bytes = 0;

  /** @param file to append to: a run that is taken up again goes on with the same record */
  constructor(private readonly file: string) {
    this.kept = new EvidenceFile(file);
    this.from = fstatSync(this.kept.descriptor).size;
  }

  written(): WrittenMessages {
    const { file, from, bytes } = this;
    return { file, from, bytes, sha256: this.digest.copy().digest('hex') };
  }

  /** Cucumber's own serialisation arrives here line by line, a hundred thousand of them. */
  readonly stream: Writable = new Lines((line) => this.take(line));

  private take(line: string): void {
    this.pending += line;
    if (!line.startsWith('{"testCaseFinished"') && this.pending.length <= LONGEST_PENDING) return;
    try {
      this.flush();
    } catch (error) {
      stop(error);
    }
  }

  writeAll(envelopes: Iterable<Envelope>): void {
    for (const envelope of envelopes) this.take(`${JSON.stringify(envelope)}\n`);
    this.flush();
  }

  flush(): void {
    const { pending } = this;
    this.pending = '';
    // After a line that was written in half no other may follow.
    if (pending === '' || stopped) return;
    this.kept.append(pending);
    this.digest.update(pending);
    this.bytes += Buffer.byteLength(pending);
  }

  close(): void {
    this.kept.close();
  }
}

/** Hands on what is written at once: a stream that queues costs more than the line. */
class Lines extends Writable {
  constructor(private readonly take: (line: string) => void) {
    super();
  }

  override write(line: string): boolean {
    this.take(line);
    return true;
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A fault of the table is told whole and bounded; what caused it is not.
  if (error instanceof TableFault) return error.message;
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** While it is still being looked at whether there is to be a run; see `waiting-runners.ts`. */
function loadBeforehand(location: string): void {
  require('../../adapters/library');
  void supportOf(JSON.parse(location) as SuiteLocation);
}

const [suite] = process.argv.slice(2);
if (suite !== undefined) loadBeforehand(suite);
