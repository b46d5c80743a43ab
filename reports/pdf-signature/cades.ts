/**
 * The signature inside a signed PDF: CMS SignedData (RFC 5652) with what PAdES baseline B-B wants of it (ETSI EN 319
 * 142-1): the signer's certificate bound into what is signed (RFC 5035), and no time of its own, which the PDF has.
 */
import { createHash, webcrypto, type KeyObject } from 'node:crypto';
import { Signer } from '@signpdf/utils';
import { ObjectIdentifier, OctetString, Sequence, fromBER } from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import type { Pkcs12 } from './pkcs12';

const OID = {
  data: '1.2.840.113549.1.7.1',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
} as const;

const HASH = 'SHA-256';

export class CadesSigner extends Signer {
  constructor(private readonly pkcs12: Pkcs12) {
    super();
  }

  /** @param content the bytes of the PDF that the signature covers */
  override async sign(content: Buffer): Promise<Buffer> {
    const { key, certificate, chain } = this.pkcs12;
    const own = certificateOf(certificate.raw);
    const signed = new SignedData({
      version: 1,
      encapContentInfo: new EncapsulatedContentInfo({ eContentType: OID.data }),
      certificates: [own, ...chain.map(({ raw }) => certificateOf(raw))],
      signerInfos: [
        new SignerInfo({
          version: 1,
          sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
          signedAttrs: new SignedAndUnsignedAttributes({
            type: 0,
            attributes: attributes(content, certificate.raw),
          }),
        }),
      ],
    });
    await signed.sign(await webKey(key), 0, HASH, bytes(content));
    const info = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
    return Buffer.from(info.toSchema().toBER());
  }
}

/** In the order that DER gives them, by which they are signed. */
function attributes(content: Buffer, certificate: Buffer): Attribute[] {
  const digest = (data: Buffer) =>
    new OctetString({ valueHex: bytes(createHash('sha256').update(data).digest()) });
  // ESSCertIDv2 with SHA-256, its default, which DER leaves unsaid.
  const certificateId = new Sequence({ value: [digest(certificate)] });
  return [
    new Attribute({ type: OID.contentType, values: [new ObjectIdentifier({ value: OID.data })] }),
    new Attribute({ type: OID.messageDigest, values: [digest(content)] }),
    new Attribute({
      type: OID.signingCertificateV2,
      values: [new Sequence({ value: [new Sequence({ value: [certificateId] })] })],
    }),
  ];
}

function certificateOf(raw: Buffer): Certificate {
  return new Certificate({ schema: fromBER(bytes(raw)).result });
}

function webKey(key: KeyObject): Promise<webcrypto.CryptoKey> {
  const curves: Readonly<Record<string, string>> = {
    prime256v1: 'P-256',
    secp384r1: 'P-384',
    secp521r1: 'P-521',
  };
  const algorithm =
    key.asymmetricKeyType === 'rsa'
      ? { name: 'RSASSA-PKCS1-v1_5', hash: HASH }
      : { name: 'ECDSA', namedCurve: curves[key.asymmetricKeyDetails?.namedCurve ?? ''] ?? '' };
  const pkcs8 = key.export({ type: 'pkcs8', format: 'der' });
  return webcrypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']);
}

function bytes(content: Buffer): ArrayBuffer {
  return new Uint8Array(content).buffer;
}
