/** Whether a certification folder is still what it was when it was sealed, and by whom it was. */
import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { META } from '../../regulation';
import { UnreadableEvidence, isPacked, plainName, type EvidenceProblem } from '../evidence';
import { verifyTranscript, witnessesBeside, type TranscriptProblem } from '../transcript';
import type { Verdict } from '../verdict';
import { digestFiles, listFiles, sha256, type FileDigest } from './files';
import { isListed, readManifest, type ManifestProblem } from './manifest';
import { byName } from './names';
import { RUN_FILES, evidenceAmong, recompute, type Recomputation } from './recomputation';
import { MANIFEST_FILE, SIGNATURE_FILE, markNumber, type Manifest } from './schema';
import { readSignature, type ReadSignature } from './signature';
import { prefixOf, statementOf } from './statement';

/** Something that is not as it was sealed. */
export type Alteration =
  | { code: 'missing' | 'changed' | 'added' | 'irregular'; file: string }
  /** The same content stands under another name. */
  | { code: 'renamed'; file: string; from: string }
  /** The file has the content of another one. */
  | { code: 'exchanged'; file: string; other: string }
  | { code: 'manifestRefused'; file: string; problem: ManifestProblem | { kind: 'large' } }
  /** The manifest is not the one that was signed. */
  | { code: 'manifestChanged'; file: string }
  /** What the manifest says of suite, law or verdict is not what the verdict says. */
  | { code: 'manifestDisagrees'; file: string; run: string }
  | { code: 'signatureMissing' | 'signatureMalformed' | 'signatureInvalid'; file: string }
  /** A signature that the manifest does not know of. */
  | { code: 'signatureUnannounced'; file: string }
  | { code: 'statementDisagrees'; file: string }
  | { code: 'otherKey'; file: string; keyId: string; expected: string }
  | { code: 'notSigned'; file: string; expected: string }
  | {
      code: 'verdictDiffers';
      file: string;
      recorded: Verdict['verdict'];
      recomputed: Verdict['verdict'];
      clauses: string[];
      members: string[];
    }
  /** The chain of the exchanges does not hold; `problems` as `reports/transcript` names them. */
  | { code: 'transcriptBroken'; file: string; problems: TranscriptProblem[] }
  | { code: 'unreadable'; file: string }
  /** Packed evidence that cannot be unpacked. */
  | { code: 'unpackable'; file: string; problem: EvidenceProblem }
  /** The evidence stands there plain as well: the two may say different things. */
  | { code: 'twoForms'; file: string; other: string };

/** What keeps an answer from being given. */
export type Gap =
  /** An interrupted run leaves none. */
  | { code: 'noManifest' }
  /** Somebody is still writing in the folder, or was ended while they did: `file` is their mark. */
  | { code: 'unfinished'; file: string }
  /** Another version of the suite comes to another verdict, which says nothing of the folder. */
  | { code: 'otherVersion'; file: string; recorded: string; installed: string };

export interface Verification {
  result: 'intact' | 'altered' | 'incomplete';
  /**
   * `signed`: by the key that was asked for, and unaltered. `consistent`: in itself, which proves nothing about where it
   * comes from. `contradictory`: its parts do not say the same. Null where none of these can be said.
   */
  answer: 'signed' | 'consistent' | 'contradictory' | null;
  /** Null where it cannot be read. */
  manifest: Manifest | null;
  signature: {
    /** `trusted`: by the key that was asked for; `valid`: by a key whose owner nobody has named. */
    status: 'trusted' | 'valid' | 'absent' | 'broken';
    keyId: string | null;
  };
  files: { listed: number; unchanged: number };
  runs: { folder: string; status: Recomputation['status']; verdict: Verdict['verdict'] | null }[];
  alterations: Alteration[];
  gaps: Gap[];
  /** In what this installation differs from the one that made the folder. */
  installation: {
    suite: { recorded: string; installed: string } | null;
    /** The official text is another one. */
    regulation: boolean;
    /** The Portuguese text is: a working translation there, the official one here, or the other way about. */
    portuguese: boolean;
  };
}

