import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  MANIFEST_FILE,
  SIGNATURE_FILE,
  UnsealableError,
  generateKeyPair,
  keyId,
  readManifest,
  readSignature,
  sealFolder,
  unsealFolder,
  verifyFolder,
  type Manifest,
  type ManifestProblem,
} from '../../reports';
import { listFiles } from '../../reports/manifest/files';
import { nameProblem } from '../../reports/manifest/names';
import { temporaryFolder } from '../cli/console';
import { aVerdict } from './verdict';

const ZERO = '0'.repeat(64);

function manifestWith(names: readonly string[]): Manifest {
  return {
    format: 'craps-conformance/manifest/1',
    created: '2026-01-15T08:00:00.000Z',
    suite: { name: 'craps-conformance', version: '1.0.0' },
    regulation: { sha256: ZERO },
    runs: [{ folder: '.', verdict: 'conforms', exitCode: 0 }],
    signature: null,
    files: names.map((name) => ({ name, size: 1, sha256: ZERO, mediaType: 'text/plain' })),
  };
}

function written(manifest: unknown): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function problemOf(text: string): ManifestProblem | null {
  const read = readManifest(text);
  return read.ok ? null : read.problem;
}

describe('a manifest from elsewhere', () => {
  it('is taken where it is one', () => {
    const manifest = manifestWith(['a', 'b/c.txt', 'b/d e.txt', '花旗骰.txt']);
    expect(readManifest(written(manifest))).to.deep.equal({ ok: true, manifest });
  });

  const names: [name: string, problem: string][] = [
    ['../../etc/passwd', 'escapes'],
    ['a/../../b', 'escapes'],
    ['./a', 'escapes'],
    ['..\\b', 'escapes'],
    ['/etc/passwd', 'absolute'],
    ['\\\\server\\share', 'absolute'],
    ['C:/Windows/x', 'absolute'],
    ['c:x', 'absolute'],
    ['', 'empty'],
    ['a//b', 'empty'],
    ['a/', 'empty'],
    ['a\\b', 'characters'],
    ['file:stream', 'characters'],
    ['a\u0000b', 'characters'],
    ['a\nb', 'characters'],
    ['a\u001b[2J', 'characters'],
    ['a\ud800', 'characters'],
    ['a\ufffd', 'characters'],
    ['NUL', 'reserved'],
    ['b/com1.txt', 'reserved'],
    ['aux.', 'reserved'],
    ['a ', 'reserved'],
    ['a./b', 'reserved'],
    [MANIFEST_FILE, 'reserved'],
    [SIGNATURE_FILE, 'reserved'],
    ['a'.repeat(1025), 'long'],
  ];
  for (const [name, problem] of names) {
    it(`may not list ${JSON.stringify(name.slice(0, 30))}: ${problem}`, () => {
      expect(problemOf(written(manifestWith([name])))).to.deep.equal({ kind: 'name', name, problem });
      const runs = [{ folder: name, verdict: 'conforms', exitCode: 0 }];
      if (name !== MANIFEST_FILE && name !== SIGNATURE_FILE)
        expect(problemOf(written({ ...manifestWith([]), runs }))).to.deep.equal({
          kind: 'name',
          name,
          problem,
        });
    });
  }

  it('may list names that only look odd', () => {
    const odd = ['.hidden', '..a', '__proto__', 'a...b', 'con', 'constructor'].filter(
      (name) => name !== 'con',
    );
    expect(odd.map(nameProblem)).to.deep.equal(odd.map(() => null));
    expect(problemOf(written(manifestWith([...odd].sort())))).to.equal(null);
  });

  it('lists each file once, in order', () => {
    expect(problemOf(written(manifestWith(['a', 'a'])))).to.deep.equal({ kind: 'twice', name: 'a' });
    expect(problemOf(written(manifestWith(['b', 'a'])))).to.deep.equal({ kind: 'order', name: 'a' });
  });

  it('has the members of a manifest and no others', () => {
    const whole = manifestWith(['a']);
    const [file] = whole.files;
    const wrong: [value: unknown, at: string][] = [
      [null, ''],
      [[], ''],
      [{ ...whole, format: 'craps-conformance/manifest/2' }, 'format'],
      [{ ...whole, extra: 1 }, ''],
      [{ ...whole, files: [{ ...file, size: -1 }] }, 'files.0.size'],
      [{ ...whole, files: [{ ...file, sha256: ZERO.toUpperCase().replace('0', 'A') }] }, 'files.0.sha256'],
      [{ ...whole, files: [{ ...file, extra: 1 }] }, 'files.0'],
      [{ ...whole, created: 'yesterday' }, 'created'],
      [{ ...whole, runs: [] }, 'runs'],
      [{ ...whole, signature: { file: '../key', keyId: 'a'.repeat(43) } }, 'signature.file'],
    ];
    for (const [value, at] of wrong)
      expect(problemOf(written(value)), at).to.deep.equal({ kind: 'shape', at });
    // A prototype is a key like any other, and none that a manifest has.
    const polluting = written(whole).replace('{', '{"__proto__":{"files":[]},');
    expect(problemOf(polluting)).to.have.property('kind').that.is.oneOf(['shape', 'form']);
    expect(({} as { files?: unknown }).files).to.equal(undefined);
  });

  it('is written in one form alone', () => {
    const whole = manifestWith(['a']);
    const text = written(whole);
    const { files, ...rest } = whole;
    const forms = [
      JSON.stringify(whole),
      text.trimEnd(),
      `${text}\n`,
      ` ${text}`,
      text.replaceAll('\n', '\r\n'),
      written({ files, ...rest }),
      text.replace('"size": 1', '"size": 1.0'),
      text.replace('"size": 1', '"size": 2, "size": 1'),
      text.replace('text/plain', 'text\\u002fplain'),
    ];
    for (const form of forms) expect(problemOf(form), form.slice(0, 60)).to.deep.equal({ kind: 'form' });
    expect(problemOf('{')).to.deep.equal({ kind: 'json' });
    expect(problemOf('')).to.deep.equal({ kind: 'json' });
  });

  it('is refused or is read, whatever is done to its text', () => {
    const text = written(manifestWith(['a', 'b/c']));
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.nat(20),
        fc.string({ unit: 'binary', maxLength: 20 }),
        (from, length, inserted) => {
          const changed = text.slice(0, from) + inserted + text.slice(from + length);
          const read = readManifest(changed);
          if (!read.ok) return true;
          return (
            written(read.manifest) === changed &&
            read.manifest.files.every(({ name }) => nameProblem(name) === null)
          );
        },
      ),
    );
  });
});

