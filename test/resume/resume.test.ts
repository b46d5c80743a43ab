import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { SUITE, type SuiteLocation } from '../../checks';
import { readMessages, runDeclarationSchema } from '../../reports';
import { run, temporaryFolder } from '../cli/console';
import { evidenceText, unpackAll } from '../support/evidence';
import { smallSuite, totals, verdictIn } from './small-run';

const FLAGS = ['--allure', 'none', '--no-certificate'];

/** A table of which a test can change what it says of itself, and not its file. */
function withTable(cwd: string, firmware = '1.0.0', control = 'forced'): string {
  writeFileSync(path.join(cwd, 'said.json'), JSON.stringify({ firmware, control }));
  const reference = JSON.stringify(path.join(SUITE.root, 'adapters', 'reference-table'));
  writeFileSync(
    path.join(cwd, 'table.cjs'),
    `const create = require(${reference}).default;
    module.exports = () => {
      const table = create({});
      const describe = (parameters) => {
        const answer = table.describe(parameters);
        return { ...answer, value: { ...answer.value, ...require('./said.json') } };
      };
      return { ...table, describe };
    };`,
  );
  return './table.cjs';
}

/** What a killed run leaves: its cases up to the given one, and no more than was on the disk. */
function cut(folder: string, cases: number): void {
  unpackAll(folder);
  const file = path.join(folder, 'messages.ndjson');
  const lines = readFileSync(file, 'utf8').split('\n');
  const ends = lines.flatMap((line, index) => (line.startsWith('{"testCaseFinished"') ? [index] : []));
  const kept = lines.slice(0, (ends[cases - 1] ?? 0) + 1);
  writeFileSync(file, `${kept.join('\n')}\n${(lines[kept.length] ?? '').slice(0, 40)}`);
  for (const name of ['manifest.json', 'run.json', 'regulation.html']) rmSync(path.join(folder, name));
  const mark = { note: {}, host: 'x', processes: [], since: '' };
  writeFileSync(path.join(folder, 'INCOMPLETE-1.json'), JSON.stringify(mark));
}

function filesOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'latin1')]),
  );
}

