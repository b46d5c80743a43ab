import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import {
  placeText,
  readConfiguration,
  type CertifyFlags,
} from '../../certification/declaration/configuration';
import { certify } from '../../certification/certification';
import { OutputFolder } from '../../certification/folder/output-folder';
import { SUITE, type SuiteLocation } from '../../checks';
import { readSuite } from '../../checks/suite';
import { INTERFACE_LANGUAGES, OFFICIAL_LANGUAGES } from '../../locales';
import { articleOf } from '../../regulation';
import { runDeclarationSchema, verdictSchema, type Verdict } from '../../reports';
import { run, temporaryFolder } from '../cli/console';
import { EXAMPLE, MIS_SPOTTED } from './records';

const GOOD = readFileSync(EXAMPLE, 'utf8');
const MIS_SPOTTED_SET = GOOD.replace('[1, 6, 2, 5, 3, 4]', JSON.stringify(MIS_SPOTTED));

/** The features of Article 1 alone, on the product's own steps. */
function articleOne(): SuiteLocation {
  const root = temporaryFolder();
  for (const language of OFFICIAL_LANGUAGES) {
    const file = path.join('features', language, 'article-1.feature');
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    cpSync(path.join(SUITE.root, file), path.join(root, file));
  }
  return { root, support: SUITE.support.map((glob) => path.join(SUITE.root, glob)) };
}

function configured(flags: CertifyFlags, files: Record<string, string>) {
  const cwd = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
    writeFileSync(path.join(cwd, name), content);
  }
  return readConfiguration({ allure: 'none', ...flags }, cwd, 'en');
}

async function certified(record: string | null, scope: 'system' | 'full', suite = articleOne()) {
  const flags = record === null ? { scope } : { scope, inspection: 'inspection.yaml' };
  const read = configured(flags, record === null ? {} : { 'inspection.yaml': record });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const folder = new OutputFolder(temporaryFolder());
  const { verdict } = await certify({
    configuration: read.configuration,
    suite: readSuite(suite),
    folder,
    signal: new AbortController().signal,
    progress: { planned: () => undefined, casesDone: () => undefined, end: () => undefined },
  });
  const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
  expect(verdictSchema.parse(json(folder.verdict))).to.deep.equal(verdict);
  return { verdict, declaration: runDeclarationSchema.parse(json(folder.run)) };
}

const statusesOfArticleOne = ({ clauses }: Verdict) => [
  ...new Set(clauses.filter(({ id }) => articleOf(id) === 1).map(({ status }) => status)),
];
const pending = ({ reasons }: Verdict) =>
  (reasons.find(({ code }) => code === 'inspection_pending')?.clauses ?? []).filter(
    (id) => articleOf(id) === 1,
  );

