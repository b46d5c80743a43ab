/** What a certification really asks a table, and what it is answered: the load of the benchmark. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Exchange as TranscriptExchange } from '../../adapters/transcript';
import type { Operation, Parameters, Table } from '../../adapters/table';

const ROOT = path.resolve(__dirname, '..', '..');

export interface Exchange {
  operation: Operation;
  parameters: Parameters[Operation];
  /** The answer's JSON. */
  answer: string;
}

export interface Recording {
  /** Spread evenly over the certification, so that every operation has the share in it that it has there. */
  exchanges: Exchange[];
  /** The answer to `describe`, which a certification asks twice and which is not among the exchanges. */
  description: string;
  /** Of the whole certification. */
  total: number;
  seconds: number;
}

/**
 * Certifies the reference table as a library and takes `count` exchanges from the transcript.
 *
 * @param folder empty or absent; left behind
 */
export function record(folder: string, count: number): Recording {
  const started = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    ['cli/craps-conformance.cjs', 'certify', '--allure', 'none', '--out', folder],
    { cwd: ROOT, encoding: 'utf8' },
  );
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`the certification to be recorded ended with ${status}: ${stderr}`);

  const lines = gunzipSync(readFileSync(path.join(folder, 'transcript.ndjson.gz')))
    .toString()
    .trimEnd()
    .split('\n');
  const asked = lines.map((line) => JSON.parse(line) as TranscriptExchange);
  const description = asked.find(({ operation }) => operation === 'describe')?.answer;
  const others = asked.filter(({ operation, answer }) => operation !== 'describe' && answer !== undefined);
  const taken = Math.min(count, others.length);
  const exchanges = Array.from({ length: taken }, (_, index) => {
    const { operation, parameters, answer } = others[
      Math.floor((index * others.length) / taken)
    ] as TranscriptExchange;
    return {
      operation,
      parameters: parameters as Parameters[Operation],
      answer: JSON.stringify(answer),
    };
  });
  return { exchanges, description: JSON.stringify(description), total: asked.length, seconds };
}

/** For the processes that answer from the recording. */
export function save(recording: Recording, file: string): void {
  writeFileSync(file, JSON.stringify(recording));
}

export function load(file: string): Recording {
  return JSON.parse(readFileSync(file, 'utf8')) as Recording;
}

export async function askAll(table: Table, exchanges: readonly Exchange[]): Promise<void> {
  const ask = table as unknown as Record<Operation, (parameters: unknown) => Promise<unknown>>;
  for (const { operation, parameters } of exchanges) await ask[operation](parameters);
}
