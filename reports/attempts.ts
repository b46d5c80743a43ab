/** What one attempt at a case came to, judged from Cucumber's messages alone. */
import {
  AttachmentContentEncoding,
  TestStepResultStatus,
  TimeConversion,
  type Attachment,
  type Envelope,
  type Pickle,
  type TestCase,
  type TestCaseStarted,
  type TestStepResult,
  type Timestamp,
} from '@cucumber/messages';
import { TRANSCRIPT_MEDIA_TYPE, type TranscriptPlace } from '../adapters/transcript';
import { FINDING_MEDIA_TYPE, GIVEN_UP, type Finding } from '../steps/finding';
import { readFinding } from './findings';
import type { Messages } from './messages';
import { readPlace } from './transcript/places';

export const CASE_STATUSES = [
  'passed',
  /** An assertion failed: the table does not conform. */
  'failed',
  'not-applicable',
  'not-decidable',
  /** A person has to look or measure, and the run was given no record of it. */
  'inspection-pending',
  /** The table was only watched, or threw its own dice, and it did not occur. */
  'not-observed',
  /** The link or the harness failed, or the case did not do what a case has to do. */
  'inconclusive',
  'not-run',
] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

/** Why an attempt proves nothing. */
export const CAUSES = [
  'undefined_step',
  'ambiguous_step',
  'pending_step',
  /** The table refused what only prepares the case; another clause is where that is tested. */
  'not_prepared',
  /** Something other than an assertion failed. */
  'error',
  'unfinished',
  'skipped_without_finding',
  'unreadable_finding',
  /** All steps passed beside a finding that says otherwise, or where the text states no outcome. */
  'contradiction',
  'no_steps',
  'not_run',
  /** Begun and not tried: the link had failed in too many cases before it. */
  'given_up',
] as const;
export type Cause = (typeof CAUSES)[number];

/** Cucumber's statuses in lower case. */
export type StepStatus = Lowercase<TestStepResultStatus>;

export interface StepRun {
  /** Empty for a hook. */
  keyword: string;
  text: string;
  hook: boolean;
  /** `unknown` for a step that has no result. */
  status: StepStatus;
  message: string | null;
  /** Whether it failed by an assertion, which speaks about the table. */
  assertion: boolean;
  /** Milliseconds since the epoch; null without a result. */
  stop: number | null;
  /** Milliseconds. */
  duration: number;
}

/** Anything else that a step attached. */
export interface Evidence {
  name: string | null;
  mediaType: string;
  body: string;
  encoding: 'utf8' | 'base64';
}

export interface Attempt {
  status: CaseStatus;
  cause: Cause | null;
  findings: Finding[];
  /** What the failed step said. */
  message: string | null;
  testCaseStartedId: string | null;
  /** Its exchanges with the table; null where there were none, or none were kept. */
  transcript: TranscriptPlace | null;
  steps: StepRun[];
  evidence: Evidence[];
  /** Milliseconds since the epoch. */
  start: number | null;
  stop: number | null;
}

export const NOT_RUN: Attempt = {
  status: 'not-run',
  cause: 'not_run',
  findings: [],
  message: null,
  testCaseStartedId: null,
  transcript: null,
  steps: [],
  evidence: [],
  start: null,
  stop: null,
};

/** The attempts at a case as far as they have come; what was judged is judged again only where more was said of it. */
export class Attempts {
  private readonly judged = new Map<string, { pickle: Pickle; testCase: TestCase; attempt: Attempt }>();

  constructor(private readonly messages: Messages) {}

  /** Takes note of a message that the index has taken in. */
  take({ gherkinDocument, hook, testStepFinished, attachment, testCaseFinished }: Envelope): void {
    // Whatever was judged may have a step or a hook of another name now.
    if (gherkinDocument || hook) this.judged.clear();
    const id = (testStepFinished ?? attachment ?? testCaseFinished)?.testCaseStartedId;
    if (id !== undefined) this.judged.delete(id);
    const attempted = testCaseFinished && this.messages.attemptedBy(testCaseFinished.testCaseStartedId);
    if (attempted) this.attempt(attempted.pickle, attempted.testCase, attempted.start);
  }

  of(pickle: Pickle): Attempt[] {
    return this.messages
      .testCasesOf(pickle)
      .flatMap((testCase) =>
        this.messages.startsOf(testCase).map((start) => this.attempt(pickle, testCase, start)),
      );
  }

  private attempt(pickle: Pickle, testCase: TestCase, start: TestCaseStarted): Attempt {
    const known = this.judged.get(start.id);
    if (known?.pickle === pickle && known.testCase === testCase) return known.attempt;
    const attempt = attemptOf(pickle, testCase, start, this.messages);
    this.judged.set(start.id, { pickle, testCase, attempt });
    return attempt;
  }
}

function milliseconds(timestamp: Timestamp | undefined): number | null {
  return timestamp === undefined ? null : TimeConversion.timestampToMillisecondsSinceEpoch(timestamp);
}

