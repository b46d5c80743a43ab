import { expect } from 'chai';
import type { Envelope } from '@cucumber/messages';
import {
  runDeclarationSchema,
  verdict,
  verdictSchema,
  type ClauseVerdict,
  type RunDeclaration,
  type Verdict,
} from '../../reports';
import { READING_SETS } from '../../regulation';
import {
  article4,
  CLAUSES_OF_ARTICLE_4,
  declaration,
  inBothLanguages,
  messagesOf,
  STEPS,
  type MiniCase,
} from './mini-suite';

async function verdictOf(cases: MiniCase[], changes: Partial<RunDeclaration> = {}): Promise<Verdict> {
  return verdict(declaration(changes), await messagesOf({ features: inBothLanguages(article4(cases)) }));
}

/** The clauses of Article 4 with a case that holds each, and something else besides. */
function besides(...cases: MiniCase[]): MiniCase[] {
  return [
    ...CLAUSES_OF_ARTICLE_4.map((clause) => ({ clause, name: 'holds', steps: ['it holds'] })),
    ...cases,
  ];
}

function clauseOf({ clauses }: Verdict, id: string): ClauseVerdict {
  const found = clauses.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no verdict on ${id}`);
  return found;
}

function codes({ reasons }: Verdict): string[] {
  return reasons.map(({ code }) => code);
}

describe('the verdict', () => {
  let held: Envelope[];

  before(async () => {
    held = await messagesOf({ features: inBothLanguages(article4()) });
  });

  it('is that the table conforms where every case of every clause passed in both languages', () => {
    const result = verdict(declaration(), held);
    expect(result).to.include({ verdict: 'conforms', exitCode: 0, partial: false });
    expect(result.reasons).to.deep.equal([]);
    expect(result.clauses.map(({ id, status }) => [id, status])).to.deep.equal(
      CLAUSES_OF_ARTICLE_4.map((id) => [id, 'conforms']),
    );
    expect(result.cases).to.deep.include({ planned: 6, run: 6, passed: 6, failed: 0 });
    expect(result.cases.byLanguage.pt).to.deep.include({ planned: 3, passed: 3 });
    expect(clauseOf(result, 'art_4__point_1').citation).to.deep.equal({
      zh: '第四條(一)項',
      pt: 'alínea 1) do artigo 4.º',
      en: 'Article 4(1)',
    });
  });

  it('is written as its schema says, and so is the declaration', async () => {
    const cases = besides(
      { name: 'fails', steps: ['it fails'] },
      { name: 'breaks', clause: 'art_4__point_1', steps: ['it breaks'] },
      { name: 'silent', clause: 'art_4__point_2', steps: ['it is silent'] },
    );
    for (const result of [verdict(declaration(), held), await verdictOf(cases)]) {
      const written = JSON.parse(JSON.stringify(result)) as unknown;
      expect(verdictSchema.parse(written)).to.deep.equal(written);
    }
    expect(runDeclarationSchema.parse(declaration())).to.deep.equal(declaration());
  });

  it('does not change with the order of the messages of different cases', () => {
    const [first, ...rest] = held.filter(({ testCase }) => testCase !== undefined);
    const others = held.filter(({ testCase }) => testCase === undefined);
    const reordered = [...others, ...rest, ...(first === undefined ? [] : [first])];
    expect(verdict(declaration(), reordered)).to.deep.equal(verdict(declaration(), held));
  });

  it('is that nothing follows where hardly anything could fail', async () => {
    const idle = (count: number): MiniCase[] =>
      Array.from({ length: count }, (_, index) => ({
        name: `idle-${String(index)}`,
        steps: ['it does not apply'],
      }));
    // Three clauses hold, and so many cases beside each of them that one in a hundred is not reached.
    const hardly = await verdictOf(besides(...idle(298)));
    expect([hardly.verdict, codes(hardly)]).to.deep.equal(['inconclusive', ['little_could_fail']]);
    const enough = await verdictOf(besides(...idle(297)));
    expect([enough.verdict, codes(enough)]).to.deep.equal(['conforms', []]);
  });

  it('is never plainly that the table conforms where its maker’s word was taken', () => {
    const asDescribed = [{ key: 'table.bets', declared: '[]', described: '[field]' }];
    const result = verdict(declaration({ asDescribed }), held);
    expect(result).to.include({ verdict: 'conforms_as_described', exitCode: 0 });
    expect(result.asDescribed?.[0]?.texts).to.deep.equal({
      zh: '賭檯不提供的投注：field',
      pt: 'apostas que a mesa não oferece: field',
      en: 'bets that the table does not offer: field',
    });
    expect(verdictSchema.parse(JSON.parse(JSON.stringify(result)))).to.deep.equal(result);
  });

  describe('of a clause', () => {
    it('does not conform where an assertion failed, and quotes the failure', async () => {
      const result = await verdictOf(besides({ name: 'fails', steps: ['it holds', 'it fails'] }));
      expect(result).to.include({ verdict: 'does_not_conform', exitCode: 1 });
      const { status, failures, cases } = clauseOf(result, 'art_4__intro');
      expect(status).to.equal('does_not_conform');
      expect(cases).to.deep.include({ planned: 4, passed: 2, failed: 2 });
      expect(failures.map(({ language }) => language)).to.have.members(['zh', 'pt']);
      expect(failures[0]).to.deep.include({
        case: 'fails',
        row: 1,
        dice: [[6, 1]],
        required: 'a win',
        actual: 'a loss',
        message: 'required: a win; the table: a loss',
      });
      expect(failures[0]?.file).to.match(/^features\/(?:zh|pt)\/article-4\.feature$/);
      expect(failures[0]?.line).to.be.greaterThan(1);
      expect(clauseOf(result, 'art_4__point_1').status).to.equal('conforms');
    });

    it('does not conform where only one language failed', () => {
      const pickle = held.find((each) => each.pickle?.uri.includes('/pt/'))?.pickle;
      const testCase = held.find((each) => each.testCase?.pickleId === pickle?.id)?.testCase;
      const started = held.find((each) => each.testCaseStarted?.testCaseId === testCase?.id)?.testCaseStarted;
      const red = held.map((envelope) => {
        const { testStepFinished } = envelope;
        if (testStepFinished === undefined || testStepFinished.testCaseStartedId !== started?.id)
          return envelope;
        const testStepResult = {
          duration: { seconds: 0, nanos: 0 },
          status: 'FAILED',
          exception: { type: 'AssertionError', message: 'red' },
        };
        return { testStepFinished: { ...testStepFinished, testStepResult } } as Envelope;
      });
      expect(verdict(declaration(), red)).to.deep.include({ verdict: 'does_not_conform' });
    });

    it('is not applicable, with the reason, where none of its cases applies', async () => {
      const result = await verdictOf([
        { clause: 'art_4__intro', steps: ['it holds'] },
        { clause: 'art_4__point_1', steps: ['it does not apply'] },
        { clause: 'art_4__point_2', steps: ['it holds'] },
      ]);
      expect(result).to.include({ verdict: 'conforms', exitCode: 0 });
      const { status, reason } = clauseOf(result, 'art_4__point_1');
      expect(status).to.equal('not_applicable');
      expect(reason).to.deep.equal({
        zh: '檯聲明不提供«Field»',
        pt: 'a mesa declara não oferecer «Field»',
        en: 'the table declares that it does not offer Field',
      });
      expect(result.remarks.map(({ code, clauses }) => [code, clauses])).to.deep.equal([
        ['not_applicable', ['art_4__point_1']],
      ]);
    });

    it('conforms, with the reason, where some of its cases do not apply', async () => {
      const result = await verdictOf(besides({ name: 'not', steps: ['it does not apply'] }));
      expect(clauseOf(result, 'art_4__intro')).to.include({ status: 'conforms' });
      expect(clauseOf(result, 'art_4__intro').reason?.en).to.include('Field');
    });

    it('is not decidable, and never conforms, where the text is silent', async () => {
      const result = await verdictOf(besides({ name: 'silent', steps: ['it is silent'], tags: '@silent' }));
      expect(result).to.include({ verdict: 'conforms' });
      const { status, notDecidable } = clauseOf(result, 'art_4__intro');
      expect(status).to.equal('not_decidable');
      expect(notDecidable[0]).to.deep.include({ case: 'silent', dice: [[1, 2]], actual: 'the bet stays' });
      expect(result.remarks.map(({ code }) => code)).to.include('not_decidable');
    });

    it('is inconclusive, never failed, where the link or the harness failed', async () => {
      const result = await verdictOf(besides({ name: 'faults', steps: ['it faults'] }));
      expect(result).to.include({ verdict: 'inconclusive', exitCode: 3 });
      expect(codes(result)).to.deep.equal(['link_failed', 'inconclusive_cases']);
      const { status, inconclusive, failures } = clauseOf(result, 'art_4__intro');
      expect(status).to.equal('inconclusive');
      expect(failures).to.deep.equal([]);
      expect(inconclusive[0]).to.deep.include({
        case: 'faults',
        cause: 'error',
        message: 'no answer in time',
      });
    });

    it('does not conform where a failure stands beside an inconclusive case', async () => {
      const result = await verdictOf(
        besides({ name: 'fails', steps: ['it fails'] }, { name: 'breaks', steps: ['it breaks'] }),
      );
      expect(result).to.include({ verdict: 'does_not_conform', exitCode: 1 });
      expect(clauseOf(result, 'art_4__intro').status).to.equal('does_not_conform');
      expect(codes(result)).to.deep.equal(['inconclusive_cases']);
    });

    it('is inconclusive where it has no case', async () => {
      const result = await verdictOf([
        { clause: 'art_4__intro', steps: ['it holds'] },
        { clause: 'art_4__point_1', steps: ['it holds'] },
      ]);
      expect(result).to.include({ verdict: 'inconclusive', exitCode: 3 });
      expect(clauseOf(result, 'art_4__point_2').status).to.equal('inconclusive');
      expect(result.reasons.map(({ code, clauses }) => [code, clauses])).to.deep.equal([
        ['no_case', ['art_4__point_2']],
      ]);
    });

    it('is inconclusive where a language lacks a case that the other has', async () => {
      const features = {
        'features/zh/article-4.feature': article4(besides({ name: 'only', steps: ['it holds'] })),
        'features/pt/article-4.feature': article4(besides()),
      };
      const result = verdict(declaration(), await messagesOf({ features }));
      expect(result).to.include({ verdict: 'inconclusive', exitCode: 3 });
      expect(result.reasons.map(({ code, clauses }) => [code, clauses])).to.deep.equal([
        ['language_missing', ['art_4__intro']],
      ]);
      expect(clauseOf(result, 'art_4__intro').status).to.equal('inconclusive');
      expect(clauseOf(result, 'art_4__intro').reason?.pt).to.include('português');
      expect(clauseOf(result, 'art_4__point_1').status).to.equal('conforms');
    });

    it('says under which readings it was tested, and that one is against its letter', () => {
      const customary = { set: 'customary' as const, values: { ...READING_SETS.customary }, decision: null };
      const result = verdict(declaration({ readings: customary }), held);
      expect(result.verdict).to.equal('conforms');
      const clause = clauseOf(result, 'art_4__point_2');
      expect(clause.contraLitteram).to.equal(true);
      expect(clause.readings).to.deep.include({
        id: 'shooter_replacement',
        value: 'seven_out',
        relation: 'contra',
      });
      expect(result.remarks.map(({ code, clauses }) => [code, clauses])).to.deep.equal([
        ['contra_litteram', ['art_4__point_2']],
      ]);
      expect(result.readings).to.deep.equal(customary);
      const literal = clauseOf(verdict(declaration(), held), 'art_4__point_2');
      expect(literal).not.to.have.property('contraLitteram');
      expect(literal.readings?.[0]?.relation).to.equal('secundum');
    });

    it('is never named without saying that it was applied against its letter', async () => {
      const readings = {
        set: 'customary' as const,
        values: { ...READING_SETS.customary },
        decision: { by: 'Comissão Técnica', on: '2026-01-01' },
      };
      const messages = await messagesOf({
        features: inBothLanguages(
          article4([
            { clause: 'art_4__intro', steps: ['it holds'] },
            { clause: 'art_4__point_1', steps: ['it is silent'] },
            { clause: 'art_4__point_2', steps: ['it is silent'] },
          ]),
        ),
      });
      const result = verdict(declaration({ readings }), messages);
      const remark = (code: string) => result.remarks.find((each) => each.code === code)?.texts;
      expect(remark('not_decidable')).to.deep.include({
        zh: '2 條條文未定（條文沒有訂明結果，不計為符合）：第四條(一)項；第四條(二)項（按與其字面不符的解釋）',
      });
      expect(remark('not_decidable')?.pt).to.match(/4\.º \(interpretação contra a sua letra\)\)$/);
      expect(remark('not_decidable')?.en).to.match(/\(reading against its letter\)\)$/);
      expect(remark('contra_litteram')?.en).not.to.include('its letter)');
      expect(result.readings).to.deep.equal(readings);
    });

    it('is listed where its article is out of scope but a case of it failed', async () => {
      const result = await verdictOf(besides({ clause: 'art_3__para_2__intro', steps: ['it fails'] }));
      expect(result.verdict).to.equal('does_not_conform');
      expect(result.clauses.some(({ status }) => status === 'does_not_conform')).to.equal(true);
    });

    it('waits for inspection where a person has to look, and keeps the full scope from conforming', () => {
      const full = verdict(declaration({ scope: 'full', articles: [3, 4] }), held);
      expect(clauseOf(full, 'art_3__para_4').status).to.equal('inspection_pending');
      expect(clauseOf(full, 'order__para_1').status).to.equal('not_applicable');
      expect(codes(full)).to.include('inspection_pending');
      const system = verdict(declaration({ scope: 'system', articles: [3, 4] }), held);
      expect(clauseOf(system, 'art_3__para_4').status).to.equal('inspection_pending');
      expect(codes(system)).not.to.include('inspection_pending');
      expect(system.remarks.map(({ code }) => code)).to.include('inspection_pending');
    });
  });

  describe('never is that the table conforms', () => {
    const without = (key: keyof Envelope) => () => held.filter((envelope) => envelope[key] === undefined);
    const added = (envelope: unknown) => () => [...held, envelope as Envelope];
    const table: [
      title: string,
      reason: string,
      messages: () => Envelope[],
      changes?: Partial<RunDeclaration>,
    ][] = [
      ['nothing was planned', 'nothing_planned', () => []],
      ['nothing was planned in the languages asked for', 'nothing_planned', without('pickle')],
      ['a case was not run', 'not_run', without('testCaseStarted')],
      ['a case did not end', 'not_run', without('testCaseFinished')],
      ['the messages have no end', 'unfinished_run', without('testRunFinished')],
      ['the run was interrupted', 'interrupted', () => held, { interrupted: true }],
      ['the harness failed', 'harness_error', () => held, { harnessErrors: ['no report'] }],
      ['the table did not say what it is', 'target_unknown', () => held, { target: null }],
      ['the user took a part', 'partial', () => held, { tags: '@art_4' }],
      ['a tag expression cannot be read', 'unreadable_selection', () => held, { selection: '@a and' }],
      [
        'a reading is not declared',
        'unresolved_readings',
        () => held,
        { readings: { set: 'mixed', values: { shooter_replacement: 'seven_out' }, decision: null } },
      ],
      [
        'a reading is unknown',
        'unresolved_readings',
        () => held,
        { readings: { set: 'mixed', values: { ...READING_SETS.literal, other: 'value' }, decision: null } },
      ],
      ['an option is unknown', 'unresolved_readings', () => held, { options: { field_12: 'fourfold' } }],
      ['a case ran that was not declared', 'unexpected_cases', () => held, { languages: ['zh'] }],
      [
        'a feature cannot be read',
        'parse_error',
        added({
          parseError: {
            source: { uri: 'features/zh/x.feature', location: { line: 3 } },
            message: 'unexpected',
          },
        }),
      ],
      [
        'a parameter type is undefined',
        'undefined_parameter_type',
        added({ undefinedParameterType: { name: 'bet', expression: 'a {bet}' } }),
      ],
      [
        'a hook around the run failed',
        'run_failure',
        added({
          testRunHookFinished: {
            testRunHookStartedId: 'x',
            result: { status: 'FAILED', duration: { seconds: 0, nanos: 0 }, message: 'broken' },
            timestamp: { seconds: 0, nanos: 0 },
          },
        }),
      ],
      [
        'the run ended in an exception',
        'run_failure',
        added({
          testRunFinished: {
            success: false,
            timestamp: { seconds: 0, nanos: 0 },
            exception: { type: 'Error', message: 'broken' },
          },
        }),
      ],
    ];
    for (const [title, reason, messages, changes] of table) {
      it(`where ${title}`, () => {
        const result = verdict(declaration(changes), messages());
        expect(result).to.include({ verdict: 'inconclusive', exitCode: 3 });
        expect(codes(result)).to.include(reason);
      });
    }

    const suites: [title: string, reason: string, cases: MiniCase[]][] = [
      ['a step is undefined', 'undefined_steps', besides({ name: 'x', steps: ['unheard of'] })],
      ['a step is ambiguous', 'undefined_steps', besides({ name: 'x', steps: ['it is twofold'] })],
      ['a step is pending', 'undefined_steps', besides({ name: 'x', steps: ['it is pending'] })],
      [
        'a hook failed',
        'inconclusive_cases',
        besides({ name: 'x', steps: ['it holds'], tags: '@before-breaks' }),
      ],
      [
        'a case was skipped for no reason',
        'inconclusive_cases',
        besides({ name: 'x', steps: ['it is skipped'] }),
      ],
      [
        'nothing applies',
        'nothing_passed',
        CLAUSES_OF_ARTICLE_4.map((clause) => ({ clause, steps: ['it does not apply'] })),
      ],
      [
        'nothing is decidable',
        'nothing_passed',
        CLAUSES_OF_ARTICLE_4.map((clause) => ({ clause, steps: ['it is silent'], tags: '@silent' })),
      ],
      [
        'a case names no clause',
        'unidentified_cases',
        besides({ clause: 'x', name: 'x', steps: ['it holds'] }),
      ],
      [
        'a case names an unknown clause',
        'unknown_clauses',
        besides({ clause: 'art_4__point_9', name: 'x', steps: ['it holds'] }),
      ],
      ['two cases have one name', 'duplicate_cases', besides({ name: 'holds', steps: ['it holds'] })],
    ];
    for (const [title, reason, cases] of suites) {
      it(`where ${title}`, async () => {
        const result = await verdictOf(cases);
        expect(result).to.include({ verdict: 'inconclusive', exitCode: 3 });
        expect(codes(result)).to.include(reason);
      });
    }

    it('where a language was not run at all', async () => {
      const features = { 'features/zh/article-4.feature': article4() };
      const result = verdict(declaration(), await messagesOf({ features }));
      expect(result).to.include({ verdict: 'inconclusive', exitCode: 3 });
      expect(codes(result)).to.deep.equal(['language_missing']);
      expect(verdict(declaration({ languages: ['zh'] }), await messagesOf({ features })).verdict).to.equal(
        'conforms',
      );
    });

    it('where a feature is broken for real', async () => {
      const broken = 'Feature: a\n  Scenario: b\n    Given it holds\n  What is this\n';
      const features = { ...inBothLanguages(article4()), 'features/zh/article-5.feature': broken };
      const result = verdict(declaration(), await messagesOf({ features }));
      expect(result).to.include({ verdict: 'inconclusive', exitCode: 3 });
      expect(codes(result)).to.include.members(['parse_error', 'not_run', 'unfinished_run']);
    });

    for (const hook of ['BeforeAll', 'AfterAll']) {
      it(`where a ${hook} hook fails for real`, async () => {
        const support = `${STEPS}\n${hook}(() => { throw new Error('the hook broke'); });`;
        const features = inBothLanguages(article4());
        const result = verdict(declaration(), await messagesOf({ features, support, givesUp: true }));
        expect(result).to.include({ verdict: 'inconclusive', exitCode: 3 });
        expect(codes(result)).to.include.members(['run_failure', 'unfinished_run']);
      });
    }
  });

  it('names some of many in its sentences, and all of them beside', () => {
    const result = verdict(declaration({ articles: [4, 5] }), held);
    const reason = result.reasons.find(({ code }) => code === 'no_case');
    expect(reason?.clauses).to.have.length(30);
    expect(reason?.texts.en.split('; ')).to.have.length(11);
    expect(reason?.texts.en).to.include('clauses without any case: 30').and.to.include('…');
  });

  describe('on a part', () => {
    it('leaves the clauses outside inconclusive, for that reason', async () => {
      const tags = '@art_4__intro';
      const messages = await messagesOf({ features: inBothLanguages(article4()), tags });
      const result = verdict(declaration({ tags }), messages);
      expect(result).to.include({ verdict: 'inconclusive', exitCode: 3, partial: true });
      expect(codes(result)).to.deep.equal(['partial']);
      expect(result.cases).to.deep.include({ planned: 2, run: 2, passed: 2, notRun: 0 });
      expect(clauseOf(result, 'art_4__intro').status).to.equal('conforms');
      expect(clauseOf(result, 'art_4__point_1')).to.include({ status: 'inconclusive' });
      expect(clauseOf(result, 'art_4__point_1').reason?.en).to.include('not selected');
    });

    it('does not call a clause conforming of which only a part was tested', async () => {
      const tags = '@case:holds';
      const cases = besides({ name: 'other', steps: ['it holds'] });
      const messages = await messagesOf({ features: inBothLanguages(article4(cases)), tags });
      const result = verdict(declaration({ tags }), messages);
      expect(clauseOf(result, 'art_4__intro').status).to.equal('inconclusive');
      expect(clauseOf(result, 'art_4__point_1').status).to.equal('conforms');
    });

    it('remarks on nothing that was not selected', async () => {
      const readings = { set: 'customary' as const, values: { ...READING_SETS.customary }, decision: null };
      const remarks = async (tags: string) => {
        const messages = await messagesOf({ features: inBothLanguages(article4()), tags });
        const declared = declaration({ tags, readings, articles: [1, 3, 4, 5, 7] });
        return verdict(declared, messages).remarks.map(({ code, clauses }) => [code, clauses]);
      };
      expect(await remarks('@art_4__intro')).to.deep.equal([]);
      expect(await remarks('@art_4__point_2')).to.deep.equal([['contra_litteram', ['art_4__point_2']]]);
    });

    it('waits for no inspection of what was not selected', async () => {
      const tags = '@art_4__intro';
      const messages = await messagesOf({ features: inBothLanguages(article4()), tags });
      const result = verdict(declaration({ tags, scope: 'full', articles: [3, 4] }), messages);
      expect(codes(result)).to.deep.equal(['partial']);
      expect(clauseOf(result, 'art_3__para_4').reason?.en).to.include('not selected');
    });

    it('still fails where what was tested failed', async () => {
      const tags = '@art_4__intro';
      const messages = await messagesOf({
        features: inBothLanguages(article4([{ steps: ['it fails'] }])),
        tags,
      });
      expect(verdict(declaration({ tags }), messages)).to.include({
        verdict: 'does_not_conform',
        exitCode: 1,
      });
    });
  });

  it('remarks on nothing where nothing was tested', () => {
    const readings = { set: 'customary' as const, values: { ...READING_SETS.customary }, decision: null };
    const declared = declaration({ readings, target: null, articles: [1, 3, 4, 5, 7] });
    expect(verdict(declared, []).remarks).to.deep.equal([]);
    const notRun = held.filter(({ testCaseStarted }) => testCaseStarted === undefined);
    expect(verdict(declared, notRun).remarks).to.deep.equal([]);
    expect(verdict(declared, held).remarks.map(({ code }) => code)).to.include('contra_litteram');
  });

  it('fails however incomplete the run was', async () => {
    const messages = await messagesOf({ features: inBothLanguages(article4([{ steps: ['it fails'] }])) });
    const cut = messages.filter(({ testRunFinished }) => testRunFinished === undefined);
    const result = verdict(declaration({ interrupted: true, target: null }), cut);
    expect(result).to.include({ verdict: 'does_not_conform', exitCode: 1 });
    expect(codes(result)).to.include.members(['interrupted', 'unfinished_run', 'no_case']);
  });
});
