import { expect } from 'chai';
import { REGISTRY } from '../../regulation';
import { clauseTable, traceabilityTable } from '../../reports';
import { csv } from '../../reports/traceability/csv';
import type { Sheet } from '../../reports/traceability/sheet';
import { fieldLosesOn12 } from '../regulation-page/record';
import { readCsv, traceabilityOf } from './made';

function oneCell(value: string): Sheet {
  return {
    title: '',
    fixed: 0,
    columns: [{ labels: { zh: '文', pt: 'texto' }, width: 10 }],
    rows: [[{ value, tint: null }]],
  };
}

const written = (value: string) => readCsv(csv(oneCell(value)))[1]?.[0];

describe('the traceability tables as CSV', () => {
  it('have a byte order mark, line ends of RFC 4180 and as many fields in every line', () => {
    const traceability = traceabilityOf({ outcome: fieldLosesOn12 });
    for (const table of [traceabilityTable(traceability), clauseTable(traceability)]) {
      expect(table.startsWith('\ufeff"條文代號 · Identificador da disposição",')).to.equal(true);
      expect(table.endsWith('\r\n')).to.equal(true);
      const [header = [], ...rows] = readCsv(table);
      expect(new Set(header).size).to.equal(header.length);
      for (const row of rows) expect(row).to.have.length(header.length);
    }
  });

  it('have every clause, and every case beside its clause', () => {
    const traceability = traceabilityOf({ outcome: fieldLosesOn12 });
    const [, ...clauses] = readCsv(clauseTable(traceability));
    expect(clauses.map(([id]) => id)).to.deep.equal(REGISTRY.clauses.map(({ id }) => id));
    expect(clauses.find(([id]) => id === 'art_1__heading')).to.include('用具');
    const [header = [], ...rows] = readCsv(traceabilityTable(traceability));
    const name = header.indexOf('個案 · Caso');
    const row = header.indexOf('例子序號 · N.º do exemplo');
    const cases = rows
      .filter((each) => each[name] !== '')
      .map((each) => `${each[0]}/${each[name]}/${each[row]}`);
    expect(cases.sort()).to.deep.equal(traceability.record.cases.map(({ key }) => key).sort());
    expect(new Set(rows.map(([id]) => id))).to.deep.equal(new Set(REGISTRY.clauses.map(({ id }) => id)));
    const failing = rows.filter((each) => each.includes('不通過'));
    expect(
      failing.map((each) => each[header.indexOf('條文結論（中文） · Conclusão sobre a disposição (chinês)')]),
    ).to.deep.equal(['不符合', '不符合']);
  });

  it('have a row for a case of no clause too', () => {
    const traceability = traceabilityOf();
    const [first] = traceability.record.cases;
    if (first === undefined) throw new Error('no case');
    const nameless = { ...first, key: 'x:1', clause: null, case: null, title: '無名', name: '無名' };
    const record = { ...traceability.record, cases: [nameless] };
    expect(readCsv(traceabilityTable({ ...traceability, record })).at(-1)).to.include('無名');
  });

  it('keep quotation marks, commas and line breaks', () => {
    expect(written('a "b", c\nd')).to.equal('a "b", c\nd');
  });

  it('leave nothing that a spreadsheet could compute', () => {
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '  =1'])
      expect(written(text)).to.equal(`'${text}`);
    expect(written('\t=1')).to.equal('\\u{9}=1');
    expect(written('a\r=1')).to.equal("a\n'=1");
    expect(written('a;=1;b')).to.equal("a;'=1;b");
    for (const text of ['a=1', '6·6', '3 - 2', 'n.º 1']) expect(written(text)).to.equal(text);
  });
});
