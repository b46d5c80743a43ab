/** Articles 5 and 6: what a counted throw does to the bets on the table. */
import { moneyOf, plus, sameMoney, type Money } from '../adapters/money';
import { endsBet } from '../adapters/settlements';
import type { Settlement, SettlementOutcome } from '../adapters/table';
import {
  AUTHORISING_CLAUSE,
  CATEGORIES,
  authorisedItems,
  authorisedPrice,
  bet as betRecord,
  decide,
  hasClause,
  isBetId,
  itemOutcome,
  payable,
  total,
  type BetState,
  type ClauseId,
  type Dice,
  type Outcome,
  type Point,
  type PrizeRatio,
} from '../regulation';
import type { Cell, Conduct, Judgement } from './judgement';
import type { Ledger, LedgerBet } from './ledger';
import { underEachReading, type Terms } from './terms';

interface CountedThrow {
  readonly dice: Dice;
  readonly settlements: readonly Settlement[];
}

type Grounds = readonly [ClauseId, ...ClauseId[]];

/** Who wins is entitled to the prize of his own stake: the opening words of Article 6. */
const RIGHT_TO_THE_PRIZE = 'art_6__intro';

/** Judges every bet that was on the table, and every settlement of one that was not. */
export function judgeSettlements(terms: Terms, ledger: Ledger, thrown: CountedThrow): Judgement[] {
  return [
    ...[...ledger.bets.values()].flatMap((bet) => judgeBet(terms, ledger, thrown, bet)),
    ...judgeUnexplained(ledger, thrown),
  ];
}

function judgeBet(terms: Terms, ledger: Ledger, thrown: CountedThrow, bet: LedgerBet): Judgement[] {
  const { point } = ledger;
  const betState = stateOf(ledger, bet);
  // An additional bet whose number nobody knows: the table lost the bet under it, which is judged there.
  if (isAdditional(bet) && betState === 'waiting') return [];
  const required = requiredOutcome(terms, point, thrown.dice, bet, betState);
  if (required === null) return [];
  const [first = { outcome: 'stay', paid: 0, returned: 0 } as const] = settlementsOf(thrown, bet);
  const cell: Cell = { bet: bet.bet, betState, point, dice: thrown.dice };
  const { id, player, amount } = bet;
  const common = {
    about: { player, bet: bet.bet, id, stake: amount, number: betState === 'waiting' ? null : betState },
    point,
    dice: thrown.dice,
    cell,
  };
  const clauses = required.outcome.clauses as Grounds;
  const actual = outcomeConduct(first);
  if (required.outcome.kind === 'silent') {
    const each = underEachReading(terms, (other) =>
      requiredOutcome(other, point, thrown.dice, bet, betState),
    );
    return judgeOpen(terms, each, bet, first, { ...common, clauses, actual, cell });
  }
  const wanted = wantedConduct(required.outcome, first.outcome);
  if (wanted.outcome === 'travel' && settlementsOf(thrown, bet).every(({ outcome }) => outcome === 'stay')) {
    bet.untold = { ...common, result: 'conforms', clauses, required: wanted, actual: wanted };
    return [];
  }
  if (!sameOutcome(wanted, first)) {
    const further = [
      ...(isBetId(bet.bet) ? CATEGORIES[betRecord(bet.bet).category].clauses : []),
      // Whoever should have won has lost his prize with it.
      ...(required.outcome.kind === 'win' ? [RIGHT_TO_THE_PRIZE] : []),
    ].filter((clause) => !clauses.includes(clause));
    return [{ ...common, result: 'fails', clauses: [...clauses, ...further], required: wanted, actual }];
  }
  // What is due on a stake that should never have been taken nobody can say.
  const isStake = Number.isSafeInteger(amount) && amount > 0;
  const payment = isStake ? wantedPayment(terms, required, amount, first) : null;
  if (payment === null) {
    return [{ ...common, result: 'conforms', clauses, required: wanted, actual }];
  }
  const { required: due, grounds } = payment;
  const { outcome } = required;
  // Whether a won bet stays up is left to the house, and not to the moment.
  const alike = outcome.kind === 'win' && outcome.stake === 'either' ? { alike: `stake ${bet.bet}` } : {};
  return [
    { ...common, ...alike, result: 'conforms', clauses, required: wanted, actual },
    {
      ...common,
      result:
        sameMoney(due.paid, first.paid) && sameMoney(due.returned, first.returned) ? 'conforms' : 'fails',
      clauses: grounds,
      required: { kind: 'payment', ...due },
      actual: { kind: 'payment', paid: first.paid, returned: first.returned },
    },
  ];
}

