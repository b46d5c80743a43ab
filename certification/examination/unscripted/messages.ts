/** The results of cases without scenarios as Cucumber's messages, from which the verdict is computed. */
import {
  AttachmentContentEncoding,
  IdGenerator,
  TestStepResultStatus,
  TimeConversion,
  type Attachment,
  type Envelope,
  type Pickle,
  type TestStepResult,
} from '@cucumber/messages';
import { TRANSCRIPT_MEDIA_TYPE, type TranscriptPlace } from '../../../adapters/transcript';
import type { OfficialLanguage } from '../../../locales';
import { FINDING_MEDIA_TYPE, type Finding } from '../../../steps/finding';
import { CASE_TAG } from '../../../checks/suite';
import { selects } from '../observation/selects';
import { unscriptedDocument, type DocumentTexts, type UnscriptedCase } from './document';

/** What one case came to, in one language. */
export interface CaseOutcome {
  /** None where everything was as it has to be; all of one kind. */
  readonly findings: readonly Finding[];
  /** What failed, in one sentence; empty where nothing did. */
  readonly message: string;
  /** Whatever else a reader wants to know. */
  readonly evidence: string;
  /** The exchanges with the table, where they are on record. */
  readonly place?: TranscriptPlace | null;
}

/** What is said of the cases in one language. */
export interface CaseTexts<C extends UnscriptedCase> extends DocumentTexts<C> {
  outcome(each: C): CaseOutcome;
}

export interface UnscriptedReport<C extends UnscriptedCase> {
  readonly cases: readonly C[];
  readonly languages: readonly OfficialLanguage[];
  readonly texts: (language: OfficialLanguage) => CaseTexts<C>;
  /** Only cases that match are reported. */
  readonly tagExpression: string;
  /** Whether nothing ended the session before its time. */
  readonly success: boolean;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly endedAt: number;
}

export function* unscriptedMessages<C extends UnscriptedCase>(
  report: UnscriptedReport<C>,
): Generator<Envelope> {
  const { languages, cases, startedAt, endedAt, success } = report;
  const selected = selects(report.tagExpression);
  const byName = new Map(cases.map((each) => [`@${each.clause} ${CASE_TAG}${each.name}`, each]));
  const documents = languages.map((language) => {
    const texts = report.texts(language);
    return { texts, ...unscriptedDocument(cases, language, texts) };
  });
  for (const { envelopes } of documents) yield* envelopes;
  yield { testRunStarted: { timestamp: timestamp(startedAt) } };
  const newId = IdGenerator.uuid();
  for (const { pickles, texts } of documents) {
    for (const pickle of pickles) {
      const names = pickle.tags.map(({ name }) => name).join(' ');
      const found = byName.get(names);
      if (found === undefined) throw new Error(`No case was judged under ${names}`);
      if (selected(pickle)) yield* caseMessages(pickle, texts.outcome(found), report, newId);
    }
  }
  yield { testRunFinished: { success, timestamp: timestamp(endedAt) } };
}

function* caseMessages(
  pickle: Pickle,
  outcome: CaseOutcome,
  { startedAt, endedAt }: Pick<UnscriptedReport<UnscriptedCase>, 'startedAt' | 'endedAt'>,
  newId: () => string,
): Generator<Envelope> {
  const [step] = pickle.steps;
  if (step === undefined) throw new Error(`${pickle.name} has no step`);
  const [testCaseId, testStepId, testCaseStartedId] = [newId(), newId(), newId()];
  const ids = { testCaseStartedId, testStepId };
  yield {
    testCase: {
      id: testCaseId,
      pickleId: pickle.id,
      testSteps: [
        { id: testStepId, pickleStepId: step.id, stepDefinitionIds: [], stepMatchArgumentsLists: [] },
      ],
    },
  };
  yield {
    testCaseStarted: { id: testCaseStartedId, testCaseId, attempt: 0, timestamp: timestamp(startedAt) },
  };
  yield { testStepStarted: { ...ids, timestamp: timestamp(startedAt) } };
  for (const finding of outcome.findings) {
    yield { attachment: attachment(JSON.stringify(finding), FINDING_MEDIA_TYPE, ids) };
  }
  if (outcome.place !== undefined && outcome.place !== null) {
    yield { attachment: attachment(JSON.stringify(outcome.place), TRANSCRIPT_MEDIA_TYPE, ids) };
  }
  yield { attachment: attachment(outcome.evidence, 'text/plain', ids) };
  yield {
    testStepFinished: { ...ids, testStepResult: resultOf(outcome), timestamp: timestamp(endedAt) },
  };
  yield {
    testCaseFinished: { testCaseStartedId, willBeRetried: false, timestamp: timestamp(endedAt) },
  };
}

function attachment(
  body: string,
  mediaType: string,
  ids: Pick<Attachment, 'testCaseStartedId' | 'testStepId'>,
) {
  return { body, mediaType, contentEncoding: AttachmentContentEncoding.IDENTITY, ...ids };
}

function resultOf({ findings: [finding], message }: CaseOutcome): TestStepResult {
  const duration = TimeConversion.millisecondsToDuration(0);
  switch (finding?.kind) {
    case undefined:
      return { status: TestStepResultStatus.PASSED, duration };
    case 'failure':
    case 'fault': {
      const type = finding.kind === 'failure' ? 'AssertionError' : 'TableFault';
      const exception = { type, message };
      return { status: TestStepResultStatus.FAILED, duration, message, exception };
    }
    default:
      return { status: TestStepResultStatus.SKIPPED, duration };
  }
}

function timestamp(milliseconds: number) {
  return TimeConversion.millisecondsSinceEpochToTimestamp(milliseconds);
}
