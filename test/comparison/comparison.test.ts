import { expect } from 'chai';
import { READING_SETS } from '../../regulation';
import {
  certificationComparisonLines,
  compareCertifications,
  comparisonSchema,
  type Comparison,
} from '../../reports';
import { TARGET, type MiniCase } from '../reports/mini-suite';
import { certified, type Certified } from './certifications';

const CASES: MiniCase[] = [
  { clause: 'art_4__intro', name: 'intro', steps: ['it holds'] },
  { clause: 'art_4__point_1', name: 'one', steps: ['it holds'] },
  { clause: 'art_4__point_2', name: 'two', steps: ['it holds'] },
];

const withCase = (name: string, change: Partial<MiniCase>) =>
  CASES.map((each) => (each.name === name ? { ...each, ...change } : each));

async function compared(before: Certified, after: Certified) {
  const comparison = compareCertifications(
    await certified({ cases: CASES, folder: 'before', ...before }),
    await certified({ cases: CASES, folder: 'after', ...after }),
  );
  expect(comparisonSchema.parse(JSON.parse(JSON.stringify(comparison)))).to.deep.equal(comparison);
  return comparison;
}

/** Clause and reasons of everything that has to be run again. */
const again = ({ again: list }: Comparison): Record<string, string[]> =>
  Object.fromEntries(
    list.map(({ id, reasons }) => [String(id), reasons.map(({ code, names }) => [code, ...names].join(' '))]),
  );

const ALL = ['art_4__intro', 'art_4__point_1', 'art_4__point_2'];
const everywhere = (...reasons: string[]) => Object.fromEntries(ALL.map((id) => [id, reasons]));

