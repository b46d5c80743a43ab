import type { UncheckedTable } from '../table';
import { findFault, findHidden } from './faults';
import { readOptions } from './options';
import { RULES } from './honest-rules';
import { ReferenceTable } from './table';

/**
 * The embedded craps table: Articles 2 to 6 of the regulation, executable. It keeps everything in memory and answers
 * at once. Throws where an option is wrong or the fault is unknown.
 */
export default function createReferenceTable(options?: unknown): UncheckedTable {
  const house = readOptions(options);
  const fault = findFault(house.fault);
  const hidden = findHidden(house.fault)?.plant();
  if (house.fault !== undefined && !fault && !hidden) throw new Error(`unknown fault: ${house.fault}`);
  const rules = (fault?.apply ?? hidden?.rules)?.(RULES) ?? RULES;
  const table = new ReferenceTable(house, rules).operations();
  return hidden?.around?.(table) ?? table;
}
