import { expect } from 'chai';
import { FAULTS } from '../../adapters/reference-table/faults';
import { OFFICIAL_LANGUAGES } from '../../locales';
import { AUTHORISING_CLAUSE, CLAUSES, DEFAULT_OPTIONS, READING_SETS, type Options } from '../../regulation';
import type { CaseRun } from '../../reports';
import { featuresByClause, runFeatures } from '../support/features';

/** The articles that have features. */
const ARTICLES = /^art_[2-6]__/;

describe('Faulty tables', () => {
  const features = featuresByClause();
  after(() => features.remove());

  for (const fault of FAULTS.filter(({ clause }) => ARTICLES.test(clause))) {
    it(`${fault.id} is caught by ${fault.clause} in both languages`, async () => {
      const { cases } = await runFeatures({
        readings: { ...READING_SETS[fault.readings ?? 'customary'], ...fault.declared },
        options: { ...DEFAULT_OPTIONS, ...fault.options },
        table: { fault: fault.id },
        root: features.root,
        clause: fault.clause,
      });
      const caughtIn = OFFICIAL_LANGUAGES.filter((language) =>
        cases.some(
          (run) => run.status === 'failed' && run.clause === fault.clause && run.language === language,
        ),
      );
      expect(caughtIn).to.deep.equal([...OFFICIAL_LANGUAGES]);
    });
  }

  it('offend every normative clause of the articles that have features', () => {
    const offended = new Set(FAULTS.map(({ clause }) => clause));
    const missing = CLAUSES.filter(
      ({ id, normative }) => normative && ARTICLES.test(id) && !offended.has(id),
    ).map(({ id }) => id);
    expect(missing).to.deep.equal([]);
  });
});

describe('The right table', () => {
  for (const set of ['literal', 'customary'] as const) {
    for (const field_12 of ['double', 'triple'] as const) {
      it(`raises no alarm under ${set} readings with Field 12 paid ${field_12}`, async () => {
        const options: Options = { ...DEFAULT_OPTIONS, field_12 };
        const { cases } = await runFeatures({ readings: READING_SETS[set], options });
        expect(cases.length).to.be.greaterThan(1000);
        // Nothing is authorised and nobody has inspected anything: what needs either says so.
        const expected = (run: CaseRun) =>
          run.status === 'passed' ||
          run.status === 'not-decidable' ||
          (run.status === 'not-applicable' && run.clause === AUTHORISING_CLAUSE) ||
          run.status === 'inspection-pending';
        expect(cases.filter((run) => !expected(run))).to.deep.equal([]);
      });
    }
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
