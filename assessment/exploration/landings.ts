/** Ways in which a throw may land, each of which Articles 2 and 3 look at. */
import type { Face, Landing } from '../../adapters/table';
import { FACES } from '../../regulation';

export const LANDINGS: readonly Landing[] = [
  { outsideLayout: [0] },
  { outsideLayout: [1] },
  { outsideLayout: [0, 1] },
  { outsideLayout: [0], hitWall: [0] },
  { short: [0, 1] },
  { short: [0] },
  { short: [0, 1], hitWall: [0] },
  { short: [0, 1], hitWall: [1] },
  { short: [0, 1], hitWall: [0, 1] },
  { hitWall: [] },
  { unrolled: [0, 1] },
  { unrolled: [0] },
  { unrolled: [0, 1], hitWall: [0, 1] },
];

/** No scenario has words for these: they are what nobody has thought of yet. */
export const FURTHER_LANDINGS: readonly Landing[] = [
  { short: [1] },
  { short: [0], hitWall: [1] },
  { unrolled: [1] },
  { unrolled: [0], hitWall: [1] },
  { short: [1], outsideLayout: [0] },
  { short: [0], unrolled: [1] },
];

/** The second die lies on an edge: so much of each hundred of what can be seen belongs to the first face. */
export function oneDieLeans(face: Face, otherFace: Face, hundredths: number): Landing {
  return {
    leaning: [
      {
        die: 1,
        upper: [
          { face, share: hundredths / 100 },
          { face: otherFace, share: (100 - hundredths) / 100 },
        ],
      },
    ],
  };
}

/** Both lie on an edge, each mostly on the face named. */
export function bothDiceLean(one: Face, other: Face): Landing {
  return {
    leaning: [one, other].map((larger, die) => ({
      die: die as 0 | 1,
      upper: [
        { face: larger, share: 0.6 },
        { face: besides(larger), share: 0.4 },
      ],
    })),
  };
}

/** A face that can look up beside this one: neither itself nor the one opposite to it. */
export function besides(face: Face): Face {
  return face === 1 || face === 6 ? 2 : 6;
}

/** Two faces that meet in an edge. */
export const EDGES: readonly (readonly [Face, Face])[] = FACES.flatMap((one) =>
  FACES.filter((other) => other !== one && other + one !== 7).map((other) => [one, other] as const),
);
