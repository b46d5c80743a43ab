/** What the judge of the record has against a table, of what it was shown. */
import { Witness, type Heard, type Played, type Testimony } from '../../assessment';
import type { Performance } from './performance';

export interface Finding {
  /** The clause that counts; null where it is a sentence of the protocol. */
  readonly clause: string | null;
  readonly of: Testimony;
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
  const { capabilities, ...declared } = terms;
  const witness = new Witness(declared);
  const described = { operation: 'describe', parameters: {}, answer: { ok: true, value: capabilities } };
  const record = [described, ...before, ...shown].map(
    (exchange, index) => ({ ...exchange, chain: 'table', sequence: index + 1 }) as Heard,
  );
  return record
    .flatMap((exchange, index) => {
      const testimonies = witness.hear(exchange);
      return index > before.length ? testimonies : [];
    })
    .filter(({ result }) => result === 'fails')
    .map((of) => ({ clause: of.ground.kind === 'clause' ? of.ground.clause : null, of }));
}
