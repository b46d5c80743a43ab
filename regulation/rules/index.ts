/** The model: Articles 4 and 5 as pure functions, each citing its clause. */
export { type Decision, decide } from './decide';
export type { BetState, Outcome, OutcomeKind, Throw } from './outcome';
export { POINT_CLAUSES, nextPoint } from './table-machine';
export { type ShooterDecision, type ShooterThrow, shooter } from './shooter';
export {
  type Acceptance,
  type Stake,
  type StakeRefusal,
  acceptance,
  accepts,
  refusedStake,
  stateWhenPlaced,
} from './acceptance';
export { type Change, type ChangeDecision, change } from './changes';
