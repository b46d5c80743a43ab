/** Whether what a broken-off run has put on record bears itself out, before anything is added to it. */
import path from 'node:path';
import type { RunRecord } from '../../reports/cases';
import { judgedAgain } from '../../reports/judged';
import { standing } from '../../reports/evidence/names';
import { verifyTranscript, type ProblemKind } from '../../reports/transcript/verify';
import type { RunDeclaration } from '../../reports/verdict/declaration';

/** The chain of the exchanges does not hold, or an answer is none that a table gives. */
export interface NotBorneOut {
  code: 'transcript';
  file: string;
  line: number | string;
}

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
  // A case may have passed in which the exchanges offend its clause: nobody asserted what is wrong there. The verdict
  // takes both, so that whoever turns a failure into a pass gains nothing.
  const [unreadable] = judged.unreadable;
  return unreadable === undefined
    ? null
    : { code: 'transcript', file, line: `${unreadable.chain} #${String(unreadable.sequence)}` };
}
