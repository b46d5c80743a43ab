import { randomInt } from 'node:crypto';
import type { Face, Point } from '../table';

export type Dice = readonly [Face, Face];

/** The totals that are marked as a point, Article 5(2)(1). */
export const POINTS: readonly Point[] = [4, 5, 6, 8, 9, 10];

export function isPoint(total: number): total is Point {
  return (POINTS as readonly number[]).includes(total);
}

export function isFace(value: unknown): value is Face {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6;
}

/** Article 1(1)(1): two dice out of the set, each face showing one to six points. Null for anything else. */
export function readDice(value: unknown): Dice | null {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [first, second] = value as unknown[];
  return isFace(first) && isFace(second) ? [first, second] : null;
}

/** The total of the upper faces, by which Article 5 decides every bet. */
export function total(dice: Dice): number {
  return dice[0] + dice[1];
}

export type DiceSource = () => Dice;

/** Dice thrown for real: every ordered pair is equally likely. */
export const fairDice: DiceSource = () => [randomInt(1, 7) as Face, randomInt(1, 7) as Face];

/** Dice that fall the same way on every run, for demonstrations that have to be repeated (mulberry32). */
export function seededDice(seed: number): DiceSource {
  let state = seed >>> 0;
  const face = (): Face => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((((mixed ^ (mixed >>> 14)) >>> 0) % 6) + 1) as Face;
  };
  return () => [face(), face()];
}
