/** Faults in reading a throw: Articles 1 and 3. */
import type { Face, Landing } from '../../table';
import { result } from '../articles/settlement';
import { isFace } from '../dice';
import type { Dice } from '../dice';
import { ONE_ROLL } from './clauses';
import { rule } from './fault';
import type { Fault } from './fault';

function wrapped(value: unknown): Face | null {
  if (typeof value !== 'number' || !Number.isInteger(value)) return null;
  const face = ((((value - 1) % 6) + 6) % 6) + 1;
  return isFace(face) ? face : null;
}

export const DICE_AND_LANDING: readonly Fault[] = [
  {
    id: 'impossible-dice-accepted',
    clause: 'art_1__para_1__point_1',
    source: 'G1',
    ...rule('readDice', (honest) => (value) => {
      const dice = honest(value);
      if (dice || !Array.isArray(value) || value.length !== 2) return dice;
      const [first, second] = (value as unknown[]).map(wrapped);
      return first && second ? ([first, second] satisfies Dice) : null;
    }),
  },
  {
    id: 'total-depends-on-order-of-dice',
    clause: 'art_5__para_2__point_1',
    ...rule('total', (honest) => (dice) => (dice[0] > dice[1] ? dice[1] * 2 : honest(dice))),
  },
  {
    id: 'leaning-die-read-by-smaller-face',
    clause: 'art_3__para_1',
    ...rule('leaningFace', (honest) => (upper) => {
      if (honest(upper) === null) return null;
      return [...upper].sort((a, b) => a.share - b.share)[0]?.face ?? null;
    }),
  },
  {
    id: 'leaning-die-ignored',
    clause: 'art_3__para_1',
    ...rule(
      'readFall',
      (honest) =>
        (rules, dice, { leaning: _leaning, ...landing }) =>
          honest(rules, dice, landing),
    ),
  },
  {
    id: 'void-throws-counted',
    clause: 'art_3__para_2__intro',
    ...rule('readFall', (honest) => (rules, dice, landing) => ({
      ...honest(rules, dice, landing),
      counted: true,
    })),
  },
  {
    id: 'void-throw-settles-one-roll-bets',
    clause: 'art_3__para_2__intro',
    ...rule('settle', (honest) => (rules, session, fall) => {
      if (fall.counted) return honest(rules, session, fall);
      const oneRoll = rules
        .resolve(rules, session, fall)
        .filter(({ bet }) => (ONE_ROLL as readonly string[]).includes(bet.name));
      for (const resolution of oneRoll) rules.carryOut(rules, session, resolution);
      return result(rules, session, fall, oneRoll);
    }),
  },
  {
    id: 'void-throw-clears-point',
    clause: 'art_3__para_2__intro',
    ...rule('settle', (honest) => (rules, session, fall) => {
      if (!fall.counted) session.point = null;
      return honest(rules, session, fall);
    }),
  },
  {
    id: 'void-throw-replaces-shooter',
    clause: 'art_3__para_2__intro',
    ...rule('settle', (honest) => (rules, session, fall) => {
      if (!fall.counted) session.shooter = rules.nextShooter(rules, session);
      return honest(rules, session, fall);
    }),
  },
  {
    id: 'throw-off-the-layout-counted',
    clause: 'art_3__para_2__point_1',
    ...rule('fellOutside', () => () => false),
  },
  {
    id: 'one-die-off-the-layout-counted',
    clause: 'art_3__para_2__point_1',
    ...rule('fellOutside', () => (landing: Landing) => (landing.outsideLayout ?? []).length > 1),
  },
  {
    id: 'short-throw-counted',
    clause: 'art_3__para_2__point_2',
    ...rule('fellShort', () => () => false),
  },
  {
    id: 'short-throw-void-despite-wall',
    clause: 'art_3__para_2__point_2',
    ...rule('fellShort', () => (landing: Landing) => landing.pastMiddle === false),
  },
  {
    id: 'throw-without-roll-counted',
    clause: 'art_3__para_3',
    ...rule('didNotRoll', () => () => false),
  },
];
