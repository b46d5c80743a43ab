/**
 * `grown.ts FACTOR FOLDER`: certifies the embedded table with so many times the cases, each of them a copy under another
 * name, in a copy of the compiled suite. What the checks would say of it is not asked.
 */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './measure';

const DIST = path.join(ROOT, 'dist');

async function main([factor = '1', out = '']: readonly string[]): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'craps-bench-suite-'));
  try {
    const { certify } = require(
      path.join(DIST, 'certification/certification'),
    ) as typeof import('../certification/certification');
    const { readConfiguration } = require(
      path.join(DIST, 'certification/declaration/configuration'),
    ) as typeof import('../certification/declaration/configuration');
    const { createOutputFolder, OutputFolder } = require(
      path.join(DIST, 'certification/folder/output-folder'),
    ) as typeof import('../certification/folder/output-folder');
    const { readSuite } = require(path.join(DIST, 'checks/suite')) as typeof import('../checks/suite');
    grow(folder, Number(factor));
    const read = readConfiguration({ allure: 'none', certificate: false }, folder, 'en');
    const output = createOutputFolder(out);
    if (!read.ok || !(output instanceof OutputFolder)) throw new Error('the run could not be prepared');
    const silent = { planned: () => undefined, casesDone: () => undefined, end: () => undefined };
    await certify({
      configuration: read.configuration,
      suite: readSuite({ root: folder, support: ['steps/**/*.js'] }),
      folder: output,
      signal: new AbortController().signal,
      progress: silent,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The compiled suite with `factor` copies of every feature. */
function grow(folder: string, factor: number): void {
  for (const name of readdirSync(DIST)) {
    if (name !== 'features') symlinkSync(path.join(DIST, name), path.join(folder, name), 'junction');
  }
  for (const language of ['zh', 'pt']) {
    const from = path.join(DIST, 'features', language);
    mkdirSync(path.join(folder, 'features', language), { recursive: true });
    for (const name of readdirSync(from)) {
      for (let copy = 1; copy <= factor; copy += 1) {
        const text = readFileSync(path.join(from, name), 'utf8');
        const renamed = copy === 1 ? text : text.replace(/@case:([\w-]+)/g, `@case:$1-${copy}`);
        writeFileSync(path.join(folder, 'features', language, `${copy}-${name}`), renamed);
      }
    }
  }
  cpSync(
    path.join(DIST, 'features', 'sentence-cases.json'),
    path.join(folder, 'features', 'sentence-cases.json'),
  );
}

void main(process.argv.slice(2));
