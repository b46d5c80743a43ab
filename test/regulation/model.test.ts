import { expect } from 'chai';
import {
  ALL_DICE,
  BET_IDS,
  type BetId,
  type BetState,
  DEFAULT_OPTIONS,
  type Dice,
  type Options,
  type Outcome,
  type Point,
  READING_SETS,
  type Readings,
  acceptance,
  accepts,
  clause,
  decide,
  nextPoint,
  shooter,
} from '../../regulation';
import matrix from '../fixtures/matrix.json';

/** A row of independently computed check data: one bet in one state, an outcome code for each of the 36 throws. */
interface Row {
  readonly bet: string;
  readonly table: string;
  readonly bet_state: string;
  readonly literal: readonly string[];
  readonly customary: readonly string[] | null;
  readonly alt?: Readonly<Record<string, readonly string[]>>;
}

const rows = matrix.rows as unknown as readonly Row[];
const { literal, customary } = READING_SETS;

function pointOfState(table: string): Point | null {
  return table === 'CO' ? null : (Number(table.slice(1)) as Point);
}

function code(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'win':
      return `W ${outcome.ratio.stake}:${outcome.ratio.prize}`;
    case 'lose':
      return 'L';
    case 'tie':
      return outcome.stake === 'returned' ? 'P' : 'T';
    case 'stay':
      return 'S';
    case 'travel':
      return `M ${outcome.number}`;
    case 'silent':
      return 'U';
  }
}

/** The check data counts Field twice, once a price of 12. */
function betOf(row: string): { bet: BetId; options: Options } {
  if (row === 'field_12x2') return { bet: 'field', options: { field_12: 'double' } };
  if (row === 'field_12x3') return { bet: 'field', options: { field_12: 'triple' } };
  return { bet: row as BetId, options: DEFAULT_OPTIONS };
}

interface Tally {
  cells: number;
  differences: string[];
  codes: Record<string, number>;
}

function compare(
  subjects: readonly { row: Row; bet: BetId; options: Options; expected: readonly string[] }[],
  readings: Readings,
): Tally {
  const tally: Tally = { cells: 0, differences: [], codes: {} };
  for (const { row, bet, options, expected } of subjects) {
    const state = Number(row.bet_state);
    const betState: BetState = Number.isNaN(state) ? 'waiting' : (state as Point);
    ALL_DICE.forEach((dice, index) => {
      const outcome = decide({ bet, betState, point: pointOfState(row.table), dice, readings, options });
      outcome.clauses.forEach(clause);
      expect(outcome.clauses).to.not.be.empty;
      const actual = code(outcome);
      const letter = actual.charAt(0);
      tally.cells += 1;
      tally.codes[letter] = (tally.codes[letter] ?? 0) + 1;
      if (actual !== expected[index]) {
        tally.differences.push(`${row.bet} ${row.table} ${row.bet_state} ${dice.join('-')}: ${actual}`);
      }
    });
  }
  return tally;
}

function main(set: 'literal' | 'customary') {
  return rows.map((row) => ({ row, ...betOf(row.bet), expected: row[set] ?? [] }));
}

function alternate(name: string) {
  return rows.flatMap((row) => {
    const expected = row.alt?.[name];
    return expected === undefined ? [] : [{ row, ...betOf(row.bet), expected }];
  });
}

