import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { checkTexts, type Problem, type SuiteLocation } from '../../checks';
import { checkRevisions } from '../../checks/revisions';
import { checkSentences } from '../../checks/sentences';
import { readSuite } from '../../checks/suite';
import { SENTENCE_CASES_FILE } from '../../checks/traceability/sentence-cases';
import { TRACE_DATA, type TraceData } from '../../checks/traceability/trace';
import { INTERFACE_LANGUAGES, translator } from '../../locales';
import { CLAUSES, REGISTRY, REVISIONS, UNTESTED, type Clause } from '../../regulation';
import { FIELD, HARD_WAY, lineOf, suite, write } from '../checks/mini-suite';

const CASES = ['field-totals'];
/** What the mini suite would say of its two clauses. */
const MAPPING = {
  [FIELD]: { s_1: CASES, s_2: CASES, s_3: CASES },
  [HARD_WAY]: { s_2: ['hard-way'], s_3: ['hard-way-seven'], s_4: ['hard-way', `${FIELD}/field-totals`] },
};

type Mapping = Record<string, Record<string, string[]>>;

function mapped(mapping: Mapping | string, changes: Parameters<typeof suite>[0] = {}): SuiteLocation {
  const location = suite(changes);
  const text = typeof mapping === 'string' ? mapping : JSON.stringify(mapping, null, 2);
  writeFileSync(path.join(location.root, SENTENCE_CASES_FILE), text);
  return location;
}

function sentenceProblems(location: SuiteLocation, data: Partial<TraceData> = {}): Problem[] {
  return checkSentences(readSuite(location), 'en', translator('en', 'trace'), { ...TRACE_DATA, ...data });
}

function revisionProblems(location: SuiteLocation, data: Partial<TraceData> = {}): Problem[] {
  return checkRevisions(readSuite(location), 'en', translator('en', 'trace'), { ...TRACE_DATA, ...data });
}

/** The only problem, so that a check that cries at everything does not pass. */
function only(problems: Problem[]): Problem {
  expect(problems, JSON.stringify(problems, null, 1)).to.have.length(1);
  return problems[0] as Problem;
}

function mappingLine(location: SuiteLocation, words: string): number {
  const lines = readFileSync(path.join(location.root, SENTENCE_CASES_FILE), 'utf8').split('\n');
  return lines.findIndex((line) => line.includes(words)) + 1;
}

function dataLine(file: string, words: string): number {
  const lines = readFileSync(path.join(__dirname, '../..', file), 'utf8').split('\n');
  return lines.findIndex((line) => line.includes(words)) + 1;
}

function withClause(id: string, change: Partial<Clause>): Pick<TraceData, 'registry'> {
  const clauses = CLAUSES.map((clause) => (clause.id === id ? { ...clause, ...change } : clause));
  return { registry: { ...REGISTRY, clauses } };
}

