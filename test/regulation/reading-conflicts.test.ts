import { expect } from 'chai';
import {
  ALL_DICE,
  DEFAULT_OPTIONS,
  type Die,
  type LeaningDie,
  READING_SETS,
  READING_VALUES,
  type ReadingId,
  type Readings,
  type ShooterBet,
  checkReadings,
  contradictions,
  judgeThrow,
  shooter,
} from '../../regulation';

const { literal, customary } = READING_SETS;

const ASKED_OF_THE_SHOOTER = [
  'shooter_replacement',
  'shooter_losing_bet',
  'shooter_opposed_bets',
] as const satisfies ReadingId[];
const ASKED_OF_A_THROW = [
  'short_die',
  'unrolled_throw',
  'unrolled_die',
  'leaning_tie',
] as const satisfies ReadingId[];

/** Every combination of values of some readings. */
function combinations(ids: readonly ReadingId[]): Partial<Readings>[] {
  return ids.reduce<Partial<Readings>[]>(
    (all, id) => all.flatMap((some) => READING_VALUES[id].map((value) => ({ ...some, [id]: value }))),
    [{}],
  );
}

const line = (bet: ShooterBet['bet'], stake: number): ShooterBet => ({ bet, betState: 'waiting', stake });
const HELD: readonly (readonly ShooterBet[])[] = [
  [line('pass', 100)],
  [line('any_7', 100)],
  [line('pass', 100), line('dont_pass', 100)],
  [line('pass', 200), line('dont_pass', 100)],
  [line('pass', 100), line('dont_pass', 100), line('any_7', 100)],
];

const SETS_OF_DICE: readonly Die[][] = [[], [0], [1], [0, 1]];
const TIE: LeaningDie[] = [
  {
    die: 0,
    upper: [
      { face: 3, share: 1 },
      { face: 6, share: 1 },
    ],
  },
];

/** All that the model answers to the questions of Articles 3 and 4 under some readings, as one text. */
function answers(readings: Readings): string {
  const ofTheShooter = HELD.flatMap((bets) =>
    ([null, 6] as const).flatMap((point) =>
      ALL_DICE.map((dice) => shooter({ bets, point, dice, readings, options: DEFAULT_OPTIONS }).decision),
    ),
  );
  const ofAThrow = SETS_OF_DICE.flatMap((short) =>
    SETS_OF_DICE.flatMap((unrolled) =>
      [{}, { leaning: TIE }].map(
        (lean) => judgeThrow({ dice: [4, 3], landing: { short, unrolled, ...lean }, readings }).decision,
      ),
    ),
  );
  return [...ofTheShooter, ...ofAThrow].join(' ');
}

describe('readings declared together', () => {
  it('are without conflict in the named sets', () => {
    for (const set of ['literal', 'customary'] as const) {
      expect(checkReadings(set)).to.deep.equal({ ok: true, readings: READING_SETS[set], warnings: [] });
      expect(checkReadings(READING_SETS[set])).to.deep.equal({
        ok: true,
        readings: READING_SETS[set],
        warnings: [],
      });
      expect(contradictions(READING_SETS[set])).to.deep.equal([]);
    }
  });

  it('contradict each other where any loss counts and one of two opposed bets does not', () => {
    const choice = { shooter_losing_bet: 'any_bet', shooter_opposed_bets: 'net_loss' };
    expect(checkReadings(choice, 'literal')).to.deep.equal({
      ok: false,
      problems: [
        {
          kind: 'contradiction',
          ids: ['shooter_losing_bet', 'shooter_opposed_bets'],
          values: ['any_bet', 'net_loss'],
        },
      ],
      warnings: [],
    });
  });

  it('contradict each other because they decide the same throw in two ways', () => {
    const decided = (declared: Partial<Readings>) =>
      shooter({
        bets: [line('pass', 100), line('dont_pass', 100)],
        point: null,
        dice: [3, 4],
        readings: { ...literal, ...declared },
        options: DEFAULT_OPTIONS,
      }).decision;
    expect(decided({ shooter_losing_bet: 'any_bet' })).to.equal('REPLACE');
    expect(decided({ shooter_opposed_bets: 'net_loss' })).to.equal('KEEP');
  });

  it('do not contradict each other where neither is asked', () => {
    const choice = { shooter_losing_bet: 'any_bet', shooter_opposed_bets: 'net_loss' };
    expect(checkReadings(choice, 'customary')).to.deep.equal({
      ok: true,
      readings: { ...customary, ...choice },
      warnings: [
        {
          kind: 'without_effect',
          ids: ['shooter_losing_bet', 'shooter_replacement'],
          values: ['any_bet', 'seven_out'],
        },
        {
          kind: 'without_effect',
          ids: ['shooter_opposed_bets', 'shooter_replacement'],
          values: ['net_loss', 'seven_out'],
        },
      ],
    });
  });

  it('are idle beside the reading that would have to ask them', () => {
    const checked = checkReadings({ unrolled_throw: 'silent', unrolled_die: 'both' });
    expect(checked.warnings).to.deep.equal([
      { kind: 'without_effect', ids: ['unrolled_die', 'unrolled_throw'], values: ['both', 'silent'] },
    ]);
    const included = checkReadings(
      { shooter_losing_bet: 'any_bet', shooter_opposed_bets: 'any_loss' },
      'literal',
    );
    expect(included).to.have.property('ok', true);
    expect(included.warnings.map(({ ids }) => ids)).to.deep.equal([
      ['shooter_opposed_bets', 'shooter_replacement', 'shooter_losing_bet'],
    ]);
  });

  it('are not reported for what a set brings along or for a value that adds nothing to the text', () => {
    const quiet: [Record<string, string>, 'literal' | 'customary'][] = [
      [{ unrolled_throw: 'silent' }, 'customary'],
      [{ unrolled_throw: 'silent', unrolled_die: 'silent' }, 'customary'],
      [{ shooter_replacement: 'seven_out' }, 'literal'],
      [{ shooter_losing_bet: 'silent' }, 'customary'],
      [{ shooter_losing_bet: 'line_bet' }, 'customary'],
    ];
    for (const [choice, base] of quiet) {
      expect(checkReadings(choice, base), JSON.stringify(choice)).to.include({ ok: true });
      expect(checkReadings(choice, base).warnings, JSON.stringify(choice)).to.deep.equal([]);
    }
  });

  it('keep the problems of resolving them', () => {
    expect(checkReadings('strict')).to.deep.equal({
      ok: false,
      problems: [{ kind: 'unknown-set', set: 'strict', known: ['literal', 'customary'] }],
      warnings: [],
    });
    expect(checkReadings({ short_die: 'one', throw: 'void' })).to.have.property('ok', false);
  });

  for (const [of, ids] of [
    ['the shooter', ASKED_OF_THE_SHOOTER],
    ['a throw', ASKED_OF_A_THROW],
  ] as const) {
    it(`are reported as without effect exactly where the model of ${of} answers the same without them`, () => {
      for (const choice of combinations(ids)) {
        const readings: Readings = { ...literal, ...choice };
        const idle = checkReadings(choice, 'literal').warnings.map((warning) => warning.ids[0]);
        for (const id of ids) {
          if (readings[id] === literal[id]) continue;
          const same = answers(readings) === answers({ ...readings, [id]: literal[id] });
          expect(idle.includes(id), `${id} in ${JSON.stringify(choice)}`).to.equal(same);
        }
      }
    });
  }
});
