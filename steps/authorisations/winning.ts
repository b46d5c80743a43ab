/** Makes each bet whose prize a dispatch sets win at that prize, by the shortest way that the clauses leave open. */
import {
  authorisedPrice,
  bet as betOf,
  isItemAuthorisation,
  prizesOf,
  type BetId,
  type Dice,
  type LineBetId,
  type Point,
  type PrizeAuthorisation,
} from '../../regulation';
import { throwDice } from '../dice';
import type { ConformanceWorld } from '../world';
import { pricesOf } from './prizes';
import { markPoint, PAIR_OF_POINT, place, roundStake, startAnew, tryThrow } from './trials';
import type { Trial } from './trial';

const SEVEN: Dice = [3, 4];
const ELEVEN: Dice = [5, 6];
const TWO: Dice = [1, 1];

/** The authorisations of prizes for bets that the table offers. */
export function offeredPrizes(world: ConformanceWorld): readonly PrizeAuthorisation[] {
  return world.parameters.authorisations.filter(
    (each): each is PrizeAuthorisation => !isItemAuthorisation(each) && world.offers(each.item),
  );
}

export async function trialsOfPrizes(
  world: ConformanceWorld,
  authorisations: readonly PrizeAuthorisation[],
): Promise<Trial[]> {
  const trials: Trial[] = [];
  for (const item of new Set(authorisations.map((each) => each.item))) {
    for (const on of winningTotals(world, item)) {
      const price = authorisedPrice(authorisations, item, on, world.options);
      if (price !== null) {
        const { authorised, by } = price;
        const bet = await readyToWin(world, item, on);
        const required = { kind: 'win', stake: authorised.stake, prize: authorised.prize } as const;
        trials.push(await tryThrow(world, bet, { dice: winningDice(world, item, on), required, by }));
      }
    }
  }
  return trials;
}

/** The totals, or numbers of additional bets, on which a bet can be made to win. */
function winningTotals(world: ConformanceWorld, bet: BetId): number[] {
  const { category, number } = betOf(bet);
  const priced = prizesOf(bet, world.options).flatMap(({ totals }) => totals ?? []);
  if (category === 'line') return [total(winningDice(world, bet, 0))];
  // «Big 6 or Big 8»: each wins on its own number, and on the other's only under one reading.
  return number !== undefined && world.readings.big_number_form === 'separate' ? [number] : priced;
}

function total([one, other]: Dice): number {
  return one + other;
}

/** A new table on which the next throw of the winning dice decides the bet. */
async function readyToWin(world: ConformanceWorld, bet: BetId, on: number) {
  const amount = await payableStake(world, bet);
  await startAnew(world, amount);
  const { category, base } = betOf(bet);
  if (category === 'odds' && base !== undefined) return additionalBet(world, bet, base, on as Point, amount);
  if (bet === 'come' || bet === 'dont_come') return comeBet(world, bet, 6, amount);
  // The bets of Article 5(3) and (4) are placed with a point marked, which the throw neither makes nor loses but on 7.
  if (category !== 'line') await markPoint(world, on === 5 ? 9 : 5);
  return place(world, { bet, amount });
}

async function comeBet(world: ConformanceWorld, bet: 'come' | 'dont_come', point: Point, amount: number) {
  // Under one reading of Article 5(2)(5) only a player with a Pass bet of his own may place it.
  await place(world, { bet: 'pass', amount });
  await markPoint(world, point);
  return place(world, { bet, amount });
}

async function additionalBet(
  world: ConformanceWorld,
  bet: BetId,
  base: LineBetId,
  number: Point,
  amount: number,
) {
  const isCome = base === 'come' || base === 'dont_come';
  const under = isCome
    ? await comeBet(world, base, number === 6 ? 8 : 6, amount)
    : await place(world, { bet: base, amount });
  if (isCome) await throwDice(world, PAIR_OF_POINT[number]);
  else await markPoint(world, number);
  return place(world, { bet, amount, on: under.id });
}

function winningDice(world: ConformanceWorld, bet: BetId, on: number): Dice {
  const { category } = betOf(bet);
  const lays = bet.startsWith('dont_');
  if (category === 'odds') {
    const sevenWins = lays && world.readings.dont_pass_point_phase === 'wins_on_seven';
    return sevenWins ? SEVEN : PAIR_OF_POINT[on as Point];
  }
  if (category === 'line') return lays ? TWO : bet === 'pass' ? SEVEN : ELEVEN;
  const half = on / 2;
  if (bet.startsWith('hard_')) return [half, half] as unknown as Dice;
  const low = Math.max(1, on - 6);
  return [low, on - low] as unknown as Dice;
}

/** Whole at every prize of the bet, of the regulation and authorised. */
async function payableStake(world: ConformanceWorld, bet: BetId): Promise<number> {
  const prices = pricesOf(world, bet).flatMap(({ regulation, authorised }) => [
    regulation,
    ...(authorised === null ? [] : [authorised]),
  ]);
  return roundStake((await world.state()).minimumBet, prices);
}
