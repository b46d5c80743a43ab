import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { readConfiguration, type CertifyFlags } from '../../certification/declaration/configuration';
import { SIGNING_VARIABLES } from '../../certification/declaration/signing-variables';
import { PRIVATE_KEY_FILE, PUBLIC_KEY_FILE } from '../../cli/keygen';
import { INTERFACE_LANGUAGES } from '../../locales';
import { MANIFEST_FILE, SIGNATURE_FILE, keyId, readPublicKey } from '../../reports';
import { run, temporaryFolder } from '../cli/console';
import { SUITE_OF_ONE_ARTICLE, filesOf, found, makeKeys, readJson, verify, type Keys } from './certified';

const PART = [
  '--allure',
  'none',
  '--no-certificate',
  '--lang',
  'zh',
  '--tags',
  '@art_4__intro',
  '--out',
  'c',
];

interface Certify {
  environment?: Record<string, string>;
  yaml?: string;
  files?: Record<string, string | Buffer>;
}

async function configuredKey(flags: CertifyFlags, { environment = {}, yaml, files = {} }: Certify) {
  const cwd = temporaryFolder();
  if (yaml !== undefined) writeFileSync(path.join(cwd, 'certification.yaml'), yaml);
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(cwd, name), content);
  const read = readConfiguration(flags, cwd, 'en', new Date(), environment);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { key } = read.configuration.signing;
  return key === null ? null : keyId(key);
}

async function certify(flags: readonly string[], { environment = {}, yaml, files = {} }: Certify = {}) {
  const cwd = temporaryFolder();
  if (yaml !== undefined) writeFileSync(path.join(cwd, 'certification.yaml'), yaml);
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(cwd, name), content);
  const told = await run(['certify', ...PART, ...flags], { cwd, environment, suite: SUITE_OF_ONE_ARTICLE });
  return { ...told, cwd, folder: path.join(cwd, 'c') };
}

describe('keygen', () => {
  it('makes a pair of keys that nobody else may read, and says its fingerprint', async () => {
    const cwd = temporaryFolder();
    const { code, out, err } = await run(['keygen', '--out', 'keys'], { cwd });
    expect([code, err]).to.deep.equal([0, '']);
    const file = path.join(cwd, 'keys', PRIVATE_KEY_FILE);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).to.equal(0o600);
    expect(readFileSync(file, 'utf8')).to.match(/^-----BEGIN PRIVATE KEY-----\n/);
    expect(out).to.match(/: [\w-]{43}\n/);
    expect(out).not.to.include(readFileSync(file, 'utf8').split('\n')[1]);
  });

  it('never writes over a key, nor half a pair', async () => {
    for (const existing of [PRIVATE_KEY_FILE, PUBLIC_KEY_FILE]) {
      const cwd = temporaryFolder();
      writeFileSync(path.join(cwd, existing), 'mine');
      for (const ui of INTERFACE_LANGUAGES) {
        const { code, out, err } = await run(['keygen', '--ui', ui], { cwd });
        expect([code, out]).to.deep.equal([2, '']);
        expect(err).to.include(existing);
      }
      expect(readdirSync(cwd)).to.deep.equal([existing]);
      expect(readFileSync(path.join(cwd, existing), 'utf8')).to.equal('mine');
    }
  });

  it('says where it may not write', async function () {
    if (process.platform === 'win32' || process.getuid?.() === 0) this.skip();
    const cwd = temporaryFolder();
    chmodSync(cwd, 0o500);
    const { code, err } = await run(['keygen'], { cwd });
    expect(code).to.equal(2);
    expect(err).to.include('EACCES');
  });

  it('encrypts the private key with the password of the environment', async () => {
    const cwd = temporaryFolder();
    const environment = { [SIGNING_VARIABLES.keyPassword]: 'open sesame' };
    const { out } = await run(['keygen', '--json'], { cwd, environment });
    expect(JSON.parse(out)).to.include({ encrypted: true, privateKey: PRIVATE_KEY_FILE });
    const file = path.join(cwd, PRIVATE_KEY_FILE);
    expect(readFileSync(file, 'utf8')).to.match(/^-----BEGIN ENCRYPTED PRIVATE KEY-----\n/);
    const { keyId } = JSON.parse(out) as { keyId: string };
    const signed = await certify(['--signing-key', file], { environment });
    expect(signed.out).to.include(keyId);
    const [wrong, none] = [{ [SIGNING_VARIABLES.keyPassword]: 'x' }, {}];
    for (const each of [wrong, none]) {
      const { code, err } = await certify(['--signing-key', file], { environment: each });
      expect(code).to.equal(2);
      expect(err).to.include(SIGNING_VARIABLES.keyPassword);
    }
    expect((await run(['verify', signed.folder, '--key', file])).code).to.equal(2);
  });
});

