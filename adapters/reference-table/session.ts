import type { Money } from '../money';
import type {
  AnyBetName,
  BetName,
  Minor,
  PlacedBet,
  Point,
  RollResult,
  Senses,
  State,
  Limits,
} from '../table';
import type { Dice } from './dice';
import { Journal, type JournalKept } from './journal';
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
  /** How many dice are on the table, Article 1(1)(1). */
  readonly dice: 4 | 5;
  readonly senses: Senses;
  /** The house's own maximum of stakes and prizes; the regulation sets none. */
  readonly limits: Limits;
  /** Whether a prize can be paid as a fraction of a minor unit. */
  readonly paysFractions: boolean;
  readonly equalBets: 'separate' | 'merge' | 'refuse';
  readonly opposedBets: boolean;
  readonly journal: JournalKept;
}

export interface Player {
  readonly name: string;
  /** Counted from the stickman's left, Article 2(3). */
  readonly seat: number;
  balance: Money;
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

export type Die = NonNullable<State['dice']>[number];
export type DieStatus = Die['status'];

/** The two dice of a throw; the first shows `dice[0]`. */
export type Chosen = readonly [string, string];

export type VoidReason = NonNullable<RollResult['voidReason']>;

/** Article 3: what the dice show, and whether the throw counts. */
export interface Read {
  readonly dice: Dice;
  /** Why the throw is void; null where it counts. */
  readonly voidReason: VoidReason | null;
}

/** Dice that lie on the layout. */
export interface Fall extends Read {
  readonly throwNumber: number;
}

export interface Session {
  open: boolean;
  readonly forced: boolean;
  terms: Terms;
  readonly players: Map<string, Player>;
  readonly bets: Map<string, LiveBet>;
  point: Point | null;
  /** Whose throw made the point that was marked last. */
  pointBy: string | null;
  /** Who holds the dice; null until they are first thrown, and after a replacement until they are thrown again. */
  shooter: string | null;
  /** The shooter who was replaced, until the dice are thrown again: the order goes on after him. */
  replaced: string | null;
  /** How many throws of the shooter have counted since he took the dice. */
  countedInTurn: number;
  /** Who has waived the turn that is being offered, Article 2(3). */
  readonly waived: Set<string>;
  readonly dice: Map<string, DieStatus>;
  throws: number;
  /** A throw has counted since the table was opened. */
  begun: boolean;
  held: Fall | null;
  /** The last throw that was settled, as it was answered. */
  settled: RollResult | null;
  betCount: number;
  readonly journal: Journal;
}

export function newSession(terms: Terms, settings: Pick<Session, 'open' | 'forced' | 'dice'>): Session {
  return {
    ...settings,
    terms,
    players: new Map(),
    bets: new Map(),
    point: null,
    pointBy: null,
    shooter: null,
    replaced: null,
    countedInTurn: 0,
    waived: new Set(),
    throws: 0,
    begun: false,
    held: null,
    settled: null,
    betCount: 0,
    journal: new Journal(terms.journal),
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

export function shownDice(session: Session): Die[] {
  return [...session.dice].map(([die, status]) => ({ die, status }));
}

/** The session as the contract states it; the point and the shooter as the table shows them. */
export function stateOf(session: Session, shown: Pick<State, 'point' | 'shooter'>): State {
  return {
    open: session.open,
    ...shown,
    phase: session.held ? 'fallen' : 'betting',
    throws: session.throws,
    minimumBet: session.terms.minimumBet,
    players: [...session.players.values()].map(({ name, seat, balance }) => ({
      player: name,
      seat,
      balance,
    })),
    bets: [...session.bets.values()].map(placedBet),
    ...(session.terms.senses.dice ? { dice: shownDice(session) } : {}),
  };
}