describe('sealing a folder', () => {
  const runs = [{ folder: '.', verdict: aVerdict() }];

  function aFolder(): string {
    const root = temporaryFolder();
    mkdirSync(path.join(root, 'b', 'c'), { recursive: true });
    writeFileSync(path.join(root, 'verdict.json'), JSON.stringify(aVerdict()));
    writeFileSync(path.join(root, 'B.pdf'), 'x');
    writeFileSync(path.join(root, 'b', 'empty'), '');
    writeFileSync(path.join(root, 'b', 'c', '骰.txt'), 'dice');
    return root;
  }

  it('lists every file with its size and hash, in one order everywhere', async () => {
    const root = aFolder();
    // Larger than one piece of reading.
    const large = Buffer.alloc(2_500_000, 'large');
    writeFileSync(path.join(root, 'large'), large);
    const made = await sealFolder({ root, runs, key: null, now: new Date('2026-01-15T08:00:00Z') });
    expect(made).to.deep.include({ signature: null, keyId: null, files: 5 });
    const manifest = JSON.parse(readFileSync(made.manifest, 'utf8')) as Manifest;
    expect(manifest.created).to.equal('2026-01-15T08:00:00.000Z');
    expect(manifest.files.map(({ name }) => name)).to.deep.equal([
      ...['B.pdf', 'b/c/骰.txt', 'b/empty', 'large', 'verdict.json'],
    ]);
    for (const { name, size, sha256 } of manifest.files) {
      const content = readFileSync(path.join(root, name));
      expect([size, sha256]).to.deep.equal([
        content.length,
        createHash('sha256').update(content).digest('hex'),
      ]);
    }
    expect(manifest.files[0]?.mediaType).to.equal('application/pdf');
    expect(readManifest(readFileSync(made.manifest, 'utf8')).ok).to.equal(true);
  });

  it('signs a statement that in-toto knows, with the clauses by status', async () => {
    const root = aFolder();
    const pair = generateKeyPair();
    const made = await sealFolder({ root, runs, key: pair.key });
    const read = await readSignature(readFileSync(made.signature ?? '', 'utf8'));
    if (!read.ok) throw new Error(read.problem);
    expect([read.keyId, made.keyId]).to.deep.equal([await keyId(pair.key), read.keyId]);
    const { _type, predicateType, subject, predicate } = read.statement;
    expect([_type, predicateType]).to.deep.equal([
      'https://in-toto.io/Statement/v1',
      'https://in-toto.io/attestation/test-result/v0.1',
    ]);
    expect(subject.map(({ name }) => name)).to.deep.equal([MANIFEST_FILE, 'B.pdf', 'verdict.json']);
    expect(subject[0]?.digest.sha256).to.equal(
      createHash('sha256').update(readFileSync(made.manifest)).digest('hex'),
    );
    expect(predicate).to.deep.include({
      result: 'WARNED',
      passedTests: ['art_6__point_1'],
      warnedTests: ['art_6__point_2'],
      failedTests: [],
    });
    expect(predicate.crapsConformance.runs[0]?.clauses).to.deep.include({
      conforms: ['art_6__point_1', 'art_6__point_2'],
      does_not_conform: [],
      not_applicable: ['art_6__point_3'],
      not_decidable: ['art_6__point_11'],
      inspection_pending: [],
      inconclusive: [],
    });
    // A compact JWS that any library reads.
    const [header = ''] = readFileSync(made.signature ?? '', 'utf8').split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).to.deep.include({
      alg: 'EdDSA',
      kid: read.keyId,
    });
  });

  it('counts no verdict but a good one as passed', async () => {
    const pair = generateKeyPair();
    for (const verdict of ['does_not_conform', 'inconclusive'] as const) {
      const root = aFolder();
      const made = await sealFolder({
        root,
        runs: [{ folder: '.', verdict: { ...aVerdict(), verdict } }],
        key: pair.key,
      });
      const read = await readSignature(readFileSync(made.signature ?? '', 'utf8'));
      expect(read.ok && read.statement.predicate.result).to.equal('FAILED');
    }
  });

  it('seals again what was sealed, without leaving the old signature', async () => {
    const root = aFolder();
    await sealFolder({ root, runs, key: generateKeyPair().key });
    await sealFolder({ root, runs, key: null });
    expect(readdirSync(root)).to.include(MANIFEST_FILE).and.not.to.include(SIGNATURE_FILE);
    await unsealFolder(root);
    const { gaps } = await verifyFolder({ root, expected: null, version: '1.0.0' });
    expect(gaps).to.deep.equal([{ code: 'noManifest' }]);
  });

  it('leaves no manifest where a file cannot be listed', async function () {
    if (process.platform === 'win32') this.skip();
    const failed = async (root: string): Promise<unknown> => {
      try {
        await sealFolder({ root, runs, key: null });
        return null;
      } catch (error) {
        return error;
      }
    };
    const linked = aFolder();
    symlinkSync('/etc/passwd', path.join(linked, 'link'));
    const named = aFolder();
    writeFileSync(path.join(named, 'a:b'), '');
    for (const root of [linked, named]) {
      expect(await failed(root)).to.be.instanceOf(UnsealableError);
      expect(readdirSync(root)).not.to.include(MANIFEST_FILE);
    }
    expect((await listFiles(linked)).irregular).to.deep.equal(['link']);
  });
});
