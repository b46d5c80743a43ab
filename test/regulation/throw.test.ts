import { expect } from 'chai';
import {
  ALL_DICE,
  type Dice,
  type Die,
  type Face,
  type Fall,
  type Landing,
  READING_SETS,
  type Readings,
  type ThrowDecision,
  type UpperFace,
  VOID_REASONS,
  clause,
  judgeThrow,
  leaningFace,
} from '../../regulation';

const { literal, customary } = READING_SETS;
const DICE: Dice = [4, 3];
const FIRST: Die[] = [0];
const SECOND: Die[] = [1];
const BOTH: Die[] = [0, 1];
const EACH_SET: readonly Die[][] = [[], FIRST, SECOND, BOTH];

type Judge = (fall: Fall) => ThrowDecision;

interface Case {
  readonly landing: Landing;
  readonly readings?: Partial<Readings>;
  /** `VALID`, `VOID` with its reasons, or `SILENT` with the readings that leave it open. */
  readonly expected: string;
}

function said(decided: ThrowDecision): string {
  switch (decided.decision) {
    case 'VALID':
      return `VALID ${decided.dice.join('-')}`;
    case 'VOID':
      return `VOID ${decided.reasons.join(' ')}`;
    case 'SILENT':
      return `SILENT ${decided.open.join(' ')}`;
  }
}

/** The cases that a judge of throws decides otherwise than they say. */
function failing(cases: readonly Case[], judge: Judge = judgeThrow): string[] {
  return cases.flatMap(({ landing, readings, expected }) => {
    const actual = said(judge({ dice: DICE, landing, readings: { ...literal, ...readings } }));
    return actual === expected ? [] : [`${JSON.stringify({ ...landing, ...readings })}: ${actual}`];
  });
}

/** A judge that sees another landing than the one that happened. */
function seeing(change: (landing: Landing, readings: Readings) => Landing): Judge {
  return (fall) => judgeThrow({ ...fall, landing: change(fall.landing, fall.readings) });
}

/** A judge that takes dice to be concerned only where both are. */
function onlyBoth(key: 'outsideLayout' | 'short' | 'hitWall' | 'unrolled'): Judge {
  return seeing((landing) => ({ ...landing, [key]: landing[key]?.length === 2 ? BOTH : [] }));
}

const VALID = 'VALID 4-3';

describe('a throw that lands as it should', () => {
  it('counts with the faces of its dice, under either set of readings', () => {
    for (const readings of [literal, customary]) {
      for (const dice of ALL_DICE) {
        expect(judgeThrow({ dice, landing: {}, readings })).to.deep.equal({
          decision: 'VALID',
          dice,
          clauses: ['art_3__para_2__intro'],
        });
      }
    }
  });

  it('counts without touching a wall, and touching any', () => {
    expect(failing(EACH_SET.map((hitWall) => ({ landing: { hitWall }, expected: VALID })))).to.deep.equal([]);
  });
});

describe('Article 3(2)(1): dice off the cloth', () => {
  const cases: Case[] = [
    { landing: { outsideLayout: [] }, expected: VALID },
    { landing: { outsideLayout: FIRST }, expected: 'VOID outside_layout' },
    { landing: { outsideLayout: SECOND }, expected: 'VOID outside_layout' },
    { landing: { outsideLayout: BOTH }, expected: 'VOID outside_layout' },
    // The exception of item (2) is not one of item (1).
    { landing: { outsideLayout: FIRST, hitWall: FIRST }, expected: 'VOID outside_layout' },
    { landing: { outsideLayout: SECOND, hitWall: BOTH }, expected: 'VOID outside_layout' },
    // A void throw is void, whatever the text leaves open beside it.
    { landing: { outsideLayout: FIRST, unrolled: BOTH }, expected: 'VOID outside_layout' },
  ];

  it('are decided case by case, one die being enough', () => {
    expect(failing(cases)).to.deep.equal([]);
    expect(failing(cases.map((each) => ({ ...each, readings: { unrolled_throw: 'silent' } })))).to.deep.equal(
      [],
    );
  });

  it('go red where both dice have to be off the cloth', () => {
    expect(failing(cases, onlyBoth('outsideLayout'))).to.have.length(5);
  });

  it('go red where a wall saves the throw', () => {
    const saved = seeing((landing) =>
      landing.hitWall === undefined ? landing : { hitWall: landing.hitWall },
    );
    expect(failing(cases, saved)).to.have.length(2);
  });
});

