import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import {
  comparison,
  exitCodeOf,
  readingsComparisonSchema,
  type Compared,
  type ReadingsComparison,
} from '../../certification/conclusion/compare-readings';
import { COMPARED_RUNS, COMPARISON_FILE } from '../../certification/folder/readings-comparison';
import { comparisonLines } from '../../cli/shown/readings-comparison';
import { SUITE, type SuiteLocation } from '../../checks';
import { INTERFACE_LANGUAGES, OFFICIAL_LANGUAGES } from '../../locales';
import { READING_SETS } from '../../regulation';
import { verdictSchema, type CaseRun, type ClauseStatus, type Verdict } from '../../reports';
import { run, temporaryFolder } from '../cli/console';

const DONT_PASS = 'art_5__para_2__point_3';

const CONFORMS = { verdict: 'conforms', exitCode: 0, partial: false } as const;

/** As much of a run as a comparison looks at. */
function compared(
  set: 'literal' | 'customary',
  cases: Partial<CaseRun>[],
  clauses: Record<string, ClauseStatus> = {},
  verdict: Pick<Verdict, 'verdict' | 'exitCode' | 'partial'> = CONFORMS,
): Compared {
  return {
    readings: { set, values: READING_SETS[set] },
    verdict: {
      ...verdict,
      cases: { planned: cases.length },
      clauses: Object.entries(clauses).map(([id, status]) => ({ id, status })),
    } as unknown as Verdict,
    record: {
      cases: cases.map((each) => ({
        clause: DONT_PASS,
        language: 'zh',
        name: '',
        uri: 'features/zh/article-5.feature',
        line: 1,
        tags: [],
        status: 'passed',
        planned: true,
        ...each,
      })),
    } as unknown as Compared['record'],
  };
}

