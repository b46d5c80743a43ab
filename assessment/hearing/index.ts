/** Judging the whole record of a run, and gathering what is found by its causes. */
export { CIRCUMSTANCES, type Circumstance } from './circumstances';
export { Hearing, type CaseSpeaksOf, type CaseWeighed } from './hearing';
export {
  NOTHING_HEARD,
  type Cause,
  type DescribedAnew,
  type HeardRun,
  type JudgedAt,
  type JudgementCounts,
  type Offended,
  type PlayStep,
  type WrongJudgement,
} from './heard-run';
export type { RightUnder } from './right-under';
