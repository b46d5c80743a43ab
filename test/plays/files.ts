import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readPlay, type Play, type WrittenPlay } from './notation';

/** The plays by the name of their file. */
export function playsByFile(): Map<string, Play[]> {
  const files = readdirSync(__dirname).filter((name) => name.endsWith('.yaml'));
  return new Map(
    files.map((name) => {
      const written = parse(readFileSync(path.join(__dirname, name), 'utf8')) as WrittenPlay[];
      return [path.basename(name, '.yaml'), written.map(readPlay)];
    }),
  );
}
