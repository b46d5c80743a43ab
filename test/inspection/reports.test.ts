import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import type { TestResult } from 'allure-js-commons';
import { INTERFACE_LANGUAGES } from '../../locales';
import {
  compareTotals,
  recordOf,
  runDeclarationSchema,
  summaryLines,
  verdictOn,
  verdictSchema,
  writeAllureResults,
  type ClauseVerdict,
  type RunDeclaration,
  type Verdict,
} from '../../reports';
import { temporaryFolder } from '../cli/console';
import {
  declaration,
  inBothLanguages,
  messagesOf,
  STEPS,
  article4,
  type MiniCase,
} from '../reports/mini-suite';

const SUPPORT = `${STEPS}
Given('it waits for inspection', async function () {
  await finding(this, { kind: 'inspection-pending' });
  return 'skipped';
});
Given('it was inspected and fails', async function () {
  await finding(this, { kind: 'failure', dice: [], required: 'six faces', actual: 'five', evidence: 'inspection' });
  chai.assert(false, 'five faces');
});
Given('it waits and goes on', async function () {
  await finding(this, { kind: 'inspection-pending' });
});
`;

const [INTRO, FIRST, SECOND] = ['art_4__intro', 'art_4__point_1', 'art_4__point_2'] as const;

async function ran(cases: MiniCase[], changes: Partial<RunDeclaration> = {}) {
  const declared = declaration(changes);
  const features = inBothLanguages(article4(cases));
  const record = recordOf(declared, await messagesOf({ features, support: SUPPORT }));
  return { declared, record, verdict: verdictOn(declared, record) };
}

const holds = (clause: string): MiniCase => ({ clause, name: 'holds', steps: ['it holds'] });
const waits = (clause: string): MiniCase => ({
  clause,
  name: 'waits',
  steps: ['it waits for inspection', 'it holds'],
});

