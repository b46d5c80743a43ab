import { expect } from 'chai';
import { JudgedTable, clausesOf } from './tables';

/** What `describe` may say of a house's bounds. */
const DECLARED: readonly string[] = ['limits', 'changes', 'equalBets', 'opposedBets'];

/** The same refusals, of a table that has declared nothing. */
function undeclared(table: Record<string, unknown>): JudgedTable {
  return new JudgedTable({
    table,
    instead: (operation, _parameters, answer) => {
      if (operation !== 'describe') return undefined;
      const value = Object.fromEntries(
        Object.entries(answer.value as Record<string, unknown>).filter(([key]) => !DECLARED.includes(key)),
      );
      return { ok: true, value };
    },
  });
}

const HOUSES: [string, Record<string, unknown>, (table: JudgedTable) => string | undefined, string][] = [
  [
    'a maximum stake',
    { maximumStake: 50_000 },
    (table) => {
      expect(table.bet('field', 50_000).ok).to.equal(true);
      return code(table.bet('field', 51_000));
    },
    'ABOVE_MAX',
  ],
  [
    'a maximum of one bet',
    { betLimits: { aces: { maximumStake: 5_000 } } },
    (table) => {
      expect(table.bet('aces', 5_000).ok).to.equal(true);
      expect(table.bet('boxcars', 60_000).ok).to.equal(true);
      return code(table.bet('aces', 6_000));
    },
    'ABOVE_MAX',
  ],
  [
    'a maximum prize',
    { maximumPrize: 90_000 },
    (table) => {
      expect(table.bet('aces', 3_000).ok).to.equal(true);
      return code(table.bet('aces', 4_000));
    },
    'ABOVE_MAX',
  ],
  [
    'a maximum of odds',
    { maximumOddsMultiple: 2 },
    (table) => {
      const base = table.bet('pass', 1_000);
      table.roll(4, 5);
      const on = base.ok ? base.value.bet.id : '';
      expect(table.bet('pass_odds', 2_000, on).ok).to.equal(true);
      return code(table.bet('pass_odds', 1_000, on));
    },
    'ABOVE_MAX',
  ],
  [
    'no second bet of a kind',
    { equalBets: 'refuse' },
    (table) => {
      expect(table.bet('field', 1_000).ok).to.equal(true);
      return code(table.bet('field', 1_000));
    },
    'BET_EXISTS',
  ],
  [
    'no opposite bets',
    { opposedBets: false },
    (table) => {
      expect(table.bet('pass', 1_000).ok).to.equal(true);
      return code(table.bet('dont_pass', 1_000));
    },
    'BET_EXISTS',
  ],
  [
    'no withdrawal',
    { withdraw: false },
    (table) => {
      const placed = table.bet('dont_pass', 1_000);
      return code(table.ask('change', { bet: placed.ok ? placed.value.bet.id : '' }));
    },
    'NO_CHANGE',
  ],
  [
    'no raising',
    { raise: false },
    (table) => {
      const placed = table.bet('field', 1_000);
      return code(table.ask('change', { bet: placed.ok ? placed.value.bet.id : '', to: 2_000 }));
    },
    'NO_CHANGE',
  ],
];

function code(answer: { ok: true } | { ok: false; refusal: { code: string } }): string | undefined {
  return answer.ok ? undefined : answer.refusal.code;
}

describe('what a house has declared', () => {
  for (const [what, options, play, refused] of HOUSES) {
    it(`excuses what it refuses for that, and is no ground where it was not declared: ${what}`, () => {
      const declared = new JudgedTable({ table: options });
      expect(play(declared)).to.equal(refused);
      expect(declared.failures).to.deep.equal([]);
      const silent = undeclared(options);
      expect(play(silent)).to.equal(refused);
      expect(silent.failures).to.have.length(1);
      expect(clausesOf(silent.failures)[0]).to.match(/^art_5__/);
    });
  }

  it('excuses nothing within it', () => {
    for (const code of ['ABOVE_MAX', 'BET_EXISTS', 'NO_CHANGE', 'NOT_OPEN', 'BAD_UNIT', 'FUNDS']) {
      const table = new JudgedTable({
        table: { maximumStake: 50_000, equalBets: 'refuse', opposedBets: false, withdraw: false },
        instead: (operation) => (operation === 'bet' ? { ok: false, refusal: { code } } : undefined),
      });
      table.bet('field', 50_000);
      expect(table.failures, code).to.have.length(1);
    }
  });

  it('has equal bets merged, and all is right when the money is', () => {
    const table = new JudgedTable({ table: { equalBets: 'merge' } });
    table.bet('field', 1_000);
    const second = table.bet('field', 2_000);
    expect(second.ok && second.value.bet.amount).to.equal(3_000);
    table.roll(1, 2);
    table.bet('pass', 1_000);
    table.roll(2, 2);
    expect(table.failures).to.deep.equal([]);
  });

  it('has a merged bet judged by all that lies on it', () => {
    const table = new JudgedTable({ table: { equalBets: 'merge', fault: 'field-other-totals-paid-double' } });
    table.bet('field', 1_000);
    table.bet('field', 2_000);
    table.roll(1, 2);
    expect(clausesOf(table.failures)).to.deep.equal(['art_6__point_12__subpara_1']);
  });

  it('is what its journal holds', () => {
    for (const [journalHolds, operations] of [
      ['everything', ['open', 'join', 'bet', 'bet', 'roll']],
      ['without_refusals', ['open', 'join', 'bet', 'roll']],
      ['settlements', ['roll']],
      ['none', []],
    ] as const) {
      const table = new JudgedTable({ table: { journalHolds } });
      table.bet('field', 1_000);
      table.bet('field', 1);
      table.must('roll', { throw: { dice: [1, 2] } });
      expect(table.journal(), journalHolds).to.deep.equal(operations);
    }
    const short = new JudgedTable({ table: { journalEvents: 2 } });
    short.bet('field', 1_000);
    short.must('roll', { throw: { dice: [1, 2] } });
    expect(short.journal()).to.deep.equal(['bet', 'roll']);
  });
});
