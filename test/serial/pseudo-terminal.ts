/** Serial lines without hardware: pseudo-terminals from `script` (util-linux), joined by pipes of this process. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

/** Why there can be no pseudo-terminal here; null where there can. */
export function whyNoPseudoTerminal(): string | null {
  const found = spawnSync('script', ['--version'], { encoding: 'utf8' });
  if (found.error) return `\`script\` is not found (${(found.error as NodeJS.ErrnoException).code})`;
  return found.stdout.includes('util-linux') ? null : '`script` is not the one of util-linux';
}

export interface PseudoTerminal {
  /** The device path for a serial port. */
  path: string;
  /** What is written to the port. */
  output: Readable;
  /** What the port is to read. */
  input: Writable;
  /** Unplugs it. */
  end(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export async function pseudoTerminal(): Promise<PseudoTerminal> {
  // Ends by itself when this process is gone and with it the other end of the fourth pipe.
  const command = 'stty raw -echo; tty >&3; exec cat <&4 >/dev/null';
  const child = spawn('script', ['-qfec', command, '/dev/null'], {
    stdio: ['pipe', 'pipe', 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, SHELL: '/bin/sh' },
  });
  running.add(child);
  const [input, output, , name, hold] = child.stdio as unknown as [
    Writable,
    Readable,
    null,
    Readable,
    Writable,
  ];
  for (const stream of [input, output, name, hold]) stream.on('error', () => undefined);
  const path = String((await once(name, 'data'))[0]).trim();
  return {
    path,
    output,
    input,
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      hold.destroy();
      running.delete(child);
    },
  };
}

/** Passes on what comes from one side to the other. */
export type Passage = (chunk: Buffer, deliver: (chunk: Buffer) => void) => void;

export interface NullModem {
  one: PseudoTerminal;
  other: PseudoTerminal;
  end(): Promise<void>;
}

const asItIs: Passage = (chunk, deliver) => deliver(chunk);

/** Two pseudo-terminals, each of which reads what is written to the other. */
export async function nullModem(there: Passage = asItIs, back: Passage = asItIs): Promise<NullModem> {
  const [one, other] = await Promise.all([pseudoTerminal(), pseudoTerminal()]);
  const join = (from: PseudoTerminal, to: PseudoTerminal, passage: Passage) =>
    from.output.on('data', (chunk: Buffer) => {
      passage(chunk, (passed) => {
        if (to.input.writable) to.input.write(passed);
      });
    });
  join(one, other, there);
  join(other, one, back);
  return {
    one,
    other,
    async end() {
      await Promise.all([one.end(), other.end()]);
    },
  };
}
