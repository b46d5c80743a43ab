import { expect } from 'chai';
import { JudgedTable, clausesOf, type Declared } from './tables';

/** A table that keeps the number of a line bet and has no word of it when the dice fall. */
const WITHOUT_TRAVEL: Declared['instead'] = (operation, _parameters, answer) => {
  if (operation !== 'roll' || !answer.ok) return undefined;
  const value = answer.value as { settlements: { outcome: string }[] };
  const settlements = value.settlements.filter(({ outcome }) => outcome !== 'travel');
  return { ok: true, value: { ...value, settlements } };
};

function lineBets(instead: Declared['instead']): JudgedTable {
  const table = new JudgedTable({ ...(instead && { instead }) });
  table.bet('pass', 1_000);
  table.bet('dont_pass', 1_000);
  table.roll(2, 2);
  table.bet('come', 1_000);
  table.roll(2, 4);
  table.roll(3, 4);
  return table;
}

describe('the number of a line bet', () => {
  it('may be shown by the state alone', () => {
    const table = lineBets(WITHOUT_TRAVEL);
    expect(table.failures).to.deep.equal([]);
    // Each is judged once, as if it had been told.
    const told = table.judged.filter(
      ({ required }) => required?.kind === 'outcome' && required.outcome === 'travel',
    );
    expect(told).to.have.length(3);
  });

  it('is missed where the state does not show it either', () => {
    const table = lineBets((operation, parameters, answer) => {
      if (operation !== 'state') return WITHOUT_TRAVEL(operation, parameters, answer);
      const value = answer.value as { bets: { number: number | null }[] };
      return { ok: true, value: { ...value, bets: value.bets.map((bet) => ({ ...bet, number: null })) } };
    });
    expect(clausesOf(table.failures)).to.include.members([
      'art_5__para_2__point_1',
      'art_5__para_2__point_3',
    ]);
  });

  it('leaves a bet alone that odds are asked for without naming it', () => {
    const table = new JudgedTable();
    table.bet('pass', 1_000);
    table.roll(2, 2);
    table.ask('bet', { player: 'p1', bet: 'pass_odds', amount: 1_000 });
    const refusing = new JudgedTable({
      instead: (operation, parameters) =>
        operation === 'bet' && (parameters as { bet: string }).bet === 'pass_odds'
          ? { ok: false, refusal: { code: 'BASE_REQUIRED' } }
          : undefined,
    });
    refusing.bet('pass', 1_000);
    refusing.roll(2, 2);
    refusing.bet('pass_odds', 1_000);
    expect([...table.failures, ...refusing.failures]).to.deep.equal([]);
  });
});

describe('a bet that vanishes', () => {
  it('is a failure of what decides it', () => {
    const table = lineBets((operation, _parameters, answer) => {
      if (operation !== 'state' || !answer.ok) return undefined;
      const value = answer.value as { throws: number; bets: { bet: string }[] };
      const bets = value.throws < 2 ? value.bets : value.bets.filter(({ bet }) => bet !== 'come');
      return { ok: true, value: { ...value, bets } };
    });
    expect(table.failures.some(({ required }) => required?.kind === 'bets')).to.equal(true);
  });
});
