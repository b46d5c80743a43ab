import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SUITE } from '../checks/location';

/** Of this installation. */
export function version(): string {
  const file = path.join(SUITE.root, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
