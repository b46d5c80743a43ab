import type { Face, Landing } from '../../table';
import type { Dice } from '../dice';
import type { Rules } from '../rules';

export interface Read {
  readonly dice: Dice;
  /** False for a void throw. */
  readonly counted: boolean;
}

interface UpperFace {
  face: Face;
  share: number;
}

/** Article 3: the faces that decide, and whether the throw counts. */
export function readFall(rules: Rules, dice: Dice, landing: Landing): Read {
  const faces: [Face, Face] = [...dice];
  let decided = true;
  for (const { die, upper } of landing.leaning ?? []) {
    const face = rules.leaningFace(upper);
    if (face === null) decided = false;
    else faces[die] = face;
  }
  const isVoid = rules.fellOutside(landing) || rules.fellShort(landing) || rules.didNotRoll(landing);
  return { dice: faces, counted: decided && !isVoid };
}

/** Article 3(1): the larger upper face decides a leaning die. Two equal faces decide nothing: null. */
export function leaningFace(upper: readonly UpperFace[]): Face | null {
  const [largest, second] = [...upper].sort((a, b) => b.share - a.share);
  const undecided = largest?.share === second?.share && largest?.face !== second?.face;
  return undecided ? null : (largest?.face ?? null);
}

/** Article 3(2)(1): one die outside the layout is enough. */
export function fellOutside(landing: Landing): boolean {
  return (landing.outsideLayout ?? []).length > 0;
}

/** Article 3(2)(2): not past the middle, unless a die has struck a wall. */
export function fellShort(landing: Landing): boolean {
  return landing.pastMiddle === false && landing.hitWall !== true;
}

/** Article 3(3), read with the words of Article 3(2). */
export function didNotRoll(landing: Landing): boolean {
  return landing.rolled === false;
}
