/** Article 3: whether a throw counts, and what a die shows that lies on none of its faces. */
import type { ClauseId } from '../clauses';
import { type Dice, FACES, type Face } from '../dice';
import type { ReadingId, Readings } from '../readings';

/** The two dice of a throw, in the order of {@link Dice}. */
export type Die = 0 | 1;

/** One face of a die that lies on none of its faces. */
export interface UpperFace {
  readonly face: Face;
  /** 「朝上骰面中範圍」: how much of it looks up, in any unit that is the same for each face of the die. */
  readonly share: number;
}

export interface LeaningDie {
  readonly die: Die;
  readonly upper: readonly UpperFace[];
}

/** How a throw lands. What is left out is as it should be: on the cloth, past the middle, rolling, flat on a face. */
export interface Landing {
  /** The dice that come to rest off the cloth, 「檯證以外的位置」. */
  readonly outsideLayout?: readonly Die[];
  /** The dice that do not pass the middle of the table. */
  readonly short?: readonly Die[];
  /** The dice that hit a wall of the table, whichever wall. */
  readonly hitWall?: readonly Die[];
  /** The dice that do not roll on the table. */
  readonly unrolled?: readonly Die[];
  readonly leaning?: readonly LeaningDie[];
}

export const VOID_REASONS = ['outside_layout', 'not_past_middle', 'not_rolled', 'undecided_lean'] as const;
export type VoidReason = (typeof VOID_REASONS)[number];

export interface Fall {
  /** The faces of the dice; that of a leaning die is read from the landing instead. */
  readonly dice: Dice;
  readonly landing: Landing;
  readonly readings: Readings;
}

/**
 * `VALID`: the throw counts, with `dice` as Article 3(1) has them read. `VOID`: it has to be repeated; it settles no bet,
 * moves no point and no shooter, and is not the first throw, nor the next throw after a bet, of anything. `SILENT`: the
 * text does not say whether it counts, and the readings named in `open` do not fill that.
 */
export type ThrowDecision =
  | { readonly decision: 'VALID'; readonly dice: Dice; readonly clauses: readonly ClauseId[] }
  | {
      readonly decision: 'VOID';
      readonly reasons: readonly VoidReason[];
      readonly clauses: readonly ClauseId[];
    }
  | {
      readonly decision: 'SILENT';
      readonly open: readonly ReadingId[];
      readonly clauses: readonly ClauseId[];
    };

/** What one clause says of a throw; null where it does not bear on it. */
type Finding =
  | { readonly kind: 'valid'; readonly by: ClauseId }
  | { readonly kind: 'void'; readonly by: ClauseId; readonly reason: VoidReason }
  | { readonly kind: 'silent'; readonly by: ClauseId; readonly open: ReadingId };

const VOID_CASES = 'art_3__para_2__intro';
const OFF_THE_CLOTH = 'art_3__para_2__point_1';
const SHORT = 'art_3__para_2__point_2';
const NOT_ROLLED = 'art_3__para_3';
const LEANING = 'art_3__para_1';

function howMany(dice: readonly Die[] = []): number {
  return new Set(dice).size;
}

/** 3(2)(1) 「兩顆骰子或其中一顆」: one die is enough. */
function offTheCloth({ landing }: Fall): Finding | null {
  if (howMany(landing.outsideLayout) === 0) return null;
  return { kind: 'void', by: OFF_THE_CLOTH, reason: 'outside_layout' };
}

/**
 * 3(2)(2). The exception is 「兩顆骰子或其中一顆碰撞到檯上的任一盤壁」: either die, any wall. The rule says only 「骰子」;
 * whether one short die is enough is the reading `short_die`.
 */
function notPastTheMiddle({ landing, readings }: Fall): Finding | null {
  const short = howMany(landing.short);
  if (short === 0) return null;
  const notVoid: Finding = { kind: 'valid', by: SHORT };
  if (howMany(landing.hitWall) > 0) return notVoid;
  const isVoid: Finding = { kind: 'void', by: SHORT, reason: 'not_past_middle' };
  if (short === 2 || readings.short_die === 'either') return isVoid;
  return readings.short_die === 'both' ? notVoid : { kind: 'silent', by: SHORT, open: 'short_die' };
}

