/** What a table holds, as its own answers have it. */
import { plus, type Money } from '../adapters/money';
import type { AnyBetName, Minor, PlacedBet, State } from '../adapters/table';
import type { Point } from '../regulation';
import type { DieStatus, Judgement } from './judgement';

export interface LedgerPlayer {
  readonly player: string;
  readonly seat: number;
  balance: Money;
}

export interface LedgerBet {
  readonly id: string;
  readonly player: string;
  readonly bet: AnyBetName;
  /** Not a stake that Article 5(6) allows where the table has taken one that it should have refused. */
  amount: number;
  /** The id of the bet under an additional one. */
  readonly on?: string;
  number: Point | null;
  /** The table has not said in the settlements that the bet is from now on decided by a number; its state has to show it. */
  untold?: Judgement | undefined;
}

/**
 * The table's own account of itself, carried forward by the contract's rules. It follows the table also where the table
 * is wrong: what is wrong is judged once, and what comes after it by itself.
 */
export class Ledger {
  minimumBet: Minor = 1;
  point: Point | null = null;
  /** Who threw last, and whether the last throw replaced him; null before anybody has thrown. */
  holder: { player: string; seat: number; replaced: boolean } | null = null;
  /**
   * False where the text did not say whether the last throw replaced the shooter: whose turn it is stays open until a
   * player throws by name.
   */
  turnIsKnown = true;
  /** Whom the table last showed as the shooter. */
  shown: string | null = null;
  /** Whether a throw has counted at this table; undefined where that is not known, or where only void ones were made. */
  thrown: boolean | undefined = false;
  /** In whose turn a throw has counted; null before the first of a turn, undefined where that is not known. */
  begun: string | null | undefined = null;
  /** Whose throw made the marked point; null while none is marked, undefined where that is not known. */
  pointBy: string | null | undefined = null;
  readonly waived = new Set<string>();
  readonly players = new Map<string, LedgerPlayer>();
  readonly bets = new Map<string, LedgerBet>();
  /** The dice lie and the throw waits for its settlement. */
  fallen = false;
  /** Null for a table that cannot tell its dice apart, and until it has shown them. */
  dice: Map<string, DieStatus> | null = null;
  /** So many dice, nobody knows which, have left the layout since the table last showed them. */
  unknownOutside = 0;

  static from(state: State): Ledger {
    const ledger = new Ledger();
    ledger.minimumBet = state.minimumBet;
    ledger.point = state.point;
    ledger.shown = state.shooter;
    ledger.fallen = state.phase === 'fallen';
    if (state.throws > 0) {
      ledger.begun = undefined;
      ledger.thrown = undefined;
    }
    ledger.pointBy = state.point === null ? null : undefined;
    ledger.dice =
      state.dice === undefined ? null : new Map(state.dice.map(({ die, status }) => [die, status]));
    for (const player of state.players) ledger.players.set(player.player, { ...player });
    for (const bet of state.bets) ledger.place(bet);
    const shooter = state.shooter === null ? undefined : ledger.players.get(state.shooter);
    // Who is shown without a bet may only be the one to whom the dice are offered.
    if (shooter !== undefined && state.throws > 0 && ledger.betsOf(shooter.player).length > 0) {
      ledger.holder = { player: shooter.player, seat: shooter.seat, replaced: false };
    }
    return ledger;
  }

  copy(): Ledger {
    return Object.assign(new Ledger(), structuredClone({ ...this }));
  }

  place({ id, player, bet, amount, on, number }: PlacedBet): void {
    this.bets.set(id, { id, player, bet, amount, ...(on === undefined ? {} : { on }), number });
  }

  betsOf(player: string): LedgerBet[] {
    return [...this.bets.values()].filter((bet) => bet.player === player);
  }

  /** The additional bets on a bet. */
  additionalTo(id: string): LedgerBet[] {
    return [...this.bets.values()].filter(({ on }) => on === id);
  }

  /** The number that decides a bet; for an additional bet that of the bet under it where it has none itself. */
  numberOf(bet: LedgerBet): Point | null {
    return bet.number ?? (bet.on === undefined ? null : (this.bets.get(bet.on)?.number ?? null));
  }

  credit(player: string, amount: Money): void {
    const seated = this.players.get(player);
    if (seated !== undefined) seated.balance = plus(seated.balance, amount);
  }
}
