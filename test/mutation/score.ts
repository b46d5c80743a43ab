/** What the mutants say about the suite: which are noticed and how, which change nothing, which nobody has looked at. */
import { z } from 'zod';
import type { Mutant, MutantName, Notice } from './report';

const listedSchema = z.strictObject({
  file: z.string(),
  mutator: z.string(),
  line: z.string(),
  original: z.string(),
  replacement: z.string(),
  /** Left out where no other mutant reads the same. */
  occurrence: z.int().min(1).default(1),
  /** Why no sequence of requests can tell this mutant from the table itself. */
  reason: z.string().min(20),
});

export type ListedMutant = z.infer<typeof listedSchema>;

/** @throws where the list has another shape, or names a mutant twice */
export function readList(document: unknown): ListedMutant[] {
  const list = z.array(listedSchema).parse(document);
  const names = list.map(keyOf);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`listed twice: ${twice}`);
  return list;
}

export interface Score {
  mutants: number;
  noticed: Record<Notice, number>;
  equivalent: number;
  /** Noticed by nothing and not listed as equivalent: each wants a better case, or a reason. */
  survivors: Mutant[];
  /** Listed, and no longer a mutant of the table. */
  stale: ListedMutant[];
  /** Listed as equivalent, and noticed all the same. */
  refuted: Mutant[];
  /** Noticed, of those that are not equivalent, in per cent, rounded down to one decimal. */
  percent: number;
}

export function scoreOf(mutants: readonly Mutant[], list: readonly ListedMutant[]): Score {
  const listed = new Set(list.map(keyOf));
  const existing = new Set(mutants.map(keyOf));
  const noticed: Score['noticed'] = { assertion: 0, inconclusive: 0, unit: 0, timeout: 0 };
  for (const { notice } of mutants) if (notice !== null) noticed[notice] += 1;
  const unnoticed = mutants.filter(({ notice }) => notice === null);
  const survivors = unnoticed.filter((mutant) => !listed.has(keyOf(mutant)));
  const all = mutants.length - unnoticed.length;
  const counted = all + survivors.length;
  return {
    mutants: mutants.length,
    noticed,
    equivalent: unnoticed.length - survivors.length,
    survivors,
    stale: list.filter((each) => !existing.has(keyOf(each))),
    refuted: mutants.filter((mutant) => mutant.notice !== null && listed.has(keyOf(mutant))),
    percent: counted === 0 ? 0 : Math.floor((all / counted) * 1000) / 10,
  };
}

/** Whether nothing is left to look at. A report without mutants proves nothing. */
export function isComplete({ mutants, survivors, stale, refuted }: Score): boolean {
  return mutants > 0 && survivors.length + stale.length + refuted.length === 0;
}

function keyOf({ file, mutator, line, original, replacement, occurrence }: MutantName): string {
  return JSON.stringify([file, mutator, line, original, replacement, occurrence]);
}

/** The figures as `docs/detection` holds them. */
export function figuresOf(mutants: readonly Mutant[], score: Score) {
  return {
    mutants: score.mutants,
    equivalent: score.equivalent,
    noticed: score.noticed,
    survivors: score.survivors.length,
    percent: score.percent,
    underDeclaration: count(mutants, ({ declaration }) => declaration ?? null),
    files: count(mutants, ({ file }) => file),
    mutators: count(mutants, ({ mutator }) => mutator),
  };
}

function count(mutants: readonly Mutant[], groupOf: (mutant: Mutant) => string | null) {
  const groups: Record<string, number> = {};
  for (const mutant of mutants) {
    const group = groupOf(mutant);
    if (group !== null) groups[group] = (groups[group] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(groups).sort(([one], [other]) => one.localeCompare(other)));
}
