/**
 * The contract between the suite and a craps table: nine operations, money as minor units of the currency, whole or as an
 * exact ratio, and for every operation an answer that is either a value or a typed refusal.
 *
 * The schemas are the single source: the TypeScript types are inferred from them and everything that a table answers
 * is checked against them before a step sees it. What the suite *sends* is deliberately not checked here, because
 * sending what a table must refuse (a negative stake, a die showing 7) is part of the suite's work.
 */
import { z } from 'zod';
import { moneySchema } from './money';

export { fractionSchema, moneySchema, type Fraction, type Money } from './money';

/** Longest text that the suite takes from a table. */
const TEXT_LIMIT = 200;
const IDENTIFIER_LIMIT = 64;
/** Most entries of any list that the suite takes from a table. */
const LIST_LIMIT = 10_000;

const text = z.string().max(TEXT_LIMIT);
const identifier = z.string().min(1).max(IDENTIFIER_LIMIT);
const list = <T extends z.ZodType>(item: T) => z.array(item).max(LIST_LIMIT);

/** What a stake, a minimum or a maximum is: a safe, non-negative integer of minor units (100 = one pataca). */
export const minorSchema = z.int().nonnegative();
export type Minor = z.infer<typeof minorSchema>;

/** The points of one die's upper face, Article 1(1)(1). */
export const faceSchema = z.literal([1, 2, 3, 4, 5, 6]);
export type Face = z.infer<typeof faceSchema>;

/** A total that is marked as the player's point, Article 5(2)(1). */
export const pointSchema = z.literal([4, 5, 6, 8, 9, 10]);
export type Point = z.infer<typeof pointSchema>;

/** The 28 bets that Article 5 names, each with the identifier that every transport uses. */
export const BET_NAMES = [
  'pass',
  'dont_pass',
  'come',
  'dont_come',
  'pass_odds',
  'dont_pass_odds',
  'come_odds',
  'dont_come_odds',
  'any_craps',
  'any_7',
  'eleven',
  'ace_deuce',
  'aces',
  'boxcars',
  'horn',
  'field',
  'big',
  'small',
  'hard_4',
  'hard_6',
  'hard_8',
  'hard_10',
  'big_4',
  'big_5',
  'big_6',
  'big_8',
  'big_9',
  'big_10',
] as const;
export type BetName = (typeof BET_NAMES)[number];

/** `x_…` are items that the authority has authorised under Article 7. */
export const betNameSchema = z.union([
  z.enum(BET_NAMES),
  z.templateLiteral(['x_', z.string().min(1).max(40)]),
]);
export type AnyBetName = z.infer<typeof betNameSchema>;

/** Why a table declined an operation. A refusal is an answer: the suite judges it, and it must have changed nothing. */
export const refusalCodeSchema = z.enum([
  /** The table does not offer this bet. */
  'NOT_OFFERED',
  /** The stake is below the minimum bet. */
  'BELOW_MIN',
  /** The stake, or a prize that it may win, is above the maximum that `describe` declares; the regulation sets none. */
  'ABOVE_MAX',
  /** The stake is not a multiple of the minimum, Article 5(6), or its prize could not be paid exactly. */
  'BAD_UNIT',
  /** The player has this bet already, or the opposite one, and `describe` says that the table takes no second. */
  'BET_EXISTS',
  /** `describe` says that live bets are not lowered, not raised or not withdrawn here. */
  'NO_CHANGE',
  /** The bet may not be placed in this phase of the round. */
  'WRONG_PHASE',
  /** An additional bet needs a live bet under it. */
  'BASE_REQUIRED',
  'NO_SUCH_BET',
  'NO_SUCH_PLAYER',
  'NO_SUCH_THROW',
  /** The player's balance does not cover the stake. */
  'FUNDS',
  /** The dice have fallen and the throw is not settled yet. */
  'BETS_CLOSED',
  /** The dice of this table cannot be set by the suite. */
  'CANNOT_FORCE',
  /** The table cannot take the reading or the option that `open` asks for; `reading` names it. */
  'UNSUPPORTED',
  'SEAT_TAKEN',
  /** The dice are not this player's to throw or to waive, Article 2. */
  'NOT_SHOOTER',
  /** The die is not one of those on offer. */
  'NO_SUCH_DIE',
  /** The die left the layout and has not been inspected since, Article 3(4). */
  'NOT_INSPECTED',
  'NOT_OPEN',
  'MALFORMED',
]);
export type RefusalCode = z.infer<typeof refusalCodeSchema>;

