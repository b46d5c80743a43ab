/** Article 5(2), (5) and (6): which bets may be placed and changed, and how an accepted one stands. */
import { compareMoney, minus, plus, sameMoney } from '../adapters/money';
import type { Answer, Parameters, RefusalCode } from '../adapters/table';
import {
  AUTHORISING_CLAUSE,
  CATEGORIES,
  acceptance,
  authorisedItems,
  bet as betRecord,
  change,
  isBetId,
  mayBePlaced,
  refusedStake,
  stateWhenPlaced,
  type BetId,
  type Change,
  type ClauseId,
  type Point,
} from '../regulation';
import { excusesBet, excusesChange, type AskedStake } from './excuses';
import type { Judgement } from './judgement';
import type { Ledger, LedgerBet } from './ledger';
import type { Terms } from './terms';

type Grounds = readonly [ClauseId, ...ClauseId[]];

/** What the regulation says of a request; null where it says nothing, or leaves it to the house. */
type Ruling =
  | { readonly decision: 'accept' | 'refuse'; readonly clauses: Grounds }
  | { readonly decision: 'undecided'; readonly clauses: Grounds }
  | null;

/** 「任何博彩者都可以參與博彩」. */
const EVERY_PLAYER_MAY_BET: ClauseId = 'art_2__para_1';
/** 「博彩者可作的投注如下」. */
const ANY_OF_THESE: ClauseId = 'art_5__para_1__intro';
const MULTIPLE: ClauseId = 'art_5__para_6';
const ABOUT_THE_STAKE: readonly RefusalCode[] = ['BELOW_MIN', 'BAD_UNIT'];

export function judgeBet(
  terms: Terms,
  ledger: Ledger,
  asked: Parameters['bet'],
  answer: Answer<'bet'>,
): Judgement[] {
  const { player, bet, amount } = asked;
  const about = { player, bet: bet as Judgement['about']['bet'] & string, stake: amount };
  const common = { about, point: ledger.point };
  const ruling = rulingOnBet(terms, ledger, asked);
  if (!answer.ok) {
    const actual = { kind: 'refused', code: answer.refusal.code } as const;
    if (ruling === null) return [];
    const { clauses } = ruling;
    if (ruling.decision === 'refuse') {
      return [{ ...common, result: 'conforms', clauses, required: { kind: 'refused' }, actual }];
    }
    if (excusesBet(terms, ledger, askedStake(ledger, asked), answer.refusal.code)) return [];
    if (ruling.decision === 'undecided') {
      return [{ ...common, result: 'not-decidable', clauses, required: null, actual }];
    }
    const byStake = ABOUT_THE_STAKE.includes(answer.refusal.code) ? [MULTIPLE] : [];
    const further = grounds(...byStake, ...clauses, ...declaringClauses(bet), EVERY_PLAYER_MAY_BET);
    return [{ ...common, result: 'fails', clauses: further, required: { kind: 'accepted' }, actual }];
  }
  const accepted = { kind: 'accepted' } as const;
  if (ruling === null) return [];
  const { clauses } = ruling;
  if (ruling.decision === 'refuse') {
    return [{ ...common, result: 'fails', clauses, required: { kind: 'refused' }, actual: accepted }];
  }
  if (ruling.decision === 'undecided') {
    return [{ ...common, result: 'not-decidable', clauses, required: null, actual: accepted }];
  }
  return [
    { ...common, result: 'conforms', clauses, required: accepted, actual: accepted },
    ...judgePlaced(terms, ledger, asked, answer.value, grounds(...clauses, MULTIPLE)),
  ];
}

/** Each once, in this order. */
function grounds(...clauses: readonly ClauseId[]): Grounds {
  const [first = MULTIPLE, ...others] = new Set(clauses);
  return [first, ...others];
}

/** The clauses that name the bet among those that may be placed. */
function declaringClauses(bet: string): readonly ClauseId[] {
  if (!isBetId(bet)) return [];
  const { category, outcomeClauses } = betRecord(bet);
  return [...outcomeClauses, ...CATEGORIES[category].clauses, ANY_OF_THESE];
}

