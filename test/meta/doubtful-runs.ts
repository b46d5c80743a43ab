/** For everything that keeps a verdict from «conforms», a run in which it does. */
import type { Envelope } from '@cucumber/messages';
import type { Cause, WrongJudgement } from '../../assessment';
import { READING_SETS } from '../../regulation';
import {
  recordOf,
  verdict,
  verdictOn,
  type Cause as CauseOfDoubt,
  type ClauseVerdict,
  type Reason,
  type RunDeclaration,
  type RunRecord,
  type Verdict,
} from '../../reports';

import {
  CLAUSES_OF_ARTICLE_4,
  STEPS,
  article4,
  declaration,
  inBothLanguages,
  messagesOf,
  type MiniCase,
  type MiniSuite,
} from '../reports/mini-suite';

type Run = () => Promise<Verdict>;
type Changes = Partial<RunDeclaration>;

let held: Promise<Envelope[]> | undefined;

/** Messages of a run in which every case of every clause holds, in both languages. */
export function soundMessages(): Promise<Envelope[]> {
  held ??= messagesOf({ features: inBothLanguages(article4()) });
  return held;
}

/** The sound run, declared otherwise. */
const declared =
  (changes: Changes): Run =>
  async () =>
    verdict(declaration(changes), await soundMessages());

/** The sound run, its messages changed. */
const told =
  (change: (messages: Envelope[]) => unknown[]): Run =>
  async () =>
    verdict(declaration(), change(await soundMessages()) as Envelope[]);

const PLACE = { chain: '0123abcd', from: 1, to: 2, sha256: '0'.repeat(64) };

const AMISS: Extract<WrongJudgement, { rule: unknown }> = {
  ...{ chain: PLACE.chain, sequence: 1, rule: 'stateTwice', wrong: 'balance: less', quantities: ['balance'] },
  required: { kind: 'balance', player: 'p', amount: 2 },
  actual: { kind: 'balance', player: 'p', amount: 1 },
  ...{ about: {}, point: null, subject: null, throws: 0 },
};
const BREACH: Cause = {
  ...{
    offended: { rule: 'stateTwice' },
    seeAlso: [],
    wrong: AMISS.wrong,
    bet: null,
    circumstances: [],
    rightUnder: [],
  },
  ...{ judgements: [0], example: AMISS, play: [] },
};

type Watched = NonNullable<RunDeclaration['observation']>;
type Voids = NonNullable<Watched['voids']>;

/** A table that was only watched, with ten void throws that depend on nothing. */
export function watched(
  test: Partial<NonNullable<Voids['test']>> = {},
  voids: Partial<Voids> = {},
  journal: Partial<NonNullable<Watched['journal']>> = {},
): Watched {
  return {
    ...{ control: 'observed', throws: 100, operations: 900, required: 3, missing: 0, likelyThrows: null },
    voids: {
      ...{ throws: 100, void: 10, unexplained: 0, list: [] },
      test: {
        ...{ by: 'balance', probability: 1, tests: 2, ...test },
        counts: { both: 4, onlyFirst: 6, onlySecond: 36, neither: 54 },
      },
      ...voids,
    },
    journal: {
      ...{ events: 900, gaps: 0, corrections: 0, settlementsCorrected: 0, wrongBefore: 0 },
      ...{ sameThrows: 0, throwsMissing: 0, unknownBets: 0, unjudged: 0, ...journal },
    },
  };
}

const played =
  (suite: MiniSuite, changes: Changes = {}): Run =>
  async () =>
    verdict(declaration(changes), await messagesOf(suite));

/** The sound run, and one more case of the first clause. */
const besides = (steps: string[], more: Partial<MiniCase> = {}, support = STEPS): Run =>
  played({
    features: inBothLanguages(
      article4([
        ...CLAUSES_OF_ARTICLE_4.map((clause) => ({ clause, name: 'holds', steps: ['it holds'] })),
        { name: 'another', steps, ...more },
      ]),
    ),
    support,
  });

/** The same, with something else made of its exchanges. */
const judgedAs =
  (steps: string[], change: (record: RunRecord) => RunRecord): Run =>
  async () => {
    const cases = CLAUSES_OF_ARTICLE_4.map((clause) => ({ clause, name: 'holds', steps: ['it holds'] }));
    const features = inBothLanguages(article4([...cases, { name: 'another', steps }]));
    const declares = declaration();
    return verdictOn(declares, change(recordOf(declares, await messagesOf({ features }))));
  };

const without = (key: keyof Envelope) => told((all) => all.filter((each) => each[key] === undefined));
const andAlso = (envelope: object) => told((all) => [...all, envelope]);

const NOT_OBSERVED = `${STEPS}
Given('it did not occur', async function () {
  await finding(this, { kind: 'not-observed' });
  return 'skipped';
});
Given('nobody has measured it', async function () {
  await finding(this, { kind: 'inspection-pending' });
  return 'skipped';
});
Given('it was given up', async function () {
  await finding(this, { kind: 'fault', code: 'GIVEN_UP', message: 'too many' });
  throw new Error('given up');
});`;

const CELLS: NonNullable<RunDeclaration['exhaustive']> = {
  reachable: 10,
  cells: 2,
  right: 2,
  wrong: 0,
  undecided: 0,
  inconclusive: 0,
  notApplicable: 0,
  field12: ['double'],
  sample: { size: 2, seed: 1 },
  company: { throws: 0, planned: 0, seed: 1, judged: 0, wrong: 0 },
};

