/** The key and the certificates with which a laboratory signs its papers, from a PKCS#12 file (RFC 7292). */
import { X509Certificate, createPrivateKey, type KeyObject } from 'node:crypto';
import forge from 'node-forge';

export type Pkcs12Problem =
  | 'unreadable'
  | 'passwordMissing'
  | 'passwordWrong'
  /** No private key, or no certificate that belongs to it. */
  | 'noKey'
  /** Neither RSA of 2048 bits and more nor an elliptic curve of NIST. */
  | 'keyKind'
  /** The certificate is not valid on the day. */
  | 'expired';

export interface Pkcs12 {
  key: KeyObject;
  /** The signer's own certificate. */
  certificate: X509Certificate;
  /** The others of the file: those by which it was issued. */
  chain: X509Certificate[];
}

export type ReadPkcs12 =
  | { ok: true; pkcs12: Pkcs12 }
  | {
      ok: false;
      problem: Pkcs12Problem;
      /** What the problem is about: a kind of key, a day. */ detail: string;
    };

const LEAST_RSA_BITS = 2048;
const CURVES: readonly string[] = ['prime256v1', 'secp384r1', 'secp521r1'];

/** @param now the day for which the certificate has to be valid */
export function readPkcs12(content: Buffer, password: string | undefined, now: Date): ReadPkcs12 {
  const failed = (problem: Pkcs12Problem, detail = ''): ReadPkcs12 => ({ ok: false, problem, detail });
  let der: forge.asn1.Asn1;
  try {
    der = forge.asn1.fromDer(content.toString('binary'));
  } catch {
    return failed('unreadable');
  }
  let opened: forge.pkcs12.Pkcs12Pfx;
  try {
    opened = forge.pkcs12.pkcs12FromAsn1(der, false, password ?? '');
  } catch (error) {
    // A file that is none has no integrity check to fail.
    if (!/password/i.test(error instanceof Error ? error.message : '')) return failed('unreadable');
    return failed(password === undefined ? 'passwordMissing' : 'passwordWrong');
  }
  const { pkcs8ShroudedKeyBag, keyBag, certBag } = forge.pki.oids as Record<string, string>;
  const keys = [...bags(opened, pkcs8ShroudedKeyBag), ...bags(opened, keyBag)].flatMap(privateKeyOf);
  const certificates = bags(opened, certBag).flatMap(certificateOf);
  for (const key of keys) {
    const certificate = certificates.find((each) => each.checkPrivateKey(key));
    if (certificate === undefined) continue;
    if (!isFit(key)) return failed('keyKind', key.asymmetricKeyType ?? '');
    const [from, to] = [new Date(certificate.validFrom), new Date(certificate.validTo)];
    if (now < from || now > to)
      return failed('expired', `${from.toISOString().slice(0, 10)} – ${to.toISOString().slice(0, 10)}`);
    const chain = certificates.filter((each) => each !== certificate);
    return { ok: true, pkcs12: { key, certificate, chain } };
  }
  return failed('noKey');
}

function bags(opened: forge.pkcs12.Pkcs12Pfx, bagType: string | undefined): forge.pkcs12.Bag[] {
  return bagType === undefined ? [] : (opened.getBags({ bagType })[bagType] ?? []);
}

/** The library reads RSA itself and leaves the rest as it stands. */
function privateKeyOf({ key, asn1 }: forge.pkcs12.Bag): KeyObject[] {
  const info =
    key === undefined || (key as unknown) === null
      ? asn1
      : forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(key));
  try {
    return [createPrivateKey({ key: derOf(info), format: 'der', type: 'pkcs8' })];
  } catch {
    return [];
  }
}

function certificateOf({ cert, asn1 }: forge.pkcs12.Bag): X509Certificate[] {
  try {
    const content =
      cert === undefined || (cert as unknown) === null ? asn1 : forge.pki.certificateToAsn1(cert);
    return [new X509Certificate(derOf(content))];
  } catch {
    return [];
  }
}

function derOf(content: forge.asn1.Asn1): Buffer {
  return Buffer.from(forge.asn1.toDer(content).getBytes(), 'binary');
}

function isFit({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean {
  if (asymmetricKeyType === 'rsa') return (asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_RSA_BITS;
  return asymmetricKeyType === 'ec' && CURVES.includes(asymmetricKeyDetails?.namedCurve ?? '');
}