describe('Article 3(2)(2): dice that do not pass the middle', () => {
  const SHORT = 'VOID not_past_middle';
  const OPEN = 'SILENT short_die';
  const byReading: readonly [Readings['short_die'], string][] = [
    ['silent', OPEN],
    ['either', SHORT],
    ['both', VALID],
  ];
  const cases: Case[] = byReading.flatMap(([short_die, one]) => [
    { landing: { short: [] }, readings: { short_die }, expected: VALID },
    { landing: { short: FIRST }, readings: { short_die }, expected: one },
    { landing: { short: SECOND }, readings: { short_die }, expected: one },
    { landing: { short: BOTH }, readings: { short_die }, expected: SHORT },
    // 「兩顆骰子或其中一顆碰撞到檯上的任一盤壁」: the die that hits need not be the one that is short.
    ...[FIRST, SECOND, BOTH].flatMap((hitWall) =>
      [FIRST, SECOND, BOTH].map((short): Case => ({
        landing: { short, hitWall },
        readings: { short_die },
        expected: VALID,
      })),
    ),
  ]);

  it('are decided in each of 39 cases', () => {
    expect(cases).to.have.length(39);
    expect(failing(cases)).to.deep.equal([]);
  });

  it('go red where the wall does not save the throw', () => {
    const deaf = seeing(({ short = [] }) => ({ short }));
    expect(failing(cases, deaf)).to.have.length(21);
  });

  it('go red where both dice have to hit a wall', () => {
    expect(failing(cases, onlyBoth('hitWall'))).to.have.length(14);
  });

  it('go red where one short die is taken for two, or for none, whatever is declared', () => {
    const two = seeing((landing) => ({ ...landing, short: landing.short?.length ? BOTH : [] }));
    expect(failing(cases, two)).to.have.length(4);
    expect(failing(cases, onlyBoth('short'))).to.have.length(4);
  });
});

describe('Article 3(3): dice that do not roll', () => {
  const NOT_ROLLED = 'VOID not_rolled';
  const cases: Case[] = (
    [
      ['silent', 'silent', 'SILENT unrolled_throw', 'SILENT unrolled_throw'],
      ['silent', 'either', 'SILENT unrolled_throw', 'SILENT unrolled_throw'],
      ['silent', 'both', 'SILENT unrolled_throw', 'SILENT unrolled_throw'],
      ['void', 'silent', 'SILENT unrolled_die', NOT_ROLLED],
      ['void', 'either', NOT_ROLLED, NOT_ROLLED],
      ['void', 'both', VALID, NOT_ROLLED],
    ] as const
  ).flatMap(([unrolled_throw, unrolled_die, one, two]): Case[] => {
    const readings: Partial<Readings> = { unrolled_throw, unrolled_die };
    return [
      { landing: { unrolled: [] }, readings, expected: VALID },
      { landing: { unrolled: FIRST }, readings, expected: one },
      { landing: { unrolled: SECOND }, readings, expected: one },
      { landing: { unrolled: BOTH }, readings, expected: two },
      // A wall is an exception of 3(2)(2) only.
      { landing: { unrolled: BOTH, hitWall: BOTH }, readings, expected: two },
    ];
  });

  it('are decided in each of 30 cases', () => {
    expect(cases).to.have.length(30);
    expect(failing(cases)).to.deep.equal([]);
  });

  it('go red where a throw that does not roll counts', () => {
    expect(
      failing(
        cases,
        seeing(({ hitWall = [] }) => ({ hitWall })),
      ),
    ).to.have.length(22);
  });

  it('go red where one die is taken for two', () => {
    const two = seeing((landing) => ({ ...landing, unrolled: landing.unrolled?.length ? BOTH : [] }));
    expect(failing(cases, two)).to.have.length(4);
  });
});

