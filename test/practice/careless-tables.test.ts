import path from 'node:path';
import { expect } from 'chai';
import { runFeatures } from '../support/features';
import type { Mistake } from '../fixtures/tables/careless';

const TARGET = path.join(__dirname, '../fixtures/tables/careless.ts');

async function findings(mistake: Mistake, tags: string) {
  const { cases } = await runFeatures({ target: TARGET, table: { mistake }, languages: ['zh'], tags });
  expect(cases).not.to.deep.equal([]);
  return cases.flatMap((each) => each.findings);
}

describe('a careless table', () => {
  it('that takes a negative stake fails, in whatever shape it says so', async () => {
    for (const mistake of ['takes-negative', 'takes-unreadably'] as const) {
      const found = await findings(mistake, '@art_5__para_6 and @case:additional-bets');
      expect(new Set(found.map(({ kind }) => kind)), mistake).to.deep.equal(new Set(['failure']));
    }
  });

  it('that loses a bet fails, and nothing is said of the link', async () => {
    const found = await findings('loses-field', '@art_5__para_3__point_8');
    expect(new Set(found.map(({ kind }) => kind))).to.deep.equal(new Set(['failure']));
  });

  it('that fails by itself at a request broke off there', async () => {
    const found = await findings('breaks-off', '@art_6__point_11');
    const [fault] = found;
    expect(fault).to.include({ kind: 'fault', code: 'BROKE_OFF' });
    expect(JSON.stringify(fault)).to.include('no such box').and.to.include('horn');
  });
});
