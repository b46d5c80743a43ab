import { After, AfterAll, Before, BeforeAll, Status, type ITestCaseHookParameter } from '@cucumber/cucumber';
import { connect, type AdapterConfiguration } from '../adapters/connect';
import { TableFault, type Capabilities, type Connection, type Table } from '../adapters/table';
import { Transcript } from '../adapters/transcript';
import type { OfficialLanguage } from '../locales';
import { FINDING_MEDIA_TYPE, type Finding } from './finding';
import type { RunParameters } from './run-parameters';
import type { ConformanceWorld, Subject } from './world';

/** After so many cases in a row that ended in a fault of the link, the rest of the worker's cases are not tried. */
const FAULTS_BEFORE_GIVING_UP = 3;

let transcript: Transcript;
let connection: Connection | undefined;
let table: Table;
let capabilities: Capabilities | undefined;
let faultsInARow = 0;

BeforeAll(function () {
  const parameters = this.parameters as unknown as RunParameters;
  transcript = new Transcript(parameters.transcript ?? undefined, process.env['CUCUMBER_WORKER_ID'] ?? '0');
  faultsInARow = 0;
});

AfterAll(async function () {
  await disconnect();
  transcript.close();
});

Before(async function (this: ConformanceWorld, scenario: ITestCaseHookParameter) {
  this.subject = subjectOf(scenario);
  transcript.about({ testCaseStarted: scenario.testCaseStartedId, ...this.subject });
  try {
    if (faultsInARow >= FAULTS_BEFORE_GIVING_UP)
      throw new TableFault('SESSION_LOST', this.say('fault.givenUp'));
    this.capabilities = await connected(this.parameters.adapter);
    this.table = table;
  } catch (error) {
    const code = error instanceof TableFault ? error.code : 'HARNESS';
    const message = error instanceof Error ? error.message : String(error);
    this.attach(JSON.stringify({ kind: 'fault', code, message } satisfies Finding), FINDING_MEDIA_TYPE);
    throw error;
  }
});

After(async function (this: ConformanceWorld, { result, error }: ITestCaseHookParameter) {
  const faulted = result?.status === Status.FAILED && error instanceof TableFault;
  if (faulted) {
    faultsInARow += 1;
    // What the link still holds belongs to this case: the next one starts on a new connection.
    await disconnect();
  } else {
    faultsInARow = 0;
    // The table's state as the case left it is part of the evidence.
    if (connection !== undefined && !this.stateIsKnown) await table.state({});
  }
  transcript.about(undefined);
});

async function connected(adapter: AdapterConfiguration): Promise<Capabilities> {
  if (connection === undefined || capabilities === undefined) {
    connection = await connect(adapter);
    table = transcript.record(connection.table);
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
  return { clause, case: name, language };
}
