/** A throw that does not count, while a bet stands on the table; and the throw after it, as if there had been none. */
import {
  ALL_DICE,
  decide,
  judgeThrow,
  nextPoint,
  type ClauseId,
  type Dice,
  type Landing,
} from '../../regulation';
import type { Judgement } from '../judgement';
import type { VoidCell } from './cells';
import type { Play } from './play';

const VOID: ClauseId = 'art_3__para_2__intro';

/** Landings that make a throw void by the letter of Article 3(2), whatever the readings. */
export const VOID_LANDINGS: readonly Landing[] = [
  { outsideLayout: [0, 1] },
  { short: [0, 1] },
  { outsideLayout: [1] },
];

export interface VoidDrive {
  readonly play: Play;
  /** Brings the bet to the same standing in a clean session. */
  readonly arrangeAgain: () => Promise<void>;
  readonly throwDice: (dice: Dice, landing?: Landing) => Promise<void>;
}

export async function driveVoid(cell: VoidCell, { play, arrangeAgain, throwDice }: VoidDrive): Promise<void> {
  const told = tellingDice(cell, play);
  for (const [index, dice] of told.entries()) {
    await throwDice(dice, VOID_LANDINGS[index % VOID_LANDINGS.length]);
    if (play.hasFailed) return;
  }
  const [decisive] = told;
  if (decisive === undefined) return;
  await throwDice(decisive);
  if (!play.hasFailed) return;

  // The same throw without a void one before it tells which of the two is to blame.
  const after = play.take();
  await arrangeAgain();
  await throwDice(decisive);
  const isItsOwn = play.hasFailed;
  play.take();
  play.spoil();
  if (!isItsOwn) play.restore(after.map(blamedOnVoid));
}

function blamedOnVoid(judgement: Judgement): Judgement {
  return { ...judgement, clauses: [VOID, ...judgement.clauses.filter((clause) => clause !== VOID)] };
}

/** One throw for each thing that a counted throw could do here, the most telling first. */
function tellingDice({ bet, betState, point }: VoidCell, { terms }: Play): Dice[] {
  const { readings, options } = terms;
  const found = new Map<string, { dice: Dice; rank: number }>();
  for (const dice of ALL_DICE) {
    const { kind } = decide({ bet, betState, point, dice, readings, options });
    const moves = nextPoint(point, dice) !== point;
    const rank = ['win', 'lose', 'travel', 'tie', 'stay', 'silent'].indexOf(kind);
    const key = `${kind}/${moves}`;
    if (!found.has(key) && (kind !== 'stay' || moves)) found.set(key, { dice, rank });
  }
  return [...found.values()].sort((one, other) => one.rank - other.rank).map(({ dice }) => dice);
}

/** The clauses by which the void throws of a cell are judged. */
export function voidClauses({ readings }: Play['terms']): ClauseId[] {
  const grounds = VOID_LANDINGS.flatMap((landing) => judgeThrow({ dice: [1, 1], landing, readings }).clauses);
  return [...new Set(grounds)];
}
