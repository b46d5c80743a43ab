/** Whole processes, timed from outside; figures are quoted as ratios of what was measured in the same round. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { median } from './median';

export const ROOT = path.resolve(__dirname, '..');
export const COMMAND = path.join(ROOT, 'dist', 'cli', 'craps-conformance.cjs');
export const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

export interface Measured {
  /** Seconds of a clock. */
  wall: number;
  /** Seconds of processor, of all processes of the command. */
  cpu: number;
  /** Mebibytes at their peak, of the largest process and of all together. */
  largest: number;
  together: number;
  /** Of the files that it has left in its folder. */
  bytes: number;
}

/** @param argv of Node; `OUT` stands for a folder that is there only for this */
export function measure(argv: readonly string[], expected: readonly number[] = [0]): Measured {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'craps-bench-'));
  const [out, usage] = [path.join(folder, 'out'), path.join(folder, 'usage.ndjson')];
  try {
    const started = performance.now();
    const { status, stderr } = spawnSync(
      process.execPath,
      argv.map((each) => (each === 'OUT' ? out : each)),
      {
        cwd: ROOT,
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
        env: {
          ...process.env,
          CRAPS_BENCH_USAGE: usage,
          NODE_OPTIONS: `--require ${path.join(__dirname, 'usage.cjs')}`,
        },
      },
    );
    const wall = (performance.now() - started) / 1000;
    if (status === null || !expected.includes(status))
      throw new Error(`${argv.join(' ')} ended with ${status}: ${stderr}`);
    const processes = readFileSync(usage, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { maxRSS: number; cpu: number });
    const sizes = processes.map(({ maxRSS }) => maxRSS / 1024);
    return {
      wall,
      cpu: processes.reduce((sum, { cpu }) => sum + cpu, 0),
      largest: Math.max(...sizes),
      together: sizes.reduce((sum, size) => sum + size, 0),
      bytes: bytesOf(out),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function bytesOf(folder: string): number {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
  } catch {
    return 0;
  }
}

export interface Subject {
  name: string;
  argv: readonly string[];
  /** Exit codes; 0 where nothing is said. */
  expected?: readonly number[];
  /** The ratio that it is to stay under. */
  aim?: number;
}

/**
 * Rounds of all subjects in turn after a warm-up, so that a drift of the machine's speed touches all of them. Prints the
 * median of the ratios round by round, with each of them.
 */
export function compare(baseline: Subject, subjects: readonly Subject[]): void {
  const all = [baseline, ...subjects];
  for (const { argv, expected } of all) measure(argv, expected);
  const rounds = Array.from({ length: ROUNDS }, () =>
    all.map(({ argv, expected }) => measure(argv, expected)),
  );
  const [base = []] = [rounds.map(([first]) => first as Measured)];
  console.log(
    `  ${baseline.name}: ${middle(base, 'wall').toFixed(2)} s, CPU ${middle(base, 'cpu').toFixed(2)} s`,
  );
  for (const [index, { name, aim }] of subjects.entries()) {
    const taken = rounds.map((round) => round[index + 1] as Measured);
    const ratios = (figure: 'wall' | 'cpu') =>
      taken.map((each, round) => each[figure] / (base[round]?.[figure] ?? Number.NaN));
    const wall = ratios('wall');
    console.log(
      `  ${name.padEnd(34)} ${median(wall).toFixed(2)} times${aim === undefined ? '' : ` (aim ${aim})`}` +
        `, CPU ${median(ratios('cpu')).toFixed(2)} times; ${middle(taken, 'wall').toFixed(2)} s; peak ` +
        `${middle(taken, 'largest').toFixed(0)} MiB in one process, ${middle(taken, 'together').toFixed(0)} in all; ` +
        `${(middle(taken, 'bytes') / 1e6).toFixed(1)} MB   (${wall.map((each) => each.toFixed(2)).join(' ')})`,
    );
  }
}

function middle(measured: readonly Measured[], figure: keyof Measured): number {
  return median(measured.map((each) => each[figure]));
}
