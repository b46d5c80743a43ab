import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { certify, type Certification } from '../../certification/certification';
import { readConfiguration, type CertifyFlags } from '../../certification/declaration/configuration';
import { PRINTED } from '../../adapters/process/hosted';
import { OutputFolder } from '../../certification/folder/output-folder';
import { SUITE, type SuiteLocation } from '../../checks';
import { readSuite } from '../../checks/suite';
import { OFFICIAL_LANGUAGES } from '../../locales';
import { packedName, runDeclarationSchema, verdictSchema, type Verdict } from '../../reports';
import { run, temporaryFolder } from './console';

const PASS_PRIZE = 'art_6__point_1';

/** The features of Article 6 alone, on the product's own steps: a whole scope that is tested in seconds. */
function articleSix(): SuiteLocation {
  const root = temporaryFolder();
  for (const language of OFFICIAL_LANGUAGES) {
    const file = path.join('features', language, 'article-6.feature');
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    cpSync(path.join(SUITE.root, file), path.join(root, file));
  }
  return { root, support: SUITE.support.map((glob) => path.join(SUITE.root, glob)) };
}

/** A folder with a table in it, and the verdict on that table without the command line around it. */
function certification(flags: CertifyFlags, table?: string): Certification & { cwd: string } {
  const cwd = temporaryFolder();
  if (table !== undefined) writeFileSync(path.join(cwd, 'table.cjs'), table);
  const read = readConfiguration(
    { allure: 'none', ...(table === undefined ? {} : { target: './table.cjs' }), ...flags },
    cwd,
    'en',
  );
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return {
    cwd,
    configuration: read.configuration,
    suite: readSuite(SUITE),
    folder: new OutputFolder(temporaryFolder()),
    signal: new AbortController().signal,
    progress: { planned: () => undefined, casesDone: () => undefined, end: () => undefined },
  };
}

/** The reference table with one operation replaced by the code given. */
function tableThat(operation: string, code: string): string {
  const reference = JSON.stringify(path.join(SUITE.root, 'adapters', 'reference-table'));
  return `
    const createReferenceTable = require(${reference}).default;
    module.exports = () => {
      const table = createReferenceTable({});
      return { ...table, ${operation}: (parameters) => { ${code} } };
    };`;
}

function codes({ reasons }: Verdict): string[] {
  return reasons.map(({ code }) => code);
}

function kept(folder: OutputFolder): Verdict {
  return verdictSchema.parse(JSON.parse(readFileSync(folder.verdict, 'utf8')));
}