/** Where the text states no outcome: one of those that some reading gives, with its money, and always the same. */
function judgeOpen(
  terms: Terms,
  readings: readonly (Required | null)[],
  { amount }: LedgerBet,
  first: Pick<Settlement, 'outcome' | 'paid' | 'returned'>,
  common: Pick<Judgement, 'about' | 'point' | 'dice' | 'clauses' | 'actual'> & { cell: Cell },
): Judgement[] {
  const possible = readings.flatMap((each) =>
    each === null || each.outcome.kind === 'silent' ? [] : [{ ...each, outcome: each.outcome }],
  );
  const { bet, betState, point, dice } = common.cell;
  const alike = ['outcome', bet, betState, point ?? '-', ...[...dice].sort()].join(' ');
  const undecided: Judgement = { ...common, result: 'not-decidable', required: null, alike };
  if (possible.length === 0) return [undecided];
  const wanted = possible.map(({ outcome }) => wantedConduct(outcome, first.outcome));
  const same = possible.filter((_, index) => {
    const conduct = wanted[index];
    return conduct !== undefined && sameOutcome(conduct, first);
  });
  if (same.length === 0) {
    const outcomes = [...new Set(wanted.map(({ outcome }) => outcome))];
    return [{ ...common, result: 'fails', required: { kind: 'oneOf', outcomes } }];
  }
  const due = same.map((each) => wantedPayment(terms, each, amount, first));
  const paid = due.some(
    (each) =>
      each === null ||
      (sameMoney(each.required.paid, first.paid) && sameMoney(each.required.returned, first.returned)),
  );
  const [wrong] = due;
  if (paid || wrong === undefined || wrong === null) return [undecided];
  return [
    undecided,
    {
      ...common,
      result: 'fails',
      clauses: wrong.grounds,
      required: { kind: 'payment', ...wrong.required },
      actual: { kind: 'payment', paid: first.paid, returned: first.returned },
    },
  ];
}

/** What a bet brings and costs its player if a throw counts. */
export interface Due {
  readonly bet: LedgerBet;
  readonly wins: boolean;
  /** The prize, without the stake. */
  readonly paid: Money;
  /** The stake, where it is lost. */
  readonly taken: Money;
}

/** Of each bet on the table whose outcome the regulation states, whatever the table then did with the throw. */
export function dueOn(terms: Terms, ledger: Ledger, dice: Dice): Due[] {
  return [...ledger.bets.values()].flatMap((bet): Due[] => {
    const { amount } = bet;
    const betState = stateOf(ledger, bet);
    if (!Number.isSafeInteger(amount) || amount <= 0) return [];
    if (isAdditional(bet) && betState === 'waiting') return [];
    const required = requiredOutcome(terms, ledger.point, dice, bet, betState);
    if (required === null) return [];
    const { outcome, price } = required;
    if (outcome.kind === 'lose') return [{ bet, wins: false, paid: 0, taken: amount }];
    if (outcome.kind !== 'win' || price === null) return [{ bet, wins: false, paid: 0, taken: 0 }];
    const due = payable(amount, price, terms.capabilities.unit, terms.readings);
    return [{ bet, wins: true, paid: moneyOf(due.numerator, due.denominator), taken: 0 }];
  });
}

interface Required {
  readonly outcome: Outcome;
  /** The price that applies, where the bet wins; the authorised one where there is one. */
  readonly price: PrizeRatio | null;
  readonly authorised: boolean;
}

