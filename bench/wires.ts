/**
 * What the suite costs over the raw wire: the exchanges of a real certification, once as bare bytes and once through
 * the adapter with everything that it does for them: keys, frames, deadlines, the check against the contract; and once
 * more with the evidence that a certification keeps. The other end has no table and answers all of them with the
 * recorded bytes. Rounds of all in turn, so that a drift of the machine's speed touches all; the ratios are taken round
 * by round and their median is the figure to quote.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { whyNoPseudoTerminal } from '../test/serial/pseudo-terminal';
import { median } from './median';
import { httpWire } from './wires/http';
import { record, save, type Recording } from './wires/recording';
import { serialWire } from './wires/serial';
import { stdioWire } from './wires/stdio';
import type { Round, Subject } from './wires/subject';

const WARM_UP = 2;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
const EXCHANGES = Number(process.env.BENCH_EXCHANGES ?? 4_000);
/** Some forty milliseconds each, on real time. */
const SERIAL_EXCHANGES = Number(process.env.BENCH_SERIAL_EXCHANGES ?? 60);

const WAYS = { adapter: 'adapter', certifying: 'adapter, wire log, transcript' };

async function rounds(subject: Subject): Promise<Round[]> {
  const taken: Round[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) taken.push(await subject.round());
  return taken.slice(WARM_UP);
}

function tell(subject: Subject, taken: readonly Round[]): void {
  const { name, raw, aim, exchanges } = subject;
  const line = (what: string, values: number[], digits: number) => {
    const each = values.map((value) => value.toFixed(digits)).join(' ');
    console.log(`  ${what.padEnd(46)} ${median(values).toFixed(digits)}   (${each})`);
  };
  const ways = (['adapter', 'certifying'] as const).flatMap((way) => {
    const values = taken.map((round) => round[way]).filter((value) => value !== undefined);
    return values.length === 0 ? [] : [{ way: WAYS[way], values }];
  });
  console.log(`\n${name}: ${exchanges} exchanges a round; raw: ${raw}`);
  const perExchange = (ms: number) => ms / exchanges;
  line(
    'raw, ms an exchange',
    taken.map((round) => perExchange(round.raw)),
    4,
  );
  for (const { way, values } of ways) line(`${way}, ms an exchange`, values.map(perExchange), 4);
  for (const { way, values } of ways) {
    line(
      `${way}, ratio (aim: ${aim})`,
      values.map((value, index) => value / (taken[index] as Round).raw),
      3,
    );
  }
  for (const note of subject.notes?.() ?? []) console.log(`  ${note}`);
}

async function measure(subject: Subject): Promise<void> {
  try {
    tell(subject, await rounds(subject));
  } finally {
    await subject.close();
  }
}

function thinned(recording: Recording, count: number): Recording {
  const { exchanges } = recording;
  const taken = Math.min(count, exchanges.length);
  return {
    ...recording,
    exchanges: Array.from(
      { length: taken },
      (_, index) => exchanges[Math.floor((index * exchanges.length) / taken)] as (typeof exchanges)[number],
    ),
  };
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'craps-bench-wires-'));
  try {
    const recording = record(path.join(folder, 'recorded'), EXCHANGES);
    const { total, seconds } = recording;
    const file = path.join(folder, 'recording.json');
    save(recording, file);
    console.log(
      `${ROUNDS} rounds after a warm-up, Node ${process.version}, ${os.cpus().length} × ${os.cpus()[0]?.model}`,
    );
    console.log(
      `recorded: ${total} exchanges of a certification of the reference table in ${seconds.toFixed(1)} s, ` +
        `${((1000 * seconds) / total).toFixed(3)} ms each with all that certifying does and no wire`,
    );
    await measure(await httpWire(recording, { file, folder: path.join(folder, 'http') }));
    await measure(await stdioWire(recording, { file, folder: path.join(folder, 'stdio') }));
    const without = whyNoPseudoTerminal();
    if (without === null) {
      const part = thinned(recording, SERIAL_EXCHANGES);
      save(part, file);
      await measure(await serialWire(part, { file, folder: path.join(folder, 'serial') }));
    } else {
      console.log(`\nserial: not measured, ${without}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

void main();
