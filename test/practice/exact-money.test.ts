import { expect } from 'chai';
import type { Money } from '../../adapters/table';
import { JudgedTable, clausesOf, type Declared } from './tables';

/** Big 6 at 10 patacas wins 11.666…, and the player goes on. */
function big6(declared: Declared): { table: JudgedTable; paid: Money | undefined } {
  const table = new JudgedTable(declared);
  table.bet('pass', 1_000);
  table.roll(4, 5);
  table.bet('big_6', 1_000);
  const [settlement] = table.roll(2, 4).settlements;
  table.bet('field', 1_000);
  table.roll(1, 1);
  return { table, paid: settlement?.paid };
}

const EXACT = { readings: { fractional_prize: 'exact' } } as const;

describe('prizes that are not whole', () => {
  it('are paid as an exact ratio', () => {
    const { table, paid } = big6({ ...EXACT, table: { paysFractions: true } });
    expect(paid).to.deep.equal({ numerator: 3500, denominator: 3 });
    expect(table.failures).to.deep.equal([]);
  });

  it('may be refused by a table that cannot pay them', () => {
    const { table, paid } = big6(EXACT);
    expect(paid).to.equal(undefined);
    expect(table.failures).to.deep.equal([]);
  });

  it('are judged by Article 6 where they are nearly paid, and not by 5(6)', () => {
    const nearly = (instead: Money): Declared => ({
      ...EXACT,
      table: { paysFractions: true },
      instead: (operation, _parameters, answer) => {
        if (operation !== 'roll' || !answer.ok) return undefined;
        return JSON.parse(JSON.stringify(answer), (key, value: unknown) =>
          key === 'paid' && value !== 0 && typeof value === 'object' ? instead : value,
        ) as unknown;
      },
    });
    for (const paid of [1166, 1167, 1166.67, { numerator: 116_666, denominator: 100 }]) {
      const { table } = big6(nearly(paid));
      expect(clausesOf(table.failures)).to.include('art_6__point_15');
      expect(clausesOf(table.failures)).not.to.include('art_5__para_6');
    }
  });

  for (const fractional_prize of ['rounded_down', 'rounded_up', 'rounded_nearest'] as const) {
    it(`are rounded as declared: ${fractional_prize}`, () => {
      const { table, paid } = big6({ readings: { fractional_prize } });
      expect(paid).to.equal(fractional_prize === 'rounded_down' ? 1166 : 1167);
      expect(table.failures).to.deep.equal([]);
    });
  }

  it('are wrong where they are rounded otherwise than declared', () => {
    const { table } = big6({
      readings: { fractional_prize: 'rounded_down' },
      table: { readings: { fractional_prize: 'rounded_up' } },
    });
    expect(clausesOf(table.failures)).to.deep.equal(['art_6__point_15']);
  });
});

describe('stakes that are none', () => {
  for (const amount of [-1_000, 0, 1_000.5]) {
    it(`are wrong where they are taken: ${amount}`, () => {
      let taken = 0;
      const table = new JudgedTable({
        instead: (operation, parameters, answer) => {
          const asked = parameters as { amount?: number };
          if (operation !== 'bet' || asked.amount !== amount) return undefined;
          expect(answer.ok).to.equal(false);
          taken += 1;
          const bet = { id: 'n1', player: 'p1', bet: 'field', amount, number: null };
          return { ok: true, value: { bet, balance: 10_000_000 - amount } };
        },
      });
      table.bet('field', amount);
      expect(taken).to.equal(1);
      expect(clausesOf(table.failures)).to.deep.equal(['art_5__para_6']);
      // What comes after it is judged all the same.
      table.bet('pass', 1_000);
      table.roll(1, 2);
      expect(table.judged.some(({ dice }) => dice !== undefined)).to.equal(true);
    });
  }
});
