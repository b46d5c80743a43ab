/** Documents of the product's own with every optional member that they can have. */
import { READING_SETS } from '../../regulation';
import { verdict, type Manifest, type RunDeclaration, type Verdict } from '../../reports';
import { TARGET, declaration } from '../reports/mini-suite';
import { DECLARED } from './right-answers';

const FULL: Partial<RunDeclaration> = {
  adapter: { kind: './own.mjs', target: 'x', adapterSha256: 'ab', targetSha256: 'cd', granted: ['A'] },
  target: {
    ...TARGET,
    softwareHash: 'ab',
    serialNumber: '7',
    bets: ['pass', 'x_new'],
    readings: { a: 'b' },
    options: { field_12: 'double' },
    ...DECLARED,
  },
  ask: 'once',
  readings: {
    set: 'customary',
    values: { ...READING_SETS.customary },
    decision: { by: 'Comissão Técnica', on: '2026-01-01' },
  },
  asDescribed: [{ key: 'table.bets', declared: '[]', described: '[field]' }],
  authorisations: [{ dispatch: '1/2026', date: '2026-01-01', item: 'x_new', clauses: ['art_4__intro'] }],
  inspection: {
    ...{ file: 'inspection.yaml', sha256: 'ab', date: '2026-01-01', place: 'Macau' },
    inspector: { name: 'A', function: 'B' },
    landings: ['art_3__para_3'],
  },
  observation: {
    ...{ control: 'observed', throws: 1, operations: 2, required: 3, missing: 0, likelyThrows: 4 },
    journal: {
      ...{ events: 1, gaps: 0, corrections: 0, unjudged: 0, settlementsCorrected: 0, wrongBefore: 0 },
      ...{ sameThrows: 0, throwsMissing: 0, unknownBets: 0 },
    },
    voids: {
      ...{ throws: 1, void: 1, unexplained: 0 },
      list: [
        {
          ...{ throw: 1, operation: 2, dice: [1, 2], reason: 'not_rolled' },
          paid: { numerator: 7, denominator: 6 },
          taken: { numerator: 1, denominator: 2 },
        },
        { throw: 2, operation: 3, dice: [1, 2], reason: null, paid: 0, taken: 0 },
      ],
      test: {
        ...{ by: 'field', probability: 1, tests: 1 },
        counts: { both: 0, onlyFirst: 0, onlySecond: 0, neither: 0 },
      },
    },
  },
  exhaustive: {
    ...{ reachable: 10, cells: 2, right: 2, wrong: 0, undecided: 0, inconclusive: 0, notApplicable: 0 },
    field12: ['double'],
    sample: { size: 2, seed: 1 },
    company: { throws: 0, planned: 0, seed: 1, judged: 0, wrong: 0 },
  },
  resumptions: [{ at: '2026-01-02T03:04:05.000Z', casesBefore: 1, again: 0 }],
  harnessErrors: ['no report'],
  tags: '@art_4',
};

export const RIGHT_DECLARATIONS: RunDeclaration[] = [declaration(), declaration(FULL)];

const PLACE = {
  language: 'zh',
  ...{ case: 'name', row: 1, file: 'features/zh/article-4.feature', line: 7 },
  transcript: { chain: 'ab12cd34', from: 1, to: 2, sha256: '0'.repeat(64) },
} as const;
const DICE: [number, number][] = [[1, 2]];
const TEXTS = { zh: '甲', pt: 'a', en: 'a' };

const FINDING: Verdict['findings'][number] = {
  ...{
    number: 1,
    clause: 'art_6__intro',
    rule: null,
    seeAlso: ['art_6__point_1'],
    wrong: 'prize less',
    bet: 'pass',
  },
  ...{ count: 1, cases: 1, texts: TEXTS, required: TEXTS, actual: TEXTS },
  circumstances: [{ code: 'fromStake', value: 1, texts: TEXTS }],
  rightUnder: [{ reading: 'fractional_prize', value: 'exact', open: false }],
  places: [
    {
      ...{ chain: 'ab12cd34', sequence: 2, clause: 'art_6__point_1', case: 'name', row: 1 },
      ...{ language: 'zh', file: 'features/zh/article-6.feature', line: 7 },
    },
  ],
  play: [{ chain: 'ab12cd34', sequence: 2, texts: TEXTS }],
};