describe('the model of Article 5', () => {
  it('agrees with every cell under the literal readings', () => {
    const tally = compare(main('literal'), literal);
    expect(tally.differences).to.deep.equal([]);
    expect(tally.cells).to.equal(11_844);
    expect(tally.codes).to.deep.equal({ L: 3276, M: 336, W: 1533, S: 4368, P: 1099, U: 1232 });
  });

  it('agrees with every cell under the customary readings', () => {
    const tally = compare(main('customary'), customary);
    expect(tally.differences).to.deep.equal([]);
    expect(tally.cells).to.equal(11_844);
    expect(tally.codes).to.deep.equal({ L: 3576, M: 336, W: 1677, S: 6188, P: 67 });
  });

  it('knows the two sets apart in 3,224 cells, 1,232 of them silent by the letter', () => {
    const tally = compare(main('customary'), literal);
    expect(tally.differences).to.have.length(3224);
    expect(tally.codes['U']).to.equal(1232);
  });

  const alternates: readonly [string, Readings, number][] = [
    [
      'seven_loses_other_side_push',
      { ...literal, big_small_other_totals: 'seven_loses_other_side_ties' },
      14,
    ],
    ['nothing_loses_push', { ...literal, big_small_other_totals: 'tie' }, 14],
    ['wide_any_unequal_pair_loses', { ...literal, hard_way_other_totals: 'unequal_pairs_lose' }, 28],
    ['off_on_come_out', { ...literal, multi_roll_on_come_out: 'off' }, 10],
  ];
  for (const [name, readings, count] of alternates) {
    it(`agrees with the alternate reading ${name}`, () => {
      const tally = compare(alternate(name), readings);
      expect(tally.differences).to.deep.equal([]);
      expect(tally.cells).to.equal(count * 36);
    });
  }

  it('agrees with the one-bet form of the Big bets, whichever of its numbers is bet on', () => {
    const single = matrix.alternative_single_bets as unknown as readonly Row[];
    const subjects = single.flatMap((row) => {
      const numbers = /^big_(\d+)_or_(\d+)_single$/.exec(row.bet)?.slice(1) ?? [];
      return numbers.map((number) => ({ row, ...betOf(`big_${number}`), expected: row.literal }));
    });
    const tally = compare(subjects, { ...literal, big_number_form: 'either' });
    expect(tally.differences).to.deep.equal([]);
    expect(tally.cells).to.equal(2 * 756);
  });

  it('covers each of the 28 bets', () => {
    expect(new Set(rows.map((row) => betOf(row.bet).bet))).to.deep.equal(new Set(BET_IDS));
  });

  it('keeps the stake of a tied Don’t Pass in play where the reading says so', () => {
    const thrown = {
      point: null,
      dice: [6, 6] as Dice,
      options: DEFAULT_OPTIONS,
      betState: 'waiting' as const,
    };
    const tied = (bet: BetId, dont_pass_tie: Readings['dont_pass_tie']) =>
      decide({ ...thrown, bet, readings: { ...customary, dont_pass_tie } });
    for (const bet of ['dont_pass', 'dont_come'] as const) {
      expect(tied(bet, 'returned')).to.include({ kind: 'tie', stake: 'returned' });
      expect(tied(bet, 'stays')).to.include({ kind: 'tie', stake: 'stays' });
    }
  });

  it('goes red on a single wrong cell', () => {
    const [subject, ...others] = main('literal');
    const wrong = [...(subject?.expected ?? [])];
    wrong[0] = 'W 1:1';
    const tally = compare(
      [{ ...(subject as NonNullable<typeof subject>), expected: wrong }, ...others],
      literal,
    );
    expect(tally.differences).to.deep.equal(['pass CO LINE 1-1: L']);
  });

  it('cites the clause that decides and the clause that pays', () => {
    const cited = (
      bet: BetId,
      betState: BetState,
      point: Point | null,
      dice: Dice,
      options = DEFAULT_OPTIONS,
    ) => decide({ bet, betState, point, dice, readings: literal, options }).clauses;
    expect(cited('field', 'waiting', null, [6, 6])).to.deep.equal([
      'art_5__para_3__point_8',
      'art_6__point_12__subpara_2',
    ]);
    expect(cited('come_odds', 9, 6, [4, 5])).to.deep.equal([
      'art_5__para_2__point_5__subpara_2',
      'art_6__point_2__subpara_2',
    ]);
    expect(cited('dont_come', 'waiting', 6, [2, 2])).to.deep.equal(['art_5__para_2__point_6__subpara_2']);
    expect(cited('dont_come', 'waiting', 6, [1, 1])).to.deep.equal([
      'art_5__para_2__point_6__subpara_1',
      'art_6__point_3',
    ]);
    expect(cited('horn', 'waiting', null, [2, 2])).to.deep.equal(['art_5__para_3__point_7']);
  });

  it('refuses an additional bet that stands on no number', () => {
    const impossible = () =>
      decide({
        bet: 'pass_odds',
        betState: 'waiting',
        point: null,
        dice: [1, 2],
        readings: literal,
        options: DEFAULT_OPTIONS,
      });
    expect(impossible).to.throw(RangeError, 'pass_odds');
  });
});

describe('the marked point', () => {
  it('agrees with all 252 cells of the table machine', () => {
    let cells = 0;
    for (const { state, cells: expected } of matrix.table_machine) {
      const point = pointOfState(state);
      ALL_DICE.forEach((dice, index) => {
        const next = nextPoint(point, dice);
        const actual = next === point ? 'S' : `M ${next === null ? 'CO' : `P${next}`}`;
        expect(actual, `${state} ${dice.join('-')}`).to.equal(expected[index]);
        cells += 1;
      });
    }
    expect(cells).to.equal(252);
  });
});

