import type { AdapterConfiguration } from '../adapters/connect';
import type { Authorisation } from '../regulation';
import type { InspectionRecord } from './inspection/record';

/** What a run tells its workers: Cucumber's world parameters, plain JSON. */
export interface RunParameters {
  adapter: AdapterConfiguration;
  /** Reading by id, complete. */
  readings: Record<string, string>;
  /** Choices that the regulation leaves to the house: `field_12`. */
  options: Record<string, string>;
  /** New items and different prizes authorised under Article 7. */
  authorisations: readonly Authorisation[];
  /** How many minor units of the currency stand for 1 in a scenario. */
  minorUnitsPerAmount: number;
  /** What a person measured and saw; null where nobody has, or has not said so. */
  inspection: InspectionRecord | null;
  /** Whether a case of the second language is given the table's answers to the first, where it asks the very same. */
  askOnce?: boolean;
  /** File to which the transcript is appended; null keeps none. */
  transcript: string | null;
}
