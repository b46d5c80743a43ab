import { connectHttp } from './http';
import { connectLibrary } from './library';
import { connectSerial } from './serial';
import { connectStdio } from './stdio';
import type { Connection } from './table';

export const ADAPTER_KINDS = ['library', 'http', 'serial', 'stdio'] as const;
export type AdapterKind = (typeof ADAPTER_KINDS)[number];

/** Which table is tested and through which adapter. */
export interface AdapterConfiguration {
  kind: AdapterKind;
  /**
   * `library`: `reference`, a path, or the name of an npm package. `http`: a URL. `serial`: a device path. `stdio`: a
   * command line.
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
  switch (configuration.kind) {
    case 'library':
      return connectLibrary(configuration);
    case 'http':
      return connectHttp(configuration);
    case 'serial':
      return connectSerial(configuration);
    case 'stdio':
      return connectStdio(configuration);
  }
}