describe('certify', () => {
  it('finds that the right table conforms, and leaves its evidence', async () => {
    const cwd = temporaryFolder();
    const { code, out, err } = await run(['certify', '--out', 'c', '--json'], { cwd, suite: articleSix() });
    expect(err).not.to.include('harness');
    const result = JSON.parse(out) as { folder: string; report: string; verdict: Verdict };
    expect(result.verdict.reasons).to.deep.equal([]);
    expect(code).to.equal(0);
    const folder = new OutputFolder(path.join(cwd, 'c'));
    expect(kept(folder)).to.deep.equal(result.verdict);
    const declaration = runDeclarationSchema.parse(JSON.parse(readFileSync(folder.run, 'utf8')));
    expect(declaration.articles).to.deep.equal([6]);
    for (const file of [
      packedName(folder.messages),
      packedName(folder.transcript),
      folder.output,
      folder.allureResults,
      result.report,
    ]) {
      expect(existsSync(file), file).to.equal(true);
    }
    expect(err).to.match(/Cases tested: (\d+) of \1\. Time left: 0:00\n$/);
  });

  it('finds a faulty table, by its clause, in both languages', async () => {
    const { code, out } = await run(
      ['certify', '--fault', 'pass-stake-kept', '--tags', `@${PASS_PRIZE}`, '--allure', 'none', '--json'],
      { cwd: temporaryFolder() },
    );
    expect(code).to.equal(1);
    const { verdict } = JSON.parse(out) as { verdict: Verdict };
    const status = (clause: string) => verdict.clauses.find(({ id }) => id === clause)?.status;
    expect(status('art_6__intro')).to.equal('does_not_conform');
    // Its cases fail of the stake, and show no more than what is found against the clause that it rests on.
    const failures = verdict.clauses.find(({ id }) => id === PASS_PRIZE)?.failures ?? [];
    expect(status(PASS_PRIZE)).to.equal('inconclusive');
    expect(new Set(failures.map(({ language }) => language)).size).to.equal(2);
    expect(new Set(failures.map(({ shownBy }) => shownBy))).to.deep.equal(new Set([1]));
    expect(verdict.findings[0]?.clause).to.equal('art_6__intro');
    expect(verdict.adapter.target).to.include('pass-stake-kept');
  });

  it('never lets a part of the cases stand for the whole', async () => {
    const { code, out } = await run(
      ['certify', '--tags', `@${PASS_PRIZE}`, '--allure', 'none', '--ui', 'zh'],
      {
        cwd: temporaryFolder(),
      },
    );
    expect(code).to.equal(3);
    expect(out).to.include('verdict.json');
  });

  it('comes to the same verdict in several processes', async () => {
    const [alone, shared] = await Promise.all(
      ['1', '2'].map(async (parallel) => {
        const { verdict } = await certify(certification({ parallel, tags: '@art_6__point_12__subpara_1' }));
        return { ...verdict, startedAt: '', finishedAt: '' };
      }),
    );
    expect(alone?.cases.passed).to.be.greaterThan(0);
    expect(shared).to.deep.equal(alone);
  });

  it('runs nothing where the features are not sound', async () => {
    const suite = articleSix();
    const file = path.join(suite.root, 'features', 'pt', 'article-6.feature');
    writeFileSync(file, readFileSync(file, 'utf8').replace('@case:', '@caso:'));
    const cwd = temporaryFolder();
    const { code, out, err } = await run(['certify', '--out', 'c'], { cwd, suite });
    expect([code, out, existsSync(path.join(cwd, 'c'))]).to.deep.equal([2, '', false]);
    expect(err).to.match(/^features\/pt\/article-6\.feature:\d+:\d+: /m);
    const json = await run(['certify', '--json'], { cwd, suite });
    expect(json.code).to.equal(2);
    expect((JSON.parse(json.out) as { problems: unknown[] }).problems).not.to.deep.equal([]);
  });

  it('runs nothing on a wrong configuration', async () => {
    const cwd = temporaryFolder();
    const { code, err } = await run(['certify', '--fault', 'nonsense', '--out', 'c'], { cwd });
    expect([code, existsSync(path.join(cwd, 'c'))]).to.deep.equal([2, false]);
    expect(err).to.match(/^--fault: /);
    const json = await run(['certify', '--scope', 'half', '--json'], { cwd });
    expect((JSON.parse(json.out) as { problems: { key: string }[] }).problems[0]?.key).to.equal('scope');
  });

  it('runs nothing where the table’s module is not there', async () => {
    const cwd = temporaryFolder();
    for (const target of ['./none.cjs', 'no-such-package']) {
      const { code, out, err } = await run(['certify', '--target', target, '--out', 'c'], { cwd });
      expect([code, out, existsSync(path.join(cwd, 'c'))]).to.deep.equal([2, '', false]);
      expect(err).to.match(/^--target: .*(?:none\.cjs|no-such-package)/);
      expect(err).not.to.include('Require stack');
    }
  });

  it('runs nothing where the tags select no case', async () => {
    const cwd = temporaryFolder();
    const suite = articleSix();
    for (const [tags, words] of [
      ['@art_9', /these tags: “@art_9”.*\n.*@art_6;/],
      ['@option:field_12=triple', /other readings or options/],
    ] as const) {
      const argv = ['certify', '--tags', tags, '--out', 'c'];
      const { code, out, err } = await run(argv, { cwd, suite });
      expect([code, out, existsSync(path.join(cwd, 'c'))]).to.deep.equal([2, '', false]);
      expect(err)
        .to.match(/^--tags: /)
        .and.to.match(words);
    }
    writeFileSync(path.join(cwd, 'certification.yaml'), 'scope: full\ntags: "@art_9"\n');
    const { code, err } = await run(['certify', '--out', 'c'], { cwd, suite });
    expect(code).to.equal(2);
    expect(err).to.match(/^certification\.yaml:2:7: /);
  });

  it('refuses to write where something stands already', async () => {
    const cwd = temporaryFolder();
    writeFileSync(path.join(cwd, 'verdict.json'), '{}');
    const { code, err } = await run(['certify', '--out', '.'], { cwd });
    expect(code).to.equal(2);
    expect(err).to.include('not empty');
  });

  describe('cannot conclude', () => {
    const tags = `@${PASS_PRIZE}`;

    it('where the table’s module throws', async () => {
      const cwd = temporaryFolder();
      writeFileSync(path.join(cwd, 'table.cjs'), 'require("not-installed-anywhere");');
      const { code, out, err } = await run(['certify', '--target', './table.cjs', '--out', 'c'], {
        cwd,
        suite: articleSix(),
      });
      expect(code).to.equal(3);
      expect(out).to.include('not-installed-anywhere');
      const kept = readFileSync(new OutputFolder(path.join(cwd, 'c')).verdict, 'utf8');
      expect(out + err + kept).not.to.match(/^\s+at |Require stack/m);
    });

    const UNLIKE: [ui: 'zh' | 'pt' | 'en', words: RegExp[]][] = [
      [
        'en',
        [/describe: .*“bets” is missing: a list of bet names is expected/, /“seats” is "4": a whole number/],
      ],
      [
        'pt',
        [/describe: .*falta «bets»: deve ser uma lista de nomes de apostas/, /«seats» é "4": deve ser um/],
      ],
      ['zh', [/describe：.*欠缺「bets」，應為投注名稱的列表/, /「seats」為 "4"，應為整數/]],
    ];
    for (const [ui, words] of UNLIKE) {
      it(`where the table describes itself otherwise than the contract says, in words (${ui})`, async () => {
        const run = certification(
          { ui },
          tableThat(
            'describe',
            `const { bets, ...value } = table.describe({}).value;
             return { ok: true, value: { ...value, seats: '4', maker: '\\u001b[2J'.repeat(100) } };`,
          ),
        );
        run.configuration.ui = ui;
        const { verdict } = await certify(run);
        expect(verdict.exitCode).to.equal(3);
        const said = JSON.stringify(verdict.reasons);
        const text = said.replaceAll('\\"', '"');
        for (const word of words) expect(text).to.match(word);
        expect(said)
          .to.include('adapters/table.ts')
          .and.not.to.match(/invalid_|undefined|\\u001b/);
        expect(said.length).to.be.at.most(3_000);
      });
    }

    it('where the table does not describe itself', async () => {
      for (const code of [
        'throw new Error("no")',
        'return { ok: true, value: {} }',
        'return { ok: false, refusal: { code: "NOT_OPEN" } }',
      ]) {
        const run = certification({}, tableThat('describe', code));
        const { verdict } = await certify(run);
        expect(verdict.exitCode).to.equal(3);
        expect(codes(verdict)).to.include.members(['harness_error', 'target_unknown']);
        expect(kept(run.folder).exitCode).to.equal(3);
      }
    });

    it('where the table ends the process as if all were well', async () => {
      const run = certification({ tags }, tableThat('roll', 'process.exit(0)'));
      const { verdict } = await certify(run);
      expect(verdict.exitCode).to.equal(3);
      expect(codes(verdict)).to.include('inconclusive_cases');
      expect(verdict.cases.failed).to.equal(0);
    });

    it('where the table never yields', async () => {
      const run = certification({ tags }, tableThat('roll', 'for (;;) {}'));
      run.configuration.adapter.timeoutMs = 3_000;
      const { verdict } = await certify(run);
      expect(verdict.exitCode).to.equal(3);
      expect(codes(verdict)).to.include('inconclusive_cases');
      expect(verdict.cases.failed).to.equal(0);
    });

    it('where the user interrupts, and keeps what was tested', async () => {
      const controller = new AbortController();
      // A table that takes its time, so that the run cannot be over before it is interrupted.
      const slow = tableThat(
        'open',
        'return new Promise((resolve) => setTimeout(() => resolve(table.open(parameters)), 50))',
      );
      const run = certification({}, slow);
      const { verdict } = await certify({
        ...run,
        signal: controller.signal,
        progress: { planned: () => undefined, casesDone: () => controller.abort(), end: () => undefined },
      });
      expect(verdict.exitCode).to.equal(3);
      expect(verdict.interrupted).to.equal(true);
      expect(verdict.cases.run).to.be.greaterThan(0);
      expect(verdict.cases.notRun).to.be.greaterThan(0);
      expect(kept(run.folder)).to.deep.equal(verdict);
    });

    it('where a report cannot be made, although every case passed', async () => {
      const suite = readSuite(articleSix());
      const run = { ...certification({ allure: 'report' }), suite };
      // A file where the folder of results should be.
      writeFileSync(run.folder.allureResults, '');
      const { verdict, report } = await certify(run);
      expect(report).to.equal(null);
      expect(verdict.cases.passed).to.equal(verdict.cases.planned);
      expect([verdict.exitCode, codes(verdict)]).to.deep.equal([3, ['harness_error']]);
      expect(kept(run.folder).exitCode).to.equal(3);
    });
  });

  it('keeps what the table prints out of its own output', async () => {
    const run = certification(
      { tags: `@${PASS_PRIZE}` },
      `console.log('\\u001b[2J');${tableThat('state', 'return table.state(parameters)')}`,
    );
    await certify(run);
    expect(readFileSync(path.join(run.folder.root, PRINTED), 'utf8')).to.include('[2J');
    expect(readFileSync(run.folder.output, 'utf8')).not.to.include('[2J');
  });

  it('keeps so much of what a table prints, and goes on', async () => {
    const run = certification(
      { tags: `@${PASS_PRIZE}` },
      tableThat(
        'state',
        "process.stdout.write('x'.repeat(2_000_000)); return new Promise((go) => setTimeout(go, 50)).then(() => table.state(parameters))",
      ),
    );
    const { verdict } = await certify(run);
    expect(verdict.cases.passed).to.equal(verdict.cases.planned);
    const printed = readFileSync(path.join(run.folder.root, PRINTED), 'utf8');
    expect(printed.length).to.be.greaterThan(1_000_000).and.lessThan(17_000_000);
  });
});
