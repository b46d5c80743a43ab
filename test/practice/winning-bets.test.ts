import { expect } from 'chai';
import { JudgedTable, clausesOf, type Declared } from './tables';

/** Field, a Hard Way and a Big number, each won twice and lost at the end. */
function played(declared: Declared): JudgedTable {
  const table = new JudgedTable(declared);
  table.bet('pass', 1_000);
  table.roll(4, 5);
  for (const bet of ['field', 'hard_6', 'big_6', 'any_craps']) table.bet(bet, 6_000);
  table.roll(1, 2);
  table.roll(3, 3);
  table.roll(3, 3);
  table.roll(1, 6);
  return table;
}

const VALUES = ['come_down', 'multi_roll_stay_up', 'stay_up'] as const;

describe('winning bets that stay up', () => {
  for (const winning_bets of VALUES) {
    it(`are right where they are declared: ${winning_bets}`, () => {
      const table = played({ readings: { winning_bets } });
      expect(table.failures).to.deep.equal([]);
      const stayed = table.judged.filter(
        ({ required }) => required?.kind === 'outcome' && required.outcome === 'win_stays',
      );
      expect(stayed.length > 0).to.equal(winning_bets !== 'come_down');
    });

    for (const done of VALUES.filter((value) => value !== winning_bets)) {
      it(`are wrong under ${winning_bets} where the table plays by ${done}, by the clause on the bet`, () => {
        const table = played({
          readings: { winning_bets },
          table: { readings: { winning_bets: done } },
        });
        const clauses = clausesOf(table.failures);
        expect(clauses).not.to.deep.equal([]);
        for (const clause of clauses) expect(clause).to.match(/^art_5__para_[34]__point_\d$/);
      });
    }

    it(`are not decided by the letter: a table that plays by ${winning_bets} is right`, () => {
      const table = played({ readings: { winning_bets: 'silent' }, table: { readings: { winning_bets } } });
      expect(table.failures).to.deep.equal([]);
    });
  }

  it('are not an excuse for a stake that is kept', () => {
    for (const winning_bets of ['silent', ...VALUES] as const) {
      const table = played({
        readings: { winning_bets },
        table: { fault: 'field-stake-kept', readings: { winning_bets } },
      });
      if (winning_bets === 'stay_up') expect(table.failures).to.deep.equal([]);
      else expect(table.failures, winning_bets).not.to.deep.equal([]);
    }
  });
});
