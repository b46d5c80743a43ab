/** Text that came from outside (a table, a link, a feature file) made fit for a cell or an element. */
import { shownText } from '../regulation-page/outside';

/**
 * XML admits most of these, but they are no characters. A writer that drops U+FFFD would hide that one stood there, and
 * U+10FFFD, which is nobody's, is free for {@link OWN_NAME}.
 */
const NO_CHARACTER = /[\p{Noncharacter_Code_Point}\u{fffd}\u{10fffd}]/gu;

/** Stands in no {@link visible} text. */
export const OWN_NAME = '\u{10fffd}';

/** Most texts of a run hold nothing that would have to be looked at, and there are some hundred thousand cells. */
const REMARKABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u{fffd}\u{10fffd}]/u;

/** What a viewer would act upon is made visible; lines stay lines. */
export function visible(text: string, longest = Infinity): string {
  if (text.length <= longest && !REMARKABLE.test(text)) return text;
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => shownText(line, longest))
    .join('\n')
    .replace(NO_CHARACTER, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

/** What spreadsheets take for the start of a formula; the full-width ones where they are set to an East Asian language. */
const FORMULA = '[=+\\-@＝＋－＠]';

export const STARTS_FORMULA = new RegExp(`^\\s*${FORMULA}`, 'u');

/** A cell of its own begins at these too where a spreadsheet splits lines at semicolons, as in Portuguese. */
const FORMULA_IN_CSV = new RegExp(`(^|[;\\n])(?=\\s*${FORMULA})`, 'gu');

/** An apostrophe before whatever could be computed: a CSV file has no other way to say that a cell is text. */
export function inertInCsv(text: string): string {
  return text.replace(FORMULA_IN_CSV, "$1'");
}