export const refusalSchema = z.object({
  code: refusalCodeSchema,
  detail: text.optional(),
  /** UNSUPPORTED: the id of the reading or the option that the table cannot follow. */
  reading: identifier.optional(),
});
export type Refusal = z.infer<typeof refusalSchema>;

/** How the dice come about: set by the suite, thrown for real while the suite bets, or only watched. */
export const controlSchema = z.enum(['forced', 'natural', 'observed']);

/**
 * What the table can tell of a throw. The suite asks nothing that the table says it cannot tell, and says instead that
 * the clause does not apply.
 */
export const sensesSchema = z.object({
  /** Where the dice land, whether they pass the middle, touch a wall and roll: Article 3(2) and (3). */
  landing: z.boolean(),
  /** That a die lies on none of its faces, Article 3(1). */
  leaning: z.boolean(),
  /** Which of the dice on offer are thrown, Articles 2(2) and 3(4). */
  dice: z.boolean(),
  /** Who throws, Articles 2(1), 2(3) and 4. */
  shooter: z.boolean(),
});
export type Senses = z.infer<typeof sensesSchema>;

/** Readings of the regulation by id, `schema/declared.json`; other ids may come with another edition of it. */
export const readingsSchema = z.record(identifier, identifier);
/** What the regulation leaves to the house, by id; in the same list. */
export const optionsSchema = z.record(identifier, identifier);

const maximum = minorSchema.positive().optional();

/** The most that a table takes or pays; what is left out has no limit. */
export const limitSchema = z.object({
  /** Of one bet. */
  maximumStake: maximum,
  /** A stake that could win more than this is refused; a bet that is taken wins its whole prize. */
  maximumPrize: maximum,
  /** Additional bets: all on one bet together, as a multiple of its stake. */
  maximumOdds: z.int().min(1).optional(),
});
export type Limit = z.infer<typeof limitSchema>;

export const limitsSchema = limitSchema.extend({
  /** What holds for single bets instead. */
  bets: z.partialRecord(betNameSchema, limitSchema).optional(),
});
export type Limits = z.infer<typeof limitsSchema>;

export const changesSchema = z.object({
  lower: z.boolean().optional(),
  raise: z.boolean().optional(),
  withdraw: z.boolean().optional(),
});

/** Whether a second stake in the same box stands by itself, is added to the first, or is refused (`BET_EXISTS`). */
export const equalBetsSchema = z.enum(['separate', 'merge', 'refuse']);

export const journalKeptSchema = z.object({
  /** `log` gives every operation, all but refusals, only throws with what they settled, or nothing. */
  holds: z.enum(['everything', 'without_refusals', 'settlements', 'none']),
  /** How many of the last events are kept; left out: all since the session was opened. */
  events: z.int().min(1).optional(),
});

export const capabilitiesSchema = z.object({
  protocol: z.literal('ctp/1'),
  maker: text,
  model: text,
  firmware: text,
  softwareHash: text.optional(),
  serialNumber: text.optional(),
  control: controlSchema,
  bets: list(betNameSchema),
  /** Minimum bet, Article 5(6), where `open` asks for none. */
  minimumBet: minorSchema.positive(),
  /** The smallest amount that this table can pay. */
  unit: minorSchema.positive(),
  currency: z.object({ code: z.string().regex(/^[A-Z]{3}$/), minorDigits: z.int().min(0).max(4) }),
  seats: z.int().min(1).max(100),
  /** Readings of the regulation that are built into the table. A reading not named here follows `open`. */
  readings: readingsSchema,
  /** Choices the regulation leaves to the house that are built into the table, such as `field_12`. */
  options: optionsSchema,
  /** Whether a throw can be held between the fall of the dice and its settlement (`roll` with `hold`). */
  holdsThrow: z.boolean(),
  senses: sensesSchema,
  /** Left out: the table has no maximum. */
  limits: limitsSchema.optional(),
  /** What `change` can do to a live bet; what is left out it can. */
  changes: changesSchema.optional(),
  /** Left out: `separate`. */
  equalBets: equalBetsSchema.optional(),
  /** Whether one player may bet on Pass and Don't Pass, on Come and Don't Come, at once. Left out: he may. */
  opposedBets: z.boolean().optional(),
  /** Left out: the journal holds everything since the session was opened. */
  journal: journalKeptSchema.optional(),
});
export type Capabilities = z.infer<typeof capabilitiesSchema>;

