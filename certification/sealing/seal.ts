/** The end of a certification: its papers signed, and the manifest over everything that the folder holds. */
import { readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OFFICIAL_LANGUAGES, translator, type InterfaceLanguage } from '../../locales';
import { UnsealableError, sealFolder, unsealFolder, type Seal } from '../../reports/manifest/seal';
import { verifyFolder } from '../../reports/manifest/verification';
import { commonName, isSignedPdf, signPdf } from '../../reports/pdf-signature';
import { printable } from '../../reports/printable';
import { EXIT_CODES, type Verdict } from '../../reports/verdict/schema';
import type { Signing } from '../declaration/signing';
import { version } from '../version';
import { errorText } from '../folder/writing';

export interface CertificationToSeal {
  root: string;
  /** What was asked for first; `.` is the folder itself. */
  runs: readonly { folder: string; verdict: Verdict }[];
  signing: Signing;
  ui: InterfaceLanguage;
  now?: Date;
}

export type Sealed =
  | {
      ok: true;
      seal: Seal;
      /** Whose certificate signed the PDFs, and which they are. */ papers: Papers | null;
    }
  | { ok: false; message: string };

interface Papers {
  signer: string;
  files: string[];
}

/**
 * Called once, after everything else was written. Nothing may be written into the folder after it.
 *
 * @returns why there is no manifest, where there is none: the certification is then incomplete
 */
export async function seal({
  root,
  runs,
  signing,
  ui,
  now = new Date(),
}: CertificationToSeal): Promise<Sealed> {
  try {
    await unsealFolder(root);
    if (signing.key !== null || signing.pkcs12 !== null) await requireConsistent(root, runs, ui, now);
    const papers = await signPapers(root, runs, signing, now);
    return { ok: true, seal: await sealFolder({ root, runs, key: signing.key, now }), papers };
  } catch (error) {
    return { ok: false, message: messageOf(error, ui) };
  }
}

/** What `verify` would call contradictory is never signed. */
async function requireConsistent(
  root: string,
  runs: CertificationToSeal['runs'],
  ui: InterfaceLanguage,
  now: Date,
): Promise<void> {
  await sealFolder({ root, runs, key: null, now });
  const { alterations } = await verifyFolder({ root, expected: null, version: version() });
  await unsealFolder(root);
  const [first] = alterations;
  if (first !== undefined)
    throw new Error(translator(ui, 'signing')('seal.contradictory', { file: first.file }));
}

/** A certification without a manifest has not come to its end, whatever its verdict. */
export function sealedExitCode(sealed: Sealed, exitCode: Verdict['exitCode']): Verdict['exitCode'] {
  return sealed.ok || exitCode !== EXIT_CODES.conforms ? exitCode : EXIT_CODES.inconclusive;
}

async function signPapers(
  root: string,
  runs: CertificationToSeal['runs'],
  { pkcs12 }: Signing,
  now: Date,
): Promise<Papers | null> {
  if (pkcs12 === null) return null;
  const files: string[] = [];
  for (const folder of new Set(['.', ...runs.map((run) => run.folder)])) {
    const names = await readdir(path.join(root, folder));
    for (const name of names.filter((each) => /\.pdf$/i.test(each)).sort()) {
      const file = path.join(root, folder, name);
      const reason = OFFICIAL_LANGUAGES.map((language) => translator(language, 'signing')('reason'));
      const pdf = await readFile(file);
      if (isSignedPdf(pdf)) continue;
      const signed = await signPdf(pdf, { pkcs12, reason: reason.join(' · '), now });
      await writeFile(`${file}.unfinished`, signed);
      await rename(`${file}.unfinished`, file);
      files.push(path.join(folder, name));
    }
  }
  return { signer: commonName(pkcs12.certificate.subject), files };
}

function messageOf(error: unknown, ui: InterfaceLanguage): string {
  const texts = translator(ui, 'signing');
  const message =
    error instanceof UnsealableError
      ? texts(error.problem === 'irregular' ? 'seal.irregular' : 'seal.name', { file: error.file })
      : errorText(error, ui);
  return texts('seal.failed', { message: printable(message) });
}
