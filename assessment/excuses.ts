/**
 * What a house may refuse although the regulation would have it taken: for want of money or of an open betting time, and
 * by what it has declared of itself before anything was played. The same code anywhere else is a refusal without ground.
 */
import { limitOf } from '../adapters/limits';
import { compareMoney, moneyOf } from '../adapters/money';
import type { RefusalCode } from '../adapters/table';
import { greatestPrize, isBetId, mayRefuseForItsPrize, type BetId, type Point } from '../regulation';
import type { Ledger, LedgerBet } from './ledger';
import type { Terms } from './terms';

/** A stake that somebody asks for, as it would lie on the table. */
export interface AskedStake {
  readonly player: string;
  readonly bet: string;
  readonly amount: number;
  /** The number that decides it; null where it waits for its first throw or has none. */
  readonly number: Point | null;
  /** The bet under an additional one. */
  readonly under: LedgerBet | undefined;
}

const OPPOSITES: Readonly<Partial<Record<string, BetId>>> = {
  pass: 'dont_pass',
  dont_pass: 'pass',
  come: 'dont_come',
  dont_come: 'come',
};

/**
 * The greatest multiple of the minimum that a table has to take on a bet by what it has declared; null where it has
 * declared no maximum for it.
 */
export function greatestStake(
  { capabilities, options }: Terms,
  minimum: number,
  bet: string,
  number: Point | null = null,
): number | null {
  const { maximumStake, maximumPrize } = limitOf(capabilities, bet);
  const times = maximumStake === undefined ? Infinity : Math.floor(maximumStake / minimum);
  if (maximumPrize === undefined || !isBetId(bet)) return times === Infinity ? null : times * minimum;
  const most = greatestPrize({ bet, amount: minimum, options, ...(number === null ? {} : { number }) });
  const paid = (BigInt(maximumPrize) * most.denominator) / most.numerator;
  return Math.min(times, Number(paid)) * minimum;
}

/** The player's bets in the same box: on the same bet and number, and under the same one. */
export function equalBets(ledger: Ledger, { player, bet, number, under }: AskedStake): LedgerBet[] {
  return ledger
    .betsOf(player)
    .filter((each) => each.bet === bet && each.on === under?.id && ledger.numberOf(each) === number);
}

/** Whether `code` is a ground on which a bet may be refused. */
export function excusesBet(terms: Terms, ledger: Ledger, asked: AskedStake, code: RefusalCode): boolean {
  const { capabilities } = terms;
  switch (code) {
    case 'NOT_OFFERED':
      return !(capabilities.bets as readonly string[]).includes(asked.bet);
    case 'NO_SUCH_PLAYER':
      return !ledger.players.has(asked.player);
    case 'FUNDS':
      return compareMoney(ledger.players.get(asked.player)?.balance ?? 0, asked.amount) < 0;
    case 'BETS_CLOSED':
      return ledger.fallen;
    case 'ABOVE_MAX':
      return isAboveLimit(terms, ledger, asked);
    case 'BAD_UNIT':
      return isNotPayable(terms, asked);
    case 'BET_EXISTS':
      return isSecondOrOpposed(terms, ledger, asked);
    default:
      return false;
  }
}

/** Whether the table says of itself that it does not take the bet. */
export function isDeclaredAgainst(terms: Terms, ledger: Ledger, asked: AskedStake): boolean {
  if (!Number.isSafeInteger(asked.amount)) return false;
  return isSecondOrOpposed(terms, ledger, asked) || isAboveLimit(terms, ledger, asked);
}

function isSecondOrOpposed({ capabilities }: Terms, ledger: Ledger, asked: AskedStake): boolean {
  return (
    (capabilities.equalBets === 'refuse' && equalBets(ledger, asked).length > 0) ||
    (capabilities.opposedBets === false && hasOpposite(ledger, asked))
  );
}

