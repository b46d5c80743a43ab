/** Random sessions with tables whose house has rules of its own. */
import { expect } from 'chai';
import { explore } from '../../assessment/exploration';
import { READING_SETS, type Readings } from '../../regulation';
import { ACTIONS, courseOf, explored } from '../exploration/explored';

const customary = READING_SETS.customary;

const HOUSES: Record<string, { house: Record<string, unknown>; readings?: Partial<Readings> }> = {
  'winning bets stay up': { house: {}, readings: { winning_bets: 'stay_up' } },
  'winning multi-roll bets stay up': { house: {}, readings: { winning_bets: 'multi_roll_stay_up' } },
  'prizes are paid as fractions': { house: { paysFractions: true }, readings: { fractional_prize: 'exact' } },
  'prizes are rounded up': { house: {}, readings: { fractional_prize: 'rounded_up' } },
  'prizes are rounded to the nearest': { house: {}, readings: { fractional_prize: 'rounded_nearest' } },
  'stakes and prizes have a maximum': { house: { maximumStake: 4_000, maximumPrize: 50_000 } },
  'bets are not changed': { house: { lower: false, raise: false, withdraw: false } },
  'equal bets merge': { house: { equalBets: 'merge' } },
  'equal bets are refused': { house: { equalBets: 'refuse' } },
  'opposite bets are refused': { house: { opposedBets: false } },
};

describe('exploring a house in which', () => {
  for (const [what, { house, readings = {} }] of Object.entries(HOUSES)) {
    it(`${what} finds nothing against it`, async () => {
      const found = await explored({ house, readings: { ...customary, ...readings } }, { runs: 60 });
      expect(found.findings).to.deep.equal([]);
    });
  }
});

describe('a declared maximum', () => {
  it('is tried: a table that refuses what lies at it is found', async () => {
    const declared = { maximumStake: 5_000 };
    const course = courseOf({ house: { maximumStake: 4_000 } });
    const capabilities = { ...course.capabilities, limits: declared };
    const terms = { ...course.terms, capabilities: { ...course.terms.capabilities, limits: declared } };
    const found = await explore(
      { ...course, capabilities, terms },
      {
        seed: 1,
        runs: 100,
        actions: ACTIONS,
        findings: 1,
      },
    );
    const [finding] = found.findings;
    expect(finding).not.to.equal(undefined);
    expect(JSON.stringify(finding)).to.include('ABOVE_MAX');
  });
});
