/** The Allure report as somebody opens it: from the disk, in a browser. */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import type { Exchange } from '../../adapters/transcript';
import { findJava, generateReport, recordOf, verdictOn, writeAllureResults } from '../../reports';
import { readReport, type ReportData } from '../../reports/allure/data';
import { packReport } from '../../reports/allure/pack';
import { temporaryFolder } from '../cli/console';
import { useBrowser, type Reader } from '../regulation-page/browser';
import { article4, CLAUSES_OF_ARTICLE_4, declaration, inBothLanguages, messagesOf } from './mini-suite';

/** Bytes from which the first screen has to come. */
const FIRST_SCREEN = 3 * 1024 * 1024;

const CASES = [
  ...CLAUSES_OF_ARTICLE_4.map((clause) => ({ clause, name: 'holds', steps: ['it holds'] })),
  { name: 'fails', steps: ['it fails', 'it holds'] },
  { name: 'breaks', steps: ['it breaks'] },
];

async function resultsIn(folder: string): Promise<string> {
  const declared = declaration();
  const record = recordOf(declared, await messagesOf({ features: inBothLanguages(article4(CASES)) }));
  const exchanges = record.cases.map(({ testCaseStartedId, language }): Exchange => ({
    time: '2026-01-02T03:04:05.678Z',
    chain: '5a1f0c3e',
    worker: '0',
    sequence: 1,
    subject: { testCaseStarted: testCaseStartedId ?? '', language, clause: 'art_4__intro', case: 'x' },
    operation: 'state',
    parameters: { seen: 'in the attachment' },
    answer: { ok: true, value: { point: 4 } },
    duration: 0.25,
  }));
  const results = path.join(folder, 'allure-results');
  const verdict = verdictOn(declared, record);
  writeAllureResults({ declaration: declared, record, verdict, exchanges, folder: results });
  return results;
}

/** What a report names and does not have: results in its trees, attachments of its results. */
function deadLinks(data: ReportData): string[] {
  const dead: string[] = [];
  const named = (name: string) => {
    if (!data.has(name)) dead.push(name);
  };
  for (const [file, content] of data) {
    if (!file.endsWith('.json')) continue;
    const result = /^data\/test-(?:cases|results)\//.test(file);
    JSON.parse(content.toString('utf8'), (key, value: unknown) => {
      // Allure 2: a leaf of a tree; an attachment, wherever it hangs.
      if (typeof value === 'object' && value !== null) {
        const { uid, source, type, parentUid, id, ext, nodeId, status } = value as Record<
          string,
          string | undefined
        >;
        // Allure 3: the same, of which a group has no status.
        if (nodeId !== undefined && status !== undefined) named(`data/test-results/${nodeId}.json`);
        if (uid !== undefined && parentUid !== undefined) named(`data/test-cases/${uid}.json`);
        if (result && source !== undefined && type !== undefined) named(`data/attachments/${source}`);
        if (result && key === 'link' && id !== undefined && ext !== undefined)
          named(`data/attachments/${id}${ext}`);
      }
      return value;
    });
  }
  return dead;
}

