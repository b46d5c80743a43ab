/** Actions at random, weighted so that an evening goes on: bets, throws, and now and then something that is not right. */
import * as fc from 'fast-check';
import type { Capabilities, Landing } from '../../adapters/table';
import { BETS, FACES, type BetCategory, type BetId, type Face } from '../../regulation';
import type { Action, Aim, Stake } from './action';
import { EDGES, FURTHER_LANDINGS, LANDINGS, bothDiceLean, oneDieLeans } from './landings';

/** Four are enough for an order of throwing that can go wrong in every way. */
const MOST_PLAYERS = 4;

/** What is drawn more often than another. */
const WEIGHT_OF_CATEGORY: Readonly<Record<BetCategory, number>> = {
  line: 5,
  // Added to the bets that are there, not looked for.
  odds: 0,
  'one-roll': 1,
  'multi-roll': 1,
};
/** 60 makes every prize of Article 6 whole. */
const TIMES = [60, 6, 1, 2, 12] as const;
const PAIRS_OF_A_TOTAL = 5;
const PLACES = 3;

type Weighted<T> = readonly [weight: number, arbitrary: fc.Arbitrary<T>];

/** The first is what the others are shrunk to. */
function among<T>(...choices: readonly Weighted<T>[]): fc.Arbitrary<T> {
  const [first, ...others] = choices.map(([weight, arbitrary]) => ({ weight, arbitrary }));
  if (first === undefined) throw new RangeError('nothing to choose from');
  return fc.oneof({ withCrossShrink: true }, first, ...others);
}

type Of<K extends Action['kind']> = Omit<Extract<Action, { kind: K }>, 'kind'>;
function action<K extends Action['kind']>(
  kind: K,
  shape: { [M in keyof Of<K>]: fc.Arbitrary<Of<K>[M]> },
): fc.Arbitrary<Action> {
  return fc.record({ kind: fc.constant(kind), ...shape }) as unknown as fc.Arbitrary<Action>;
}

const nth = fc.nat(PLACES);
const of = fc.constant(null);
const times = fc.constantFrom(...TIMES);
const face = fc.constantFrom(...FACES);
const pairOfATotal = fc.nat(PAIRS_OF_A_TOTAL);

const properStake = times.map((each): Stake => ({ kind: 'times', times: each }));
const stake: fc.Arbitrary<Stake> = among<Stake>(
  [6, properStake],
  [
    4,
    fc
      .constantFrom<Exclude<Stake['kind'], 'times' | 'atMaximum' | 'aboveMaximum'>[]>(
        'none',
        'belowMinimum',
        'betweenMultiples',
        'aboveBalance',
        'negative',
        'fraction',
        'notANumber',
      )
      .map((kind) => ({ kind })),
  ],
);

const pair = fc.tuple(face, face).map((dice): Aim => ({ kind: 'pair', dice }));
/** Every total as likely as another, in every order of the dice. */
const total = fc.tuple(fc.integer({ min: 2, max: 12 }), pairOfATotal).map(([sum, index]): Aim => {
  const pairs = pairsOf(sum);
  return { kind: 'pair', dice: pairs[index % pairs.length] as readonly [Face, Face] };
});
const aim: fc.Arbitrary<Aim> = among<Aim>(
  [5, pair],
  [6, total],
  [8, fc.record({ kind: fc.constant('deciding' as const), nth: fc.nat(PLACES + 2), pair: pairOfATotal })],
);

/** The pairs of faces that make a total, in a fixed order. */
export function pairsOf(sum: number): readonly (readonly [Face, Face])[] {
  return FACES.flatMap((one) =>
    FACES.filter((other) => one + other === sum).map((other) => [one, other] as const),
  );
}

const leaning: fc.Arbitrary<Landing> = among(
  [
    3,
    fc
      .tuple(fc.constantFrom(...EDGES), fc.constantFrom(60, 40, 51, 49, 50))
      .map(([[one, other], hundredths]) => oneDieLeans(one, other, hundredths)),
  ],
  [2, fc.tuple(face, face).map(([one, other]) => bothDiceLean(one, other))],
);

