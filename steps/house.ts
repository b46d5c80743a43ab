/** What the house has declared in `describe` that keeps it from taking a bet or changing one: no case can ask it for that. */
import { limitOf } from '../adapters/limits';
import { compareMoney, moneyOf } from '../adapters/money';
import type { Parameters, PlacedBet, RefusalCode } from '../adapters/table';
import {
  bet as betOf,
  greatestPrize,
  isBetId,
  mayRefuseForItsPrize,
  stateWhenPlaced,
  type BetId,
  type Point,
} from '../regulation';
import type { HouseRule } from './house-rule';
import type { ConformanceWorld } from './world';

const OPPOSITES: Readonly<Partial<Record<string, string>>> = {
  pass: 'dont_pass',
  dont_pass: 'pass',
  come: 'dont_come',
  dont_come: 'come',
};

/** A stake as it would lie on the table. */
type AskedStake = Omit<Parameters['bet'], 'on'> & { readonly on?: string | undefined };

/** Why the table need not take a bet that the regulation allows; null where it has to. */
export function declaredAgainst(world: ConformanceWorld, asked: Parameters['bet']): HouseRule | null {
  const { capabilities } = world;
  const { player, bet, amount } = asked;
  if (isAboveMaximum(world, asked))
    return { reason: 'aboveMaximum', values: { bet, amount: String(amount) } };
  const own = world.heldBets.filter((each) => each.player === player);
  const opposite = OPPOSITES[bet];
  if (capabilities.opposedBets === false && own.some((each) => each.bet === opposite))
    return { reason: 'opposedBets', values: { bet } };
  const alike = (each: PlacedBet) =>
    each.bet === bet && each.on === asked.on && world.numberOf(each) === numberWhenPlaced(world, asked);
  if ((capabilities.equalBets ?? 'separate') !== 'separate' && own.some(alike))
    return { reason: 'equalBets', values: { bet } };
  return null;
}

/** Why the table need not change a bet; null where nothing is declared against it. */
export function declaredAgainstChange(
  world: ConformanceWorld,
  bet: PlacedBet,
  to: number | undefined,
): HouseRule | null {
  const { changes = {} } = world.capabilities;
  const able = to === undefined ? changes.withdraw : to < bet.amount ? changes.lower : changes.raise;
  if (able === false) return { reason: 'changes', values: {} };
  if (to === undefined || !isAboveMaximum(world, { ...bet, amount: to }, bet)) return null;
  return { reason: 'aboveMaximum', values: { bet: bet.bet, amount: String(to) } };
}

function numberWhenPlaced(
  world: ConformanceWorld,
  { bet, on }: Pick<AskedStake, 'bet' | 'on'>,
): Point | null {
  if (!isBetId(bet)) return null;
  const under = world.heldBets.find(({ id }) => id === on);
  const number = under === undefined ? null : world.numberOf(under);
  const state = stateWhenPlaced(bet, world.throws.at(-1)?.result.point ?? null, number as Point | null);
  return state === 'waiting' ? null : state;
}

function isAboveMaximum(world: ConformanceWorld, asked: AskedStake, changed?: PlacedBet): boolean {
  const { bet, amount, on } = asked;
  const { maximumStake, maximumPrize, maximumOdds } = limitOf(world.capabilities, bet);
  if (!Number.isSafeInteger(amount) || amount <= 0) return false;
  if (maximumStake !== undefined && amount > maximumStake) return true;
  const number = numberWhenPlaced(world, asked);
  if (maximumPrize !== undefined && isBetId(bet)) {
    const odds = betOf(bet).category === 'odds' && number !== null ? { number } : {};
    const most = greatestPrize({ bet, amount, options: world.options, ...odds });
    if (compareMoney(moneyOf(most.numerator, most.denominator), maximumPrize) > 0) return true;
  }
  const under = world.heldBets.find(({ id }) => id === on);
  if (maximumOdds === undefined || under === undefined) return false;
  const already = world.heldBets.filter((each) => each.on === on && each.id !== changed?.id);
  return already.reduce((sum, each) => sum + each.amount, amount) > under.amount * maximumOdds;
}

/** Why a refusal of a stake is right though nothing was declared: in the table's unit its prize could not be paid. */
export function notPayable(
  world: ConformanceWorld,
  asked: Parameters['bet'],
  code: RefusalCode,
): HouseRule | null {
  const { bet, amount } = asked;
  if (code !== 'BAD_UNIT' || !isBetId(bet) || !Number.isSafeInteger(amount) || amount <= 0) return null;
  const number = numberWhenPlaced(world, asked);
  const odds = betOf(bet).category === 'odds' && number !== null ? { number } : {};
  const { readings, options, capabilities } = world;
  return mayRefuseForItsPrize({ bet, amount, unit: capabilities.unit, readings, options, ...odds })
    ? { reason: 'notPayable', values: { bet, amount: String(amount) } }
    : null;
}

/** The greatest multiple of the minimum that the table says it takes on a bet; null where it has declared no maximum. */
export function greatestTaken(
  { capabilities, options }: ConformanceWorld,
  bet: BetId,
  minimum: number,
): number | null {
  const { maximumStake, maximumPrize } = limitOf(capabilities, bet);
  if (maximumStake === undefined && maximumPrize === undefined) return null;
  const most = greatestPrize({ bet, amount: minimum, options });
  const byStake = maximumStake === undefined ? Infinity : Math.floor(maximumStake / minimum);
  const byPrize =
    maximumPrize === undefined
      ? Infinity
      : Number((BigInt(maximumPrize) * most.denominator) / most.numerator);
  return Math.min(byStake, byPrize) * minimum;
}
