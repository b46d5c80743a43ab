/** How long it is likely to take until the cases that are still missing have been seen. */
import { ALL_DICE, POINTS, total, type Point } from '../../regulation';
import type { ObservationCase, Sight } from './cases';

/** Of the 36 throws. */
function ways(of: (sum: number) => boolean): number {
  return ALL_DICE.filter((dice) => of(total(dice))).length;
}

function chance(of: (sum: number) => boolean): number {
  return ways(of) / ALL_DICE.length;
}

function onTotal(sum: number): number {
  return chance((each) => each === sum);
}

/** Throws until a point, once marked, is decided. */
function decisionTime(point: Point): number {
  return 1 / chance((sum) => sum === point || sum === 7);
}

/** The shares of throws that fall on the come-out and while each point is marked: 165/557 and the rest by its point. */
function phases(): { comeOut: number; at: (point: Point) => number } {
  const round = 1 + POINTS.reduce((sum, point) => sum + onTotal(point) * decisionTime(point), 0);
  return { comeOut: 1 / round, at: (point) => (onTotal(point) * decisionTime(point)) / round };
}

const { comeOut, at } = phases();

/**
 * The share of throws for which a bet stands on this number, where such bets are placed whenever they may be: a Come
 * bet on a number lives on until that number or 7.
 */
function standsOn(bet: string, number: Point): number {
  const follows = bet.startsWith('come') || bet.startsWith('dont_come');
  if (!follows) return at(number);
  const expected = (1 - comeOut) * onTotal(number) * decisionTime(number);
  return 1 - Math.exp(-expected);
}

function standsOnAny(bet: string): number {
  const follows = bet.startsWith('come') || bet.startsWith('dont_come');
  if (!follows) return 1 - comeOut;
  return 1 - POINTS.reduce((none, number) => none * (1 - standsOn(bet, number)), 1);
}

/** The chance that one throw shows the case, where every bet is placed whenever it may be; 1 for what needs no throw. */
function chanceOf(sight: Sight): number {
  switch (sight.kind) {
    case 'total': {
      const pairs = ALL_DICE.filter(
        (dice) =>
          total(dice) === sight.total && (sight.double === null || (dice[0] === dice[1]) === sight.double),
      );
      return (pairs.length / ALL_DICE.length) * waits(sight.bet);
    }
    case 'onNumber':
      return standsOn(sight.bet, sight.number) * onTotal(sight.by === 'seven' ? 7 : sight.number);
    case 'onAnother':
      return standsOnAny(sight.bet) * onTotal(sight.total);
    case 'prize':
      return POINTS.some((point) => point === sight.on) && sight.bet.endsWith('_odds')
        ? standsOn(sight.bet, sight.on as Point) * onTotal(sight.on)
        : onTotal(sight.on) * comeOut;
    case 'phase':
      return (sight.phase === 'comeOut' ? comeOut : 1 - comeOut) * chance((sum) => sum === 7);
    case 'mark':
      return comeOut * onTotal(sight.total);
    case 'unmark':
      return at(sight.point) * onTotal(sight.by === 'seven' ? 7 : sight.point);
    case 'keepsPoint':
      return (1 - comeOut) * onTotal(sight.total);
    case 'shooter':
      return sight.replaced ? chance((sum) => sum === 7) * (1 - comeOut) : 1 - comeOut;
    default:
      return 1;
  }
}

function waits(bet: string): number {
  if (bet === 'pass' || bet === 'dont_pass') return comeOut;
  return bet === 'come' || bet === 'dont_come' ? 1 - comeOut : 1;
}

/** Steps in which the waiting time is summed up, as a factor of the time passed. */
const STEP = 0.02;
const NEARLY_NEVER = 1e-6;

/**
 * The expected number of further throws until every one of the cases has been seen: the coupon collector's waiting time
 * with unequal chances, by Poissonization (Flajolet, Gardy and Thimonier 1992), cases taken as independent, which errs
 * towards more throws.
 */
export function likelyThrows(missing: readonly Pick<ObservationCase, 'sight'>[]): number {
  const chances = missing.map(({ sight }) => chanceOf(sight)).filter((each) => each < 1);
  if (chances.length === 0) return 0;
  let expected = 0;
  for (let time = 0; ;) {
    const step = Math.max(1, time * STEP);
    const middle = time + step / 2;
    const allSeen = chances.reduce((product, each) => product * (1 - Math.exp(-each * middle)), 1);
    if (1 - allSeen < NEARLY_NEVER) return Math.ceil(expected);
    expected += (1 - allSeen) * step;
    time += step;
  }
}
