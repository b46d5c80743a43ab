/** Authorised items and prizes put to the test, one throw at a time, on tables opened for nothing else. */
import { minus, plus, sameMoney, total, type Money } from '../../adapters/money';
import type { PlacedBet } from '../../adapters/table';
import {
  authorisedItems,
  isBetId,
  itemOutcome,
  mayBePlaced,
  ALL_DICE,
  POINTS,
  type Dice,
  type Dispatch,
  type ItemAuthorisation,
  type ItemOutcome,
  type Point,
} from '../../regulation';
import { throwDice } from '../dice';
import { openAnew } from '../opening';
import type { ConformanceWorld } from '../world';
import { citing } from './prizes';
import type { Placement, Trial } from './trial';

/** More than any trial can lose, in stakes. */
const STAKES_BROUGHT = 300;

/** A pair for each point, none of them a double. */
export const PAIR_OF_POINT: Readonly<Record<Point, Dice>> = {
  4: [1, 3],
  5: [1, 4],
  6: [2, 4],
  8: [3, 5],
  9: [4, 5],
  10: [4, 6],
};

/** The point that is marked where a throw is to fall after the come-out: one that few outcomes depend on. */
const POINT: Point = 5;

/** The authorised items that the table offers. */
export function offeredItems(world: ConformanceWorld): readonly ItemAuthorisation[] {
  return authorisedItems(world.parameters.authorisations).filter(({ item }) => world.offers(item));
}

/** The smallest stake whose prizes are all whole multiples of the minimum bet. */
export function roundStake(minimumBet: number, prices: readonly { stake: number }[]): number {
  return minimumBet * prices.reduce((multiple, { stake }) => leastCommonMultiple(multiple, stake), 1);
}

function leastCommonMultiple(one: number, other: number): number {
  return (one / greatestCommonDivisor(one, other)) * other;
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}

/** The same table, as if it had just been opened, with the same players and enough in front of them. */
export async function startAnew(world: ConformanceWorld, stake: number): Promise<void> {
  const { minimumBet, players } = await world.state();
  const { readings, options } = world.parameters;
  world.bets = [];
  world.standingBets = [];
  world.standing = new Map();
  world.throws = [];
  world.shooterBets = new Set();
  world.shooterCost = 0;
  world.authorisedDifferences = new Map();
  await world.prepare('open', { mode: 'test', minimumBet, readings, options });
  world.balances = new Map();
  await openAnew(
    world,
    players.map(({ player, seat }) => ({
      ...{ player, seat },
      buyIn: Math.max(stake, minimumBet) * STAKES_BROUGHT,
    })),
  );
  world.stateChanged();
}

export async function markPoint(world: ConformanceWorld, point: Point = POINT): Promise<void> {
  const { result } = await throwDice(world, PAIR_OF_POINT[point]);
  if (result.point === point) return;
  world.preconditionFailed(world.say('precondition.point', { point, actual: result.point ?? '–' }));
}

/** Places a bet which the dispatch, or the clause, lets the player place. */
export async function place(
  world: ConformanceWorld,
  order: { bet: string; amount: number; on?: string },
  by: readonly Dispatch[] = [],
): Promise<PlacedBet> {
  const answer = await world.ask('bet', { player: 'player', ...order });
  world.stateChanged();
  world.require(
    answer.ok,
    () =>
      citing(
        world,
        world.say('bet.accepted', { bet: world.betName(order.bet), amount: world.money(order.amount) }),
        by,
      ),
    () => world.say('request.refusedWith', { code: answer.ok ? '' : answer.refusal.code }),
  );
  if (!answer.ok) throw new Error('unreachable: a refusal ended the case');
  const { bet, balance } = answer.value;
  const required = minus(world.balances.get('player') ?? 0, order.amount);
  world.require(
    sameMoney(balance, required),
    () => world.say('balance', { amount: world.money(required) }),
    () => world.say('balance', { amount: world.money(balance) }),
  );
  world.bets = [...world.bets, bet];
  world.balances.set('player', balance);
  return bet;
}

/** What the player holds, without what the shooter's own bets cost him where he is alone at the table. */
async function held(world: ConformanceWorld): Promise<Money> {
  const { players } = await world.state();
  return plus(players.find(({ player }) => player === 'player')?.balance ?? 0, world.shooterCost);
}

/** Throws with the bet on the table. */
export async function tryThrow(
  world: ConformanceWorld,
  bet: PlacedBet,
  { dice, required, by }: { dice: Dice; required: ItemOutcome; by: Dispatch },
): Promise<Trial> {
  const before = await held(world);
  await throwDice(world, dice);
  const state = await world.state();
  const { paid, returned } = owed(bet, required);
  // What the throw does to the player's other bets is for other clauses to judge.
  const others = world.lastThrow.result.settlements
    .filter((each) => each.player === 'player' && each.bet !== bet.id && !world.shooterBets.has(each.bet))
    .flatMap((each) => [each.paid, each.returned]);
  return {
    bet,
    required,
    by,
    throws: [...world.throws],
    settlement: world.settlementOf(bet),
    live: state.bets.find(({ id }) => id === bet.id),
    balance: { actual: await held(world), required: total([before, paid, returned, ...others]) },
  };
}

