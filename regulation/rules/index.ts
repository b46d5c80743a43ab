/** The model: Articles 2 to 5 as pure functions, each citing its clause. */
export { type Decision, decide } from './decide';
export {
  type BetState,
  type Outcome,
  type OutcomeKind,
  type Throw,
  type WinningStake,
  winningStake,
} from './outcome';
export { POINT_CLAUSES, nextPoint, pointForSuccessor } from './table-machine';
export {
  type Die,
  type Fall,
  type Landing,
  type LeaningDie,
  type ThrowDecision,
  type UpperFace,
  VOID_REASONS,
  type VoidReason,
  judgeThrow,
  leaningFace,
} from './throw';
export { type ShooterBet, type ShooterDecision, type ShooterThrow, shooter } from './shooter';
export {
  type Holder,
  type Offer,
  type OfferDecision,
  type SeatedPlayer,
  mayThrow,
  nextShooter,
} from './dice-order';
export {
  type CheckedReadings,
  type ReadingConflict,
  checkReadings,
  contradictions,
} from './reading-conflicts';
export {
  type Acceptance,
  type Stake,
  type StakeRefusal,
  acceptance,
  accepts,
  greatestPrize,
  mayRefuseForItsPrize,
  refusedStake,
  stateWhenPlaced,
} from './acceptance';
export { type Change, type ChangeDecision, change } from './changes';
