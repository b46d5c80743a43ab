import { existsSync, mkdtempSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { certify, type Certification } from '../../certification/certification';
import { readConfiguration } from '../../certification/declaration/configuration';
import { OutputFolder } from '../../certification/folder/output-folder';
import { writeRegulationPage } from '../../certification/conclusion/regulation-page';
import { SUITE } from '../../checks';
import { readSuite } from '../../checks/suite';
import { generateReport, resultAddresses, verdictSchema, writeAllureResults } from '../../reports';
import { escapeHtml } from '../../reports/regulation-page/markup';
import { run, temporaryFolder } from '../cli/console';
import { declaration } from '../reports/mini-suite';
import { useBrowser } from './browser';
import { FIELD, everyCase, fieldLosesOn12, inputOf } from './record';

const ONE_CLAUSE = ['--tags', '@art_6__point_1', '--allure', 'none'];

describe('certify and the page of the regulation', () => {
  it('leaves the page beside the verdict, with links to what is there', async () => {
    const cwd = temporaryFolder();
    const { code } = await run(['certify', '--out', 'c', ...ONE_CLAUSE, '--fault', 'pass-stake-kept'], {
      cwd,
    });
    expect(code).to.equal(1);
    const page = readFileSync(new OutputFolder(path.join(cwd, 'c')).regulationPage, 'utf8');
    const files = [...page.matchAll(/href="([\w-]+\.[\w.]+)"/g)].map(([, file = '']) => file);
    expect(new Set(files)).to.deep.equal(
      new Set(['verdict.json', 'transcript.ndjson.gz', 'messages.ndjson.gz']),
    );
    for (const file of files) expect(existsSync(path.join(cwd, 'c', file)), file).to.equal(true);
    expect(page).to.contain('class="clause is-inconclusive" id="art_6__point_1"');
    expect(page).to.match(/transcript\.ndjson\.gz（[0-9a-f]{8}）第 \d+ 至 \d+ 號/);
    const { reasons } = verdictSchema.parse(
      JSON.parse(readFileSync(path.join(cwd, 'c', 'verdict.json'), 'utf8')),
    );
    expect(reasons.map((reason) => reason.code)).to.deep.equal(['partial']);
  });

  it('leaves it where the table could not be reached as well', async () => {
    const cwd = temporaryFolder();
    const { code } = await run(
      ['certify', '--out', 'c', '--adapter', 'http', '--target', 'http://127.0.0.1:9', ...ONE_CLAUSE],
      { cwd },
    );
    expect(code).to.equal(3);
    const page = readFileSync(new OutputFolder(path.join(cwd, 'c')).regulationPage, 'utf8');
    expect(page).to.contain('class="conclusion inconclusive"');
  });

  it('never concludes that a table conforms where the page could not be made', async () => {
    const folder = new UnwritablePage(temporaryFolder());
    const { verdict } = await certify(certification(folder));
    const messages = verdict.reasons
      .filter(({ code }) => code === 'harness_error')
      .map(({ texts }) => texts.en);
    expect(messages).to.have.length(1);
    expect(messages[0]).to.contain('the page of the regulation could not be made');
    expect(verdict.exitCode).to.equal(3);
    const kept = verdictSchema.parse(JSON.parse(readFileSync(folder.verdict, 'utf8')));
    expect(kept.reasons).to.deep.equal(verdict.reasons);
  });

  it('says on the page what the certificate’s failure has made of the verdict', async () => {
    const folder = new UnwritableCertificate(temporaryFolder());
    const { verdict } = await certify(certification(folder));
    const message = verdict.reasons.find(({ code }) => code === 'harness_error')?.texts.en ?? '';
    expect(message).to.contain('certificate.pdf');
    const page = readFileSync(folder.regulationPage, 'utf8');
    expect(page).to.contain('class="conclusion inconclusive"');
    expect(page).to.contain(escapeHtml(message));
  });

  describe('and the Allure report', () => {
    const { open } = useBrowser();
    const record = everyCase('customary', (each) => ({ ...fieldLosesOn12(each), testCaseStartedId: null }));
    const cases = record.cases.filter(({ clause }) => clause === FIELD);
    const few = { ...record, cases };
    const input = inputOf({ record: few });

    for (const [name, env] of [
      ['Allure 2, where there is a Java', process.env],
      ['Allure 3', { ...process.env, JAVA_HOME: '', PATH: '' }],
    ] as const) {
      it(`leads to the result of a case: ${name}`, async () => {
        const folder = new OutputFolder(temporaryFolder());
        writeAllureResults({
          declaration: declaration(),
          record: few,
          verdict: input.verdict,
          exchanges: [],
          folder: folder.allureResults,
        });
        await generateReport({
          results: folder.allureResults,
          report: folder.allureReport,
          language: 'en',
          env,
        });
        writeRegulationPage({
          folder,
          record: few,
          verdict: input.verdict,
          language: 'zh',
          root: SUITE.root,
        });
        const { page } = await open(readFileSync(folder.regulationPage, 'utf8'), {
          at: folder.regulationPage,
        });
        await page.click(`#${FIELD} .failures .zh a[href*="allure-report"]`);
        await page.waitForFunction(`document.body.innerText.includes('«Field»為輸')`);
        expect(page.url()).to.match(/allure-report\/index\.html#(?:testresult\/)?[0-9a-f]+/);
      });
    }
  });

  it('finds no address where a report holds no such result, and the last of several attempts', () => {
    const page = path.join(mkdtempSync(path.join(temporaryFolder(), 'r')), 'index.html');
    const entry = (id: string, fullName: string, start: number) => {
      const data = Buffer.from(JSON.stringify({ uid: id, fullName, time: { start } })).toString('base64');
      return `d('data/test-cases/${id}.json','${data}')`;
    };
    writeFileSync(
      page,
      [entry('aa', 'x:1', 1), entry('bb', 'x:1', 3), entry('cc', 'x:1', 2), entry('dd', 'y:1', 1)].join(';'),
    );
    expect([...resultAddresses(page, new Set(['x:1', 'z:1']))]).to.deep.equal([['x:1', '#testresult/bb']]);
    expect(resultAddresses(page, new Set()).size).to.equal(0);
  });
});

/** In a folder that is not there. */
class UnwritablePage extends OutputFolder {
  override get regulationPage(): string {
    return path.join(this.root, 'no-such-folder', 'regulation.html');
  }
}

/** Something stands where the certificate is to go: it is made in a thread, which is told the folder alone. */
class UnwritableCertificate extends OutputFolder {
  constructor(root: string) {
    super(root);
    mkdirSync(path.join(root, 'certificate.pdf', 'in-the-way'), { recursive: true });
  }
}

function certification(folder: OutputFolder): Certification {
  const read = readConfiguration({ allure: 'none', tags: '@art_6__point_1' }, temporaryFolder(), 'en');
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return {
    configuration: read.configuration,
    suite: readSuite(SUITE),
    folder,
    signal: new AbortController().signal,
    progress: { planned: () => undefined, casesDone: () => undefined, end: () => undefined },
  };
}
