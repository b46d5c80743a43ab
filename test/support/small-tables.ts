/** The small tables of docs/vendor, each behind the wire for which it was written. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../cli/console';
import { nullModem, whyNoPseudoTerminal } from '../serial/pseudo-terminal';
import { serving } from './processes';

const VENDOR = path.resolve(__dirname, '../../docs/vendor');

/** A line of the table as it stands, and what is written in its place. */
export type Mistake = readonly [right: string, wrong: string];

export interface SmallTable {
  file: 'table.py' | 'table.c' | 'table.mjs';
  /** Why it cannot be had here; null where it can. */
  whyNot(): string | null;
  start(mistake?: Mistake): Promise<Started>;
}

export interface Started {
  /** Of the command line. */
  reached: string[];
  end: () => Promise<void>;
}

/** Where the table lies, with the mistake made in it. */
function written(file: string, mistake: Mistake | undefined): string {
  const source = readFileSync(path.join(VENDOR, file), 'utf8');
  const [right, wrong] = mistake ?? ['', ''];
  if (source.split(right).length !== 2 && mistake !== undefined)
    throw new Error(`not once in ${file}: ${right}`);
  const copy = path.join(temporaryFolder(), file);
  writeFileSync(
    copy,
    source.replace(right, () => wrong),
  );
  return copy;
}

function missing(command: string): string | null {
  return spawnSync(command, ['--version']).error ? `\`${command}\` is not found` : null;
}

const IN_PYTHON: SmallTable = {
  file: 'table.py',
  whyNot: () => missing('python3'),
  start(mistake) {
    const reached = ['--adapter', 'stdio', '--target', `python3 "${written('table.py', mistake)}"`];
    return Promise.resolve({ reached, end: () => Promise.resolve() });
  },
};

const IN_C: SmallTable = {
  file: 'table.c',
  whyNot: () => missing('cc') ?? whyNoPseudoTerminal(),
  async start(mistake) {
    const program = compiled(written('table.c', mistake));
    const modem = await nullModem();
    const device = spawn(program, [modem.other.path], { stdio: ['ignore', 'ignore', 'inherit'] });
    const gone = once(device, 'exit');
    return {
      reached: [...['--adapter', 'serial', '--target', modem.one.path], ...['--table-option', 'quietMs=10']],
      async end() {
        device.kill('SIGKILL');
        await gone;
        await modem.end();
      },
    };
  },
};

function compiled(table: string): string {
  const folder = path.dirname(table);
  const device = path.join(folder, 'device.c');
  copyFileSync(path.join(VENDOR, 'device.c'), device);
  const program = path.join(folder, 'table');
  const flags = ['-std=c99', '-O2', '-Wall', '-Wextra', '-Werror', '-pedantic', '-DTABLE'];
  const { stderr, status } = spawnSync('cc', [...flags, '-o', program, device, table], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return program;
}

const IN_JAVASCRIPT: SmallTable = {
  file: 'table.mjs',
  whyNot: () => null,
  async start(mistake) {
    const server = await serving(path.join(VENDOR, 'http.mjs'), written('table.mjs', mistake), '0');
    return {
      reached: ['--adapter', 'http', '--target', server.said],
      async end() {
        await server.end();
      },
    };
  },
};

export const SMALL_TABLES: readonly SmallTable[] = [IN_PYTHON, IN_C, IN_JAVASCRIPT];

/** What `certify` tells to write into `certification.yaml`, written; in English. */
export function declarationOf(refused: string): string {
  const members = new Map<string, string[]>();
  for (const [, member = '', line = ''] of refused.matchAll(
    /write under “(\w+):” in certification\.yaml: (.*)\. With --as-described/g,
  )) {
    members.set(member, [...(members.get(member) ?? []), `  ${line}\n`]);
  }
  return [...members].map(([member, lines]) => `${member}:\n${lines.join('')}`).join('');
}
