/** What judging the record of a run has come to: plain data. */
import type { Capabilities, Operation } from '../../adapters/table';
import type { ClauseId, Dice, Point } from '../../regulation';
import type { Conduct, Judgement } from '../judgement';
import type { ProtocolRule, Quantity } from '../testimony';
import type { Circumstance } from './circumstances';
import type { RightUnder } from './right-under';

/** Judgements on a clause as the first of those that decide. */
export interface JudgementCounts {
  right: number;
  wrong: number;
  /** The text states nothing. */
  undecided: number;
}

/** The line of the transcript that a judgement is on. */
export interface JudgedAt {
  chain: string;
  sequence: number;
}

export interface JudgedSubject {
  /** Id of Cucumber's TestCaseStarted message. */
  testCaseStarted: string;
  clause: string;
  case: string;
  language: string;
}

/** What a table offends: a clause of the law, with those to be seen beside it, or a sentence of the protocol. */
export type Offended = { clauses: readonly [ClauseId, ...ClauseId[]] } | { rule: ProtocolRule };

/** A judgement against the table. */
export type WrongJudgement = JudgedAt &
  Offended & {
    /** What was being tested; null outside of cases. */
    subject: JudgedSubject | null;
    /** Throws of the case before the judgement, the one that is judged included. */
    throws: number;
    /** The kind of wrong, whatever the amounts. */
    wrong: string;
    quantities: readonly [Quantity, ...Quantity[]];
    required: Conduct | null;
    actual: Conduct;
    about: Judgement['about'];
    point: Point | null;
    dice?: Dice;
  };

/** One request of a play, with what came of it. */
export interface PlayStep extends JudgedAt {
  operation: Operation;
  parameters: unknown;
  /** The code of a refusal; null where the table did what it was asked. */
  refused: string | null;
  /** The dice that lie after it. */
  dice?: readonly [number, number];
  /** The point that is marked after it, where the answer says so. */
  point?: number | null;
}

/** Everything that is wrong of the same kind, by the same clause or sentence, with the same bet: one cause. */
export interface Cause {
  offended: Offended;
  /** Clauses that the judgements name beside the one that counts. */
  seeAlso: ClauseId[];
  wrong: string;
  bet: string | null;
  circumstances: Circumstance[];
  /** In `HeardRun.wrong`. */
  judgements: number[];
  /** Values of readings and options under which it would not be wrong: it rests on what was declared. */
  rightUnder: RightUnder[];
  /** The one that the shortest play leads to. */
  example: WrongJudgement;
  play: PlayStep[];
}

/** The table described itself otherwise than before. */
export interface DescribedAnew extends JudgedAt {
  /** Of the description. */
  members: string[];
}

export interface HeardRun {
  /** Exchanges that were followed. */
  exchanges: number;
  /** By clause. */
  counts: Partial<Record<string, JudgementCounts>>;
  wrong: WrongJudgement[];
  causes: Cause[];
  describedAnew: DescribedAnew[];
  /** Exchanges of which nothing could be made, or that were asked otherwise than declared. */
  unreadable: JudgedAt[];
  /** What the table said of itself, the first time. */
  described: Capabilities | null;
}

export const NOTHING_HEARD: HeardRun = {
  exchanges: 0,
  counts: {},
  wrong: [],
  causes: [],
  describedAnew: [],
  unreadable: [],
  described: null,
};
