import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import type { SuiteLocation } from '../../checks';
import { INTERFACE_LANGUAGES, translator } from '../../locales';
import { Packing, packEvidence, unpackEvidence } from '../../certification/folder/packing';
import { run, temporaryFolder } from '../cli/console';
import { evidenceText, packAll, unpackAll } from '../support/evidence';
import { smallSuite, totals, verdictIn } from './small-run';

const FLAGS = ['--allure', 'none', '--no-certificate'];
const MARK = '{"note":{},"host":"x","processes":[],"since":""}';
const EVIDENCE = ['messages.ndjson', 'transcript.ndjson'];
/** What a run leaves packed, by name. */
const PACKED = ['judgements.ndjson', ...EVIDENCE];

const namesIn = (folder: string) => readdirSync(folder).sort();

describe('evidence', () => {
  it('is packed, and unpacked to the byte', async () => {
    const folder = temporaryFolder();
    const content = Buffer.from('{"text":"檯"}\n'.repeat(100_000) + '{"torn');
    writeFileSync(path.join(folder, 'http.ndjson'), content);
    writeFileSync(path.join(folder, 'cells.ndjson'), '');
    writeFileSync(path.join(folder, 'run.json'), '{}');
    await packEvidence(folder);
    expect(namesIn(folder)).to.deep.equal(['cells.ndjson.gz', 'http.ndjson.gz', 'run.json']);
    const once = readFileSync(path.join(folder, 'http.ndjson.gz'));
    await packEvidence(folder);
    expect(readFileSync(path.join(folder, 'http.ndjson.gz')).equals(once)).to.equal(true);
    await unpackEvidence(folder);
    expect(namesIn(folder)).to.deep.equal(['cells.ndjson', 'http.ndjson', 'run.json']);
    expect(readFileSync(path.join(folder, 'http.ndjson')).equals(content)).to.equal(true);
  });

  it('stays where it is until what is packed takes its place', async () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'http.ndjson');
    writeFileSync(file, 'a\n');
    const packing = Packing.begin(folder);
    while (!existsSync(`${file}.gz.unfinished`)) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(readFileSync(file, 'utf8')).to.equal('a\n');
    expect(existsSync(`${file}.gz`)).to.equal(false);
    await packing.finish();
    expect(namesIn(folder)).to.deep.equal(['http.ndjson.gz']);
  });

  it('stays plain where it would not be read again', async () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'http.ndjson'), Buffer.alloc(20_000_000, '\n'));
    await packEvidence(folder);
    expect(namesIn(folder)).to.deep.equal(['http.ndjson']);
  });

  it('stays plain, and is told by its name, where nothing can be written', async function () {
    if (process.platform === 'win32') this.skip();
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'http.ndjson'), 'a\n');
    // A folder of the name is in the way.
    cpSync(temporaryFolder(), path.join(folder, 'http.ndjson.gz.unfinished'), { recursive: true });
    const error: unknown = await packEvidence(folder).catch((thrown: unknown) => thrown);
    expect(error).to.include({ code: 'EISDIR', path: path.join(folder, 'http.ndjson.gz') });
    expect(namesIn(folder)).to.include('http.ndjson').and.not.to.include('http.ndjson.gz');
  });
});