describe('certifying with an inspection record', () => {
  it('conforms in Article 1 with a good one, and names it', async () => {
    const { verdict, declaration } = await certified(GOOD, 'system');
    expect(verdict.exitCode).to.equal(0);
    expect(statusesOfArticleOne(verdict)).to.deep.equal(['conforms']);
    expect(verdict.inspection).to.include({ file: 'inspection.yaml', date: '2026-11-16' });
    expect(verdict.inspection?.sha256).to.match(/^[0-9a-f]{64}$/);
    expect(declaration.inspection).to.deep.equal(verdict.inspection);
  });

  it('waits without one, is incomplete in the full scope, and names the clauses', async () => {
    for (const scope of ['system', 'full'] as const) {
      const { verdict } = await certified(null, scope);
      expect(verdict.inspection).to.equal(null);
      expect(verdict.exitCode).to.equal(3);
      expect(statusesOfArticleOne(verdict)).to.deep.equal(['inspection_pending']);
      expect(verdict.cases.passed).to.equal(0);
      expect(pending(verdict)).to.have.length(scope === 'full' ? 9 : 0);
    }
  });

  it('leaves nothing of Article 1 pending in the full scope with a good one', async () => {
    const { verdict } = await certified(GOOD, 'full');
    expect(statusesOfArticleOne(verdict)).to.deep.equal(['conforms']);
    expect(pending(verdict)).to.deep.equal([]);
  });

  it('conforms in the full scope with a good one, every article taken together', async () => {
    const { verdict } = await certified(GOOD, 'full', SUITE);
    expect(verdict.reasons.map(({ texts }) => texts.en)).to.deep.equal([]);
    expect(verdict.exitCode).to.equal(0);
    expect(verdict.cases.inspectionPending).to.equal(0);
  });

  it('does not conform with a die marked 2, 5, 2, 5, 3, 4, and names Article 1(1)(1) alone', async () => {
    for (const scope of ['system', 'full'] as const) {
      const { verdict } = await certified(MIS_SPOTTED_SET, scope);
      expect(verdict.exitCode).to.equal(1);
      const failed = verdict.clauses.filter(({ status }) => status === 'does_not_conform');
      expect(failed.map(({ id }) => id)).to.deep.equal(['art_1__para_1__point_1']);
      expect(verdict.clauses.find(({ id }) => id === 'art_1__para_2__point_2')?.status).to.equal('conforms');
    }
  });

  it('says so on the command line', async () => {
    const cwd = temporaryFolder();
    writeFileSync(path.join(cwd, 'inspection.yaml'), MIS_SPOTTED_SET);
    const { code, out } = await run(
      ['certify', '--allure', 'none', '--scope', 'full', '--inspection', 'inspection.yaml', '--out', 'c'],
      { cwd, suite: articleOne() },
    );
    expect(out).to.include('Article 1(1)(1)').and.to.include('found by inspection: ');
    expect(code).to.equal(1);
  });
});

describe('the inspection record in the configuration', () => {
  it('is named by the file, beside it, or by a flag, from where the command is given', () => {
    const files = {
      'lab/certification.yaml': 'inspection: record.yaml\n',
      'lab/record.yaml': GOOD,
      'record.yaml': GOOD.replace('2026-11-16', '2026-11-15'),
    };
    const byFile = configured({ config: 'lab/certification.yaml' }, files);
    const byFlag = configured({ config: 'lab/certification.yaml', inspection: 'record.yaml' }, files);
    const of = (read: typeof byFile) =>
      read.ok && [read.configuration.inspection?.file, read.configuration.inspection?.record.date];
    expect(of(byFile)).to.deep.equal([path.join('lab', 'record.yaml'), '2026-11-16']);
    expect(of(byFlag)).to.deep.equal(['record.yaml', '2026-11-15']);
  });

  it('that cannot be used is told by its own file, line and column, beside what else is wrong', () => {
    const files = {
      'lab/certification.yaml': 'inspection: record.yaml\nscope: half\n',
      'lab/record.yaml': GOOD.replace('date: 2026-11-16', 'date: yesterday'),
    };
    const read = configured({ config: 'lab/certification.yaml' }, files);
    const line = GOOD.slice(0, GOOD.indexOf('date: 2026-11-16')).split('\n').length;
    expect(read.ok ? [] : read.problems.map(placeText)).to.have.members([
      'lab/certification.yaml:2:8',
      `${path.join('lab', 'record.yaml')}:${line}:7`,
    ]);
  });

  it('that is missing, or no text, is told', () => {
    const missing = configured({ inspection: 'none.yaml' }, {});
    expect(missing.ok ? [] : missing.problems.map(placeText)).to.deep.equal(['none.yaml']);
    const list = configured({}, { 'certification.yaml': 'inspection: [a]\n' });
    expect(list.ok ? [] : list.problems.map(placeText)).to.deep.equal(['certification.yaml:1:13']);
  });

  it('is refused before anything is run', async () => {
    for (const ui of INTERFACE_LANGUAGES) {
      const cwd = temporaryFolder();
      writeFileSync(path.join(cwd, 'r.yaml'), GOOD.replace('weight: 8.52 g', 'weight: 8.52'));
      const { code, out, err } = await run(['certify', '--inspection', 'r.yaml', '--ui', ui], { cwd });
      expect([code, out]).to.deep.equal([2, '']);
      expect(err).to.match(/^r\.yaml:\d+:13: /);
    }
  });
});
