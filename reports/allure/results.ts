/** A case as Allure's result file. */
import { createHash, randomUUID } from 'node:crypto';
import {
  LinkType,
  Stage,
  Status,
  type Attachment,
  type Link,
  type Parameter,
  type StepResult,
  type TestResult,
} from 'allure-js-commons';
import { META } from '../../regulation';
import type { Attempt, CaseStatus, StepRun } from '../attempts';
import { caseTitle, type CaseRun } from '../cases';
import { printable } from '../printable';
import { bilingual, joined, notApplicableText, text } from '../texts';
import type { ClauseVerdict } from '../verdict';
import { laidOpen } from './attachments';
import { labelsOf } from './labels';
import { descriptionOf } from './quotation';

/** Skipped is never green, and what proves nothing is never skipped. */
export const ALLURE_STATUS = {
  passed: Status.PASSED,
  failed: Status.FAILED,
  'not-applicable': Status.SKIPPED,
  'not-decidable': Status.SKIPPED,
  'inspection-pending': Status.SKIPPED,
  'not-observed': Status.SKIPPED,
  inconclusive: Status.BROKEN,
  'not-run': Status.BROKEN,
} as const satisfies Record<CaseStatus, Status>;

export interface ResultContext {
  /** Verdict of the case's clause. */
  clause: ClauseVerdict | undefined;
  attachments: Attachment[];
  /** Stands for start and end of what was never begun, in milliseconds since the epoch. */
  endOfRun: number;
}

/** @param attempt the attempt to show: the case's last one is the case itself. */
export function resultOf(run: CaseRun, attempt: Attempt, context: ResultContext): TestResult {
  const start = attempt.start ?? context.endOfRun;
  const details = detailsOf(attempt, run.language);
  return {
    uuid: attempt.testCaseStartedId ?? randomUUID(),
    name: printable(caseTitle(run)),
    fullName: `${run.uri}:${String(run.line)}`,
    testCaseId: hash(run.key),
    historyId: hash(run.language, run.key),
    titlePath: run.uri.split('/'),
    status: ALLURE_STATUS[attempt.status],
    statusDetails: details === null ? {} : { message: details },
    stage: attempt.status === 'not-run' ? Stage.PENDING : Stage.FINISHED,
    description: descriptionOf({ ...run, ...attempt }, context.clause, laidOpen(run, attempt)),
    start,
    stop: attempt.stop ?? attempt.steps.findLast(({ stop }) => stop !== null)?.stop ?? start,
    labels: labelsOf(run, context.clause?.contraLitteram === true),
    links: gazetteLinks(),
    parameters: parametersOf(run),
    steps: attempt.steps.filter(isShown).map(stepOf),
    attachments: context.attachments,
  };
}

function hash(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

function parametersOf({ language, rowValues }: CaseRun): Parameter[] {
  return [
    {
      name: bilingual((each) => text(each, 'allure.language')),
      value: text(language, `language.${language}`),
    },
    ...rowValues.map(([header, value]) => ({ name: printable(header), value: printable(value) })),
  ];
}

function gazetteLinks(): Link[] {
  const { gazette } = META;
  return (['zh', 'pt'] as const).map((language) => ({
    type: LinkType.DEFAULT,
    name: text(language, 'allure.gazette', { number: gazette.number }),
    url: gazette.address[language],
  }));
}

/** Null for a case that passed. Categories tell apart what is skipped by the first words. */
function detailsOf(attempt: Attempt, language: CaseRun['language']): string | null {
  const { status, cause, findings, message } = attempt;
  const introduced = (word: string, parts: readonly string[]) =>
    printable(`${text(language, `status.${word}`)}${text(language, 'colon')}${joined(language, parts)}`);
  switch (status) {
    case 'passed':
      return null;
    case 'failed':
      return printable(message ?? text(language, 'status.does_not_conform'));
    case 'not-applicable':
      return introduced(
        'not_applicable',
        findings.flatMap((finding) =>
          finding.kind === 'not-applicable' ? [notApplicableText(language, finding)] : [],
        ),
      );
    case 'not-decidable':
      return introduced('not_decidable', [
        text(language, 'clause.notDecidable'),
        ...findings.flatMap((finding) =>
          finding.kind === 'not-decidable' ? [`${text(language, 'allure.actual')}${finding.actual}`] : [],
        ),
      ]);
    case 'inspection-pending':
      return introduced('inspection_pending', [text(language, 'clause.inspectionPending')]);
    case 'not-observed':
      return introduced('not_observed', [text(language, 'clause.notObservedCase')]);
    case 'inconclusive':
    case 'not-run':
      return introduced('inconclusive', [
        ...(cause === null ? [] : [text(language, `cause.${cause}`)]),
        ...(message === null ? [] : [message]),
      ]);
  }
}

/** Hooks are the harness's own affair until one does not pass. */
function isShown({ hook, status }: StepRun): boolean {
  return !hook || (status !== 'passed' && status !== 'skipped');
}

function stepStatus({ status, assertion }: StepRun): Status {
  if (status === 'passed') return Status.PASSED;
  if (status === 'skipped') return Status.SKIPPED;
  return assertion ? Status.FAILED : Status.BROKEN;
}

function stepOf(step: StepRun): StepResult {
  const { keyword, text: sentence, stop, duration, message } = step;
  return {
    name: printable([keyword, sentence].filter((part) => part !== '').join(' ')),
    status: stepStatus(step),
    statusDetails: message === null ? {} : { message: printable(message) },
    stage: Stage.FINISHED,
    steps: [],
    attachments: [],
    parameters: [],
    ...(stop === null ? {} : { start: Math.round(stop - duration), stop }),
  };
}
