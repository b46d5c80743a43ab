/** The manifest as text, and a stranger's text as a manifest. */
import path from 'node:path';
import type { FileDigest } from './files';
import { byName, nameProblem, type NameProblem } from './names';
import { MANIFEST_FILE, SIGNATURE_FILE, manifestSchema, markNumber, type Manifest } from './schema';

export function manifestText(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The manifest and its signature cannot list themselves, and the mark of the unfinished is gone when they are there. */
export function isListed(name: string): boolean {
  return name !== MANIFEST_FILE && name !== SIGNATURE_FILE && markNumber(name) === null;
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.csv': 'text/csv',
  '.gz': 'application/gzip',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.log': 'text/plain',
  '.ndjson': 'application/x-ndjson',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.properties': 'text/plain',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.xml': 'application/xml',
  '.yaml': 'application/yaml',
};

export function listed({ name, size, sha256 }: FileDigest): Manifest['files'][number] {
  const mediaType = MEDIA_TYPES[path.posix.extname(name).toLowerCase()] ?? 'application/octet-stream';
  return { name, size, sha256, mediaType };
}

/** What keeps a text from being a manifest. */
export type ManifestProblem =
  | { kind: 'json' }
  /** `at`: where in the document, such as `files.3.size`. */
  | { kind: 'shape'; at: string }
  | { kind: 'name'; name: string; problem: NameProblem }
  | { kind: 'twice'; name: string }
  | { kind: 'order'; name: string }
  /** The same content, written otherwise than it is written here. */
  | { kind: 'form' };

export type ReadManifest = { ok: true; manifest: Manifest } | { ok: false; problem: ManifestProblem };

/**
 * Takes no other text than the one that is written for the same content: white space, the order of keys and keys that
 * stand twice are then no place for a change that nobody sees.
 */
export function readManifest(text: string): ReadManifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: { kind: 'json' } };
  }
  const parsed = manifestSchema.safeParse(value);
  if (!parsed.success) {
    const { path: at = [] } = parsed.error.issues[0] ?? {};
    return { ok: false, problem: { kind: 'shape', at: at.map(String).join('.') } };
  }
  const manifest = parsed.data;
  const problem = namesProblem(manifest) ?? (manifestText(manifest) === text ? null : { kind: 'form' });
  return problem === null ? { ok: true, manifest } : { ok: false, problem };
}

function namesProblem({ files, runs }: Manifest): ManifestProblem | null {
  for (const { folder } of runs) {
    const problem = folder === '.' ? null : nameProblem(folder);
    if (problem !== null) return { kind: 'name', name: folder, problem };
  }
  let previous: string | null = null;
  for (const { name } of files) {
    const problem = nameProblem(name) ?? (isListed(name) ? null : 'reserved');
    if (problem !== null) return { kind: 'name', name, problem };
    if (name === previous) return { kind: 'twice', name };
    if (previous !== null && byName(name, previous) < 0) return { kind: 'order', name };
    previous = name;
  }
  return null;
}
