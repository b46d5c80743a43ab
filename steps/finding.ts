import type { Money } from '../adapters/money';
import type { Quantity } from '../adapters/quantity';

/**
 * What a scenario has to tell beyond passed or failed. A finding travels as an attachment in Cucumber's messages, so
 * that the verdict can be computed from the messages alone.
 */
export const FINDING_MEDIA_TYPE = 'application/vnd.craps-conformance.finding+json';

/** Of what a failed sentence speaks, as whoever else judges the same exchanges can be compared with it. */
export interface SpokenOf {
  quantity: Quantity;
  /** As the table knows him. */
  player?: string | undefined;
  bet?: string | undefined;
  /** Of a balance: how much less than is required the player has, in minor units. */
  lacking?: Money | undefined;
}

/** What an inspection record says, beside what a table does. */
export const INSPECTION = 'inspection';

/** Code of the fault of a case that was not tried, because the link had failed in too many cases before it. */
export const GIVEN_UP = 'GIVEN_UP';

/** One pair of dice, in the order in which they were given. */
export type Dice = [number, number];

export type Finding =
  /**
   * The table does not do what the clause requires. Texts in the scenario's language. `evidence` says that it was not
   * found by driving the table: `actual` then is what a person measured or saw, and put into the inspection record.
   */
  | {
      kind: 'failure';
      dice: Dice[];
      required: string;
      actual: string;
      evidence?: typeof INSPECTION | undefined;
      about?: SpokenOf | undefined;
    }
  /** The table declares that it lacks what the case needs. `reason` is a key of the `reports` texts, with its values. */
  | { kind: 'not-applicable'; reason: string; values: Record<string, string> }
  /** The text states no outcome; `actual` is what the table did, in the scenario's language. */
  | { kind: 'not-decidable'; dice: Dice[]; actual: string }
  /** A person has to look or measure, and the run was given no record of it. */
  | { kind: 'inspection-pending' }
  /** On a table whose dice nobody sets, or that is only watched: it did not occur. */
  | { kind: 'not-observed' }
  /**
   * The table refused what only prepares the case, so that its clause was not put to the test; `clause` is the one under
   * which that refusal is tested. Text in the scenario's language.
   */
  | { kind: 'not-prepared'; clause: string; message: string }
  /** The link or the harness failed; `code` is a FaultCode of the contract, HARNESS, PRECONDITION or GIVEN_UP. */
  | { kind: 'fault'; code: string; message: string };
