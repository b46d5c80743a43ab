import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isCompilable, isTypeScript, loadTypeScript } from './typescript';

/** The embedded reference table. */
export const REFERENCE = 'reference';

const importModule = createRequire(__filename)('./import-module.cjs') as (
  url: string,
) => Promise<ModuleExports>;

/** Why there is no module where a target names one. */
export interface MissingModule {
  /**
   * `file`: no such file; `folder`: a folder that holds no module; `package`: neither a file nor a package;
   * `typescript`: a file in TypeScript, which nothing here compiles.
   */
  kind: 'file' | 'folder' | 'package' | 'typescript';
  /** Where a file of that name is or would be: absolute, or the target itself where it is no path. */
  file: string;
}

/**
 * What keeps `target` from being found, without loading it; null where there is such a module.
 *
 * @param cwd where relative paths start and packages are looked for
 */
export function missingModule(target: string, cwd: string): MissingModule | null {
  if (target === REFERENCE) return null;
  const located = locate(target, cwd);
  return typeof located === 'string' ? null : located;
}

/** The message of an error of Node's loader without the list of the files that asked for the module. */
export function withoutRequireStack(message: string): string {
  return message.replace(/\s*Require stack:[\s\S]*$/, '');
}

/**
 * The default export of the module that `target` names: `reference`, a path or file URL, or an npm package that is
 * installed where `cwd` is. A path is taken from `cwd`; a file of that name goes before a package.
 *
 * Throws where there is no such module, and whatever the module throws.
 */
export async function loadDefaultExport(target: string, cwd: string): Promise<unknown> {
  // A process for somebody else's module has no use for it.
  if (target === REFERENCE)
    return (require('../reference-table') as typeof import('../reference-table')).default;
  const file = locate(target, cwd);
  if (typeof file !== 'string') {
    const why = file.kind === 'typescript' ? 'nothing here compiles the module' : 'there is no module';
    throw new Error(`${why} ${file.file}`);
  }
  return compiledDefault((await loadModule(file)).default);
}

/** What a module exports by name, and by `default`: of a CommonJS module that is what it assigned to `module.exports`. */
export interface ModuleExports {
  readonly default?: unknown;
  readonly [name: string]: unknown;
}

/** @throws whatever the module in `file` throws */
export async function loadModule(file: string): Promise<ModuleExports> {
  // What compiles TypeScript does so for `require`.
  return /\.c?ts$/.test(file) ? { default: loadTypeScript(file) } : importModule(pathToFileURL(file).href);
}

/** A module that was compiled from ES to CommonJS keeps its default export one level down. */
export function compiledDefault(loaded: unknown): unknown {
  const isCompiled =
    typeof loaded === 'object' && loaded !== null && '__esModule' in loaded && 'default' in loaded;
  return isCompiled ? (loaded as { default: unknown }).default : loaded;
}

/** The file of the table's module; null where there is none, or none of its own. */
export function moduleFile(target: string, cwd: string): string | null {
  const located = target === REFERENCE ? null : locate(target, cwd);
  return typeof located === 'string' ? located : null;
}

/** The file of the module at a path or file URL; a relative path is taken from `cwd`. */
export function locateFile(name: string, cwd: string): string | MissingModule {
  const found = locate(name, cwd);
  return typeof found === 'string' || found.kind !== 'package' ? found : { ...found, kind: 'file' };
}

function locate(target: string, cwd: string): string | MissingModule {
  const file = find(target, cwd);
  return typeof file !== 'string' || !isTypeScript(file) || isCompilable(file)
    ? file
    : { kind: 'typescript', file };
}

function find(target: string, cwd: string): string | MissingModule {
  const isUrl = target.startsWith('file:');
  const file = isUrl ? pathOfUrl(target) : path.resolve(cwd, target);
  if (file === null) return { kind: 'file', file: target };
  if (isFile(file)) return file;
  if (!isUrl && !path.isAbsolute(target) && !target.startsWith('.')) {
    return locatePackage(target, cwd) ?? { kind: 'package', file };
  }
  // As `require` would: without the extension, or the index of a folder.
  const found = isUrl ? null : resolved(file, cwd);
  return found ?? { kind: existsSync(file) ? 'folder' : 'file', file };
}

function pathOfUrl(url: string): string | null {
  try {
    return fileURLToPath(url);
  } catch {
    return null;
  }
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

function resolved(name: string, cwd: string): string | null {
  try {
    const file = createRequire(path.join(cwd, 'noop.js')).resolve(name);
    // A module of Node itself is resolved to its name.
    return path.isAbsolute(file) ? file : null;
  } catch {
    return null;
  }
}

/** The file of the package that is installed where `cwd` is; null where none is. */
export function locatePackage(name: string, cwd: string): string | null {
  const folders = createRequire(path.join(cwd, 'noop.js')).resolve.paths(name) ?? [];
  return resolved(name, cwd) ?? importEntry(name, folders);
}

/** The entry of a package that exports itself to `import` only, which `require.resolve` does not see. */
function importEntry(name: string, folders: readonly string[]): string | null {
  const folder = folders.find((each) => isFile(path.join(each, name, 'package.json')));
  if (folder === undefined) return null;
  const entry = conditionalEntry(exportsOf(path.join(folder, name, 'package.json')));
  const file = entry === undefined ? null : path.join(folder, name, entry);
  return file !== null && isFile(file) ? file : null;
}

function exportsOf(manifest: string): unknown {
  try {
    return (JSON.parse(readFileSync(manifest, 'utf8')) as { exports?: unknown } | null)?.exports;
  } catch {
    return undefined;
  }
}

function conditionalEntry(exports: unknown): string | undefined {
  if (typeof exports === 'string') return exports;
  if (typeof exports !== 'object' || exports === null) return undefined;
  const conditions = exports as Record<string, unknown>;
  return conditionalEntry(
    conditions['.'] ?? conditions['node'] ?? conditions['import'] ?? conditions['default'],
  );
}
