/**
 * One record from the parts of a run that several processes shared. Those that shared features parsed them each under
 * ids of its own; here all speak of them under the ids of the first.
 */
import type { Envelope } from '@cucumber/messages';
import { eachLine } from '../../reports/evidence';

/** Of one process's messages what all have in common, and how what it did begins and ends; the rest stays on the disk. */
interface Part {
  file: string;
  common: string[];
  /** The line with which what it did begins; null where it died before. */
  start: string | null;
  ends: string[];
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * @param files a line that was cut short at the end of one is left out
 * @param append takes the lines of the record, one after the other
 */
export async function mergeShards(files: readonly string[], append: (line: string) => void): Promise<void> {
  const parts: Part[] = [];
  for (const file of files) parts.push(await partOf(file));
  // A process that died while it was starting has nothing to compare with.
  const begun = parts.filter(({ start }) => start !== null);
  const [base] = begun.length > 0 ? begun : parts;
  if (base === undefined) return;
  const groups = sameFeatures(begun.length > 0 ? begun : [base]);
  for (const [head] of groups)
    for (const line of head.common) if (head === base || !isMeta(line)) append(line);
  if (base.start !== null) append(base.start);
  for (const [head, ...others] of groups) {
    for (const part of [head, ...others]) {
      const ids = part === head ? new Map<string, string>() : sameThings(part, head);
      if (part !== base) ids.set(runId(part), runId(base));
      await eachOwn(part.file, (line) => {
        if (isStart(line) || isEnd(line)) return;
        append(ids.size === 0 ? line : line.replace(UUID, (id) => ids.get(id) ?? id));
      });
    }
  }
  if (parts.every(({ ends }) => ends.length > 0)) for (const line of base.ends) append(line);
}

/** Parts that parsed the same features tell the same things in the same order; those of others have nothing in common. */
function sameFeatures(parts: readonly Part[]): [Part, ...Part[]][] {
  const groups = new Map<string, [Part, ...Part[]]>();
  for (const part of parts) {
    const features = part.common.filter((line) => line.startsWith('{"source":')).join('\n');
    const group = groups.get(features);
    if (group === undefined) groups.set(features, [part]);
    else group.push(part);
  }
  return [...groups.values()];
}

function runId({ start }: Part): string {
  return start === null ? '' : ((JSON.parse(start) as Envelope).testRunStarted?.id ?? '');
}

function isMeta(line: string): boolean {
  return line.startsWith('{"meta":');
}

async function partOf(file: string): Promise<Part> {
  const part: Part = { file, common: [], start: null, ends: [] };
  await eachWholeLine(file, (line) => {
    if (isEnd(line)) part.ends.push(line);
    if (part.start !== null) return;
    if (isStart(line)) part.start = line;
    else part.common.push(line);
  });
  return part;
}

/** From the line with which it begins. */
async function eachOwn(file: string, take: (line: string) => void): Promise<void> {
  let begun = false;
  await eachWholeLine(file, (line) => {
    begun ||= isStart(line);
    if (begun) take(line);
  });
}

async function eachWholeLine(file: string, take: (line: string) => void): Promise<void> {
  await eachLine(file, (line, _number, open) => {
    if (!open && line !== '') take(line);
  });
}

function isStart(line: string): boolean {
  return line.startsWith('{"testRunStarted":');
}

function isEnd(line: string): boolean {
  return line.startsWith('{"testRunFinished":');
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
  const withStart = ({ common, start }: Part) => (start === null ? common : [...common, start]);
  const known = withStart(base);
  for (const [index, line] of withStart(part).entries()) {
    const counterpart = known[index];
    if (counterpart !== undefined) compare(JSON.parse(line), JSON.parse(counterpart));
  }
  return ids;
}
