import { parse } from '@cucumber/tag-expressions';
import { expect } from 'chai';
import { SUITE, filesOf, readSuite } from '../../checks/suite';
import { OFFICIAL_LANGUAGES } from '../../locales';
import { READING_SETS } from '../../regulation';
import { runFeatures } from '../support/features';
import { declarations } from './declarations';

describe('The declarations under which mutants are run', () => {
  const declared = declarations();

  it('select every case of the features once', () => {
    const expressions = declared.map(({ tags }) => parse(tags));
    const cases = OFFICIAL_LANGUAGES.flatMap((language) => filesOf(readSuite(SUITE), language))
      .flatMap(({ rules }) => rules)
      .flatMap((rule) => rule.cases)
      .flatMap(({ rows }) => rows);
    expect(cases.length).to.be.greaterThan(5000);
    const notOnce = cases
      .map(({ pickle }) => ({
        name: pickle.name,
        selected: expressions.filter((each) => each.evaluate(pickle.tags.map(({ name }) => name))).length,
      }))
      .filter(({ selected }) => selected !== 1);
    expect(notOnce).to.deep.equal([]);
  });

  // The named sets by themselves are run beside the faults.
  for (const { name, readings, options } of declared.filter(({ name }) => !(name in READING_SETS))) {
    it(`blame the right table for nothing: ${name}`, async () => {
      const { cases } = await runFeatures({ readings, options });
      expect(cases.length).to.be.greaterThan(1000);
      expect(cases.filter(({ status }) => status === 'failed' || status === 'inconclusive')).to.deep.equal(
        [],
      );
    });
  }
});
