import { X509Certificate } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { extractSignature } from '@signpdf/utils';
import { Integer, ObjectIdentifier, Sequence, fromBER, type OctetString } from 'asn1js';
import { expect } from 'chai';
import forge from 'node-forge';
import PDFDocument from 'pdfkit';
import { ContentInfo, SignedData, type SignedDataVerifyResult } from 'pkijs';
import { seal } from '../../certification/sealing/seal';
import { SIGNING_VARIABLES } from '../../certification/declaration/signing-variables';
import { INTERFACE_LANGUAGES } from '../../locales';
import { MANIFEST_FILE, commonName, readPkcs12, signPdf, verifyFolder, type Pkcs12 } from '../../reports';
import { run, temporaryFolder } from '../cli/console';
import { SUITE_OF_ONE_ARTICLE } from './certified';
import { aVerdict } from './verdict';

const NOW = new Date('2026-01-15T08:00:00Z');
const PASSWORD = 'open sesame';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const SIGNING_TIME = '1.2.840.113549.1.9.5';

interface Certificate {
  /** Of the certificate. */
  from?: string;
  to?: string;
  bits?: number;
  algorithm?: '3des' | 'aes256';
  /** Whether the certificate belongs to the key. */
  own?: boolean;
}

/** PKCS#12 with a certificate that the key itself issued, as a laboratory would hold one. */
function pkcs12({ from = '2025-01-01', to = '2030-01-01', bits = 2048, ...rest }: Certificate = {}): Buffer {
  const { algorithm = 'aes256', own = true } = rest;
  const keys = forge.pki.rsa.generateKeyPair({ bits });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = own ? keys.publicKey : forge.pki.rsa.generateKeyPair({ bits }).publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date(from);
  certificate.validity.notAfter = new Date(to);
  const name = [
    { name: 'commonName', value: 'Laboratory X' },
    { name: 'countryName', value: 'MO' },
  ];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.sign(keys.privateKey, forge.md.sha256.create());
  const options = { algorithm, generateLocalKeyId: true } as const;
  const asn1 = forge.pkcs12.toPkcs12Asn1(keys.privateKey, [certificate], PASSWORD, options);
  return Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'binary');
}

function opened(content: Buffer): Pkcs12 {
  const read = readPkcs12(content, PASSWORD, NOW);
  if (!read.ok) throw new Error(read.problem);
  return read.pkcs12;
}

function aPdf(): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new PDFDocument({ lang: 'zh-TW', tagged: true });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => {
      resolve(Buffer.concat(chunks));
    });
    document.text('Certificate').addPage().text('of two pages');
    document.end();
  });
}

interface PdfParts {
  cms: Buffer;
  /** The bytes that are signed. */
  signedData: Buffer;
  /** Start and length of the part before the signature, and of the one after it. */
  range: [number, number, number, number];
}

function signatureOf(pdf: Buffer): PdfParts {
  const extracted = extractSignature(pdf) as { signature: string; signedData: Buffer; ByteRange: number[] };
  const { signature, signedData, ByteRange } = extracted;
  return { cms: Buffer.from(signature, 'binary'), signedData, range: ByteRange as PdfParts['range'] };
}

/** Whether the signature of a PDF is over its bytes, and by the certificate that it carries. */
async function holds(pdf: Buffer): Promise<boolean> {
  const { cms, signedData } = signatureOf(pdf);
  const signed = signedDataOf(cms);
  try {
    const verified = await signed.verify({
      signer: 0,
      data: new Uint8Array(signedData).buffer,
      checkChain: false,
      extendedMode: false,
    });
    return typeof verified === 'boolean'
      ? verified
      : ((verified as SignedDataVerifyResult).signatureVerified ?? false);
  } catch {
    return false;
  }
}

function signedDataOf(cms: Buffer): SignedData {
  const info = new ContentInfo({ schema: fromBER(new Uint8Array(cms).buffer).result });
  return new SignedData({ schema: info.content });
}

