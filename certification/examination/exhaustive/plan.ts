/** Which cells a run is about, and by what they are judged. */
import type { Capabilities } from '../../../adapters/table';
import type { Terms } from '../../../assessment';
import {
  exhaustiveCells,
  stratifiedSample,
  type ExhaustiveCell,
  type Field12,
} from '../../../assessment/exhaustive';
import type { Options, Readings } from '../../../regulation';
import type { RunParameters } from '../../../steps/run-parameters';

export interface CellsPlan {
  /** The prices of «Field» on 12 at which its cells are run. */
  readonly field12: readonly Field12[];
  /** So many cells, drawn by the seed; null for all. */
  readonly sample: number | null;
  readonly seed: number;
  /** Throws with all bets at once; 0 for none. */
  readonly companyThrows: number;
}

export interface PlannedCells {
  readonly cells: readonly ExhaustiveCell[];
  /** How many there are of which these are drawn. */
  readonly reachable: number;
  readonly prices: readonly Field12[];
}

export function planOf(
  { field12, sample, seed }: CellsPlan,
  capabilities: Pick<Capabilities, 'options'>,
): PlannedCells {
  const prices = pricesRun(field12, capabilities);
  const all = exhaustiveCells(prices);
  const cells = sample === null ? all : stratifiedSample(all, sample, groupOf, seed);
  return { cells, reachable: all.length, prices };
}

/** A table into which one price of «Field» on 12 is built is run at that where both are asked for. */
function pricesRun(
  asked: readonly Field12[],
  { options }: Pick<Capabilities, 'options'>,
): readonly Field12[] {
  const builtIn = asked.filter((price) => price === options['field_12']);
  return asked.length > 1 && builtIn.length > 0 ? builtIn : asked;
}

/** Each bet, and each kind of cell beside them, has its share of a sample. */
function groupOf(cell: ExhaustiveCell): string {
  return `${cell.kind}/${'bet' in cell ? cell.bet : ''}`;
}

export function termsOf(
  { readings, options, authorisations }: Pick<RunParameters, 'readings' | 'options' | 'authorisations'>,
  capabilities: Capabilities,
): Terms {
  return {
    readings: readings as unknown as Readings,
    options: options as unknown as Options,
    authorisations,
    capabilities,
  };
}
