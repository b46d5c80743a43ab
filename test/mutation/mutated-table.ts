/** The reference table with one of its files changed, beside the right one in the same process. */
import { readFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import path from 'node:path';
import { REGISTER_INSTANCE } from 'ts-node';
import type { MutantName } from './report';

const FOLDER = path.resolve(__dirname, '../../adapters/reference-table');

type MakeTable = (options?: unknown) => unknown;

type Change = Omit<MutantName, 'mutator' | 'occurrence'>;

/** Whether the line and what it says name one place of the file. */
export function isUnambiguous({ file, line, original }: Change): boolean {
  return placesOf(readFileSync(path.join(FOLDER, file), 'utf8'), line, original).length === 1;
}

/** @throws where the file no longer holds what the mutant replaces */
export function mutatedSource({ file, line, original, replacement }: Change): string {
  const source = readFileSync(path.join(FOLDER, file), 'utf8');
  const [at] = placesOf(source, line, original);
  if (at === undefined) {
    throw new Error(
      `${file} no longer holds «${original}» in «${line}»: renew the sample with npm run mutation`,
    );
  }
  return source.slice(0, at) + replacement + source.slice(at + original.length);
}

/** Where `original` stands in the lines that read `line`, or begins in them. */
function placesOf(source: string, line: string, original: string): number[] {
  const places: number[] = [];
  let start = 0;
  for (const text of source.split('\n')) {
    if (text.trim() === line) {
      for (
        let at = source.indexOf(original, start);
        at !== -1 && at < start + text.length;
        at = source.indexOf(original, at + 1)
      ) {
        places.push(at);
      }
    }
    start += text.length + 1;
  }
  return places;
}

/** The table's default export as it is with `source` in the place of `file`. */
export function tableWith(file: string, source: string): MakeTable {
  const load = createRequire(__filename);
  const filename = path.join(FOLDER, file);
  const right = Object.entries(load.cache).filter(([name]) => name.startsWith(FOLDER + path.sep));
  try {
    for (const [name] of right) Reflect.deleteProperty(load.cache, name);
    const changed = new CompilableModule(filename);
    changed.filename = filename;
    changed.paths = [...(module.paths as readonly string[])];
    load.cache[filename] = changed;
    changed._compile(compiled(source, filename), filename);
    changed.loaded = true;
    return (load(path.join(FOLDER, 'index.ts')) as { default: MakeTable }).default;
  } finally {
    for (const name of Object.keys(load.cache)) {
      if (name.startsWith(FOLDER + path.sep)) Reflect.deleteProperty(load.cache, name);
    }
    for (const [name, loaded] of right) load.cache[name] = loaded;
  }
}

/** What Node's modules do when they are loaded, which its types leave out. */
const CompilableModule = Module as unknown as new (id: string) => NodeJS.Module & {
  _compile(code: string, filename: string): void;
};

function compiled(source: string, filename: string): string {
  const compiler = process[REGISTER_INSTANCE];
  if (compiler === undefined) throw new Error('TypeScript is compiled by ts-node here: require register.cjs');
  return compiler.compile(source, filename);
}