/** Null for a bet that neither the regulation nor an authorisation knows. */
function requiredOutcome(
  { readings, options, authorisations }: Terms,
  point: Point | null,
  dice: Dice,
  { bet }: LedgerBet,
  betState: BetState,
): Required | null {
  if (!isBetId(bet)) {
    const item = authorisedItems(authorisations).find((each) => each.item === bet);
    if (item === undefined) return null;
    const decided = itemOutcome(item, dice, point === null);
    const clauses = [AUTHORISING_CLAUSE];
    switch (decided.kind) {
      case 'win': {
        const ratio = { stake: decided.stake, prize: decided.prize };
        return {
          outcome: { kind: 'win', ratio, stake: 'returned', clauses },
          price: ratio,
          authorised: true,
        };
      }
      case 'tie':
        return { outcome: { kind: 'tie', stake: 'returned', clauses }, price: null, authorised: true };
      default:
        return { outcome: { kind: decided.kind, clauses }, price: null, authorised: true };
    }
  }
  const outcome = decide({ bet, betState, point, dice, readings, options });
  if (outcome.kind !== 'win') return { outcome, price: null, authorised: false };
  const on = betRecord(bet).category === 'odds' && betState !== 'waiting' ? betState : total(dice);
  const authorised = authorisedPrice(authorisations, bet, on, options);
  return { outcome, price: authorised?.authorised ?? outcome.ratio, authorised: authorised !== null };
}

/** What the outcome makes the table pay and give back; null where it moves no money. */
function wantedPayment(
  { readings, capabilities }: Terms,
  { outcome, price }: Required,
  stake: number,
  actual: Pick<Settlement, 'outcome' | 'paid' | 'returned'>,
): { required: { paid: Money; returned: Money }; grounds: Grounds } | null {
  if (outcome.kind === 'win' && price !== null) {
    const { unit } = capabilities;
    const due = payable(stake, price, unit, readings);
    const paid = moneyOf(due.numerator, due.denominator);
    const wrongPrize = !sameMoney(actual.paid, paid);
    const prizeClause = outcome.clauses.at(-1) ?? RIGHT_TO_THE_PRIZE;
    return {
      required: { paid, returned: actual.outcome === 'win_stays' ? 0 : stake },
      grounds: distinct([
        ...(wrongPrize ? [prizeClause, RIGHT_TO_THE_PRIZE] : [RIGHT_TO_THE_PRIZE, prizeClause]),
        ...openingOf(prizeClause),
        ...outcome.clauses,
      ]),
    };
  }
  const returned = outcome.kind === 'tie' && outcome.stake === 'returned' ? stake : 0;
  if (returned === 0 && sameMoney(actual.paid, 0) && sameMoney(actual.returned, 0)) return null;
  const [by, ...further] = outcome.clauses;
  return {
    required: { paid: 0, returned },
    grounds:
      outcome.kind === 'tie'
        ? [by ?? RIGHT_TO_THE_PRIZE, ...further]
        : [RIGHT_TO_THE_PRIZE, ...outcome.clauses],
  };
}

/** The opening words of the point that a clause is a part of: «花旗骰的“過關投注追加投注”的彩金為：». */
function openingOf(clause: ClauseId): ClauseId[] {
  const opening = clause.replace(/__subpara_\d+$/, '__intro');
  return opening !== clause && hasClause(opening) ? [opening] : [];
}

function distinct(clauses: readonly ClauseId[]): Grounds {
  return [...new Set(clauses)] as unknown as Grounds;
}

/** @param actual settles what the text leaves open: whether a won bet stays up */
function wantedConduct(
  outcome: Exclude<Outcome, { kind: 'silent' }>,
  actual: SettlementOutcome,
): Extract<Conduct, { kind: 'outcome' }> {
  if (outcome.kind === 'win') {
    const stays = outcome.stake === 'stays' || (outcome.stake === 'either' && actual === 'win_stays');
    return { kind: 'outcome', outcome: stays ? 'win_stays' : 'win' };
  }
  if (outcome.kind === 'travel') return { kind: 'outcome', outcome: 'travel', number: outcome.number };
  // A tie that leaves the bet where it is does nothing to it.
  if (outcome.kind === 'tie' && outcome.stake === 'stays') return { kind: 'outcome', outcome: 'stay' };
  return { kind: 'outcome', outcome: outcome.kind };
}