export interface Verifying {
  root: string;
  /** Whose signature is expected; null takes any. */
  expected: { keyId: string } | null;
  /** The version of the suite that verifies. */
  version: string;
}

/** Bytes; a manifest of fifteen thousand files has three million. */
const LARGEST_MANIFEST = 268_435_456;
/** Bytes; a statement of the whole regulation has some ten thousand. */
const LARGEST_SIGNATURE = 16_777_216;

/** @throws the file system's error where the folder cannot be read */
export async function verifyFolder({ root, expected, version }: Verifying): Promise<Verification> {
  const { files, irregular } = await listFiles(root);
  const present = new Set(files);
  const digests = await digestFiles(root, files.filter(isListed));
  const verification: Verification = {
    ...{ result: 'intact', answer: null },
    manifest: null,
    signature: { status: 'absent', keyId: null },
    files: { listed: 0, unchanged: 0 },
    runs: [],
    alterations: irregular.map((file) => ({ code: 'irregular', file })),
    gaps: [],
    installation: { suite: null, regulation: false, portuguese: false },
  };
  const { alterations, gaps } = verification;
  gaps.push(
    ...files.filter((file) => markNumber(file) !== null).map((file): Gap => ({ code: 'unfinished', file })),
  );
  const signature = present.has(SIGNATURE_FILE) ? await signatureOf(root) : null;
  verification.signature = {
    status: signature === null ? 'absent' : signature.ok ? 'valid' : 'broken',
    keyId: signature?.keyId ?? null,
  };

  if (!present.has(MANIFEST_FILE)) {
    if (signature === null && !irregular.includes(MANIFEST_FILE)) gaps.push({ code: 'noManifest' });
    else alterations.push({ code: 'missing', file: MANIFEST_FILE });
    return concluded(verification);
  }
  const read = await manifestOf(root);
  if (!read.ok) {
    alterations.push({ code: 'manifestRefused', file: MANIFEST_FILE, problem: read.problem });
    return concluded(verification);
  }
  const { manifest } = read;
  verification.manifest = manifest;
  const changes = changesBetween(manifest.files, digests);
  alterations.push(...changes.alterations);
  verification.files = { listed: manifest.files.length, unchanged: changes.unchanged.size };
  verification.installation = {
    suite:
      manifest.suite.version === version ? null : { recorded: manifest.suite.version, installed: version },
    regulation: manifest.regulation.sha256 !== META.source.sha256,
    portuguese: false,
  };

  alterations.push(
    ...files
      .filter((file) => isPacked(file) && present.has(plainName(file)))
      .map((file): Alteration => ({ code: 'twoForms', file, other: plainName(file) })),
  );
  const verdicts = await verifyRuns(root, present, manifest, version, verification);
  // Its records of wires are found by what stands in it: where there are links, they might lead anywhere.
  if (irregular.length === 0)
    for (const found of await transcriptAlterations(root, present, manifest, changes.unchanged)) {
      const told = found.code === 'unpackable' && alterations.some((each) => isDeepStrictEqual(each, found));
      if (!told) alterations.push(found);
    }
  // A verdict that was altered says nothing about the statement on the one before, nor does another version's.
  const told = manifest.runs.every(({ folder }) =>
    changes.unchanged.has(`${prefixOf(folder)}${RUN_FILES.verdict}`),
  );
  const comparable = told && verification.installation.suite === null ? verdicts : null;
  alterations.push(...signatureAlterations(manifest, read.sha256, signature, comparable));
  if (expected !== null) alterations.push(...strangers(verification, expected.keyId));
  if (expected !== null && signature?.ok === true && signature.keyId === expected.keyId)
    verification.signature.status = 'trusted';
  return concluded(verification);
}

function concluded(verification: Verification): Verification {
  const { alterations, gaps } = verification;
  verification.result = alterations.length > 0 ? 'altered' : gaps.length > 0 ? 'incomplete' : 'intact';
  verification.answer = answerOf(verification);
  return verification;
}

