/** Whether the suite is the same that a run was begun with. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { SUITE } from '../../checks/suite';

/** SHA-256 in hexadecimal. */
export function digestOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** Over every file of these folders of the product, with its name. */
export function digestOfFolders(folders: readonly string[]): string {
  const digest = createHash('sha256');
  for (const folder of folders) {
    const names = readdirSync(path.join(SUITE.root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(SUITE.root, path.join(entry.parentPath, entry.name)))
      .map((name) => name.split(path.sep).join('/'))
      .sort();
    for (const name of names) digest.update(`${name}\n${digestOf(path.join(SUITE.root, name))}\n`);
  }
  return digest.digest('hex');
}
