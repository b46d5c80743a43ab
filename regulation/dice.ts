/** The two dice of a throw and what the regulation calls their totals. */

/** The points of one die's upper face, Article 1(1)(1). */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;
export type Dice = readonly [Face, Face];

/** The totals that are marked as the player's point, Article 5(2)(1). */
export const POINTS = [4, 5, 6, 8, 9, 10] as const;
export type Point = (typeof POINTS)[number];

export const FACES = [1, 2, 3, 4, 5, 6] as const satisfies readonly Face[];

/** The 36 ordered throws, the first die varying slowest. */
export const ALL_DICE: readonly Dice[] = FACES.flatMap((first) =>
  FACES.map((second): Dice => [first, second]),
);

/** 點數總和: 2 to 12. */
export function total(dice: Dice): number {
  return dice[0] + dice[1];
}

export function isPoint(number: number): number is Point {
  return POINTS.some((point) => point === number);
}

/** The total of the throw where it can become a point, else null. */
export function pointOf(dice: Dice): Point | null {
  const sum = total(dice);
  return isPoint(sum) ? sum : null;
}

/** 雙骰, Article 5(4)(1). */
export function isDouble(dice: Dice): boolean {
  return dice[0] === dice[1];
}
