/** A run of a few cases, by a process that can be ended at any moment with all that it has started. */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { SUITE, type SuiteLocation } from '../../checks';
import { OFFICIAL_LANGUAGES } from '../../locales';
import { markNumber, verdictSchema, type Verdict } from '../../reports';
import { temporaryFolder } from '../cli/console';

/** The features of single articles, on the product's own steps. */
export function smallSuite(...articles: number[]): SuiteLocation {
  const root = temporaryFolder();
  for (const language of OFFICIAL_LANGUAGES) {
    mkdirSync(path.join(root, 'features', language), { recursive: true });
    for (const article of articles) {
      const file = path.join('features', language, `article-${String(article)}.feature`);
      cpSync(path.join(SUITE.root, file), path.join(root, file));
    }
  }
  return { root, support: SUITE.support.map((glob) => path.join(SUITE.root, glob)) };
}

export interface Running {
  child: ChildProcess;
  ended: Promise<{ code: number | null; out: string; err: string }>;
}

const CHILD = path.join(__dirname, 'child.cjs');

export function start(suite: SuiteLocation, argv: readonly string[], cwd: string): Running {
  const child = spawn(process.execPath, [CHILD, suite.root, ...argv], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (err += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, ended: ended.then((code) => ({ code, out, err })) };
}

/** SIGKILL to the process and to those that it has named as writing in the folder. */
export function killAll({ child }: Running, folder: string): void {
  for (const id of [child.pid, ...writersIn(folder)]) {
    try {
      if (id !== undefined) process.kill(-id, 'SIGKILL');
    } catch {
      // Gone by itself.
    }
  }
}

function writersIn(folder: string): number[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => markNumber(name) !== null)
    .flatMap((name) => {
      try {
        const { processes } = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as {
          processes: { id: number }[];
        };
        return processes.map(({ id }) => id);
      } catch {
        return [];
      }
    });
}

export function verdictIn(folder: string): Verdict {
  return verdictSchema.parse(JSON.parse(readFileSync(path.join(folder, 'verdict.json'), 'utf8')));
}

/** What a run that was broken off has to come to as one without a break does. */
export function totals({ verdict, cases, clauses, reasons }: Verdict) {
  return {
    verdict,
    cases,
    reasons: reasons.map(({ code }) => code),
    clauses: clauses.map(({ id, status, cases: counts, failures }) => ({
      id,
      status,
      counts,
      failures: failures.map(({ file, line, required, actual }) => ({ file, line, required, actual })),
    })),
  };
}
