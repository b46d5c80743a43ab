import { total, writtenMoney } from '../../adapters/money';
import { expect } from 'chai';
import type { RollResult } from '../../adapters/table';
import matrix from '../fixtures/matrix.json';
import { ALL_PAIRS, Play } from './play';
import type { Pair } from './play';

interface Row {
  bet: string;
  table: string;
  bet_state: string;
  literal: string[];
  customary: string[] | null;
  alt?: Record<string, string[]>;
}

const STAKE = 36_000;
const rows = matrix.rows as unknown as Row[];

const ODDS: Record<string, string> = {
  pass_odds: 'pass',
  dont_pass_odds: 'dont_pass',
  come_odds: 'come',
  dont_come_odds: 'dont_come',
};

/** Readings that the alternates of the matrix stand for. */
const ALTERNATES: Record<string, Record<string, string>> = {
  seven_loses_other_side_push: { big_small_other_totals: 'seven_loses_other_side_ties' },
  nothing_loses_push: { big_small_other_totals: 'tie' },
  wide_any_unequal_pair_loses: { hard_way_other_totals: 'unequal_pairs_lose' },
  off_on_come_out: { multi_roll_on_come_out: 'off' },
};

function pointOf(state: string): number | null {
  return state.startsWith('P') ? Number(state.slice(1)) : null;
}

/** A throw that only the dice thrower's own one-roll bet is live for, so that somebody may throw. */
function advance(play: Play, total: number): void {
  play.bet('any_7', 6_000, 'p2');
  play.roll(total);
}

/** Brings the table to the row's state with the row's bet live and gives the bet's id. */
function arrange(play: Play, row: Row, name: string): string {
  const point = pointOf(row.table);
  const number = /^\d+$/.test(row.bet_state) ? Number(row.bet_state) : null;
  const base = ODDS[name] ?? name;
  if (base === 'pass' || base === 'dont_pass') {
    const line = play.bet(base, STAKE);
    if (point !== null) advance(play, point);
    return base === name ? line : play.bet(name, STAKE, 'p1', line);
  }
  if (base === 'come' || base === 'dont_come') {
    if (number === null) {
      advance(play, point ?? NaN);
      return play.bet(base, STAKE);
    }
    const other = number === 4 ? 5 : 4;
    advance(play, other);
    const come = play.bet(base, STAKE);
    advance(play, number);
    advance(play, other);
    if (point !== null) advance(play, point);
    return base === name ? come : play.bet(name, STAKE, 'p1', come);
  }
  if (point !== null) advance(play, point);
  return play.bet(name, STAKE);
}

/** What the throw did to the bet, in the matrix's own notation, checked against the balance and the live bets. */
function observed(play: Play, id: string, before: number, result: RollResult, expected: string): string {
  const settlement = result.settlements.find(({ bet }) => bet === id);
  const live = play.state().bets.find((bet) => bet.id === id);
  const change = play.balance() - before;
  const own = result.settlements.filter(({ player }) => player === 'p1');
  expect(change).to.equal(total(own.flatMap(({ paid, returned }) => [paid, returned])));
  if (!settlement) {
    expect(live?.amount).to.equal(STAKE);
    return 'S';
  }
  switch (settlement.outcome) {
    case 'win': {
      expect(settlement.returned).to.equal(STAKE);
      expect(live).to.equal(undefined);
      const [, stake, prize] = /^W (\d+):(\d+)$/.exec(expected) ?? [];
      return STAKE * Number(prize) === Number(settlement.paid) * Number(stake)
        ? expected
        : `W paid ${writtenMoney(settlement.paid, 1)}`;
    }
    case 'lose':
      expect([settlement.paid, settlement.returned, live]).to.deep.equal([0, 0, undefined]);
      return 'L';
    case 'tie':
      expect([settlement.paid, settlement.returned, live]).to.deep.equal([0, STAKE, undefined]);
      return 'P';
    case 'travel':
      expect(live?.number).to.equal(settlement.number);
      return `M ${settlement.number}`;
    case 'stay':
      return 'S';
    case 'win_stays':
      return 'W stays';
  }
}

interface Play36 {
  bet?: string;
  readings: string | Record<string, string>;
  cells: readonly string[];
}

/** Plays the 36 cells of a row and gives how many of them the text decides. */
function playRow(row: Row, { bet, readings, cells }: Play36): number {
  const field = /^field_12x([23])$/.exec(row.bet);
  const name = bet ?? (field ? 'field' : row.bet);
  const play = new Play({
    ...(typeof readings === 'string' ? { readings } : {}),
    field_12: field?.[1] === '3' ? 'triple' : 'double',
  });
  let decided = 0;
  ALL_PAIRS.forEach((dice: Pair, index) => {
    const expected = cells[index] ?? '';
    play.value('open', { mode: 'test', ...(typeof readings === 'string' ? {} : { readings }) });
    play.value('join', { player: 'p1', buyIn: 10_000_000 });
    play.value('join', { player: 'p2', buyIn: 10_000_000 });
    const id = arrange(play, row, name);
    expect(play.state().point, `${row.bet} ${row.table}`).to.equal(pointOf(row.table));
    const before = play.balance();
    const result = play.roll(dice);
    if (expected === 'U') return;
    decided += 1;
    const where = `${row.bet} ${row.table} ${row.bet_state} ${dice.join('-')}`;
    expect(observed(play, id, before, result, expected), where).to.equal(expected);
  });
  return decided;
}

