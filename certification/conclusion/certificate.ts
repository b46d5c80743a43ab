/** `certificate.pdf` of a certification folder, and `certificate.json`, the details that it was made with. */
import { createHash } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { certificatePdf } from '../../reports/certificate/certificate';
import type { CertificateDetails } from '../../reports/certificate/details';
import {
  contradictions,
  missingRequirements,
  type Contradiction,
} from '../../reports/certificate/requirements';
import type { RunDeclaration } from '../../reports/verdict/declaration';
import type { Verdict } from '../../reports/verdict/schema';
import type { OutputFolder } from '../folder/output-folder';

export interface CertificateRequest {
  folder: OutputFolder;
  declaration: RunDeclaration;
  verdict: Verdict;
  /** `verdict.json`, to the byte. */
  verdictText: string | Buffer;
  details: CertificateDetails;
}

export interface WrittenCertificate {
  file: string;
  /** What ISO/IEC 17025:2017 asks for and nobody has given: while there is any, the certificate is a draft. */
  missing: { key: string; clause: string }[];
  contradictions: Contradiction[];
}

/** @throws Error where it cannot be made or written; what stood there before is then left as it was */
export async function writeCertificate(request: CertificateRequest): Promise<WrittenCertificate> {
  const { folder, declaration, verdict, verdictText, details } = request;
  const verdictSha256 = createHash('sha256').update(verdictText).digest('hex');
  const pdf = await certificatePdf({ declaration, verdict, details, verdictSha256 });
  const contents: [file: string, content: Buffer | string][] = [
    [folder.certificateDetails, `${JSON.stringify(details, null, 2)}\n`],
    [folder.certificate, pdf],
  ];
  try {
    for (const [file, content] of contents) writeFileSync(unfinished(file), content);
    for (const [file] of contents) renameSync(unfinished(file), file);
  } catch (error) {
    for (const [file] of contents) rmSync(unfinished(file), { force: true });
    throw error;
  }
  return {
    file: folder.certificate,
    missing: missingRequirements(details, verdict).map(({ key, clause }) => ({
      key: `certificate.${key}`,
      clause,
    })),
    contradictions: contradictions(details, verdict),
  };
}

function unfinished(file: string): string {
  return `${file}.unfinished`;
}
