import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import type { TestResult } from 'allure-js-commons';
import { parseEnvInfo } from 'allure-js-commons/sdk/reporter';
import type { Exchange } from '../../adapters/transcript';
import {
  compareTotals,
  findJava,
  generateReport,
  readTranscript,
  recordOf,
  ReportError,
  totalsOf,
  verdictOn,
  writeAllureResults,
  type RunDeclaration,
} from '../../reports';
import { readReport } from '../../reports/allure/data';
import { markdownText } from '../../reports/printable';
import { articleTitle, clause, META, READING_SETS } from '../../regulation';
import {
  article4,
  CLAUSES_OF_ARTICLE_4,
  declaration,
  inBothLanguages,
  messagesOf,
  STEPS,
  temporaryFolder,
  type MiniCase,
} from './mini-suite';

const HOSTILE = '<img src=x onerror=alert(1)> **bold** \u001b[31m\u202e';

const CASES: MiniCase[] = [
  ...CLAUSES_OF_ARTICLE_4.map((id) => ({ clause: id, name: 'holds', steps: ['it holds'] })),
  { name: 'fails', steps: ['it fails', 'it holds'] },
  { name: 'hostile', clause: 'art_4__point_2', steps: ['it is hostile'] },
  { name: 'breaks', steps: ['it breaks'] },
  { name: 'undefined', steps: ['unheard of'] },
  { name: 'not-applicable', steps: ['it does not apply'] },
  { name: 'silent', steps: ['it is silent'], tags: '@silent @reading:shooter_replacement=seven_out' },
];

const SUPPORT = `${STEPS}
Given('it is hostile', async function () {
  await finding(this, { kind: 'failure', dice: [[1, 1]], required: 'a win', actual: ${JSON.stringify(HOSTILE)} });
  chai.assert(false, ${JSON.stringify(HOSTILE)});
});
Given('it shows {word}', async function (word) { await this.attach(word, 'text/html'); });
`;

interface Written {
  folder: string;
  results: TestResult[];
  counts: ReturnType<typeof verdictOn>['cases'];
  attachment: (result: TestResult, index: number) => string;
}

async function write(
  into: string,
  features: Record<string, string>,
  changes: Partial<RunDeclaration> = {},
  options: { retry?: number; exchanges?: (testCaseStarted: string) => Exchange[] } = {},
): Promise<Written> {
  const declared = declaration(changes);
  const record = recordOf(
    declared,
    await messagesOf({ features, support: SUPPORT, retry: options.retry ?? 0 }),
  );
  const verdict = verdictOn(declared, record);
  const folder = path.join(into, 'allure-results');
  const exchanges = record.cases.flatMap(
    ({ testCaseStartedId }) => options.exchanges?.(testCaseStartedId ?? '') ?? [],
  );
  writeAllureResults({ declaration: declared, record, verdict, exchanges, folder });
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return {
    folder,
    results: readdirSync(folder)
      .filter((file) => file.endsWith('-result.json'))
      .map((file) => JSON.parse(read(file)) as TestResult),
    counts: verdict.cases,
    attachment: (result, index) => read(result.attachments[index]?.source ?? ''),
  };
}

function exchange(testCaseStarted: string, changes: Partial<Exchange>): Exchange {
  return {
    time: '2026-01-02T03:04:05.678Z',
    chain: '5a1f0c3e',
    worker: '0',
    sequence: 1,
    subject: { testCaseStarted, language: 'zh', clause: 'art_4__intro', case: 'holds' },
    operation: 'state',
    parameters: {},
    duration: 0.25,
    ...changes,
  };
}