function answerOf({ result, signature }: Verification): Verification['answer'] {
  if (result === 'incomplete') return null;
  if (result === 'altered') return 'contradictory';
  return signature.status === 'trusted' ? 'signed' : 'consistent';
}

async function signatureOf(root: string): Promise<ReadSignature> {
  const file = path.join(root, SIGNATURE_FILE);
  if ((await stat(file)).size > LARGEST_SIGNATURE) return { ok: false, problem: 'malformed', keyId: null };
  return readSignature(await readFile(file, 'latin1'));
}

type ReadManifestFile =
  | { ok: true; manifest: Manifest; sha256: string }
  | { ok: false; problem: ManifestProblem | { kind: 'large' } };

async function manifestOf(root: string): Promise<ReadManifestFile> {
  const file = path.join(root, MANIFEST_FILE);
  if ((await stat(file)).size > LARGEST_MANIFEST) return { ok: false, problem: { kind: 'large' } };
  const content = await readFile(file);
  if (!isUtf8(content)) return { ok: false, problem: { kind: 'json' } };
  const read = readManifest(content.toString('utf8'));
  return read.ok ? { ...read, sha256: sha256(content) } : read;
}

/** What was listed against what is there. Names of the manifest are compared and never opened. */
function changesBetween(
  listedFiles: Manifest['files'],
  present: readonly FileDigest[],
): { alterations: Alteration[]; unchanged: Set<string> } {
  const before = new Map(listedFiles.map((file) => [file.name, file]));
  const now = new Map(present.map((file) => [file.name, file]));
  const alterations: Alteration[] = [];
  const unchanged = new Set<string>();
  const missing = listedFiles.filter(({ name }) => !now.has(name));
  const lost = byContent(missing);
  const known = byContent(listedFiles);
  const found = new Set<string>();
  for (const [name, file] of now) {
    const recorded = before.get(name);
    const from = lost.get(contentOf(file));
    if (recorded === undefined && from !== undefined && !found.has(from)) {
      found.add(from);
      alterations.push({ code: 'renamed', file: name, from });
    } else if (recorded === undefined) alterations.push({ code: 'added', file: name });
    else if (contentOf(recorded) === contentOf(file)) unchanged.add(name);
    else {
      const other = known.get(contentOf(file));
      alterations.push(
        other === undefined || other === name
          ? { code: 'changed', file: name }
          : { code: 'exchanged', file: name, other },
      );
    }
  }
  alterations.push(
    ...missing
      .filter(({ name }) => !found.has(name))
      .map(({ name }): Alteration => ({ code: 'missing', file: name })),
  );
  return { alterations: alterations.sort((one, other) => byName(one.file, other.file)), unchanged };
}

/** Where several files have the content, any of their names may be the one; where it is empty, it tells nothing. */
function byContent(files: Manifest['files']): Map<string, string> {
  return new Map(files.filter(({ size }) => size > 0).map((file) => [contentOf(file), file.name]));
}

function contentOf({ size, sha256: digest }: FileDigest): string {
  return `${size} ${digest}`;
}

