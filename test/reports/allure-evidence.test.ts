/** What Allure is given of a case that passed: where its evidence stands, and no copy of it. */
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { Status, type TestResult } from 'allure-js-commons';
import { TRANSCRIPT_FILE } from '../../reports';
import { run, temporaryFolder } from '../cli/console';

/** Bytes: with its name, what a file system takes for the smallest of files. */
const RESULT_LIMIT = 4096;

const FLAGS = ['certify', '--out', 'c', '--ui', 'en', '--allure', 'results', '--no-certificate'];

interface Result extends TestResult {
  file: string;
  bytes: number;
}

function resultsOf(folder: string): Result[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('-result.json'))
    .map((file) => {
      const content = readFileSync(path.join(folder, file));
      return { ...(JSON.parse(content.toString('utf8')) as TestResult), file, bytes: content.length };
    });
}

/** The cases that passed and weigh more than they may, attachments counted. */
function overweight(folder: string): string[] {
  return resultsOf(folder).flatMap(({ file, status, bytes, attachments = [] }) =>
    status === Status.PASSED && (bytes > RESULT_LIMIT || attachments.length > 0) ? [file] : [],
  );
}

/** Attachments that a result or a step of it names and that are not there. */
function missing(folder: string): string[] {
  const there = new Set(readdirSync(folder));
  return resultsOf(folder)
    .flatMap(({ attachments = [], steps = [] }) => [
      ...attachments,
      ...steps.flatMap((step) => step.attachments ?? []),
    ])
    .flatMap(({ source }) => (there.has(source) ? [] : [source]));
}

describe('what Allure is given of a certification', () => {
  let cwd: string;
  let results: string;

  before(async () => {
    cwd = temporaryFolder();
    await run([...FLAGS, '--tags', '@art_6__point_1'], { cwd });
    results = path.join(cwd, 'c', 'allure-results');
  });

  it('weighs little for a case that passed, and brings no attachment', () => {
    const passed = resultsOf(results).filter(({ status }) => status === Status.PASSED);
    expect(passed.length).to.be.greaterThan(10);
    expect(overweight(results)).to.deep.equal([]);
    const [first] = passed;
    appendFileSync(path.join(results, first?.file ?? ''), ' '.repeat(RESULT_LIMIT));
    expect(overweight(results)).to.deep.equal([first?.file]);
  });

  it('is one file for each case beside what is common to all', () => {
    expect(readdirSync(results).length).to.equal(resultsOf(results).length + 3);
  });

  for (const language of ['zh', 'pt'] as const) {
    it(`says where the evidence of a case that passed stands, and how it is shown: ${language}`, async () => {
      const result = resultsOf(results).find(
        ({ fullName, status }) => status === Status.PASSED && fullName?.includes(`/${language}/`) === true,
      );
      const description = result?.description ?? '';
      expect(description.replaceAll('\\', '')).to.include(TRANSCRIPT_FILE);
      const [, command = ''] = /`craps-conformance ([^`]+)`/.exec(description) ?? [];
      const [, from, to] = /(\d+) [至a] (\d+)/.exec(description) ?? [];
      const shown = await run([...command.split(' '), '--json', '--ui', 'en'], { cwd: path.join(cwd, 'c') });
      expect(shown.code, shown.err).to.equal(0);
      const { cases } = JSON.parse(shown.out) as {
        cases: {
          scenario: { file: string; line: number };
          place: { from: number; to: number };
          exchanges: unknown[];
        }[];
      };
      expect(cases.map(({ scenario }) => `${scenario.file}:${scenario.line}`)).to.deep.equal([
        result?.fullName,
      ]);
      expect(cases[0]?.place).to.include({ from: Number(from), to: Number(to) });
      expect(cases[0]?.exchanges).to.have.length.greaterThan(0);
    });
  }

  it('lays open a case that did not pass, and every file that it names is there', async () => {
    const failed = path.join(temporaryFolder(), 'f');
    await run([...FLAGS, '--tags', '@art_6__point_1', '--fault', 'pass-stake-kept', '--out', failed], {
      cwd,
    });
    const folder = path.join(failed, 'allure-results');
    const all = resultsOf(folder);
    // A finding has its evidence in the cases that show it.
    const open = all.filter(
      ({ status, attachments }) => status === Status.FAILED && attachments !== undefined,
    );
    expect(open.length).to.be.greaterThan(0);
    for (const { attachments } of open) expect(attachments.length).to.be.greaterThan(1);
    expect(overweight(folder)).to.deep.equal([]);
    expect(missing(folder)).to.deep.equal([]);
  });
});