/**
 * 3(3) names a fact and no consequence; that it is a third case of 3(2) is the reading `unrolled_throw`, and whether one
 * die is enough the reading `unrolled_die`.
 */
function notRolled({ landing, readings }: Fall): Finding | null {
  const unrolled = howMany(landing.unrolled);
  if (unrolled === 0) return null;
  if (readings.unrolled_throw === 'silent') return { kind: 'silent', by: NOT_ROLLED, open: 'unrolled_throw' };
  if (unrolled === 2 || readings.unrolled_die === 'either')
    return { kind: 'void', by: NOT_ROLLED, reason: 'not_rolled' };
  if (readings.unrolled_die === 'both') return { kind: 'valid', by: NOT_ROLLED };
  return { kind: 'silent', by: NOT_ROLLED, open: 'unrolled_die' };
}

/** 3(1) 「以朝上骰面中範圍較大者為準」 knows no answer where two are equally large: the reading `leaning_tie`. */
function undecidedLean({ landing, readings }: Fall): Finding | null {
  const { leaning = [] } = landing;
  if (leaning.length === 0) return null;
  if (leaning.every(({ upper }) => leaningFace(upper) !== null)) return { kind: 'valid', by: LEANING };
  if (readings.leaning_tie === 'silent') return { kind: 'silent', by: LEANING, open: 'leaning_tie' };
  return { kind: 'void', by: LEANING, reason: 'undecided_lean' };
}

/**
 * The face that a leaning die shows, Article 3(1); null where no face is larger than all others.
 *
 * @throws RangeError for what no die of Article 1 can show: no face, a face twice, two opposite faces, no extent
 */
export function leaningFace(upper: readonly UpperFace[]): Face | null {
  const faces = new Set(upper.map(({ face }) => face));
  const possible =
    upper.length > 0 &&
    faces.size === upper.length &&
    upper.every(({ face, share }) => FACES.includes(face) && share > 0 && Number.isFinite(share)) &&
    // Article 1(2)(2): opposite faces add up to 7.
    upper.every(({ face }) => !faces.has((7 - face) as Face));
  if (!possible) throw new RangeError('no die shows these faces at once');
  const largest = Math.max(...upper.map(({ share }) => share));
  const [face, another] = upper.filter(({ share }) => share === largest);
  return face === undefined || another !== undefined ? null : face.face;
}

/** The faces that count, or null where a leaning die shows none. */
function readDice(dice: Dice, leaning: readonly LeaningDie[] = []): Dice | null {
  if (new Set(leaning.map(({ die }) => die)).size !== leaning.length) {
    throw new RangeError('a die leans one way only');
  }
  const shown = (die: Die): Face | null => {
    const lean = leaning.find((each) => each.die === die);
    return lean === undefined ? dice[die] : leaningFace(lean.upper);
  };
  const [first, second] = [shown(0), shown(1)];
  return first === null || second === null ? null : [first, second];
}

/**
 * Whether a throw counts, and which faces count. One ground that voids it is enough, whatever the text leaves open
 * beside it. Nothing but Article 3 voids a throw: not what Article 2(4) says of the hand and the direction.
 *
 * @throws RangeError for a landing that no two dice can have
 */
export function judgeThrow(fall: Fall): ThrowDecision {
  const dice = readDice(fall.dice, fall.landing.leaning);
  const findings = [offTheCloth, notPastTheMiddle, notRolled, undecidedLean].flatMap(
    (look) => look(fall) ?? [],
  );
  const voids = findings.flatMap((finding) => (finding.kind === 'void' ? [finding] : []));
  if (voids.length > 0) {
    return {
      decision: 'VOID',
      reasons: voids.map(({ reason }) => reason),
      clauses: [...voids.map(({ by }) => by), VOID_CASES],
    };
  }
  const silences = findings.flatMap((finding) => (finding.kind === 'silent' ? [finding] : []));
  if (silences.length > 0 || dice === null) {
    return {
      decision: 'SILENT',
      open: silences.map(({ open }) => open),
      clauses: silences.map(({ by }) => by),
    };
  }
  return { decision: 'VALID', dice, clauses: [...findings.map(({ by }) => by), VOID_CASES] };
}
