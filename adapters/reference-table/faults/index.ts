/**
 * The catalogue of faults: what a table could get wrong, clause by clause, so that a suite can show that it finds it.
 * Each is described in one sentence in the `faults` namespace.
 */
import { ACCEPTANCE } from './acceptance';
import { DICE } from './dice';
import type { Fault } from './fault';
import { HIDDEN, type HiddenFault } from './hidden';
import { LANDING } from './landing';
import { LINE } from './line-bets';
import { MULTI_ROLL } from './multi-roll-bets';
import { ODDS } from './odds';
import { ONE_ROLL } from './one-roll-bets';
import { ORDER_OF_THROWING } from './order-of-throwing';
import { PRACTICES } from './practices';
import { PRIZES } from './prizes';
import { SETTLEMENT } from './settlement';
import { SHOOTER } from './shooter';
import { STAKES } from './stakes';
import { VOID_THROWS } from './void-throws';

export type { Fault } from './fault';
export { HIDDEN, type HiddenFault } from './hidden';
export { SOURCES } from './sources';

export const FAULTS: readonly Fault[] = [
  ...DICE,
  ...ORDER_OF_THROWING,
  ...LANDING,
  ...VOID_THROWS,
  ...SHOOTER,
  ...ACCEPTANCE,
  ...STAKES,
  ...LINE,
  ...ODDS,
  ...ONE_ROLL,
  ...MULTI_ROLL,
  ...PRIZES,
  ...SETTLEMENT,
  ...PRACTICES,
];

const BY_ID = new Map(FAULTS.map((fault) => [fault.id, fault]));

export function findFault(id: string | undefined): Fault | undefined {
  return id === undefined ? undefined : BY_ID.get(id);
}

const HIDDEN_BY_ID = new Map(HIDDEN.map((fault) => [fault.id, fault]));

export function findHidden(id: string | undefined): HiddenFault | undefined {
  return id === undefined ? undefined : HIDDEN_BY_ID.get(id);
}
