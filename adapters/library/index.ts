/** A table in a module. The embedded one is ours and is asked in this process; any other runs in one of its own. */
import { DEFAULT_TIMEOUT_MS } from '../foreign-code';
import { connectHosted } from '../process/hosted';
import type { Connection } from '../table';
import { REFERENCE } from './load';
import { connectModule, type LibraryTarget } from './module-table';

export { REFERENCE, missingModule, moduleFile, type MissingModule } from './load';

export interface LibraryConfiguration extends LibraryTarget {
  /** Names of variables of the environment that the module's process is given. */
  granted?: readonly string[];
  /** Existing folder for what it prints. */
  evidence?: string;
}

/**
 * Connects a module whose default export is a table or makes one, at once or later.
 *
 * Throws {@link TableFault} ADAPTER where there is no such module or it makes no table, TIMEOUT where making it takes
 * longer than an answer may.
 */
export function connectLibrary({
  target,
  options = {},
  timeoutMs = DEFAULT_TIMEOUT_MS,
  cwd = process.cwd(),
  granted = [],
  evidence,
}: LibraryConfiguration): Promise<Connection> {
  const module = { target, options, timeoutMs, cwd };
  if (target === REFERENCE) return connectModule(module);
  return connectHosted({
    job: { load: 'table', ...module },
    what: `make a table from ${target}`,
    timeoutMs,
    granted,
    ...(evidence === undefined ? {} : { evidence }),
  });
}
