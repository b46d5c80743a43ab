/**
 * The prizes of Article 6. A prize ratio is written as the regulation writes it, stake first: 6賠7 and 6:7 pay a prize
 * of 7 on a stake of 6. The prize is what the player gains; the stake stays his beside it.
 */
import document from './data/prizes.json';
import { BET_IDS, type BetId } from './bets';
import { type ClauseId, clause } from './clauses';
import { type OptionId, type Options, OPTION_IDS, OPTION_VALUES } from './options';
import { type Quotation, quotation } from './quotation';
import { type Ratio, ratio, roundDown, roundToNearest, roundUp, times } from './ratio';
import type { Readings } from './readings';
import { array, count, object, oneOf } from './structure';

export interface PrizeRatio {
  readonly stake: number;
  readonly prize: number;
}

/** One prize of Article 6. */
export interface PrizeRule extends PrizeRatio {
  readonly bets: readonly BetId[];
  /** The winning totals at this price; none where Article 6 sets one price for whatever wins. */
  readonly totals?: readonly number[];
  /** Holds only where the concessionaire has chosen so. */
  readonly option?: { readonly id: OptionId; readonly value: string };
  readonly clause: ClauseId;
  /** The words that set the price. */
  readonly quotation: Quotation;
}

function prizeRule(value: unknown, path: string): PrizeRule {
  const record = object(value, path);
  const option = record['option'] === undefined ? undefined : object(record['option'], `${path}.option`);
  const optionId =
    option === undefined ? undefined : oneOf(Object.keys(option)[0], `${path}.option`, OPTION_IDS);
  const words = quotation(record, path);
  return Object.freeze({
    bets: array(record['bets'], `${path}.bets`, (entry, at) => oneOf(entry, at, BET_IDS)),
    ...(record['totals'] === undefined ? {} : { totals: array(record['totals'], `${path}.totals`, count) }),
    ...(option === undefined || optionId === undefined
      ? {}
      : {
          option: Object.freeze({
            id: optionId,
            value: oneOf(option[optionId], `${path}.option.${optionId}`, OPTION_VALUES[optionId]),
          }),
        }),
    stake: count(record['stake'], `${path}.stake`),
    prize: count(record['prize'], `${path}.prize`),
    clause: clause(words.clause).id,
    quotation: words,
  });
}

export const PRIZES: readonly PrizeRule[] = array(document, 'prizes.json', prizeRule);

export class NoPrizeError extends Error {
  constructor(
    readonly bet: BetId,
    readonly total: number,
  ) {
    super(`Article 6 sets no prize for ${bet} on a total of ${total}`);
    this.name = 'NoPrizeError';
  }
}

/** Every price that Article 6 sets for a bet under the options chosen. */
export function prizesOf(bet: BetId, options: Options): readonly PrizeRule[] {
  return PRIZES.filter(
    (rule) =>
      rule.bets.includes(bet) && (rule.option === undefined || options[rule.option.id] === rule.option.value),
  );
}

/**
 * The price of a bet on the total that Article 6 looks at: the total thrown, but for additional bets the point or
 * number that they are on, whichever total decides them.
 *
 * @throws NoPrizeError
 */
export function prizeRatio(bet: BetId, total: number, options: Options): PrizeRule {
  const found = prizesOf(bet, options).find(
    (rule) => rule.totals === undefined || rule.totals.includes(total),
  );
  if (found === undefined) throw new NoPrizeError(bet, total);
  return found;
}

/**
 * The exact prize on a stake, in the unit of the stake.
 *
 * @throws RangeError where the stake is not a safe integer
 */
export function prize(stake: bigint | number, price: PrizeRatio): Ratio {
  return times(ratio(stake), ratio(price.prize, price.stake));
}

/** Whether a table that pays in whole units can pay the prize in full. */
export function isPayable(stake: bigint | number, price: PrizeRatio, unit: bigint | number): boolean {
  const exact = prize(stake, price);
  return roundDown(exact, unit) * exact.denominator === exact.numerator;
}

/**
 * What the table has to pay on a winning stake, in the unit of the stake: the exact prize, or that prize rounded to the
 * table's unit as the reading `fractional_prize` says.
 */
export function payable(
  stake: bigint | number,
  price: PrizeRatio,
  unit: bigint | number,
  { fractional_prize: rounding }: Pick<Readings, 'fractional_prize'>,
): Ratio {
  const exact = prize(stake, price);
  switch (rounding) {
    case 'exact':
      return exact;
    case 'rounded_down':
      return ratio(roundDown(exact, unit));
    case 'rounded_up':
      return ratio(roundUp(exact, unit));
    case 'rounded_nearest':
      return ratio(roundToNearest(exact, unit));
  }
}