/** As {@link isDeclaredAgainst}, of a live bet. */
export function changeDeclaredAgainst(
  terms: Terms,
  ledger: Ledger,
  bet: LedgerBet,
  to: number | undefined,
): boolean {
  if (isUnchangeable(terms, bet, to)) return true;
  if (to === undefined || to <= bet.amount || !Number.isSafeInteger(to)) return false;
  const under = bet.on === undefined ? undefined : ledger.bets.get(bet.on);
  return isAboveLimit(terms, ledger, { ...bet, amount: to, number: ledger.numberOf(bet), under }, bet);
}

function isUnchangeable({ capabilities }: Terms, bet: LedgerBet, to: number | undefined): boolean {
  const { changes = {} } = capabilities;
  const able = to === undefined ? changes.withdraw : to < bet.amount ? changes.lower : changes.raise;
  return able === false;
}

/** @param to the stake that the bet is to have; undefined where it is to be withdrawn */
export function excusesChange(
  terms: Terms,
  ledger: Ledger,
  bet: LedgerBet,
  to: number | undefined,
  code: RefusalCode,
): boolean {
  const under = bet.on === undefined ? undefined : ledger.bets.get(bet.on);
  const asked = { ...bet, amount: to ?? 0, number: ledger.numberOf(bet), under };
  switch (code) {
    case 'NO_CHANGE':
      return isUnchangeable(terms, bet, to);
    case 'FUNDS':
      return to !== undefined && excusesBet(terms, ledger, { ...asked, amount: to - bet.amount }, code);
    case 'ABOVE_MAX':
      return to !== undefined && isAboveLimit(terms, ledger, asked, bet);
    case 'BAD_UNIT':
      return to !== undefined && isNotPayable(terms, asked);
    case 'BETS_CLOSED':
      return ledger.fallen;
    default:
      return false;
  }
}

/** @param changed the live bet whose stake it is to be; otherwise what lies in the same box is merged into it */
function isAboveLimit(terms: Terms, ledger: Ledger, asked: AskedStake, changed?: LedgerBet): boolean {
  const { capabilities, options } = terms;
  const { bet, number, under } = asked;
  const { maximumStake, maximumPrize, maximumOdds } = limitOf(capabilities, bet);
  const merges = changed === undefined && capabilities.equalBets === 'merge';
  const already = merges ? equalBets(ledger, asked).reduce((sum, { amount }) => sum + amount, 0) : 0;
  const amount = asked.amount + already;
  if (maximumStake !== undefined && amount > maximumStake) return true;
  if (maximumPrize !== undefined && isBetId(bet) && Number.isSafeInteger(amount)) {
    const most = greatestPrize({
      bet,
      amount,
      options,
      ...(under === undefined || number === null ? {} : { number }),
    });
    if (compareMoney(moneyOf(most.numerator, most.denominator), maximumPrize) > 0) return true;
  }
  if (under !== undefined) {
    const others = ledger.additionalTo(under.id).filter(({ id }) => id !== changed?.id);
    return exceedsOdds(maximumOdds, others, asked.amount, under.amount);
  }
  if (changed === undefined) return false;
  // A bet that shrinks may not leave more odds on it than it bears.
  const [additional] = ledger.additionalTo(changed.id);
  if (additional === undefined) return false;
  const most = limitOf(capabilities, additional.bet).maximumOdds;
  return exceedsOdds(most, ledger.additionalTo(changed.id), 0, asked.amount);
}

function exceedsOdds(
  multiple: number | undefined,
  others: readonly LedgerBet[],
  amount: number,
  base: number,
): boolean {
  if (multiple === undefined) return false;
  return others.reduce((sum, each) => sum + each.amount, amount) > base * multiple;
}

function isNotPayable(
  { readings, options, capabilities }: Terms,
  { bet, amount, number, under }: AskedStake,
) {
  if (!isBetId(bet)) return false;
  const on = under === undefined || number === null ? {} : { number };
  return mayRefuseForItsPrize({ bet, amount, unit: capabilities.unit, readings, options, ...on });
}

export function hasOpposite(ledger: Ledger, { player, bet }: Pick<AskedStake, 'player' | 'bet'>): boolean {
  const opposite = OPPOSITES[bet];
  return opposite !== undefined && ledger.betsOf(player).some((each) => each.bet === opposite);
}