/** The bet that was asked for, at that stake, on the number that decides it, paid for once. */
function judgePlaced(
  { capabilities }: Terms,
  ledger: Ledger,
  { player, bet, amount, on }: Parameters['bet'],
  { bet: placed, balance }: Extract<Answer<'bet'>, { ok: true }>['value'],
  clauses: Grounds,
): Judgement[] {
  const number = numberWhenPlaced(ledger, player, bet, on);
  const first = capabilities.equalBets === 'merge' ? ledger.bets.get(placed.id) : undefined;
  const stake = amount + (first?.player === player && first.bet === bet ? first.amount : 0);
  const common = { clauses, about: { player, bet: placed.bet, stake: amount }, point: ledger.point };
  const seated = ledger.players.get(player);
  const stands =
    placed.player === player &&
    placed.bet === bet &&
    placed.amount === stake &&
    sameNumber(placed.number, number);
  const due = seated === undefined ? null : minus(seated.balance, amount);
  return [
    {
      ...common,
      result: stands ? 'conforms' : 'fails',
      required: { kind: 'placed', bet, amount: stake, number: number ?? null },
      actual: { kind: 'placed', bet: placed.bet, amount: placed.amount, number: placed.number },
    },
    ...(due === null
      ? []
      : [
          {
            ...common,
            result: sameMoney(due, balance) ? ('conforms' as const) : ('fails' as const),
            required: { kind: 'balance' as const, player, amount: due },
            actual: { kind: 'balance' as const, player, amount: balance },
          },
        ]),
  ];
}

/** Undefined for a bet that has no number that decides it: what a table writes there means nothing. */
function numberWhenPlaced(
  ledger: Ledger,
  player: string,
  bet: string,
  on: string | undefined,
): Point | null | undefined {
  if (!isBetId(bet)) return undefined;
  const { category, base } = betRecord(bet);
  if (category !== 'line' && category !== 'odds') return undefined;
  const under = category === 'odds' && base !== undefined ? baseOf(ledger, player, bet, base, on) : undefined;
  if (under === 'several') return undefined;
  const state = stateWhenPlaced(bet, ledger.point, under === undefined ? null : ledger.numberOf(under));
  return state === 'waiting' ? null : state;
}

/** A table may leave it to the bet under an additional bet to say its number. */
function sameNumber(actual: Point | null, required: Point | null | undefined): boolean {
  return required === undefined || actual === required;
}

function rulingOnBet(terms: Terms, ledger: Ledger, { player, bet, amount, on }: Parameters['bet']): Ruling {
  const { readings, authorisations } = terms;
  if (!ledger.players.has(player)) return null;
  if (!Number.isSafeInteger(amount) || amount <= 0) return { decision: 'refuse', clauses: [MULTIPLE] };
  if (!isBetId(bet)) {
    const item = authorisedItems(authorisations).find((each) => each.item === bet);
    const clauses: Grounds = [AUTHORISING_CLAUSE];
    if (item === undefined) return { decision: 'refuse', clauses };
    if (!mayBePlaced(item, ledger.point === null)) return { decision: 'refuse', clauses };
    return rulingOnStake(terms, ledger, null, amount) ?? { decision: 'accept', clauses };
  }
  if (!(terms.capabilities.bets as readonly string[]).includes(bet)) return null;
  const placing = acceptance(bet, ledger.point, readings);
  const clauses = placing.clauses as Grounds;
  // A wager needs an uncertain event, so that none is placed on dice that lie already.
  if (ledger.fallen || placing.decision === 'REJECT') return { decision: 'refuse', clauses };
  // It would be in time: what stands against it is how the items of the two bets are read together.
  if (ledger.betsOf(player).some((own) => own.bet === placing.without))
    return { decision: 'refuse', clauses: betRecord(bet).outcomeClauses as Grounds };
  const base = placing.base === undefined ? undefined : baseOf(ledger, player, bet, placing.base, on);
  if (base === 'several') return null;
  if (placing.decision === 'ACCEPT_IF_BASE' && base === undefined) return { decision: 'refuse', clauses };
  if (placing.onlyByThrowerOfPoint && ledger.pointBy !== player)
    return ledger.pointBy === undefined ? null : { decision: 'refuse', clauses };
  if (placing.onlyAfterFirstThrow && ledger.thrown !== true)
    return ledger.thrown === undefined ? null : { decision: 'refuse', clauses };
  // The protocol has the bet under an additional one named; what a table makes of it otherwise is no matter of the law.
  if (betRecord(bet).category === 'odds' && on === undefined) return null;
  return (
    rulingOnStake(terms, ledger, bet, amount) ??
    rulingOnFunds(ledger, player, amount) ?? { decision: 'accept', clauses }
  );
}

