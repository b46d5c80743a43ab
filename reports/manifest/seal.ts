/** The last thing that is written into a certification folder: the manifest of it, and the signature over that. */
import type { KeyObject } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { META } from '../../regulation';
import type { Verdict } from '../verdict';
import { digestFiles, listFiles } from './files';
import { keyId } from './keys';
import { isListed, listed, manifestText } from './manifest';
import { nameProblem, type NameProblem } from './names';
import { MANIFEST_FILE, SIGNATURE_FILE, type Manifest } from './schema';
import { signStatement } from './signature';
import { statementOf } from './statement';

export interface Sealing {
  root: string;
  /** The runs in the folder, what was asked for first; `.` is the folder itself. */
  runs: readonly { folder: string; verdict: Verdict }[];
  /** Private; null leaves the manifest unsigned. */
  key: KeyObject | null;
  now?: Date;
}

export interface Seal {
  manifest: string;
  /** Null where there is none. */
  signature: string | null;
  keyId: string | null;
  files: number;
}

/** A file that no manifest can name, or that is none: a link, a pipe, a device. */
export class UnsealableError extends Error {
  constructor(
    readonly file: string,
    readonly problem: NameProblem | 'irregular',
  ) {
    super(`${file}: ${problem}`);
  }
}

/**
 * The manifest appears at once and last, by its name: a folder without one is that of a run that did not come to its
 * end.
 *
 * @throws {UnsealableError}, or the file system's error; the folder then has no manifest
 */
export async function sealFolder({ root, runs, key, now = new Date() }: Sealing): Promise<Seal> {
  const [first] = runs;
  if (first === undefined) throw new RangeError('a folder without a run');
  await unsealFolder(root);
  const { files, irregular } = await listFiles(root);
  const [odd] = irregular;
  if (odd !== undefined) throw new UnsealableError(odd, 'irregular');
  for (const name of files) {
    const problem = nameProblem(name);
    if (problem !== null) throw new UnsealableError(name, problem);
  }
  const digests = await digestFiles(root, files.filter(isListed));
  const id = key === null ? null : await keyId(key);
  const manifest: Manifest = {
    format: 'craps-conformance/manifest/1',
    created: now.toISOString(),
    suite: { name: first.verdict.suite.name, version: first.verdict.suite.version },
    regulation: { sha256: META.source.sha256 },
    runs: runs.map(({ folder, verdict: { verdict, exitCode } }) => ({ folder, verdict, exitCode })),
    signature: id === null ? null : { file: SIGNATURE_FILE, keyId: id },
    files: digests.map(listed),
  };
  const [manifestFile, signatureFile] = [path.join(root, MANIFEST_FILE), path.join(root, SIGNATURE_FILE)];
  if (key !== null) {
    const statement = statementOf(
      manifest,
      runs.map(({ verdict }) => verdict),
    );
    await put(signatureFile, await signStatement(statement, key));
  }
  await put(manifestFile, manifestText(manifest));
  return {
    manifest: manifestFile,
    signature: key === null ? null : signatureFile,
    keyId: id,
    files: digests.length,
  };
}

/** Before anything in a sealed folder is written again: what is unfinished must not look finished. */
export async function unsealFolder(root: string): Promise<void> {
  for (const name of [MANIFEST_FILE, SIGNATURE_FILE]) await rm(path.join(root, name), { force: true });
}

/** Whole and on the disk, or not there. */
async function put(file: string, text: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const handle = await open(unfinished, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
}
