/** Which process is meant by its number, which another one may have by now. */
import { readFileSync } from 'node:fs';

export interface ProcessIdentity {
  id: number;
  /** When it began, as the operating system counts; null where it does not say. */
  begun: string | null;
}

export function processIdentity(id: number): ProcessIdentity {
  return { id, begun: begunAt(id) };
}

export function isAlive({ id, begun }: ProcessIdentity): boolean {
  try {
    process.kill(id, 0);
  } catch (error) {
    // Somebody else's process is one, too.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = statOf(id);
  if (now === null) return true;
  // Ended, and not yet waited for.
  return now.state !== 'Z' && (begun === null || begun === now.begun);
}

function begunAt(id: number): string | null {
  return statOf(id)?.begun ?? null;
}

/** `/proc/[pid]/stat` of Linux: the state is its third field and the time since the system's start its 22nd. */
function statOf(id: number): { state: string; begun: string } | null {
  try {
    const stat = readFileSync(`/proc/${String(id)}/stat`, 'latin1');
    // The second field is the command's name in brackets, and may hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state] = fields;
    const begun = fields[19];
    return state === undefined || begun === undefined ? null : { state, begun };
  } catch {
    return null;
  }
}