/** The stake as it would lie on the table. */
export function askedStake(ledger: Ledger, { player, bet, amount, on }: Parameters['bet']): AskedStake {
  const base = isBetId(bet) && betRecord(bet).category === 'odds' ? betRecord(bet).base : undefined;
  const under = base === undefined ? undefined : baseOf(ledger, player, bet as BetId, base, on);
  return {
    player,
    bet,
    amount,
    number: numberWhenPlaced(ledger, player, bet, on) ?? null,
    under: under === 'several' ? undefined : under,
  };
}

/** Nobody stakes what he has not got: the bet would not be of the amount that is asked for. */
function rulingOnFunds(ledger: Ledger, player: string, amount: number): Ruling {
  const { balance = 0 } = ledger.players.get(player) ?? {};
  return compareMoney(amount, balance) > 0 ? { decision: 'refuse', clauses: [MULTIPLE] } : null;
}

/** Article 5(6); null where nothing stands against the stake. */
function rulingOnStake({ readings }: Terms, ledger: Ledger, bet: BetId | null, amount: number): Ruling {
  const refused = refusedStake({ bet, amount, minimum: ledger.minimumBet, readings });
  return refused === null ? null : { decision: 'refuse', clauses: grounds(...refused.clauses, MULTIPLE) };
}

/** The player's own live bet that has to be there; an additional bet needs it on a number. */
function baseOf(
  ledger: Ledger,
  player: string,
  bet: BetId,
  base: BetId,
  on: string | undefined,
): LedgerBet | 'several' | undefined {
  const additional = betRecord(bet).category === 'odds';
  const own = ledger
    .betsOf(player)
    .filter((each) => each.bet === base && (on === undefined || !additional || each.id === on))
    .filter((each) => !additional || each.number !== null);
  return additional && own.length > 1 ? 'several' : own[0];
}

export function judgeChange(
  terms: Terms,
  ledger: Ledger,
  { bet: id, to }: Parameters['change'],
  answer: Answer<'change'>,
): Judgement[] {
  const bet = ledger.bets.get(id);
  if (bet === undefined) return [];
  const common = {
    about: { player: bet.player, bet: bet.bet, id, stake: to ?? bet.amount, number: ledger.numberOf(bet) },
    point: ledger.point,
  };
  const ruling = rulingOnChange(terms, ledger, bet, to);
  const returns = answer.ok ? judgeReturned(ledger, bet, to, answer.value, common) : [];
  if (ruling === null) return returns;
  const { clauses } = ruling;
  const actual = answer.ok
    ? ({ kind: 'accepted' } as const)
    : ({ kind: 'refused', code: answer.refusal.code } as const);
  const excused = !answer.ok && excusesChange(terms, ledger, bet, to, answer.refusal.code);
  if (ruling.decision === 'undecided') {
    const kind = to === undefined ? 'withdraw' : to < bet.amount ? 'lower' : 'raise';
    const stands = ledger.numberOf(bet) === null ? 'waiting' : 'number';
    const alike = [kind, bet.bet, stands, ledger.point === null ? '-' : 'point'].join(' ');
    const left = excused ? {} : { alike };
    return [{ ...common, ...left, result: 'not-decidable', clauses, required: null, actual }, ...returns];
  }
  if (ruling.decision === 'refuse') {
    const result = answer.ok ? 'fails' : 'conforms';
    return [{ ...common, result, clauses, required: { kind: 'refused' }, actual }];
  }
  if (excused) return [];
  const result = answer.ok ? 'conforms' : 'fails';
  return [{ ...common, result, clauses, required: { kind: 'accepted' }, actual }, ...returns];
}