describe('a comparison of readings', () => {
  it('tells apart what is the same, what differs, and what only one of them asks', () => {
    const tag = (value: string) => ({ tags: ['@x', `@reading:dont_pass_point_phase=${value}`] });
    const found = comparison(
      compared(
        'customary',
        [
          { key: 'a' },
          { key: 'b', status: 'failed', ...tag('wins_on_point') },
          { key: 'c', ...tag('wins_on_seven') },
          { key: 'a', language: 'pt' },
        ],
        { [DONT_PASS]: 'does_not_conform', art_6__point_1: 'conforms' },
      ),
      compared('literal', [{ key: 'a' }, { key: 'b' }, { key: 'd', ...tag('wins_on_point') }], {
        [DONT_PASS]: 'conforms',
        art_6__point_1: 'conforms',
      }),
    );
    expect(found.cases.same).to.equal(1);
    expect(found.cases.different).to.have.length(1);
    expect(found.cases.different[0]).to.include({ key: 'b', declared: 'failed', literal: 'passed' });
    expect(found.cases.different[0]?.readings).to.deep.equal(['dont_pass_point_phase']);
    expect(found.cases.onlyDeclared.map(({ key, language }) => `${key} ${language}`)).to.deep.equal([
      'c zh',
      'a pt',
    ]);
    expect(found.cases.onlyLiteral.map(({ key }) => key)).to.deep.equal(['d']);
    expect(found.clauses.map(({ id, declared, literal }) => [id, declared, literal])).to.deep.equal([
      [DONT_PASS, 'does_not_conform', 'conforms'],
    ]);
    expect(found.readings).to.deep.include({
      id: 'dont_pass_point_phase',
      declared: 'wins_on_seven',
      literal: 'wins_on_point',
      relation: 'contra',
    });
    expect(found.clauses.map(({ contraLitteram }) => contraLitteram)).to.deep.equal([true]);
    const told = comparisonLines(found, 'en', 'c.json').map(({ text }) => text);
    const cited = 'Article 5(2)(3)';
    expect(told.filter((line) => line.startsWith(cited))).to.deep.equal([
      `${cited} (reading against its letter): as declared, does not conform; by the letter, conforms`,
      `${cited} (reading against its letter): cases: 2 (dont_pass_point_phase)`,
      `${cited}: cases: 1 (dont_pass_point_phase)`,
    ]);
    expect(told.some((line) => line.includes('declared wins_on_seven (against the letter)'))).to.equal(true);
    expect(told).to.include('By the letter: conforms; cases: 3');
    expect(told.some((line) => line.startsWith('Declared readings (as the game is played): '))).to.equal(
      true,
    );
    expect(found.readings.map(({ id }) => id)).not.to.include('late_line_bets');
    expect(readingsComparisonSchema.parse(found)).to.deep.equal(found);
  });

  it('of a part tells the readings that bear on what was selected, and no others', () => {
    const of = (partial: boolean, clause: string) =>
      comparison(
        compared('customary', [{ key: 'a', clause }], {}, { ...CONFORMS, partial }),
        compared('literal', [{ key: 'a', clause }], {}, { ...CONFORMS, partial }),
      ).readings.map(({ id }) => id);
    expect(of(true, 'art_4__point_2')).to.include('shooter_replacement');
    expect(of(true, 'art_4__point_2')).not.to.include('dont_pass_point_phase');
    expect(of(true, DONT_PASS)).to.include('dont_pass_point_phase').and.not.to.include('shooter_replacement');
    expect(of(true, 'art_5__para_1')).to.deep.equal([]);
    expect(of(false, 'art_5__para_1')).to.include.members(['shooter_replacement', 'dont_pass_point_phase']);
  });

  it('does not count what ran outside the plan', () => {
    const found = comparison(compared('customary', [{ key: 'a', planned: false }]), compared('literal', []));
    expect(found.cases).to.deep.equal({ same: 0, different: [], onlyDeclared: [], onlyLiteral: [] });
  });

  it('ends as the declared readings do, unless the other run came to no conclusion', () => {
    const verdict = (exitCode: Verdict['exitCode']): Verdict => {
      const name = { 0: 'conforms', 1: 'does_not_conform', 3: 'inconclusive' } as const;
      return { exitCode, verdict: name[exitCode] } as Verdict;
    };
    const codes = [
      [0, 0, 0],
      [0, 1, 0],
      [0, 3, 3],
      [1, 0, 1],
      [1, 3, 1],
      [3, 0, 3],
    ] as const;
    for (const [declared, literal, expected] of codes) {
      expect(exitCodeOf(verdict(declared), verdict(literal)), `${declared} ${literal}`).to.equal(expected);
    }
  });

  it('is told in every language, with every difference in sight or counted', () => {
    const many = Array.from({ length: 25 }, (_, index) => ({
      key: String(index),
      status: 'failed' as const,
    }));
    const found = comparison(
      compared('customary', [...many, { key: 'x' }]),
      compared('literal', [...many.map(({ key }) => ({ key })), { key: 'y', status: 'inspection-pending' }]),
    );
    for (const language of INTERFACE_LANGUAGES) {
      const lines = comparisonLines(found, language, 'c.json').map(({ text }) => text);
      expect(lines.filter((line) => line.includes('features/zh/article-5.feature:1'))).to.have.length(20);
      expect(lines.some((line) => line.includes('5') && line.includes('c.json'))).to.equal(true);
    }
  });

  /** Two articles that the readings bear on, on the product's own steps. */
  function suite(): SuiteLocation {
    const root = temporaryFolder();
    for (const language of OFFICIAL_LANGUAGES) {
      const folder = path.join('features', language);
      mkdirSync(path.join(root, folder), { recursive: true });
      cpSync(
        path.join(SUITE.root, folder, 'article-6.feature'),
        path.join(root, folder, 'article-6.feature'),
      );
    }
    return { root, support: SUITE.support.map((glob) => path.join(SUITE.root, glob)) };
  }

  it('leaves both runs and the difference, of a table that follows the readings it is asked for', async () => {
    const cwd = temporaryFolder();
    const { code, out, err } = await run(
      ['certify', '--compare-readings', '--allure', 'none', '--out', 'c', '--lang', 'pt', '--json'],
      { cwd, suite: suite() },
    );
    expect(code, err).to.equal(0);
    const result = JSON.parse(out) as { folder: string; comparison: ReadingsComparison };
    const kept = readFileSync(path.join(cwd, 'c', COMPARISON_FILE), 'utf8');
    expect(readingsComparisonSchema.parse(JSON.parse(kept))).to.deep.equal(result.comparison);
    for (const name of COMPARED_RUNS) {
      const file = path.join(cwd, 'c', name, 'verdict.json');
      const verdict = verdictSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
      expect(verdict.readings.set).to.equal(name === 'literal' ? 'literal' : 'customary');
      expect(existsSync(path.join(cwd, 'c', name, 'transcript.ndjson.gz'))).to.equal(true);
    }
    const { cases, clauses } = result.comparison;
    expect(cases.same).to.be.greaterThan(100);
    expect(cases.different).to.deep.equal([]);
    expect(clauses).to.deep.equal([]);
    expect(cases.onlyDeclared.some(({ readings }) => readings.includes('dont_pass_point_phase'))).to.equal(
      true,
    );
    expect(cases.onlyLiteral.some(({ readings }) => readings.includes('dont_pass_point_phase'))).to.equal(
      true,
    );
  });

  it('shows where a table with readings of its own does not follow the letter', async () => {
    const { code, out } = await run(
      [
        ...['certify', '--compare-readings', '--allure', 'none', '--lang', 'zh', '--ui', 'pt'],
        ...['--table-option', 'readings=customary'],
      ],
      { cwd: temporaryFolder(), suite: suite() },
    );
    expect(code).to.equal(0);
    // The odds of Don't Pass win where the line bet does: by the clause of the bet, and what it pays is left open.
    for (const difference of [
      /alínea 4\) do n\.º 2 do artigo 5\.º \(interpretação contra a sua letra\): segundo o declarado, não ensaiado; à letra, não conforme/,
      /primeiro parágrafo da alínea 4\) do artigo 6\.º \(interpretação contra a sua letra\): segundo o declarado, conforme; à letra, inconclusivo/,
    ])
      expect(out).to.match(difference);
  });

  it('has nothing to compare where the letter is declared', async () => {
    const cwd = temporaryFolder();
    const { code, err } = await run(
      ['certify', '--compare-readings', '--readings', 'literal', '--out', 'c'],
      { cwd },
    );
    expect([code, existsSync(path.join(cwd, 'c'))]).to.deep.equal([2, false]);
    expect(err).to.match(/^--compare-readings: /);
  });
});
