/**
 * One record from the parts of a run that several processes shared. Each parsed the same features under ids of its
 * own; here all speak of the features under the ids of the first.
 */
/** The lines of one process's `messages.ndjson`, in two: what all have in common, and what it did. */
interface Part {
  common: string[];
  own: string[];
  finished: boolean;
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

export function mergeShards(files: readonly string[]): string {
  const parts = files.map(partOf);
  // A process that died while it was starting has nothing to compare with.
  const base = parts.find(({ own }) => own.length > 0) ?? parts[0];
  if (base === undefined) return '';
  const own = parts.flatMap((part) => {
    if (part === base) return withoutEnds(part.own);
    const ids = sameThings(part, base);
    return withoutEnds(part.own).map((line) => line.replace(UUID, (id) => ids.get(id) ?? id));
  });
  const begin = base.own.slice(0, 1);
  const end = parts.every(({ finished }) => finished) ? base.own.filter(isEnd) : [];
  return [...base.common, ...begin, ...own, ...end].map((line) => `${line}\n`).join('');
}

function partOf(file: string): Part {
  const lines = file.split('\n').filter((line) => line !== '');
  const start = lines.findIndex(isStart);
  return {
    common: start === -1 ? lines : lines.slice(0, start),
    own: start === -1 ? [] : lines.slice(start),
    finished: lines.some(isEnd),
  };
}

function isStart(line: string): boolean {
  return line.startsWith('{"testRunStarted":');
}

function isEnd(line: string): boolean {
  return line.startsWith('{"testRunFinished":');
}

function withoutEnds(lines: readonly string[]): string[] {
  return lines.filter((line) => !isStart(line) && !isEnd(line));
}

/** The base's id of everything that a part knows under another id. */
function sameThings(part: Part, base: Part): Map<string, string> {
  const ids = new Map<string, string>();
  const compare = (one: unknown, other: unknown): void => {
    if (typeof one === 'string' && typeof other === 'string') {
      if (one !== other) ids.set(one, other);
    } else if (typeof one === 'object' && one !== null && typeof other === 'object' && other !== null) {
      for (const [key, value] of Object.entries(one)) compare(value, (other as Record<string, unknown>)[key]);
    }
  };
  const known = [...base.common, ...base.own.slice(0, 1)];
  for (const [index, line] of [...part.common, ...part.own.slice(0, 1)].entries()) {
    const counterpart = known[index];
    if (counterpart !== undefined) compare(JSON.parse(line), JSON.parse(counterpart));
  }
  return ids;
}
