/** How many sessions a second are explored on the reference table in this process, judged action by action. */
import os from 'node:os';
import { explored } from '../test/exploration/explored';
import { median } from './median';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SESSIONS = Number(process.env['BENCH_SESSIONS'] ?? 1_000);

async function sessionsPerSecond(seed: number): Promise<number> {
  const started = performance.now();
  const { sessions } = await explored({}, { seed, runs: SESSIONS });
  return sessions / ((performance.now() - started) / 1000);
}

async function main(): Promise<void> {
  await sessionsPerSecond(0);
  const rounds: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) rounds.push(await sessionsPerSecond(round));
  console.log(
    `${ROUNDS} rounds of ${SESSIONS} sessions after a warm-up, Node ${process.version}, ${os.cpus().length} processors`,
  );
  const each = rounds.map((figure) => figure.toFixed(0)).join(' ');
  console.log(`sessions per second: median ${median(rounds).toFixed(0)}   (${each})`);
}

void main();
