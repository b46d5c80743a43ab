/** Two texts that ought to be the same, shown so that a person sees the first character in which they are not. */
import { characterWidth, displayWidth } from '../locales/width';
import type { Difference } from './problem';

/** Columns shown on each side of the first difference. */
const CONTEXT = 32;

export interface ShownDifference {
  expected: string;
  actual: string;
  /** Spaces and a caret under the first character that differs. */
  caret: string;
  /** The two characters as U+XXXX; null where the text ends. */
  characters: { expected: string | null; actual: string | null };
}

/** Index, in characters, of the first one that differs; null where the texts are the same. */
export function firstDifference(expected: string, actual: string): number | null {
  const [one, other] = [[...expected], [...actual]];
  const index = one.findIndex((character, place) => character !== other[place]);
  if (index !== -1) return index;
  return other.length > one.length ? one.length : null;
}

export function show({ expected, actual }: Difference): ShownDifference {
  const [one, other] = [[...expected], [...actual]];
  const index = firstDifference(expected, actual) ?? one.length;
  const from = start(one, index);
  const before = excerpt(one.slice(from, index));
  const lead = from > 0 ? '…' : '';
  const rest = (characters: string[]) => excerpt(characters.slice(index, index + CONTEXT));
  const trail = (characters: string[]) => (characters.length > index + CONTEXT ? '…' : '');
  return {
    expected: `${lead}${before}${rest(one)}${trail(one)}`,
    actual: `${lead}${before}${rest(other)}${trail(other)}`,
    caret: `${' '.repeat(displayWidth(lead + before))}^`,
    characters: { expected: codePoint(one[index]), actual: codePoint(other[index]) },
  };
}

function start(characters: string[], index: number): number {
  let from = index;
  let width = 0;
  while (from > 0 && width < CONTEXT) {
    from -= 1;
    width += characterWidth(characters[from] ?? '');
  }
  return from;
}

function excerpt(characters: string[]): string {
  return characters.join('').replaceAll('\n', '⏎');
}

function codePoint(character: string | undefined): string | null {
  if (character === undefined) return null;
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
