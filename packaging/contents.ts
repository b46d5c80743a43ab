/** What the compiled copy is made of, and whether it is of these sources. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(__dirname, '..');

/** Laid out as the repository is, so that every file finds its neighbours where its source has them. */
export const DIST = path.join(ROOT, 'dist');

/** Holds the digest of the sources; written last, so that a build that was broken off counts as none. */
export const SEAL = path.join(DIST, 'sources.sha256');

/** Of the folders with TypeScript, those that no user of the suite needs. */
const NOT_DELIVERED = ['test', 'bench', 'packaging'];

export const TSCONFIG = path.join(ROOT, 'tsconfig.json');

/** The folders that are delivered. */
export function rooms(): string[] {
  const { include } = JSON.parse(readFileSync(TSCONFIG, 'utf8')) as { include: string[] };
  return ['features', ...include.filter((name) => !NOT_DELIVERED.includes(name))];
}

/** Whether a file with TypeScript is compiled for delivery. */
export function isDelivered(file: string): boolean {
  return rooms().includes(path.relative(ROOT, file).split(path.sep)[0] ?? '');
}

/** The delivered files, from the root: code, data, texts and assets. What explains them stays in the repository. */
export function deliveredFiles(): string[] {
  const inRooms = rooms().flatMap((room) =>
    readdirSync(path.join(ROOT, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('.md'))
      .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name))),
  );
  return ['register.cjs', ...inRooms].map((name) => name.split(path.sep).join('/')).sort();
}

/** SHA-256 in hexadecimal over all that decides what the compiled copy is. */
export function digestOfSources(): string {
  const packaging = readdirSync(path.join(ROOT, 'packaging')).map((name) => `packaging/${name}`);
  const digest = createHash('sha256');
  for (const name of [...deliveredFiles(), ...packaging, 'tsconfig.json', 'package.json']) {
    const content = readFileSync(path.join(ROOT, name));
    digest.update(`${name}\n${content.length}\n`).update(content);
  }
  return digest.digest('hex');
}

export function sealedDigest(): string | null {
  return existsSync(SEAL) ? readFileSync(SEAL, 'utf8').trim() : null;
}
