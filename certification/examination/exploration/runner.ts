/**
 * The process in which the table's code runs while it is explored. It is another one than the command line's, as in a
 * certification: a library table is foreign code, which may exit, hang, print or never yield.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { connect } from '../../../adapters/connect';
import { TableFault, type Capabilities, type Connection } from '../../../adapters/table';
import { Transcript } from '../../../adapters/transcript';
import { explore, replay, type Course, type Finding } from '../../../assessment/exploration';
import { caseName } from './fragment';
import type { ExplorationJob, ExplorerMessage } from './job';
import { storyOf } from './story';

const TERMINATED = 143;
const TELL_EVERY_MS = 200;

let interrupted = false;

process.once('message', (job) => void carryOut(job as ExplorationJob));
// The command line is gone: nobody is left to tell.
process.once('disconnect', () => process.exit(1));
// In order first; a table that does not let the exploration go on is ended by the command line.
process.once('SIGTERM', () => {
  if (interrupted) process.exit(TERMINATED);
  interrupted = true;
});

function tell(message: ExplorerMessage): void {
  process.send?.(message);
}

async function carryOut(job: ExplorationJob): Promise<void> {
  try {
    await run(job);
  } catch (error) {
    tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
  process.disconnect();
  process.exit(0);
}

async function run(job: ExplorationJob): Promise<void> {
  const connected = await reached(job);
  if (connected === null) return;
  const { connection, capabilities } = connected;
  tell({ type: 'connected', capabilities });
  try {
    if (capabilities.control === 'forced') await exploreTable(job, connection, capabilities);
  } finally {
    await connection.close().catch(() => undefined);
  }
}

async function reached({
  adapter,
}: ExplorationJob): Promise<{ connection: Connection; capabilities: Capabilities } | null> {
  try {
    const connection = await connect(adapter);
    const answer = await connection.table.describe({});
    if (answer.ok) return { connection, capabilities: answer.value };
    const { code, detail = '' } = answer.refusal;
    tell({ type: 'unconnected', code, message: detail, problems: [] });
    await connection.close();
  } catch (error) {
    const { code, problems } = error instanceof TableFault ? error : { code: 'HARNESS', problems: [] };
    tell({
      type: 'unconnected',
      code,
      message: error instanceof Error ? error.message : String(error),
      problems,
    });
  }
  return null;
}

async function exploreTable(
  job: ExplorationJob,
  connection: Connection,
  capabilities: Capabilities,
): Promise<void> {
  const { readings, options, authorisations, minimumBet, timeLimit } = job;
  const course: Course = {
    table: connection.table,
    capabilities,
    terms: { readings, options, authorisations, capabilities },
    opening: { minimumBet, readings: { ...readings }, options: { ...options } },
  };
  const transcript = new Transcript(job.transcript, '0');
  let told = Date.now();
  try {
    const exploration = await explore(course, {
      ...job.exploration,
      deadline: timeLimit === null ? undefined : Date.now() + timeLimit,
      interrupted: () => interrupted,
      onSession: async (sessions) => {
        if (Date.now() - told < TELL_EVERY_MS) return;
        told = Date.now();
        tell({ type: 'sessions', sessions });
        // For the signals, which a table that answers at once would keep out.
        await nextTurn();
      },
      onFinding: async (finding) => {
        tell({
          type: 'finding',
          finding: { ...finding, repeated: await recorded(course, finding, transcript, connection) },
        });
      },
    });
    const { fault, sessions, shortenings, ended } = exploration;
    await connection.table.open({ mode: 'closed' }).catch(() => undefined);
    const failed = fault === null ? null : { code: fault.code, message: fault.message };
    tell({ type: 'ended', ended: { sessions, shortenings, ended, fault: failed } });
  } finally {
    transcript.close();
  }
}

/** Plays the shortest session once more, for the transcript. */
async function recorded(
  course: Course,
  finding: Finding,
  transcript: Transcript,
  connection: Connection,
): Promise<boolean> {
  const story = storyOf(finding, course.terms);
  const name = caseName({ story, finding });
  const [clause] = finding.judgement.clauses;
  transcript.about({ testCaseStarted: name, language: 'zh', clause, case: name });
  try {
    const table = transcript.record(connection.table, connection.wire);
    return (await replay({ ...course, table }, finding)) !== null;
  } finally {
    transcript.about(undefined);
  }
}