describe('comparison of two certifications', () => {
  it('finds nothing in the same, whenever it was run', async () => {
    const comparison = await compared({}, { declared: { finishedAt: '2027-01-01T00:00:00.000Z' } });
    expect(comparison.same).to.equal(true);
    expect(comparison.cases.same).to.equal(6);
    expect(again(comparison)).to.deep.equal({});
  });

  it('tells clauses that are better, and that are worse', async () => {
    const failing = withCase('one', { steps: ['it fails'] });
    const worse = await compared({}, { cases: failing });
    expect(worse.same).to.equal(false);
    expect(worse.clauses.map(({ id, direction }) => [id, direction])).to.deep.equal([
      ['art_4__point_1', 'worse'],
    ]);
    expect(worse.cases.different.map(({ before, after }) => [before, after])).to.deep.equal([
      ['passed', 'failed'],
      ['passed', 'failed'],
    ]);
    const better = await compared({ cases: failing }, {});
    expect(better.clauses.map(({ direction }) => direction)).to.deep.equal(['better']);
    const other = await compared({ cases: withCase('one', { steps: ['it does not apply'] }) }, {});
    expect(other.clauses.map(({ direction }) => direction)).to.deep.equal(['better']);
  });

  it('runs every case again that asks the table where the table is another', async () => {
    const comparison = await compared({}, { declared: { target: { ...TARGET, firmware: '2.1' } } });
    expect(comparison.same).to.equal(false);
    expect(comparison.declared).to.deep.equal([
      { code: 'table', name: 'firmware', before: '2.0', after: '2.1', matters: true },
    ]);
    expect(again(comparison)).to.deep.equal(everywhere('table firmware'));
    const moved = await compared({}, { declared: { adapter: { kind: 'library', target: './other.cjs' } } });
    expect(again(moved)).to.deep.equal(everywhere('adapter'));
    expect(moved.same).to.equal(false);
  });

  it('runs the cases again on which a reading bears, and no other', async () => {
    const { literal } = READING_SETS;
    const values = { ...literal, shooter_replacement: 'seven_out' };
    const comparison = await compared(
      {},
      { declared: { readings: { set: 'mixed', values, decision: null } } },
    );
    expect(comparison.readings).to.have.lengthOf(1);
    expect(comparison.readings[0]).to.deep.include({
      id: 'shooter_replacement',
      relations: { before: 'secundum', after: 'contra' },
    });
    expect(again(comparison)).to.deep.equal({ art_4__point_2: ['reading shooter_replacement'] });
  });

  it('runs a clause again whose words or revision changed', async () => {
    const worded = (text: string) => (feature: string) =>
      feature.replace('Rule: art_4__point_1\n', `Rule: art_4__point_1\n    ${text}\n`);
    const text = await compared({ rewrite: worded('such words') }, { rewrite: worded('other words') });
    expect(text.texts.map(({ id, languages }) => [id, languages])).to.deep.equal([
      ['art_4__point_1', ['zh']],
    ]);
    expect(again(text)).to.deep.equal({ art_4__point_1: ['text'] });
    const revised = await compared(
      {},
      { rewrite: (feature) => feature.replace('@art_4__point_1\n', '@art_4__point_1 @rev:2\n') },
    );
    expect(revised.texts.map(({ id, revision }) => [id, revision])).to.deep.equal([
      ['art_4__point_1', { before: 1, after: 2 }],
    ]);
    expect(again(revised)).to.deep.equal({ art_4__point_1: ['revision'] });
    expect(revised.cases.rewritten).to.deep.equal([]);
  });

  it('runs a scenario again that was rewritten, and one that is new', async () => {
    const comparison = await compared(
      {},
      {
        cases: [
          ...withCase('two', { steps: ['it holds', 'it holds'] }),
          { clause: 'art_4__point_1', name: 'more', steps: ['it holds'] },
        ],
      },
    );
    expect(comparison.cases.rewritten.map(({ key }) => key)).to.deep.equal([
      'art_4__point_2/two/1',
      'art_4__point_2/two/1',
    ]);
    expect(comparison.cases.onlyAfter.map(({ key }) => key)).to.deep.equal([
      'art_4__point_1/more/1',
      'art_4__point_1/more/1',
    ]);
    expect(again(comparison)).to.deep.equal({ art_4__point_1: ['new'], art_4__point_2: ['scenario'] });
    expect(comparison.again.map(({ count, outstanding }) => [count, outstanding])).to.deep.equal([
      [2, 0],
      [2, 0],
    ]);
  });

  it('runs everything again that another suite has judged', async () => {
    expect(again(await compared({ steps: 'a' }, { steps: 'b' }))).to.deep.equal(everywhere('steps'));
    const suite = { name: 'craps-conformance', version: '2.0.0' };
    // What judged is the same, whatever the version says.
    const sameSteps = await compared({}, { declared: { suite } });
    expect(sameSteps.same).to.equal(false);
    expect(again(sameSteps)).to.deep.equal({});
    const unknown = await compared({ steps: null }, { steps: null, declared: { suite } });
    expect(again(unknown)).to.deep.equal(everywhere('steps'));
  });

  it('counts what came to no result before, and what the later one has not run yet', async () => {
    const broken = await compared({ cases: withCase('one', { steps: ['it breaks'] }) }, {});
    expect(again(broken)['art_4__point_1']).to.deep.equal(['noResult', 'scenario']);
    const partial = await compared(
      {},
      { declared: { tags: '@art_4__intro', target: { ...TARGET, firmware: '2.1' } } },
    );
    expect(partial.again.map(({ id, count, outstanding }) => [id, count, outstanding])).to.deep.equal([
      ['art_4__intro', 2, 0],
      ['art_4__point_1', 2, 2],
      ['art_4__point_2', 2, 2],
    ]);
    // What nobody had run before is not to be run again.
    const before = await compared(
      { declared: { tags: '@art_4__intro' } },
      { declared: { tags: '@art_4__intro' } },
    );
    expect(before.same).to.equal(true);
    expect(again(before)).to.deep.equal({});
  });

  it('tells all of it in every language', async () => {
    const comparison = await compared(
      {},
      {
        cases: withCase('one', { steps: ['it fails'] }),
        declared: { target: { ...TARGET, firmware: '2.1' } },
      },
    );
    const [zh, pt, en] = (['zh', 'pt', 'en'] as const).map((language) =>
      certificationComparisonLines(comparison, language).map(({ text }) => text),
    );
    expect(zh?.join()).to.include('第四條(一)項').and.to.include('firmware');
    expect(pt?.join()).to.include('artigo 4.º').and.to.include('2.0 → 2.1');
    expect(en?.join()).to.include('(worse)');
  });

  it('lets nothing through that acts on a terminal', async () => {
    const target = { ...TARGET, firmware: '2.1\u001b[2J' };
    const comparison = await compared({}, { declared: { target } });
    for (const { text } of certificationComparisonLines(comparison, 'en'))
      expect(text).not.to.include('\u001b');
  });
});
