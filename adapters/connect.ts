import { executedOnce } from './executed-once';
import { isBuiltIn, type AdapterKind } from './kinds';
import type { Connection } from './table';

/** Which table is tested and through which adapter. */
export interface AdapterConfiguration {
  /** One of `ADAPTER_KINDS`, or a third party's adapter as the configuration names it. */
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
  /** Names of the variables of this process's environment that foreign code is given; the rest is kept from it. */
  granted?: readonly string[];
  /** Existing folder for what an adapter keeps beside the transcript: bytes of a line, a process's standard error. */
  evidence?: string;
}

/** The one place that picks an adapter. Each is loaded when it is picked: a serial port is no business of a library's. */
export async function connect(configuration: AdapterConfiguration): Promise<Connection> {
  const { kind } = configuration;
  return executedOnce(await (isBuiltIn(kind) ? BUILT_IN[kind]() : thirdParty())(configuration));
}

type Connect = (configuration: AdapterConfiguration) => Promise<Connection>;

const BUILT_IN: Readonly<Record<AdapterKind, () => Connect>> = {
  library: () => (require('./library') as typeof import('./library')).connectLibrary,
  http: () => (require('./http') as typeof import('./http')).connectHttp,
  serial: () => (require('./serial') as typeof import('./serial')).connectSerial,
  stdio: () => (require('./stdio') as typeof import('./stdio')).connectStdio,
  journal: () => (require('./journal') as typeof import('./journal')).connectJournal,
};

function thirdParty(): Connect {
  return (require('./third-party') as typeof import('./third-party')).connectThirdParty;
}
