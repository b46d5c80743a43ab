import { expect } from 'chai';
import path from 'node:path';
import { featuresByClause, runFeatures } from '../support/features';
import { declarations } from './declarations';
import { mutatedSource } from './mutated-table';
import type { Mutant } from './report';
import { readSample, sampleOf, type SampledMutant } from './sample';
import sampleDocument from './sampled-mutants.json';

const TARGET = path.join(__dirname, 'table-under-test.ts');

describe('A sample of the mutants', () => {
  const features = featuresByClause();
  after(() => features.remove());
  const declared = new Map(declarations().map((declaration) => [declaration.name, declaration]));

  /**
   * The clauses to which a table, the reference table with this source in the place of a file, is not found to conform: a
   * case of them failed, or could not be prepared.
   */
  async function failedBy({ declaration, clause, file }: SampledMutant, source: string): Promise<string[]> {
    const { readings, options } = declared.get(declaration)!;
    const { cases } = await runFeatures({
      readings,
      options,
      clause,
      target: TARGET,
      table: { file, source },
      languages: ['zh'],
      root: features.root,
    });
    expect(cases).not.to.be.empty;
    return cases.flatMap((each) =>
      each.status === 'failed' || each.status === 'inconclusive' ? (each.clause ?? []) : [],
    );
  }

  const sample = readSample(sampleDocument);

  for (const mutant of sample) {
    const { file, original, replacement, clause } = mutant;
    it(`${file}: ${original} → ${replacement} is caught by ${clause}`, async () => {
      expect(await failedBy(mutant, mutatedSource(mutant))).to.include(clause);
    });
  }

  it('is caught for what it changes: with the same in its place nothing is', async () => {
    const [mutant] = sample;
    const unchanged = { ...mutant!, replacement: mutant!.original };
    expect(await failedBy(unchanged, mutatedSource(unchanged))).to.deep.equal([]);
  });

  it('says so where the table no longer holds what it replaces', () => {
    expect(() => mutatedSource({ ...sample[0]!, line: 'gone' })).to.throw('no longer holds');
  });

  it('is drawn alike from the same seed, and from every file', () => {
    const mutants = sample.flatMap((mutant): Mutant[] => [
      {
        ...mutant,
        occurrence: 1,
        notice: 'assertion',
        scenario: 'features/zh/article-5.feature:300',
      },
      { ...mutant, occurrence: 1, notice: 'unit' },
    ]);
    const drawn = sampleOf(mutants, 12, 1);
    expect(drawn).to.have.length(Math.min(12, sample.length));
    expect(sampleOf(mutants, 12, 1)).to.deep.equal(drawn);
    expect(drawn.every(({ clause }) => clause === 'art_5__para_2__point_1')).to.be.true;
  });
});