function landing({ senses }: Pick<Capabilities, 'senses'>): fc.Arbitrary<Landing | null> {
  return among<Landing | null>(
    [16, fc.constant(null)],
    ...(senses.landing
      ? ([
          [4, fc.constantFrom(...LANDINGS)],
          [1, fc.constantFrom(...FURTHER_LANDINGS)],
        ] as const)
      : []),
    ...(senses.leaning ? ([[2, leaning]] as const) : []),
  );
}

const impossible = fc
  .tuple(fc.nat(9), fc.nat(9))
  .map(([one, other]): [number, number] =>
    [one, other].some((each) => each < 1 || each > 6) ? [one, other] : [0, other],
  );

const atTheMaximum: fc.Arbitrary<Stake> = fc
  .constantFrom<('atMaximum' | 'aboveMaximum')[]>('atMaximum', 'aboveMaximum')
  .map((kind) => ({ kind }));

/** How many players come to a session. */
export function crowds({ seats }: Pick<Capabilities, 'seats'>): fc.Arbitrary<number> {
  return fc.integer({ min: 1, max: Math.min(MOST_PLAYERS, seats) });
}

/** The actions that a table can be asked for. */
export function actions(
  capabilities: Pick<Capabilities, 'bets' | 'senses' | 'holdsThrow' | 'limits'>,
): fc.Arbitrary<Action> {
  const { senses, holdsThrow, limits } = capabilities;
  // A declared maximum is tried on both sides.
  const triedStake = limits === undefined ? stake : among<Stake>([10, stake], [5, atTheMaximum]);
  const player = among([6, fc.constant(0)], [4, fc.integer({ min: 1, max: MOST_PLAYERS - 1 })]);
  const offered = BETS.filter(({ id }) => (capabilities.bets as readonly string[]).includes(id));
  const bets = (weight: (category: BetCategory) => number): fc.Arbitrary<BetId> =>
    among(...offered.map(({ id, category }) => [weight(category), fc.constant(id)] as const));
  const placed = bets((category) => WEIGHT_OF_CATEGORY[category]);
  const tried = bets((category) => (category === 'line' || category === 'odds' ? 3 : 1));
  const dieNumber = fc.nat(5);
  return among<Action>(
    [30, action('bet', { player, bet: placed, times })],
    [
      14,
      action('addToBet', {
        of,
        nth,
        stake: among<Stake>([10, properStake], [4, triedStake]),
        by: among<'owner' | 'another'>([12, fc.constant('owner')], [2, fc.constant('another')]),
      }),
    ],
    [
      70,
      action('roll', {
        aim,
        landing: landing(capabilities),
        hold: holdsThrow ? among([19, fc.constant(false)], [1, fc.constant(true)]) : fc.constant(false),
      }),
    ],
    [10, action('tryToBet', { player, bet: tried, stake: triedStake })],
    [3, action('takeDown', { of, nth })],
    [2, action('raise', { of, nth, times: fc.constantFrom(2, 3) })],
    [1, action('lower', { of, nth })],
    [2, action('settleAgain', {})],
    [2, action('impossibleDice', { dice: impossible })],
    [1, action('join', { player })],
    [1, action('askAgain', {})],
    ...(senses.shooter
      ? ([
          [3, action('tryToRoll', { player })],
          [3, action('waive', {})],
          [2, action('tryToWaive', { player })],
        ] as const)
      : []),
    ...(senses.dice
      ? ([
          [
            4,
            action('choose', {
              dice: fc.tuple(dieNumber, dieNumber),
              outside: senses.landing ? fc.constantFrom(0, 1, 2) : fc.constant(0),
            }),
          ],
          [3, action('inspect', { nth: dieNumber, meets: fc.boolean() })],
          [1, action('threeDice', {})],
        ] as const)
      : []),
  );
}
