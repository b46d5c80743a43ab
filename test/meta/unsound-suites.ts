/** For everything that the checks can find, a suite or a registry in which it is to be found. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkSuite, type Problem, type SuiteLocation } from '../../checks';
import { checkRegistry } from '../../checks/registry';
import { checkRevisions } from '../../checks/revisions';
import { checkSentences } from '../../checks/sentences';
import { readSuite } from '../../checks/suite';
import { SENTENCE_CASES_FILE } from '../../checks/traceability/sentence-cases';
import { TRACE_DATA, type TraceData } from '../../checks/traceability/trace';
import { translator } from '../../locales';
import { REGISTRY, REVISIONS, UNTESTED, readSource, type Clause } from '../../regulation';
import { FIELD, HARD_WAY, suite, write } from '../checks/mini-suite';
import { temporaryFolder } from '../cli/console';

type Changes = NonNullable<Parameters<typeof suite>[0]>;
type Problems = () => Problem[] | Promise<Problem[]>;

async function problemsOf(location: SuiteLocation): Promise<Problem[]> {
  return (await checkSuite(location, 'en')).problems;
}

const changed = (changes: Changes) => () => problemsOf(suite(changes));
const zh = (from: string, to: string) => changed({ zh: [[from, to]] });
const pt = (from: string, to: string) => changed({ pt: [[from, to]] });

/** The sound suite, with other step definitions: they are loaded once for a folder, so that it has one of its own. */
const withSteps = (more: string) => (): Promise<Problem[]> => {
  const { root } = suite();
  const copy = temporaryFolder();
  for (const language of ['zh', 'pt']) {
    const file = path.join('features', language, 'article-5.feature');
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    writeFileSync(path.join(copy, file), readFileSync(path.join(root, file)));
  }
  mkdirSync(path.join(copy, 'steps'));
  const steps = readFileSync(path.join(root, 'steps', 'steps.js'), 'utf8');
  writeFileSync(path.join(copy, 'steps', 'steps.js'), `${steps}\n${more}`);
  return problemsOf({ root: copy, support: ['steps/*.js'] });
};

const clauseChanged =
  (change: (clause: Clause) => Clause, id: string = FIELD): Problems =>
  () =>
    registry({ clauses: REGISTRY.clauses.map((clause) => (clause.id === id ? change(clause) : clause)) });

function registry(change: Partial<typeof REGISTRY>, source?: Buffer): Problem[] {
  return checkRegistry('en', { ...REGISTRY, ...change }, source ?? readSource());
}

/** The byte that the first character of the official text begins with, spoilt. */
function spoiltSource(): Buffer {
  const source = Buffer.from(readSource());
  const index = source.indexOf('博彩者');
  source[index] = (source[index] ?? 0) ^ 1;
  return source;
}

function unreadable(): Problem[] {
  return checkRegistry('en', REGISTRY, () => {
    throw Object.assign(new Error('gone'), { code: 'ENOENT' });
  });
}

const CASES = ['field-totals'];
const MAPPING = {
  [FIELD]: { s_1: CASES, s_2: CASES, s_3: CASES },
  [HARD_WAY]: { s_2: ['hard-way'], s_3: ['hard-way-seven'], s_4: ['hard-way', `${FIELD}/field-totals`] },
};

const sentences =
  (mapping: object | string, data: Partial<TraceData> = {}): Problems =>
  () => {
    const location = suite();
    const text = typeof mapping === 'string' ? mapping : JSON.stringify(mapping, null, 2);
    writeFileSync(path.join(location.root, SENTENCE_CASES_FILE), text);
    return checkSentences(readSuite(location), 'en', translator('en', 'trace'), { ...TRACE_DATA, ...data });
  };
const ofField = (cases: Record<string, string[]>) => sentences({ ...MAPPING, [FIELD]: cases });
const reasons = (change: (all: typeof UNTESTED) => typeof UNTESTED) =>
  sentences(MAPPING, { reasons: change(UNTESTED) });
const FIRST_REASON = UNTESTED[0] as (typeof UNTESTED)[number];

const revisions =
  (data: Partial<TraceData>, tag = ''): Problems =>
  () => {
    const location = suite({ zh: [[`  @${FIELD}\n`, `  @${FIELD} ${tag}\n`]] });
    return checkRevisions(readSuite(location), 'en', translator('en', 'trace'), { ...TRACE_DATA, ...data });
  };
const OF_FIELD = REVISIONS.filter(({ id }) => id === FIELD);

const PT_ROWS =
  '        | 1  | 2     | ganha     |\n        | 1  | 4     | perde     |\n        | 2  | 2     | ganha     |\n';
const PT_LAST_CASE =
  '\n    @case:hard-way-seven\n    Cenário: sete\n      Dada uma aposta de 60\n      Quando saem 3 e 4\n';
