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
  'kept-back-die-offered-after-the-next-throw': 'art_3__para_4',
  'journal-doubles-prizes': 'art_4__point_1',
  'journal-leaves-out-refusals': 'art_2__para_1',
  'state-shows-another-seat': 'art_2__para_1',
  'state-shows-another-count-of-throws': 'art_2__para_2',
  'throws-counted-on-from-session-to-session': 'art_2__para_3',
} as const;

/** By fault the clause whose cases play it, and ask about it as well. */
const SEEN = {
  'pass-lowered-on-point': 'art_5__para_2__point_1',
  'new-shooter-clears-the-point': 'art_4__point_1',
  'void-throw-takes-losing-multi-roll-bets': 'art_3__para_2__intro',
  'void-throw-gives-back-line-bets-of-the-shooter': 'art_3__para_2__intro',
} as const;

/** No scenario plays what they are about: the largest stakes, equal bets, late throws, somebody who is broke. */
const NOT_PLAYED = [
  'second-equal-bet-not-paid',
  'one-roll-take-down-returns-nothing',
  'big-number-take-down-returns-twice-on-its-point',
  'prizes-capped-at-the-largest-of-the-cases',
  'lay-odds-prize-in-whole-patacas',
  'big-five-prize-in-floating-point',
  'pass-made-late-told-as-lost',
  'eleven-ignored-in-third-round',
  'shooter-bets-pass-late',
  'all-in-shooter-refused-the-dice',
  'stakes-above-two-hundred-not-held-to-multiples',
  'changed-stake-not-held-to-multiples',
  'field-withdrawn-while-the-dice-lie',
  'come-odds-refused-on-come-out',
  'true-taken-for-one-on-a-die',
  'broke-shooter-keeps-the-dice',
  'second-join-credited-twice',
];

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

  for (const [id, clause] of Object.entries({ ...PLAYED, ...SEEN })) {
    it(`convicts ${id}${id in PLAYED ? ', which passes every case' : ''}`, async () => {
      const { root } = features;
      const run = { root, clause, languages: ['zh'], table: { fault: id } } as const;
      const { cases, testimonies } = await judged('customary', run);
      const wrong = cases.filter(({ status }) => status === 'failed' || status === 'inconclusive');
      expect(wrong.length > 0).to.equal(id in SEEN);
      const shows = HIDDEN.find((each) => each.id === id)?.shows ?? { clause: '' };
      expect(offendedBy(testimonies)).to.deep.equal(['clause' in shows ? shows.clause : shows.rule]);
    });
  }

  it('shows each hidden fault, or no scenario plays what it is about', () => {
    const known = [...Object.keys(PLAYED), ...Object.keys(SEEN), ...NOT_PLAYED];
    expect(known.sort()).to.deep.equal(HIDDEN.map(({ id }) => id).sort());
  });
});
