import { expect } from 'chai';
import { clauseTable, junit, traceabilityTable, traceabilityWorkbook, type CaseRun } from '../../reports';
import { workbook } from '../../reports/traceability/workbook';
import { readXml } from '../regulation-documents/xml-reader';
import { FIELD, failed, type Made, type Outcome } from '../regulation-page/record';
import { TARGET } from '../reports/mini-suite';
import { partsOf, readCsv, sheet, traceabilityOf } from './made';

const SCRIPT = '<script>alert(1)</script>';
const FORMULAS = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'];
const RIGHT_TO_LEFT = '\u202eהשולחן לא משלם\u202c';
const FAMILY = '👩‍👩‍👧 🎲';
const ILLEGAL = 'a\u0000b\u0008c\u001fd\ufffee\uffff\ud800f\ufffd';
const LONG = `${'W'.repeat(2500)}${'贏'.repeat(2500)}`;
/** Names that every object has, and what a workbook would read as the letter A. */
const NAMES = ['constructor', 'toString', '__proto__', 'hasOwnProperty', '_x0041_'];

const HOSTILE = [
  SCRIPT,
  ...FORMULAS,
  RIGHT_TO_LEFT,
  FAMILY,
  ILLEGAL,
  LONG,
  ...NAMES,
  '</failure>]]>',
  '{{x}} $t(yes)',
];

const everyFailureIsHostile: Outcome = (run): Partial<CaseRun> => {
  if (run.clause !== FIELD || run.case !== 'every-pair') return {};
  const text = HOSTILE[run.row - 1] ?? SCRIPT;
  if (run.language === 'pt') return { status: 'failed', findings: [], message: text, case: text };
  return failed(text, text);
};

const MADE: Made = {
  outcome: everyFailureIsHostile,
  declared: {
    adapter: { kind: 'library', target: SCRIPT },
    target: { ...TARGET, maker: SCRIPT, model: LONG, firmware: '=1+1', serialNumber: FAMILY },
    harnessErrors: [`${SCRIPT}${ILLEGAL}`],
    tools: { node: RIGHT_TO_LEFT },
  },
};

/** A cell of the workbook as the archive has it: its text, its type and its format. */
async function cellOf(text: string): Promise<{ text: string; type: string; format: string }> {
  const parts = partsOf(
    await workbook([
      {
        title: 'x',
        fixed: 0,
        columns: [{ labels: { zh: '文', pt: 'texto' }, width: 40 }],
        rows: [[{ value: text, tint: null }]],
      },
    ]),
  );
  const [cell = '', style = '', type = '', index = ''] =
    /<c r="A2" s="(\d+)" t="(\w+)"><v>(\d+)<\/v>/.exec(parts['xl/worksheets/sheet1.xml'] ?? '') ?? [];
  expect(cell).to.not.equal('');
  const strings = [...(parts['xl/sharedStrings.xml'] ?? '').matchAll(/<t[^>]*>([^<]*)<\/t>/g)];
  const styles = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(parts['xl/styles.xml'] ?? '')?.[1] ?? '';
  const own = [...styles.matchAll(/<xf [^>]*>/g)][Number(style)]?.[0] ?? '';
  const id = /numFmtId="(\d+)"/.exec(own)?.[1];
  const format = new RegExp(
    `numFmtId="${id ?? ''}" formatCode="([^"]*)"|formatCode="([^"]*)" numFmtId="${id ?? ''}"`,
  ).exec(parts['xl/styles.xml'] ?? '');
  return { text: strings[Number(index)]?.[1] ?? '', type, format: format?.[1] ?? format?.[2] ?? '' };
}

describe('texts from outside in the traceability files', () => {
  it('are text in the workbook, and stay text when somebody edits the cell', async () => {
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '＝1']) {
      expect(await cellOf(text)).to.deep.equal({ text, type: 's', format: '@' });
    }
    expect(await cellOf('a=1')).to.deep.equal({ text: 'a=1', type: 's', format: '' });
  });

  it('arrive as they are even where they are names of the programming language', async () => {
    for (const text of ['constructor', '__proto__', 'toString', 'constructors', '_x0041'])
      expect((await cellOf(text)).text).to.equal(text);
    expect((await cellOf('_x0041_')).text).to.equal('_x005F_x0041_');
    expect((await cellOf('\u{10fffd}constructor')).text).to.equal('\\u{10fffd}constructor');
  });

  it('are shown where they cannot be seen, and dropped nowhere', async () => {
    expect((await cellOf(ILLEGAL)).text).to.equal(
      'a\\u{0}b\\u{8}c\\u{1f}d\\u{fffe}e\\u{ffff}\\u{d800}f\\u{fffd}',
    );
    expect((await cellOf(RIGHT_TO_LEFT)).text).to.equal('\\u{202e}השולחן לא משלם\\u{202c}');
    expect((await cellOf(FAMILY)).text).to.equal(FAMILY);
  });

  it('are cut where no row could hold them, with the file that does', async () => {
    const { text } = await cellOf(LONG);
    expect(text.length).to.be.lessThan(1000);
    expect(text).to.match(/^W+… \[全文見 verdict\.json · texto integral em verdict\.json\]$/);
  });

  it('make no file that cannot be read', async () => {
    const traceability = traceabilityOf(MADE);
    const written = await traceabilityWorkbook(traceability);
    const { rows } = await sheet(written, '個案');
    expect(rows).to.have.length(traceability.record.cases.length);
    expect(rows.flat()).to.include(SCRIPT);
    for (const [path, part] of Object.entries(partsOf(written))) {
      expect(part, path).to.not.contain('<script');
      expect(part, path).to.not.match(/<f>|function Object/);
    }
    for (const table of [traceabilityTable(traceability), clauseTable(traceability)]) {
      const cells = readCsv(table).flat();
      expect(cells.filter((each) => /^\s*[=+\-@＝]/.test(each))).to.deep.equal([]);
    }
    const document = junit(traceability);
    expect(document).to.not.contain('<script');
    expect(() => readXml(document)).to.not.throw();
    expect(document).to.contain('{{x}} $t(yes)');
  });

  it('do not make a message of a CI server long', () => {
    const messages = [...junit(traceabilityOf(MADE)).matchAll(/ message="([^"]*)"/g)].map(
      ([, each = '']) => each,
    );
    expect(messages).to.not.be.empty;
    for (const message of messages) expect(message.length).to.be.lessThan(1200);
  });
});
