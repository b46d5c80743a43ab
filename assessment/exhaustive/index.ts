/** Everything that a table can be driven through, cell by cell, and all bets in company. */
export { exhaustiveCells, exhaustiveKey, type ExhaustiveCell, type Field12 } from './cells';
export { Company, type CompanyResult, type CompanyTally } from './company';
export { asFault } from './drive';
export { exemptionOf, exhaust } from './exhaust';
export {
  Exhaustion,
  type CellEnd,
  type CellFailure,
  type CellFault,
  type CellResult,
  type CellStatus,
} from './exhaustion';
export { Play, type Evidence } from './play';
export { stratifiedSample } from './random';
export { voidClauses } from './void-throws';
