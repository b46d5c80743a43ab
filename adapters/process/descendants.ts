/**
 * What a process of foreign code has started and left behind. Its group ends with it; whoever has left the group is known
 * by a mark in the environment that it was given and that its own children are given in turn.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';

export const MARK = 'CRAPS_CONFORMANCE_TABLE';

export function newMark(): Record<string, string> {
  return { [MARK]: randomUUID() };
}

/**
 * Ends every process that bears the mark; where the system does not show the environment of its processes (only Linux
 * does), none. One that has taken the mark off is not found.
 *
 * @returns how many could not be ended
 */
export function endMarked(mark: Readonly<Record<string, string>>): number {
  // Twice: while the first are ended one of them may start another.
  for (const pid of [...marked(mark), ...marked(mark)]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Already gone, or not ours to end: the count says so.
    }
  }
  return marked(mark).length;
}

function marked(mark: Readonly<Record<string, string>>): number[] {
  if (process.platform !== 'linux') return [];
  const wanted = Object.entries(mark).map(([name, value]) => `${name}=${value}`);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => {
      try {
        // Of one that has ended and is not yet taken note of, nothing can be read any more.
        const variables = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
        return wanted.every((each) => variables.includes(each));
      } catch {
        return false;
      }
    })
    .map(Number);
}