/** A code that is added to the product is missing here until a run is found for it. */
export const REASONS = {
  nothing_planned: told(() => []),
  nothing_passed: played({
    features: inBothLanguages(
      article4(CLAUSES_OF_ARTICLE_4.map((clause) => ({ clause, steps: ['it does not apply'] }))),
    ),
  }),
  little_could_fail: played({
    features: inBothLanguages(
      article4([
        ...CLAUSES_OF_ARTICLE_4.map((clause) => ({ clause, name: 'holds', steps: ['it holds'] })),
        ...Array.from({ length: 300 }, (_, index) => ({
          name: `idle-${String(index)}`,
          steps: ['it does not apply'],
        })),
      ]),
    ),
  }),
  link_failed: besides(['it faults']),
  not_run: without('testCaseStarted'),
  undefined_steps: besides(['unheard of']),
  not_prepared: besides(['it is not prepared']),
  inconclusive_cases: besides(['it breaks']),
  unexpected_cases: declared({ languages: ['zh'] }),
  unidentified_cases: besides(['it holds'], { clause: 'x' }),
  duplicate_cases: besides(['it holds'], { name: 'holds' }),
  unknown_clauses: besides(['it holds'], { clause: 'art_4__point_9' }),
  language_missing: played({ features: { 'features/zh/article-4.feature': article4() } }),
  no_case: played({
    features: inBothLanguages(
      article4(CLAUSES_OF_ARTICLE_4.slice(1).map((clause) => ({ clause, steps: ['it holds'] }))),
    ),
  }),
  partial: declared({ tags: '@art_4' }),
  sampled: declared({ exhaustive: CELLS }),
  interrupted: declared({ interrupted: true }),
  unfinished_run: without('testRunFinished'),
  run_failure: played({
    features: inBothLanguages(article4()),
    support: `${STEPS}\nAfterAll(() => { throw new Error('the hook broke'); });`,
    givesUp: true,
  }),
  parse_error: played({
    features: {
      ...inBothLanguages(article4()),
      'features/zh/article-5.feature': 'Feature: a\n  What is this\n  Given x\n  Rule: a\n  @',
    },
  }),
  undefined_parameter_type: andAlso({ undefinedParameterType: { name: 'bet', expression: 'a {bet}' } }),
  unreadable_selection: declared({ selection: '@a and' }),
  unresolved_readings: declared({
    readings: { set: 'mixed', values: { ...READING_SETS.literal, other: 'value' }, decision: null },
  }),
  target_unknown: declared({ target: null }),
  harness_error: declared({ harnessErrors: ['no report'] }),
  contradiction: judgedAs(['it fails'], (record) => ({
    ...record,
    cases: record.cases.map((each) =>
      each.status === 'failed' ? { ...each, weighed: { result: 'contradicted' } } : each,
    ),
  })),
  nothing_judged: judgedAs(['it holds'], (record) => ({
    ...record,
    cases: record.cases.map((each) => ({ ...each, transcript: PLACE })),
  })),
  unjudgeable: judgedAs(['it holds'], (record) => ({
    ...record,
    judged: { ...record.judged, unreadable: [{ chain: PLACE.chain, sequence: 1 }] },
  })),
  protocol_offended: judgedAs(['it holds'], (record) => ({
    ...record,
    judged: { ...record.judged, causes: [BREACH] },
  })),
  described_anew: judgedAs(['it holds'], (record) => ({
    ...record,
    judged: {
      ...record.judged,
      describedAnew: [{ chain: PLACE.chain, sequence: 1, members: ['firmware'] }],
    },
  })),
  inspection_pending: declared({ scope: 'full', articles: [3, 4] }),
  not_observed: besides(['it did not occur'], {}, NOT_OBSERVED),
  voids_depend: declared({ observation: watched({ probability: 0.00001 }) }),
  voids_unexplained: declared({ observation: watched({}, { unexplained: 1 }) }),
  journal_wrong_before: declared({ observation: watched({}, {}, { wrongBefore: 1 }) }),
  journal_numbers: declared({ observation: watched({}, {}, { throwsMissing: 1 }) }),
  journal_unknown_bets: declared({ observation: watched({}, {}, { unknownBets: 1 }) }),
} satisfies Record<Reason['code'], Run>;

/** Why a case proves nothing. */
export const CASES = {
  undefined_step: besides(['unheard of']),
  ambiguous_step: besides(['it is twofold']),
  pending_step: besides(['it is pending']),
  not_prepared: besides(['it is not prepared']),
  error: besides(['it breaks']),
  unfinished: told((all) => {
    const last = all.findLast(({ testStepFinished }) => testStepFinished !== undefined);
    return all.filter((each) => each !== last);
  }),
  skipped_without_finding: besides(['it is skipped']),
  unreadable_finding: besides(['it tells nonsense']),
  contradiction: besides(['it tells of a failure and goes on']),
  no_steps: told((all) =>
    all.map((each) =>
      each.testCase === undefined ? each : { testCase: { ...each.testCase, testSteps: [] } },
    ),
  ),
  not_run: without('testCaseStarted'),
  given_up: besides(['it was given up'], {}, NOT_OBSERVED),
} satisfies Record<CauseOfDoubt, Run>;

/** The statuses of a clause that do not say that the table meets it, each of the first clause of the run. */
export const STATUSES = {
  does_not_conform: besides(['it fails']),
  not_applicable: played({
    features: inBothLanguages(
      article4([
        { steps: ['it does not apply'] },
        ...CLAUSES_OF_ARTICLE_4.slice(1).map((clause) => ({ clause, steps: ['it holds'] })),
      ]),
    ),
  }),
  not_decidable: besides(['it is silent'], { tags: '@silent' }),
  inspection_pending: besides(['nobody has measured it'], {}, NOT_OBSERVED),
  not_observed: besides(['it did not occur'], {}, NOT_OBSERVED),
  inconclusive: besides(['it breaks']),
} satisfies Record<Exclude<ClauseVerdict['status'], 'conforms'>, Run>;
