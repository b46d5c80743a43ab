/**
 * Text that came from outside (a table, a link, a feature file) made safe to show: a control sequence could rewrite the
 * terminal line that says «does not conform», a bidirectional override could turn it round.
 */

// Controls, formatting (soft hyphens, zero-width and bidirectional marks, tags), halves of surrogate pairs, and the
// separators of lines and of paragraphs.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

function escaped(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/** One line without any character that a terminal or a page would act upon instead of showing it. */
export function printable(text: string): string {
  return text.replace(UNSEEN, escaped);
}

/** As {@link printable}, with line breaks and tabs kept: for files that a person opens in a viewer. */
export function printableLines(text: string): string {
  return text.replace(UNSEEN, (character) => ('\n\t'.includes(character) ? character : escaped(character)));
}

/** JSON for a person's eyes; the same value when it is parsed. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(UNSEEN, (character) =>
    character === '\n'
      ? character
      : [...Array(character.length).keys()]
          .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
          .join(''),
  );
}

/** Text for Markdown: every character that CommonMark gives a meaning stands for itself, and no line is begun anew. */
export function markdownText(text: string): string {
  return text
    .split('\n')
    .map((line) => printable(line).replace(/[!-/:-@[-`{-~]/g, '\\$&'))
    .join(' ');
}
