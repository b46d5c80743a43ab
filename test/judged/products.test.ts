import { expect } from 'chai';
import path from 'node:path';
import {
  certificatePdf,
  compareTotals,
  junit,
  regulationPage,
  summaryLines,
  totalsOfResults,
  traceabilityWorkbook,
  writeAllureResults,
} from '../../reports';
import { readPdf, squeezed } from '../certificate/reader';
import { temporaryFolder } from '../cli/console';
import createUnseenTable from '../fixtures/tables/unseen';
import { everyCase, inputOf } from '../regulation-page/record';
import { declaration } from '../reports/mini-suite';
import { columnOf, sheet } from '../traceability-workbook/made';
import { Played, hearingOf, twoRounds } from './played';

describe('the findings of the judge on every product', () => {
  const records = (['shooter-not-credited', 'pass-stake-kept'] as const).map((fault, index) => {
    const played = new Played(createUnseenTable({ fault }), `0000000${index}`);
    twoRounds(played);
    return played.exchanges;
  });
  const judged = hearingOf(...records).run();
  const input = inputOf({ record: { ...everyCase('customary'), judged } });
  const { verdict, record } = input;
  const count = verdict.findings.length;

  it('are as many as there are causes, against the law before those against the protocol', () => {
    expect(count).to.equal(judged.causes.length).and.be.greaterThan(1);
    expect(verdict.cases.failed).to.equal(0);
    expect(verdict.verdict).to.equal('does_not_conform');
    const kinds = verdict.findings.map(({ clause }) => (clause === null ? 1 : 0));
    expect(kinds).to.deep.equal([...kinds].sort());
  });

  it('stand in JUnit XML, none of them green', () => {
    const suite = /<testsuite name="[^"]*Achados[\s\S]*?<\/testsuite>/.exec(junit(input))?.[0] ?? '';
    expect(suite.match(/<testcase /g)).to.have.length(count);
    expect(suite.match(/<(?:failure|error) /g)).to.have.length(count);
  });

  it('stand on the page, each once with its play', () => {
    const page = regulationPage(input);
    expect(page.match(/<details id="finding-/g)).to.have.length(count);
    expect(page).to.include('shooter 在《派司拉》投注 10');
  });

  it('are told first in the terminal, and no clause is told without them', () => {
    const lines = summaryLines(verdict, 'en').map((line) => line.trim());
    expect(lines.filter((line) => /^Finding \d+: /.test(line))).to.have.length(count);
    const first = lines.findIndex((line) => line.startsWith('Finding 1: '));
    expect(first).to.be.lessThan(lines.indexOf('Clauses that the table does not meet:'));
    expect(lines.join('\n')).to.match(/Article 6, introductory words \(findings 1/);
  });

  it('have a sheet of the workbook', async () => {
    const findings = await sheet(await traceabilityWorkbook(input), '發現');
    expect(columnOf(findings, '發現編號')).to.deep.equal(verdict.findings.map(({ number }) => number));
    const clauses = await sheet(await traceabilityWorkbook(input), '條文');
    const wrong = columnOf(clauses, '裁判為錯誤').reduce<number>((sum, each) => sum + Number(each ?? 0), 0);
    expect(wrong).to.equal(verdict.judged.wrong);
  });

  it('stand in the certificate', async () => {
    const details = {};
    const pdf = await certificatePdf({
      declaration: declaration(),
      verdict,
      details,
      verdictSha256: '0'.repeat(64),
    });
    const { pages } = await readPdf(pdf);
    const told = squeezed(pages.flatMap(({ items }) => items.map(({ text }) => text)).join(' '));
    for (const { number } of verdict.findings) expect(told).to.include(squeezed(`Achado ${number}:`));
  });

  it('are results of Allure, and are missed where one of them is missing', () => {
    const folder = path.join(temporaryFolder(), 'allure-results');
    writeAllureResults({ declaration: declaration(), record, verdict, exchanges: [], folder });
    const totals = totalsOfResults(folder);
    expect(compareTotals(verdict, totals)).to.deep.equal([]);
    const fewer = { ...verdict, findings: verdict.findings.slice(1) };
    expect(compareTotals(fewer, totals).map(({ status }) => status)).to.include('total');
  });
});
