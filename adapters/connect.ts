import { connectLibrary } from './library';
import type { Connection } from './table';

/** Which table is tested and through which adapter. */
export interface AdapterConfiguration {
  kind: 'library';
  /** `library`: `reference`, a path, or the name of an npm package. */
  target: string;
  /** Handed to the table's module as they are. */
  options: Record<string, unknown>;
  /** How long the table may take for one answer. */
  timeoutMs: number;
  /** Where relative targets start from. */
  cwd: string;
}

/** The one place that picks an adapter. */
export function connect(configuration: AdapterConfiguration): Promise<Connection> {
  return connectLibrary(configuration);
}
