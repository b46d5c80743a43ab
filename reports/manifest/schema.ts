/** `manifest.json`: every file of a certification folder, and what the folder says. */
import { z } from 'zod';
import { VERDICTS } from '../verdict';

export const MANIFEST_FILE = 'manifest.json';
export const SIGNATURE_FILE = 'manifest.jws';

/** At the top of a folder while somebody writes in it, and left behind where they did not come to their end. */
const MARK_FILE = /^INCOMPLETE-(\d+)\.json$/;

export function markFile(number: number): string {
  return `INCOMPLETE-${String(number)}.json`;
}

/** Null for the name of any other file. */
export function markNumber(name: string): number | null {
  const digits = MARK_FILE.exec(name)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Beyond these a manifest is no record of a run, and reading it would only take up memory. */
const MOST_FILES = 1_000_000;
const MOST_RUNS = 1_000;

/** SHA-256 in small hexadecimal letters. */
export const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);
/** A key's JWK thumbprint (RFC 7638) with SHA-256, base64url. */
export const keyIdSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

const fileSchema = z.strictObject({
  /** From the folder, with forward slashes. */
  name: z.string(),
  /** Bytes. */
  size: z.int().nonnegative(),
  sha256: sha256Schema,
  mediaType: z.string(),
});
export type ManifestFile = z.infer<typeof fileSchema>;

const runSchema = z.strictObject({
  /** The folder of the run's `verdict.json` and of what it rests on, from that of the manifest; `.` is the same. */
  folder: z.string(),
  verdict: z.enum(VERDICTS),
  exitCode: z.literal([0, 1, 3]),
});

export const manifestSchema = z.strictObject({
  format: z.literal('craps-conformance/manifest/1'),
  /** ISO 8601, UTC: when the folder was complete. */
  created: z.iso.datetime(),
  suite: z.strictObject({ name: z.string(), version: z.string() }),
  /** Of the official Chinese text. */
  regulation: z.strictObject({ sha256: sha256Schema }),
  /** The first is what was asked for; where readings were compared, the others stand beside it. */
  runs: z.array(runSchema).min(1).max(MOST_RUNS),
  /** The signature that belongs to this manifest; null where it was not signed. */
  signature: z.strictObject({ file: z.literal(SIGNATURE_FILE), keyId: keyIdSchema }).nullable(),
  /** Every file but the manifest and its signature, by name. */
  files: z.array(fileSchema).max(MOST_FILES),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestRun = Manifest['runs'][number];
