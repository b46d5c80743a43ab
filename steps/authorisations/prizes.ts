/**
 * The sentences of Article 6 speak of the regulation's own prizes. Where a different one is authorised, what they
 * require is shifted by the difference.
 */
import { minus, moneyOf, total, type Money } from '../../adapters/money';
import type { PlacedBet, RollResult } from '../../adapters/table';
import {
  authorisedPrice,
  bet as betOf,
  dispatchCitation,
  isBetId,
  isPayable,
  payable,
  prizesOf,
  type BetId,
  type Dispatch,
  type PrizeRatio,
} from '../../regulation';
import type { ConformanceWorld } from '../world';
import type { AuthorisedDifference } from './trial';

/** Keeps what authorisations change in the prizes that a throw brings; asked while the bets are still known. */
export function bookAuthorisedPrizes(world: ConformanceWorld, result: RollResult): void {
  if (world.parameters.authorisations.length === 0) return;
  const thrown = result.dice[0] + result.dice[1];
  for (const { bet: id, outcome } of result.settlements) {
    const bet = world.bets.find((placed) => placed.id === id);
    // The shooter's own bets are no part of the balance of a player who is alone at the table.
    if (bet === undefined || outcome !== 'win' || world.shooterBets.has(id)) continue;
    const change = differenceFor(world, bet, thrown);
    if (change !== null) world.authorisedDifferences.set(id, change);
  }
}

function differenceFor(
  world: ConformanceWorld,
  { bet, player, amount, ...placed }: PlacedBet,
  thrown: number,
): AuthorisedDifference | null {
  if (!isBetId(bet)) return null;
  const on = betOf(bet).category === 'odds' ? world.numberOf({ bet, player, amount, ...placed }) : thrown;
  const price = on === null ? null : authorisedPrice(world.parameters.authorisations, bet, on, world.options);
  if (price === null) return null;
  const { authorised, regulation, by } = price;
  return { player, difference: minus(paid(world, amount, authorised), paid(world, amount, regulation)), by };
}

function paid(world: ConformanceWorld, stake: number, price: PrizeRatio): Money {
  const due = payable(stake, price, world.capabilities.unit, world.readings);
  return moneyOf(due.numerator, due.denominator);
}

/** What a player's balance has gained by authorised prizes over those of the regulation, and by which dispatches. */
export function authorisedGain(world: ConformanceWorld, player: string): { gain: Money; by: Dispatch[] } {
  const own = [...world.authorisedDifferences.values()].filter((each) => each.player === player);
  return { gain: total(own.map(({ difference }) => difference)), by: own.map(({ by }) => by) };
}

/** A requirement that follows from dispatches says so. */
export function citing(
  world: ConformanceWorld,
  requirement: string,
  dispatches: readonly Dispatch[],
): string {
  if (dispatches.length === 0) return requirement;
  const { language } = world.subject;
  const cited = new Set(dispatches.map((each) => dispatchCitation(each, language)));
  return world.sayOfAuthorisations('byDispatch', {
    requirement,
    dispatches: [...cited].join(world.say('separator')),
  });
}

/**
 * The dispatch that makes a stake payable in full which was not, or the reverse; null where there is none. Where
 * prizes are paid exactly, such a stake is accepted by the one price and refused by the other.
 */
export function payabilityChanged(
  world: ConformanceWorld,
  { bet, amount, on }: { bet: string; amount: number; on?: string | undefined },
): Dispatch | null {
  if (world.parameters.authorisations.length === 0 || world.readings.fractional_prize !== 'exact')
    return null;
  if (!isBetId(bet)) return null;
  if (!Number.isSafeInteger(amount) || amount <= 0) return null;
  const prices = pricesOf(world, bet, on);
  const dispatches = prices.flatMap(({ by }) => by ?? []);
  const payableIn = (price: PrizeRatio) => isPayable(amount, price, world.capabilities.unit);
  const byRegulation = prices.every(({ regulation }) => payableIn(regulation));
  const asAuthorised = prices.every(({ regulation, authorised }) => payableIn(authorised ?? regulation));
  return byRegulation === asAuthorised ? null : (dispatches[0] ?? null);
}

interface Price {
  regulation: PrizeRatio;
  authorised: PrizeRatio | null;
  by: Dispatch | null;
}

/** Every price of a bet: by the regulation, and as authorised. */
export function pricesOf(world: ConformanceWorld, bet: BetId, on?: string): Price[] {
  const base = on === undefined ? undefined : world.bets.find(({ id }) => id === on);
  const number = base === undefined ? null : world.numberOf(base);
  return prizesOf(bet, world.options).flatMap((regulation) =>
    // The price of a bet that knows no totals is the same on any of them.
    (regulation.totals ?? [7])
      .filter((total) => number === null || total === number)
      .map((total) => {
        const price = authorisedPrice(world.parameters.authorisations, bet, total, world.options);
        return { regulation, authorised: price?.authorised ?? null, by: price?.by ?? null };
      }),
  );
}
