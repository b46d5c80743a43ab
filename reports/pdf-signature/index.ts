/** A PDF signed by a laboratory's certificate: PAdES, level B-B, without a time stamp of a third party. */
import { plainAddPlaceholder } from '@signpdf/placeholder-plain';
import { SignPdf } from '@signpdf/signpdf';
import { SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import { CadesSigner } from './cades';
import type { Pkcs12 } from './pkcs12';

export { readPkcs12, type Pkcs12, type Pkcs12Problem, type ReadPkcs12 } from './pkcs12';

export interface PdfSignature {
  pkcs12: Pkcs12;
  /** Why it is signed, as the PDF's reader shows it. */
  reason: string;
  now?: Date;
}

/** Bytes of a signature beside its certificates. */
const ROOM = 4096;

/** @param pdf with a classic table of cross-references, as pdfkit writes it */
export async function signPdf(
  pdf: Buffer,
  { pkcs12, reason, now = new Date() }: PdfSignature,
): Promise<Buffer> {
  const { certificate, chain } = pkcs12;
  const certificates = [certificate, ...chain].reduce((length, { raw }) => length + raw.length, 0);
  const prepared = plainAddPlaceholder({
    pdfBuffer: pdf,
    reason,
    name: commonName(certificate.subject),
    contactInfo: '',
    location: '',
    signingTime: now,
    signatureLength: ROOM + certificates,
    subFilter: SUBFILTER_ETSI_CADES_DETACHED,
  });
  return new SignPdf().sign(prepared, new CadesSigner(pkcs12), now);
}

/** A paper that was signed already is left as it is: whoever changes it breaks that signature. */
export function isSignedPdf(pdf: Buffer): boolean {
  return pdf.includes(`/SubFilter /${SUBFILTER_ETSI_CADES_DETACHED}`);
}

/** The signer's name as the certificate gives it; the whole subject where it gives none. */
export function commonName(subject: string): string {
  return /^CN=(.*)$/m.exec(subject)?.[1] ?? subject.replaceAll('\n', ', ');
}
