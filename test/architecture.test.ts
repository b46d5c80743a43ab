import { expect } from 'chai';
import { ESLint } from 'eslint';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { COMMANDS } from '../cli/commands';

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
