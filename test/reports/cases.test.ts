import { expect } from 'chai';
import type { Envelope } from '@cucumber/messages';
import { recordOf, type CaseRun, type Plan } from '../../reports';
import { article4, inBothLanguages, messagesOf, type MiniCase } from './mini-suite';

const EVERYTHING: Plan = { selection: '', tags: null, languages: ['zh', 'pt'] };

async function casesOf(cases: MiniCase[], plan: Partial<Plan> = {}, retry = 0): Promise<CaseRun[]> {
  const features = { 'features/zh/article-4.feature': article4(cases) };
  return recordOf({ ...EVERYTHING, ...plan }, await messagesOf({ features, retry })).cases;
}

describe('cases from messages', () => {
  describe('status', () => {
    const expected: [title: string, what: Omit<MiniCase, 'name'>, status: string, cause?: string][] = [
      ['all steps pass', { steps: ['it holds', 'it holds'] }, 'passed'],
      ['an assertion fails', { steps: ['it holds', 'it fails'] }, 'failed'],
      ['an assertion fails without a finding', { steps: ['it fails without a finding'] }, 'failed'],
      ['an assertion and then a hook fail', { steps: ['it fails'], tags: '@after-breaks' }, 'failed'],
      ['an assertion fails before an undefined step', { steps: ['it fails', 'unheard of'] }, 'failed'],
      ['something else fails', { steps: ['it breaks'] }, 'inconclusive', 'error'],
      ['the link fails', { steps: ['it faults'] }, 'inconclusive', 'error'],
      ['a hook before it fails', { steps: ['it holds'], tags: '@before-breaks' }, 'inconclusive', 'error'],
      ['a hook after it fails', { steps: ['it holds'], tags: '@after-breaks' }, 'inconclusive', 'error'],
      [
        'a hook fails after it was skipped',
        { steps: ['it does not apply'], tags: '@after-breaks' },
        'inconclusive',
        'error',
      ],
      ['a step is undefined', { steps: ['it holds', 'unheard of'] }, 'inconclusive', 'undefined_step'],
      [
        'a step is undefined after it was skipped',
        { steps: ['it does not apply', 'unheard of'] },
        'inconclusive',
        'undefined_step',
      ],
      ['a step is ambiguous', { steps: ['it is twofold'] }, 'inconclusive', 'ambiguous_step'],
      ['a step is pending', { steps: ['it is pending'] }, 'inconclusive', 'pending_step'],
      ['it does not apply', { steps: ['it does not apply', 'it holds'] }, 'not-applicable'],
      ['the text is silent', { steps: ['it holds', 'it is silent'], tags: '@silent' }, 'not-decidable'],
      [
        'the text is silent and yet it passes',
        { steps: ['it holds'], tags: '@silent' },
        'inconclusive',
        'contradiction',
      ],
      [
        'it passes beside a finding',
        { steps: ['it tells of a failure and goes on'] },
        'inconclusive',
        'contradiction',
      ],
      [
        'it is skipped for no reason',
        { steps: ['it is skipped'] },
        'inconclusive',
        'skipped_without_finding',
      ],
      ['its finding is unreadable', { steps: ['it tells nonsense'] }, 'inconclusive', 'unreadable_finding'],
      ['it has no steps', { steps: [] }, 'inconclusive', 'no_steps'],
    ];
    let runs: CaseRun[];

    before(async () => {
      runs = await casesOf(expected.map(([, what], index) => ({ ...what, name: `case-${index}` })));
    });

    expected.forEach(([title, , status, cause], index) => {
      it(`is ${status} where ${title}`, () => {
        const run = runs.find(({ case: name }) => name === `case-${index}`);
        expect(run).to.include({ status, cause: cause ?? null });
      });
    });

    it('counts them all', () => {
      expect(runs).to.have.length(expected.length);
    });

    it('keeps what was found', () => {
      const [, failed] = runs;
      expect(failed).to.deep.include({
        findings: [{ kind: 'failure', dice: [[6, 1]], required: 'a win', actual: 'a loss' }],
        message: 'required: a win; the table: a loss',
      });
      expect(failed?.steps.filter(({ hook }) => !hook)).to.have.length(2);
      expect(failed?.steps.filter(({ assertion }) => assertion).map(({ text }) => text)).to.deep.equal([
        'it fails',
      ]);
    });

    it('takes the message of a fault from its finding', () => {
      expect(runs.find(({ steps }) => steps.some(({ text }) => text === 'it faults'))?.message).to.equal(
        'no answer in time',
      );
    });
  });

  describe('identity', () => {
    const OUTLINE = `@art_4
Feature: Article 4
  Background:
    Given it holds

  @art_4__point_1
  Rule: of rows

    @case:rows
    Scenario Outline: <one> is not <other>
      Given <one> is not <other>
      Examples:
        | one | other |
        | 1   | 2     |
        | 2   | 3     |
      @reading:shooter_replacement=seven_out
      Examples:
        | one | other |
        | 3   | 3     |
      @reading:shooter_replacement=first_throw_loss
      Examples:
        | one | other |
        | 4   | 5     |
`;
    let envelopes: Envelope[];

    before(async () => {
      envelopes = await messagesOf({ features: { 'features/pt/article-4.feature': OUTLINE } });
    });

    it('counts the rows over all tables, whichever are taken', () => {
      const plan = { ...EVERYTHING, selection: 'not @reading:shooter_replacement=seven_out' };
      const planned = recordOf(plan, envelopes).cases.filter((each) => each.planned);
      expect(planned.map(({ key, line, name }) => [key, line, name])).to.deep.equal([
        ['art_4__point_1/rows/1', 14, '1 is not 2'],
        ['art_4__point_1/rows/2', 15, '2 is not 3'],
        ['art_4__point_1/rows/4', 23, '4 is not 5'],
      ]);
      expect(planned[0]).to.deep.include({
        clause: 'art_4__point_1',
        case: 'rows',
        language: 'pt',
        title: '<one> is not <other>',
        rowValues: [
          ['one', '1'],
          ['other', '2'],
        ],
      });
      expect(planned[0]?.steps.map(({ keyword, text }) => `${keyword} ${text}`)).to.deep.equal([
        'Given it holds',
        'Given 1 is not 2',
      ]);
    });

    it('keeps a case that ran and was not to run', () => {
      const plan = { ...EVERYTHING, selection: 'not @reading:shooter_replacement=seven_out' };
      const unexpected = recordOf(plan, envelopes).cases.filter((each) => !each.planned);
      expect(unexpected.map(({ key, status }) => [key, status])).to.deep.equal([
        ['art_4__point_1/rows/3', 'failed'],
      ]);
    });

    it('plans nothing of a language that was not asked for', () => {
      const { cases } = recordOf({ ...EVERYTHING, languages: ['zh'] }, envelopes);
      expect(cases.filter((each) => each.planned)).to.have.length(0);
    });

    it('tells what only the filter of the user keeps out', async () => {
      const quiet = await messagesOf({
        features: { 'features/pt/article-4.feature': OUTLINE },
        tags: '@none',
      });
      const plan = {
        ...EVERYTHING,
        selection: 'not @reading:shooter_replacement=seven_out',
        tags: '@reading:shooter_replacement=first_throw_loss',
      };
      const { cases, unselected } = recordOf(plan, quiet);
      expect(cases.map(({ key, status }) => [key, status])).to.deep.equal([
        ['art_4__point_1/rows/4', 'not-run'],
      ]);
      expect(unselected.map(({ key }) => key)).to.deep.equal([
        'art_4__point_1/rows/1',
        'art_4__point_1/rows/2',
      ]);
    });

    it('plans everything where an expression cannot be read, and says so', () => {
      const { cases, unreadableSelections } = recordOf({ ...EVERYTHING, selection: '@a and' }, envelopes);
      expect(cases.filter((each) => each.planned)).to.have.length(4);
      expect(unreadableSelections).to.deep.equal(['@a and']);
    });

    it('reads paths of Windows', () => {
      const windows = JSON.parse(
        JSON.stringify(envelopes).replaceAll(
          'features/pt/article-4.feature',
          'features\\\\pt\\\\article-4.feature',
        ),
      ) as Envelope[];
      const [first] = recordOf(EVERYTHING, windows).cases;
      expect(first).to.include({ uri: 'features/pt/article-4.feature', language: 'pt', row: 1 });
    });

    it('names no clause where the tags name none or two', async () => {
      const runs = await casesOf([
        { steps: ['it holds'], tags: '@art_4__point_1', name: 'two' },
        { clause: 'something', steps: ['it holds'], name: 'none' },
      ]);
      expect(runs.map(({ clause }) => clause)).to.deep.equal([null, null]);
      expect(runs[0]?.key).to.equal(`features/zh/article-4.feature:${runs[0]?.line ?? 0}`);
    });

    it('finds two scenarios of one key', async () => {
      const same = { steps: ['it holds'], name: 'same' };
      const envelopesOfTwo = await messagesOf({ features: inBothLanguages(article4([same, same])) });
      const { duplicates } = recordOf(EVERYTHING, envelopesOfTwo);
      expect(duplicates.map(({ key, language, places }) => [key, language, places.length])).to.deep.equal([
        ['art_4__intro/same/1', 'pt', 2],
        ['art_4__intro/same/1', 'zh', 2],
      ]);
    });
  });

  describe('attempts', () => {
    it('counts the last attempt and keeps the ones before it', async () => {
      const [run] = await casesOf([{ steps: ['it holds at the second attempt'] }], {}, 1);
      expect(run?.status).to.equal('passed');
      expect(run?.attempts.map(({ status }) => status)).to.deep.equal(['failed']);
    });

    const HELD = inBothLanguages(article4([{ steps: ['it holds'] }]));

    it('is inconclusive where a case was begun and not ended', async () => {
      const cut = (await messagesOf({ features: HELD })).filter(({ testCaseFinished }) => !testCaseFinished);
      expect(recordOf(EVERYTHING, cut).cases.map(({ status, cause }) => [status, cause])).to.deep.equal([
        ['inconclusive', 'unfinished'],
        ['inconclusive', 'unfinished'],
      ]);
    });

    it('is inconclusive where a step has no result', async () => {
      const cut = (await messagesOf({ features: HELD })).filter(({ testStepFinished }) => !testStepFinished);
      expect(recordOf(EVERYTHING, cut).cases[0]).to.include({ status: 'inconclusive', cause: 'unfinished' });
    });

    it('still fails where the run was cut off after the failure', async () => {
      const features = inBothLanguages(article4([{ steps: ['it fails', 'it holds'] }]));
      const cut = (await messagesOf({ features })).filter(({ testCaseFinished }) => !testCaseFinished);
      expect(recordOf(EVERYTHING, cut).cases.map(({ status }) => status)).to.deep.equal(['failed', 'failed']);
    });

    it('is not run where nothing was begun', async () => {
      const cut = (await messagesOf({ features: HELD })).filter(({ testCaseStarted }) => !testCaseStarted);
      const { cases } = recordOf(EVERYTHING, cut);
      expect(cases.map(({ status, cause, planned }) => [status, cause, planned])).to.deep.equal([
        ['not-run', 'not_run', true],
        ['not-run', 'not_run', true],
      ]);
    });

    it('joins a run and the run that took it up again', async () => {
      const first = (await messagesOf({ features: HELD })).filter(
        ({ testCaseStarted, testRunFinished }) => !testCaseStarted && !testRunFinished,
      );
      expect(recordOf(EVERYTHING, first).finished).to.equal(false);
      const record = recordOf(EVERYTHING, [...first, ...(await messagesOf({ features: HELD }))]);
      expect(record.cases.map(({ status }) => status)).to.deep.equal(['passed', 'passed']);
      expect(record.finished).to.equal(true);
      expect(record.duplicates).to.deep.equal([]);
    });
  });
});
