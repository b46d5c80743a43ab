/** The module of an adapter that somebody else wrote: which one a configuration names, and what it exports. */
import { compiledDefault, loadModule, locateFile, locatePackage, type MissingModule } from '../library/load';

const PATH = /^(?:\.{1,2}(?:[\\/]|$)|[\\/]|[A-Za-z]:[\\/]|file:)/;
const EXTENSION = /\.[cm]?[jt]s$/;

/** Whether the kind of an adapter is written as a path, and not as a name. */
export function isPath(kind: string): boolean {
  return PATH.test(kind) || EXTENSION.test(kind);
}

/**
 * The file of the adapter that `kind` names.
 *
 * @param from.folder where a relative path starts
 * @param from.cwd where packages are looked for
 */
export function locateAdapter(
  kind: string,
  { folder, cwd }: { folder: string; cwd: string },
): string | MissingModule {
  if (isPath(kind)) return locateFile(kind, folder);
  return locatePackage(kind, cwd) ?? { kind: 'package', file: kind };
}

export interface AdapterModule {
  /** Undefined where the module exports no function that connects. */
  connect: ((configuration: unknown) => unknown) | undefined;
  /** Whether several processes may hold a link of their own to the same target. */
  shareable: boolean;
}

/** @throws whatever the module in `file` throws */
export async function loadAdapter(file: string): Promise<AdapterModule> {
  const byName = await loadModule(file);
  const exported = compiledDefault(byName.default);
  // What a CommonJS module exports by name may be seen in `module.exports` only.
  const holders = [byName, byName.default, exported];
  const named = (name: string) => holders.map((holder) => member(holder, name));
  const connect = [exported, ...named('connect')].find((value) => typeof value === 'function');
  return { connect: connect as AdapterModule['connect'], shareable: named('shareable').includes(true) };
}

function member(holder: unknown, name: string): unknown {
  const isHolder = (typeof holder === 'object' && holder !== null) || typeof holder === 'function';
  return isHolder ? (holder as Record<string, unknown>)[name] : undefined;
}
