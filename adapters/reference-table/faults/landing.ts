/** Faults in reading how a throw lands: Article 3(1), 3(2)(1) and (2), 3(3). */
import { rule } from './fault';
import type { Fault } from './fault';

function size(dice: readonly (0 | 1)[] | undefined): number {
  return new Set(dice).size;
}

export const LANDING: readonly Fault[] = [
  {
    id: 'leaning-die-read-by-smaller-face',
    clause: 'art_3__para_1',
    ...rule('leaningFace', (honest) => (upper) => {
      if (honest(upper) === null) return null;
      return [...upper].sort((a, b) => a.share - b.share)[0]?.face ?? null;
    }),
  },
  {
    id: 'leaning-die-read-by-larger-points',
    clause: 'art_3__para_1',
    ...rule('leaningFace', (honest) => (upper) => {
      if (honest(upper) === null) return null;
      return [...upper].sort((a, b) => b.face - a.face)[0]?.face ?? null;
    }),
  },
  {
    id: 'leaning-die-ignored',
    clause: 'art_3__para_1',
    ...rule(
      'readFall',
      (honest) =>
        (rules, readings, dice, { leaning: _leaning, ...landing }) =>
          honest(rules, readings, dice, landing),
    ),
  },
  {
    id: 'second-leaning-die-ignored',
    clause: 'art_3__para_1',
    ...rule(
      'readFall',
      (honest) => (rules, readings, dice, landing) =>
        honest(rules, readings, dice, { ...landing, leaning: (landing.leaning ?? []).slice(0, 1) }),
    ),
  },
  {
    id: 'leaning-die-voids-throw',
    clause: 'art_3__para_1',
    ...rule('leaningFace', () => () => null),
  },
  {
    id: 'leaning-tie-counted',
    clause: 'art_3__para_1',
    readings: 'customary',
    ...rule('leaningFace', (honest) => (upper) => honest(upper) ?? upper[0]?.face ?? null),
  },
  {
    id: 'throw-off-the-layout-counted',
    clause: 'art_3__para_2__point_1',
    ...rule('fellOutside', () => () => false),
  },
  {
    id: 'one-die-off-the-layout-counted',
    clause: 'art_3__para_2__point_1',
    ...rule(
      'fellOutside',
      () =>
        ({ outsideLayout }) =>
          size(outsideLayout) > 1,
    ),
  },
  {
    id: 'second-die-off-the-layout-counted',
    clause: 'art_3__para_2__point_1',
    ...rule(
      'fellOutside',
      () =>
        ({ outsideLayout = [] }) =>
          outsideLayout.includes(0),
    ),
  },
  {
    id: 'throw-off-the-layout-saved-by-wall',
    clause: 'art_3__para_2__point_1',
    ...rule('fellOutside', (honest) => (landing) => honest(landing) && size(landing.hitWall) === 0),
  },
  {
    id: 'short-throw-counted',
    clause: 'art_3__para_2__point_2',
    ...rule('fellShort', () => () => false),
  },
  {
    id: 'one-short-die-counted',
    clause: 'art_3__para_2__point_2',
    readings: 'customary',
    ...rule(
      'fellShort',
      (honest) => (landing, readings) => honest(landing, { ...readings, short_die: 'both' }),
    ),
  },
  {
    id: 'one-short-die-voids-throw',
    clause: 'art_3__para_2__point_2',
    declared: { short_die: 'both' },
    ...rule(
      'fellShort',
      (honest) => (landing, readings) => honest(landing, { ...readings, short_die: 'either' }),
    ),
  },
  {
    id: 'short-throw-void-despite-wall',
    clause: 'art_3__para_2__point_2',
    ...rule('fellShort', (honest) => (landing, readings) => honest({ ...landing, hitWall: [] }, readings)),
  },
  {
    id: 'short-throw-saved-only-by-both-dice-at-wall',
    clause: 'art_3__para_2__point_2',
    ...rule(
      'fellShort',
      (honest) => (landing, readings) =>
        honest({ ...landing, hitWall: [] }, readings) && size(landing.hitWall) < 2,
    ),
  },
  {
    id: 'wall-saves-only-the-die-that-touches-it',
    clause: 'art_3__para_2__point_2',
    ...rule('fellShort', (honest) => (landing, readings) => {
      const { short = [], hitWall = [] } = landing;
      const left = short.filter((die) => !hitWall.includes(die));
      return honest({ ...landing, short: left, hitWall: [] }, readings);
    }),
  },
  {
    id: 'long-throw-void-unless-both-dice-touch-wall',
    clause: 'art_3__para_2__point_2',
    ...rule(
      'fellShort',
      (honest) => (landing, readings) =>
        honest(landing, readings) ||
        (size(landing.short) === 0 && landing.hitWall !== undefined && size(landing.hitWall) < 2),
    ),
  },
  {
    id: 'throw-without-roll-counted',
    clause: 'art_3__para_3',
    readings: 'customary',
    ...rule('didNotRoll', () => () => false),
  },
  {
    id: 'one-unrolled-die-counted',
    clause: 'art_3__para_3',
    readings: 'customary',
    ...rule(
      'didNotRoll',
      (honest) => (landing, readings) => honest(landing, { ...readings, unrolled_die: 'both' }),
    ),
  },
  {
    id: 'one-unrolled-die-voids-throw',
    clause: 'art_3__para_3',
    readings: 'customary',
    declared: { unrolled_die: 'both' },
    ...rule(
      'didNotRoll',
      (honest) => (landing, readings) => honest(landing, { ...readings, unrolled_die: 'either' }),
    ),
  },
  {
    id: 'throw-without-roll-saved-by-wall',
    clause: 'art_3__para_3',
    readings: 'customary',
    ...rule(
      'didNotRoll',
      (honest) => (landing, readings) => honest(landing, readings) && size(landing.hitWall) === 0,
    ),
  },
  {
    id: 'long-throw-void-without-wall',
    clause: 'art_2__para_4',
    ...rule(
      'fellShort',
      (honest) => (landing, readings) =>
        honest(landing, readings) || (landing.hitWall !== undefined && size(landing.hitWall) === 0),
    ),
  },
  {
    id: 'rolled-throw-void',
    clause: 'art_2__para_5',
    ...rule(
      'didNotRoll',
      (honest) => (landing, readings) => honest(landing, readings) || size(landing.unrolled) === 0,
    ),
  },
];