function clauseOf({ clauses }: Verdict, id: string): ClauseVerdict {
  const found = clauses.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no verdict on ${id}`);
  return found;
}

const codes = ({ reasons }: Verdict) => reasons.map(({ code }) => code);
const remarks = ({ remarks }: Verdict) => remarks.map(({ code }) => code);

describe('a case that waits for inspection', () => {
  const cases = [holds(INTRO), holds(FIRST), waits(FIRST), waits(SECOND)];
  /** The article in scope and no other, so that nothing else is missing. */
  const full: Partial<RunDeclaration> = { scope: 'full', articles: [4] };

  it('leaves its clause pending, also beside cases that passed', async () => {
    const { verdict } = await ran(cases);
    expect(clauseOf(verdict, FIRST).status).to.equal('inspection_pending');
    expect(clauseOf(verdict, SECOND).status).to.equal('inspection_pending');
    expect(clauseOf(verdict, SECOND).reason?.pt).to.include('inspecção');
    expect(verdict.cases).to.include({
      planned: 8,
      run: 8,
      passed: 4,
      inspectionPending: 4,
      inconclusive: 0,
    });
  });

  it('is shown and does not count against a table in the system scope', async () => {
    const { verdict } = await ran(cases);
    expect(verdict).to.include({ verdict: 'conforms', exitCode: 0 });
    expect(remarks(verdict)).to.deep.equal(['inspection_pending']);
  });

  it('keeps the full scope from conforming', async () => {
    const { verdict } = await ran(cases, full);
    expect(verdict).to.include({ verdict: 'inconclusive', exitCode: 3 });
    expect(codes(verdict)).to.deep.equal(['inspection_pending']);
    expect(verdict.reasons[0]?.clauses).to.deep.equal([FIRST, SECOND]);
    expect(remarks(verdict)).not.to.include('inspection_pending');
    expect((await ran([holds(INTRO), holds(FIRST), holds(SECOND)], full)).verdict.exitCode).to.equal(0);
  });

  it('does not conform by itself', async () => {
    for (const scope of ['system', 'full'] as const) {
      const { verdict } = await ran([INTRO, FIRST, SECOND].map(waits), { scope });
      expect(verdict.exitCode).to.equal(3);
      expect(codes(verdict)).to.include('nothing_passed');
    }
  });

  it('goes after what failed or proves nothing, and before what cannot be decided or does not apply', async () => {
    const with_ = async (step: string, tags = '') =>
      clauseOf(
        (
          await ran([
            holds(INTRO),
            holds(FIRST),
            waits(SECOND),
            { clause: SECOND, name: 'b', tags, steps: [step] },
          ])
        ).verdict,
        SECOND,
      ).status;
    expect(await with_('it fails')).to.equal('does_not_conform');
    expect(await with_('it breaks')).to.equal('inconclusive');
    expect(await with_('it is silent', '@silent')).to.equal('inspection_pending');
    expect(await with_('it does not apply')).to.equal('inspection_pending');
  });

  it('that passes all the same contradicts itself', async () => {
    const { record } = await ran([{ clause: INTRO, steps: ['it waits and goes on'] }]);
    expect(record.cases[0]).to.include({ status: 'inconclusive', cause: 'contradiction' });
  });

  it('is skipped in Allure, under a heading of its own, and the totals agree', async () => {
    const { declared, record, verdict } = await ran(cases);
    const folder = temporaryFolder();
    writeAllureResults({ declaration: declared, record, verdict, exchanges: [], folder });
    const results = readdirSync(folder)
      .filter((name) => name.endsWith('-result.json'))
      .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as TestResult);
    const waiting = results.filter(({ name }) => name?.startsWith('waits') === true);
    expect(waiting.map(({ status }) => status)).to.deep.equal(Array.from({ length: 4 }, () => 'skipped'));
    const categories = JSON.parse(readFileSync(path.join(folder, 'categories.json'), 'utf8')) as {
      name: string;
      matchedStatuses: string[];
      messageRegex?: string;
    }[];
    for (const { status, statusDetails } of waiting) {
      const matching = categories.filter(
        ({ matchedStatuses, messageRegex = '' }) =>
          matchedStatuses.includes(status ?? '') &&
          new RegExp(messageRegex).test(statusDetails.message ?? ''),
      );
      expect(matching.map(({ name }) => name)).to.deep.equal(['待查驗 · inspecção pendente']);
    }
    const totals = { passed: 4, failed: 0, broken: 0, skipped: 4, total: 8 };
    expect(compareTotals(verdict, totals)).to.deep.equal([]);
    expect(compareTotals(verdict, { ...totals, passed: 8, skipped: 0 })).not.to.deep.equal([]);
  });

  it('is counted in the summary, in each language', async () => {
    const { verdict } = await ran(cases);
    for (const [language, words] of [
      ['zh', '待查驗 4'],
      ['pt', 'com inspecção pendente 4'],
      ['en', 'inspection pending 4'],
    ] as const) {
      expect(summaryLines(verdict, language).join('\n')).to.include(words);
    }
  });
});

describe('a failure that was found by inspection', () => {
  const cases = [
    holds(INTRO),
    holds(FIRST),
    { clause: SECOND, name: 'fails', steps: ['it was inspected and fails'] },
  ];

  it('says so in the verdict, the summary and the report', async () => {
    const { declared, record, verdict } = await ran(cases);
    expect(verdict.exitCode).to.equal(1);
    expect(clauseOf(verdict, SECOND).failures[0]).to.include({ evidence: 'inspection', actual: 'five' });
    const summaries = INTERFACE_LANGUAGES.map((language) => summaryLines(verdict, language).join('\n'));
    expect(summaries[0]).to.include('查驗所得：five');
    expect(summaries[0]).not.to.include('檯的處理');
    expect(summaries[1]).to.include('na inspecção: five');
    expect(summaries[2]).to.include('found by inspection: five');
    const folder = temporaryFolder();
    writeAllureResults({ declaration: declared, record, verdict, exchanges: [], folder });
    const descriptions = readdirSync(folder)
      .filter((name) => name.endsWith('-result.json'))
      .map(
        (name) => (JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as TestResult).description ?? '',
      );
    expect(descriptions.some((description) => description.includes('查驗所得：five'))).to.equal(true);
  });

  it('of driving a table says what the table did', async () => {
    const { verdict } = await ran([holds(INTRO), holds(FIRST), { clause: SECOND, steps: ['it fails'] }]);
    expect(clauseOf(verdict, SECOND).failures[0]).not.to.have.property('evidence');
    expect(summaryLines(verdict, 'en').join('\n')).to.include('the table: a loss');
  });
});

describe('the inspection record of a run', () => {
  const inspection = {
    file: 'inspection.yaml',
    sha256: 'a'.repeat(64),
    inspector: { name: '陳大文', function: 'inspector' },
    date: '2026-11-16',
    place: 'Macau',
  };

  it('is named in the declaration, the verdict and the report’s environment', async () => {
    const { declared, record, verdict } = await ran([holds(INTRO), holds(FIRST), holds(SECOND)], {
      inspection,
    });
    expect(runDeclarationSchema.parse(declared).inspection).to.deep.equal(inspection);
    expect(verdict.inspection).to.deep.equal(inspection);
    expect(verdictSchema.parse(JSON.parse(JSON.stringify(verdict))).inspection).to.deep.equal(inspection);
    const folder = temporaryFolder();
    writeAllureResults({ declaration: declared, record, verdict, exchanges: [], folder });
    const environment = readFileSync(path.join(folder, 'environment.properties'), 'utf8');
    // A properties file spells out what is not ASCII.
    expect(environment).to.include('\\u9673').and.to.include(inspection.sha256);
  });
});
