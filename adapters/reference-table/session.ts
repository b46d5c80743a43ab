import type { AnyBetName, BetName, Minor, PlacedBet, Point, RollResult, State } from '../table';
import type { Dice } from './dice';
import { Journal } from './journal';
import type { Readings } from './readings';

export type Field12 = 'double' | 'triple';

/** What the house has laid down for a session. */
export interface Terms {
  /** Minimum bet, Article 5(6), in minor units. */
  readonly minimumBet: Minor;
  /** The smallest amount that is paid, in minor units. */
  readonly unit: Minor;
  readonly offered: readonly AnyBetName[];
  readonly readings: Readings;
  /** The house's choice under Article 6(12). */
  readonly field12: Field12;
  /** Most odds on one bet as a multiple of its stake; null where the house sets none. */
  readonly maximumOddsMultiple: number | null;
}

export interface Player {
  readonly name: string;
  /** Counted from the stickman's left, Article 2(3). */
  readonly seat: number;
  balance: Minor;
}

export interface LiveBet {
  readonly id: string;
  readonly player: string;
  readonly name: BetName;
  amount: Minor;
  /** The id of the bet under odds. */
  readonly on?: string;
  number: Point | null;
}

/** Dice that lie on the layout. */
export interface Fall {
  readonly throwNumber: number;
  readonly dice: Dice;
  /** False for a void throw, Article 3. */
  readonly counted: boolean;
}

export interface Session {
  open: boolean;
  readonly forced: boolean;
  terms: Terms;
  readonly players: Map<string, Player>;
  readonly bets: Map<string, LiveBet>;
  point: Point | null;
  /** Who holds the dice; null until they are first thrown. */
  shooter: string | null;
  throws: number;
  held: Fall | null;
  /** The last throw that was settled, as it was answered. */
  settled: RollResult | null;
  betCount: number;
  readonly journal: Journal;
}

export function newSession(terms: Terms, settings: { open: boolean; forced: boolean }): Session {
  return {
    ...settings,
    terms,
    players: new Map(),
    bets: new Map(),
    point: null,
    shooter: null,
    throws: 0,
    held: null,
    settled: null,
    betCount: 0,
    journal: new Journal(),
  };
}

export function betsOf(session: Session, player: string): LiveBet[] {
  return [...session.bets.values()].filter((bet) => bet.player === player);
}

export function oddsOn(session: Session, base: string): LiveBet[] {
  return [...session.bets.values()].filter((bet) => bet.on === base);
}

export function placedBet({ id, player, name, amount, on, number }: LiveBet): PlacedBet {
  return { id, player, bet: name, amount, ...(on === undefined ? {} : { on }), number };
}

/** The session as the contract states it; `shooter` as the rules name him. */
export function stateOf(session: Session, shooter: string | null): State {
  return {
    open: session.open,
    point: session.point,
    shooter,
    phase: session.held ? 'fallen' : 'betting',
    throws: session.throws,
    minimumBet: session.terms.minimumBet,
    players: [...session.players.values()].map(({ name, seat, balance }) => ({
      player: name,
      seat,
      balance,
    })),
    bets: [...session.bets.values()].map(placedBet),
  };
}
