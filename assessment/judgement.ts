/** What the regulation requires of a table in one respect, beside what the table did. */
import type { AnyBetName, Money, RefusalCode, SettlementOutcome, State } from '../adapters/table';
import type { BetState, ClauseId, Dice, Point } from '../regulation';

/** Where a die is: offered, kept back for its inspection, or put away. */
export type DieStatus = NonNullable<State['dice']>[number]['status'];

/** One thing that can be required of a table, and that a table can do. */
export type Conduct =
  /** `number`: `travel` only. */
  | {
      readonly kind: 'outcome';
      readonly outcome: SettlementOutcome;
      readonly number?: Point;
    }
  /** What a won bet brings: the prize without the stake, and the stake that goes back. */
  | { readonly kind: 'payment'; readonly paid: Money; readonly returned: Money }
  | { readonly kind: 'accepted' }
  /** Without a code: any refusal will do. */
  | { readonly kind: 'refused'; readonly code?: RefusalCode }
  /** How an accepted bet stands; `number` is null where it waits for its first throw. */
  | { readonly kind: 'placed'; readonly bet: string; readonly amount: number; readonly number: Point | null }
  | { readonly kind: 'returned'; readonly amount: Money }
  | { readonly kind: 'balance'; readonly player: string; readonly amount: Money | null }
  | { readonly kind: 'point'; readonly point: Point | null }
  | { readonly kind: 'shooter'; readonly player: string | null }
  | { readonly kind: 'throw'; readonly counted: boolean }
  | { readonly kind: 'dice'; readonly dice: Dice }
  /** The bets of a player that the table holds: how many, and their stakes together. */
  | { readonly kind: 'bets'; readonly player: string; readonly count: number; readonly amount: Money }
  /** How many dice can be thrown; null stands for four or five. */
  | { readonly kind: 'diceOffered'; readonly count: number | null }
  /** `number`: its place among the dice as the table names them, from 1. */
  | { readonly kind: 'die'; readonly number: number; readonly status: DieStatus }
  /** An additional bet has the bet under it on the table, or has not. */
  | { readonly kind: 'base'; readonly bet: string; readonly live: boolean }
  /** Each bet on the table once, and no other. */
  | { readonly kind: 'settledOnce' }
  | { readonly kind: 'settledOtherwise'; readonly times: number }
  /** Where the text leaves it open: what the readings that are registered give between them. */
  | { readonly kind: 'oneOf'; readonly outcomes: readonly SettlementOutcome[] }
  /** A member of an answer as JSON; null where it is not there. Of the protocol only. */
  | { readonly kind: 'member'; readonly member: string; readonly value: string | null }
  /** What the journal has, or has to have, of one request: the operation, and the answer as JSON; null where it has none. */
  | { readonly kind: 'event'; readonly operation: string | null; readonly told: string | null };

/** Where a bet stands when a throw falls: what Article 5 looks at. */
export interface Cell {
  readonly bet: AnyBetName;
  readonly betState: BetState;
  readonly point: Point | null;
  readonly dice: Dice;
}

export type JudgementResult = 'conforms' | 'fails' | 'not-decidable';

export interface Judgement {
  readonly result: JudgementResult;
  /** The clauses that require it, the one that decides first. */
  readonly clauses: readonly [ClauseId, ...ClauseId[]];
  /** Null where the text states nothing. */
  readonly required: Conduct | null;
  readonly actual: Conduct;
  /** What it is about: a bet on the table, or one that somebody asked for. */
  readonly about: {
    readonly player?: string;
    readonly bet?: AnyBetName;
    /** The table's id of a bet that is on the table. */
    readonly id?: string;
    /** Minor units. */
    readonly stake?: number;
    readonly number?: Point | null;
  };
  /** The marked point before the throw, or as the request was made. */
  readonly point: Point | null;
  /** The throw; absent where the judgement is about a request between two throws. */
  readonly dice?: Dice;
  /** A judgement of what a counted throw did to one bet. */
  readonly cell?: Cell;
  /**
   * Where the text leaves it to the table: the circumstances, in which it has to do the same whenever they return.
   * Absent where nothing is left to it, or where something else explains what it did.
   */
  readonly alike?: string;
}

/** `field/waiting/6/3-4`; the point is `-` on the come-out throw. */
export function cellKey({ bet, betState, point, dice }: Cell): string {
  return [bet, betState, point ?? '-', dice.join('-')].join('/');
}