/** Exact: the stakes of trials are chosen so that every prize is whole. */
export function owed({ amount }: PlacedBet, required: ItemOutcome): { paid: number; returned: number } {
  if (required.kind === 'win') return { paid: (amount / required.stake) * required.prize, returned: amount };
  return { paid: 0, returned: required.kind === 'tie' ? amount : 0 };
}

/** Each item alone on a new table, and each throw that there is, before the come-out throw or after the point. */
export async function trialsOfEachThrow(
  world: ConformanceWorld,
  items: readonly ItemAuthorisation[],
  onComeOut: boolean,
): Promise<Trial[]> {
  const trials: Trial[] = [];
  for (const item of items) {
    const stake = await stakeOn(world, item);
    for (const dice of ALL_DICE) {
      await startAnew(world, stake);
      if (!onComeOut) await markPoint(world);
      const bet = await place(world, { bet: item.item, amount: stake }, [item]);
      const required = itemOutcome(item, dice, onComeOut);
      trials.push(await tryThrow(world, bet, { dice, required, by: item }));
    }
  }
  return trials;
}

/**
 * Each item alone on one table through every throw that there is, placed again whenever it is over and may be; then
 * again through every throw as a come-out throw that it meets where it stayed from the round before.
 */
export async function trialsOfManyThrows(
  world: ConformanceWorld,
  items: readonly ItemAuthorisation[],
): Promise<Trial[]> {
  const trials: Trial[] = [];
  for (const item of items) {
    const stake = await stakeOn(world, item);
    const next = async (dice: Dice) => trials.push(...(await trialOfNextThrow(world, item, stake, dice)));
    await startAnew(world, stake);
    for (const dice of ALL_DICE) await next(dice);
    const point = pointThatItOutlasts(item);
    if (point === undefined) continue;
    for (const dice of ALL_DICE) {
      const marked = (await world.state()).point;
      if (marked !== null) await next(PAIR_OF_POINT[marked]);
      await next(PAIR_OF_POINT[point]);
      await next(PAIR_OF_POINT[point]);
      await next(dice);
    }
  }
  return trials;
}

/** @returns none where the item may not be placed before this throw and does not stand from an earlier one */
async function trialOfNextThrow(
  world: ConformanceWorld,
  item: ItemAuthorisation,
  stake: number,
  dice: Dice,
): Promise<Trial[]> {
  const onComeOut = (await world.state()).point === null;
  const standing = world.bets.find(({ bet, player }) => bet === item.item && player === 'player');
  if (standing === undefined && !mayBePlaced(item, onComeOut)) {
    await throwDice(world, dice);
    return [];
  }
  const bet = standing ?? (await place(world, { bet: item.item, amount: stake }, [item]));
  return [await tryThrow(world, bet, { dice, required: itemOutcome(item, dice, onComeOut), by: item })];
}

/** A point that can be marked and made while a bet on the item stays where it is. */
function pointThatItOutlasts(item: ItemAuthorisation): Point | undefined {
  return POINTS.find((point) =>
    [true, false].every((onComeOut) => itemOutcome(item, PAIR_OF_POINT[point], onComeOut).kind === 'stay'),
  );
}

/** Each item on a new table before the come-out throw, and on another after the point was marked. */
export async function placementsAtAnyTime(
  world: ConformanceWorld,
  items: readonly ItemAuthorisation[],
): Promise<Placement[]> {
  const placements: Placement[] = [];
  for (const item of items) {
    const amount = await stakeOn(world, item);
    for (const onComeOut of [true, false]) {
      await startAnew(world, amount);
      if (!onComeOut) await markPoint(world);
      const before = await world.state();
      const answer = await world.ask('bet', { player: 'player', bet: item.item, amount });
      world.stateChanged();
      const refusal = answer.ok ? undefined : answer.refusal;
      placements.push({ item, onComeOut, refusal, before, after: await world.state() });
    }
  }
  return placements;
}

async function stakeOn(world: ConformanceWorld, { outcomes }: ItemAuthorisation): Promise<number> {
  const wins = Object.values(outcomes).filter((outcome) => outcome.kind === 'win');
  return roundStake((await world.state()).minimumBet, wins);
}

/** Items that the regulation does not name and that no dispatch authorises. */
export function unauthorisedOffers(world: ConformanceWorld): string[] {
  const authorised: string[] = authorisedItems(world.parameters.authorisations).map(({ item }) => item);
  return world.capabilities.bets.filter((bet) => !isBetId(bet) && !authorised.includes(bet));
}
