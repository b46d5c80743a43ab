import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { inspectionForm } from '../../certification/inspection/form';
import { INTERFACE_LANGUAGES } from '../../locales';
import { run, temporaryFolder } from '../cli/console';
import { EXAMPLE } from './records';

const SOURCE = readFileSync(EXAMPLE, 'utf8');

function folderWith(source: string): string {
  const cwd = temporaryFolder();
  writeFileSync(path.join(cwd, 'inspection.yaml'), source);
  return cwd;
}

async function inspect(source: string, ...flags: string[]) {
  return run(['inspect', 'inspection.yaml', ...flags], { cwd: folderWith(source) });
}

interface Told {
  sha256: string;
  clauses: { id: string; citation: string; status: string; judgements: { met: boolean }[] }[];
  photographs: { present: boolean }[];
}

const statuses = (out: string) =>
  new Map((JSON.parse(out) as Told).clauses.map(({ id, status }) => [id, status]));

describe('inspect', () => {
  it('tells what a record amounts to, clause by clause, in each language', async () => {
    const pages = new Set<string>();
    for (const ui of INTERFACE_LANGUAGES) {
      const { code, out, err } = await inspect(SOURCE, '--ui', ui);
      expect([code, err]).to.deep.equal([0, '']);
      pages.add(out);
      expect(out).to.include('LP-07');
    }
    expect(pages.size).to.equal(3);
    const { out } = await inspect(SOURCE);
    for (const words of [
      'Article 1(1)(1): conforms',
      'Article 2(4): conforms',
      '陳大文',
      'SHA-256',
      'hash not compared',
    ])
      expect(out).to.include(words);
  });

  it('ends with 1 where a clause is offended, and names it', async () => {
    const { code, out } = await inspect(SOURCE.replace('[1, 6, 2, 5, 3, 4]', '[2, 5, 2, 5, 3, 4]'));
    expect(code).to.equal(1);
    expect(out).to.include('Article 1(1)(1): does not conform').and.to.include('Article 1(2)(2): conforms');
  });

  it('ends with 3 where something was not watched', async () => {
    const { code, out } = await inspect(
      SOURCE.replace(/observations:\n(?: {2}.*\n)+/, 'observations: []\n'),
      '--json',
    );
    expect(code).to.equal(3);
    expect(statuses(out).get('art_2__para_4')).to.equal('inspection_pending');
    expect(statuses(out).get('art_1__para_2__point_4')).to.equal('conforms');
    // A table may know by itself how the dice land.
    expect(statuses(out).has('art_3__para_1')).to.equal(false);
  });

  it('ends with 2 where the record cannot be used, by file, line and column', async () => {
    const { code, out, err } = await inspect(SOURCE.replace('weight: 8.52 g', 'weight: 8.52'));
    expect([code, out]).to.deep.equal([2, '']);
    const line = SOURCE.slice(0, SOURCE.indexOf('weight: 8.52 g')).split('\n').length;
    expect(err).to.include(`inspection.yaml:${line}:13: `).and.to.include('no unit');
    const json = await inspect(SOURCE.replace('weight: 8.52 g', 'weight: 8.52'), '--json');
    expect(json.code).to.equal(2);
    expect((JSON.parse(json.out) as { problems: { key: string }[] }).problems[0]?.key).to.equal(
      'dice.0.weight',
    );
  });

  it('shows nothing that could act upon the terminal', async () => {
    const { out } = await inspect(SOURCE.replace('name: 陳大文 Chan Tai Man', 'name: "a\\e[2Jb"'));
    expect(out).not.to.include('\u001b');
    expect(out).to.include('\\u{1b}');
  });

  it('says once, at the end, what is to be done about many places', async () => {
    for (const ui of INTERFACE_LANGUAGES) {
      const { code, err } = await inspect(inspectionForm(), '--ui', ui);
      expect(code).to.equal(2);
      const lines = err.trimEnd().split('\n');
      const advices = lines.filter((line) => line.startsWith('  '));
      expect(lines.length).to.be.greaterThan(40);
      expect(new Set(advices).size).to.equal(advices.length);
      expect(lines.at(-1)).to.match(/^ {2}\S/);
    }
    const { err } = await inspect(SOURCE.replace('weight: 8.52 g', 'weight: 8.52'));
    expect(err.split('\n')[1]).to.match(/^ {2}What to do: Write the unit/);
  });

  it('writes an empty record', async () => {
    const { code, out } = await run(['inspect', '--form']);
    expect([code, out]).to.deep.equal([0, inspectionForm()]);
    const json = await run(['inspect', '--form', '--json']);
    expect((JSON.parse(json.out) as { form: string }).form).to.equal(inspectionForm());
  });

  it('writes an empty record into a file, and over none that exists', async () => {
    const cwd = temporaryFolder();
    const first = await run(['inspect', '--form', '--out', 'new.yaml'], { cwd });
    expect(first.code).to.equal(0);
    expect(first.out).to.include('new.yaml');
    expect(readFileSync(path.join(cwd, 'new.yaml'), 'utf8')).to.equal(inspectionForm());
    writeFileSync(path.join(cwd, 'new.yaml'), 'filled in');
    const second = await run(['inspect', '--form', '--out', 'new.yaml'], { cwd });
    expect(second.code).to.equal(2);
    expect(second.err).to.include('exists already');
    expect(readFileSync(path.join(cwd, 'new.yaml'), 'utf8')).to.equal('filled in');
    const nowhere = await run(['inspect', '--form', '--out', 'none/new.yaml'], { cwd });
    expect(nowhere.code).to.equal(2);
    expect(existsSync(path.join(cwd, 'none'))).to.equal(false);
  });

  it('wants one thing at a time', async () => {
    for (const argv of [
      [],
      ['--out', 'a.yaml'],
      ['a.yaml', '--form'],
      ['a.yaml', '--out', 'b.yaml'],
      ['none.yaml'],
    ]) {
      const { code, err } = await run(['inspect', ...argv], { cwd: temporaryFolder() });
      expect(code, argv.join(' ')).to.equal(2);
      expect(err).not.to.equal('');
    }
  });

  it('is listed with the other commands', async () => {
    for (const ui of INTERFACE_LANGUAGES) {
      expect((await run(['--help', '--ui', ui])).out).to.include('  inspect ');
      expect((await run(['inspect', '--help', '--ui', ui])).out).to.include('--form');
      expect((await run(['certify', '--help', '--ui', ui])).out).to.include('--inspection');
    }
  });
});
