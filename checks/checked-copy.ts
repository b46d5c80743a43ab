/**
 * A compiled copy is checked when it is made. While its features, the law, and the code of steps and checks are those
 * that were checked, a run need not check them again.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SUITE, type SuiteLocation } from './location';

/** Beside the copy: the digest of what was checked, and of what was made from it. */
const FILE = path.join(SUITE.root, 'checked.sha256');

/** All that the checks read, and the checks. */
const CHECKED = ['features', 'regulation', 'steps', 'checks', 'locales'];

/**
 * To be called where the checks have found no problem.
 *
 * @param kept files that are made from what was checked, by their names beside it
 */
export function markChecked(kept: Readonly<Record<string, string>> = {}): void {
  for (const [name, content] of Object.entries(kept)) writeFileSync(path.join(SUITE.root, name), content);
  const lines = Object.entries(kept).map(([name, content]) => `${sha256(content)}  ${name}`);
  writeFileSync(FILE, [digest(), ...lines, ''].join('\n'));
}

export function isCheckedCopy(location: SuiteLocation): boolean {
  return marked(location) !== null;
}

/** What was made from a copy when it was checked; null where there is none, or it is not what it was. */
export function keptBesideChecked(location: SuiteLocation, name: string): string | null {
  const lines = marked(location);
  if (lines === null) return null;
  try {
    const content = readFileSync(path.join(SUITE.root, name), 'utf8');
    return lines.includes(`${sha256(content)}  ${name}`) ? content : null;
  } catch {
    return null;
  }
}

/** The lines of the mark; null where what was checked has changed, or nothing was. */
function marked({ root }: SuiteLocation): readonly string[] | null {
  if (root !== SUITE.root) return null;
  try {
    const [checked, ...lines] = readFileSync(FILE, 'utf8').split('\n');
    return checked === digest() ? lines : null;
  } catch {
    return null;
  }
}

function sha256(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}

function digest(): string {
  const whole = createHash('sha256');
  for (const folder of CHECKED) {
    const names = readdirSync(path.join(SUITE.root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.map') && !entry.name.endsWith('.d.ts'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
    for (const file of names) {
      const content = readFileSync(file);
      whole.update(`${path.relative(SUITE.root, file)}\n${content.length}\n`).update(content);
    }
  }
  return whole.digest('hex');
}
