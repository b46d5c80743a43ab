import { readFileSync, renameSync, symlinkSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { INTERFACE_LANGUAGES } from '../../locales';
import {
  MANIFEST_FILE,
  SIGNATURE_FILE,
  readPrivateKey,
  readSignature,
  sealFolder,
  type Manifest,
  type RunDeclaration,
  type Verdict,
} from '../../reports';
import { run } from '../cli/console';
import {
  certified,
  copyOf,
  filesOf,
  flip,
  found,
  makeKeys,
  readJson,
  verify,
  whileChanged,
  writeJson,
  type Keys,
} from './certified';
import { evidenceText, rewriteEvidence } from '../support/evidence';

describe('verify', () => {
  let keys: Keys;
  /** Of a table that conforms. */
  let folder: string;
  /** Of a few cases, with what Allure makes its page from: looked at many times over. */
  let part: string;
  let names: string[];
  /** Files with something in them, the manifest and its signature among them. */
  let full: string[];

  before(async () => {
    keys = await makeKeys();
    const signing = ['--signing-key', keys.private];
    folder = await certified([...signing, '--no-certificate']);
    part = await certified([...signing, '--allure', 'results', '--tags', '@art_4__intro', '--lang', 'zh'], 3);
    names = filesOf(part);
    full = names.filter((name) => readFileSync(at(name, part)).length > 0);
  });

  const at = (name: string, root = folder) => path.join(root, name);

  it('takes the untouched folder, by the key, by its fingerprint, and without either', async () => {
    for (const flags of [
      ['--key', keys.public],
      ['--key', keys.private],
      ['--key', keys.id],
    ]) {
      const verified = await verify(folder, ...flags);
      expect([verified.code, verified.result, found(verified)]).to.deep.equal([0, 'intact', []]);
      expect(verified.signature).to.deep.equal({ status: 'trusted', keyId: keys.id });
      expect(verified.runs).to.deep.equal([{ folder: '.', status: 'confirmed', verdict: 'conforms' }]);
    }
    const anyKey = await verify(folder);
    expect([anyKey.code, anyKey.signature]).to.deep.equal([0, { status: 'valid', keyId: keys.id }]);
    expect((await verify(part, '--key', keys.id)).code).to.equal(0);
    const { files } = await verify(part);
    expect(files).to.deep.equal({ listed: names.length - 2, unchanged: names.length - 2 });
    expect(names).to.include.members([
      ...[
        'run.json',
        'verdict.json',
        'messages.ndjson.gz',
        'transcript.ndjson.gz',
        MANIFEST_FILE,
        SIGNATURE_FILE,
      ],
    ]);
    expect(names.filter((name) => name.startsWith('allure-results/')).length).to.be.greaterThan(5);
  });

  it('finds one byte changed in any file, first, middle or last, with the key and without it', async () => {
    for (const name of full) {
      const { length } = readFileSync(at(name, part));
      for (const position of [0, Math.floor(length / 2), length - 1]) {
        for (const flags of [[], ['--key', keys.public]]) {
          const verified = await whileChanged(
            at(name, part),
            (content) => flip(content, position),
            () => verify(part, ...flags),
          );
          const about = verified.alterations.map(({ file }) => file);
          expect([verified.code, about.includes(name)], `${name} ${position}`).to.deep.equal([1, true]);
        }
      }
    }
    expect((await verify(part)).code).to.equal(0);
  });

  it('finds every single byte of the signature changed', async () => {
    const content = readFileSync(at(SIGNATURE_FILE, part));
    expect((await readSignature(content.toString('latin1'))).ok).to.equal(true);
    for (let position = 0; position < content.length; position += 1) {
      const read = await readSignature(flip(content, position).toString('latin1'));
      expect(read.ok, String(position)).to.equal(false);
    }
  });

  it('takes no other spelling of the same signature', async () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const text = readFileSync(at(SIGNATURE_FILE, part), 'utf8').trimEnd();
    const last = alphabet.indexOf(text.at(-1) as string);
    // 64 bytes leave the last of 86 characters four bits that say nothing.
    const spellings = [
      ...[1, 2, 4, 8].map((bit) => `${text.slice(0, -1)}${alphabet[last ^ bit] as string}\n`),
      ...[text, `${text}\n\n`, `${text}=\n`, ` ${text}\n`, `${text}\r\n`, text.replace('.', '.\n')],
    ];
    for (const spelling of spellings) {
      const verified = await whileChanged(
        at(SIGNATURE_FILE, part),
        () => Buffer.from(spelling),
        () => verify(part),
      );
      expect(found(verified), JSON.stringify(spelling.slice(-4))).to.deep.equal([
        `signatureMalformed ${SIGNATURE_FILE}`,
      ]);
    }
  });

  it('finds any file removed', async () => {
    for (const name of names) {
      const content = readFileSync(at(name, part));
      unlinkSync(at(name, part));
      const verified = await verify(part);
      writeFileSync(at(name, part), content);
      const code = name === SIGNATURE_FILE ? 'signatureMissing' : 'missing';
      expect([verified.code, found(verified).includes(`${code} ${name}`)], name).to.deep.equal([1, true]);
    }
    expect((await verify(part)).code).to.equal(0);
  });

  it('names a file that was added, renamed, exchanged, cut short or made a link', async () => {
    const [one, other] = full.filter((name) => name.startsWith('allure-results/')) as [string, string];
    const cases: [what: string, change: (root: string) => void, expected: string[]][] = [
      ['added', (root) => writeFileSync(at('note.txt', root), 'x'), ['added note.txt']],
      [
        'added beside others',
        (root) => writeFileSync(at('allure-results/.hidden', root), ''),
        ['added allure-results/.hidden'],
      ],
      ['renamed', (root) => renameSync(at(one, root), at(`${one}.old`, root)), [`renamed ${one}.old`]],
      [
        'exchanged',
        (root) => {
          renameSync(at(one, root), at('kept', root));
          renameSync(at(other, root), at(one, root));
          renameSync(at('kept', root), at(other, root));
        },
        [`exchanged ${one}`, `exchanged ${other}`],
      ],
      ['cut short', (root) => truncateSync(at(one, root), 10), [`changed ${one}`]],
      ['emptied', (root) => truncateSync(at(one, root), 0), [`changed ${one}`]],
      [
        'linked',
        (root) => {
          unlinkSync(at(one, root));
          symlinkSync(at(one, part), at(one, root));
        },
        [`irregular ${one}`, `missing ${one}`],
      ],
    ];
    for (const [what, change, expected] of cases) {
      if (what === 'linked' && process.platform === 'win32') continue;
      const copy = copyOf(part);
      change(copy);
      const verified = await verify(copy, '--key', keys.public);
      expect([verified.code, found(verified)], what).to.deep.equal([1, expected]);
    }
  });

  it('never follows a link to a file that does not end', async function () {
    if (process.platform === 'win32') this.skip();
    const copy = copyOf(folder);
    for (const name of ['messages.ndjson.gz', 'transcript.ndjson.gz', MANIFEST_FILE]) {
      unlinkSync(at(name, copy));
      symlinkSync('/dev/zero', at(name, copy));
      expect((await verify(copy)).code).to.equal(1);
    }
  });

  it('finds another key, and says which', async () => {
    const stranger = await makeKeys();
    const copy = copyOf(folder);
    await seal(copy, stranger.private);
    expect((await verify(copy)).signature).to.deep.equal({ status: 'valid', keyId: stranger.id });
    const verified = await verify(copy, '--key', keys.public);
    expect([verified.code, found(verified)]).to.deep.equal([1, [`otherKey ${SIGNATURE_FILE}`]]);
    const { out } = await run(['verify', copy, '--key', keys.id]);
    expect(out).to.include(stranger.id).and.to.include(keys.id);
    // The signature of the one under the manifest of the other.
    writeFileSync(at(SIGNATURE_FILE, copy), readFileSync(at(SIGNATURE_FILE)));
    expect(found(await verify(copy, '--key', keys.public))).to.deep.equal([
      `manifestChanged ${MANIFEST_FILE}`,
    ]);
  });

  it('finds a verdict that does not follow from the messages, though manifest and signature are made anew', async () => {
    const copy = copyOf(folder);
    const verdict = readJson<Verdict>(copy, 'verdict.json');
    const [clause] = verdict.clauses.filter(({ status }) => status === 'conforms');
    if (clause === undefined) throw new Error('no clause conforms');
    clause.cases.passed += 1;
    writeJson(verdict, copy, 'verdict.json');
    for (const key of [null, keys.private]) {
      await seal(copy, key);
      const verified = await verify(copy);
      expect([verified.code, found(verified)]).to.deep.equal([1, ['verdictDiffers verdict.json']]);
      expect(verified.alterations[0]).to.deep.include({ clauses: [clause.id], members: [] });
    }
  });

  it('finds a verdict of a failed run turned into a good one', async () => {
    const failed = await certified(['--fault', FAULT, '--no-certificate'], 1);
    const good = readJson<Verdict>(folder, 'verdict.json');
    writeJson({ ...good, ...times(readJson<Verdict>(failed, 'verdict.json')) }, failed, 'verdict.json');
    await seal(failed, null);
    const verified = await verify(failed);
    expect(verified.code).to.equal(1);
    expect(verified.alterations[0]).to.deep.include({
      code: 'verdictDiffers',
      recorded: 'conforms',
      recomputed: 'does_not_conform',
    });
  });

  it('finds a declaration that the verdict does not follow from', async () => {
    const copy = copyOf(folder);
    const declaration = readJson<RunDeclaration>(copy, 'run.json');
    writeJson({ ...declaration, harnessErrors: ['the link broke'] }, copy, 'run.json');
    await seal(copy, null);
    const verified = await verify(copy);
    expect(verified.alterations[0]).to.deep.include({
      code: 'verdictDiffers',
      recorded: 'conforms',
      recomputed: 'inconclusive',
    });
  });

  it('finds a transcript whose chain does not hold, though the manifest was made anew', async () => {
    const copy = copyOf(folder);
    const lines = evidenceText(at('transcript.ndjson', copy)).split('\n');
    rewriteEvidence(at('transcript.ndjson', copy), [...lines.slice(0, 4), ...lines.slice(5)].join('\n'));
    await seal(copy, null);
    const verified = await verify(copy);
    expect([verified.code, found(verified)]).to.deep.equal([1, ['transcriptBroken transcript.ndjson.gz']]);
  });

  it('finds a manifest that says another thing than the verdict, and a statement that does', async () => {
    const copy = copyOf(folder);
    const manifest = readJson<Manifest>(copy, MANIFEST_FILE);
    writeJson({ ...manifest, suite: { ...manifest.suite, name: 'another' } }, copy, MANIFEST_FILE);
    expect(found(await verify(copy))).to.deep.equal([
      `manifestDisagrees ${MANIFEST_FILE}`,
      `manifestChanged ${MANIFEST_FILE}`,
    ]);
    // Signed by the key itself, on another verdict than the one that lies in the folder.
    const other = readJson<Verdict>(folder, 'verdict.json');
    await seal(copy, keys.private, { ...other, clauses: other.clauses.slice(1) });
    expect(found(await verify(copy, '--key', keys.id))).to.deep.equal([
      `statementDisagrees ${SIGNATURE_FILE}`,
    ]);
  });

  it('says that an unsigned folder is unsigned, and that it is not signed by a key', async () => {
    const copy = copyOf(folder);
    await seal(copy, null);
    const verified = await verify(copy);
    expect([verified.code, verified.signature.status]).to.deep.equal([0, 'absent']);
    expect((await run(['verify', copy])).out).to.include('none');
    const asked = await verify(copy, '--key', keys.public);
    expect([asked.code, found(asked)]).to.deep.equal([1, [`notSigned ${SIGNATURE_FILE}`]]);
    // A signature that was taken from elsewhere.
    writeFileSync(at(SIGNATURE_FILE, copy), readFileSync(at(SIGNATURE_FILE)));
    expect((await verify(copy)).code).to.equal(1);
  });

  it('cannot tell of a folder without a manifest, as a killed run leaves it', async () => {
    const copy = copyOf(folder);
    for (const name of [MANIFEST_FILE, SIGNATURE_FILE]) unlinkSync(at(name, copy));
    const verified = await verify(copy);
    expect([verified.code, found(verified)]).to.deep.equal([3, ['noManifest']]);
  });

  it('does not take the verdict of another version for a forged one', async () => {
    const copy = copyOf(folder);
    const old = { name: 'craps-conformance', version: '0.0.1' };
    const verdict = { ...readJson<Verdict>(copy, 'verdict.json'), suite: old };
    writeJson({ ...readJson<RunDeclaration>(copy, 'run.json'), suite: old }, copy, 'run.json');
    writeJson(verdict, copy, 'verdict.json');
    await seal(copy, keys.private);
    const same = await verify(copy, '--key', keys.id);
    expect([same.code, same.installation.suite?.recorded]).to.deep.equal([0, '0.0.1']);
    expect((await run(['verify', copy])).out).to.include('0.0.1');
    // What another version would have said otherwise.
    writeJson({ ...verdict, remarks: verdict.remarks.slice(1) }, copy, 'verdict.json');
    await seal(copy, keys.private);
    const other = await verify(copy, '--key', keys.id);
    expect([other.code, found(other)]).to.deep.equal([3, ['otherVersion verdict.json']]);
  });

  it('tells in every language what was altered', async () => {
    const copy = copyOf(folder);
    writeFileSync(at('run.json', copy), '{}');
    writeFileSync(at('added\u001b[31m.txt', copy), '');
    const said = new Set<string>();
    for (const ui of INTERFACE_LANGUAGES) {
      const { code, out, err } = await run(['verify', copy, '--ui', ui]);
      expect([code, err]).to.deep.equal([1, '']);
      expect(out).to.include('run.json').and.not.to.include('\u001b');
      said.add(out);
    }
    expect(said.size).to.equal(INTERFACE_LANGUAGES.length);
  });

  it('refuses what is no folder and no key', async () => {
    const cases: [argv: string[], names: string][] = [
      [['verify', at('nowhere')], 'nowhere'],
      [['verify', at('run.json')], 'run.json'],
      [['verify', folder, '--key', 'nothing'], 'nothing'],
      [['verify', folder, '--key', at('run.json')], 'run.json'],
      [['verify', folder, '--key', folder], 'EISDIR'],
      [['verify'], 'folder'],
    ];
    for (const [argv, mentions] of cases) {
      const { code, out, err } = await run(argv);
      expect([code, out], argv.join(' ')).to.deep.equal([2, '']);
      expect(err).to.include(mentions);
    }
  });
});

const FAULT = 'shooter-kept-after-seven-out';

/** What a forger would leave as it was. */
function times({ startedAt, finishedAt, adapter }: Verdict): Partial<Verdict> {
  return { startedAt, finishedAt, adapter };
}

/** @param key file of a private key; null leaves the folder unsigned */
async function seal(root: string, key: string | null, verdict?: Verdict): Promise<void> {
  const read = key === null ? null : readPrivateKey(readFileSync(key, 'utf8'));
  if (read?.ok === false) throw new Error(read.problem);
  await sealFolder({
    root,
    runs: [{ folder: '.', verdict: verdict ?? readJson<Verdict>(root, 'verdict.json') }],
    key: read?.key ?? null,
  });
}