export const placedBetSchema = z.object({
  id: identifier,
  player: identifier,
  bet: betNameSchema,
  /** The stake as the table holds it, in minor units; also one that it should never have taken. */
  amount: z.number(),
  /** The id of the bet under an additional bet. */
  on: identifier.optional(),
  /** The number that decides the bet: the point, the number of a Come bet; null while it waits for its first throw. */
  number: pointSchema.nullable(),
});
export type PlacedBet = z.infer<typeof placedBetSchema>;

export const stateSchema = z.object({
  open: z.boolean(),
  /** The marked point; null on the come-out. */
  point: pointSchema.nullable(),
  shooter: identifier.nullable(),
  /** `fallen`: the dice lie and the throw waits for its settlement; no bet is taken. */
  phase: z.enum(['betting', 'fallen']),
  /** Number of throws since the table was opened, void throws included. */
  throws: z.int().nonnegative(),
  minimumBet: minorSchema.positive(),
  players: list(z.object({ player: identifier, seat: z.int().min(1), balance: moneySchema })),
  bets: list(placedBetSchema),
  /** The dice of the table, for a table that can tell them apart. */
  dice: list(
    z.object({
      die: identifier,
      /** `inspection`: it left the layout and waits for its inspection; `withdrawn`: it did not pass it. */
      status: z.enum(['offered', 'inspection', 'withdrawn']),
    }),
  ).optional(),
});
export type State = z.infer<typeof stateSchema>;

/**
 * What a throw did to one bet.
 *
 * `win`: `paid` is the prize without the stake, the stake comes back as `returned`, the bet is over.
 * `win_stays`: `paid` is the prize, `returned` is 0, and the bet stays live with its stake, as it was before the throw.
 * `lose`: both are 0, the bet is over. `tie`: nothing is paid; the stake comes back as `returned` and the bet is over,
 * or, where the bet stays live, `returned` is 0. `stay`: nothing happens, and such a bet need not be listed.
 * `travel`: the bet is from now on decided by `number`.
 *
 * A player's balance after a throw is the balance before it plus all `paid` and `returned` of his settlements.
 */
export const settlementOutcomeSchema = z.enum(['win', 'win_stays', 'lose', 'tie', 'stay', 'travel']);
export type SettlementOutcome = z.infer<typeof settlementOutcomeSchema>;

export const settlementSchema = z.object({
  bet: identifier,
  player: identifier,
  outcome: settlementOutcomeSchema,
  paid: moneySchema,
  returned: moneySchema,
  number: pointSchema.optional(),
});
export type Settlement = z.infer<typeof settlementSchema>;

export const rollResultSchema = z.object({
  /** The throw's number since the table was opened. */
  throwNumber: z.int().min(1),
  dice: z.tuple([faceSchema, faceSchema]),
  /** False for a void throw, Article 3(2) and (3): it settles nothing and moves nothing. */
  counted: z.boolean(),
  voidReason: z.enum(['outside_layout', 'not_past_middle', 'not_rolled', 'undecided_lean']).optional(),
  /** False while the throw is held: the dice lie, nothing is paid yet. */
  settled: z.boolean(),
  settlements: list(settlementSchema),
  point: pointSchema.nullable(),
  shooter: identifier.nullable(),
});
export type RollResult = z.infer<typeof rollResultSchema>;

export const OPERATIONS = [
  'describe',
  'open',
  'join',
  'bet',
  'change',
  'dice',
  'roll',
  'state',
  'log',
] as const;
export type Operation = (typeof OPERATIONS)[number];

