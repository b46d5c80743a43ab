/** The documents as they stand in `docs`, formatted as everything else there. */
import path from 'node:path';
import * as prettier from 'prettier';
import { INTERFACE_LANGUAGES } from '../../locales';
import { pageOf, PAGES } from './page';
import type { Detection } from './record';

export const DOCS = path.resolve(__dirname, '../../docs');
export const RECORD_FILE = 'detection.json';

export async function formatted(file: string, text: string): Promise<string> {
  const style = await prettier.resolveConfig(file);
  return prettier.format(text, { ...style, filepath: file });
}

/** By the name of the file. */
export async function documentsOf(detection: Detection): Promise<Map<string, string>> {
  const texts: [file: string, text: string][] = [
    [RECORD_FILE, JSON.stringify(detection)],
    ...INTERFACE_LANGUAGES.map((language): [string, string] => [
      PAGES[language],
      pageOf(detection, language),
    ]),
  ];
  const documents = texts.map(
    async ([name, text]) => [name, await formatted(path.join(DOCS, name), text)] as const,
  );
  return new Map(await Promise.all(documents));
}
