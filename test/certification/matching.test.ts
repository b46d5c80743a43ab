import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CucumberExpression, ParameterType, ParameterTypeRegistry } from '@cucumber/cucumber-expressions';
import type { Argument, Expression } from '@cucumber/cucumber-expressions';
import type { ISupportCodeLibrary } from '@cucumber/cucumber/api';
import { expect } from 'chai';
import { rememberMatches } from '../../certification/examination/remembered-matches';
import { SUITE, readSuite } from '../../checks/suite';
import { stepDefinitions, type StepDefinition } from '../../checks/support-code';

const load = createRequire(__filename);
const { exec, file } = load('../../checks/native-match-indices.cjs') as {
  exec: (regexp: RegExp, text: string) => RegExpExecArray | null;
  file: string | undefined;
};

function library(...expressions: Expression[]): ISupportCodeLibrary {
  return rememberMatches({
    stepDefinitions: expressions.map((expression) => ({ expression })),
  } as unknown as ISupportCodeLibrary);
}

/** Counts how often it is asked. */
function counting(...phrases: string[]): { expressions: Expression[]; asked: string[] } {
  const asked: string[] = [];
  let drawn = 0;
  const registry = new ParameterTypeRegistry();
  registry.defineParameterType(new ParameterType('drawn', /\d+/, Array, () => [(drawn += 1)], false, false));
  const expressions = phrases.map((phrase) => {
    const expression = new CucumberExpression(phrase, registry);
    const match = expression.match.bind(expression);
    expression.match = (text) => {
      asked.push(`${phrase}: ${text}`);
      return match(text);
    };
    return expression;
  });
  return { expressions, asked };
}

function shown(found: readonly Argument[] | null): unknown {
  return found?.map((argument) => [argument.group, argument.getParameterType().name]) ?? null;
}

describe('remembered matches', () => {
  it('ask a phrase once for a text, and give what it gave', () => {
    const { expressions, asked } = counting('a {int}', 'a {int}{word}', 'b');
    const [one, two, three] = expressions as [Expression, Expression, Expression];
    library(...expressions);
    for (const text of ['a 1', 'a 1x', 'b', 'c', 'a 1', 'b']) {
      const found = [one, two, three].map((expression) =>
        expression.match(text)?.map(({ group }) => group.value),
      );
      expect(found).to.deep.equal(
        {
          'a 1': [['1'], undefined, undefined],
          'a 1x': [undefined, ['1', 'x'], undefined],
          b: [undefined, undefined, []],
          c: [undefined, undefined, undefined],
        }[text],
        text,
      );
    }
    expect(asked)
      .to.have.length(4 * 3)
      .and.to.deep.equal([...new Set(asked)]);
  });

  it('find every definition of an ambiguous text', () => {
    const { expressions } = counting('a {int}', 'a {drawn}');
    library(...expressions);
    expect(expressions.map((expression) => expression.match('a 7')?.length)).to.deep.equal([1, 1]);
  });

  it('share no value between cases', () => {
    const { expressions } = counting('a {drawn}');
    library(...expressions);
    const [first, second] = [1, 2].map(() => expressions[0]?.match('a 7')?.[0]?.getValue(null));
    expect(first).not.to.deep.equal(second);
  });

  it('are those of the suite, in every text of its features', async () => {
    const definitions = await stepDefinitions(SUITE);
    const texts = new Set(
      readSuite(SUITE).files.flatMap(({ rules, strays }) =>
        [...rules.flatMap(({ cases }) => cases), ...strays].flatMap(({ rows }) =>
          rows.flatMap(({ pickle }) => pickle.steps.map(({ text }) => text)),
        ),
      ),
    );
    expect(texts.size).to.be.greaterThan(1_000);
    const before = new Map(
      [...texts].map((text) => [text, definitions.matching({ id: '', astNodeIds: [], text })]),
    );
    const all = new Set<StepDefinition>([...before.values()].flat().map(({ definition }) => definition));
    library(...[...all].map(({ expression }) => expression));
    const otherwise = [...before].flatMap(([text, matches]) =>
      [...all].flatMap((definition) => {
        const known = matches.find((match) => match.definition === definition)?.arguments ?? null;
        const found = definition.expression.match(text);
        const same = found === known || JSON.stringify(shown(found)) === JSON.stringify(shown(known));
        return same ? [] : [`${definition.expression.source}: ${text}`];
      }),
    );
    expect(otherwise).to.deep.equal([]);
  });
});

describe('the places of what a phrase has matched', () => {
  /** The package itself, in a module cache of its own. */
  function polyfill(): typeof exec {
    if (file === undefined) throw new Error('Cucumber does without the package: so can the product');
    const cached = load.cache[file];
    delete load.cache[file];
    try {
      return load(file) as typeof exec;
    } finally {
      if (cached !== undefined) load.cache[file] = cached;
    }
  }

  const EXPRESSIONS: [regexp: RegExp, texts: string[]][] = [
    [/^(?:o|a) («Big 4»|«Big»)( fica (decidid[oa]))?$/, ['o «Big 4»', 'a «Big» fica decidida', 'o «Big 5»']],
    [
      /^檯以最低投注額 (\d+(?:\.\d+)?(?:\/\d+)?) 開檯$/,
      ['檯以最低投注額 10.5 開檯', '檯以最低投注額 70/6 開檯'],
    ],
    [/(?<name>a)|(b)\2?/, ['a', 'b', 'bb', 'c']],
    [/a([^(]|\()?(?:(x)|y)(?=z)/, ['a(xz', 'ayz', 'ax']],
    [/(\d)/g, ['1 2 3']],
    [/(.)/u, ['𨋢']],
    [/()/, ['']],
  ];

  it('are those that the package finds', () => {
    const reference = polyfill();
    for (const [regexp, texts] of EXPRESSIONS) {
      for (const text of texts) {
        const [native, known] = [exec, reference].map((find) => {
          const own = new RegExp(regexp);
          return Array.from({ length: own.global ? 4 : 1 }, () => {
            const match = find(own, text);
            return match && [[...match], match.index, match.input, [...(match.indices ?? [])], own.lastIndex];
          });
        });
        expect(native).to.deep.equal(known, `${String(regexp)} ${text}`);
      }
    }
  });

  it('are found without it in the process that runs the suite', () => {
    const checks = path.resolve(__dirname, '../../checks');
    const script = `
      require('./native-match-indices.cjs');
      const { CucumberExpression, ParameterTypeRegistry } = require('@cucumber/cucumber-expressions');
      require('@cucumber/cucumber/api');
      const [found] = new CucumberExpression('a {int}', new ParameterTypeRegistry()).match('a 7');
      const takenApart = Object.keys(require.cache).some((file) => file.includes('regexp-tree'));
      console.log(JSON.stringify([found.group.start, found.group.end, takenApart]));`;
    const told = execFileSync(process.execPath, ['-e', script], { cwd: checks, encoding: 'utf8' });
    expect(JSON.parse(told)).to.deep.equal([2, 3, false]);
    const entry = path.resolve(checks, '../certification/examination/runner.cjs');
    expect(readFileSync(entry, 'utf8')).to.match(
      /native-match-indices\.cjs'\);\nrequire\('\.\.\/\.\.\/register\.cjs'\)/,
    );
  });
});