describe('a signed PDF', () => {
  let signer: Pkcs12;
  let signed: Buffer;

  before(async () => {
    signer = opened(pkcs12());
    signed = await signPdf(await aPdf(), { pkcs12: signer, reason: '認證 · Certificação', now: NOW });
  });

  it('is signed as PAdES asks for its level B-B', () => {
    expect(signed.toString('latin1')).to.include('/SubFilter /ETSI.CAdES.detached');
    expect(signed.toString('latin1')).to.include('/M (D:20260115080000Z)');
    const { cms, range } = signatureOf(signed);
    // All of it but the signature itself.
    const [from, , second, length] = range;
    expect([from, second + length]).to.deep.equal([0, signed.length]);
    const { signerInfos, certificates } = signedDataOf(cms);
    expect(certificates).to.have.length(1);
    const attributes = signerInfos[0]?.signedAttrs?.attributes ?? [];
    const types = attributes.map(({ type }) => type);
    expect(types).to.include(SIGNING_CERTIFICATE_V2).and.not.to.include(SIGNING_TIME);
    const [value] = attributes.find(({ type }) => type === SIGNING_CERTIFICATE_V2)?.values as [Sequence];
    const [certificates2] = value.valueBlock.value as [Sequence];
    const [identifier] = certificates2.valueBlock.value as [Sequence];
    const [hash] = identifier.valueBlock.value as [OctetString];
    expect(Buffer.from(hash.valueBlock.valueHexView).toString('hex')).to.equal(
      signer.certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
    );
  });

  it('holds, and no longer after a change of one byte', async () => {
    expect(await holds(signed)).to.equal(true);
    const [, length, second] = signatureOf(signed).range;
    for (const position of [20, Math.floor(length / 2), length - 2, second + 5, signed.length - 7]) {
      const changed = Buffer.from(signed);
      changed[position] = (changed[position] as number) ^ 1;
      expect(await holds(changed), String(position)).to.equal(false);
    }
    const again = await signPdf(await aPdf(), { pkcs12: opened(pkcs12()), reason: 'x', now: NOW });
    expect(await holds(again)).to.equal(true);
  });

  it('keeps the pages that it had', async () => {
    expect(signed.includes(await aPdf().then((pdf) => pdf.subarray(0, 200)))).to.equal(true);
    expect(signed.toString('latin1').match(/\/Type \/Page\b/g)).to.have.length.of.at.least(2);
  });

  it('can be signed by an elliptic curve', async () => {
    const { key, certificate } = await ellipticSigner();
    const pdf = await signPdf(await aPdf(), {
      pkcs12: { key, certificate, chain: [] },
      reason: 'x',
      now: NOW,
    });
    expect(await holds(pdf)).to.equal(true);
  });
});

/** A certificate of P-256, which forge cannot make. */
async function ellipticSigner(): Promise<Pkcs12> {
  const { Certificate, AttributeTypeAndValue } = await import('pkijs');
  const { webcrypto, KeyObject } = await import('node:crypto');
  const { Utf8String } = await import('asn1js');
  const pair = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({ value: 1 });
  for (const { typesAndValues } of [certificate.subject, certificate.issuer])
    typesAndValues.push(
      new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: 'Laboratory X' }) }),
    );
  certificate.notBefore.value = new Date('2025-01-01');
  certificate.notAfter.value = new Date('2030-01-01');
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey);
  await certificate.sign(pair.privateKey, 'SHA-256');
  return {
    key: KeyObject.from(pair.privateKey),
    certificate: new X509Certificate(Buffer.from(certificate.toSchema(true).toBER())),
    chain: [],
  };
}

