/** An adapter that somebody else wrote, in a process of its own. The certification trusts it no more than a wire. */
import { connectHosted } from '../process/hosted';
import type { Connection } from '../table';
import type { ThirdPartyAdapter } from './connection';

export { isPath, loadAdapter, locateAdapter, type AdapterModule } from './module';

export interface ThirdPartyConfiguration extends ThirdPartyAdapter {
  /** Names of variables of the environment that its process is given. */
  granted?: readonly string[];
}

/** Of the folder for evidence: what the adapter has written into the folder that it was handed. */
export const KEPT_BY_THE_ADAPTER = 'adapter-files';

/**
 * Throws {@link TableFault} ADAPTER where there is no such module, it connects nothing or what it gives is no
 * connection; TIMEOUT where connecting takes longer than an answer may; whatever fault the adapter itself throws.
 */
export function connectThirdParty(adapter: ThirdPartyConfiguration): Promise<Connection> {
  const { kind, module, target, options, timeoutMs, cwd, granted = [], evidence } = adapter;
  return connectHosted({
    job: {
      load: 'adapter',
      kind,
      ...(module === undefined ? {} : { module }),
      target,
      options,
      timeoutMs,
      cwd,
    },
    what: `connect with ${kind}`,
    timeoutMs,
    granted,
    ...(evidence === undefined ? {} : { evidence, keptIn: KEPT_BY_THE_ADAPTER }),
  });
}