function attemptOf(pickle: Pickle, testCase: TestCase, start: TestCaseStarted, messages: Messages): Attempt {
  const results = testCase.testSteps.map((testStep) => ({
    testStep,
    finished: messages.resultOf(start, testStep.id),
  }));
  const steps = results.map(({ testStep, finished }): StepRun => {
    const step = pickle.steps.find(({ id }) => id === testStep.pickleStepId);
    const hook = testStep.hookId === undefined ? undefined : messages.hookOf(testStep.hookId);
    const result = finished?.testStepResult;
    return {
      keyword: step === undefined ? '' : messages.keywordOf(step.astNodeIds).trim(),
      text: step?.text ?? hook?.name ?? hook?.type ?? '',
      hook: testStep.hookId !== undefined,
      status: (result?.status ?? TestStepResultStatus.UNKNOWN).toLowerCase() as StepStatus,
      message: result === undefined ? null : messageOf(result),
      assertion: result !== undefined && isAssertion(result),
      stop: milliseconds(finished?.timestamp),
      duration: result === undefined ? 0 : TimeConversion.durationToMilliseconds(result.duration),
    };
  });
  const attachments = messages.attachmentsOf(start);
  const found = attachments
    .filter(({ mediaType }) => mediaType === FINDING_MEDIA_TYPE)
    .map((attachment) => readFinding(textOf(attachment)));
  const findings = found.filter((finding) => finding !== null);
  const end = messages.endOf(start);
  const judged = judge({
    results: results.flatMap(({ finished }) => finished?.testStepResult ?? []),
    complete: end !== undefined && results.every(({ finished }) => finished !== undefined),
    tested: steps.some(({ hook }) => !hook),
    findings,
    unreadable: found.includes(null),
    silent: pickle.tags.some(({ name }) => name === '@silent'),
  });
  return {
    ...judged,
    findings,
    testCaseStartedId: start.id,
    transcript: placeOf(attachments),
    steps,
    evidence: attachments.filter(({ mediaType }) => !OWN_MEDIA_TYPES.includes(mediaType)).map(evidenceOf),
    start: milliseconds(start.timestamp),
    stop: milliseconds(end?.timestamp),
  };
}

function textOf({ body, contentEncoding }: Attachment): string {
  return contentEncoding === AttachmentContentEncoding.BASE64
    ? Buffer.from(body, 'base64').toString('utf8')
    : body;
}

/** Attachments that are read, and shown as what they say. */
const OWN_MEDIA_TYPES: readonly string[] = [FINDING_MEDIA_TYPE, TRANSCRIPT_MEDIA_TYPE];

function placeOf(attachments: readonly Attachment[]): TranscriptPlace | null {
  const attachment = attachments.findLast(({ mediaType }) => mediaType === TRANSCRIPT_MEDIA_TYPE);
  return attachment === undefined ? null : readPlace(textOf(attachment));
}

function evidenceOf({ body, contentEncoding, fileName, mediaType }: Attachment): Evidence {
  const encoding = contentEncoding === AttachmentContentEncoding.BASE64 ? 'base64' : 'utf8';
  return { name: fileName ?? null, mediaType, body, encoding };
}

function isAssertion({ status, exception }: TestStepResult): boolean {
  return status === TestStepResultStatus.FAILED && exception?.type === 'AssertionError';
}

function messageOf({ exception, message }: TestStepResult): string | null {
  return exception?.message ?? message ?? null;
}

interface Attempted {
  results: readonly TestStepResult[];
  complete: boolean;
  /** Whether there is any step beside the hooks. */
  tested: boolean;
  findings: readonly Finding[];
  unreadable: boolean;
  silent: boolean;
}

type Judgement = Pick<Attempt, 'status' | 'cause' | 'message'>;

/** The findings that say why a case was skipped; what is still to be done goes before what cannot be. */
const SKIPPED = ['inspection-pending', 'not-observed', 'not-decidable', 'not-applicable'] as const;

function inconclusive(cause: Cause, message: string | null = null): Judgement {
  return { status: 'inconclusive', cause, message };
}

/**
 * A failed assertion speaks about the table whatever else went wrong in the same case; nothing else that failed does.
 * After that the first doubt decides, so that passed is what remains when there is none.
 */
function judge({ results, complete, tested, findings, unreadable, silent }: Attempted): Judgement {
  const failed = results.filter(({ status }) => status === TestStepResultStatus.FAILED);
  const assertion = failed.find(isAssertion);
  if (assertion !== undefined) return { status: 'failed', cause: null, message: messageOf(assertion) };

  const first = (status: TestStepResultStatus) => results.find((result) => result.status === status);
  const undefinedStep = first(TestStepResultStatus.UNDEFINED);
  if (undefinedStep !== undefined) return inconclusive('undefined_step');
  const ambiguous = first(TestStepResultStatus.AMBIGUOUS);
  if (ambiguous !== undefined) return inconclusive('ambiguous_step', messageOf(ambiguous));
  const [error] = failed;
  const fault = findings.find((finding) => finding.kind === 'fault');
  if (error !== undefined && fault?.code === GIVEN_UP)
    return { status: 'not-run', cause: 'given_up', message: null };
  const unprepared = findings.find((finding) => finding.kind === 'not-prepared');
  if (error !== undefined && unprepared !== undefined)
    return inconclusive('not_prepared', unprepared.message);
  if (error !== undefined) return inconclusive('error', fault?.message ?? messageOf(error));
  if (first(TestStepResultStatus.PENDING) !== undefined) return inconclusive('pending_step');
  if (!complete) return inconclusive('unfinished');
  if (unreadable) return inconclusive('unreadable_finding');
  if (!tested) return inconclusive('no_steps');

  // A case in which a failure or a fault was found has to have failed.
  if (findings.some(({ kind }) => ['failure', 'fault', 'not-prepared'].includes(kind)))
    return inconclusive('contradiction');
  if (results.every(({ status }) => status === TestStepResultStatus.PASSED)) {
    if (silent || findings.length > 0) return inconclusive('contradiction');
    return { status: 'passed', cause: null, message: null };
  }
  const skippedAs = SKIPPED.find((status) => findings.some(({ kind }) => kind === status));
  if (skippedAs !== undefined) return { status: skippedAs, cause: null, message: null };
  return inconclusive('skipped_without_finding');
}
