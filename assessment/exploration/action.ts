/**
 * What a session is made of. An action names what it is about by its place (the second player, the first of his Come
 * bets) and not by its id, and is made a request of the contract only when its turn has come: so that it still means
 * something where actions before it are left out.
 */
import type { Landing } from '../../adapters/table';
import type { BetId } from '../../regulation';

/** `times`: so many times the minimum bet. Most others are none that a table may take. */
export type Stake =
  | { readonly kind: 'times'; readonly times: number }
  | { readonly kind: 'none' | 'belowMinimum' | 'betweenMultiples' | 'aboveBalance' }
  | { readonly kind: 'negative' | 'fraction' | 'notANumber' }
  /** The most that the table has declared to take, and the least that it need not take. */
  | { readonly kind: 'atMaximum' | 'aboveMaximum' };

/** A pair of faces, or a pair that makes a total which decides something: a number of a bet, the point, or 7. */
export type Aim =
  | { readonly kind: 'pair'; readonly dice: readonly [number, number] }
  | { readonly kind: 'deciding'; readonly nth: number; readonly pair: number };

/** One of the bets on the table, by its place: among those of one kind, or among all where none is named. */
export interface OneOf {
  readonly of: BetId | null;
  readonly nth: number;
}

export type Action =
  /** Sits down without betting. Whoever does anything else sits down first. */
  | { readonly kind: 'join'; readonly player: number }
  /** Only in the phase in which the regulation lets him. */
  | { readonly kind: 'bet'; readonly player: number; readonly bet: BetId; readonly times: number }
  /** An additional bet on one of the bets on a number, by the player whose it is or by somebody else. */
  | ({ readonly kind: 'addToBet'; readonly stake: Stake; readonly by: 'owner' | 'another' } & OneOf)
  /** Whether the regulation lets him or not; an additional bet without naming one under it. */
  | {
      readonly kind: 'tryToBet';
      readonly player: number;
      readonly bet: BetId;
      readonly stake: Stake;
    }
  | ({ readonly kind: 'takeDown' } & OneOf)
  | ({ readonly kind: 'raise'; readonly times: number } & OneOf)
  | ({ readonly kind: 'lower' } & OneOf)
  /** By whoever has the dice; where a throw is held, it is settled instead. */
  | {
      readonly kind: 'roll';
      readonly aim: Aim;
      readonly landing: Landing | null;
      readonly hold: boolean;
    }
  /** Two of the dice on offer, by their places, of which `outside` fall off the layout. */
  | {
      readonly kind: 'choose';
      readonly dice: readonly [number, number];
      readonly outside: 0 | 1 | 2;
    }
  | { readonly kind: 'tryToRoll'; readonly player: number }
  | { readonly kind: 'impossibleDice'; readonly dice: readonly [number, number] }
  | { readonly kind: 'threeDice' }
  | { readonly kind: 'settleAgain' }
  /** By whoever has the dice. */
  | { readonly kind: 'waive' }
  | { readonly kind: 'tryToWaive'; readonly player: number }
  | { readonly kind: 'inspect'; readonly nth: number; readonly meets: boolean }
  | { readonly kind: 'askAgain' };

export type ActionKind = Action['kind'];