const ZH_LAST_CASE =
  '\n    @case:hard-way-seven\n    場景: 七點\n      假如 投注 60\n      當 擲出 3 點和 4 點\n';

const REGISTRY_PROBLEMS: Record<string, Problems> = {
  'source-unreadable': unreadable,
  'source-hash': () => registry({}, spoiltSource()),
  'duplicate-id': () => registry({ clauses: [...REGISTRY.clauses, ...REGISTRY.clauses.slice(-1)] }),
  'text-differs': clauseChanged((clause) => ({ ...clause, textZh: clause.textZh.replace('贏', '輸') })),
  'norms-differ': clauseChanged((clause) => ({ ...clause, norms: clause.norms.slice(1) })),
  overlap: clauseChanged((clause) => ({ ...clause, byteStart: clause.byteStart - 300 })),
  gap: () => registry({ clauses: REGISTRY.clauses.filter(({ id }) => id !== FIELD) }),
  'unknown-clause': () => registry({ clauses: REGISTRY.clauses.filter(({ id }) => id !== FIELD) }),
  'not-in-clause': clauseChanged((clause) => ({ ...clause, textZh: '改' })),
};

const GHERKIN: Record<string, Problems> = {
  unread: zh('      當 擲出 1 點和', '      如果 擲出 1 點和'),
  none: () => {
    const location = suite();
    write('pt', null);
    return problemsOf(location);
  },
};

const QUOTES: Record<string, Problems> = {
  missing: zh(`    「${REGISTRY.clauses.find(({ id }) => id === FIELD)?.textZh ?? ''}」\n`, ''),
  marks: zh('「(八)', '『(八)'),
  differs: zh('3點、4點、9點', '3點、5點、9點'),
  label: pt('    (tradução de trabalho, não oficial)\n', ''),
};

const RULES: Record<string, Problems> = {
  noFeature: () => {
    const location = suite();
    write('zh', '');
    return problemsOf(location);
  },
  dialect: () => {
    const location = suite();
    const file = path.join(location.root, 'features', 'zh', 'article-5.feature');
    write('pt', readFileSync(file, 'utf8'));
    return problemsOf(location);
  },
  articleTag: zh('@art_5\n', ''),
  vanished: zh('功能: 第五條 投注\n', '功能: 第五條 投注\n  規則: 甲\n'),
  outsideRule: zh('功能: 第五條 投注\n', '功能: 第五條 投注\n\n  @case:stray\n  場景: 無\n    假如 投注 1\n'),
  clauseTag: zh(`  @${HARD_WAY}`, `  @${HARD_WAY} @other`),
  unknownClause: zh(`@${HARD_WAY}`, '@art_5__para_4__pont_1'),
  otherArticle: zh(`@${HARD_WAY}`, '@art_6__point_14'),
  repeatedClause: zh(`@${HARD_WAY}`, `@${FIELD}`),
  noCase: zh('@case:hard-way-seven', '@silent'),
  twoCases: zh('@case:hard-way-seven', '@case:a @case:b'),
  repeatedCase: pt('@case:hard-way-seven', '@case:hard-way'),
  caseName: zh('@case:hard-way-seven', '@case:Hard_Way'),
  neverRun: pt(PT_ROWS, ''),
  unknownTag: zh('@case:hard-way-seven', '@case:hard-way-seven @silnt'),
  unknownReading: zh('hard_way_other_totals=', 'hard_way_totals='),
  unknownOption: zh('@case:field-totals', '@case:field-totals @option:field_2=double'),
  unknownValue: pt('_totals=stay', '_totals=stays'),
  foreignReading: zh('@case:field-totals', '@case:field-totals @reading:dont_pass_tie=stays'),
  described: zh('場景: 七點\n      假如', '場景: 七點\n      如果'),
};

const STEPS: Record<string, Problems> = {
  parameterType: withSteps("Given('with {nothing}', bets);"),
  undefined: pt('      Dada uma aposta de 100', '      Dada uma apsota de 100'),
  ambiguous: withSteps('Given(/^投注 \\d+$/, bets);'),
  unreadable: withSteps("delete outcomes['輸'];"),
};