function leaning(die: Die, ...upper: [Face, number][]): Landing {
  return { leaning: [{ die, upper: upper.map(([face, share]): UpperFace => ({ face, share })) }] };
}

describe('Article 3(1): a die that lies on none of its faces', () => {
  const TIE: Readings['leaning_tie'][] = ['silent', 'void'];
  const cases: Case[] = [
    ...TIE.flatMap((leaning_tie): Case[] => [
      // The larger face counts, be it the higher or the lower, the first or the last told.
      { landing: leaning(1, [6, 0.7], [3, 0.3]), readings: { leaning_tie }, expected: 'VALID 4-6' },
      { landing: leaning(1, [6, 0.3], [3, 0.7]), readings: { leaning_tie }, expected: 'VALID 4-3' },
      { landing: leaning(0, [1, 0.2], [2, 0.5], [3, 0.3]), readings: { leaning_tie }, expected: 'VALID 2-3' },
      { landing: leaning(0, [1, 51], [5, 49]), readings: { leaning_tie }, expected: 'VALID 1-3' },
      // One upward face: a die flat on a chip or on the other die.
      { landing: leaning(0, [5, 1]), readings: { leaning_tie }, expected: 'VALID 5-3' },
      // Equal smaller faces decide nothing against a larger one.
      { landing: leaning(0, [1, 0.2], [2, 0.6], [3, 0.2]), readings: { leaning_tie }, expected: 'VALID 2-3' },
    ]),
    ...(
      [
        ['silent', 'SILENT leaning_tie'],
        ['void', 'VOID undecided_lean'],
      ] as const
    ).flatMap(([leaning_tie, expected]): Case[] => [
      { landing: leaning(1, [3, 0.5], [6, 0.5]), readings: { leaning_tie }, expected },
      { landing: leaning(0, [1, 0.4], [2, 0.4], [3, 0.2]), readings: { leaning_tie }, expected },
    ]),
  ];

  it('shows its largest upward face', () => {
    expect(cases).to.have.length(16);
    expect(failing(cases)).to.deep.equal([]);
  });

  it('makes the total of A25 a 7 or a 10 as soon as one face is larger', () => {
    const thrown = (three: number, six: number) =>
      said(judgeThrow({ dice: [4, 1], landing: leaning(1, [3, three], [6, six]), readings: literal }));
    expect(thrown(0.51, 0.49)).to.equal('VALID 4-3');
    expect(thrown(0.49, 0.51)).to.equal('VALID 4-6');
    expect(thrown(0.5, 0.5)).to.equal('SILENT leaning_tie');
  });

  it('goes red where the smaller face counts, and where the first of two equal faces does', () => {
    const changed = (change: (upper: readonly UpperFace[]) => UpperFace[]) =>
      seeing((landing) => ({
        leaning: (landing.leaning ?? []).map(({ die, upper }) => ({ die, upper: change(upper) })),
      }));
    const smaller = changed((upper) => upper.map(({ face, share }) => ({ face, share: 1 / share })));
    expect(failing(cases, smaller)).to.have.length(12);
    const first = changed((upper) =>
      upper.map(({ face, share }, index) => ({ face, share: share - index / 1e6 })),
    );
    expect(failing(cases, first)).to.have.length(4);
  });

  it('may be both dice, each with its own face', () => {
    const upper = (face: Face, other: Face): UpperFace[] => [
      { face, share: 0.6 },
      { face: other, share: 0.4 },
    ];
    const landing: Landing = {
      leaning: [
        { die: 1, upper: upper(6, 2) },
        { die: 0, upper: upper(5, 1) },
      ],
    };
    expect(judgeThrow({ dice: [1, 1], landing, readings: literal })).to.deep.equal({
      decision: 'VALID',
      dice: [5, 6],
      clauses: ['art_3__para_1', 'art_3__para_2__intro'],
    });
  });

  it('cannot show what no die shows', () => {
    const impossible: [Face, number][][] = [
      [],
      [
        [3, 0.5],
        [3, 0.5],
      ],
      [
        [3, 0.5],
        [4, 0.5],
      ],
      [[6, 0]],
      [[6, Number.NaN]],
      [[7 as Face, 1]],
    ];
    for (const upper of impossible) {
      const faces = upper.map(([face, share]) => ({ face, share }));
      expect(() => leaningFace(faces), JSON.stringify(upper)).to.throw(RangeError);
    }
    const twice: Landing = {
      leaning: [...(leaning(0, [6, 1]).leaning ?? []), ...(leaning(0, [5, 1]).leaning ?? [])],
    };
    expect(() => judgeThrow({ dice: DICE, landing: twice, readings: literal })).to.throw(RangeError);
  });
});