describe('Allure results', () => {
  let temporary: ReturnType<typeof temporaryFolder>;
  let written: Written;

  const one = (language: 'zh' | 'pt', name: string): TestResult => {
    const found = written.results.find(
      (result) => result.fullName?.includes(`/${language}/`) === true && result.name?.startsWith(name),
    );
    if (found === undefined) throw new Error(`no result ${name} in ${language}`);
    return found;
  };
  const label = (result: TestResult, name: string) =>
    result.labels.filter((each) => each.name === name).map(({ value }) => value);

  before(async () => {
    temporary = temporaryFolder();
    written = await write(
      temporary.folder,
      inBothLanguages(article4(CASES)),
      {
        readings: {
          set: 'customary',
          values: { ...READING_SETS.customary },
          decision: { by: 'Comissão Técnica', on: '2026-01-01' },
        },
      },
      {
        exchanges: (id) => [
          exchange(id, {
            operation: 'bet',
            parameters: { bet: 'pass' },
            answer: { ok: true, value: { a: 1 } },
          }),
          exchange(id, { sequence: 2, answer: { ok: true, value: { point: 4 } } }),
          exchange(id, { sequence: 3, answer: { ok: true, value: { point: 6, shooter: HOSTILE } } }),
          exchange(id, { sequence: 4, fault: { code: 'TIMEOUT', message: HOSTILE } }),
        ],
      },
    );
  });

  after(() => temporary.remove());

  it('are one for each case of each language', () => {
    expect(written.results).to.have.length(CASES.length * 2);
    expect(new Set(written.results.map(({ historyId }) => historyId)).size).to.equal(CASES.length * 2);
    expect(new Set(written.results.map(({ testCaseId }) => testCaseId)).size).to.equal(CASES.length);
    expect(one('zh', 'fails').testCaseId).to.equal(one('pt', 'fails').testCaseId);
  });

  it('never show as passed or skipped what proves nothing', () => {
    const statuses = (name: string) => [one('zh', name).status, one('pt', name).status];
    expect(statuses('holds')).to.deep.equal(['passed', 'passed']);
    expect(statuses('fails')).to.deep.equal(['failed', 'failed']);
    expect(statuses('breaks')).to.deep.equal(['broken', 'broken']);
    expect(statuses('undefined')).to.deep.equal(['broken', 'broken']);
    expect(statuses('not-applicable')).to.deep.equal(['skipped', 'skipped']);
    expect(statuses('silent')).to.deep.equal(['skipped', 'skipped']);
  });

  it('say in the language of the scenario why', () => {
    expect(one('zh', 'fails').statusDetails.message).to.equal('required: a win; the table: a loss');
    expect(one('zh', 'breaks').statusDetails.message).to.equal(
      '未有定論：連接或測試程式出錯；the link broke',
    );
    expect(one('pt', 'undefined').statusDetails.message).to.equal('inconclusivo: há passos sem definição');
    expect(one('zh', 'not-applicable').statusDetails.message).to.equal('不適用：檯聲明不提供«Field»');
    expect(one('pt', 'silent').statusDetails.message).to.equal(
      'não decidível pelo texto: o texto não fixa o resultado; a mesa: the bet stays',
    );
  });

  it('stand in one tree of behaviours for both languages and in one of suites for each', () => {
    for (const language of ['zh', 'pt'] as const) {
      const result = one(language, 'holds of art_4__point_1');
      expect(label(result, 'epic')).to.deep.equal([
        '《花旗骰法定規章》 · Regulamento Oficial do Jogo de «Craps»',
      ]);
      expect(label(result, 'feature')).to.deep.equal([
        `04 ${articleTitle(4, 'zh')} · ${articleTitle(4, 'pt')}`,
      ]);
      expect(label(result, 'story')).to.deep.equal(['02 第四條(一)項 · alínea 1) do artigo 4.º']);
    }
    expect(label(one('zh', 'holds of art_4__point_1'), 'parentSuite')).to.deep.equal(['中文']);
    expect(label(one('pt', 'holds of art_4__point_1'), 'subSuite')).to.deep.equal([
      '02 alínea 1) do artigo 4.º',
    ]);
  });

  it('are tagged with the reading that they need and where it goes against the letter', () => {
    expect(label(one('zh', 'silent'), 'tag')).to.deep.equal(['shooter_replacement=seven_out']);
    expect(label(one('zh', 'holds of art_4__point_2'), 'tag')).to.deep.equal([
      '與條文字面不符的解釋 · interpretação contra a letra da disposição',
    ]);
  });

  it('quote the clause in both languages and say what the Portuguese is', () => {
    const result = one('pt', 'holds of art_4__point_2');
    expect(result.description).to.include(clause('art_4__point_2').textZh.slice(3, 20));
    expect(result.description).to.include('tradução de trabalho');
    expect(result.description).to.include(
      'shooter\\_replacement\\=seven\\_out (interpretação contra a letra da disposição)',
    );
    expect(result.description).to.include(clause('art_4__point_2').textPt.slice(3, 20));
    expect(result.description).to.include(markdownText(META.portuguese.label.pt));
    expect(result.links.map(({ url }) => url)).to.deep.equal([
      META.gazette.address.zh,
      META.gazette.address.pt,
    ]);
  });

  it('name each file once', () => {
    const sources = written.results.flatMap(({ attachments }) => attachments.map(({ source }) => source));
    expect(sources).to.have.length(written.results.length * 2);
    expect(new Set(sources).size).to.equal(sources.length);
  });

  it('hold the exchanges with the table and its last state', () => {
    const result = one('zh', 'holds of art_4__intro');
    expect(result.attachments.map(({ type }) => type)).to.deep.equal(['text/plain', 'application/json']);
    expect(written.attachment(result, 0)).to.include('#1 > bet {"bet":"pass"}');
    expect(written.attachment(result, 0)).to.include('"code":"TIMEOUT"');
    expect(JSON.parse(written.attachment(result, 1))).to.deep.equal({ point: 6, shooter: HOSTILE });
  });

  it('show nothing of a table as anything but text', () => {
    const result = one('zh', 'hostile');
    expect(result.description).to.include('\\<img src\\=x onerror\\=alert\\(1\\)\\> \\*\\*bold\\*\\*');
    expect(JSON.stringify(written.results)).not.to.match(/\\u001b|\\u202e|\u202e/);
    for (const index of [0, 1]) {
      expect(written.attachment(result, index)).not.to.include('\u001b');
      expect(written.attachment(result, index)).not.to.include('\u202e');
    }
  });

  it('tell a failed step from a broken one, and leave out hooks that passed', () => {
    expect(one('zh', 'fails').steps.map(({ name, status }) => [name, status])).to.deep.equal([
      ['Given it fails', 'failed'],
      ['Given it holds', 'skipped'],
    ]);
    expect(one('zh', 'breaks').steps.map(({ status }) => status)).to.deep.equal(['broken']);
    expect(one('zh', 'undefined').steps.map(({ status }) => status)).to.deep.equal(['broken']);
  });

  it('name the row of an outline whose title does not', async () => {
    const { folder, remove } = temporaryFolder();
    const outline = `@art_4
Feature: Article 4
  @art_4__intro
  Rule: rows
    @case:rows
    Scenario Outline: rows
      Given <one> is not <other>
      Examples:
        | one | other |
        | 1   | 2     |
`;
    try {
      const { results } = await write(folder, { 'features/pt/article-4.feature': outline });
      expect(results.map(({ name }) => name)).to.deep.equal(['rows (one 1, other 2)']);
      expect(results[0]?.parameters.map(({ name, value }) => [name, value])).to.deep.equal([
        ['語文 · língua', 'português'],
        ['one', '1'],
        ['other', '2'],
      ]);
    } finally {
      remove();
    }
  });

  it('show what was not run as broken, and every attempt that was', async () => {
    const { folder, remove } = temporaryFolder();
    try {
      const features = {
        'features/pt/article-4.feature': article4([{ steps: ['it holds at the second attempt'] }]),
      };
      const { results } = await write(folder, features, {}, { retry: 1 });
      expect(results.map(({ status }) => status)).to.have.members(['failed', 'passed']);
      expect(new Set(results.map(({ historyId }) => historyId)).size).to.equal(1);

      const declared = declaration();
      const messages = (await messagesOf({ features })).filter(({ testCaseStarted }) => !testCaseStarted);
      const record = recordOf(declared, messages);
      const target = path.join(folder, 'not-run');
      writeAllureResults({
        declaration: declared,
        record,
        verdict: verdictOn(declared, record),
        exchanges: [],
        folder: target,
      });
      const [file] = readdirSync(target).filter((name) => name.endsWith('-result.json'));
      const result = JSON.parse(readFileSync(path.join(target, file ?? ''), 'utf8')) as TestResult;
      expect(result).to.include({ status: 'broken', start: Date.parse(declared.finishedAt) });
    } finally {
      remove();
    }
  });

  it('show what a step attached as text, whatever it claims to be', async () => {
    const { folder, remove } = temporaryFolder();
    try {
      const features = { 'features/pt/article-4.feature': article4([{ steps: ['it shows <script>'] }]) };
      const shown = await write(folder, features);
      const [result] = shown.results;
      expect(result?.attachments.at(-1)).to.include({ type: 'text/plain' });
      expect(result === undefined ? '' : shown.attachment(result, 0)).to.equal('<script>');
    } finally {
      remove();
    }
  });

  it('say what was tested, how and with what', () => {
    const environment = parseEnvInfo(
      readFileSync(path.join(written.folder, 'environment.properties'), 'utf8'),
    );
    expect(Object.entries(environment)[0]).to.deep.equal(['結論 · conclusão', '不符合 · não conforme']);
    expect(environment['受測對象 · objecto do ensaio']).to.equal('Fábrica 檯 M1');
    expect(environment['解釋 shooter_replacement · interpretação shooter_replacement']).to.equal('seven_out');
    expect(environment['決定解釋者及日期 · interpretação decidida por']).to.equal(
      'Comissão Técnica, 2026-01-01',
    );
    expect(environment['與條文字面不符的解釋 · interpretações contra a letra']).to.equal(
      'dont_pass_point_phase, fractional_prize, shooter_replacement',
    );
    expect(environment['版本 node · versão node']).to.equal('20.20.2');
  });

  it('do not show a part as the whole', async () => {
    const { folder, remove } = temporaryFolder();
    try {
      const { folder: results } = await write(folder, inBothLanguages(article4()), { tags: '@art_4' });
      const environment = parseEnvInfo(readFileSync(path.join(results, 'environment.properties'), 'utf8'));
      expect(Object.entries(environment)[0]).to.deep.equal([
        '結論 · conclusão',
        '未有定論（只測試了部分） · inconclusivo (ensaio parcial)',
      ]);
    } finally {
      remove();
    }
  });

  it('sort what did not pass into bilingual categories', () => {
    const categories = JSON.parse(readFileSync(path.join(written.folder, 'categories.json'), 'utf8')) as {
      name: string;
      matchedStatuses: string[];
      messageRegex?: string;
    }[];
    const category = ({ status, statusDetails }: TestResult) =>
      categories
        .filter(
          ({ matchedStatuses, messageRegex = '[\\s\\S]*' }) =>
            matchedStatuses.includes(status ?? '') &&
            new RegExp(messageRegex).test(statusDetails.message ?? ''),
        )
        .map(({ name }) => name);
    expect(category(one('zh', 'fails'))).to.deep.equal(['不符合 · não conforme']);
    expect(category(one('pt', 'breaks'))).to.deep.equal(['未有定論 · inconclusivo']);
    expect(category(one('zh', 'silent'))).to.deep.equal(['條文未定 · não decidível pelo texto']);
    expect(category(one('pt', 'not-applicable'))).to.deep.equal(['不適用 · não aplicável']);
  });
});

