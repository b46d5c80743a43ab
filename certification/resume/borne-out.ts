/** Whether what a broken-off run has put on record bears itself out, before anything is added to it. */
import path from 'node:path';
import type { RunRecord } from '../../reports/cases';
import { judgedAgain } from '../../reports/judged';
import { standing } from '../../reports/evidence/names';
import { verifyTranscript, type ProblemKind } from '../../reports/transcript/verify';
import type { RunDeclaration } from '../../reports/verdict/declaration';

export type NotBorneOut =
  /** The chain of the exchanges does not hold, or an answer is none that a table gives. */
  | { code: 'transcript'; file: string; line: number | string }
  /** The messages say that a case passed in which the exchanges offend the clause that it is about. */
  | { code: 'unborne'; place: string; clause: string };

/** What a process leaves that was killed, or a disk after a power failure: it is made good, and no sign of another hand. */
const LEFT_BY_A_KILL: readonly ProblemKind[] = [
  'cutOff',
  'unreadable',
  'caseMissing',
  'wireMissing',
  'twoForms',
];

/**
 * @param transcript in either form
 * @throws {UnreadableEvidence}
 */
export async function whatIsNotBorneOut(
  declaration: RunDeclaration,
  record: RunRecord,
  transcript: string,
): Promise<NotBorneOut | null> {
  const there = standing(transcript);
  if (there === null) return null;
  const file = path.basename(there);
  const { problems } = await verifyTranscript(there, { interrupted: true });
  const broken = problems.find(({ kind }) => !LEFT_BY_A_KILL.includes(kind));
  if (broken !== undefined) return { code: 'transcript', file: broken.file, line: broken.line ?? '?' };
  const { judged } = await judgedAgain(declaration, record, there);
  const [unreadable] = judged.unreadable;
  if (unreadable !== undefined)
    return { code: 'transcript', file, line: `${unreadable.chain} #${String(unreadable.sequence)}` };
  const offended = new Set(
    judged.wrong.flatMap((each) =>
      each.subject !== null && 'clauses' in each && each.clauses[0] === each.subject.clause
        ? [each.subject.testCaseStarted]
        : [],
    ),
  );
  const passed = record.cases.find(
    ({ status, testCaseStartedId }) => status === 'passed' && offended.has(testCaseStartedId ?? ''),
  );
  return passed === undefined
    ? null
    : { code: 'unborne', place: `${passed.uri}:${String(passed.line)}`, clause: passed.clause ?? '' };
}