describe('a PKCS#12 file', () => {
  const wrong: [what: string, content: () => Buffer, password: string | undefined, problem: string][] = [
    ['none', () => Buffer.from('nonsense'), PASSWORD, 'unreadable'],
    ['empty', () => Buffer.alloc(0), PASSWORD, 'unreadable'],
    ['another structure', anotherStructure, PASSWORD, 'unreadable'],
    ['without its password', () => pkcs12(), undefined, 'passwordMissing'],
    ['with another password', () => pkcs12(), 'x', 'passwordWrong'],
    ['of a key that is too small', () => pkcs12({ bits: 1024 }), PASSWORD, 'keyKind'],
    ['that has expired', () => pkcs12({ to: '2026-01-14' }), PASSWORD, 'expired'],
    ['that is not valid yet', () => pkcs12({ from: '2026-01-16' }), PASSWORD, 'expired'],
    ['of a key and another’s certificate', () => pkcs12({ own: false }), PASSWORD, 'noKey'],
  ];
  for (const [what, content, password, problem] of wrong) {
    it(`is refused: ${what}`, () => {
      expect(readPkcs12(content(), password, NOW)).to.include({ ok: false, problem });
    });
  }

  it('is taken in the older encryption as well', () => {
    const { certificate } = opened(pkcs12({ algorithm: '3des' }));
    expect(commonName(certificate.subject)).to.equal('Laboratory X');
  });

  it('is looked at before the run, in every language', async () => {
    const cwd = temporaryFolder();
    writeFileSync(path.join(cwd, 'lab.p12'), pkcs12());
    const certify = (...more: string[]) =>
      run(['certify', '--out', 'c', '--pkcs12', 'lab.p12', ...more], {
        cwd,
        suite: SUITE_OF_ONE_ARTICLE,
        environment: { [SIGNING_VARIABLES.pkcs12Password]: 'x' },
      });
    const said = new Set<string>();
    for (const ui of INTERFACE_LANGUAGES) {
      const { code, err } = await certify('--ui', ui);
      expect(code).to.equal(2);
      expect(err)
        .to.match(/^--pkcs12: /)
        .and.to.include(SIGNING_VARIABLES.pkcs12Password);
      said.add(err);
    }
    expect(said.size).to.equal(INTERFACE_LANGUAGES.length);
  });
});

function anotherStructure(): Buffer {
  return Buffer.from(new Sequence({ value: [new ObjectIdentifier({ value: '1.2.3' })] }).toBER());
}

describe('the papers of a certification', () => {
  it('are signed before the manifest is made', async () => {
    const root = temporaryFolder();
    writeFileSync(path.join(root, 'certificate.pdf'), await aPdf());
    const sealed = await seal({
      root,
      runs: [{ folder: '.', verdict: aVerdict() }],
      signing: { key: null, pkcs12: opened(pkcs12()) },
      ui: 'en',
      now: NOW,
    });
    expect(sealed).to.deep.include({
      ok: true,
      papers: { signer: 'Laboratory X', files: ['certificate.pdf'] },
    });
    const pdf = readFileSync(path.join(root, 'certificate.pdf'));
    expect(await holds(pdf)).to.equal(true);
    // Sealed again, it is not signed again.
    const signing = { key: null, pkcs12: opened(pkcs12()) };
    const again = await seal({
      root,
      runs: [{ folder: '.', verdict: aVerdict() }],
      signing,
      ui: 'en',
      now: NOW,
    });
    expect(again).to.deep.include({ ok: true, papers: { signer: 'Laboratory X', files: [] } });
    expect(readFileSync(path.join(root, 'certificate.pdf')).equals(pdf)).to.equal(true);
    const { alterations } = await verifyFolder({ root, expected: null, version: '1.0.0' });
    // The verdict's file is not there, and that is all.
    expect(alterations.map(({ file }) => file)).to.deep.equal(['verdict.json']);
  });

  it('leave no manifest where one cannot be signed', async () => {
    const root = temporaryFolder();
    writeFileSync(path.join(root, 'certificate.pdf'), 'no PDF');
    const sealed = await seal({
      root,
      runs: [{ folder: '.', verdict: aVerdict() }],
      signing: { key: null, pkcs12: opened(pkcs12()) },
      ui: 'en',
    });
    expect(sealed.ok).to.equal(false);
    expect(() => readFileSync(path.join(root, MANIFEST_FILE))).to.throw('ENOENT');
  });
});