describe('signing a certification', () => {
  let keys: Keys;
  let pem: string;
  before(async () => {
    keys = await makeKeys();
    pem = readFileSync(keys.private, 'utf8');
  });

  it('takes the key from the flag, the environment or the file, in this order', async () => {
    const others = await Promise.all([makeKeys(), makeKeys()]);
    const yaml = 'signing:\n  key: key.pem\n';
    const files = { 'key.pem': readFileSync(others[0].private) };
    const environment = { [SIGNING_VARIABLES.keyFile]: others[1].private };
    const cases: [flags: CertifyFlags, given: Certify, id: string][] = [
      [{ signingKey: keys.private }, { yaml, files, environment }, keys.id],
      [{}, { yaml, files, environment }, others[1].id],
      [{}, { yaml, files }, others[0].id],
      [{}, { environment: { [SIGNING_VARIABLES.key]: pem } }, keys.id],
      [{}, { environment: { [SIGNING_VARIABLES.key]: pem.replaceAll('\n', '\\n') } }, keys.id],
      [{}, { environment: { [SIGNING_VARIABLES.key]: jwkOf(pem) } }, keys.id],
    ];
    for (const [index, [flags, given, id]] of cases.entries()) {
      expect(await configuredKey(flags, given), String(index)).to.equal(id);
    }
    const { folder, out } = await certify([], { yaml, files });
    expect(out).to.include(others[0].id);
    expect((await verify(folder, '--key', others[0].id)).signature.status).to.equal('trusted');
  });

  it('writes a manifest where nothing signs, and says so', async () => {
    const { folder, out } = await certify([]);
    expect(filesOf(folder)).to.include(MANIFEST_FILE).and.not.to.include(SIGNATURE_FILE);
    expect(out).to.include('not signed');
    expect((await verify(folder)).code).to.equal(0);
    const { out: json } = await certify(['--json']);
    const { seal } = JSON.parse(json) as { seal: { keyId: unknown; manifest: string } };
    expect([seal.keyId, path.basename(seal.manifest)]).to.deep.equal([null, MANIFEST_FILE]);
  });

  it('keeps the key and its password out of everything that it writes, and from the table', async () => {
    // A table that writes down whatever it is given.
    const table = `
      const { writeFileSync } = require('node:fs');
      writeFileSync(require('node:path').join(__dirname, 'seen.json'), JSON.stringify(process.env));
      module.exports = () => { throw new Error('enough'); };`;
    const environment = {
      [SIGNING_VARIABLES.key]: pem,
      [SIGNING_VARIABLES.pkcs12Password]: 'a secret password',
    };
    Object.assign(process.env, environment);
    try {
      const flags = ['--target', './table.cjs'];
      const { folder, cwd, code } = await certify(flags, { environment, files: { 'table.cjs': table } });
      expect(code).to.equal(3);
      const seen = readFileSync(path.join(cwd, 'seen.json'), 'utf8');
      const secrets = [pem.split('\n')[1] as string, 'a secret password'];
      for (const secret of secrets) expect(seen).not.to.include(secret);
      for (const name of filesOf(folder)) {
        const content = readFileSync(path.join(folder, name), 'utf8');
        for (const secret of secrets) expect(content, name).not.to.include(secret);
      }
      // A table that cannot be used leaves a folder that is complete all the same.
      expect((await verify(folder, '--key', keys.id)).code).to.equal(0);
    } finally {
      for (const name of Object.keys(environment)) delete process.env[name];
    }
  });

  const rsa = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });

  it('runs nothing with a key that cannot sign', async () => {
    const publicPem = readFileSync(keys.public, 'utf8');
    const mixed = { ...(JSON.parse(jwkOf(pem)) as object), ...publicJwkOf(await makeKeys()) };
    const wrong: [what: string, content: string, says: string][] = [
      ['nothing', '', 'no private key'],
      ['nonsense', 'nonsense', 'no private key'],
      ['JSON', '{"kty":"OKP"}', 'no private key'],
      ['another kind', rsa.privateKey, 'another kind'],
      ['public', publicPem, 'public key'],
      ['of two keys', JSON.stringify(mixed), 'no private key'],
    ];
    for (const [what, content, says] of wrong) {
      const { code, out, err, folder } = await certify(['--signing-key', 'k'], { files: { k: content } });
      expect([code, out, existsSync(folder)], what).to.deep.equal([2, '', false]);
      expect(err, what)
        .to.match(/^--signing-key: /)
        .and.to.include(says);
    }
  });

  it('names the place of a wrong key in the file, in every language', async () => {
    const said = new Set<string>();
    for (const ui of INTERFACE_LANGUAGES) {
      const { code, err } = await certify(['--ui', ui], { yaml: 'signing:\n  key: none.pem\n' });
      expect(code).to.equal(2);
      expect(err)
        .to.match(/^certification\.yaml:2:8: /)
        .and.to.include('none.pem');
      said.add(err);
    }
    expect(said.size).to.equal(INTERFACE_LANGUAGES.length);
    const unknown = await certify([], { yaml: 'signing:\n  kye: a\n' });
    expect(unknown.err)
      .to.match(/^certification\.yaml:2:3: .*signing\.kye/)
      .and.to.include('key, pkcs12');
  });

  it('does not choose between two keys of the environment, nor takes an empty one', async () => {
    const both = { [SIGNING_VARIABLES.key]: pem, [SIGNING_VARIABLES.keyFile]: keys.private };
    const { code, err } = await certify([], { environment: both });
    expect(code).to.equal(2);
    expect(err).to.include(SIGNING_VARIABLES.key).and.to.include(SIGNING_VARIABLES.keyFile);
    const { out } = await certify([], { environment: { [SIGNING_VARIABLES.key]: ' ' } });
    expect(out).to.include('not signed');
  });

  it('covers both runs where readings are compared', async () => {
    const { folder, out } = await certify(['--compare-readings', '--signing-key', keys.private]);
    expect(out).to.include(keys.id);
    const verified = await verify(folder, '--key', keys.id);
    expect([verified.code, found(verified)]).to.deep.equal([0, []]);
    expect(verified.runs.map((each) => each.folder)).to.deep.equal(['declared', 'literal']);
    const file = path.join(folder, 'literal', 'verdict.json');
    writeFileSync(file, `${readFileSync(file, 'utf8')} `);
    expect(found(await verify(folder))).to.deep.equal(['changed literal/verdict.json']);
    expect(readJson<{ runs: unknown[] }>(folder, MANIFEST_FILE).runs).to.have.length(2);
  });
});

function jwkOf(pem: string): string {
  return JSON.stringify(createPrivateKey(pem).export({ format: 'jwk' }));
}

function publicJwkOf(keys: Keys): { x: unknown } {
  const read = readPublicKey(readFileSync(keys.public, 'utf8'));
  if (!read.ok) throw new Error(read.problem);
  return { x: read.key.export({ format: 'jwk' }).x };
}