const sequence = z.int().nonnegative();
/** ISO 8601, as the table has it. */
const time = text.optional();
const parameters = z.record(z.string(), z.unknown());

/** One executed operation in the table's own journal. */
export const operationEventSchema = z.object({
  sequence,
  time,
  operation: z.enum(OPERATIONS),
  parameters,
  /** The value answered, or the refusal. */
  value: z.unknown().optional(),
  refusal: refusalSchema.optional(),
});
export type OperationEvent = z.infer<typeof operationEventSchema>;

/**
 * What happened between the event before and the next one is not in the journal. `state`: as the table stood when it
 * was taken up again.
 */
export const gapEventSchema = z.object({
  sequence,
  time,
  gap: z.object({ reason: text.optional() }),
  state: stateSchema.optional(),
});

/**
 * Something was put right. `of: journal`: the event was written down wrongly, and what stands here takes the place of
 * what it says. `of: table`: the table did as the event says, and staff made it good afterwards; `state`: as the table
 * stood then.
 */
export const correctEventSchema = z.object({
  sequence,
  time,
  correct: z.object({
    /** The sequence number of the event. */
    event: sequence,
    of: z.enum(['journal', 'table']),
    parameters: parameters.optional(),
    value: z.unknown().optional(),
    refusal: refusalSchema.optional(),
    by: text.optional(),
    reason: text.optional(),
  }),
  state: stateSchema.optional(),
});

export const logEventSchema = z.union([operationEventSchema, gapEventSchema, correctEventSchema]);
export type LogEvent = z.infer<typeof logEventSchema>;

export function isOperationEvent(event: LogEvent): event is OperationEvent {
  return 'operation' in event;
}

/** The schema of the value of each operation's answer. */
export const valueSchemas = {
  describe: capabilitiesSchema,
  open: stateSchema,
  join: z.object({ player: identifier, seat: z.int().min(1), balance: moneySchema }),
  bet: z.object({ bet: placedBetSchema, balance: moneySchema }),
  change: z.object({ returned: moneySchema, balance: moneySchema }),
  dice: stateSchema,
  roll: rollResultSchema,
  state: stateSchema,
  log: z.object({ events: list(logEventSchema), next: z.int().nonnegative(), end: z.boolean() }),
} as const satisfies Record<Operation, z.ZodType>;

export type Value<O extends Operation> = z.infer<(typeof valueSchemas)[O]>;

/**
 * How a throw lands, Articles 2 and 3; what is left out is as it should be: both dice on the layout, past the middle,
 * rolling, flat. Only sent to a table that can tell it (`senses`). 0 and 1 name the two dice.
 */
export interface Landing {
  /** The dice that come to rest outside the layout. */
  outsideLayout?: (0 | 1)[];
  /** The dice that do not pass the middle of the table. */
  short?: (0 | 1)[];
  /** The dice that touch a wall of the table. */
  hitWall?: (0 | 1)[];
  /** The dice that do not roll on the table. */
  unrolled?: (0 | 1)[];
  /** A die that lies on none of its faces: the faces that look up, each with its share of what can be seen. */
  leaning?: { die: 0 | 1; upper: { face: Face; share: number }[] }[];
}

/** A throw that the suite makes happen. */
export interface ForcedThrow {
  dice: [number, number];
  /** Who throws; without it the player whose turn it is. */
  by?: string;
  /** Which of the dice on offer are thrown; without it any two. */
  chosen?: [string, string];
  landing?: Landing;
}

/** What the suite sends. Amounts and faces are plain numbers: the suite also sends what must be refused. */
export interface Parameters {
  describe: Record<string, never>;
  open: {
    /** `test` starts clean; `observe` watches; `closed` ends the session and restores what was there before it. */
    mode: 'test' | 'observe' | 'closed';
    minimumBet?: number;
    readings?: Record<string, string>;
    options?: Record<string, string>;
  };
  join: { player: string; seat?: number; buyIn: number };
  /** `on`: for an additional bet, the id of the live bet under it. */
  bet: { player: string; bet: string; amount: number; on?: string };
  /** Without `to` the bet is taken down; with it the stake becomes `to`. */
  change: { bet: string; to?: number };
  /**
   * What happens to the dice between two throws: the player whose turn it is waives it, Article 2(3); a die that left
   * the layout is inspected, and meets the requirements of Article 1(2) or does not, Article 3(4).
   */
  dice: { waivedBy?: string; inspected?: { die: string; meets: boolean } };
  /**
   * `throw` forces the dice; without it the table throws or waits. `hold` stops once the dice have fallen.
   * `settle` names a held throw to settle; a throw that is already settled is refused or answered as it was, and in
   * neither case paid again.
   */
  roll: { throw?: ForcedThrow; hold?: boolean; settle?: number };
  state: Record<string, never>;
  log: { since: number; max?: number };
}

