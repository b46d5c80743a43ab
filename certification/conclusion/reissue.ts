/** What a certificate that is made again is made from: a folder that nobody changed, and the details that were added. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TFunction } from 'i18next';
import { translator, type InterfaceLanguage } from '../../locales';
import {
  certificateDetailsSchema,
  withDetails,
  type CertificateDetails,
} from '../../reports/certificate/details';
import type { Manifest } from '../../reports/manifest/schema';
import { verifyFolder } from '../../reports/manifest/verification';
import { runDeclarationSchema, type RunDeclaration } from '../../reports/verdict/declaration';
import { verdictSchema, type Verdict } from '../../reports/verdict/schema';

import { version } from '../version';
import type { CertificateRequest } from './certificate';
import { readCertificateDetails } from '../declaration/certificate-details';
import { readConfigurationFile } from '../declaration/configuration-file';
import type { Environment } from '../declaration/environment';
import { ProblemWriter, type ConfigurationProblem } from '../declaration/configuration-problem';
import { flagPlace } from '../declaration/flags';
import { OutputFolder } from '../folder/output-folder';
import { declaredSigning, type Signing } from '../declaration/signing';

export interface ReissueOptions {
  /** The certification folder as the user named it. */
  folder: string;
  config?: string;
  signingKey?: string;
  pkcs12?: string;
}

/** Where and for whom a certificate is made again. */
export interface ReissueSurroundings {
  cwd: string;
  environment: Environment;
  language: InterfaceLanguage;
}

export interface Reissue extends CertificateRequest {
  /** The certification folder; a comparison holds the run of the certificate in a folder of it. */
  root: string;
  /** To seal again; null where the folder has no manifest. */
  runs: { folder: string; verdict: Verdict }[] | null;
  signing: Signing;
}

type ReadReissue = { ok: true; reissue: Reissue } | { ok: false; problems: ConfigurationProblem[] };

/** A signature according to PAdES names this filter. */
const SIGNED_PDF = 'ETSI.CAdES.detached';

export async function readReissue(
  options: ReissueOptions,
  context: ReissueSurroundings,
): Promise<ReadReissue> {
  const { cwd, language } = context;
  const now = new Date();
  const texts = translator(language, 'certificate');
  const root = path.resolve(cwd, options.folder);
  const complain = new ProblemWriter(texts, () => ({ source: options.folder }));
  const refused = (code: string, values: Record<string, string> = {}): ReadReissue => ({
    ok: false,
    problems: [complain.write(code, [], { folder: options.folder, ...values })],
  });

  const given = readGiven(options, context, texts, now);
  if (given.problems.length > 0) return { ok: false, problems: given.problems };
  const sealed = await manifestOf(root);
  if ('code' in sealed) return refused('folder', { file: options.folder, code: sealed.code });
  if (sealed.altered) return refused('altered');
  const { manifest } = sealed;
  const folder = new OutputFolder(path.join(root, manifest?.runs[0]?.folder ?? '.'));

  const verdict = readJson(folder.verdict, verdictSchema);
  const declaration = readJson(folder.run, runDeclarationSchema);
  const details = existsSync(folder.certificateDetails)
    ? readJson(folder.certificateDetails, certificateDetailsSchema)
    : { ok: true as const, value: {}, content: Buffer.alloc(0) };
  for (const [file, read] of [
    [folder.verdict, verdict],
    [folder.run, declaration],
    [folder.certificateDetails, details],
  ] as const) {
    if (!read.ok)
      return 'code' in read
        ? refused('folder', { file: path.basename(file), code: read.code })
        : refused('file', { file: path.basename(file), place: read.place });
  }
  if (!verdict.ok || !declaration.ok || !details.ok) return refused('altered');
  const { signing } = given;
  if (manifest !== null && manifest.signature !== null && signing.key === null)
    return refused('signedFolder');
  if (signing.pkcs12 === null && isSigned(folder.certificate)) return refused('signedPdf');

  const runs = manifest === null ? null : verdictsOf(root, manifest);
  return {
    ok: true,
    reissue: {
      folder,
      root,
      runs,
      signing,
      verdict: verdict.value as Verdict,
      verdictText: verdict.content,
      declaration: declaration.value as RunDeclaration,
      details: withDetails(details.value as CertificateDetails, given.details),
    },
  };
}

interface Given {
  details: CertificateDetails;
  signing: Signing;
  problems: ConfigurationProblem[];
}

function readGiven(
  { config, signingKey, pkcs12 }: ReissueOptions,
  { cwd, environment, language }: ReissueSurroundings,
  texts: TFunction,
  now: Date,
): Given {
  const flags = {
    declared: {
      signing: {
        ...(signingKey === undefined ? {} : { key: signingKey }),
        ...(pkcs12 === undefined ? {} : { pkcs12 }),
      },
    },
    placeOf: flagPlace,
    folder: cwd,
  };
  const configurationTexts = translator(language, 'configuration');
  const file =
    config === undefined
      ? { declared: {}, folder: cwd, placeOf: flagPlace, problems: [] }
      : readConfigurationFile(config, cwd, configurationTexts);
  const writer = new ProblemWriter(configurationTexts, file.placeOf);
  const own = new ProblemWriter(texts, file.placeOf);
  const { details, problems } = readCertificateDetails(
    file.declared.certificate,
    file.placeOf,
    writer,
    texts,
    now,
  );
  const nothing =
    config !== undefined && file.problems.length === 0 && file.declared.certificate === undefined
      ? [own.write('nothingGiven', [], { file: config })]
      : [];
  const signed = declaredSigning({ flags, file, cwd, environment, ui: language, now });
  return {
    details,
    signing: signed.signing,
    problems: [...file.problems, ...problems, ...nothing, ...signed.problems],
  };
}

/** The manifest of a folder that is what it was; null where it never had one. */
async function manifestOf(
  root: string,
): Promise<{ altered: boolean; manifest: Manifest | null } | { code: string }> {
  try {
    const { manifest, alterations } = await verifyFolder({ root, expected: null, version: version() });
    return { altered: alterations.length > 0, manifest };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return { code };
  }
}

type ReadJson =
  | { ok: true; value: unknown; content: Buffer }
  | { ok: false; code: string }
  /** `place`: where in the document the first value is that should not be there. */
  | { ok: false; place: string };

interface Schema {
  safeParse(
    value: unknown,
  ): { success: true } | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } };
}

/** The content as it stands: schemas drop what they do not know. */
function readJson(file: string, schema: Schema): ReadJson {
  let content: Buffer;
  try {
    content = readFileSync(file);
  } catch (error) {
    return { ok: false, code: (error as NodeJS.ErrnoException).code ?? '' };
  }
  try {
    const value: unknown = JSON.parse(content.toString('utf8'));
    const checked = schema.safeParse(value);
    if (checked.success) return { ok: true, value, content };
    const [issue] = checked.error.issues;
    return { ok: false, place: issue?.path.map(String).join('.') ?? '' };
  } catch {
    return { ok: false, place: 'JSON' };
  }
}

function isSigned(certificate: string): boolean {
  return existsSync(certificate) && readFileSync(certificate).includes(SIGNED_PDF);
}

function verdictsOf(root: string, { runs }: Manifest): { folder: string; verdict: Verdict }[] {
  return runs.map(({ folder }) => {
    const file = new OutputFolder(path.join(root, folder)).verdict;
    return { folder, verdict: JSON.parse(readFileSync(file, 'utf8')) as Verdict };
  });
}
