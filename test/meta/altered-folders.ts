/** For everything that `verify` can find, a way to alter a signed certification folder so that it is to be found. */
import {
  appendFileSync,
  readFileSync,
  renameSync,
  symlinkSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {
  MANIFEST_FILE,
  SIGNATURE_FILE,
  markFile,
  readPrivateKey,
  sealFolder,
  type Manifest,
  type Verdict,
  type Verification,
} from '../../reports';
import type { ManifestProblem } from '../../reports';
import { signStatement } from '../../reports/manifest/signature';
import { statementOf } from '../../reports/manifest/statement';
import { flip, readJson, writeJson, type Keys } from '../manifest/certified';
import { evidenceText, rewriteEvidence } from '../support/evidence';

/** Private keys as files, of the laboratory that signed the folder and of somebody else. */
export interface Signers {
  laboratory: Keys;
  stranger: Keys;
}

export type Alter = (root: string, signers: Signers) => void | Promise<void>;

const DECLARATION = 'declaration.json';
const PAGE = 'regulation.html';

const at = (root: string, name: string) => path.join(root, name);
const manifestOf = (root: string) => readJson<Manifest>(root, MANIFEST_FILE);
const verdictOf = (root: string) => readJson<Verdict>(root, 'verdict.json');

function keyOf({ private: file }: Keys) {
  const read = readPrivateKey(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(read.problem);
  return read.key;
}

async function seal(root: string, keys: Keys | null, verdict = verdictOf(root)): Promise<void> {
  await sealFolder({ root, runs: [{ folder: '.', verdict }], key: keys === null ? null : keyOf(keys) });
}

/** The manifest written anew after a change, and nothing signed. */
const manifest =
  (change: (manifest: Manifest) => object): Alter =>
  (root) =>
    writeJson(change(manifestOf(root)), root, MANIFEST_FILE);

const verdict =
  (change: (verdict: Verdict) => object, keep: (signers: Signers) => Keys | null): Alter =>
  async (root, signers) => {
    writeJson(change(verdictOf(root)), root, 'verdict.json');
    await seal(root, keep(signers));
  };

function firstFile(all: Manifest): Manifest['files'][number] {
  const [first] = all.files;
  if (first === undefined) throw new Error('a manifest of nothing');
  return first;
}

type Codes = (Verification['alterations'] | Verification['gaps'])[number]['code'];

export const ALTERATIONS = {
  missing: (root) => unlinkSync(at(root, DECLARATION)),
  changed: (root) => appendFileSync(at(root, DECLARATION), ' '),
  added: (root) => writeFileSync(at(root, 'note.txt'), 'x'),
  irregular: (root) => {
    unlinkSync(at(root, DECLARATION));
    symlinkSync(at(root, 'run.json'), at(root, DECLARATION));
  },
  renamed: (root) => renameSync(at(root, DECLARATION), at(root, 'declared.json')),
  exchanged: (root) => {
    const [one, other] = [DECLARATION, PAGE].map((name) => readFileSync(at(root, name)));
    writeFileSync(at(root, DECLARATION), other ?? '');
    writeFileSync(at(root, PAGE), one ?? '');
  },
  manifestRefused: (root) => writeFileSync(at(root, MANIFEST_FILE), '{'),
  manifestChanged: manifest((all) => ({ ...all, created: '2020-01-01T00:00:00.000Z' })),
  manifestDisagrees: manifest((all) => ({ ...all, suite: { ...all.suite, name: 'another' } })),
  signatureMissing: (root) => unlinkSync(at(root, SIGNATURE_FILE)),
  signatureMalformed: (root) => writeFileSync(at(root, SIGNATURE_FILE), 'x\n'),
  signatureInvalid: (root) => {
    const content = readFileSync(at(root, SIGNATURE_FILE));
    // Within the signature proper, and not in its last letter.
    writeFileSync(at(root, SIGNATURE_FILE), flip(content, content.lastIndexOf('.') + 10));
  },
  signatureUnannounced: async (root, { laboratory }) => {
    await seal(root, null);
    const statement = statementOf(manifestOf(root), [verdictOf(root)]);
    writeFileSync(at(root, SIGNATURE_FILE), await signStatement(statement, keyOf(laboratory)));
  },
  statementDisagrees: async (root, { laboratory }) => {
    const own = verdictOf(root);
    await seal(root, laboratory, { ...own, clauses: own.clauses.slice(1) });
  },
  otherKey: (root, { stranger }) => seal(root, stranger),
  notSigned: (root) => seal(root, null),
  verdictDiffers: verdict(
    (own) => ({ ...own, startedAt: own.finishedAt, interrupted: !own.interrupted }),
    ({ laboratory }) => laboratory,
  ),
  transcriptBroken: async (root, { laboratory }) => {
    const file = at(root, 'transcript.ndjson');
    rewriteEvidence(file, evidenceText(file).split('\n').toSpliced(4, 1).join('\n'));
    await seal(root, laboratory);
  },
  unreadable: async (root, { laboratory }) => {
    writeFileSync(at(root, 'run.json'), '{}');
    await seal(root, laboratory);
  },
  unpackable: async (root, { laboratory }) => {
    const file = at(root, 'messages.ndjson.gz');
    writeFileSync(file, readFileSync(file).subarray(0, -9));
    await seal(root, laboratory);
  },
  twoForms: async (root, { laboratory }) => {
    writeFileSync(at(root, 'messages.ndjson'), evidenceText(at(root, 'messages.ndjson')));
    await seal(root, laboratory);
  },
  noManifest: (root) => {
    unlinkSync(at(root, MANIFEST_FILE));
    unlinkSync(at(root, SIGNATURE_FILE));
  },
  unfinished: (root) => writeFileSync(at(root, markFile(1)), '{}'),
  otherVersion: verdict(
    (own) => ({ ...own, suite: { ...own.suite, version: '0.0.1' }, remarks: [] }),
    ({ laboratory }) => laboratory,
  ),
} satisfies Record<Codes, Alter>;

/** Characters beyond which nothing is read. */
const TOO_LARGE = 268_435_457;

/** What keeps a file from being a manifest, each signed as it stands. */
export const REFUSED = {
  json: (root) => writeFileSync(at(root, MANIFEST_FILE), '{'),
  shape: manifest((all) => ({ ...all, more: 1 })),
  name: manifest((all) => ({ ...all, files: [{ ...firstFile(all), name: '../out' }] })),
  twice: manifest((all) => ({ ...all, files: [firstFile(all), ...all.files] })),
  order: manifest((all) => ({ ...all, files: all.files.toReversed() })),
  form: (root) => appendFileSync(at(root, MANIFEST_FILE), '\n'),
  large: (root) => truncateSync(at(root, MANIFEST_FILE), TOO_LARGE),
} satisfies Record<ManifestProblem['kind'] | 'large', Alter>;
