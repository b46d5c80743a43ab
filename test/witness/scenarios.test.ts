/** The record of what the scenarios play, through the witness: nothing against the right table, whatever passes. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { HIDDEN } from '../../adapters/reference-table/faults';
import type { Exchange } from '../../adapters/transcript';
import { Witness, type Testimony } from '../../assessment';
import { DEFAULT_OPTIONS, READING_SETS, type ReadingSetName } from '../../regulation';
import type { CaseRun } from '../../reports';
import { temporaryFolder } from '../cli/console';
import { featuresByClause, runFeatures, type FeatureRun } from '../support/features';
import { offendedBy } from './recorded';

interface Judged {
  readonly cases: readonly CaseRun[];
  readonly testimonies: readonly Testimony[];
}

async function judged(set: ReadingSetName, run: FeatureRun): Promise<Judged> {
  const transcript = path.join(temporaryFolder(), 'transcript.ndjson');
  const readings = READING_SETS[set];
  const { cases } = await runFeatures({ ...run, readings, transcript });
  const witness = new Witness({ readings, options: DEFAULT_OPTIONS, authorisations: [] });
  const lines = existsSync(transcript) ? readFileSync(transcript, 'utf8').trim().split('\n') : [];
  const exchanges = lines.map((line) => JSON.parse(line) as Partial<Exchange>);
  const testimonies = exchanges.flatMap((each) =>
    each.operation === undefined ? [] : witness.hear(each as Exchange),
  );
  return { cases, testimonies };
}

/** By fault the clause whose cases play it; none of them asks about it. */
const PLAYED = {
  'shooters-prizes-not-credited': 'art_2__para_2',
  'shooters-dont-pass-inverted-on-point': 'art_4__point_2',
  'horn-paid-double-on-point': 'art_5__para_3__intro',
} as const;

describe('the record of the scenarios', () => {
  const features = featuresByClause();
  after(() => features.remove());

  for (const set of ['customary', 'literal'] as const) {
    it(`has nothing against the right table under ${set} readings`, async () => {
      const { testimonies } = await judged(set, { clause: 'article-4', languages: ['zh'] });
      expect(testimonies.filter(({ result }) => result === 'fails').map(({ of }) => of)).to.deep.equal([]);
      expect(testimonies.length).to.be.greaterThan(1_000);
      const [first] = testimonies;
      expect(first?.place).to.include.keys('chain', 'sequence', 'testCaseStarted', 'clause', 'case');
    });
  }

  for (const [id, clause] of Object.entries(PLAYED)) {
    it(`convicts the table that passes every case: ${id}`, async () => {
      const { root } = features;
      const run = { root, clause, languages: ['zh'], table: { fault: id } } as const;
      const { cases, testimonies } = await judged('customary', run);
      expect(cases.filter(({ status }) => status === 'failed' || status === 'inconclusive')).to.deep.equal(
        [],
      );
      const shows = HIDDEN.find((each) => each.id === id)?.shows ?? { clause: '' };
      expect(offendedBy(testimonies)).to.deep.equal(['clause' in shows ? shows.clause : shows.rule]);
    });
  }
});
