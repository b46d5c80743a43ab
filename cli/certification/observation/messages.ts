/** The results of an observation as Cucumber's messages, from which the verdict is computed. */
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
import type { Wording } from '../../../assessment';
import type { ObservedCase } from '../../../assessment/observation';
import type { OfficialLanguage } from '../../../locales';
import { FINDING_MEDIA_TYPE, type Finding } from '../../../steps/finding';
import { CASE_TAG } from '../../checks/suite';
import { observationDocument } from './document';
import { selects } from './selects';
import { actualText, failureText, requiredText, seenText } from './words';

export interface ObservationReport {
  readonly cases: readonly ObservedCase[];
  readonly languages: readonly OfficialLanguage[];
  readonly authorisations: Wording['authorisations'];
  readonly minorUnitsPerAmount: number;
  /** Only cases that match are reported. */
  readonly tagExpression: string;
  /** What ended the session before its time; the cases that were not seen are then inconclusive. */
  readonly fault: { readonly code: string; readonly message: string } | null;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly endedAt: number;
}

export function* observationMessages(report: ObservationReport): Generator<Envelope> {
  const { languages, cases, authorisations, minorUnitsPerAmount, startedAt, endedAt } = report;
  const selected = selects(report.tagExpression);
  const documents = languages.map((language) => {
    const wording = { authorisations, minorUnitsPerAmount };
    return { wording: { ...wording, language }, ...observationDocument(cases, language, wording) };
  });
  for (const { envelopes } of documents) yield* envelopes;
  yield { testRunStarted: { timestamp: timestamp(startedAt) } };
  const newId = IdGenerator.uuid();
  for (const { pickles, wording } of documents) {
    for (const pickle of pickles) {
      if (selected(pickle)) yield* caseMessages(pickle, caseOf(pickle, cases), wording, report, newId);
    }
  }
  yield { testRunFinished: { success: report.fault === null, timestamp: timestamp(endedAt) } };
}

function caseOf({ tags }: Pickle, cases: readonly ObservedCase[]): ObservedCase {
  const names = tags.map(({ name }) => name);
  const found = cases.find(
    ({ clause, name }) => names.includes(`@${clause}`) && names.includes(`${CASE_TAG}${name}`),
  );
  if (found === undefined) throw new Error(`No case was observed under ${names.join(' ')}`);
  return found;
}

function* caseMessages(
  pickle: Pickle,
  observed: ObservedCase,
  wording: Wording,
  { fault, startedAt, endedAt }: ObservationReport,
  newId: () => string,
): Generator<Envelope> {
  const [step] = pickle.steps;
  if (step === undefined) throw new Error(`${pickle.name} has no step`);
  const [testCaseId, testStepId, testCaseStartedId] = [newId(), newId(), newId()];
  const ids = { testCaseStartedId, testStepId };
  const { findings, result } = resultOf(observed, wording, fault);
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
  for (const finding of findings) {
    yield { attachment: attachment(JSON.stringify(finding), FINDING_MEDIA_TYPE, ids) };
  }
  yield { attachment: attachment(evidenceText(observed, wording), 'text/plain', ids) };
  yield { testStepFinished: { ...ids, testStepResult: result, timestamp: timestamp(endedAt) } };
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

/** How often it was seen, and each failure that is kept. */
function evidenceText(observed: ObservedCase, wording: Wording): string {
  return [seenText(observed, wording), ...observed.failures.map((each) => failureText(each, wording))].join(
    '\n',
  );
}

function resultOf(
  observed: ObservedCase,
  wording: Wording,
  fault: ObservationReport['fault'],
): { findings: Finding[]; result: TestStepResult } {
  const duration = TimeConversion.millisecondsToDuration(0);
  const skipped = { status: TestStepResultStatus.SKIPPED, duration };
  const { failures, undecided, times } = observed;
  const [failure] = failures;
  if (failure !== undefined) {
    const findings = failures.map(({ judgement }): Finding => ({
      kind: 'failure',
      dice: judgement.dice === undefined ? [] : [[...judgement.dice]],
      required: requiredText(judgement, wording),
      actual: actualText(judgement, wording),
    }));
    const message = failureText(failure, wording);
    return {
      findings,
      result: {
        status: TestStepResultStatus.FAILED,
        duration,
        message,
        exception: { type: 'AssertionError', message },
      },
    };
  }
  if (undecided !== null) {
    const { judgement } = undecided;
    const dice: [number, number][] = judgement.dice === undefined ? [] : [[...judgement.dice]];
    return {
      findings: [{ kind: 'not-decidable', dice, actual: actualText(judgement, wording) }],
      result: skipped,
    };
  }
  if (times > 0) return { findings: [], result: { status: TestStepResultStatus.PASSED, duration } };
  if (fault === null) return { findings: [{ kind: 'not-observed' }], result: skipped };
  const { message } = fault;
  return {
    findings: [{ kind: 'fault', ...fault }],
    result: {
      status: TestStepResultStatus.FAILED,
      duration,
      message,
      exception: { type: 'TableFault', message },
    },
  };
}

function timestamp(milliseconds: number) {
  return TimeConversion.millisecondsSinceEpochToTimestamp(milliseconds);
}
