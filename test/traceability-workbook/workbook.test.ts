import { expect } from 'chai';
import { META, READINGS, REGISTRY } from '../../regulation';
import type { CaseRun, Traceability } from '../../reports';
import { traceabilityWorkbook } from '../../reports';
import { FIELD, everyCase, fieldLosesOn12, undecided, type Outcome } from '../regulation-page/record';
import { columnOf, madeWorkbook, partsOf, sheet, sheetsOf, traceabilityOf } from './made';

/** Every status that a case can have, each on some case. */
const mixed: Outcome = (run): Partial<CaseRun> => {
  if (run.clause === 'art_5__para_3__point_1' && run.row === 2) {
    return { status: 'inconclusive', cause: 'error', message: 'the link broke', findings: [] };
  }
  if (run.clause === 'art_5__para_3__point_2') {
    return {
      status: 'not-applicable',
      findings: [{ kind: 'not-applicable', reason: 'betNotOffered', values: { bet: 'any_7' } }],
    };
  }
  if (run.clause === 'art_1__para_1__intro')
    return { status: 'inspection-pending', findings: [{ kind: 'inspection-pending' }] };
  return { ...undecided(run), ...fieldLosesOn12(run) };
};

const STATUS_ZH: Readonly<Record<string, string>> = {
  conforms: '符合',
  does_not_conform: '不符合',
  not_applicable: '不適用',
  not_decidable: '條文未定',
  inspection_pending: '待查驗',
  inconclusive: '未有定論',
};

