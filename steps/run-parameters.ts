import type { AdapterConfiguration } from '../adapters/connect';

/** What a run tells its workers: Cucumber's world parameters, plain JSON. */
export interface RunParameters {
  adapter: AdapterConfiguration;
  /** Reading by id, complete. */
  readings: Record<string, string>;
  /** Choices that the regulation leaves to the house: `field_12`. */
  options: Record<string, string>;
  /** How many minor units of the currency stand for 1 in a scenario. */
  minorUnitsPerAmount: number;
  /** File to which the transcript is appended; null keeps none. */
  transcript: string | null;
}