export type Answer<O extends Operation> = { ok: true; value: Value<O> } | { ok: false; refusal: Refusal };

/** A craps table as the suite sees it. A fault of the link or the harness is thrown as a {@link TableFault}. */
export type Table = { [O in Operation]: (parameters: Parameters[O]) => Promise<Answer<O>> };

/** What a library module's default export makes: the same operations, answered at once or later, not yet checked. */
export type UncheckedTable = { [O in Operation]: (parameters: Parameters[O]) => unknown };

export const FAULT_CODES = {
  TIMEOUT: true,
  DISCONNECTED: true,
  SESSION_LOST: true,
  PROTOCOL: true,
  BAD_ANSWER: true,
  /** The table failed by itself at a request: it threw, ended, or said that it had failed. */
  BROKE_OFF: true,
  /** A request that had to be asked again was executed again. */
  EXECUTED_TWICE: true,
  /** The adapter itself, or the module behind it, could not be started. */
  ADAPTER: true,
} as const;

export type FaultCode = keyof typeof FAULT_CODES;

/** What the contract wants of a member of an answer. */
export interface Expectation {
  kind:
    | 'answer'
    | 'betName'
    | 'betNames'
    | 'boolean'
    | 'choice'
    | 'currencyCode'
    | 'list'
    | 'longestList'
    | 'longestText'
    | 'mapping'
    | 'members'
    | 'other'
    | 'shortestList'
    | 'shortestText'
    | 'text'
    | 'tooLarge'
    | 'tooSmall'
    | 'wholeNumber';
  /** `choice`: the values, the first of many; `members`: the names. */
  values?: readonly string[];
  /** `longest…`, `shortest…`, `tooLarge`, `tooSmall`: the number that is not to be passed. */
  limit?: number;
  /** Whether null would do as well. */
  orNull?: boolean;
}

/** What was there instead. Text is bounded and free of control characters. */
export type Received =
  | { kind: 'missing' | 'null' | 'object' }
  | { kind: 'list'; length: number }
  | { kind: 'value'; shown: string };

/** A member of an answer that is not as the contract has it. */
export interface AnswerProblem {
  operation: Operation;
  /** From the answer inwards: `value`, `bets`, `0`. */
  path: readonly string[];
  expected: Expectation;
  got: Received;
}

/** The link or the harness failed. It never counts against the table: what it touched is inconclusive. */
export class TableFault extends Error {
  /** BAD_ANSWER: what is wrong with the answer, as far as that is known; a bounded list. */
  readonly problems: readonly AnswerProblem[];

  constructor(
    readonly code: FaultCode,
    message: string,
    { problems = [], ...options }: ErrorOptions & { problems?: readonly AnswerProblem[] } = {},
  ) {
    super(message, options);
    this.name = 'TableFault';
    this.problems = problems;
  }
}

/** Where an adapter keeps what goes over its wire: `adapters/chain.ts`. */
export interface WireRecord {
  /** Name of the file beside the transcript. */
  readonly file: string;
  readonly chain: string;
  /** The last line of the chain. */
  readonly last: { sequence: number; sha256: string };
  /** Writes what is kept back. */
  flush(): void;
}

export interface Connection {
  table: Table;
  /** For the transcript to point into; absent where there is no wire, or nothing of it is kept. */
  wire?: WireRecord;
  /** How often the last request was sent until it was answered; absent where nothing is ever asked again. */
  asked?: () => number;
  /** Ends the link and frees what it holds. */
  close(): Promise<void>;
}