describe('Allure report', () => {
  let temporary: ReturnType<typeof temporaryFolder>;
  let written: Written;
  const NO_JAVA = { JAVA_HOME: path.join(__dirname, 'nowhere'), PATH: '' };

  before(async () => {
    temporary = temporaryFolder();
    // A folder as its owner may name it.
    const folder = path.join(temporary.folder, '檢測 ção (1)');
    written = await write(folder, inBothLanguages(article4(CASES)));
  });

  after(() => temporary.remove());

  function generate(env: NodeJS.ProcessEnv, results = written.folder) {
    const report = path.join(path.dirname(results), `report-${Math.random().toString(36).slice(2)}`);
    return generateReport({ results, report, language: 'zh', env });
  }

  it('is made by Allure 2 where there is a Java', async function () {
    if ((await findJava()) === null) this.skip();
    const report = await generate({ ...process.env, LC_ALL: 'C' });
    expect(report).to.include({ generator: 'allure-2', reason: 'java' });
    expect(report.totals).to.deep.equal({ passed: 6, failed: 4, broken: 4, skipped: 4, total: 18 });
    expect(compareTotals({ cases: written.counts, findings: [] }, report.totals)).to.deep.equal([]);
    const page = readFileSync(report.index, 'utf8');
    expect(page).to.include('<title>符合性測試報告</title>');
    expect(page).not.to.include('googletagmanager');
    expect([...readReport(report.index).keys()]).to.include('data/behaviors.json');
  });

  it('is made by Allure 3 where there is none', async () => {
    const report = await generate({ ...process.env, ...NO_JAVA });
    expect(report).to.include({ generator: 'allure-3', reason: 'no_java', detail: null });
    expect(report.totals).to.deep.equal({ passed: 6, failed: 4, broken: 4, skipped: 4, total: 18 });
    expect(compareTotals({ cases: written.counts, findings: [] }, report.totals)).to.deep.equal([]);
    const page = readFileSync(report.index, 'utf8');
    expect(page).to.include('<title>符合性測試報告</title>');
    expect(page).not.to.include('googletagmanager');
  });

  it('is made by Allure 3 where Allure 2 fails, and says what it said', async function () {
    if (process.platform === 'win32') this.skip();
    const bin = path.join(temporary.folder, 'jdk', 'bin');
    mkdirSync(bin, { recursive: true });
    const script =
      '#!/bin/sh\n[ "$1" = -version ] && { echo \'java version "8"\' >&2; exit 0; }\necho too old >&2; exit 1\n';
    writeFileSync(path.join(bin, 'java'), script, { mode: 0o755 });
    const report = await generate({ ...process.env, JAVA_HOME: path.dirname(bin) });
    expect(report).to.include({ generator: 'allure-3', reason: 'allure_2_failed' });
    expect(report.detail).to.include('too old');
  });

  it('is an error where there are no results', async () => {
    const nothing = path.join(temporary.folder, 'nothing');
    let error: unknown;
    try {
      await generate({ ...process.env, ...NO_JAVA }, nothing);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).to.be.instanceOf(ReportError);
  });

  it('shows too few where two cases have one key, and the comparison finds it', async () => {
    const { folder, remove } = temporaryFolder();
    try {
      const same = { steps: ['it holds'], name: 'same' };
      const twice = await write(folder, inBothLanguages(article4([same, same])));
      const report = await generate({ ...process.env, ...NO_JAVA }, twice.folder);
      expect(compareTotals({ cases: twice.counts, findings: [] }, report.totals)).to.deep.equal([
        { status: 'passed', expected: 4, actual: 2 },
        { status: 'total', expected: 4, actual: 2 },
      ]);
    } finally {
      remove();
    }
  });

  it('cannot be counted where the page holds no totals', () => {
    const page = path.join(temporary.folder, 'page.html');
    writeFileSync(page, '<html></html>');
    expect(() => totalsOf(page)).to.throw();
  });

  it('differs where a case changed its status on the way', () => {
    const { passed, broken, ...others } = { passed: 6, failed: 4, broken: 4, skipped: 4, total: 18 };
    expect(
      compareTotals(
        { cases: written.counts, findings: [] },
        { ...others, passed: passed + 1, broken: broken - 1 },
      ),
    ).to.deep.equal([
      { status: 'passed', expected: 6, actual: 7 },
      { status: 'broken', expected: 4, actual: 3 },
    ]);
  });
});

describe('Java', () => {
  it('is found only where it works', async () => {
    expect(await findJava({ JAVA_HOME: __dirname, PATH: '' })).to.equal(null);
  });

  it('on the path is taken where JAVA_HOME leads nowhere', async function () {
    if ((await findJava()) === null) this.skip();
    expect(await findJava({ ...process.env, JAVA_HOME: __dirname })).not.to.equal(null);
  });
});

describe('a transcript', () => {
  it('is read line by line, and what cannot be read is counted', async () => {
    const { folder, remove } = temporaryFolder();
    try {
      const file = path.join(folder, 'transcript.ndjson');
      const line = JSON.stringify(exchange('x', {}));
      writeFileSync(file, `${line}\n${line}\n${line.slice(0, 20)}`);
      const { exchanges, unreadable } = await readTranscript(file);
      expect([exchanges.length, unreadable]).to.deep.equal([2, 1]);
    } finally {
      remove();
    }
  });

  it('may never have been begun', async () => {
    const read = await readTranscript(path.join(__dirname, 'nowhere'));
    expect(read).to.deep.equal({ exchanges: [], unreadable: 0 });
  });
});
