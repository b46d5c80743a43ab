/** What is found in the record of a run: of the law by its clause, of the protocol by its sentence. */
import type { AnyBetName, Operation } from '../adapters/table';
import type { ClauseId, Dice, Point } from '../regulation';
import type { Conduct, Judgement, JudgementResult } from './judgement';

/** The sentences of `docs/protocol.md` by which a table is judged while it is played, as `adapter-check` names them. */
export const PROTOCOL_RULES = [
  'described',
  'cleanTable',
  'terms',
  'restored',
  'joins',
  'echo',
  'stake',
  'state',
  'stateTwice',
  'setDice',
  'held',
  'settledOnce',
  'settlement',
  'refused',
  'unchanged',
  'journal',
  'openAlike',
] as const;
export type ProtocolRule = (typeof PROTOCOL_RULES)[number];

/** In what respect a table is right or wrong. */
export type Quantity =
  | 'outcome'
  | 'prize'
  | 'stake'
  | 'balance'
  | 'acceptance'
  | 'number'
  | 'point'
  | 'shooter'
  | 'void'
  | 'dice'
  /** Of the protocol alone: what of a state, or of the journal, is told otherwise. */
  | 'seat'
  | 'session'
  | 'journal';

/** An offence against a sentence of the protocol. */
export interface Breach {
  readonly rule: ProtocolRule;
  readonly quantity: Quantity;
  readonly required: Conduct;
  readonly actual: Conduct;
  readonly about: Judgement['about'];
  readonly point: Point | null;
  readonly dice?: Dice;
  /** The law has the word where it judges the same quantity of the same answer. */
  readonly unlessLaw?: true;
}

/** Where in the record it stands. */
export interface TestimonyPlace {
  /** The chain of one connection, and the exchange in it, from 1. */
  readonly chain: string;
  readonly sequence: number;
  /** The case that was played; absent for what no scenario plays. */
  readonly testCaseStarted?: string;
  readonly clause?: string;
  readonly case?: string;
  readonly language?: string;
}

/** As the table stood when the request was made, for what findings have in common. */
export interface Circumstances {
  readonly operation: Operation;
  readonly puck: 'off' | 'on';
  readonly point: Point | null;
  /** From 1: a round ends with the throw after which no point is marked. */
  readonly round: number;
  /** Throws of this round, and of the session, that have fallen before. */
  readonly throwsInRound: number;
  readonly throws: number;
  readonly players: number;
  /** The dice lie and wait for their settlement. */
  readonly fallen: boolean;
  /** The throw before was void; the shooter was replaced by it; the request before was refused. */
  readonly afterVoid: boolean;
  readonly afterReplacement: boolean;
  readonly afterRefusal: boolean;
  /** Minor units. */
  readonly minimumBet: number;
  readonly dice?: Dice;
  readonly total?: number;
  readonly pair?: boolean;
  /** Of the player; null where nobody can tell who throws. */
  readonly isShooter?: boolean | null;
  readonly seat?: number;
  /** All that he has lies on the table. */
  readonly allIn?: boolean;
  readonly liveBets?: number;
  /** Minor units, and in minimum bets where it is a multiple of them. */
  readonly stake?: number;
  readonly minimums?: number;
  /** The how manieth live bet of that name of the same player, from 1. */
  readonly nth?: number;
  /** The player has the opposite bet on the table as well. */
  readonly opposed?: boolean;
}

export type Ground =
  | { readonly kind: 'clause'; readonly clause: ClauseId; readonly seeAlso: readonly ClauseId[] }
  | { readonly kind: 'protocol'; readonly rule: ProtocolRule };

export interface Testimony {
  readonly result: JudgementResult;
  /** The clause that is offended or kept counts; the others are only to be looked at. */
  readonly ground: Ground;
  /** What of it is wrong; where nothing is, what was found right. The first is the main one. */
  readonly quantities: readonly [Quantity, ...Quantity[]];
  readonly player?: string;
  readonly bet?: AnyBetName;
  /** The table's id of the bet, where it is one on the table. */
  readonly betId?: string;
  /** Null where the text states nothing. */
  readonly required: Conduct | null;
  readonly actual: Conduct;
  readonly place: TestimonyPlace;
  readonly circumstances: Circumstances;
  /** For the words: `judgementText`, `breachText`. */
  readonly of: Judgement | Breach;
}

export function isBreach(of: Judgement | Breach): of is Breach {
  return 'rule' in of;
}
