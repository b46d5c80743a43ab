import type { Capabilities } from '../adapters/table';
import {
  READING_VALUES,
  type Authorisation,
  type Options,
  type ReadingId,
  type Readings,
} from '../regulation';

/** What is declared before a table is judged, and what the table says of itself. */
export interface Terms {
  /** Complete. */
  readonly readings: Readings;
  readonly options: Options;
  readonly authorisations: readonly Authorisation[];
  readonly capabilities: Pick<
    Capabilities,
    'bets' | 'unit' | 'seats' | 'senses' | 'limits' | 'changes' | 'equalBets' | 'opposedBets'
  >;
}

/** What holds under each value of each reading that is registered, the others as they are declared. */
export function underEachReading<T>(terms: Terms, held: (terms: Terms) => T): T[] {
  return (Object.keys(READING_VALUES) as ReadingId[]).flatMap((id) =>
    READING_VALUES[id].map((value) => held({ ...terms, readings: { ...terms.readings, [id]: value } })),
  );
}

/** What is declared of a run before it begins, complete. */
export type DeclaredTerms = Pick<Terms, 'readings' | 'options' | 'authorisations'>;

/** What a run asked of `open` goes before: cells are played under each choice of the house. */
export function termsAsked(
  declared: DeclaredTerms,
  capabilities: Capabilities,
  asked: { readings?: Record<string, string>; options?: Record<string, string> },
): Terms {
  return {
    ...declared,
    capabilities,
    readings: { ...declared.readings, ...(asked.readings as Partial<Readings> | undefined) },
    options: { ...declared.options, ...(asked.options as Partial<Options> | undefined) },
  };
}
