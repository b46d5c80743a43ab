/** What the judge has against a table, of what it was shown. */
import { Judge, type Judgement, type Played } from '../../assessment';
import type { Performance } from './performance';

export interface Finding {
  /** The clause that counts; null where it is a sentence of the protocol. */
  readonly clause: string | null;
  readonly of: Judgement;
}

/**
 * @param before what is only followed
 * @param shown what is judged
 */
export function findings(
  { terms }: Pick<Performance, 'terms'>,
  before: readonly Played[],
  shown: readonly Played[],
): Finding[] {
  const judge = new Judge(terms);
  for (const played of before) judge.observe(played);
  return shown
    .flatMap((played) => judge.observe(played))
    .filter(({ result }) => result === 'fails')
    .map((judgement) => ({ clause: judgement.clauses[0], of: judgement }));
}
