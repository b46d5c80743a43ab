/** The compiled copy is the suite, and tells what it is a copy of. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { ROOT, deliveredFiles, rooms } from '../../packaging/contents';
import { temporaryFolder } from '../cli/console';
import { commandLine } from '../support/command-line';
import { compiledCopy } from '../support/compiled';

/** The command in the repository, as `npm run cli` starts it. */
async function compiledAsLoaded(argv: readonly string[], cwd: string) {
  return commandLine(argv, cwd, path.join(ROOT, 'cli/craps-conformance.cjs'));
}

describe('the compiled copy', () => {
  for (const argv of [
    ['certify', '--help', '--ui', 'pt'],
    ['readings', '--json'],
    ['check', '--json', '--ui', 'zh'],
    ['certify', '--config', 'nowhere.yaml', '--ui', 'en'],
  ]) {
    it(`says what the repository says: ${argv.join(' ')}`, async () => {
      const cwd = temporaryFolder();
      const [compiled, asLoaded] = [await commandLine(argv, cwd), await compiledAsLoaded(argv, cwd)];
      expect([compiled.code, compiled.out, compiled.err]).to.deep.equal([
        asLoaded.code,
        asLoaded.out,
        asLoaded.err,
      ]);
      expect(compiled.out + compiled.err).not.to.equal('');
    });
  }

  it('comes to the verdict that the repository comes to, with the same clauses, cases and texts', async () => {
    const fault = 'field-loses-on-12';
    const argv = ['certify', '--tags', '@art_5__para_3__point_8', '--fault', fault, '--ui', 'en', '--json'];
    const verdicts: unknown[] = [];
    for (const certify of [commandLine, compiledAsLoaded]) {
      const cwd = temporaryFolder();
      const { code, err } = await certify([...argv, '--allure', 'none', '--out', 'run'], cwd);
      expect(code, err).to.equal(1);
      const text = readFileSync(path.join(cwd, 'run', 'verdict.json'), 'utf8');
      verdicts.push(toCompare(JSON.parse(text)));
    }
    expect(verdicts[0]).to.deep.equal(verdicts[1]);
  });

  it('names the sources in a stack trace', () => {
    const script = `
      require('./register.cjs');
      const { citation } = require('./regulation');
      try { citation('art_99', 'zh'); } catch (error) { process.stdout.write(error.stack); }
    `;
    const { stdout } = spawnSync(process.execPath, ['-e', script], { cwd: compiledCopy(), encoding: 'utf8' });
    const [, file = '', line = ''] =
      /\((.*[\\/]dist[\\/]regulation[\\/].*\.ts):(\d+):\d+\)/.exec(stdout) ?? [];
    const source = path.join(ROOT, path.relative(compiledCopy(), file));
    expect(readFileSync(source, 'utf8').split('\n')[Number(line) - 1], stdout).to.include('throw new');
  });

  it('holds everything that the folders hold, and no TypeScript', () => {
    const names = deliveredFiles();
    for (const folder of rooms()) expect(names.some((name) => name.startsWith(`${folder}/`))).to.equal(true);
    for (const name of names) {
      const compiled = path.join(compiledCopy(), name.replace(/\.ts$/, '.js'));
      const [text, source] = [readFileSync(compiled), readFileSync(path.join(ROOT, name))];
      if (!name.endsWith('.ts')) expect(text.equals(source), name).to.equal(true);
    }
  });

  describe('of a small project', () => {
    let root: string;
    const at = (name: string) => path.join(root, name);
    const node = (...argv: string[]) =>
      spawnSync(process.execPath, ['--require', './register.cjs', ...argv], { cwd: root, encoding: 'utf8' });
    const build = (...argv: string[]) => node('packaging/main.ts', ...argv);
    const isCurrent = () => node('-e', "require('./test/support/compiled').compiledCommand()");

    before(() => {
      root = path.join(temporaryFolder(), 'project');
      mkdirSync(at('cli'), { recursive: true });
      mkdirSync(at('features'));
      for (const name of ['packaging', 'register.cjs', 'package.json', 'test/support/compiled.ts'])
        cpSync(path.join(ROOT, name), at(name), { recursive: true });
      symlinkSync(path.join(ROOT, 'node_modules'), at('node_modules'), 'junction');
      const { compilerOptions, ...others } = JSON.parse(
        readFileSync(path.join(ROOT, 'tsconfig.json'), 'utf8'),
      ) as { compilerOptions: object };
      writeFileSync(
        at('tsconfig.json'),
        JSON.stringify({
          ...others,
          compilerOptions: { ...compilerOptions, types: ['node'] },
          include: ['cli', 'test', 'packaging'],
        }),
      );
      writeFileSync(at('cli/craps-conformance.cjs'), '');
      writeFileSync(at('cli/main.ts'), 'export const three: number = 3;\n');
    });

    it('is refused by the tests where there is none, where a source has changed, and where one has come', () => {
      const refusals: (number | null)[] = [];
      const told = () => {
        const { status, stderr } = isCurrent();
        refusals.push(status);
        return stderr;
      };
      expect(told()).to.include('npm run build:code');
      expect(build('--code').status).to.equal(0);
      expect(told()).to.equal('');
      appendFileSync(at('cli/main.ts'), 'export const four = 4;\n');
      expect(told()).to.include('npm run build:code');
      expect(build('--code').status).to.equal(0);
      expect(told()).to.equal('');
      writeFileSync(at('features/new.feature'), '');
      expect(told()).to.include('npm run build:code');
      expect(refusals).to.deep.equal([1, 0, 1, 0, 1]);
    });

    it('has declarations where every type is right', () => {
      const { status, stderr } = build();
      expect(status, stderr).to.equal(0);
      expect(readFileSync(at('dist/cli/main.d.ts'), 'utf8')).to.include(
        'export declare const three: number;',
      );
    });

    for (const [where, file] of [
      ['what is delivered', 'cli/main.ts'],
      ['a test', 'test/support/compiled.ts'],
    ] as const) {
      it(`is not made where a type is wrong in ${where}`, () => {
        const before = readFileSync(at(file), 'utf8');
        appendFileSync(at(file), "export const wrong: number = 'three';\n");
        const { status, stderr } = build();
        writeFileSync(at(file), before);
        expect(status).to.equal(1);
        expect(stderr).to.match(new RegExp(`^${file}\\(\\d+,\\d+\\): error TS2322`));
      });
    }
  });
});

/** When it was, and the proof of what was said then. */
const OF_A_RUN = new Set(['startedAt', 'finishedAt', 'chain', 'sha256']);

function toCompare(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, each: unknown) => (OF_A_RUN.has(key) ? undefined : each)),
  ) as unknown;
}
