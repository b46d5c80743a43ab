import { expect } from 'chai';
import { exhaustiveCells } from '../../assessment/exhaustive';
import { READING_SETS } from '../../regulation';
import { exhausted, type Instead } from './shown';

const CELLS = exhaustiveCells(['double']).filter(({ kind }) => kind === 'acceptance');

describe('what a table declares of itself, cell by cell', () => {
  for (const table of [
    {},
    { equalBets: 'merge', maximumStake: 50_000 },
    { equalBets: 'refuse', opposedBets: false, withdraw: false, raise: false, lower: false },
    { maximumPrize: 900_000, maximumOddsMultiple: 2, minimumBet: 2_500, unit: 100 },
    { seats: 1, equalBets: 'merge' },
  ]) {
    it(`is held against nothing where the table is right: ${JSON.stringify(table)}`, async () => {
      for (const set of ['customary', 'literal'] as const) {
        const { results } = await exhausted({ readings: READING_SETS[set], table, cells: CELLS });
        const others = results.filter(({ status }) => status !== 'right' && status !== 'undecided');
        expect(
          others.map(({ key, status, fault, failures }) => ({
            ...{ key, status, fault },
            first: failures[0]?.judgement,
          })),
          set,
        ).to.deep.equal([]);
      }
    });
  }

  /** The answers of a right table, and what another one makes of them. */
  const WRONG: [what: string, options: Record<string, unknown>, instead: Instead][] = [
    [
      'refuses a stake at its declared maximum',
      { maximumStake: 50_000 },
      ({ amount }, answer) => (amount === 50_000 ? { ok: false, refusal: { code: 'ABOVE_MAX' } } : answer),
    ],
    [
      'swallows a stake that it says it merges',
      { equalBets: 'merge' },
      ({ amount }, answer) =>
        answer.ok
          ? { ok: true, value: { ...answer.value, bet: { ...answer.value.bet, amount: Number(amount) } } }
          : answer,
    ],
    [
      'refuses a second bet of a kind though it says nothing of it',
      { equalBets: 'merge' },
      (_asked, answer, { bets }) =>
        answer.ok && bets.some(({ id }) => id === answer.value.bet.id)
          ? { ok: false, refusal: { code: 'BET_EXISTS' } }
          : answer,
    ],
  ];

  for (const [what, options, instead] of WRONG) {
    it(`is shown for every bet, with and without a point, where a table ${what}`, async () => {
      const { results } = await exhausted({ table: options, cells: CELLS, instead });
      const right = results.filter(({ status }) => status !== 'wrong').map(({ key }) => key);
      // What is never taken then shows nothing.
      const refused =
        /^acceptance\/(?:(?:dont_)?pass\/\d+|(?:dont_)?(?:pass|come)_odds\/.*|(?:dont_)?come\/-)$/;
      expect(right.filter((key) => !refused.test(key))).to.deep.equal([]);
    });
  }
});