describe('the traceability workbook', () => {
  let traceability: Traceability;
  let workbook: Uint8Array;
  before(async () => {
    traceability = traceabilityOf({ outcome: mixed, set: 'literal' });
    workbook = await traceabilityWorkbook(traceability);
  });

  it('has every clause of the law with its text, and the status that the verdict gives it', async () => {
    const clauses = await sheet(workbook, '條文');
    expect(columnOf(clauses, '條文代號')).to.deep.equal(REGISTRY.clauses.map(({ id }) => id));
    expect(columnOf(clauses, '條文文本（中文）')).to.deep.equal(REGISTRY.clauses.map((each) => each.textZh));
    expect(columnOf(clauses, '條文文本（葡文）')).to.deep.equal(REGISTRY.clauses.map((each) => each.textPt));
    const verdicts = new Map(traceability.verdict.clauses.map((each) => [each.id, each]));
    const statuses = columnOf(clauses, '條文結論（中文）');
    REGISTRY.clauses.forEach(({ id }, index) => {
      const found = verdicts.get(id);
      expect(statuses[index], id).to.equal(
        found === undefined ? '不在本次測試的範圍內' : STATUS_ZH[found.status],
      );
    });
    expect(new Set(traceability.verdict.clauses.map(({ status }) => status)).size).to.be.greaterThan(4);
    expect(
      columnOf(clauses, '條文結論（葡文）')[REGISTRY.clauses.findIndex(({ id }) => id === FIELD)],
    ).to.equal('não conforme');
  });

  it('counts the cases of each clause in each language as the verdict does', async () => {
    const clauses = await sheet(workbook, '條文');
    const ids = columnOf(clauses, '條文代號');
    const [zh, pt] = [columnOf(clauses, '中文個案：通過'), columnOf(clauses, '葡文個案：不通過')];
    for (const { id, cases } of traceability.verdict.clauses) {
      expect(zh[ids.indexOf(id)], id).to.equal(cases.byLanguage.zh?.passed);
      expect(pt[ids.indexOf(id)], id).to.equal(cases.byLanguage.pt?.failed);
    }
  });

  it('has every case, row and language once, with its place and what was found', async () => {
    const cases = await sheet(workbook, '個案');
    const lines = columnOf(cases, '行號');
    expect(columnOf(cases, '情景檔案').map((file, index) => [file, lines[index]])).to.deep.equal(
      traceability.record.cases.map(({ uri, line }) => [uri, line]),
    );
    const [clause, name, row] = ['條文代號', '個案', '例子序號'].map((label) => columnOf(cases, label));
    const keys = clause?.map((id, index) => `${String(id)}/${String(name?.[index])}/${String(row?.[index])}`);
    expect(keys).to.deep.equal(traceability.record.cases.map(({ key }) => key));
    const failing = traceability.record.cases.findIndex(({ status }) => status === 'failed');
    expect(columnOf(cases, '個案結果（中文）')[failing]).to.equal('不通過');
    expect(columnOf(cases, '要求')[failing]).to.equal('«Field»為贏');
    expect(columnOf(cases, '檯的處理或查驗所得')[failing]).to.equal('«Field»為輸');
    expect(columnOf(cases, '擲出點數')[failing]).to.equal('6·6');
  });

  it('tells every sentence’s cases, or why it has none', async () => {
    const sentences = await sheet(workbook, '句');
    const norms = REGISTRY.clauses.flatMap(({ id, norms: own }) =>
      own.length === 0 ? [id] : own.map((norm) => norm.id),
    );
    expect(columnOf(sentences, '句的代號')).to.deep.equal(norms);
    const [cases, why] = [columnOf(sentences, '個案'), columnOf(sentences, '沒有個案的理由（葡文）')];
    norms.forEach((id, index) => expect(cases[index] ?? why[index], id).to.be.a('string').that.is.not.empty);
  });

  it('has every reading with what was declared, against the letter or not', async () => {
    const { verdict, record, examined } = traceabilityOf({
      declared: {
        readings: {
          set: 'customary',
          values: { dont_pass_point_phase: 'wins_on_seven' },
          decision: { by: '陳大文', on: '2026-01-02' },
        },
      },
    });
    const readings = await sheet(await traceabilityWorkbook({ verdict, record, examined }), '解釋');
    const ids = columnOf(readings, '解釋代號');
    expect(ids.slice(0, READINGS.length)).to.deep.equal(READINGS.map(({ id }) => id));
    const at = ids.indexOf('dont_pass_point_phase');
    expect(columnOf(readings, '所聲明者')[at]).to.equal('wins_on_seven');
    expect(columnOf(readings, '與條文字面的關係（葡文）')[at]).to.contain('contra litteram');
    expect(columnOf(readings, '決定者')[at]).to.equal('陳大文');
    expect(columnOf(readings, '所聲明者')[ids.indexOf('dont_pass_tie')]).to.equal('未聲明 · não declarado');
  });

  it('never shows a clause as plainly conforming that was applied against its letter', async () => {
    const made = traceabilityOf({ set: 'customary' });
    const clauses = await sheet(await traceabilityWorkbook(made), '條文');
    const ids = columnOf(clauses, '條文代號');
    const against = made.verdict.clauses.filter((each) => each.contraLitteram === true);
    expect(against).to.not.be.empty;
    for (const { id } of against) {
      expect(columnOf(clauses, '條文結論（中文）')[ids.indexOf(id)], id).to.equal(
        '符合（與條文字面不符的解釋）',
      );
      expect(columnOf(clauses, '條文結論（葡文）')[ids.indexOf(id)], id).to.contain('contra a letra');
    }
  });

  it('notes the table, the law’s hash, the times and every reason', async () => {
    const { rows } = await sheet(workbook, '說明');
    const text = JSON.stringify(rows);
    for (const expected of [META.source.sha256, traceability.verdict.startedAt, 'Fábrica 檯', '不符合'])
      expect(text).to.contain(expected);
    for (const { texts } of traceability.verdict.reasons) {
      expect(rows.flat()).to.include(texts.zh);
      expect(rows.flat()).to.include(texts.pt);
    }
  });

  it('says every heading in both languages, and no key instead of a word', async () => {
    const sheets = await sheetsOf(workbook);
    expect(sheets.map(({ title }) => title)).to.deep.equal([
      '條文 Disposições',
      '個案 Casos',
      '句 Frases',
      '解釋 Interpretações',
      '說明 Nota',
    ]);
    for (const { title, header } of sheets) {
      for (const label of header) expect(label, title).to.match(/^.*\p{Script=Han}.*\n[^\p{Script=Han}]+$/u);
      expect(new Set(header).size, title).to.equal(header.length);
    }
  });

  it('keeps the header and the names in sight, filters every column, and repeats the header on paper', () => {
    const parts = partsOf(workbook);
    const [, cases = ''] = /<autoFilter ref="([^"]+)"\/>/.exec(parts['xl/worksheets/sheet2.xml'] ?? '') ?? [];
    expect(cases).to.equal(`A1:X${String(traceability.record.cases.length + 1)}`);
    for (const n of [1, 2, 3, 4, 5]) {
      const worksheet = parts[`xl/worksheets/sheet${String(n)}.xml`] ?? '';
      expect(worksheet, `sheet ${n}`).to.match(/<pane ySplit="1" [^>]*state="frozen"\/>/);
      expect(worksheet, `sheet ${n}`).to.match(/<\/sheetData><autoFilter ref="A1:[A-Z]+\d+"\/>/);
      expect(worksheet, `sheet ${n}`).to.match(/^[^]*<worksheet[^>]*><sheetPr><pageSetUpPr fitToPage="1"\/>/);
    }
    expect(parts['xl/workbook.xml']).to.contain(
      `<definedName name="_xlnm._FilterDatabase" localSheetId="1" hidden="1">'個案 Casos'!$A$1:$X$`,
    );
    expect(parts['xl/workbook.xml']).to.contain(`localSheetId="4">'說明 Nota'!$1:$1</definedName>`);
  });

  it('gives every row a height that Excel can show', () => {
    for (const [path, part] of Object.entries(partsOf(workbook))) {
      if (!path.startsWith('xl/worksheets/sheet')) continue;
      const heights = [...part.matchAll(/<row [^>]*>/g)].map(([row]) =>
        Number(/ ht="([^"]+)"/.exec(row)?.[1]),
      );
      for (const height of heights) expect(height, path).to.be.within(12, 409);
    }
  });

  it('is the same to the byte for the same run, and another for another', async () => {
    expect(Buffer.compare(await traceabilityWorkbook(traceability), workbook)).to.equal(0);
    const few = everyCase('literal', mixed);
    const other = await madeWorkbook({ record: { ...few, cases: few.cases.slice(1) }, set: 'literal' });
    expect(Buffer.compare(other, workbook)).to.not.equal(0);
  });
});
