/** An adapter that somebody else wrote, in a module of this very process, which was made for it. */
import { copyAsJson, printable } from '../answers';
import { checkedTable, inTime, missingOperations } from '../foreign-code';
import { OPERATIONS, TableFault } from '../table';
import type { Connection, Table, UncheckedTable } from '../table';
import { loadAdapter, locateAdapter } from './module';

/** What the function that a module exports is called with, as a copy. */
export interface ThirdPartyTarget {
  /** Whatever the adapter makes of it: an address, the name of a device. */
  target: string;
  options: Record<string, unknown>;
  /** How long one answer may take; the suite keeps the time itself. */
  timeoutMs: number;
  /** Where relative paths of `target` and `options` start from. */
  cwd: string;
  /** Existing folder for what the adapter wants to keep beside the transcript. */
  evidence?: string;
}

export interface ThirdPartyAdapter extends ThirdPartyTarget {
  /** As the configuration names it: a path or a package. */
  kind: string;
  /** The file of its module; without it, it is looked for from `cwd`. */
  module?: string;
}

const MESSAGE_LIMIT = 300;

/**
 * Throws {@link TableFault} ADAPTER where there is no such module, it connects nothing or what it gives is no
 * connection; TIMEOUT where connecting takes longer than an answer may; whatever fault the adapter itself throws.
 */
export async function connectAdapter(adapter: ThirdPartyAdapter): Promise<Connection> {
  const { kind, timeoutMs } = adapter;
  const made = await inTime(`connect with ${kind}`, timeoutMs, () => madeBy(adapter), abandon);
  const { table, close } = connectionOf(kind, made);
  const link = { ended: false };
  return {
    table: endedByFaults(checkedTable(table, timeoutMs, { thrown: 'ADAPTER' }), link),
    async close() {
      link.ended = true;
      // What goes wrong now concerns no answer any more.
      await inTime('close', timeoutMs, close).catch(() => undefined);
    },
  };
}

async function madeBy(adapter: ThirdPartyAdapter): Promise<unknown> {
  const { kind, target, options, timeoutMs, cwd, evidence } = adapter;
  const file = adapter.module ?? locateAdapter(kind, { folder: cwd, cwd });
  if (typeof file !== 'string') throw new Error(`there is no module ${file.file}`);
  const { connect } = await loadAdapter(file);
  if (connect === undefined) throw new Error('the module exports no function that connects');
  const handed = { target, options, timeoutMs, cwd, evidence } satisfies {
    [K in keyof ThirdPartyTarget]: ThirdPartyTarget[K] | undefined;
  };
  return connect(copyAsJson(handed));
}

interface Made {
  table: UncheckedTable;
  close: () => unknown;
}

function connectionOf(kind: string, made: unknown): Made {
  try {
    const { table, close } = (made ?? {}) as { table?: unknown; close?: unknown };
    const missing = missingOperations(table);
    if (missing.length > 0) {
      const lacks = missing.length < OPERATIONS.length ? `: it lacks ${missing.join(', ')}` : '';
      throw new Error(`what it gives has no table${lacks}`);
    }
    if (typeof close !== 'function') throw new Error('what it gives has no function close');
    return { table: table as UncheckedTable, close: () => (close as () => unknown).call(made) };
  } catch (error) {
    const why = error instanceof Error ? error.message : 'what it gives cannot be read';
    throw new TableFault('ADAPTER', printable(`${kind}: ${why}`, MESSAGE_LIMIT), { cause: error });
  }
}

/** A link that comes after its time is let go at once: nobody else would. */
function abandon(made: unknown): void {
  void Promise.resolve((made as Partial<Made> | undefined)?.close?.()).catch(() => undefined);
}

/**
 * As behind a wire, after a fault nobody knows where the link stands: what comes next could be the answer to the
 * question before. An answer that is merely wrong leaves it as it was.
 */
function endedByFaults(table: Table, link: { ended: boolean }): Table {
  const entries = OPERATIONS.map((operation) => [
    operation,
    async (parameters: never) => {
      if (link.ended) throw new TableFault('SESSION_LOST', 'the link has ended');
      try {
        return await table[operation](parameters);
      } catch (error) {
        link.ended ||= !(error instanceof TableFault && error.code === 'BAD_ANSWER');
        throw error;
      }
    },
  ]);
  return Object.fromEntries(entries) as Table;
}
