import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { SUITE, type Problem } from '../../checks';
import { displayWidth } from '../../locales/width';
import { raiseRevisions, revisionsJson } from '../../checks/traceability/raise';
import type { traceRecord } from '../../checks/traceability/record';
import { INTERFACE_LANGUAGES } from '../../locales';
import { CLAUSES, REGISTRY, REVISIONS, UNTESTED, citation, textHash } from '../../regulation';
import { FIELD, suite } from '../checks/mini-suite';
import { run, temporaryFolder } from '../cli/console';
import { compiledCopy } from '../support/compiled';

type Record = ReturnType<typeof traceRecord>;

/** RFC 4180. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('trace', () => {
  let record: Record;
  before(async () => {
    const { code, out, err } = await run(['trace', '--json']);
    expect([code, err]).to.deep.equal([0, '']);
    record = JSON.parse(out) as Record;
  });

  it('accounts for every clause and every sentence of the law', () => {
    expect(record.problems).to.deep.equal([]);
    expect(record.clauses.map(({ id }) => id)).to.deep.equal(CLAUSES.map(({ id }) => id));
    const sentences = record.clauses.flatMap((clause) => clause.sentences.flatMap(({ id }) => id ?? []));
    expect(sentences).to.deep.equal(CLAUSES.flatMap(({ norms }) => norms.map(({ id }) => id)));
    expect(record.counts).to.include({ clauses: 96, sentences: 156 });
    for (const { id, sentences: all } of record.clauses) {
      for (const { basis, cases, reason } of all) {
        expect(basis, id).to.be.oneOf(['cases', 'clause', 'reason', 'no_feature']);
        if (basis === 'reason') expect(reason, id).not.to.equal(null);
        expect(cases.length > 0, id).to.equal(basis === 'cases' || basis === 'clause');
      }
    }
  });

  it('tells the sentences of Articles 5 and 6 apart', () => {
    const whole = record.clauses
      .filter(({ article }) => article === 5 || article === 6)
      .filter(({ sentences }) => sentences.some(({ basis }) => basis === 'clause' || basis === 'no_feature'));
    expect(whole.map(({ id }) => id)).to.deep.equal([]);
  });

  it('finds every case where it says, in both languages', () => {
    expect(record.cases.length).to.be.greaterThan(200);
    const lines = new Map<string, string[]>();
    for (const { key, name, places, title } of record.cases) {
      for (const language of ['zh', 'pt'] as const) {
        const place = places[language];
        if (place === null) throw new Error(`${key} has no place in ${language}`);
        const file =
          lines.get(place.file) ?? readFileSync(path.join(SUITE.root, place.file), 'utf8').split('\n');
        lines.set(place.file, file);
        expect(file[place.line - 1], key).to.include(title[language]);
        expect(file[place.line - 2], key).to.include(`@case:${name}`);
      }
    }
  });

  it('leads back from every case to its clause, its sentences, readings and options', () => {
    const clauses = new Map(record.clauses.map((clause) => [clause.id, clause]));
    for (const { key, clause, sentences } of record.cases) {
      expect(clauses.get(clause)?.cases, key).to.include(key);
      for (const id of sentences) {
        const found = record.clauses.flatMap((each) => each.sentences).find((each) => each.id === id);
        expect(found?.cases, id).to.include(key);
      }
    }
    const twelve = record.cases.find(({ key }) => key === 'art_6__point_12__subpara_2/prize-for-twelve');
    expect(twelve?.options).to.deep.equal(['field_12=double', 'field_12=triple']);
    const silent = record.cases.find(
      ({ key }) => key === 'art_5__para_3__point_7/other-totals-are-not-decided',
    );
    expect([silent?.silent, silent?.readings]).to.deep.equal([true, ['horn_other_totals=silent']]);
  });

  it('shows readings, anomalies, citations in both languages and the label of the translation', () => {
    const dontPass = record.clauses.find(({ id }) => id === 'art_5__para_2__point_3');
    expect(dontPass?.citation).to.include({
      zh: '第五條第二款(三)項',
      pt: 'alínea 3) do n.º 2 do artigo 5.º',
    });
    expect(dontPass?.readings).to.include('dont_pass_point_phase');
    expect(dontPass?.anomalies.map(({ id }) => id)).to.include('A39');
    for (const [index, { portugueseLabel }] of record.clauses.entries())
      expect(portugueseLabel === null).to.equal(CLAUSES[index]?.provenancePt === 'official');
  });

  it('gives every reason in three languages, in the spelling of Macau', () => {
    for (const { id, reason } of UNTESTED) {
      expect(new Set(Object.values(reason)).size, id).to.equal(3);
      expect(reason.zh, id)
        .to.match(/。$/)
        .and.not.match(/[为这对时个]/);
      expect(reason.pt, id).not.to.match(/\b(ação|direção|inspeção|objeto|projeto|correto|fato)\b/i);
    }
  });

  describe('as a table', () => {
    for (const ui of INTERFACE_LANGUAGES) {
      it(`is in ${ui}, and keeps to the width`, async () => {
        const { code, out, err } = await run(['trace', '--ui', ui]);
        expect([code, err]).to.deep.equal([0, '']);
        for (const { id } of CLAUSES) expect(out).to.include(`  ${id} · `);
        for (const line of out.split('\n')) {
          // A file's name and the name of a case are never broken.
          if (!/[\w/-]{30,}/.test(line)) expect(displayWidth(line), line).to.be.at.most(100);
        }
        if (ui === 'pt') expect(out).to.include('(tradução de trabalho, não oficial)');
      });
    }

    it('puts Chinese into columns by its width', async () => {
      const { out } = await run(['trace', '--ui', 'zh', FIELD]);
      const rows = out.split('\n').filter((line) => line.includes('驅動檯') && line.includes('every-pair'));
      expect(rows).to.have.length(3);
      const columns = rows.map((line) => displayWidth(line.slice(0, line.indexOf('every-pair'))));
      expect(new Set(columns).size).to.equal(1);
    });

    it('shows one clause or one article', async () => {
      const one = await run(['trace', FIELD]);
      expect(one.out).to.include('Clauses: 1; sentences: 3;');
      const article = await run(['trace', 'art_6', 'order']);
      const count = CLAUSES.filter(({ id }) => /^(art_6|order)__/.test(id)).length;
      expect(article.out).to.include(`Clauses: ${count};`);
    });

    it('goes the other way round', async () => {
      const { code, out } = await run(['trace', '--cases', FIELD]);
      expect(code).to.equal(0);
      expect(out).to.match(/^art_5__para_3__point_8\/every-pair — executions: 36$/m);
      expect(out).to.include('Article 5(3)(8), sentence 3');
    });
  });

  describe('as CSV', () => {
    it('has a line a sentence', async () => {
      const { code, out, err } = await run(['trace', '--csv', '-']);
      expect([code, err]).to.deep.equal([0, '']);
      const [header = [], ...rows] = parseCsv(out);
      expect(rows).to.have.length(156 + CLAUSES.filter(({ norms }) => norms.length === 0).length);
      for (const row of rows) expect(row).to.have.length(header.length);
      const column = (name: string) => rows.map((row) => row[header.indexOf(name)]);
      expect(new Set(column('clause')).size).to.equal(96);
      expect(column('citation_pt')).to.include(citation(FIELD, 'pt'));
      const texts = CLAUSES.flatMap(({ norms, textZh }) =>
        norms.length === 0 ? [textZh] : norms.map((n) => n.textZh),
      );
      expect(column('sentence_zh')).to.deep.equal(texts);
    });

    it('has a line a case the other way round', async () => {
      const [, ...rows] = parseCsv((await run(['trace', '--csv', '-', '--cases'])).out);
      expect(rows.map(([key]) => key)).to.deep.equal(record.cases.map(({ key }) => key));
    });

    it('goes into a file, marked as UTF-8', async () => {
      const cwd = temporaryFolder();
      const { code, out } = await run(['trace', '--csv', 'trace.csv'], { cwd });
      expect([code, out]).to.deep.equal([0, 'Wrote trace.csv.\n']);
      expect(readFileSync(path.join(cwd, 'trace.csv'), 'utf8')).to.match(/^\ufeffclause,/);
    });
  });

  describe('into files', () => {
    it('writes table and JSON where asked, and leaves the standard output to what is meant for it', async () => {
      const cwd = temporaryFolder();
      const table = await run(['trace', '--out', 'trace.txt'], { cwd });
      expect([table.code, table.out]).to.deep.equal([0, 'Wrote trace.txt.\n']);
      expect(readFileSync(path.join(cwd, 'trace.txt'), 'utf8')).to.include('Article 5(3)(8)');
      const json = await run(['trace', '--json', '--out', 'trace.json', '--csv', '-'], { cwd });
      expect(json.err).to.equal('Wrote trace.json.\n');
      expect(json.out).to.match(/^clause,/);
      expect(JSON.parse(readFileSync(path.join(cwd, 'trace.json'), 'utf8'))).to.deep.equal(record);
    });

    it('ends with 2 where it cannot write', async () => {
      for (const option of ['--out', '--csv']) {
        const { code, err } = await run(['trace', option, 'nowhere/trace'], { cwd: temporaryFolder() });
        expect(code).to.equal(2);
        expect(err).to.include('nowhere/trace').and.include('ENOENT');
      }
    });

    it('does not mix two results in one stream', async () => {
      const { code, out, err } = await run(['trace', '--json', '--csv', '-']);
      expect([code, out]).to.deep.equal([2, '']);
      expect(err).to.include('--out');
    });
  });

  it('names the nearest clause or article where there is none', async () => {
    for (const [written, near] of [
      ['art_5__para_3__pont_8', FIELD],
      ['art_8', 'art_'],
    ] as const) {
      const { code, out, err } = await run(['trace', written]);
      expect([code, out]).to.deep.equal([2, '']);
      expect(err).to.include(written).and.include(near);
    }
  });

  it('shows what it can where something is wrong, and ends with 2', async () => {
    const location = suite({ zh: [['3點、4點', '3點、5點']] });
    const table = await run(['trace', FIELD], { suite: location });
    expect(table.code).to.equal(2);
    expect(table.out).to.include('Article 5(3)(8)').and.not.include('Every sentence');
    expect(table.err).to.match(/^features\/zh\/article-5\.feature:\d+:\d+: \[quotations\] /m);
    const json = await run(['trace', '--json'], { suite: location });
    expect([json.code, json.err]).to.deep.equal([2, '']);
    const { problems } = JSON.parse(json.out) as { problems: Problem[] };
    expect(problems.map(({ check }) => check)).to.include('quotes');
  });

  it('says that a case is missing in one language, and that an article has no feature', async () => {
    const location = suite({ pt: [['@case:hard-way-seven', '@case:hard-way-other']] });
    const { out } = await run(['trace', '--ui', 'en'], { suite: location });
    expect(out).to.include('missing in pt').and.include('missing in zh');
    expect(out).to.include('The article has no feature yet.');
    expect(out.replace(/\s+/g, ' ')).to.match(/the clause’s cases, .*not told apart/);
  });
});

describe('raising revisions', () => {
  it('writes the file as it is kept', () => {
    expect(revisionsJson(REVISIONS)).to.equal(
      readFileSync(path.join(SUITE.root, 'regulation/data/revisions.json'), 'utf8'),
    );
    expect(raiseRevisions(REGISTRY, REVISIONS)).to.deep.equal({ revisions: REVISIONS, changes: [] });
  });

  it('raises what has changed, adds what is missing and drops what is no longer there', () => {
    const clauses = CLAUSES.map((clause) => (clause.id === FIELD ? { ...clause, textPt: 'Novo.' } : clause));
    const [first, ...others] = REVISIONS;
    if (first === undefined) throw new Error('no revisions');
    const { revisions, changes } = raiseRevisions({ ...REGISTRY, clauses }, [
      ...others,
      { ...first, id: 'art_8__para_1' },
    ]);
    expect(changes).to.deep.equal([
      { clause: first.id, from: null, to: 1 },
      { clause: FIELD, from: 1, to: 2 },
    ]);
    expect(revisions.map(({ id }) => id)).to.deep.equal(CLAUSES.map(({ id }) => id));
  });

  describe('in a copy of the product', () => {
    let root: string;
    const CLAUSES_JSON = 'regulation/data/clauses.json';
    const REVISIONS_JSON = 'regulation/data/revisions.json';
    const UNTESTED_JSON = 'regulation/data/untested.json';

    before(() => {
      root = path.join(temporaryFolder(), 'copy');
      mkdirSync(root);
      cpSync(compiledCopy(), root, { recursive: true });
      symlinkSync(path.join(SUITE.root, 'node_modules'), path.join(root, 'node_modules'));
    });

    function edit(file: string, change: (text: string) => string): void {
      const place = path.join(root, file);
      const before = readFileSync(place, 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`nothing of ${file} was changed`);
      writeFileSync(place, after);
    }

    function lineIn(file: string, words: string): number {
      const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
      return lines.findIndex((line) => line.includes(words)) + 1;
    }

    function trace(...argv: string[]): { code: number | null; out: string; err: string } {
      const command = [path.join(root, 'cli/craps-conformance.cjs'), 'trace', '--ui', 'en', ...argv];
      const { status, stdout, stderr } = spawnSync(process.execPath, command, {
        cwd: root,
        encoding: 'utf8',
      });
      return { code: status, out: stdout, err: stderr };
    }

    function problems(): string[] {
      const { code, out } = trace('--json');
      const found = (JSON.parse(out) as { problems: Problem[] }).problems;
      expect(code).to.equal(found.length > 0 ? 2 : 0);
      return found.map(({ file, line, check }) => `${file}:${line} ${check}`);
    }

    it('goes from a changed text to outdated tests to tests that were looked at again', function () {
      const clause = CLAUSES.find(({ id }) => id === FIELD);
      if (clause === undefined) throw new Error(`no ${FIELD}`);
      const changed = clause.textPt.replace('do lançamento', 'de um lançamento');
      edit(CLAUSES_JSON, (text) => text.replace(clause.textPt, changed));
      edit('features/pt/article-5.feature', (text) => text.replace(clause.textPt, changed));
      const recordPlace = `${REVISIONS_JSON}:${lineIn(REVISIONS_JSON, `"id": "${FIELD}"`)} revisions`;
      expect(problems()).to.deep.equal([recordPlace]);

      const raised = trace('--raise');
      expect(raised.code).to.equal(0);
      expect(raised.out).to.include('Article 5(3)(8): revision 1 → 2');
      expect(readFileSync(path.join(root, REVISIONS_JSON), 'utf8')).to.include(
        `"revision": 2, "sha256": "${textHash({ ...clause, textPt: changed })}"`,
      );
      expect(trace('--raise').out).to.equal('The text of no clause has changed; nothing was altered.\n');

      const rule = (language: string) => {
        const file = `features/${language}/article-5.feature`;
        const tagged = lineIn(file, `@${FIELD}`);
        return `${file}:${tagged + 1} revisions`;
      };
      expect(problems()).to.deep.equal([rule('pt'), rule('zh')]);

      for (const language of ['zh', 'pt'])
        edit(`features/${language}/article-5.feature`, (text) =>
          text.replace(`@${FIELD}\n`, `@${FIELD} @rev:2\n`),
        );
      expect(problems()).to.deep.equal([]);
    });

    it('misses a reason that was taken away, and cases that were renamed', () => {
      edit(UNTESTED_JSON, (text) => {
        const reasons = JSON.parse(text) as { id: string }[];
        return JSON.stringify(
          reasons.filter(({ id }) => id !== 'order__para_3'),
          null,
          2,
        );
      });
      edit('features/sentence-cases.json', (text) => text.replace('"every-pair"', '"each-pair"'));
      expect(problems()).to.deep.equal([
        `features/sentence-cases.json:${lineIn('features/sentence-cases.json', 'each-pair')} sentences`,
        `${CLAUSES_JSON}:${lineIn(CLAUSES_JSON, '"id": "order__para_3"')} sentences`,
      ]);
    });
  });
});
