/** A judge, or a case, that is wrong itself: the suite says that it contradicts itself, and condemns no clause by it. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { Judge } from '../../assessment/judge';
import type { SuiteLocation } from '../../checks';
import { verdictOn, type Verdict } from '../../reports';
import { run, temporaryFolder } from '../cli/console';
import { SUITE_OF_ONE_ARTICLE, readJson } from '../manifest/certified';
import { everyCase } from '../regulation-page/record';
import { declaration } from '../reports/mini-suite';

/** Who goes on throwing, and who does not. */
const WRONG = [
  [
    'zh',
    '博彩者甲擲出 2 點和 3 點\n      那麼 輪到博彩者甲擲骰',
    '博彩者甲擲出 2 點和 3 點\n      那麼 輪到博彩者乙擲骰',
  ],
  [
    'pt',
    'saem 2 e 3\n      Então cabe ao jogador A lançar os dados',
    'saem 2 e 3\n      Então cabe ao jogador B lançar os dados',
  ],
] as const;

async function verdictOf(suite: SuiteLocation, ...flags: string[]): Promise<Verdict> {
  const cwd = temporaryFolder();
  const argv = ['certify', '--out', 'c', '--allure', 'none', '--no-certificate', '--lang', 'zh', ...flags];
  const { code, out, err } = await run(argv, { cwd, suite });
  if (![1, 3].includes(code)) throw new Error(`${code}\n${out}\n${err}`);
  return readJson(cwd, 'c', 'verdict.json');
}

describe('a wrong case', () => {
  it('is contradicted by the judge: its clause is left open, and the run comes to no conclusion', async () => {
    const root = temporaryFolder();
    cpSync(SUITE_OF_ONE_ARTICLE.root, root, { recursive: true });
    for (const [language, asked, wrong] of WRONG) {
      const file = path.join(root, 'features', language, 'article-4.feature');
      const feature = readFileSync(file, 'utf8');
      expect(feature).to.include(asked);
      writeFileSync(file, feature.replace(asked, wrong));
    }
    const { verdict, reasons, clauses, findings } = await verdictOf(
      { root, support: SUITE_OF_ONE_ARTICLE.support },
      '--tags',
      '@art_4__intro',
    );
    expect(findings).to.deep.equal([]);
    expect(verdict).to.equal('inconclusive');
    expect(reasons.map(({ code }) => code)).to.include('contradiction');
    const clause = clauses.find(({ id }) => id === 'art_4__intro');
    expect(clause?.status).to.equal('inconclusive');
    expect(clause?.failures.map(({ contradicted }) => contradicted)).to.deep.equal([true]);
  });
});

describe('a wrong judge', () => {
  type Observe = (this: Judge, ...played: Parameters<Judge['observe']>) => ReturnType<Judge['observe']>;
  const observe: Observe = Reflect.get(Judge.prototype, 'observe');

  after(() => {
    Judge.prototype.observe = observe;
  });

  it('is contradicted by the cases, where he finds right what they find wrong', async () => {
    Judge.prototype.observe = function (this: Judge, played) {
      const judged = observe.call(this, played);
      return judged.map((each) =>
        each.result === 'fails' ? { ...each, result: 'conforms', required: each.actual } : each,
      );
    };
    const { reasons, findings, verdict } = await verdictOf(
      SUITE_OF_ONE_ARTICLE,
      ...['--tags', '@art_4', '--table-option', 'fault=shooter-replaced-after-every-throw'],
    );
    expect(findings).to.deep.equal([]);
    expect(verdict).not.to.equal('conforms');
    expect(reasons.map(({ code }) => code)).to.include('contradiction');
  });
});

describe('a clause whose cases failed of what is wrong by another', () => {
  it('is left open where nothing else has shown it, whatever was judged right beside it', () => {
    const record = everyCase('customary');
    const about = record.cases.find(
      ({ clause, case: name }) => clause === 'art_4__intro' && name === 'not-replaced-otherwise',
    );
    const shown = { result: 'shown', judgement: 0 } as const;
    const verdict = verdictOn(declaration(), {
      ...record,
      judged: {
        ...record.judged,
        counts: { ...record.judged.counts, [about?.clause ?? '']: { right: 10, wrong: 0, undecided: 0 } },
      },
      cases: record.cases.map((each) =>
        each.clause === about?.clause && each.case === about?.case
          ? { ...each, status: 'failed', weighed: shown }
          : each,
      ),
    });
    const clause = verdict.clauses.find(({ id }) => id === 'art_4__intro');
    expect(clause?.status).to.equal('inconclusive');
  });
});
