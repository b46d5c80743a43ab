/** `docs/detection.json`: what was planted in the reference table, and what of it was found by which means. */
import { FAULTS, type Fault } from '../../adapters/reference-table/faults';
import { ACCEPTANCE } from '../../adapters/reference-table/faults/acceptance';
import { DICE } from '../../adapters/reference-table/faults/dice';
import { LANDING } from '../../adapters/reference-table/faults/landing';
import { ORDER_OF_THROWING } from '../../adapters/reference-table/faults/order-of-throwing';
import { SHOOTER } from '../../adapters/reference-table/faults/shooter';
import { STAKES } from '../../adapters/reference-table/faults/stakes';
import { VOID_THROWS } from '../../adapters/reference-table/faults/void-throws';
import { version } from '../../certification/version';
import { CLAUSES, META } from '../../regulation';
import type { Parts } from './parts';
import { hasFeatures } from './planted';

/** `true` under the clause that the fault offends, `elsewhere` under another alone; null where it was not measured. */
export type Found = true | 'elsewhere' | false | null;

export interface FaultRecord {
  id: string;
  clause: string;
  /** By the cases of the clause, in both languages. */
  features: Found;
  /** By driving the table through its cells, one by one or all bets at once. */
  cells: Found;
  sessions: Found;
  /** What kind of event it shows in, of which the cells have none or few. */
  shownIn: string;
}

export const MEANS = ['features', 'cells', 'sessions'] as const;
export type Means = (typeof MEANS)[number];

export interface ClauseRecord {
  clause: string;
  planted: number;
  /** Found under the clause or elsewhere; null where it was not measured of every fault. */
  features: number | null;
  cells: number | null;
  sessions: number | null;
  /** Of these, under the clause itself. */
  under: Record<Means, number | null>;
}

export interface Detection {
  format: 'craps-conformance/detection/1';
  suite: { version: string };
  /** SHA-256 of the official Chinese text. */
  regulation: { sha256: string };
  faults: FaultRecord[];
  clauses: ClauseRecord[];
  mutation: Parts['mutation'];
  rightTable: {
    features: NonNullable<Parts['features']>['rightTable'] | null;
    cells: NonNullable<Parts['cells']>['tables'] | null;
    sessions: { readings: string; sessions: number; alarms: number }[] | null;
  };
  exploration: {
    seed: number;
    sessions: number;
    actions: number;
    medianActions: number | null;
    longest: number | null;
  } | null;
}

const SHOWN_IN: Readonly<Record<string, readonly Fault[]>> = {
  dice: DICE,
  turns: ORDER_OF_THROWING,
  landing: [...LANDING, ...VOID_THROWS],
  shooter: SHOOTER,
  requests: ACCEPTANCE,
  stakes: STAKES,
};

export function detectionOf(parts: Parts): Detection {
  const { features, mutation, cells, exploration } = parts;
  const explored = parts['exploration-right-table'];
  const faults = FAULTS.map((fault) => faultRecord(fault, parts));
  return {
    format: 'craps-conformance/detection/1',
    suite: { version: version() },
    regulation: { sha256: META.source.sha256 },
    faults,
    clauses: clausesOf(faults),
    mutation,
    rightTable: {
      features: features?.rightTable ?? null,
      cells: cells?.tables ?? null,
      sessions:
        explored?.sets.map(({ readings, sessions, alarms }) => ({
          readings,
          sessions,
          alarms: alarms.length,
        })) ?? null,
    },
    exploration:
      exploration === null
        ? null
        : {
            ...{ seed: exploration.seed, sessions: exploration.sessions, actions: exploration.actions },
            ...exploration.summary,
          },
  };
}

/** A fault that a part does not know was planted after the part was measured. */
function faultRecord({ id, clause }: Fault, { features, cells, exploration }: Parts): FaultRecord {
  const byFeatures = features?.faults.find((each) => each.id === id);
  const byCells = cells?.faults.find((each) => each.id === id);
  const bySessions = exploration?.faults.find((each) => each.id === id);
  return {
    id,
    clause,
    features: byFeatures === undefined ? null : byFeatures.caughtIn.length === 2,
    cells:
      byCells === undefined
        ? null
        : found(
            byCells.cells.wrong + byCells.company.wrong > 0,
            byCells.cells.naming + byCells.company.naming > 0,
          ),
    shownIn:
      Object.entries(SHOWN_IN).find(([, list]) => list.some((each) => each.id === id))?.[0] ?? 'course',
    sessions: bySessions === undefined ? null : found(bySessions.found, bySessions.namesItsClause === true),
  };
}

function found(isFound: boolean, isUnder: boolean): Found {
  return isFound ? isUnder || 'elsewhere' : false;
}

function clausesOf(faults: readonly FaultRecord[]): ClauseRecord[] {
  const planted = new Set(faults.map(({ clause }) => clause));
  return CLAUSES.filter(({ id, normative }) => planted.has(id) || (normative && hasFeatures(id))).map(
    ({ id }) => {
      const own = faults.filter(({ clause }) => clause === id);
      const count = (means: Means, holds: (found: Found) => boolean) =>
        own.some((fault) => fault[means] === null) ? null : own.filter((fault) => holds(fault[means])).length;
      const [features, cells, sessions] = MEANS.map((means) => count(means, (each) => each !== false));
      return {
        ...{ clause: id, planted: own.length },
        ...{ features: features ?? null, cells: cells ?? null, sessions: sessions ?? null },
        under: {
          features: count('features', (each) => each === true),
          cells: count('cells', (each) => each === true),
          sessions: count('sessions', (each) => each === true),
        },
      };
    },
  );
}
