import { connectHttp } from './http';
import { connectJournal } from './journal';
import { connectLibrary } from './library';
import { connectSerial } from './serial';
import { connectStdio } from './stdio';
import type { Connection } from './table';
import { connectThirdParty } from './third-party';

/** The adapters that are built in. Any other kind names the module of a third party's: a path, or an npm package. */
export const ADAPTER_KINDS = ['library', 'http', 'serial', 'stdio', 'journal'] as const;
export type AdapterKind = (typeof ADAPTER_KINDS)[number];

export function isBuiltIn(kind: string): kind is AdapterKind {
  return (ADAPTER_KINDS as readonly string[]).includes(kind);
}

/** Which table is tested and through which adapter. */
export interface AdapterConfiguration {
  /** One of {@link ADAPTER_KINDS}, or a third party's adapter as the configuration names it. */
  kind: string;
  /** A third party's adapter: the file of its module; without it, it is looked for from `cwd`. */
  module?: string;
  /**
   * `library`: `reference`, a path, or the name of an npm package. `http`: a URL. `serial`: a device path. `stdio`: a
   * command line. `journal`: a file. A third party's adapter: whatever that makes of it.
   */
  target: string;
  /** `library`: handed to the table's module as they are; otherwise what can be set for the link. */
  options: Record<string, unknown>;
  /** How long the table may take for one answer. */
  timeoutMs: number;
  /** Where relative targets start from; the working directory of a `stdio` process. */
  cwd: string;
  /** Existing folder for what an adapter keeps beside the transcript: bytes of a line, a process's standard error. */
  evidence?: string;
}

/** The one place that picks an adapter. */
export function connect(configuration: AdapterConfiguration): Promise<Connection> {
  const { kind } = configuration;
  if (!isBuiltIn(kind)) return connectThirdParty(configuration);
  switch (kind) {
    case 'library':
      return connectLibrary(configuration);
    case 'http':
      return connectHttp(configuration);
    case 'serial':
      return connectSerial(configuration);
    case 'stdio':
      return connectStdio(configuration);
    case 'journal':
      return connectJournal(configuration);
  }
}
