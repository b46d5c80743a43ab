/** The reference table, explored. */
import { findFault } from '../../adapters/reference-table/faults';
import {
  explore,
  type Course,
  type Exploration,
  type ExplorationOptions,
} from '../../assessment/exploration';
import {
  DEFAULT_OPTIONS,
  READING_SETS,
  type Options,
  type ReadingSetName,
  type Readings,
} from '../../regulation';
import { tableOf } from '../observation/played';

/** Most actions of a session. */
export const ACTIONS = 60;
/** In minor units: 10 patacas. */
export const MINIMUM_BET = 1_000;

export interface Explored {
  fault?: string;
  set?: ReadingSetName;
  readings?: Readings;
  options?: Options;
  /** Further options of the reference table. */
  house?: Record<string, unknown>;
}

export function courseOf({
  fault,
  set = 'customary',
  readings = READING_SETS[set],
  options = DEFAULT_OPTIONS,
  house = {},
}: Explored): Course {
  const { table, capabilities } = tableOf({ ...house, ...(fault === undefined ? {} : { fault }) });
  return {
    table,
    capabilities,
    terms: { readings, options, authorisations: [], capabilities },
    opening: { minimumBet: MINIMUM_BET, readings: { ...readings }, options: { ...options } },
  };
}

/** Under what the fault shows. */
export function conditionsOf(id: string): Required<Pick<Explored, 'readings' | 'options'>> {
  const fault = findFault(id);
  if (fault === undefined) throw new Error(`no fault ${id}`);
  return {
    readings: { ...READING_SETS[fault.readings ?? 'customary'], ...fault.declared },
    options: { ...DEFAULT_OPTIONS, ...fault.options },
  };
}

export function explored(table: Explored, options: Partial<ExplorationOptions> = {}): Promise<Exploration> {
  return explore(courseOf(table), { seed: 1, runs: 100, actions: ACTIONS, findings: 1, ...options });
}
