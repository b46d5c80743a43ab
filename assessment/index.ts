/** Judging whatever is played at a table by the regulation's model, beyond what the scenarios say. */
export { Judge, type Played, type PlayedOperation } from './judge';
export { reachableCells, standingsOf, type ReachableCell, type Standing } from './cells';
export { cellKey, type Cell, type Conduct, type Judgement, type JudgementResult } from './judgement';
export { Ledger, type LedgerBet, type LedgerPlayer } from './ledger';
export type { DeclaredTerms, Terms } from './terms';
export { Witness } from './witness';
export type { Heard } from './heard';
export {
  PROTOCOL_RULES,
  isBreach,
  type Breach,
  type Circumstances,
  type Ground,
  type ProtocolRule,
  type Quantity,
  type Testimony,
  type TestimonyPlace,
} from './testimony';
export { breachText, conductText, judgementText, nameOf, type Wording } from './words';
export { writtenMoney } from '../adapters/money';
export { offer } from './throwing';
export * from './hearing';
