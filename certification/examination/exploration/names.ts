/** Who is who in a scenario: the one whom it is about is 博彩者, the others are A, B and C. */
import type { Played, Judgement } from '../../../assessment';

export type Person = 'player' | 'player-a' | 'player-b' | 'player-c';

const OTHERS = ['player-a', 'player-b', 'player-c'] as const satisfies Person[];

/** A session of more players than a scenario has names for. */
export class TooManyPlayers extends Error {}

export function peopleOf(played: readonly Played[], judgement: Judgement): ReadonlyMap<string, Person> {
  const seated = played.flatMap((each) => (each.operation === 'join' ? [each.parameters.player] : []));
  const about = subjectOf(judgement) ?? throwerOf(played) ?? seated[0];
  const others = seated.filter((player) => player !== about);
  if (others.length > OTHERS.length) throw new TooManyPlayers();
  return new Map<string, Person>([
    ...(about === undefined ? [] : [[about, 'player'] as const]),
    ...others.map((player, index) => [player, OTHERS[index] as Person] as const),
  ]);
}

/** The player of whom something is required. */
function subjectOf({ about, required }: Judgement): string | undefined {
  if (about.player !== undefined) return about.player;
  return required !== null && 'player' in required ? (required.player ?? undefined) : undefined;
}

function throwerOf(played: readonly Played[]): string | undefined {
  return played
    .flatMap((each) => (each.operation === 'roll' ? (each.parameters.throw?.by ?? []) : []))
    .at(-1);
}
