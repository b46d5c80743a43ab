/** What `npm pack` makes, installed where nothing compiles and nothing of the repository is in reach. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import ts from 'typescript';
import { DIST, ROOT } from '../../packaging/contents';
import { temporaryFolder } from '../cli/console';
import { commandLine } from '../support/command-line';
import { compiledCopy } from '../support/compiled';

const TABLE_IN_TYPESCRIPT = `
  import type { Table } from 'craps-conformance/table';
  const refused = { ok: false, refusal: { code: 'NOT_OFFERED', message: 'closed' } } as const;
  const answer = () => refused;
  const table: Partial<Table> = { describe: answer };
  export default () => table;
`;

const CERTIFYING = `
  import { certifyTable, type CertificationOutcome } from 'craps-conformance';
  import { minorSchema, type Minor, type Table } from 'craps-conformance/table';
  export const certified: Promise<CertificationOutcome> = certifyTable({ target: 'reference', out: 'certified' });
  export const stake: Minor = minorSchema.parse(100);
  export const describe = (table: Table) => table.describe({});
`;

describe('the package', () => {
  let folder: string;
  let installed: string;
  let names: string[];

  before(() => {
    compiledCopy();
    if (!existsSync(path.join(DIST, 'adapters/table.d.ts')))
      throw new Error('dist/ has no types: npm run build');
    folder = temporaryFolder();
    const argv = ['pack', '--ignore-scripts', '--offline', '--json', '--pack-destination', folder];
    const { stdout } = spawnSync('npm', argv, {
      cwd: ROOT,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const [packed] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
    names = packed.files.map((file) => file.path);
    installed = path.join(folder, 'node_modules', 'craps-conformance');
    mkdirSync(installed, { recursive: true });
    const unpack = ['-xzf', path.join(folder, packed.filename), '-C', installed, '--strip-components=1'];
    expect(spawnSync('tar', unpack).status).to.equal(0);
    for (const name of runtimePackages()) link(name);
  });

  /** As npm would install it there. */
  function link(name: string) {
    const place = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules', name), place, 'junction');
  }

  const command = () => path.join(installed, 'dist/cli/craps-conformance.cjs');
  const certify = (...argv: string[]) =>
    commandLine(
      ['certify', '--allure', 'none', '--tags', '@art_5__para_3__point_8', '--ui', 'en', ...argv],
      folder,
      command(),
    );

  it('holds what is compiled, what a vendor reads, and nothing else', () => {
    const others = names.filter((name) => !name.startsWith('dist/'));
    const folders = new Set(others.map((name) => (name.includes('/') ? path.posix.dirname(name) : name)));
    expect([...folders]).to.have.members([
      ...['LICENSE', 'README.md', 'README.pt.md', 'README.zh.md', 'package.json'],
      ...['certification.example.yaml', 'inspection.example.yaml', 'docs', 'docs/api', 'docs/vendor'],
    ]);
    expect(
      names.filter((name) => /(?<!\.d)\.ts$|\.compile-cache|^dist\/(?:test|bench|packaging)\//.test(name)),
    ).to.be.empty;
    expect(names).to.include.members([
      'dist/features/zh/article-5.feature',
      'dist/register.cjs',
      'dist/package.json',
    ]);
  });

  it('asks for no compiler', () => {
    for (const compiler of ['typescript', 'ts-node', '@swc/core'])
      expect(existsSync(path.join(folder, 'node_modules', compiler)), compiler).to.equal(false);
  });

  it('has a command that starts, checks and certifies', async () => {
    const { bin } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as { bin: object };
    expect(path.join(installed, Object.values(bin)[0] as string)).to.equal(command());
    const version = await commandLine(['--version'], folder, command());
    expect([version.code, version.out, version.err]).to.deep.equal([0, '0.1.0\n', '']);
    const checked = await commandLine(['check', '--ui', 'en'], folder, command());
    expect([checked.code, checked.err], checked.out).to.deep.equal([0, '']);
    // Some of the cases are never all of them: nothing failed, and the declared scope was not gone through.
    const { code, err } = await certify('--out', 'right');
    expect(code, err).to.equal(3);
    const verdict = JSON.parse(readFileSync(path.join(folder, 'right', 'verdict.json'), 'utf8')) as {
      cases: { passed: number };
      reasons: { code: string }[];
    };
    expect(verdict.reasons.map((reason) => reason.code)).to.deep.equal(['partial']);
    expect(verdict.cases.passed).to.be.greaterThan(50);
    const caught = await certify('--fault', 'field-loses-on-12', '--out', 'wrong');
    expect(caught.code, caught.err).to.equal(1);
    expect(readdirSync(path.join(folder, 'right'))).to.include.members(['verdict.json', 'certificate.pdf']);
  });

  it('says of a table in TypeScript what it needs, and takes it where that is there', async () => {
    const target = path.join(folder, 'table.ts');
    writeFileSync(target, TABLE_IN_TYPESCRIPT);
    // Node compiles it itself from 22.18 on.
    const { typescript } = process.features as { typescript?: string | false };
    if (typescript === undefined || typescript === false) {
      const { code, err } = await certify('--target', './table.ts', '--out', 'uncompiled');
      expect([code, existsSync(path.join(folder, 'uncompiled'))], err).to.deep.equal([2, false]);
      expect(err).to.include(`${target} is in TypeScript`).and.to.include('Install ts-node');
    }
    for (const name of ['ts-node', 'typescript']) link(name);
    // A table that has next to nothing: that it lacks operations is said of what was loaded.
    const { err, out } = await certify('--target', './table.ts', '--out', 'compiled', '--json');
    expect(out + err).to.include('it lacks open');
  });

  it('has types under its own name, which are right', () => {
    const file = path.join(folder, 'certifying.ts');
    writeFileSync(file, CERTIFYING);
    const program = ts.createProgram([file], {
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      types: ['node'],
      typeRoots: [path.join(folder, 'node_modules/@types')],
    });
    const wrong = ts
      .getPreEmitDiagnostics(program)
      .filter(({ file: where }) => where === undefined || where.fileName.startsWith(folder));
    expect(wrong.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).to.deep.equal(
      [],
    );
  });

  it('certifies a table for a program of ten lines', async () => {
    const program = path.join(folder, 'program.mjs');
    writeFileSync(
      program,
      `import { certifyTable } from 'craps-conformance';
       const outcome = await certifyTable({
         ...{ target: 'reference', tags: '@art_5__para_3__point_8', allure: 'none', out: 'by-program' },
       });
       if (outcome.kind !== 'certified') throw new Error(outcome.kind);
       process.stdout.write(outcome.certified.verdict.reasons.map(({ code }) => code).join());`,
    );
    const { code, out, err } = await commandLine([], folder, program);
    expect([code, out], err).to.deep.equal([0, 'partial']);
  });
});

/** The packages that npm installs beside the package at its user's. */
function runtimePackages(): string[] {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; peer?: boolean; devOptional?: boolean }>;
  };
  return Object.entries(packages)
    .filter(([place, { dev, peer, devOptional }]) => place !== '' && !dev && !peer && !devOptional)
    .map(([place]) => place.replace(/^node_modules\//, ''))
    .filter((name) => !name.includes('/node_modules/') && existsSync(path.join(ROOT, 'node_modules', name)));
}
