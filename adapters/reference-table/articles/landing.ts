import type { Face, Landing } from '../../table';
import type { Dice } from '../dice';
import type { Readings } from '../readings';
import type { Rules } from '../rules';
import type { Read, VoidReason } from '../session';

type Leaning = NonNullable<Landing['leaning']>[number];

/** Article 3: the faces that decide, and whether the throw counts. */
export function readFall(rules: Rules, readings: Readings, dice: Dice, landing: Landing): Read {
  const faces: [Face, Face] = [...dice];
  let decided = true;
  for (const { die, upper } of landing.leaning ?? []) {
    const face = rules.leaningFace(upper);
    if (face === null) decided = false;
    else faces[die] = face;
  }
  const voidReason = rules.voidReason(rules, readings, landing) ?? (decided ? null : 'undecided_lean');
  return { dice: faces, voidReason };
}

/**
 * Article 3(1): the larger upper face decides a leaning die. Two equally large faces decide nothing: null, and the dice
 * are thrown again, which is also what a table does that is asked to leave the tie open.
 */
export function leaningFace(upper: Leaning['upper']): Face | null {
  const largest = Math.max(...upper.map(({ share }) => share));
  const [face, another] = new Set(upper.filter(({ share }) => share === largest).map(({ face }) => face));
  return another === undefined ? (face ?? null) : null;
}

/** Article 3(2) and (3), whatever the dice show. */
export function voidReason(rules: Rules, readings: Readings, landing: Landing): VoidReason | null {
  if (rules.fellOutside(landing)) return 'outside_layout';
  if (rules.fellShort(landing, readings)) return 'not_past_middle';
  return rules.didNotRoll(landing, readings) ? 'not_rolled' : null;
}

/** Article 3(2)(1): one die outside the layout is enough. */
export function fellOutside({ outsideLayout = [] }: Landing): boolean {
  return outsideLayout.length > 0;
}

/**
 * Article 3(2)(2): not past the middle. A wall touched by either die saves the throw, whichever of them is short. That
 * one short die is enough is the customary thing, done where the reading is silent.
 */
export function fellShort({ short = [], hitWall = [] }: Landing, { short_die }: Readings): boolean {
  return reaches(short, short_die) && hitWall.length === 0;
}

/** Article 3(3), read as a case of Article 3(2): the customary thing, done where the reading is silent. */
export function didNotRoll({ unrolled = [] }: Landing, { unrolled_die }: Readings): boolean {
  return reaches(unrolled, unrolled_die);
}

/** Whether enough of the two dice are named, a die named twice being one. */
function reaches(dice: readonly (0 | 1)[], reading: 'silent' | 'either' | 'both'): boolean {
  return new Set(dice).size >= (reading === 'both' ? 2 : 1);
}
