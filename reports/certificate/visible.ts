/**
 * Text as it can be printed. It may come from a table or from a form: what the font cannot show, what would act instead
 * of being shown (controls, bidirectional overrides) and what would pile up on its neighbour (combining marks) is
 * written as its code point.
 */
import { hasGlyph } from './fonts';

const SPACE = /^[\s\p{Zs}]$/u;
/** Controls, formatting, lone surrogates, separators, private and unassigned characters, marks without a letter. */
const UNPRINTABLE = /^[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{M}]$/u;

/** Spaces that a text may keep as they are. */
const KEPT_SPACES = ' \u00a0\u3000';

function shown(character: string): string {
  if (KEPT_SPACES.includes(character)) return character;
  if (SPACE.test(character)) return ' ';
  const codePoint = character.codePointAt(0) ?? 0;
  if (!UNPRINTABLE.test(character) && hasGlyph(codePoint)) return character;
  return `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`;
}

/** One paragraph: line breaks and runs of spaces are one space. */
function units(text: string): string[] {
  return [...text.normalize('NFC').trim().replace(/\s+/gu, ' ')].map(shown);
}

export function visible(text: string): string {
  return units(text).join('');
}

/**
 * At most `limit` characters as they are printed.
 *
 * @param pointer what follows the part that was kept, to say where the whole is
 */
export function visibleUpTo(text: string, limit: number, pointer: string): string {
  const kept: string[] = [];
  let length = 0;
  // No text is longer in code points than in UTF-16; what lies beyond the limit need not be looked at.
  for (const unit of units(text.slice(0, limit * 2 + 1))) {
    length += unit.length;
    if (length > limit) return `${kept.join('')}…${pointer}`;
    kept.push(unit);
  }
  return kept.join('');
}