const PARITY: Record<string, Problems> = {
  file: () => {
    const location = suite();
    write('zh', '# language: zh-TW\n@art_6\n功能: 第六條\n', 'article-6.feature');
    return problemsOf(location);
  },
  clauseMissingInPt: pt(`@${HARD_WAY}`, '@art_5__para_4__point_2'),
  clauseMissingInZh: pt(`@${HARD_WAY}`, '@art_5__para_4__point_2'),
  clauseOrder: changed({
    pt: [
      [`@${FIELD}`, '@x'],
      [`@${HARD_WAY}`, `@${FIELD}`],
      ['@x', `@${HARD_WAY}`],
    ],
  }),
  caseMissingInPt: pt(PT_LAST_CASE, ''),
  caseMissingInZh: zh(ZH_LAST_CASE, ''),
  caseOrder: changed({
    pt: [
      ['@case:hard-way ', '@case:x '],
      ['@case:hard-way-seven', '@case:hard-way'],
      ['@case:x ', '@case:hard-way-seven '],
    ],
  }),
  tags: pt('@case:hard-way-seven', '@case:hard-way-seven @silent'),
  examples: pt(
    PT_ROWS,
    `${PT_ROWS}\n      Exemplos:\n        | um | outro | resultado |\n        | 1  | 2     | ganha     |\n`,
  ),
  rowCount: pt('        | 1  | 4     | perde     |\n', ''),
  rowOrder: changed({
    pt: [
      ['| 1  | 2     | ganha     |', '| 2  | 2     | GANHA     |'],
      ['| 2  | 2     | ganha     |', '| 1  | 2     | ganha     |'],
      ['GANHA', 'ganha'],
    ],
  }),
  stepCount: pt('      Quando saem 3 e 4\n', ''),
  function: pt('uma aposta de 60', 'uma perda de 60'),
  arguments: pt('uma aposta de 60', 'uma aposta de 90'),
};

const HARD_WAY_STAYS = (scenario: string): [string, string] => [
  scenario,
  `${scenario} @reading:hard_way_other_totals=stay`,
];

const COVERAGE: Record<string, Problems> = {
  none: changed({}),
  declaration: changed({
    zh: [HARD_WAY_STAYS('@case:hard-way-seven')],
    pt: [HARD_WAY_STAYS('@case:hard-way-seven')],
  }),
};

const SENTENCES: Record<string, Problems> = {
  unread: sentences('{\n  "a": [}\n'),
  unknownClause: sentences({ ...MAPPING, art_5__para_3__pont_8: { s_1: CASES } }),
  unknownSentence: ofField({ ...MAPPING[FIELD], s_4: CASES }),
  noCases: ofField({ s_1: CASES, s_2: CASES, s_3: [] }),
  unknownCase: ofField({ ...MAPPING[FIELD], s_2: ['nothing-like-it-anywhere-in-the-features'] }),
  misspeltCase: ofField({ ...MAPPING[FIELD], s_2: ['feild-totals'] }),
  repeatedCase: ofField({ s_1: [...CASES, `${FIELD}/field-totals`], s_2: CASES, s_3: CASES }),
  caseLeftOut: sentences({ ...MAPPING, [HARD_WAY]: { ...MAPPING[HARD_WAY], s_3: ['hard-way'] } }),
  'unknown-id': reasons((all) => [...all, { ...FIRST_REASON, id: 'order__para_9' }]),
  'unknown-through': reasons((all) => [{ ...FIRST_REASON, through: ['order__para_8'] }, ...all.slice(1)]),
  'duplicate-reason': reasons((all) => [...all, FIRST_REASON]),
  contradicted: sentences({ ...MAPPING, [HARD_WAY]: { s_1: ['hard-way'], ...MAPPING[HARD_WAY] } }),
  unaccounted: ofField({ s_1: CASES, s_2: CASES }),
  clauseUnaccounted: reasons((all) => all.filter(({ id }) => id !== 'art_5__heading')),
};

const REVISION_PROBLEMS: Record<string, Problems> = {
  'text-changed': revisions({
    registry: {
      ...REGISTRY,
      clauses: REGISTRY.clauses.map((clause) =>
        clause.id === FIELD ? { ...clause, textPt: 'Outro.' } : clause,
      ),
    },
  }),
  'no-revision': revisions({ revisions: REVISIONS.filter(({ id }) => id !== FIELD) }),
  'duplicate-revision': revisions({ revisions: [...REVISIONS, ...OF_FIELD] }),
  'unknown-clause': revisions({
    revisions: [...REVISIONS, ...OF_FIELD.map((each) => ({ ...each, id: 'art_8__para_1' }))],
  }),
  outdated: revisions({
    revisions: REVISIONS.map((each) => (each.id === FIELD ? { ...each, revision: 2 } : each)),
  }),
  ahead: revisions({}, '@rev:3'),
  tag: revisions({}, '@rev:none'),
};

/** By check and by what it finds. */
export const UNSOUND: ReadonlyMap<string, Problems> = new Map(
  Object.entries({
    registry: REGISTRY_PROBLEMS,
    gherkin: GHERKIN,
    quotes: QUOTES,
    rules: RULES,
    steps: STEPS,
    parity: PARITY,
    coverage: COVERAGE,
    sentences: SENTENCES,
    revisions: REVISION_PROBLEMS,
  }).flatMap(([check, found]) =>
    Object.entries(found).map(([key, problems]) => [`${check}.${key}`, problems] as const),
  ),
);
