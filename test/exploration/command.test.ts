import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { INTERFACE_LANGUAGES } from '../../locales';
import { commandLine } from '../support/command-line';
import { run, temporaryFolder } from '../cli/console';
import { evidenceText } from '../support/evidence';

interface Document {
  seed: number;
  exitCode: number;
  ended: string;
  sessions: number;
  findings: {
    clause: string;
    key: string;
    repeated: boolean;
    complete: boolean;
    scenarios: { zh: string; pt: string };
    pt: { required: string; actual: string };
  }[];
}

/** Keys with the texts under them. */
function texts(value: unknown, key = ''): [key: string, text: string][] {
  return typeof value === 'string'
    ? [[key, value]]
    : Object.entries(value as object).flatMap(([name, inner]) => texts(inner, `${key}.${name}`));
}

describe('the command explore', () => {
  it('tells what is described as less than declared, and explores nothing', async () => {
    const cwd = temporaryFolder();
    const less = ['explore', '--table-option', 'seats=1', '--runs', '1', '--seed', '4', '--ui', 'en'];
    const { code, err } = await run([...less, '--out', 'found'], { cwd });
    expect([code, existsSync(path.join(cwd, 'found'))]).to.deep.equal([2, false]);
    expect(err).to.include('seats: 1').and.to.include('--as-described');
    expect((await run([...less, '--as-described', '--out', 'found'], { cwd })).code).to.equal(0);
  });

  it('writes what it finds: findings, scenarios in both languages, the exchanges', async () => {
    const cwd = temporaryFolder();
    const argv = [
      'explore',
      '--fault',
      'field-seven-ignored',
      '--seed',
      '4',
      '--runs',
      '400',
      '--findings',
      '1',
    ];
    const ended = await commandLine([...argv, '--out', 'found', '--ui', 'pt', '--json'], cwd);
    const { code, out, err } = ended;
    expect(code, err).to.equal(1);
    expect(ended.left()).to.deep.equal([]);
    const told = JSON.parse(out) as Document & { folder: string };
    const folder = path.join(cwd, 'found');
    const { seed, exitCode, findings } = JSON.parse(
      readFileSync(path.join(folder, 'findings.json'), 'utf8'),
    ) as Document;
    expect(told).to.deep.include({ seed, exitCode, findings });
    expect({ seed, exitCode }).to.deep.equal({ seed: 4, exitCode: 1 });
    expect(findings).to.have.length(1);
    const [{ clause, repeated, complete, scenarios, pt } = findings[0] as never] = findings;
    expect({ clause, repeated, complete }).to.deep.equal({
      clause: 'art_5__para_3__point_8',
      repeated: true,
      complete: true,
    });
    expect(pt.required).to.include('perde');
    expect(readdirSync(folder)).to.have.members([
      'findings.json',
      'output.log',
      'transcript.ndjson.gz',
      ...Object.values(scenarios),
    ]);
    const exchanges = evidenceText(path.join(folder, 'transcript.ndjson')).trim().split('\n');
    expect(exchanges.some((line) => line.includes('"operation":"roll"') && line.includes(clause))).to.equal(
      true,
    );
  });

  it('refuses numbers that are none, and a table that throws its own dice', async () => {
    const cwd = temporaryFolder();
    const wrong = await commandLine(['explore', '--runs', 'many', '--seed', '-1', '--ui', 'en'], cwd);
    expect(wrong.code).to.equal(2);
    expect(wrong.err).to.include('--runs').and.to.include('--seed').and.to.include('many');
    const natural = await commandLine(['explore', '--table-option', 'control=natural', '--ui', 'zh'], cwd);
    expect(natural.code).to.equal(2);
    expect(natural.err).to.include('certify');
    expect(readdirSync(cwd)).to.deep.equal([]);
  });

  it('comes to no result where the table cannot be reached', async () => {
    const cwd = temporaryFolder();
    const argv = ['explore', '--adapter', 'http', '--target', 'http://127.0.0.1:9', '--ui', 'en'];
    const { code, out } = await commandLine(argv, cwd);
    expect({ code, out }).to.deep.equal({ code: 3, out: '' });
    expect(readdirSync(cwd)).to.deep.equal([]);
  });

  it('has its texts in every language, in Portuguese as Macau writes it', () => {
    const [first, ...others] = INTERFACE_LANGUAGES.map((language) =>
      texts(
        JSON.parse(
          readFileSync(path.join(__dirname, `../../locales/${language}/explore.json`), 'utf8'),
        ) as object,
      ),
    );
    for (const other of others) {
      expect(other.map(([key]) => key)).to.have.members((first ?? []).map(([key]) => key));
    }
    const portuguese = (others[0] ?? []).map(([, text]) => text).join('\n');
    expect(portuguese).to.not.match(/\b(?:ação|ações|direção|objeto|correto|fato|arquivo|usuário)\b/);
  });
});
