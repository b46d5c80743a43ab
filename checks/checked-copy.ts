/**
 * A compiled copy is checked when it is made. While its features, the law, and the code of steps and checks are those
 * that were checked, a run need not check them again.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SUITE, type SuiteLocation } from './location';

/** Beside the copy: the digest of what was checked. */
const FILE = path.join(SUITE.root, 'checked.sha256');

/** All that the checks read, and the checks. */
const CHECKED = ['features', 'regulation', 'steps', 'checks', 'locales'];

/** To be called where the checks have found no problem. */
export function markChecked(): void {
  writeFileSync(FILE, `${digest()}\n`);
}

export function isCheckedCopy(location: SuiteLocation): boolean {
  if (location.root !== SUITE.root) return false;
  try {
    return readFileSync(FILE, 'utf8').trim() === digest();
  } catch {
    return false;
  }
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
