import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { CHECKS, SUITE, checkSuite, type SuiteLocation } from '../../checks';
import { OFFICIAL_LANGUAGES } from '../../locales';
import { suite } from '../checks/mini-suite';
import { run, temporaryFolder } from '../cli/console';
import { compiledCopy } from '../support/compiled';
import { PROBLEM_KEYS, keysOf } from './problem-keys';
import { UNSOUND } from './unsound-suites';

describe('every check before a run', () => {
  it('can find something, and has a case for each thing that it can find', () => {
    expect([...UNSOUND.keys()]).to.have.members([...PROBLEM_KEYS]);
    const found = new Set(PROBLEM_KEYS.map((key) => key.split('.')[0]));
    expect([...found]).to.have.members([...CHECKS]);
  });

  for (const [key, problems] of UNSOUND) {
    it(`goes red: ${key}`, async () => {
      expect((await problems()).flatMap(keysOf)).to.include(key);
    });
  }

  it('finds a step of a background that Gherkin takes for a description', async () => {
    const location = articleFour();
    for (const [language, keyword, other] of [
      ['zh', '假如', '如果'],
      ['pt', 'Dada', 'Sendo'],
    ] as const) {
      const file = path.join(location.root, 'features', language, 'article-4.feature');
      const background = new RegExp(`^( +)${keyword} `, 'm');
      writeFileSync(file, readFileSync(file, 'utf8').replace(background, `$1${other} `));
    }
    const { problems } = await checkSuite(location, 'en');
    expect(problems.flatMap(keysOf)).to.deep.equal(['rules.described', 'rules.described']);
  });

  it('is green of a sound suite, but for the clauses that a small one leaves out', async () => {
    const { problems } = await checkSuite(suite(), 'en');
    expect([...new Set(problems.flatMap(keysOf))]).to.deep.equal(['coverage.none']);
  });
});

/** A whole article that is sound, in which each check has something to look at. */
function articleFour(): SuiteLocation {
  const root = temporaryFolder();
  for (const language of OFFICIAL_LANGUAGES) {
    const file = path.join('features', language, 'article-4.feature');
    cpSync(path.join(SUITE.root, file), path.join(root, file), { recursive: true });
  }
  return { root, support: SUITE.support.map((glob) => path.join(SUITE.root, glob)) };
}

describe('nothing is run', () => {
  const QUOTED = /「以下.*」/;
  /** A way for every check that looks at the suite and not at what the product is delivered with. */
  const UNSOUND_ARTICLE: Record<
    Exclude<(typeof CHECKS)[number], 'registry'>,
    [from: string | RegExp, to: string]
  > = {
    gherkin: [/^ +當 /m, '      如果 x\n      當 '],
    quotes: [QUOTED, '「改」'],
    rules: ['@case:', '@caso:'],
    steps: [/^( +)假如 /m, '$1假如 從未聽聞的 '],
    parity: [/^ +假如 .*\n/m, ''],
    coverage: ['@art_4__point_2', '@art_4__heading'],
    sentences: ['@art_4', '@art_4'],
    revisions: [/^( +@art_4__\w+)/m, '$1 @rev:9'],
  };

  for (const [check, [from, to]] of Object.entries(UNSOUND_ARTICLE)) {
    it(`where the check of ${check} is red`, async () => {
      const location = articleFour();
      const file = path.join(location.root, 'features', 'zh', 'article-4.feature');
      writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
      // What the sentences have for cases stands in a file of its own.
      if (check === 'sentences')
        writeFileSync(path.join(location.root, 'features', 'sentence-cases.json'), '{"art_4__point_9": {}}');
      const cwd = temporaryFolder();
      const argv = ['certify', '--out', 'c', '--json'];
      const { code, out } = await run(argv, { cwd, suite: location });
      const { problems } = JSON.parse(out) as { problems: { check: string }[] };
      expect(problems.map((each) => each.check)).to.include(check);
      expect([code, existsSync(path.join(cwd, 'c'))]).to.deep.equal([2, false]);
    });
  }

  it('where the official text of the installation was changed', () => {
    const root = temporaryFolder();
    cpSync(compiledCopy(), root, { recursive: true });
    symlinkSync(path.join(SUITE.root, 'node_modules'), path.join(root, 'node_modules'), 'junction');
    const text = path.join(root, 'regulation', 'text', 'order-53-2010.zh.txt');
    writeFileSync(text, readFileSync(text, 'utf8').replace('博彩者', '博彩人'));
    const cwd = temporaryFolder();
    const command = path.join(root, 'cli', 'craps-conformance.cjs');
    const argv = [command, 'certify', '--out', 'c', '--ui', 'en'];
    const { status, stdout, stderr } = spawnSync(process.execPath, argv, { cwd, encoding: 'utf8' });
    expect([status, stdout, existsSync(path.join(cwd, 'c'))], stderr).to.deep.equal([2, '', false]);
    expect(stderr).to.match(/^regulation\/text\/order-53-2010\.zh\.txt:1: .*SHA-256/m);
  });
});