function fullVerdict(): Verdict {
  const own = verdict(declaration({ ...FULL, articles: [4] }), []);
  return {
    ...own,
    clauses: verdict(declaration(), []).clauses.map((clause): Verdict['clauses'][number] => ({
      ...clause,
      ...{
        contraLitteram: true,
        authorisations: [{ dispatch: '1/2026', date: '2026-01-01' }],
        reason: TEXTS,
        sentences: [
          {
            ...{ id: 'art_4__intro__s_1', status: 'not_applicable' as const },
            missing: ['a/b'],
            reason: TEXTS,
          },
        ],
      },
      readings: [{ id: 'a', value: 'b', relation: 'contra' }],
      failures: [
        {
          ...PLACE,
          dice: DICE,
          required: 'a',
          actual: 'b',
          evidence: 'inspection',
          message: 'c',
          shownBy: 1,
          contradicted: true,
        },
      ],
      notDecidable: [{ ...PLACE, dice: DICE, actual: 'b' }],
      inconclusive: [{ ...PLACE, cause: 'not_prepared', message: 'c', testedUnder: 'art_4__intro' }],
    })),
    findings: [FINDING, { ...FINDING, number: 2, clause: null, rule: 'state' }],
    reasons: [{ code: 'no_case', texts: TEXTS, clauses: ['art_4__intro'] }],
    remarks: [{ code: 'resumed', texts: TEXTS, clauses: ['art_4__intro'] }],
  };
}

export const RIGHT_VERDICTS: Verdict[] = [verdict(declaration(), []), fullVerdict()];

const ZERO = '0'.repeat(64);

const UNSIGNED: Manifest = {
  format: 'craps-conformance/manifest/1',
  created: '2026-01-15T08:00:00.000Z',
  suite: { name: 'craps-conformance', version: '1.0.0' },
  regulation: { sha256: ZERO },
  runs: [{ folder: '.', verdict: 'conforms', exitCode: 0 }],
  signature: null,
  files: [{ name: 'a.txt', size: 1, sha256: ZERO, mediaType: 'text/plain' }],
};

export const RIGHT_MANIFESTS: Manifest[] = [
  UNSIGNED,
  { ...UNSIGNED, signature: { file: 'manifest.jws', keyId: 'a'.repeat(43) } },
];

const LIMIT = { maximumStake: 1, maximumPrize: 1, maximumOdds: 1 };

export const RIGHT_CONFIGURATION = [
  {
    adapter: {
      ...{ kind: 'http', target: 'http://127.0.0.1:1', options: { a: 1 }, timeout: 1000 },
      environment: ['A'],
    },
    ...{ languages: ['zh'], readings: 'customary', decision: { by: 'A' }, options: { field_12: 'triple' } },
    ...{ authorisations: [{ a: 1 }], certificate: { a: 1 }, scope: 'full', inspection: 'i.yaml', out: 'c' },
    ...{ tags: '@art_4', throws: 1, ask: 'each', parallel: 2, ui: 'zh', money: { minorUnitsPerAmount: 100 } },
    table: {
      ...{ bets: ['pass'], seats: 1, holdsThrow: true, control: 'forced', minimumBet: 1, unit: 1 },
      senses: { landing: true, leaning: true, dice: true, shooter: true },
      limits: { ...LIMIT, bets: { pass: LIMIT } },
      changes: { lower: true, raise: true, withdraw: true },
      ...{ equalBets: 'merge', opposedBets: true, journal: { holds: 'none', events: 1 } },
    },
    ...{ fault: 'x', allure: 'none', signing: { key: 'k', pkcs12: 'p' } },
  },
  { readings: { base: 'literal' } },
];
