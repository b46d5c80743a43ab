import { After, AfterAll, Before, BeforeAll, Status, type ITestCaseHookParameter } from '@cucumber/cucumber';
import { AskedOnce } from '../adapters/asked-once';
import { connect, type AdapterConfiguration } from '../adapters/connect';
import { TableFault, type Capabilities, type Connection, type Table } from '../adapters/table';
import { TRANSCRIPT_MEDIA_TYPE, Transcript } from '../adapters/transcript';
import type { OfficialLanguage } from '../locales';
import { notApplicableTo } from './applicable';
import { Looking, readJournal } from './looking';
import type { RunParameters } from './run-parameters';
import { proveTurn } from './turn';
import type { ConformanceWorld, Subject } from './world';

/**
 * After so many cases in a row that ended in such a fault the rest of the worker's cases are not tried. A fault of the
 * first kind may cost the whole time for an answer; the others come at once and may concern one bet alone.
 */
const UNREACHABLE: readonly string[] = ['TIMEOUT', 'DISCONNECTED', 'SESSION_LOST'];
const UNREACHABLE_BEFORE_GIVING_UP = 3;
const FAULTS_BEFORE_GIVING_UP = 100;

let transcript: Transcript;
let askedOnce: AskedOnce | undefined;
let connection: Connection | undefined;
let table: Table;
let capabilities: Capabilities | undefined;
let faultsInARow = 0;
/** Whether it was in making the connection that the case went wrong. */
let unconnected = false;
let givenUp = false;

BeforeAll(function () {
  const parameters = this.parameters as unknown as RunParameters;
  transcript = new Transcript(parameters.transcript ?? undefined, process.env['CUCUMBER_WORKER_ID'] ?? '0');
  askedOnce = parameters.askOnce === true ? new AskedOnce() : undefined;
  faultsInARow = 0;
  givenUp = false;
});

AfterAll(async function () {
  try {
    await disconnect();
  } finally {
    transcript.close();
  }
});

Before(async function (this: ConformanceWorld, scenario: ITestCaseHookParameter) {
  this.subject = subjectOf(scenario);
  const { clause, case: name, language } = this.subject;
  const answersOf = askedOnce?.begin({ name: `${clause}/${name}`, language }) ?? null;
  transcript.about({
    ...{ testCaseStarted: scenario.testCaseStartedId, clause, case: name, language },
    ...(answersOf === null ? {} : { answersOf }),
  });
  if (givenUp) return this.giveUp();
  try {
    unconnected = false;
    this.capabilities = await connected(this.parameters.adapter);
    this.table = table;
    const lacking = notApplicableTo(
      this.capabilities,
      scenario.pickle.steps.map(({ text }) => text),
    );
    if (lacking === null) return undefined;
    this.played = false;
    return this.notApplicable(lacking.reason, lacking.values);
  } catch (error) {
    unconnected = true;
    this.faulted(error);
    throw error;
  }
});

After(async function (this: ConformanceWorld, { result }: ITestCaseHookParameter) {
  try {
    if (result?.status === Status.PASSED) await proveTurn(this);
    this.endWhereUnreadable();
    // The table's state as the case left it is part of the evidence, and so is what it has written down of it.
    if (!givenUp && this.played && connection !== undefined && this.faultCode === undefined) {
      if (!this.stateIsKnown) await this.ask('state', {});
      if (this.capabilities.journal?.holds !== 'none') await readJournal((since) => this.ask('log', since));
    }
    askedOnce?.end();
  } finally {
    const place = transcript.place();
    if (place !== null) this.attach(JSON.stringify(place), TRANSCRIPT_MEDIA_TYPE);
    if (!givenUp) await caseEnded(this.faultCode);
    transcript.about(undefined);
  }
});

async function caseEnded(faultCode: string | undefined): Promise<void> {
  if (faultCode === undefined) {
    faultsInARow = 0;
    return;
  }
  faultsInARow += 1;
  const unreachable = unconnected || UNREACHABLE.includes(faultCode);
  const limit = unreachable ? UNREACHABLE_BEFORE_GIVING_UP : FAULTS_BEFORE_GIVING_UP;
  givenUp = faultsInARow >= limit;
  // What the link still holds belongs to this case: the next one starts on a new connection. A bad answer came whole.
  if (faultCode !== 'BAD_ANSWER') await disconnect();
}

async function connected(adapter: AdapterConfiguration): Promise<Capabilities> {
  if (connection === undefined) {
    connection = await connect(adapter);
    const asked = askedOnce?.table(connection.table) ?? connection.table;
    table = new Looking().table(transcript.record(asked, connection.wire));
  }
  if (capabilities === undefined) {
    const answer = await table.describe({});
    if (!answer.ok) throw new TableFault('PROTOCOL', `describe was refused: ${answer.refusal.code}`);
    capabilities = answer.value;
  }
  return capabilities;
}

async function disconnect(): Promise<void> {
  const ended = connection;
  connection = undefined;
  capabilities = undefined;
  await ended?.close();
}

function subjectOf({ pickle }: ITestCaseHookParameter): Subject {
  const tags = pickle.tags.map(({ name }) => name);
  const clause = tags.find((tag) => /^@art_\d+__/.test(tag))?.slice(1);
  const name = tags.find((tag) => tag.startsWith('@case:'))?.slice('@case:'.length);
  if (clause === undefined || name === undefined) {
    throw new Error(`${pickle.uri}: "${pickle.name}" has no clause or no case in its tags`);
  }
  const language: OfficialLanguage = pickle.language.startsWith('zh') ? 'zh' : 'pt';
  const readings = tags.flatMap((tag) => /^@reading:(\w+)=/.exec(tag)?.[1] ?? []);
  return { clause, case: name, language, readings };
}
