/** A few mutants that scenarios notice, drawn from a whole run, so that `npm test` can put them to the suite again. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { seededRandom } from '../../assessment/exhaustive/random';
import { isUnambiguous } from './mutated-table';
import type { Mutant } from './report';

const ROOT = path.resolve(__dirname, '../..');

const sampledSchema = z.strictObject({
  file: z.string(),
  mutator: z.string(),
  line: z.string(),
  original: z.string(),
  replacement: z.string(),
  /** Under which declaration of readings, and by which clause, the mutant is said not to conform. */
  declaration: z.string(),
  clause: z.string(),
});

export type SampledMutant = z.infer<typeof sampledSchema>;

export function readSample(document: unknown): SampledMutant[] {
  return z.array(sampledSchema).parse(document);
}

/**
 * `size` of the mutants that a scenario says do not conform, the same ones from the same mutants and seed; one of each
 * file before a second of any.
 */
export function sampleOf(mutants: readonly Mutant[], size: number, seed: number): SampledMutant[] {
  const random = seededRandom(seed);
  const drawn = mutants
    .filter(
      (mutant) => mutant.notice === 'assertion' && mutant.scenario !== undefined && isUnambiguous(mutant),
    )
    .map((mutant) => ({ mutant, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ mutant }) => mutant);
  const turn = new Map<string, number>();
  return drawn
    .map((mutant) => {
      const round = turn.get(mutant.file) ?? 0;
      turn.set(mutant.file, round + 1);
      return { mutant, round };
    })
    .sort((one, other) => one.round - other.round)
    .slice(0, size)
    .map(({ mutant }) => sampled(mutant));
}

function sampled({ declaration = '', scenario = '', ...mutant }: Mutant): SampledMutant {
  const { file, mutator, line, original, replacement } = mutant;
  return { file, mutator, line, original, replacement, declaration, clause: clauseOf(scenario) };
}

/** @param scenario a feature file below the project's root, and a line of it */
function clauseOf(scenario: string): string {
  const [, file = '', line = ''] = /^(.*):(\d+)$/.exec(scenario) ?? [];
  const above = readFileSync(path.join(ROOT, file), 'utf8').split('\n').slice(0, Number(line));
  const tags = above.findLast((text) => /^ {2}@art_\S+/.test(text));
  if (tags === undefined) throw new Error(`no clause above ${scenario}`);
  return tags.trim().slice(1);
}