describe('the reference table over every cell of the transition matrix', () => {
  it('by the letter: 11,844 cells, 1,232 of them silent', () => {
    const decided = rows.map((row) => playRow(row, { readings: 'literal', cells: row.literal }));
    expect(rows).to.have.length(329);
    expect(decided.reduce((a, b) => a + b)).to.equal(11_844 - 1_232);
  });

  it('by custom: 11,844 cells', () => {
    const decided = rows.map((row) => playRow(row, { readings: 'customary', cells: row.customary ?? [] }));
    expect(decided.reduce((a, b) => a + b)).to.equal(11_844);
  });

  it('under the other declared readings', () => {
    const decided = rows.flatMap((row) =>
      Object.entries(row.alt ?? {}).map(([name, cells]) =>
        playRow(row, { readings: ALTERNATES[name] ?? {}, cells }),
      ),
    );
    expect(decided.reduce((a, b) => a + b)).to.be.greaterThan(2_000);
  });

  it('with one bet on either big number', () => {
    const either = matrix.alternative_single_bets as unknown as Row[];
    for (const row of either) {
      const numbers = /^big_(\d+)_or_(\d+)_single$/.exec(row.bet)?.slice(1) ?? [];
      expect(numbers).to.have.length(2);
      for (const number of numbers) {
        playRow(row, {
          bet: `big_${number}`,
          readings: { big_number_form: 'either', big_number_other_totals: 'tie' },
          cells: row.literal,
        });
      }
    }
    expect(either).to.have.length(21);
  });

  it('finds a cell that is wrong', () => {
    const row = rows.find(({ bet }) => bet === 'hard_8');
    const wrong = [...(row?.literal ?? [])];
    wrong[21] = 'W 1:7';
    expect(() => row && playRow(row, { readings: 'literal', cells: wrong })).to.throw('hard_8 CO ON 4-4');
  });
});

describe('the point marker and the shooter over the matrix', () => {
  interface Machine {
    state: string;
    cells: string[];
  }
  interface ShooterRow {
    shooter_bet: string;
    table: string;
    literal: string[];
    customary: string[];
  }

  it('marks and clears the point: 252 cells', () => {
    let cells = 0;
    for (const { state, cells: row } of matrix.table_machine as unknown as Machine[]) {
      ALL_PAIRS.forEach((dice, index) => {
        const play = Play.open();
        const point = pointOf(state);
        if (point !== null) {
          play.bet('any_7');
          play.roll(point);
        }
        play.bet('any_7');
        const move = /^M (CO|P\d+)$/.exec(row[index] ?? '');
        expect(play.roll(dice).point, `${state} ${dice.join('-')}`).to.equal(pointOf(move?.[1] ?? state));
        cells += 1;
      });
    }
    expect(cells).to.equal(252);
  });

  it('replaces or keeps the shooter: 504 cells under either reading', () => {
    let cells = 0;
    for (const row of matrix.shooter_machine as unknown as ShooterRow[]) {
      for (const readings of ['literal', 'customary'] as const) {
        ALL_PAIRS.forEach((dice, index) => {
          const play = Play.open({ readings }, { players: 2 });
          play.bet(row.shooter_bet);
          play.bet('hard_4', 6_000, 'p2');
          const point = pointOf(row.table);
          if (point !== null) play.roll(point);
          const expected = row[readings][index] === 'REPLACE' ? 'p2' : 'p1';
          const where = `${row.shooter_bet} ${row.table} ${dice.join('-')} ${readings}`;
          play.roll(dice);
          // Whoever does not bet again is replaced under Article 4(1) instead.
          for (const player of ['p1', 'p2']) play.bet('hard_4', 6_000, player);
          expect(play.state().shooter, where).to.equal(expected);
          cells += 1;
        });
      }
    }
    expect(cells).to.equal(2 * 504);
  });

  it('accepts and refuses bets: 203 cells', () => {
    interface Acceptance {
      bet: string;
      table: string;
      decision: 'ACCEPT' | 'REJECT' | 'ACCEPT_IF_BASE';
    }
    const cells = matrix.acceptance as unknown as Acceptance[];
    for (const { bet, table, decision } of cells) {
      const name = bet.replace(/^field_12x\d$/, 'field');
      const point = pointOf(table);
      const bare = Play.open();
      if (point !== null) {
        bare.bet('any_7');
        bare.roll(point);
      }
      const answer = bare.ask('bet', { player: 'p1', bet: name, amount: 6_000 });
      expect(answer.ok, `${bet} ${table}`).to.equal(decision === 'ACCEPT');
      if (decision !== 'ACCEPT_IF_BASE') continue;
      const based = Play.open({}, { players: 2 });
      const number = name.includes('come') ? (point === 9 ? '10' : '9') : String(point);
      arrange(based, { bet, table, bet_state: number, literal: [], customary: [] }, name);
    }
    expect(cells).to.have.length(203);
  });
});
