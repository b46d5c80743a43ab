/** The command line as its user runs it: a process of its own, with all that it starts. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { compiledCommand } from './compiled';

export interface Ended {
  code: number | null;
  out: string;
  err: string;
  /** Processes that it, or whatever it started, has left behind; none where the system does not tell. */
  left(): number[];
}

/** Inherited by every process that comes of the command, whatever group it joins. */
const MARK = 'CRAPS_TEST_MARK';

/** @param command its file; without it, the compiled one */
export async function commandLine(
  argv: readonly string[],
  cwd: string,
  command = compiledCommand(),
): Promise<Ended> {
  const mark = randomUUID();
  const child = spawn(process.execPath, [command, ...argv], {
    cwd,
    env: { ...process.env, [MARK]: mark },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (err += String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, out, err, left: () => marked(mark) };
}

function marked(mark: string): number[] {
  if (!existsSync('/proc/self/environ')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => environment(pid).includes(`${MARK}=${mark}`))
    .map(Number);
}

/** Empty for a process that is gone, or is somebody else's. */
function environment(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1');
  } catch {
    return '';
  }
}