describe('the check of sentences', () => {
  it('finds nothing where every sentence has its cases or its reason', () => {
    expect(sentenceProblems(mapped(MAPPING))).to.deep.equal([]);
  });

  it('takes the cases of a clause for all its sentences where nothing tells them apart', () => {
    expect(sentenceProblems(suite())).to.deep.equal([]);
  });

  const wrong: [title: string, mapping: Mapping, where: string, message: RegExp][] = [
    [
      'a clause that is not there',
      { ...MAPPING, art_5__para_3__pont_8: { s_1: CASES } },
      'pont_8',
      /no clause “art_5__para_3__pont_8”/,
    ],
    [
      'a sentence that is not there',
      { ...MAPPING, [FIELD]: { ...MAPPING[FIELD], s_4: CASES } },
      's_4',
      /no sentence “s_4”/,
    ],
    [
      'a sentence without cases',
      { [HARD_WAY]: MAPPING[HARD_WAY], [FIELD]: { s_1: CASES, s_2: CASES, s_3: [] } },
      '"s_3": []',
      /names no case/,
    ],
    [
      'a case that is not there',
      { ...MAPPING, [FIELD]: { ...MAPPING[FIELD], s_2: ['feild-totals'] } },
      'feild',
      /no case “art_5__para_3__point_8\/feild-totals”/,
    ],
    [
      'a case of another clause that is not there',
      { ...MAPPING, [FIELD]: { ...MAPPING[FIELD], s_2: [`${HARD_WAY}/field-totals`, ...CASES] } },
      `${HARD_WAY}/field-totals`,
      /no case “art_5__para_4__point_1\/field-totals”/,
    ],
    [
      'a case twice',
      { ...MAPPING, [FIELD]: { s_1: [...CASES, `${FIELD}/field-totals`], s_2: CASES, s_3: CASES } },
      `${FIELD}/field-totals`,
      /more than once/,
    ],
  ];
  for (const [title, mapping, where, message] of wrong) {
    it(`finds ${title}, with file and line`, () => {
      const location = mapped(mapping);
      const problems = sentenceProblems(location).filter((each) => message.test(each.message));
      const { file, line, check } = only(problems);
      expect([file, check]).to.deep.equal([SENTENCE_CASES_FILE, 'sentences']);
      const lines = readFileSync(path.join(location.root, SENTENCE_CASES_FILE), 'utf8').split('\n');
      expect(lines[line - 1]).to.include(where);
    });
  }

  it('names the nearest case', () => {
    const mapping = { ...MAPPING, [FIELD]: { ...MAPPING[FIELD], s_2: ['feild-totals'] } };
    expect(
      only(sentenceProblems(mapped(mapping)).filter(({ message }) => message.includes('feild'))).advice,
    ).to.include(`${FIELD}/field-totals`);
  });

  it('finds a file that cannot be read, and says nothing else', () => {
    const { file, line } = only(sentenceProblems(mapped('{\n  "a": [}\n')));
    expect([file, line]).to.deep.equal([SENTENCE_CASES_FILE, 2]);
  });

  it('finds a case that is named for no sentence of its clause, at the case', () => {
    const problem = only(
      sentenceProblems(mapped({ ...MAPPING, [HARD_WAY]: { ...MAPPING[HARD_WAY], s_3: ['hard-way'] } })),
    );
    expect(problem).to.include({ file: 'features/zh/article-5.feature', line: lineOf('zh', '場景: 七點') });
    expect(problem.message).to.include('hard-way-seven');
  });

  it('finds a sentence that has neither cases nor a reason', () => {
    const location = mapped({ ...MAPPING, [FIELD]: { s_1: CASES, s_2: CASES } });
    const problem = only(sentenceProblems(location));
    expect(problem).to.include({ file: SENTENCE_CASES_FILE, line: mappingLine(location, FIELD) });
    expect(problem.advice).to.include(`${FIELD}__s_3`);
  });

  const NO_CASE = 'art_5__heading';
  const ORDER = 'order__para_3';
  for (const id of [NO_CASE, ORDER]) {
    it(`finds that ${id} has lost its reason, at the clause`, () => {
      const reasons = UNTESTED.filter((reason) => reason.id !== id);
      const problem = only(sentenceProblems(mapped(MAPPING), { reasons }));
      expect(problem).to.include({
        file: 'regulation/data/clauses.json',
        line: dataLine('regulation/data/clauses.json', `"id": "${id}"`),
      });
    });
  }

  it('asks no cases of an article without features, and asks them once there is one', () => {
    const clause = 'art_4__point_1';
    expect(sentenceProblems(mapped(MAPPING)).filter(({ message }) => message.includes(clause))).to.deep.equal(
      [],
    );
    const physical = withClause(clause, { class: 'physical' });
    expect(sentenceProblems(mapped(MAPPING), physical)).to.deep.equal([]);
    const location = mapped(MAPPING);
    write('zh', '# language: zh-TW\n@art_4\n功能: 第四條\n', 'article-4.feature');
    expect(only(sentenceProblems(location, physical)).advice).to.include(clause);
  });

  it('finds reasons for what is not there, and a second reason', () => {
    const [first] = UNTESTED;
    if (first === undefined) throw new Error('no reasons');
    const found = sentenceProblems(mapped(MAPPING), {
      reasons: [...UNTESTED, { ...first, id: 'order__para_9' }, { ...first, through: ['order__para_8'] }],
    }).map(({ file, message }) => [file, message.replace(/“(order__para_\d)”/g, '$1')]);
    expect(found.map(([file]) => file)).to.deep.equal(Array(3).fill('regulation/data/untested.json'));
    const messages = found.map(([, message]) => message).join('\n');
    expect(messages).to.match(/order__para_9 is neither a clause nor a sentence/);
    expect(messages).to.match(/order__para_1 has more than one reason/);
    expect(messages).to.match(/refers to order__para_8/);
  });

  it('finds a reason for none where there are cases, at the reason', () => {
    const definition = `${HARD_WAY}__s_1`;
    const mapping = { ...MAPPING, [HARD_WAY]: { s_1: ['hard-way'], ...MAPPING[HARD_WAY] } };
    expect(only(sentenceProblems(mapped(mapping)))).to.include({
      file: 'regulation/data/untested.json',
      line: dataLine('regulation/data/untested.json', `"id": "${definition}"`),
    });
  });

  it('lets what remains for a person stand beside cases', () => {
    const reasons = UNTESTED.map((each) =>
      each.id === `${HARD_WAY}__s_1` ? { ...each, kind: 'observation' as const } : each,
    );
    const mapping = { ...MAPPING, [HARD_WAY]: { s_1: ['hard-way'], ...MAPPING[HARD_WAY] } };
    expect(sentenceProblems(mapped(mapping), { reasons })).to.deep.equal([]);
  });
});

