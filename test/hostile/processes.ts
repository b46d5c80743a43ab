/** Tables as processes: each a script in a folder of the test's own. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandWords } from '../../adapters/stdio/command-line';
import { temporaryFolder } from '../cli/console';

const ROOT = path.resolve(__dirname, '../..');

/** @param code of CommonJS @returns a command line */
export function script(code: string): string {
  const file = path.join(temporaryFolder(), 'table.cjs');
  writeFileSync(file, code);
  return `"${process.execPath}" "${file}"`;
}

/** The same, with the project's TypeScript in reach. */
export function processOf(code: string): string {
  return script(`require(${at('register.cjs')});\n${code}`);
}

/** A file of the project as a word of JavaScript. */
export function at(file: string): string {
  return JSON.stringify(path.join(ROOT, file));
}

/** Serves `table`, a JavaScript expression, over standard input and output. */
export function servedOverStdio(table: string): string {
  return processOf(`
    const createReferenceTable = require(${at('adapters/reference-table/index.ts')}).default;
    const { strangeTable } = require(${at('test/hostile/strange-table.ts')});
    const { serveStdio } = require(${at('adapters/stdio/server.ts')});
    void serveStdio({ input: process.stdin, output: process.stdout, table: ${table} });`);
}

export interface Started {
  firstLine: string;
  ended: Promise<unknown>;
  kill(): void;
}

/** Starts a command line and waits for the first line that it prints. */
export async function started(commandLine: string): Promise<Started> {
  const [command = '', ...words] = commandWords(commandLine) ?? [];
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let said = '';
  await new Promise<void>((resolve) => {
    void ended.then(() => resolve());
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes('\n')) resolve();
    });
  });
  return { firstLine: said.split('\n')[0] ?? '', ended, kill: () => child.kill('SIGKILL') };
}
