import { expect } from 'chai';
import { ESLint } from 'eslint';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..');

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
] as const;

const ALLOWED = [
  ['steps/neighbour.ts', '../adapters/table'],
  ['steps/neighbour.ts', '../regulation'],
  ['assessment/neighbour.ts', '../adapters/table'],
  ['assessment/neighbour.ts', '../regulation'],
  ['reports/verdict/neighbour.ts', '../../regulation'],
  ['adapters/library/neighbour.ts', '../table'],
  ['regulation/rules/neighbour.ts', '../dice'],
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
