/**
 * Cucumber tries every phrase on every step of every case, two or three times over. The texts of a suite repeat: each
 * is matched here once, and what was found is kept.
 */
import type { ISupportCodeLibrary } from '@cucumber/cucumber/api';
import type { Argument, Expression } from '@cucumber/cucumber-expressions';

/** What Cucumber reads of a step definition when it looks for the one of a step; its type of the library is a marker. */
interface Definition {
  expression: Pick<Expression, 'match' | 'source'>;
}
type SupportCode = ISupportCodeLibrary & { readonly stepDefinitions: readonly Definition[] };

type Matches = ReadonlyMap<Expression['match'], readonly Argument[]>;

/**
 * The same library, whose expressions remember what they have matched. An argument is the text that was found and reads
 * its value anew whenever it is asked, so that cases share none.
 */
export function rememberMatches<T extends ISupportCodeLibrary>(library: T): T {
  const expressions = (library as unknown as SupportCode).stepDefinitions.map(({ expression }) => expression);
  const originals = expressions.map((expression) => expression.match.bind(expression));
  const known = new Map<string, Matches>();
  // Every definition is asked for one text after the other.
  let lastText: string | undefined;
  let last: Matches = new Map();

  const matchesOf = (text: string): Matches => {
    if (text === lastText) return last;
    let matches = known.get(text);
    if (matches === undefined) {
      matches = new Map(
        originals.flatMap((match) => {
          const found = match(text);
          return found === null ? [] : [[match, found] as const];
        }),
      );
      known.set(text, matches);
    }
    lastText = text;
    last = matches;
    return matches;
  };

  for (const [index, expression] of expressions.entries()) {
    const original = originals[index] as Expression['match'];
    expression.match = (text) => matchesOf(text).get(original) ?? null;
  }
  return library;
}
