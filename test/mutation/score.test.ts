import { expect } from 'chai';
import { mutantsOf } from './report';
import { figuresOf, isComplete, readList, scoreOf } from './score';

const SOURCE = 'const a = b + 1;\nif (a > 2) stop();\n  if (a > 2) stop();\n';

/** A mutant of the second line's `a > 2`, as Stryker writes it. */
function mutant(more: Record<string, unknown> = {}, line = 2) {
  const indent = line === 3 ? 2 : 0;
  return {
    id: '7',
    mutatorName: 'EqualityOperator',
    replacement: 'a >= 2',
    location: { start: { line, column: 5 + indent }, end: { line, column: 10 + indent } },
    status: 'Survived',
    ...more,
  };
}

function report(...mutants: unknown[]) {
  return { files: { 'adapters/reference-table/articles/odds.ts': { source: SOURCE, mutants } } };
}

const NAME = {
  file: 'articles/odds.ts',
  mutator: 'EqualityOperator',
  line: 'if (a > 2) stop();',
  original: 'a > 2',
  replacement: 'a >= 2',
};
const LISTED = { ...NAME, reason: 'Nothing makes a equal to 2 at this place.' };

const byAssertion = {
  status: 'Killed',
  statusReason: 'does not conform under literal: AssertionError: …',
  killedBy: ['features/zh/article-5.feature:12'],
};

describe('A report of mutants', () => {
  it('names a mutant by its file, its line and what it replaces', () => {
    expect(mutantsOf(report(mutant()))).to.deep.equal([{ ...NAME, occurrence: 1, notice: null }]);
  });

  it('counts mutants that read the same in the order of the file', () => {
    const [first, second] = mutantsOf(report(mutant(byAssertion, 3), mutant()));
    expect([first?.occurrence, first?.notice]).to.deep.equal([1, null]);
    expect([second?.occurrence, second?.notice]).to.deep.equal([2, 'assertion']);
  });

  it('reads a change over several lines', () => {
    const [whole] = mutantsOf(
      report(
        mutant({ location: { start: { line: 1, column: 1 }, end: { line: 2, column: 3 } }, replacement: '' }),
      ),
    );
    expect(whole).to.include({ line: 'const a = b + 1;', original: 'const a = b + 1;\nif' });
  });

  it('tells how a mutant was noticed', () => {
    const unit = { status: 'Killed', statusReason: 'unit test: Prizes are whole: …', killedBy: ['test'] };
    const doubtful = { ...byAssertion, statusReason: 'inconclusive under mixed: TableFault: …' };
    const noticed = mutantsOf(
      report(mutant(byAssertion), mutant(doubtful), mutant(unit), mutant({ status: 'Timeout' })),
    ).map(({ notice, declaration, scenario }) => [notice, declaration, scenario]);
    expect(noticed).to.deep.equal([
      ['assertion', 'literal', 'features/zh/article-5.feature:12'],
      ['inconclusive', 'mixed', 'features/zh/article-5.feature:12'],
      ['unit', undefined, undefined],
      ['timeout', undefined, undefined],
    ]);
  });

  it('finds the scenario behind the number of a test', () => {
    const tests = [{ id: '7', location: { start: { line: 12, column: 5 } } }, { id: '8' }];
    const document = {
      ...report(mutant({ ...byAssertion, killedBy: ['7'] })),
      testFiles: { 'features/zh/article-6.feature': { tests } },
    };
    expect(mutantsOf(document)[0]?.scenario).to.equal('features/zh/article-6.feature:12');
  });

  it('takes a mutant that no test covers for one that nothing notices', () => {
    expect(mutantsOf(report(mutant({ status: 'NoCoverage' })))[0]?.notice).to.equal(null);
  });

  for (const [what, document] of [
    ['was killed for an unknown reason', report(mutant({ status: 'Killed', statusReason: 'fell over' }))],
    ['was killed without a reason', report(mutant({ status: 'Killed' }))],
    ['could not be run', report(mutant({ status: 'RuntimeError' }))],
    ['was not run', report(mutant({ status: 'Pending' }))],
    ['was left out', report(mutant({ status: 'Ignored' }))],
    ['is not described', report(mutant({ location: null }))],
    ['stands in no report', { files: [] }],
  ] as const) {
    it(`is refused where a mutant ${what}`, () => {
      expect(() => mutantsOf(document)).to.throw();
    });
  }
});

describe('The score of the mutants', () => {
  const list = readList([LISTED]);

  it('is complete where each is noticed or listed', () => {
    const score = scoreOf(mutantsOf(report(mutant(), mutant(byAssertion, 3))), list);
    expect(score).to.deep.include({ mutants: 2, equivalent: 1, percent: 100, survivors: [] });
    expect(isComplete(score)).to.be.true;
  });

  it('is not complete with one that nothing notices and nobody listed', () => {
    const score = scoreOf(
      mutantsOf(report(mutant(), mutant({}, 3), mutant({ ...byAssertion, replacement: 'true' }))),
      list,
    );
    expect(score.survivors.map(({ occurrence }) => occurrence)).to.deep.equal([2]);
    expect(score.percent).to.equal(50);
    expect(isComplete(score)).to.be.false;
  });

  it('never rounds a survivor away', () => {
    const many = Array.from({ length: 3000 }, (_, index) =>
      mutant({ ...byAssertion, replacement: `a > ${index + 3}` }),
    );
    expect(scoreOf(mutantsOf(report(mutant(), ...many)), []).percent).to.equal(99.9);
  });

  it('is not complete with a listed one that is noticed after all', () => {
    const score = scoreOf(mutantsOf(report(mutant(byAssertion))), list);
    expect(score.refuted.map(({ line }) => line)).to.deep.equal([NAME.line]);
    expect(isComplete(score)).to.be.false;
  });

  for (const [what, change] of [
    ['line', { line: 'if (a > 2) go();' }],
    ['replacement', { replacement: 'false' }],
    ['file', { file: 'articles/point.ts' }],
    ['place among several', { occurrence: 2 }],
  ] as const) {
    it(`is not complete with a listed one whose ${what} is no more`, () => {
      const score = scoreOf(mutantsOf(report(mutant(byAssertion))), readList([{ ...LISTED, ...change }]));
      expect(score.stale).to.have.length(1);
      expect(isComplete(score)).to.be.false;
    });
  }

  it('is not complete without mutants', () => {
    const score = scoreOf([], []);
    expect([score.percent, isComplete(score)]).to.deep.equal([0, false]);
  });

  it('wants a reason for each that is listed, and each once', () => {
    expect(() => readList([{ ...LISTED, reason: '' }])).to.throw();
    expect(() => readList([LISTED, LISTED])).to.throw('listed twice');
    expect(readList([LISTED, { ...LISTED, occurrence: 2 }])).to.have.length(2);
  });

  it('is told in figures', () => {
    const mutants = mutantsOf(report(mutant(), mutant(byAssertion, 3)));
    expect(figuresOf(mutants, scoreOf(mutants, list))).to.deep.equal({
      mutants: 2,
      equivalent: 1,
      noticed: { assertion: 1, inconclusive: 0, unit: 0, timeout: 0 },
      survivors: 0,
      percent: 100,
      underDeclaration: { literal: 1 },
      files: { 'articles/odds.ts': 2 },
      mutators: { EqualityOperator: 2 },
    });
  });
});
