import { type BetId, bet as betRecord } from '../bets';
import type { ClauseId } from '../clauses';
import { type Dice, type Point, total } from '../dice';
import type { Options } from '../options';
import { type PrizeRatio, prizeRatio } from '../prizes';
import type { Readings } from '../readings';

/**
 * Where a line bet stands: waiting for its first throw, or on the number that now decides it (the point, or the number
 * of a Come bet). An additional bet stands on the number of the bet under it. One-roll and multi-roll bets have no
 * such number and are always `waiting`.
 */
export type BetState = 'waiting' | Point;

/** A counted throw and the conditions under which it falls. */
export interface Throw {
  /** The marked point before the throw; null on the come-out throw. */
  readonly point: Point | null;
  readonly dice: Dice;
  readonly readings: Readings;
  readonly options: Options;
}

interface Grounds {
  /** The clauses that say so, the one that decides first. For `silent`: the clause that stops short. */
  readonly clauses: readonly ClauseId[];
}

/**
 * Where the stake of a won bet is after the throw: back with the player and the bet over, or on the table as it was,
 * for the next throw; `either` where the text does not say.
 */
export type WinningStake = 'returned' | 'stays' | 'either';

/**
 * The text gives the winner his prize, Article 6, and has no word on the stake of the one-roll and multi-roll bets: the
 * reading `winning_bets`. The line bets and what is added to them belong to one round, and end with it.
 */
export function winningStake(
  bet: BetId,
  { winning_bets: reading }: Pick<Readings, 'winning_bets'>,
): WinningStake {
  const { category } = betRecord(bet);
  if (category !== 'one-roll' && category !== 'multi-roll') return 'returned';
  switch (reading) {
    case 'silent':
      return 'either';
    case 'come_down':
      return 'returned';
    case 'multi_roll_stay_up':
      return category === 'multi-roll' ? 'stays' : 'returned';
    case 'stay_up':
      return 'stays';
  }
}

/**
 * What a throw does to one bet.
 *
 * `win`: the prize is the ratio applied to the stake, and the stake stays the player's; `stake` says where it is. `lose`: the stake is gone.
 * `tie`: nothing is won or lost; `stake` says whether the bet is over or stays for the next throw. `stay`: the throw
 * decides nothing. `travel`: from now on `number` decides. `silent`: the text states no outcome and no reading fills it.
 */
export type Outcome =
  | ({ readonly kind: 'win'; readonly ratio: PrizeRatio; readonly stake: WinningStake } & Grounds)
  | ({ readonly kind: 'lose' } & Grounds)
  | ({ readonly kind: 'tie'; readonly stake: 'returned' | 'stays' } & Grounds)
  | ({ readonly kind: 'stay' } & Grounds)
  | ({ readonly kind: 'travel'; readonly number: Point } & Grounds)
  | ({ readonly kind: 'silent' } & Grounds);

export type OutcomeKind = Outcome['kind'];

/** A win by a clause of Article 5 at the price that Article 6 sets for the bet on a total. */
export function win(bet: BetId, by: ClauseId, on: number, { options, readings }: Throw): Outcome {
  const rule = prizeRatio(bet, on, options);
  return {
    kind: 'win',
    ratio: { stake: rule.stake, prize: rule.prize },
    stake: winningStake(bet, readings),
    clauses: [by, rule.clause],
  };
}

export function lose(...clauses: ClauseId[]): Outcome {
  return { kind: 'lose', clauses };
}

export function tie(stake: 'returned' | 'stays', ...clauses: ClauseId[]): Outcome {
  return { kind: 'tie', stake, clauses };
}

export function stay(...clauses: ClauseId[]): Outcome {
  return { kind: 'stay', clauses };
}

export function travel(number: Point, ...clauses: ClauseId[]): Outcome {
  return { kind: 'travel', number, clauses };
}

export function silent(...clauses: ClauseId[]): Outcome {
  return { kind: 'silent', clauses };
}

export function totalIn(dice: Dice, totals: readonly number[]): boolean {
  return totals.includes(total(dice));
}