function outcomeConduct({
  outcome,
  returned,
  number,
}: Pick<Settlement, 'outcome' | 'returned'> & { number?: Point | undefined }): Conduct {
  if (outcome === 'tie' && sameMoney(returned, 0)) return { kind: 'outcome', outcome: 'stay' };
  return { kind: 'outcome', outcome, ...(number === undefined ? {} : { number }) };
}

function sameOutcome(
  wanted: Extract<Conduct, { kind: 'outcome' }>,
  actual: Pick<Settlement, 'outcome' | 'returned'> & { number?: Point | undefined },
): boolean {
  const done = outcomeConduct(actual) as Extract<Conduct, { kind: 'outcome' }>;
  return done.outcome === wanted.outcome && (wanted.outcome !== 'travel' || done.number === wanted.number);
}

/** A bet is settled once, and only a bet that is on the table. */
function judgeUnexplained(ledger: Ledger, { dice, settlements }: CountedThrow): Judgement[] {
  const times = new Map<string, number>();
  for (const { bet } of settlements) times.set(bet, (times.get(bet) ?? 0) + 1);
  return [...times].flatMap(([id, count]): Judgement[] => {
    const bet = ledger.bets.get(id);
    if (bet !== undefined && count === 1) return [];
    return [
      {
        result: 'fails',
        clauses: [RIGHT_TO_THE_PRIZE],
        required: { kind: 'settledOnce' },
        actual: { kind: 'settledOtherwise', times: count },
        about: bet === undefined ? {} : { player: bet.player, bet: bet.bet, stake: bet.amount },
        point: ledger.point,
        dice,
      },
    ];
  });
}

function settlementsOf({ settlements }: CountedThrow, { id }: LedgerBet): readonly Settlement[] {
  return settlements.filter(({ bet }) => bet === id);
}

function isAdditional({ bet }: LedgerBet): boolean {
  return isBetId(bet) && betRecord(bet).category === 'odds';
}

/** One-roll and multi-roll bets have no number that decides them, whatever a table writes beside them. */
function stateOf(ledger: Ledger, bet: LedgerBet): BetState {
  if (!isBetId(bet.bet)) return 'waiting';
  const { category } = betRecord(bet.bet);
  return category === 'line' || category === 'odds' ? (ledger.numberOf(bet) ?? 'waiting') : 'waiting';
}

/**
 * What balances are judged by after a throw: the right to the prize, and where one bet alone was decided, the clauses
 * that decide it, since nothing else can have moved money.
 */
export function groundsOfBalances(judged: readonly Judgement[]): Grounds {
  const decided = judged.filter(
    ({ required }) =>
      required?.kind === 'outcome' && required.outcome !== 'stay' && required.outcome !== 'travel',
  );
  const [only, another] = decided;
  return distinct([RIGHT_TO_THE_PRIZE, ...(only === undefined || another !== undefined ? [] : only.clauses)]);
}

/** Carries forward what the table itself says it did. */
export function followSettlements(ledger: Ledger, settlements: readonly Settlement[]): void {
  for (const { bet: id, player, outcome, paid, returned, number } of settlements) {
    const bet = ledger.bets.get(id);
    // The prize is the player's whose bet it is, whomever the table names.
    ledger.credit(bet?.player ?? player, plus(paid, returned));
    if (bet === undefined) continue;
    if (endsBet({ outcome, returned })) ledger.bets.delete(id);
    if (outcome === 'travel' && number !== undefined) bet.number = number;
  }
  for (const bet of ledger.bets.values()) {
    const required = bet.untold?.required;
    if (required?.kind === 'outcome' && bet.number === null) bet.number = required.number ?? null;
  }
}
