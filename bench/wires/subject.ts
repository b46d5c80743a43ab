/** A wire, ready to be measured: bare, and through the adapter. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Transcript } from '../../adapters/transcript';
import type { Connection, Table } from '../../adapters/table';

export const REGISTER = path.resolve(__dirname, '..', '..', 'register.cjs');

/** Milliseconds of one round of all exchanges. */
export interface Round {
  /** Over the raw wire. */
  raw: number;
  /** Through the adapter, which keeps nothing. */
  adapter?: number;
  /** Through the adapter as a certification uses it: what goes over the wire and every exchange are kept. */
  certifying: number;
}

export interface Subject {
  name: string;
  /** What `raw` is, in one line. */
  raw: string;
  /** The ratio that is aimed at. */
  aim: number;
  /** Exchanges in one round. */
  exchanges: number;
  round(): Promise<Round>;
  /** Said under the figures. */
  notes?(): string[];
  close(): Promise<void>;
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** A process that answers from the recording, and what it said of itself when it was ready. */
export async function answering(script: string, recording: string): Promise<[ChildProcess, string]> {
  const child = fork(path.join(__dirname, script), [recording], { execArgv: ['--require', REGISTER] });
  const [address] = (await once(child, 'message')) as [string];
  return [child, address];
}

export async function ended(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** A table as a certification asks it, and what closes it. */
export async function certifying(
  folder: string,
  connect: (evidence: string) => Promise<Connection>,
): Promise<{ table: Table; close(): Promise<void> }> {
  mkdirSync(folder, { recursive: true });
  const connection = await connect(folder);
  const transcript = new Transcript(path.join(folder, 'transcript.ndjson'), '0');
  return {
    table: transcript.record(connection.table, connection.wire),
    async close() {
      await connection.close();
      transcript.close();
    },
  };
}
