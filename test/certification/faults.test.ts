import { expect } from 'chai';
import { FAULTS } from '../../adapters/reference-table/faults';
import { OFFICIAL_LANGUAGES } from '../../locales';
import { CLAUSES, READING_SETS } from '../../regulation';
import {
  PLANTED,
  caughtIn,
  declaredForTheRightTable,
  hasFeatures,
  ofTheRightTable,
} from '../detection/planted';
import { featuresByClause, runFeatures } from '../support/features';

describe('Faulty tables', () => {
  const features = featuresByClause();
  after(() => features.remove());

  for (const fault of PLANTED) {
    it(`${fault.id} is caught by ${fault.clause} in both languages`, async () => {
      expect(await caughtIn(fault, features.root)).to.deep.equal([...OFFICIAL_LANGUAGES]);
    });
  }

  it('offend every normative clause of the articles that have features', () => {
    const offended = new Set(FAULTS.map(({ clause }) => clause));
    const missing = CLAUSES.filter(
      ({ id, normative }) => normative && hasFeatures(id) && !offended.has(id),
    ).map(({ id }) => id);
    expect(missing).to.deep.equal([]);
  });
});

describe('The right table', () => {
  for (const declared of declaredForTheRightTable()) {
    const { name, options } = declared;
    it(`raises no alarm under ${name} readings with Field 12 paid ${options.field_12}`, async () => {
      const { cases, alarms } = await ofTheRightTable(declared);
      expect(cases.length).to.be.greaterThan(1000);
      expect(alarms).to.deep.equal([]);
    });
  }

  const LIMITED = {
    'one seat': { seats: 1 },
    'two seats': { seats: 2 },
    'three seats': { seats: 3 },
    'no senses': { senses: { landing: false, leaning: false, dice: false, shooter: false } },
    'no held throws': { holdsThrow: false },
    'few bets': { offered: ['pass', 'field', 'come', 'hard_6'] },
    'four dice': { dice: 4 },
  };
  for (const [limit, table] of Object.entries(LIMITED)) {
    it(`is not blamed for what it cannot do: ${limit}`, async () => {
      const { cases } = await runFeatures({ table, languages: ['zh'] });
      const statuses = new Set(cases.map(({ status }) => status));
      expect([...statuses]).to.include('passed');
      expect(cases.filter(({ status }) => status === 'failed' || status === 'inconclusive')).to.deep.equal(
        [],
      );
    });
  }

  it('fails where it follows other readings than the declared ones', async () => {
    const { cases } = await runFeatures({
      readings: READING_SETS.literal,
      table: { readings: 'customary' },
      languages: ['pt'],
    });
    const failed = new Set(cases.filter(({ status }) => status === 'failed').map(({ clause }) => clause));
    expect([...failed]).to.include.members(['art_5__para_2__point_3', 'art_5__para_2__point_6__subpara_2']);
  });
});
