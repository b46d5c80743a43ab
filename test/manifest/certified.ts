/** Certification folders as the command line makes them, of one article, so that each is small and made in seconds. */
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SUITE, type SuiteLocation } from '../../checks';
import { PRIVATE_KEY_FILE, PUBLIC_KEY_FILE } from '../../cli/keygen';
import { OFFICIAL_LANGUAGES } from '../../locales';
import type { Verification } from '../../reports';
import { run, temporaryFolder } from '../cli/console';

export const SUITE_OF_ONE_ARTICLE = oneArticle(4);

function oneArticle(article: number): SuiteLocation {
  const root = temporaryFolder();
  for (const language of OFFICIAL_LANGUAGES) {
    const file = path.join('features', language, `article-${article}.feature`);
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    cpSync(path.join(SUITE.root, file), path.join(root, file));
  }
  return { root, support: SUITE.support.map((glob) => path.join(SUITE.root, glob)) };
}

/** The files of a pair of keys. */
export interface Keys {
  private: string;
  public: string;
  id: string;
}

export async function makeKeys(): Promise<Keys> {
  const folder = temporaryFolder();
  const { out } = await run(['keygen', '--out', folder, '--json']);
  const { keyId } = JSON.parse(out) as { keyId: string };
  return {
    private: path.join(folder, PRIVATE_KEY_FILE),
    public: path.join(folder, PUBLIC_KEY_FILE),
    id: keyId,
  };
}

/** @returns the folder; a run that ended otherwise than expected is thrown with what it said */
export async function certified(flags: readonly string[], expectedCode = 0): Promise<string> {
  const cwd = temporaryFolder();
  const argv = ['certify', '--out', 'c', '--allure', 'none', ...flags];
  const { code, out, err } = await run(argv, { cwd, suite: SUITE_OF_ONE_ARTICLE });
  if (code !== expectedCode) throw new Error(`${code}\n${out}\n${err}`);
  return path.join(cwd, 'c');
}

export function copyOf(folder: string): string {
  const copy = path.join(temporaryFolder(), 'c');
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/** Every file, with forward slashes. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

export type Verified = Omit<Verification, 'manifest'> & { code: number };

export async function verify(folder: string, ...flags: string[]): Promise<Verified> {
  const { code, out, err } = await run(['verify', folder, '--json', ...flags]);
  if (out === '') throw new Error(`${code}\n${err}`);
  return { ...(JSON.parse(out) as Verification), code };
}

/** What was found, each with its file. */
export function found({ alterations, gaps }: Verified): string[] {
  return [...alterations, ...gaps].map((each) => ('file' in each ? `${each.code} ${each.file}` : each.code));
}

export function flip(content: Buffer, at: number): Buffer {
  const flipped = Buffer.from(content);
  flipped[at] = (flipped[at] as number) ^ 1;
  return flipped;
}

/** Does something to a file, looks, and puts it back as it was. */
export async function whileChanged<T>(
  file: string,
  change: (content: Buffer) => Buffer,
  look: () => Promise<T>,
): Promise<T> {
  const content = readFileSync(file);
  writeFileSync(file, change(content));
  try {
    return await look();
  } finally {
    writeFileSync(file, content);
  }
}

export function readJson<T>(...parts: string[]): T {
  return JSON.parse(readFileSync(path.join(...parts), 'utf8')) as T;
}

export function writeJson(value: unknown, ...parts: string[]): void {
  writeFileSync(path.join(...parts), `${JSON.stringify(value, null, 2)}\n`);
}
