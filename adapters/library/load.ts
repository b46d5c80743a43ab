import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import createReferenceTable from '../reference-table';

/** The embedded reference table. */
export const REFERENCE = 'reference';

const importModule = createRequire(__filename)('./import-module.cjs') as (
  url: string,
) => Promise<{ default?: unknown }>;

/**
 * The default export of the module that `target` names: `reference`, a path or file URL, or an npm package that is
 * installed where `cwd` is. A path is taken from `cwd`; a file of that name goes before a package.
 *
 * Throws whatever the module loader throws.
 */
export async function loadDefaultExport(target: string, cwd: string): Promise<unknown> {
  if (target === REFERENCE) return createReferenceTable;
  const file = locate(target, cwd);
  // Node imports no TypeScript; `require` goes through the compiler that already runs this file.
  const loaded = /\.c?ts$/.test(file)
    ? (createRequire(file)(file) as unknown)
    : (await importModule(pathToFileURL(file).href)).default;
  return compiledDefault(loaded);
}

/** A module that was compiled from ES to CommonJS keeps its default export one level down. */
function compiledDefault(loaded: unknown): unknown {
  const isCompiled =
    typeof loaded === 'object' && loaded !== null && '__esModule' in loaded && 'default' in loaded;
  return isCompiled ? (loaded as { default: unknown }).default : loaded;
}

function locate(target: string, cwd: string): string {
  if (target.startsWith('file:')) return fileURLToPath(target);
  const file = path.resolve(cwd, target);
  if (path.isAbsolute(target) || target.startsWith('.') || isFile(file)) {
    return isFile(file) ? file : createRequire(path.join(cwd, 'noop.js')).resolve(file);
  }
  return locatePackage(target, cwd);
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

function locatePackage(name: string, cwd: string): string {
  const require = createRequire(path.join(cwd, 'noop.js'));
  try {
    return require.resolve(name);
  } catch (error) {
    const entry = importEntry(name, require.resolve.paths(name) ?? []);
    if (entry === undefined) throw error;
    return entry;
  }
}

/** The entry of a package that exports itself to `import` only, which `require.resolve` does not see. */
function importEntry(name: string, folders: readonly string[]): string | undefined {
  for (const folder of folders) {
    const manifest = path.join(folder, name, 'package.json');
    if (!isFile(manifest)) continue;
    const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports?: unknown };
    const entry = conditionalEntry(exports);
    return entry === undefined ? undefined : path.join(folder, name, entry);
  }
  return undefined;
}

function conditionalEntry(exports: unknown): string | undefined {
  if (typeof exports === 'string') return exports;
  if (typeof exports !== 'object' || exports === null) return undefined;
  const conditions = exports as Record<string, unknown>;
  return conditionalEntry(
    conditions['.'] ?? conditions['node'] ?? conditions['import'] ?? conditions['default'],
  );
}
