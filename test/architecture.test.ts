import { expect } from 'chai';
import { ESLint } from 'eslint';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { COMMANDS } from '../cli/commands';
import { circles, importGraph, sourceFiles } from './support/import-graph';

const ROOT = path.resolve(__dirname, '..');

/** Of all that speaks to a terminal. */
const MOST_LINES = 5_000;
const MOST_LINES_OF_A_FILE = 280;

/** An import that each wall must stop, as it would stand in a file of that folder. */
const FORBIDDEN = [
  ['regulation/rules/intruder.ts', '../../adapters/table'],
  ['regulation/intruder.ts', '../locales'],
  ['adapters/reference-table/intruder.ts', '../../regulation'],
  ['adapters/reference-table/articles/intruder.ts', '../../../regulation/rules'],
  ['adapters/library/intruder.ts', '../../steps/finding'],
  ['steps/intruder.ts', '../adapters/library'],
  ['steps/intruder.ts', '../adapters/serial'],
  ['steps/intruder.ts', '../reports'],
  ['assessment/intruder.ts', '../adapters/reference-table'],
  ['assessment/observation/intruder.ts', '../../steps/world'],
  ['adapters/http/intruder.ts', '../../assessment'],
  ['reports/verdict/intruder.ts', '../../adapters/connect'],
  ['reports/verdict/intruder.ts', '../../adapters/http'],
  ['cli/intruder.ts', '../test/support/features'],
  ['certification/resume/intruder.ts', '../../cli/command'],
  ['checks/intruder.ts', '../certification'],
  ['checks/traceability/intruder.ts', '../../reports'],
  ['adapters/check/intruder.ts', '../../certification'],
  ['regulation/import/intruder.ts', '../../checks'],
  ['locales/intruder.ts', '../regulation'],
] as const;

const ALLOWED = [
  ['steps/neighbour.ts', '../adapters/table'],
  ['steps/neighbour.ts', '../regulation'],
  ['assessment/neighbour.ts', '../adapters/table'],
  ['assessment/neighbour.ts', '../regulation'],
  ['reports/verdict/neighbour.ts', '../../regulation'],
  ['adapters/library/neighbour.ts', '../table'],
  ['regulation/rules/neighbour.ts', '../dice'],
  ['checks/neighbour.ts', '../regulation/import/import'],
  ['certification/neighbour.ts', '../checks'],
  ['adapters/check/neighbour.ts', '../../locales'],
] as const;

describe('The walls of the architecture', () => {
  const eslint = new ESLint({
    cwd: ROOT,
    // The files exist only in this test, so that the rules that need types do not apply to them.
    overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
    ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-imports',
  });
  const problems = async (file: string, target: string) => {
    const [result] = await eslint.lintText(`import '${target}';\n`, { filePath: path.join(ROOT, file) });
    return result?.messages.map(({ ruleId, message }) => ruleId ?? message);
  };

  for (const [file, target] of FORBIDDEN) {
    it(`${file} may not import ${target}`, async () => {
      expect(await problems(file, target)).to.deep.equal(['no-restricted-imports']);
    });
  }

  for (const [file, target] of ALLOWED) {
    it(`${file} may import ${target}`, async () => {
      expect(await problems(file, target)).to.deep.equal([]);
    });
  }
});

describe('The command line', () => {
  const files = readdirSync(path.join(ROOT, 'cli'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ name, lines: readFileSync(path.join(ROOT, 'cli', name), 'utf8').split('\n').length }));

  it('is thin: what works stands in a room, where a program finds it', () => {
    expect(files.reduce((sum, { lines }) => sum + lines, 0)).to.be.below(MOST_LINES);
    expect(files.filter(({ lines }) => lines > MOST_LINES_OF_A_FILE)).to.deep.equal([]);
  });

  it('has a file a command', () => {
    const names = files.map(({ name }) => name);
    expect(COMMANDS.map(({ name }) => `${name}.ts`).filter((file) => !names.includes(file))).to.deep.equal(
      [],
    );
  });
});

/** Folders of the repository that hold no part of the product. */
const WITHOUT = ['node_modules', 'dist'];

describe('The imports of the project', () => {
  const folders = readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !WITHOUT.includes(entry.name))
    .map(({ name }) => path.join(ROOT, name));
  const files = sourceFiles(folders);
  const shown = (found: readonly (readonly string[])[]) =>
    found.map((circle) => circle.map((file) => path.relative(ROOT, file)));

  it('go round in no circle, types included', () => {
    expect(files.length).to.be.greaterThan(300);
    expect(shown(circles(importGraph(files)))).to.deep.equal([]);
  });

  it('would be told of a circle, whatever kind of import closes it', () => {
    const at = (name: string) => path.join(ROOT, 'regulation', name);
    for (const closing of [
      "import type { A } from './planted-a';",
      "export * from './planted-a';",
      "const a = import('./planted-a');",
      "type A = import('./planted-a').A;",
    ]) {
      const planted = new Map([
        [at('planted-a.ts'), "import { b } from './planted-b';"],
        [at('planted-b.ts'), "import { c } from './planted/index';"],
        [at('planted/index.ts'), "export * from './c';"],
        [at('planted/c.ts'), closing.replace('./', '../')],
        [at('planted-d.ts'), "import { a } from './planted-a';"],
      ]);
      expect(shown(circles(importGraph([], planted)))).to.deep.equal([
        [
          'regulation/planted-a.ts',
          'regulation/planted-b.ts',
          'regulation/planted/c.ts',
          'regulation/planted/index.ts',
        ],
      ]);
    }
    const itself = new Map([[at('planted.ts'), "import { own } from './planted';"]]);
    expect(shown(circles(importGraph([], itself)))).to.deep.equal([['regulation/planted.ts']]);
  });
});