const resultNames = (data: ReportData) =>
  [...data.keys()].filter((name) => /^data\/test-(?:cases|results)\//.test(name));

function resultNamed(data: ReportData, name: string): string {
  const found = resultNames(data).find((file) => data.get(file)?.includes(`"name":"${name}`) === true);
  return path.basename(found ?? '', '.json');
}

function bytesOf({ requests }: Reader, index: string): number {
  const files = requests.filter((address) => address.startsWith('file:')).map((each) => fileURLToPath(each));
  return [index, ...files].reduce((sum, file) => sum + statSync(file).size, 0);
}

const shows = ({ page }: Reader, text: string) =>
  page.waitForFunction(`document.body.innerText.includes(${JSON.stringify(text)})`);

for (const [generator, env, address, tree] of [
  ['allure-2', process.env, '#testresult/', '#behaviors'],
  ['allure-3', { ...process.env, JAVA_HOME: path.join(__dirname, 'nowhere'), PATH: '' }, '#', ''],
] as const) {
  describe(`The report of ${generator}`, () => {
    const { open } = useBrowser();
    let index: string;
    let data: ReportData;
    const see = (hash: string) => open('', { at: index, hash });

    before(async function () {
      if (generator === 'allure-2' && (await findJava()) === null) this.skip();
      const folder = path.join(temporaryFolder(), '檢測 ção (1)');
      const results = await resultsIn(folder);
      const report = path.join(folder, 'allure-report');
      const made = await generateReport({ results, report, language: 'en', env });
      expect(made.generator).to.equal(generator);
      index = made.index;
      data = readReport(index);
    });

    it('shows its first screen from few bytes', async () => {
      const reader = await see('');
      expect(await reader.page.title()).to.equal('Conformance test report');
      await shows(reader, 'Relatório do ensaio de conformidade');
      await shows(reader, String(CASES.length * 2));
      expect(bytesOf(reader, index)).to.be.lessThan(FIRST_SCREEN);
      expect(reader.complaints).to.deep.equal([]);
    });

    it('shows the regulation as a tree', async () => {
      const reader = await see(tree);
      await shows(reader, 'Regulamento Oficial do Jogo de «Craps»');
      expect(reader.complaints).to.deep.equal([]);
    });

    it('shows a case with its steps', async () => {
      const reader = await see(address + resultNamed(data, 'holds of art_4__intro'));
      await shows(reader, 'holds of art_4__intro');
      await shows(reader, 'Given it holds');
      expect(reader.complaints).to.deep.equal([]);
    });

    it('shows what hangs on a case that failed', async () => {
      const reader = await see(address + resultNamed(data, 'fails of art_4__intro'));
      await shows(reader, 'Given it fails');
      await reader.page.getByText('Registo da comunicação com a mesa').first().click();
      await shows(reader, 'in the attachment');
      expect(reader.complaints).to.deep.equal([]);
    });

    it('says so where it has no such case', async () => {
      const reader = await see(`${address}${'f'.repeat(16)}`);
      await reader.page.waitForFunction('/404|not found/i.test(document.body.innerText)');
    });

    it('has everything that it names', () => {
      expect(resultNames(data)).to.have.length(CASES.length * 2);
      expect(deadLinks(data)).to.deep.equal([]);
      const attachments = [...data.keys()].filter((name) => name.startsWith('data/attachments/'));
      for (const lost of [resultNames(data)[0] ?? '', attachments[0] ?? '']) {
        const less = new Map([...data].filter(([name]) => name !== lost));
        expect(new Set(deadLinks(less))).to.deep.equal(new Set([lost]));
      }
    });

    it('holds its page and its pieces alone', () => {
      expect(readdirSync(path.dirname(index)).sort()).to.deep.equal(['data', 'index.html']);
    });
  });
}

describe('A packed report', () => {
  const { open } = useBrowser();
  /** Contents of every kind: text, bytes that are no text, nothing, and more than a chunk holds. */
  const ENTRIES: [name: string, content: Buffer][] = [
    ['widgets/summary.json', Buffer.from('{"statistic":{"total":0}}')],
    ['widgets/large.json', Buffer.from(JSON.stringify('骰'.repeat(10_000)))],
    ['data/attachments/empty.txt', Buffer.of()],
    ['data/attachments/bytes.png', Buffer.from([...Array(256).keys()])],
    ...[...Array(40).keys()].map((number): [string, Buffer] => [
      `data/test-cases/${number.toString(16).padStart(16, '0')}.json`,
      Buffer.from(`{"number":${number},"text":"${'x'.repeat(number * 10)}"}\n`),
    ]),
  ];

  function packed(application: string): string {
    const index = path.join(temporaryFolder(), 'index.html');
    const script = Buffer.from(application).toString('base64');
    const calls = [...ENTRIES, ['history/history.json', Buffer.from('{}')] as const].map(
      ([name, content]) => `d('${name}','${content.toString('base64')}'),\n`,
    );
    writeFileSync(
      index,
      `<!DOCTYPE html><html><head><meta charset="utf-8"></head><body>
<script src="data:text/javascript; charset=utf-8;base64,${script}"></script>
<script async>function d(name, value) {}</script>
<script defer>Promise.allSettled([
${calls.join('')}]).then(function(){})</script></body></html>`,
    );
    packReport(index, 'too <old>', 1000);
    return index;
  }

  const APPLICATION = `document.addEventListener('DOMContentLoaded', () => { document.body.append('begun'); });`;

  it('gives back every content, whatever it is, and nothing for a name that it does not have', async () => {
    const index = packed(APPLICATION);
    expect(new Map(readReport(index))).to.deep.equal(new Map(ENTRIES));
    expect(readdirSync(path.join(path.dirname(index), 'data')).length).to.be.greaterThan(10);
    const { page, complaints } = await open('', { at: index });
    await page.waitForFunction(`document.body.innerText.includes('begun')`);
    const shown = await page.evaluate<(string | null)[]>(
      `Promise.all(${JSON.stringify(ENTRIES.map(([name]) => name))}.map((name) => window.reportData[name]))`,
    );
    expect(shown).to.deep.equal(ENTRIES.map(([, content]) => content.toString('base64')));
    const unknown = ['', 'data/', 'data/attachments/f.txt', 'history/history.json', 'zz'];
    const refused = await page.evaluate<number[]>(
      `Promise.all(${JSON.stringify(unknown)}.map((name) =>
        Promise.resolve(window.allureReportData[name]).then(() => 0, ({ status }) => status)))`,
    );
    expect(refused).to.deep.equal(unknown.map(() => 404));
    expect(complaints).to.deep.equal([]);
  });

  it('begins its application once', async () => {
    const { page } = await open('', { at: packed(APPLICATION) });
    await page.waitForFunction(`document.body.innerText.includes('begun')`);
    expect(await page.evaluate(`document.body.innerText.match(/begun/g).length`)).to.equal(1);
  });

  it('tells of a piece that is missing or is none, and has it again when it is there again', async () => {
    const index = packed(APPLICATION);
    const [file, name] = [path.join(path.dirname(index), 'data', '0001.js'), 'data/attachments/bytes.png'];
    const content = readFileSync(file);
    const { page } = await open('', { at: index });
    const asked = () =>
      page.evaluate(
        `Promise.resolve(window.reportData[${JSON.stringify(name)}]).then(() => 'found', ({ status }) => status)`,
      );
    rmSync(file);
    expect(await asked()).to.equal(500);
    expect(() => readReport(index)).to.throw();
    writeFileSync(file, 'nothing');
    expect(await asked()).to.equal(500);
    expect(() => readReport(index)).to.throw('0001.js');
    writeFileSync(file, content);
    expect(await asked()).to.equal('found');
  });

  it('says so in a browser that cannot unpack it', async () => {
    const index = packed(APPLICATION);
    const html = readFileSync(index, 'utf8');
    writeFileSync(index, html.replace('<head>', '<head><script>delete window.DecompressionStream</script>'));
    const { page } = await open('', { at: index });
    await page.waitForFunction(`document.body.innerText === 'too <old>'`);
  });

  it('is not made of a page that is no report', () => {
    const index = path.join(temporaryFolder(), 'index.html');
    const call = `d('a','${gzipSync('a').toString('base64')}'),`;
    for (const page of ['<html></html>', call]) {
      writeFileSync(index, page);
      expect(() => packReport(index, '')).to.throw('the page of the report');
    }
  });
});
