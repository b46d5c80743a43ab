import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { checkRegistry } from '../../checks/registry';
import { SUITE, checkSuite, type Problem } from '../../checks';
import { problemLines } from '../../cli/shown/checks';
import { INTERFACE_LANGUAGES, translator } from '../../locales';
import { CLAUSES, REGISTRY, readSource } from '../../regulation';
import { FIELD, HARD_WAY, lineOf, problemsOf, suite, write, type Language } from './mini-suite';

/** `file:line check` of each problem. */
function places(problems: readonly Problem[]): string[] {
  return problems.map(({ file, line, check }) => `${file}:${line} ${check}`);
}

function place(language: Language, words: string, check: string, occurrence = 1): string {
  return `features/${language}/article-5.feature:${lineOf(language, words, occurrence)} ${check}`;
}

/** The only problem, so that a check that cries at everything does not pass. */
async function onlyProblem(...changes: Parameters<typeof suite>): Promise<Problem> {
  const problems = await problemsOf(suite(...changes));
  expect(problems, JSON.stringify(problems, null, 1)).to.have.length(1);
  return problems[0] as Problem;
}

describe('checks before a run', () => {
  it('find nothing in a sound suite', async () => {
    expect(await problemsOf(suite())).to.deep.equal([]);
  });

  describe('quotations', () => {
    it('name the line and column of a changed character and show both', async () => {
      const problem = await onlyProblem({ zh: [['3點、4點、9點', '3點、5點、9點']] });
      expect(problem.check).to.equal('quotes');
      expect(problem.line).to.equal(lineOf('zh', '5點、9點'));
      const before = '    「(八)«Field» —— 擲骰點數總和出現3點、';
      expect(problem.column).to.equal([...before].length + 1);
      const lines = problemLines(problem, translator('en', 'checks'));
      expect(lines.join('\n')).to.include('U+0034 expected, U+0035 found');
      const caret = lines.findIndex((line) => line.trim() === '^');
      // Chinese characters take two columns.
      expect(lines[caret]?.indexOf('^')).to.be.greaterThan(before.length);
    });

    it('tell look-alikes apart: a full-width comma for a half-width one', async () => {
      const problem = await onlyProblem({ zh: [['為博彩者贏,出現其他', '為博彩者贏，出現其他']] });
      expect(problem.check).to.equal('quotes');
    });

    it('miss a character at the end and one in the other language', async () => {
      expect((await onlyProblem({ zh: [['除外;」', '除外」']] })).check).to.equal('quotes');
      expect((await onlyProblem({ pt: [['com excepção do', 'com exceção do']] })).check).to.equal('quotes');
    });

    it('want their marks, the quotation itself and the label of a working translation', async () => {
      expect((await onlyProblem({ zh: [['「(八)', '『(八)']] })).check).to.equal('quotes');
      const quotation = `    「${CLAUSES.find(({ id }) => id === FIELD)?.textZh}」\n`;
      expect((await onlyProblem({ zh: [[quotation, '']] })).check).to.equal('quotes');
      const label = await onlyProblem({ pt: [['    (tradução de trabalho, não oficial)\n', '']] });
      expect(label.advice).to.include('(tradução de trabalho, não oficial)');
    });
  });

  describe('structure', () => {
    it('finds the Rule that zh-TW takes for a description, and the clause that is gone with it', async () => {
      const problems = await problemsOf(suite({ zh: [['  Rule: Hard Way', '  規則: Hard Way']] }));
      expect(places(problems)).to.include(place('zh', '規則:', 'gherkin'));
      const swallowed = await problemsOf(
        suite({ zh: [[`  @${HARD_WAY}\n  Rule: Hard Way`, '  規則: Hard Way']] }),
      );
      expect(places(swallowed)).to.include(place('zh', '規則:', 'gherkin'));
    });

    it('finds a vanished Rule where Gherkin says nothing', async () => {
      const problems = await problemsOf(
        suite({ zh: [['功能: 第五條 投注\n', '功能: 第五條 投注\n  規則: 甲\n  Rule：乙\n']] }),
      );
      expect(places(problems)).to.deep.equal([
        place('zh', '規則: 甲', 'rules'),
        place('zh', 'Rule：乙', 'rules'),
      ]);
    });

    it('finds words of Gherkin of another language', async () => {
      const problems = await problemsOf(
        suite({ pt: [['Regra: Hard Way\n', 'Regra: Hard Way\n    Scenario Outline: x\n']] }),
      );
      expect(places(problems)).to.include(place('pt', 'Scenario Outline', 'rules'));
    });

    const broken: [
      title: string,
      language: Language,
      from: string,
      to: string,
      where: string,
      check?: string,
    ][] = [
      ['an unknown clause', 'zh', `@${HARD_WAY}`, '@art_5__para_4__pont_1', 'pont_1'],
      ['a Rule with two tags', 'zh', `  @${HARD_WAY}`, `  @${HARD_WAY} @other`, 'Rule: Hard'],
      ['a Rule without a tag', 'pt', `  @${HARD_WAY}\n`, '', 'Regra: Hard'],
      ['a clause of another article', 'zh', `@${HARD_WAY}`, '@art_6__point_14', 'art_6__point_14'],
      ['a clause twice', 'zh', `@${HARD_WAY}`, `@${FIELD}`, 'Rule: Hard'],
      ['a scenario without a case', 'zh', '@case:hard-way-seven', '@silent', '場景: 七點'],
      ['a case twice', 'pt', '@case:hard-way-seven', '@case:hard-way', 'Cenário: sete'],
      ['two cases on a scenario', 'zh', '@case:hard-way-seven', '@case:a @case:b', '場景: 七點'],
      ['a name that is none', 'zh', '@case:hard-way-seven', '@case:Hard_Way', '@case:Hard_Way'],
      ['an unknown tag', 'zh', '@case:hard-way-seven', '@case:hard-way-seven @silnt', '@silnt'],
      ['an unknown reading', 'zh', 'hard_way_other_totals=', 'hard_way_totals=', 'hard_way_totals'],
      ['an unknown value', 'pt', '_totals=stay', '_totals=stays', '_totals=stays'],
      [
        'an unknown option',
        'zh',
        '@case:field-totals',
        '@case:field-totals @option:field_2=double',
        'field_2',
      ],
      [
        'a reading of another clause',
        'zh',
        '@case:field-totals',
        '@case:field-totals @reading:dont_pass_tie=stays',
        'dont_pass_tie',
      ],
      ['a feature without its article', 'zh', '@art_5\n', '', '功能:'],
    ];
    for (const [title, language, from, to, where] of broken) {
      it(`finds ${title}`, async () => {
        const problems = await problemsOf(suite({ [language]: [[from, to]] }));
        const rules = problems.filter(({ check }) => check === 'rules' || check === 'gherkin');
        expect(places(rules)).to.include(place(language, where, rules[0]?.check ?? 'rules'));
      });
    }

    it('finds a file in the other language’s folder', async () => {
      const location = suite();
      write('pt', readFileSync(path.join(location.root, 'features', 'zh', 'article-5.feature'), 'utf8'));
      expect(places(await problemsOf(location))).to.include('features/pt/article-5.feature:1 rules');
    });

    it('finds a scenario under no Rule', async () => {
      const problems = await problemsOf(
        suite({
          zh: [['功能: 第五條 投注\n', '功能: 第五條 投注\n\n  @case:stray\n  場景: 無\n    假如 投注 1\n']],
        }),
      );
      expect(places(problems)).to.include(place('zh', '場景: 無', 'rules'));
    });

    it('finds an outline without a row', async () => {
      const problems = await problemsOf(
        suite({
          pt: [
            [
              '        | 1  | 2     | ganha     |\n        | 1  | 4     | perde     |\n        | 2  | 2     | ganha     |\n',
              '',
            ],
          ],
        }),
      );
      expect(places(problems)).to.include(place('pt', 'Esquema do Cenário', 'rules'));
    });
  });

  describe('Gherkin', () => {
    it('tells what cannot be parsed, and where', async () => {
      const problems = await problemsOf(suite({ zh: [['      當 擲出 1 點和', '      如果 擲出 1 點和']] }));
      expect(places(problems)).to.include(place('zh', '如果', 'gherkin'));
    });

    it('does not let a first step pass for a description', async () => {
      const changes: [string, string][] = [
        [
          '@case:hard-way-seven\n    場景: 七點\n      假如',
          '@case:hard-way-seven\n    場景: 七點\n      如果',
        ],
      ];
      const problems = await problemsOf(suite({ zh: changes }));
      expect(places(problems)).to.include(place('zh', '場景: 七點', 'rules'));
    });

    it('wants features in both languages', async () => {
      const location = suite();
      write('pt', null);
      const problems = await problemsOf(location);
      expect(places(problems)).to.include('features/pt:1 gherkin');
      expect(places(problems)).to.include('features/zh/article-5.feature:1 parity');
    });
  });

  describe('steps', () => {
    it('finds a misspelt step', async () => {
      const problem = await onlyProblem({
        pt: [['      Dada uma aposta de 100', '      Dada uma apsota de 100']],
      });
      expect(places([problem])).to.deep.equal([place('pt', 'apsota', 'steps')]);
    });

    it('finds a step that only one row of an outline misspells, and names the row', async () => {
      const problem = await onlyProblem({ zh: [['| 1  | 4  | 輸   |', '| 1  | 4  | 敗   |']] });
      expect(places([problem])).to.deep.equal([place('zh', '那麼 結果為', 'steps')]);
      expect(problem.message).to.include(String(lineOf('zh', '敗')));
    });
  });

  describe('parity', () => {
    it('finds a row that one language lacks', async () => {
      const problem = await onlyProblem({ pt: [['        | 1  | 4     | perde     |\n', '']] });
      expect(places([problem])).to.deep.equal([place('pt', 'Exemplos', 'parity')]);
      expect(problem.message).to.match(/2 rows here and 3 in features\/zh\/article-5\.feature:\d+/);
    });

    it('finds rows in another order', async () => {
      const problems = await problemsOf(
        suite({
          pt: [
            ['| 1  | 2     | ganha     |', '| 2  | 2     | GANHA     |'],
            ['| 2  | 2     | ganha     |', '| 1  | 2     | ganha     |'],
            ['GANHA', 'ganha'],
          ],
        }),
      );
      expect(places(problems)).to.deep.equal([
        place('pt', '| 2  | 2     |', 'parity'),
        place('pt', '| 1  | 2     |', 'parity'),
      ]);
      expect(problems[0]?.message).to.include('Row 1');
      expect(problems[0]?.message).to.include('row 3');
    });

    it('finds another number, another outcome and dice in another order', async () => {
      for (const [from, to] of [
        ['| 1  | 4     | perde     |', '| 1  | 5     | perde     |'],
        ['| 1  | 4     | perde     |', '| 1  | 4     | ganha     |'],
        ['| 1  | 4     | perde     |', '| 4  | 1     | perde     |'],
      ] as const) {
        const problem = await onlyProblem({ pt: [[from, to]] });
        expect(places([problem])).to.deep.equal([place('pt', to, 'parity')]);
      }
      const plain = await onlyProblem({ pt: [['uma aposta de 60', 'uma aposta de 90']] });
      expect(places([plain])).to.deep.equal([place('pt', 'uma aposta de 90', 'parity')]);
    });

    it('finds a step that does something else', async () => {
      const problem = await onlyProblem({ pt: [['uma aposta de 60', 'uma perda de 60']] });
      expect(places([problem])).to.deep.equal([place('pt', 'uma perda de 60', 'parity')]);
    });

    it('finds a missing step, scenario and clause, another order and other tags', async () => {
      const steps = await problemsOf(suite({ pt: [['      Quando saem 3 e 4\n', '']] }));
      expect(places(steps)).to.deep.equal([place('pt', 'Cenário: sete', 'parity')]);

      const scenario =
        '\n    @case:hard-way-seven\n    Cenário: sete\n      Dada uma aposta de 60\n      Quando saem 3 e 4\n';
      const lacking = await problemsOf(suite({ pt: [[scenario, '']] }));
      expect(places(lacking).filter((each) => each.endsWith('parity'))).to.deep.equal([
        place('pt', 'Regra: Hard Way', 'parity'),
      ]);

      const order = await problemsOf(
        suite({
          pt: [
            ['@case:hard-way ', '@case:x '],
            ['@case:hard-way-seven', '@case:hard-way'],
            ['@case:x ', '@case:hard-way-seven '],
          ],
        }),
      );
      expect(order.map(({ message }) => message).join('\n')).to.include('stands where the Chinese file has');

      const tags = await onlyProblem({ pt: [['@case:hard-way-seven', '@case:hard-way-seven @silent']] });
      expect(tags.check).to.equal('parity');
    });

    it('finds a file without counterpart', async () => {
      const location = suite();
      write('zh', '# language: zh-TW\n@art_6\n功能: 第六條\n', 'article-6.feature');
      expect(places(await problemsOf(location))).to.include('features/zh/article-6.feature:1 parity');
    });
  });

  describe('coverage', () => {
    it('names every clause of the article that no case tests, in each language', async () => {
      const { problems } = await checkSuite(suite(), 'en');
      const clauses = CLAUSES.filter(
        ({ id, normative }) => normative && id.startsWith('art_5__') && id !== FIELD && id !== HARD_WAY,
      );
      const uncovered = problems.filter(({ check }) => check === 'coverage');
      expect(uncovered).to.have.length(2 * clauses.length);
      for (const { id } of clauses) {
        expect(
          uncovered.filter(({ message }) => message.includes(`(${id})`)),
          id,
        ).to.have.length(2);
      }
    });

    it('finds a clause that would have no case under a reading that can be declared', async () => {
      const untag = (scenario: string): [string, string] => [
        scenario,
        `${scenario} @reading:hard_way_other_totals=stay`,
      ];
      const problems = await problemsOf(
        suite({ zh: [untag('@case:hard-way-seven')], pt: [untag('@case:hard-way-seven')] }),
      );
      expect(places(problems)).to.deep.equal([
        place('pt', 'Regra: Hard Way', 'coverage'),
        place('zh', 'Rule: Hard Way', 'coverage'),
      ]);
      expect(problems[0]?.message).to.include('@reading:hard_way_other_totals=silent');
    });
  });

  describe('registry', () => {
    it('is sound', () => {
      expect(checkRegistry('en')).to.deep.equal([]);
    });

    it('finds a changed source and a changed clause', () => {
      const source = Buffer.from(readSource());
      const index = source.indexOf('博彩者');
      source[index] = (source[index] ?? 0) ^ 1;
      expect(checkRegistry('en', REGISTRY, source).map(({ file }) => file)).to.include(
        'regulation/text/order-53-2010.zh.txt',
      );
      const clauses = REGISTRY.clauses.map((clause) =>
        clause.id === FIELD ? { ...clause, textZh: clause.textZh.replace('贏', '輸') } : clause,
      );
      const problems = checkRegistry('en', { ...REGISTRY, clauses });
      expect(problems[0]?.difference).to.not.equal(undefined);
      expect(problems[0]?.line).to.be.greaterThan(1);
    });
  });

  it('speak the three languages', async () => {
    const location = suite({
      zh: [['3點、4點', '3點、5點']],
      pt: [['uma aposta de 60', 'uma aposta de 90']],
    });
    const said = new Set<string>();
    for (const language of INTERFACE_LANGUAGES) {
      for (const problem of await problemsOf(location, language)) {
        said.add(problemLines(problem, translator(language, 'checks')).join('\n'));
      }
    }
    expect(said.size).to.equal(2 * INTERFACE_LANGUAGES.length);
  });

  it('find nothing in the product’s own features', async () => {
    const { problems } = await checkSuite(SUITE, 'en');
    expect(problems.flatMap((problem) => problemLines(problem, translator('en', 'checks')))).to.deep.equal(
      [],
    );
  });
});
