/**
 * What has to be seen of a table for a sentence to be examined at all, by the cases that show it. A sentence needs every
 * one of its sights, and of each sight one case: that a bet is taken says little where nothing shows that it is refused
 * when it has to be. Written by hand, as a judgement on the text.
 */
import { BET_IDS, type BetId } from './bets';
import type { ClauseId } from './clauses';
import document from './data/sights.json';
import { array, object, oneOf, string } from './structure';

export interface Sight {
  /** Cases as `<clause>/<case>`, of which any is enough. */
  readonly cases: readonly string[];
  /** It is needed only where this bet is offered; null where it is always needed. */
  readonly bet: BetId | null;
}

export interface SentenceSights {
  /** Of the sentence in the registry. */
  readonly sentence: string;
  readonly sights: readonly Sight[];
}

export type Sights = ReadonlyMap<ClauseId, readonly SentenceSights[]>;

/**
 * Reads a document of the shape of `data/sights.json`; a case of another clause is named with that clause.
 *
 * @throws DataError naming the first value of the wrong shape
 */
export function readSights(value: unknown): Sights {
  return new Map(
    Object.entries(object(value, 'sights.json')).map(([clause, sentences]) => [
      clause,
      Object.entries(object(sentences, clause)).map(([sentence, sights]) => ({
        sentence: `${clause}__${sentence}`,
        sights: array(sights, `${clause}.${sentence}`, (sight, path) => readSight(sight, path, clause)),
      })),
    ]),
  );
}

/** A list of cases, or one with the bet without which it is not needed. */
function readSight(value: unknown, path: string, clause: ClauseId): Sight {
  const conditional = Array.isArray(value)
    ? { bet: undefined, cases: value as unknown }
    : object(value, path);
  const { bet, cases } = conditional;
  return {
    bet: bet === undefined ? null : oneOf(bet, `${path}.bet`, BET_IDS),
    cases: array(cases, path, string).map((name) => (name.includes('/') ? name : `${clause}/${name}`)),
  };
}

export const SIGHTS: Sights = readSights(document);

/** Empty where the clause has no case by which a table is examined. */
export function sightsOf(clause: ClauseId): readonly SentenceSights[] {
  return SIGHTS.get(clause) ?? [];
}