describe('a throw with more than one fault', () => {
  const everything: Landing = {
    outsideLayout: FIRST,
    short: BOTH,
    unrolled: SECOND,
    ...leaning(1, [3, 0.5], [6, 0.5]),
  };

  it('is void on every ground that holds, in the order of the article', () => {
    expect(judgeThrow({ dice: DICE, landing: everything, readings: customary })).to.deep.equal({
      decision: 'VOID',
      reasons: [...VOID_REASONS],
      clauses: [
        'art_3__para_2__point_1',
        'art_3__para_2__point_2',
        'art_3__para_3',
        'art_3__para_1',
        'art_3__para_2__intro',
      ],
    });
  });

  it('is left open on every silence that holds where nothing voids it', () => {
    const inside: Landing = { ...everything, outsideLayout: [], short: FIRST };
    expect(judgeThrow({ dice: DICE, landing: inside, readings: literal })).to.deep.equal({
      decision: 'SILENT',
      open: ['short_die', 'unrolled_throw', 'leaning_tie'],
      clauses: ['art_3__para_2__point_2', 'art_3__para_3', 'art_3__para_1'],
    });
  });

  it('is judged alike whichever die is called the first, and never left open under the customary readings', () => {
    const swapped = (dice: readonly Die[]) => dice.map((die): Die => (die === 0 ? 1 : 0));
    const tally = { VALID: 0, VOID: 0, SILENT: 0 };
    for (const outsideLayout of EACH_SET) {
      for (const short of EACH_SET) {
        for (const hitWall of EACH_SET) {
          for (const unrolled of EACH_SET) {
            for (const readings of [literal, customary]) {
              const decided = judgeThrow({
                dice: DICE,
                landing: { outsideLayout, short, hitWall, unrolled },
                readings,
              });
              const mirrored = judgeThrow({
                dice: [DICE[1], DICE[0]],
                landing: {
                  outsideLayout: swapped(outsideLayout),
                  short: swapped(short),
                  hitWall: swapped(hitWall),
                  unrolled: swapped(unrolled),
                },
                readings,
              });
              expect(mirrored.decision).to.equal(decided.decision);
              expect(mirrored.clauses).to.deep.equal(decided.clauses);
              decided.clauses.forEach(clause);
              if (readings === customary) expect(decided.decision).to.not.equal('SILENT');
              if (outsideLayout.length > 0) expect(decided.decision).to.equal('VOID');
              tally[decided.decision] += 1;
            }
          }
        }
      }
    }
    // Of 16 pairs of short dice and walls 13 are not void: no short die, or a wall. Of the 3 others, one is void by
    // the letter and two are open. Of 4 sets of unrolled dice, one is as it should be; the 3 others are open by the
    // letter and void by custom. Of 4 sets of dice off the cloth, 3 are void: 3 * 64 landings.
    const off = 3 * 64;
    const byLetter = { VALID: 13, VOID: off + 1 * 4, SILENT: 13 * 3 + 2 * 4 };
    const byCustom = { VALID: 13, VOID: off + 3 * 4 + 13 * 3 };
    expect(tally).to.deep.equal({
      VALID: byLetter.VALID + byCustom.VALID,
      VOID: byLetter.VOID + byCustom.VOID,
      SILENT: byLetter.SILENT,
    });
  });
});
