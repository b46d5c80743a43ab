import type { BetName, Point } from '../../table';
import type { Dice } from '../dice';
import type { Readings } from '../readings';
import type { Field12 } from '../session';

/** What a rule sees when the dice have fallen: one bet, and the table as it stood when they were thrown. */
export interface Moment {
  readonly bet: BetName;
  /** The number that decides the bet; null while it waits for its first throw. */
  readonly number: Point | null;
  /** The marked point; null on the come-out. */
  readonly point: Point | null;
  readonly dice: Dice;
  readonly total: number;
  readonly readings: Readings;
  readonly field12: Field12;
}

export type Outcome =
  /** The prize is paid, the stake goes back, and the bet is over. */
  | { readonly kind: 'win' }
  /** The prize is paid, and the bet stays up with its stake. */
  | { readonly kind: 'win_stays' }
  | { readonly kind: 'lose' }
  /** `over`: the stake comes back; otherwise the bet stays for the next throw. */
  | { readonly kind: 'tie'; readonly over: boolean }
  | { readonly kind: 'stay' }
  | { readonly kind: 'travel'; readonly number: Point };

export type OutcomeRule = (moment: Moment) => Outcome;

export const WIN: Outcome = { kind: 'win' };
export const WIN_STAYS: Outcome = { kind: 'win_stays' };
export const LOSE: Outcome = { kind: 'lose' };
export const STAY: Outcome = { kind: 'stay' };
export const RETURNED: Outcome = { kind: 'tie', over: true };
export const TIE_STAYS: Outcome = { kind: 'tie', over: false };

export function travel(number: Point): Outcome {
  return { kind: 'travel', number };
}