function rulingOnChange(terms: Terms, ledger: Ledger, bet: LedgerBet, to: number | undefined): Ruling {
  if (!isBetId(bet.bet) || to === bet.amount) return null;
  if (to !== undefined && (!Number.isSafeInteger(to) || to <= 0))
    return { decision: 'refuse', clauses: [MULTIPLE] };
  const { readings } = terms;
  const kind: Change['change'] = to === undefined ? 'take_down' : to < bet.amount ? 'lower' : 'raise';
  const number = ledger.numberOf(bet);
  const asked = {
    bet: bet.bet,
    betState: number ?? ('waiting' as const),
    point: ledger.point,
    change: kind,
    readings,
  };
  const decided = change(asked);
  const clauses = decided.clauses as Grounds;
  if (ledger.fallen || decided.decision === 'REFUSED') return { decision: 'refuse', clauses };
  const stake = to === undefined ? null : rulingOnStake(terms, ledger, bet.bet, to);
  if (stake !== null) return stake;
  const funds = to === undefined ? null : rulingOnFunds(ledger, bet.player, to - bet.amount);
  if (funds !== null) return funds;
  return decided.decision === 'SILENT' ? { decision: 'undecided', clauses } : { decision: 'accept', clauses };
}

/** Of a bet taken down or lowered its stake comes back; additional bets may leave with the bet under them. */
function judgeReturned(
  ledger: Ledger,
  bet: LedgerBet,
  to: number | undefined,
  { returned, balance }: Extract<Answer<'change'>, { ok: true }>['value'],
  common: Pick<Judgement, 'about' | 'point'>,
): Judgement[] {
  const clauses: Grounds = isBetId(bet.bet)
    ? ((betRecord(bet.bet).outcomeClauses.length > 0
        ? betRecord(bet.bet).outcomeClauses
        : [MULTIPLE]) as Grounds)
    : [AUTHORISING_CLAUSE];
  const own = to === undefined ? bet.amount : Math.max(0, bet.amount - to);
  const along = ledger.additionalTo(bet.id).reduce((sum, { amount }) => sum + amount, 0);
  const right = sameMoney(returned, own) || (to === undefined && sameMoney(returned, own + along));
  const seated = ledger.players.get(bet.player);
  const raised = to === undefined ? 0 : Math.max(0, to - bet.amount);
  const due = plus(seated?.balance ?? 0, minus(returned, raised));
  const returnedJudgement: Judgement = {
    ...common,
    result: right ? 'conforms' : 'fails',
    clauses,
    required: { kind: 'returned', amount: own },
    actual: { kind: 'returned', amount: returned },
  };
  if (seated === undefined) return [returnedJudgement];
  return [
    returnedJudgement,
    {
      ...common,
      result: sameMoney(due, balance) ? 'conforms' : 'fails',
      clauses,
      required: { kind: 'balance', player: bet.player, amount: due },
      actual: { kind: 'balance', player: bet.player, amount: balance },
    },
  ];
}

/** Carries forward what the table itself says it did. */
export function followBet(ledger: Ledger, answer: Answer<'bet'>): void {
  if (!answer.ok) return;
  const { bet, balance } = answer.value;
  ledger.place(bet);
  const seated = ledger.players.get(bet.player);
  if (seated !== undefined) seated.balance = balance;
}

export function followChange(
  ledger: Ledger,
  { bet: id, to }: Parameters['change'],
  answer: Answer<'change'>,
): void {
  const bet = ledger.bets.get(id);
  if (!answer.ok || bet === undefined) return;
  const { returned, balance } = answer.value;
  const seated = ledger.players.get(bet.player);
  if (seated !== undefined) seated.balance = balance;
  if (to !== undefined) {
    bet.amount = to;
    return;
  }
  ledger.bets.delete(id);
  if (compareMoney(returned, bet.amount) > 0)
    for (const additional of ledger.additionalTo(id)) ledger.bets.delete(additional.id);
}