describe('a run whose evidence is packed', () => {
  let suite: SuiteLocation;
  let origin: string;
  let cwd: string;
  let folder: string;
  let unbroken: ReturnType<typeof totals>;
  let lines: string[];

  before(async () => {
    suite = smallSuite(2);
    origin = temporaryFolder();
    const { code, err } = await run(['certify', '--out', 'c', ...FLAGS], { cwd: origin, suite });
    expect(code, err).to.equal(0);
    unbroken = totals(verdictIn(path.join(origin, 'c')));
  });

  beforeEach(() => {
    cwd = temporaryFolder();
    cpSync(origin, cwd, { recursive: true });
    folder = path.join(cwd, 'c');
    lines = EVIDENCE.map((name) => evidenceText(path.join(folder, name)));
  });

  /** As it is left before its reports are made. */
  function unfinished(): void {
    for (const name of ['manifest.json', 'run.json', 'regulation.html']) rmSync(path.join(folder, name));
    writeFileSync(path.join(folder, 'INCOMPLETE-1.json'), MARK);
  }

  const plain = (name: string) => path.join(folder, name);
  const packed = (name: string) => path.join(folder, `${name}.gz`);

  it('has no plain one beside it', () => {
    expect(namesIn(folder).filter((name) => name.includes('ndjson'))).to.deep.equal(
      PACKED.map((name) => `${name}.gz`),
    );
  });

  const ENDED: Record<string, () => void> = {
    'before anything was packed': () => unpackAll(folder),
    'while it was packed': () => {
      unpackAll(folder);
      for (const name of EVIDENCE)
        writeFileSync(`${packed(name)}.unfinished`, gzipSync(evidenceText(plain(name))).subarray(0, 40));
    },
    'between what was packed and what was taken away': () => {
      for (const name of EVIDENCE) writeFileSync(plain(name), evidenceText(packed(name)));
    },
    'when one was packed and the other not': () => {
      writeFileSync(plain('transcript.ndjson'), evidenceText(packed('transcript.ndjson')));
      rmSync(packed('transcript.ndjson'));
    },
    'when all was packed': () => undefined,
    'while it was unpacked to be gone on with': () => {
      for (const name of EVIDENCE) writeFileSync(`${plain(name)}.unfinished`, '{"half');
    },
  };
  for (const [moment, leave] of Object.entries(ENDED)) {
    it(`is gone on with where it was killed ${moment}`, async () => {
      unfinished();
      leave();
      expect((await run(['verify', 'c'], { cwd })).code).to.equal(3);
      const { code, err } = await run(['certify', '--resume', 'c', ...FLAGS], { cwd, suite });
      expect(code, err).to.equal(0);
      expect(totals(verdictIn(folder))).to.deep.equal(unbroken);
      expect(EVIDENCE.map((name) => evidenceText(path.join(folder, name)))).to.deep.equal(lines);
      expect(namesIn(folder).filter((name) => /ndjson$|INCOMPLETE|unfinished/.test(name))).to.deep.equal([]);
      const verified = await run(['verify', 'c'], { cwd });
      expect(verified.code, verified.out).to.equal(0);
    });
  }

  it('goes on with the plain one of two, and leaves out what the other says', async () => {
    unfinished();
    const messages = (lines[0] ?? '').split('\n');
    const ends = messages.flatMap((line, index) => (line.startsWith('{"testCaseFinished"') ? [index] : []));
    writeFileSync(plain('messages.ndjson'), `${messages.slice(0, (ends[29] ?? 0) + 1).join('\n')}\n`);
    const { code, err } = await run(['certify', '--resume', 'c', ...FLAGS], { cwd, suite });
    expect(code, err).to.equal(0);
    expect(totals(verdictIn(folder))).to.deep.equal(unbroken);
    expect(verdictIn(folder).resumptions?.[0]?.casesBefore).to.equal(30);
    expect((await run(['verify', 'c'], { cwd })).code).to.equal(0);
  });

  it('is not gone on with where a packed file cannot be read: told in each language, nothing changed', async () => {
    unfinished();
    for (const name of EVIDENCE) {
      const whole = readFileSync(packed(name));
      writeFileSync(packed(name), whole.subarray(0, -5));
      const names = namesIn(folder);
      for (const ui of INTERFACE_LANGUAGES) {
        const { code, err } = await run(['certify', '--resume', 'c', ...FLAGS, '--ui', ui], { cwd, suite });
        expect(code).to.equal(2);
        expect(err).to.include(translator(ui, 'evidence')('cutShort', { file: `${name}.gz` }));
      }
      expect(namesIn(folder)).to.deep.equal(names);
      writeFileSync(packed(name), whole);
    }
  });

  it('is not as it was made where the plain form lies beside it, in each language', async () => {
    writeFileSync(plain('transcript.ndjson'), lines[1] ?? '');
    for (const ui of INTERFACE_LANGUAGES) {
      const { code, out } = await run(['verify', 'c', '--ui', ui], { cwd });
      expect(code).to.equal(1);
      const values = { file: 'transcript.ndjson.gz', other: 'transcript.ndjson' };
      expect(out).to.include(translator(ui, 'verify')('alteration.twoForms', values));
    }
  });

  it('is verified like one that an earlier version left plain', async () => {
    const { code, out } = await run(['verify', 'c', '--json'], { cwd });
    expect(code).to.equal(0);
    expect(JSON.parse(out)).to.have.nested.property('files.listed', namesIn(folder).length - 1);
    unpackAll(folder);
    const altered = await run(['verify', 'c', '--json'], { cwd });
    const { alterations, runs } = JSON.parse(altered.out) as {
      alterations: { code: string }[];
      runs: { status: string }[];
    };
    expect(altered.code).to.equal(1);
    expect(alterations.map(({ code: each }) => each)).to.have.members([
      ...PACKED.map(() => 'added'),
      ...PACKED.map(() => 'missing'),
    ]);
    expect(runs.map(({ status }) => status)).to.deep.equal(['confirmed']);
    packAll(folder);
    expect((await run(['verify', 'c'], { cwd })).code).to.equal(0);
  });
});
