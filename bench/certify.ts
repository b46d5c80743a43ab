/**
 * What certifying costs over bare Cucumber on the same scenarios. Whole processes, in turn, so that a drift of the
 * machine's speed touches all of them; the ratios are taken round by round and their median is the figure to quote.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { median } from './median';

const ROOT = path.resolve(__dirname, '..');
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

const SUBJECTS = {
  'bare Cucumber, empty steps': () => ['--require', './register.cjs', 'bench/bare-cucumber.ts'],
  'certify without Allure': (out: string) => [
    'cli/craps-conformance.cjs',
    'certify',
    '--allure',
    'none',
    '--out',
    out,
  ],
  'certify with Allure results': (out: string) => [
    'cli/craps-conformance.cjs',
    'certify',
    '--allure',
    'results',
    '--out',
    out,
  ],
};
type Subject = keyof typeof SUBJECTS;
const BASELINE: Subject = 'bare Cucumber, empty steps';

function seconds(subject: Subject): number {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'craps-bench-'));
  try {
    const started = performance.now();
    const { status, stderr } = spawnSync(process.execPath, SUBJECTS[subject](path.join(folder, 'out')), {
      cwd: ROOT,
      encoding: 'utf8',
    });
    const elapsed = (performance.now() - started) / 1000;
    if (status !== 0) throw new Error(`${subject} ended with ${status}: ${stderr}`);
    return elapsed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const subjects = Object.keys(SUBJECTS) as Subject[];
for (const subject of subjects) seconds(subject);
const rounds = Array.from(
  { length: ROUNDS },
  () => Object.fromEntries(subjects.map((subject) => [subject, seconds(subject)])) as Record<Subject, number>,
);

console.log(`${ROUNDS} rounds after a warm-up, Node ${process.version}, ${os.cpus().length} processors`);
for (const subject of subjects) {
  const figures = rounds.map((round) => round[subject]);
  const ratio = median(rounds.map((round) => round[subject] / round[BASELINE]));
  const raw = figures.map((figure) => figure.toFixed(2)).join(' ');
  console.log(
    `${subject.padEnd(30)} median ${median(figures).toFixed(2)} s   ratio ${ratio.toFixed(2)}   (${raw})`,
  );
}
