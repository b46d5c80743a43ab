/** Runs a program to its end without a shell, so that no path and no name is ever taken for part of a command. */
import { spawn } from 'node:child_process';

export interface Ended {
  /** Null where the program could not be started or was stopped. */
  exitCode: number | null;
  /** What it wrote to both of its outputs, or why it could not be started. */
  output: string;
}

export interface ProgramOptions {
  cwd?: string;
  env: NodeJS.ProcessEnv;
  /** Milliseconds after which it is ended. */
  timeout: number;
}

const OUTPUT_LIMIT = 64 * 1024;

export function run(command: string, parameters: readonly string[], options: ProgramOptions): Promise<Ended> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, parameters, {
      ...options,
      shell: false,
      windowsHide: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => {
      if (output.length < OUTPUT_LIMIT) output += chunk.toString('utf8');
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => {
      resolve({ exitCode: null, output: error.message });
    });
    child.on('close', (exitCode) => {
      resolve({ exitCode, output: output.trim() });
    });
  });
}