describe('certify --resume', () => {
  let suite: SuiteLocation;
  let origin: string;
  let cwd: string;
  let folder: string;

  before(async () => {
    suite = smallSuite(2);
    origin = temporaryFolder();
    const target = withTable(origin);
    const { code } = await run(['certify', '--target', target, '--out', 'c', ...FLAGS], {
      cwd: origin,
      suite,
    });
    expect(code).to.equal(0);
  });

  beforeEach(() => {
    cwd = temporaryFolder();
    cpSync(origin, cwd, { recursive: true });
    folder = path.join(cwd, 'c');
  });

  const resume = (...flags: string[]) =>
    run(['certify', '--resume', 'c', ...FLAGS, ...flags], { cwd, suite });

  it('runs what is left, and nothing that counts a second time', async () => {
    const unbroken = totals(verdictIn(folder));
    cut(folder, 30);
    expect((await run(['verify', 'c'], { cwd })).code).to.equal(3);
    const { code, err } = await resume();
    expect(code, err).to.equal(0);
    const verdict = verdictIn(folder);
    expect(totals(verdict)).to.deep.equal(unbroken);
    expect(verdict.resumptions).to.have.lengthOf(1);
    expect(verdict.resumptions?.[0]).to.deep.include({ casesBefore: 30, again: 0 });
    const resumed = verdict.remarks.find(({ code: each }) => each === 'resumed');
    expect(resumed?.texts.en).to.include('30');
    const { envelopes, damaged } = await readMessages(path.join(folder, 'messages.ndjson'));
    expect(damaged).to.equal(false);
    const begun = envelopes.filter(({ testCaseStarted }) => testCaseStarted !== undefined);
    expect(begun).to.have.lengthOf(verdict.cases.planned);
    const declaration: unknown = JSON.parse(readFileSync(path.join(folder, 'run.json'), 'utf8'));
    expect(runDeclarationSchema.parse(declaration).resumptions).to.deep.equal(verdict.resumptions);
    const verified = await run(['verify', 'c'], { cwd });
    expect(verified.code, verified.out).to.equal(0);
    expect(readdirSync(folder).filter((name) => /INCOMPLETE|unfinished/.test(name))).to.deep.equal([]);
  });

  it('makes what a run was killed in the middle of making: its reports, its seal', async () => {
    const unbroken = totals(verdictIn(folder));
    for (const missing of [['manifest.json'], ['manifest.json', 'run.json', 'regulation.html']]) {
      for (const name of missing) rmSync(path.join(folder, name), { force: true });
      writeFileSync(path.join(folder, 'manifest.json.unfinished'), '{"format"');
      writeFileSync(path.join(folder, 'verdict.json.unfinished'), '{');
      writeFileSync(
        path.join(folder, 'INCOMPLETE-1.json'),
        '{"note":{},"host":"x","processes":[],"since":""}',
      );
      const before = evidenceText(path.join(folder, 'messages.ndjson'));
      const { code, err } = await resume();
      expect(code, err).to.equal(0);
      expect(totals(verdictIn(folder))).to.deep.equal(unbroken);
      expect(evidenceText(path.join(folder, 'messages.ndjson'))).to.equal(before);
      const verified = await run(['verify', 'c'], { cwd });
      expect(verified.code, verified.out).to.equal(0);
    }
  });

  it('ends a record that has every case and not its own end', async () => {
    const unbroken = totals(verdictIn(folder));
    cut(folder, unbroken.cases.planned);
    const { code, err } = await resume();
    expect(code, err).to.equal(0);
    expect(totals(verdictIn(folder))).to.deep.equal(unbroken);
  });

  it('begins anew where no case had been begun', async () => {
    const unbroken = totals(verdictIn(folder));
    cut(folder, 1);
    const file = path.join(folder, 'messages.ndjson');
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, lines.slice(0, 3).join('\n'));
    const { code, err } = await resume();
    expect(code, err).to.equal(0);
    expect(totals(verdictIn(folder))).to.deep.equal(unbroken);
  });

  it('runs again the cases whose exchanges a power failure took', async () => {
    const unbroken = totals(verdictIn(folder));
    cut(folder, 30);
    const file = path.join(folder, 'transcript.ndjson');
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, lines.slice(0, 60).join('\n'));
    const { code, err } = await resume();
    expect(code, err).to.equal(0);
    expect(totals(verdictIn(folder))).to.deep.equal(unbroken);
    expect(verdictIn(folder).resumptions?.[0]?.casesBefore).to.be.within(1, 29);
    const verified = await run(['verify', 'c'], { cwd });
    expect(verified.code, verified.out).to.equal(0);
  });

  const refused = async (pattern: RegExp, ...flags: string[]) => {
    const before = filesOf(folder);
    const { code, err } = await resume(...flags);
    expect(err).to.match(pattern);
    expect(code).to.equal(2);
    expect(filesOf(folder)).to.deep.equal(before);
  };

  it('refuses another declaration, and says in what it differs', async () => {
    cut(folder, 30);
    await refused(/reading .* was .* and is now/, '--readings', 'literal');
    await refused(/scope was system and is now full/, '--scope', 'full');
    await refused(/languages were zh, pt and are now zh/, '--lang', 'zh');
    await refused(/option field_12 was double and is now triple/, '--field-12', 'triple');
    await refused(/tags were none and are now @art_2/, '--tags', '@art_2');
    await refused(/options of the table were none and are now seats/, '--table-option', 'seats=4');
    await refused(/target was .\/table.cjs and is now reference/, '--target', 'reference');
  });

  it('refuses another table, and says in what it differs', async () => {
    cut(folder, 30);
    withTable(cwd, '1.0.1');
    await refused(/said of itself firmware: 1\.0\.0; now it says 1\.0\.1/);
  });

  it('refuses another file in the place of the table', async () => {
    cut(folder, 30);
    appendFileSync(path.join(cwd, 'table.cjs'), '// another build');
    await refused(/file of the table had the SHA-256 [0-9a-f]{64} and now has [0-9a-f]{64}/);
  });

  it('refuses another suite, and names the file', async () => {
    cut(folder, 30);
    const root = temporaryFolder();
    cpSync(suite.root, root, { recursive: true });
    const name = path.join(root, 'features', 'zh', 'article-2.feature');
    appendFileSync(name, '\n# a remark\n');
    const before = filesOf(folder);
    const { code, err } = await run(['certify', '--resume', 'c', ...FLAGS], {
      cwd,
      suite: { ...suite, root },
    });
    expect(code).to.equal(2);
    expect(err).to.include('features/zh/article-2.feature is not the file that the run was begun with');
    expect(filesOf(folder)).to.deep.equal(before);
  });

  it('refuses what is complete, and what was altered since', async () => {
    await refused(/is complete: no case is left/);
    appendFileSync(path.join(folder, 'output.log'), 'more');
    await refused(/was changed after it was sealed/);
  });

  it('refuses what it cannot know to be a run that was broken off', async () => {
    cut(folder, 30);
    await refused(/exclude each other/, '--out', 'd');
    await refused(/exclude each other/, '--compare-readings');
    const file = path.join(folder, 'messages.ndjson');
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, [...lines.slice(0, 5), '{"torn', ...lines.slice(5)].join('\n'));
    await refused(/messages\.ndjson, line 6, is damaged/);
    writeFileSync(path.join(folder, 'declaration.json'), '{}');
    await refused(/declaration\.json in c is not what this version/);
    rmSync(path.join(folder, 'declaration.json'));
    await refused(/holds no declaration\.json/);
    mkdirSync(path.join(folder, 'declared'));
    const compared = await resume();
    expect(compared.code).to.equal(2);
    expect(compared.err).to.match(/holds a comparison of readings/);
    rmSync(folder, { recursive: true });
    const missing = await resume();
    expect(missing.code).to.equal(2);
    expect(missing.err).to.match(/there is no folder c/);
  });

  it('refuses a table whose dice nobody sets', async () => {
    cut(folder, 30);
    const file = path.join(folder, 'declaration.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"control": "forced"', '"control": "natural"'));
    await refused(/dice are not set by the suite \(control: natural\)/);
  });

  it('is kept out while another run is in the folder', async () => {
    cut(folder, 30);
    const other = { note: {}, host: 'another-machine', processes: [{ id: 1, begun: null }], since: '' };
    writeFileSync(path.join(folder, 'INCOMPLETE-2.json'), JSON.stringify(other));
    await refused(/written from another machine \(process 1 on another-machine\)/);
    expect(existsSync(path.join(folder, 'INCOMPLETE-2.json'))).to.equal(true);
  });

  it('keeps the failures that it found before', async () => {
    cut(folder, 30);
    const file = path.join(folder, 'messages.ndjson');
    const lines = readFileSync(file, 'utf8').split('\n');
    const at = lines.findLastIndex(
      (line) => line.includes('"testStepFinished"') && line.includes('"PASSED"'),
    );
    const step = JSON.parse(lines[at] ?? '') as {
      testStepFinished: { testStepResult: Record<string, unknown> };
    };
    Object.assign(step.testStepFinished.testStepResult, {
      status: 'FAILED',
      message: 'required: …',
      exception: { type: 'AssertionError', message: 'required: …' },
    });
    lines[at] = JSON.stringify(step);
    writeFileSync(file, lines.join('\n'));
    const { code } = await resume();
    expect(code).to.equal(1);
    expect(verdictIn(folder).cases).to.deep.include({ failed: 1, notRun: 0 });
  });
});