describe('a case that quotes no clause', () => {
  const places = (location: SuiteLocation) =>
    checkTexts(location, 'en').problems.map(({ file, line, check }) => `${file}:${line} ${check}`);

  it('is found outside every Rule', () => {
    const location = suite({
      zh: [
        [
          '  @art_5__para_3__point_8\n',
          '  @case:stray\n  場景: 條文以外\n    假如 投注 100\n\n  @art_5__para_3__point_8\n',
        ],
      ],
    });
    expect(places(location)).to.include(
      `features/zh/article-5.feature:${lineOf('zh', '場景: 條文以外')} rules`,
    );
  });

  it('is found under a Rule without its clause or without the words of it', () => {
    const untagged = suite({ pt: [[`  @${HARD_WAY}\n`, '']] });
    expect(places(untagged)).to.include(`features/pt/article-5.feature:${lineOf('pt', 'Regra: Hard')} rules`);
    const quotation = `    「${CLAUSES.find(({ id }) => id === FIELD)?.textZh}」\n`;
    const unquoted = suite({ zh: [[quotation, '']] });
    expect(places(unquoted)).to.include(
      `features/zh/article-5.feature:${lineOf('zh', 'Rule: Field')} quotes`,
    );
  });
});

describe('the check of revisions', () => {
  const FILE = 'regulation/data/revisions.json';
  const recordLine = () => dataLine(FILE, `"id": "${FIELD}"`);
  const atRevision = (revision: number): Pick<TraceData, 'revisions'> => ({
    revisions: REVISIONS.map((each) => (each.id === FIELD ? { ...each, revision } : each)),
  });
  const tagged = (tag: string, languages: ('zh' | 'pt')[] = ['zh', 'pt']) =>
    suite(
      Object.fromEntries(
        languages.map((language) => [language, [[`  @${FIELD}\n`, `  @${FIELD} ${tag}\n`]]]),
      ),
    );

  it('finds nothing in the product’s own registry', () => {
    expect(revisionProblems(suite())).to.deep.equal([]);
  });

  for (const change of [{ textZh: '改' }, { textPt: 'Novo texto.' }]) {
    it(`wants the revision raised where the text has changed: ${Object.keys(change).join('')}`, () => {
      const problem = only(revisionProblems(suite(), withClause(FIELD, change)));
      expect(problem).to.include({ file: FILE, line: recordLine(), check: 'revisions' });
      expect(problem.message).to.include('Clause text changed').and.include('Article 5(3)(8)');
      expect(problem.advice).to.match(/Raise its revision: revision 2, sha256 [0-9a-f]{64} /);
    });
  }

  it('leaves glosses and offsets alone', () => {
    expect(revisionProblems(suite(), withClause(FIELD, { glossEn: 'other', byteStart: 1 }))).to.deep.equal(
      [],
    );
  });

  it('finds a clause without a revision, one with two, and a revision of nothing', () => {
    const without = { revisions: REVISIONS.filter(({ id }) => id !== FIELD) };
    expect(only(revisionProblems(suite(), without))).to.include({
      file: 'regulation/data/clauses.json',
      line: dataLine('regulation/data/clauses.json', `"id": "${FIELD}"`),
    });
    const own = REVISIONS.filter(({ id }) => id === FIELD);
    expect(only(revisionProblems(suite(), { revisions: [...REVISIONS, ...own] }))).to.include({ file: FILE });
    const foreign = own.map((each) => ({ ...each, id: 'art_8__para_1' }));
    const problem = only(revisionProblems(suite(), { revisions: [...REVISIONS, ...foreign] }));
    expect(problem.message).to.include('art_8__para_1');
  });

  it('calls the cases of an earlier revision outdated, in each language, with file and line', () => {
    const found = revisionProblems(suite(), atRevision(2));
    expect(found.map(({ file, line }) => `${file}:${line}`)).to.deep.equal([
      `features/zh/article-5.feature:${lineOf('zh', 'Rule: Field')}`,
      `features/pt/article-5.feature:${lineOf('pt', 'Regra: Field')}`,
    ]);
    for (const { message, advice } of found) {
      expect(message).to.match(/Outdated tests.*revision 1.*revision 2/);
      expect(advice).to.include('@rev:2');
    }
  });

  it('is content once both Rules are tagged with the revision, and the rest of the checks with the tag', () => {
    expect(revisionProblems(tagged('@rev:2'), atRevision(2))).to.deep.equal([]);
    const others = checkTexts(tagged('@rev:1'), 'en').problems.filter(({ check }) => check !== 'coverage');
    expect(others).to.deep.equal([]);
  });

  it('finds the language that was left behind, at the tag', () => {
    const location = tagged('@rev:2', ['zh']);
    const problem = only(revisionProblems(location, atRevision(2)));
    expect(problem).to.include({ file: 'features/pt/article-5.feature', line: lineOf('pt', 'Regra: Field') });
    const old = only(
      revisionProblems(tagged('@rev:1', ['pt']), atRevision(1)).concat(
        revisionProblems(tagged('@rev:2', ['zh']), atRevision(2)),
      ),
    );
    expect(old.file).to.equal('features/pt/article-5.feature');
  });

  it('finds a Rule that is ahead of the registry', () => {
    const location = tagged('@rev:3', ['zh']);
    expect(only(revisionProblems(location))).to.include({
      file: 'features/zh/article-5.feature',
      line: lineOf('zh', '@rev:3'),
    });
  });

  for (const tag of ['@rev:', '@rev:0', '@rev:02', '@rev:one', '@rev:1.5', '@rev:1 @rev:2']) {
    it(`finds a tag that is none: ${tag}`, () => {
      const problem = only(revisionProblems(tagged(tag, ['pt'])));
      expect(problem.line).to.equal(lineOf('pt', tag));
      expect(problem.message).to.include(tag);
    });
  }
});

describe('texts of the traceability', () => {
  type Sentences = [key: string, values: string][];
  const sentences = (value: unknown, key = ''): Sentences =>
    typeof value === 'string'
      ? [
          [
            key,
            [...value.matchAll(/\{\{(\w+)\}\}/g)]
              .map((match) => match[1])
              .sort()
              .join(),
          ],
        ]
      : Object.entries(value as object).flatMap(([name, inner]) => sentences(inner, `${key}.${name}`));

  it('has the same keys, with the same values, in every language', () => {
    const [first, ...others] = INTERFACE_LANGUAGES.map((language) => {
      const file = path.join(__dirname, '../../locales', language, 'trace.json');
      return sentences(JSON.parse(readFileSync(file, 'utf8')));
    });
    for (const other of others) expect(other).to.have.deep.members(first ?? []);
  });
});