/** @returns the verdicts on record, one for each run; null where one cannot be read */
async function verifyRuns(
  root: string,
  present: ReadonlySet<string>,
  manifest: Manifest,
  version: string,
  { runs, alterations, gaps, installation }: Verification,
): Promise<Verdict[] | null> {
  const verdicts: Verdict[] = [];
  for (const run of manifest.runs) {
    const prefix = prefixOf(run.folder);
    const recomputed = await recompute(root, prefix, present);
    const { status } = recomputed;
    if (status === 'unreadable') {
      const file = `${prefix}${recomputed.file}`;
      runs.push({ folder: run.folder, status, verdict: null });
      const { problem } = recomputed;
      if (problem !== undefined) {
        alterations.push({ code: 'unpackable', file, problem });
        continue;
      }
      // That it was changed or is missing is told already; what another version wrote need not be read by this one.
      if (alterations.some((each) => 'file' in each && each.file === file)) continue;
      if (manifest.suite.version === version) alterations.push({ code: 'unreadable', file });
      else gaps.push({ code: 'otherVersion', file, recorded: manifest.suite.version, installed: version });
      continue;
    }
    const { recorded } = recomputed;
    runs.push({ folder: run.folder, status, verdict: recorded.verdict });
    verdicts.push(recorded);
    installation.portuguese ||= recorded.regulation.portuguese.status !== META.portuguese.status;
    if (!agrees(manifest, run, recorded))
      alterations.push({ code: 'manifestDisagrees', file: MANIFEST_FILE, run: run.folder });
    if (status === 'confirmed') continue;
    const file = `${prefix}${RUN_FILES.verdict}`;
    const { suite } = recorded;
    if (suite.version !== version)
      gaps.push({ code: 'otherVersion', file, recorded: suite.version, installed: version });
    else {
      const { recomputed: again, clauses, members } = recomputed;
      alterations.push({
        code: 'verdictDiffers',
        file,
        recorded: recorded.verdict,
        recomputed: again,
        clauses,
        members,
      });
    }
  }
  return verdicts.length === manifest.runs.length ? verdicts : null;
}

async function transcriptAlterations(
  root: string,
  present: ReadonlySet<string>,
  { runs }: Manifest,
  unchanged: ReadonlySet<string>,
): Promise<Alteration[]> {
  const alterations: Alteration[] = [];
  for (const { folder } of runs) {
    const prefix = prefixOf(folder);
    const file = evidenceAmong(present, `${prefix}${RUN_FILES.transcript}`);
    if (file === null) continue;
    const transcript = path.join(root, file);
    try {
      const { problems } = await verifyTranscript(transcript, await witnessesBeside(transcript));
      const broken = problems.filter(
        // A process that was killed leaves no end, and what was sealed so is as it was. Two forms are told already.
        ({ kind }) => kind !== 'twoForms' && (kind !== 'cutOff' || !unchanged.has(file)),
      );
      if (broken.length > 0) alterations.push({ code: 'transcriptBroken', file, problems: broken });
    } catch (error) {
      if (!(error instanceof UnreadableEvidence)) throw error;
      alterations.push({ code: 'unpackable', file: `${prefix}${error.file}`, problem: error.problem });
    }
  }
  return alterations;
}

function agrees(manifest: Manifest, run: Manifest['runs'][number], verdict: Verdict): boolean {
  return (
    isDeepStrictEqual(manifest.suite, verdict.suite) &&
    manifest.regulation.sha256 === verdict.regulation.sha256 &&
    run.verdict === verdict.verdict &&
    run.exitCode === verdict.exitCode
  );
}

function signatureAlterations(
  manifest: Manifest,
  manifestSha256: string,
  signature: ReadSignature | null,
  verdicts: Verdict[] | null,
): Alteration[] {
  const file = SIGNATURE_FILE;
  if (signature === null) return manifest.signature === null ? [] : [{ code: 'signatureMissing', file }];
  if (!signature.ok)
    return [{ code: signature.problem === 'malformed' ? 'signatureMalformed' : 'signatureInvalid', file }];
  const signed = signature.statement.subject.find(({ name }) => name === MANIFEST_FILE);
  if (signed?.digest.sha256 !== manifestSha256) return [{ code: 'manifestChanged', file: MANIFEST_FILE }];
  if (manifest.signature?.keyId !== signature.keyId) return [{ code: 'signatureUnannounced', file }];
  if (verdicts === null) return [];
  return isDeepStrictEqual(statementOf(manifest, verdicts), signature.statement)
    ? []
    : [{ code: 'statementDisagrees', file }];
}

function strangers({ signature }: Verification, expected: string): Alteration[] {
  const file = SIGNATURE_FILE;
  if (signature.status === 'absent') return [{ code: 'notSigned', file, expected }];
  return signature.keyId === null || signature.keyId === expected
    ? []
    : [{ code: 'otherKey', file, keyId: signature.keyId, expected }];
}