describe('the shooter', () => {
  function decision(
    bets: readonly [BetId, BetState][],
    point: Point | null,
    dice: Dice,
    readings: Readings,
  ): ReturnType<typeof shooter> {
    return shooter({
      bets: bets.map(([bet, betState]) => ({ bet, betState })),
      point,
      dice,
      readings,
      options: DEFAULT_OPTIONS,
    });
  }

  it('agrees with all 504 cells, 84 of which the two sets decide differently', () => {
    let cells = 0;
    let differing = 0;
    for (const row of matrix.shooter_machine) {
      const point = pointOfState(row.table);
      const bets: [BetId, BetState][] = [[row.shooter_bet as BetId, point ?? 'waiting']];
      ALL_DICE.forEach((dice, index) => {
        const at = `${row.shooter_bet} ${row.table} ${dice.join('-')}`;
        expect(decision(bets, point, dice, literal).decision, at).to.equal(row.literal[index]);
        expect(decision(bets, point, dice, customary).decision, at).to.equal(row.customary[index]);
        cells += 1;
        if (row.literal[index] !== row.customary[index]) differing += 1;
      });
    }
    expect(cells).to.equal(504);
    expect(differing).to.equal(84);
  });

  it('is replaced when he no longer bets', () => {
    for (const readings of [literal, customary]) {
      expect(decision([], null, [1, 2], readings)).to.deep.equal({
        decision: 'REPLACE',
        clauses: ['art_4__intro', 'art_4__point_1'],
      });
    }
  });

  it('is not decided by the letter where he loses another bet than his line bet, or one of two line bets', () => {
    const lostSideBet: [BetId, BetState][] = [
      ['pass', 'waiting'],
      ['hard_6', 'waiting'],
    ];
    expect(decision(lostSideBet, null, [2, 4], literal).decision).to.equal('SILENT');
    expect(decision([['field', 'waiting']], null, [2, 3], literal).decision).to.equal('SILENT');
    const both: [BetId, BetState][] = [
      ['pass', 'waiting'],
      ['dont_pass', 'waiting'],
    ];
    expect(decision(both, null, [3, 4], literal).decision).to.equal('SILENT');
    expect(decision(both, null, [3, 4], customary).decision).to.equal('KEEP');
  });

  it('is replaced with his line bet lost whatever else he holds', () => {
    const bets: [BetId, BetState][] = [
      ['pass', 'waiting'],
      ['boxcars', 'waiting'],
    ];
    expect(decision(bets, null, [6, 6], literal)).to.deep.equal({
      decision: 'REPLACE',
      clauses: ['art_4__intro', 'art_4__point_2'],
    });
  });
});

describe('acceptance', () => {
  it('agrees with all 203 cells', () => {
    for (const readings of [literal, customary]) {
      for (const { bet, table, decision } of matrix.acceptance) {
        const actual = acceptance(betOf(bet).bet, pointOfState(table), readings);
        actual.clauses.forEach(clause);
        expect(actual.decision, `${bet} ${table}`).to.equal(decision);
      }
    }
    expect(matrix.acceptance).to.have.length(203);
  });

  it('takes an additional bet only on a live bet', () => {
    expect(accepts('pass_odds', 6, true, literal)).to.equal(true);
    expect(accepts('pass_odds', 6, false, literal)).to.equal(false);
    expect(accepts('pass_odds', null, true, literal)).to.equal(false);
    expect(accepts('come_odds', null, true, literal)).to.equal(true);
    expect(acceptance('dont_come_odds', null, literal).base).to.equal('dont_come');
  });

  it('follows the readings late_line_bets and come_precondition', () => {
    expect(accepts('pass', 6, false, literal)).to.equal(false);
    expect(accepts('dont_pass', 6, false, { ...literal, late_line_bets: 'accepted' })).to.equal(true);
    const own: Readings = { ...literal, come_precondition: 'own_pass_bet' };
    expect(acceptance('dont_come', 6, own)).to.include({ decision: 'ACCEPT_IF_BASE', base: 'pass' });
    expect(accepts('come', 6, false, own)).to.equal(false);
    expect(accepts('come', 6, true, own)).to.equal(true);
    expect(accepts('come', null, true, own)).to.equal(false);
  });
});
