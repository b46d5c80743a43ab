/** Text that came from outside (a table, a link, a file of the user's) made fit to be shown on the page. */
import { printable } from '../printable';
import { html, type Markup } from './markup';

/** Characters of one text that the page shows; the verdict's file has all of it. */
export const LONGEST = 400;
/** Of what stands in a line: a name, a version, an address. */
export const LONGEST_NAME = 120;

/** What joins several signs into one picture: without it a family falls apart. Elsewhere it is made visible. */
const JOINED_SIGNS =
  /((?:\p{Extended_Pictographic}[\u{fe0f}\p{Emoji_Modifier}]*\u{200d})+\p{Extended_Pictographic})/u;

export function shownText(text: string, longest: number = LONGEST): string {
  const characters = [...text];
  const bounded = characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text;
  return bounded
    .split(JOINED_SIGNS)
    .map((part, index) => (index % 2 === 1 ? part : printable(part)))
    .join('');
}

/** In its own direction, so that a text that runs from right to left moves nothing around it. */
export function outside(text: string, longest?: number): Markup {
  return html`<bdi>${shownText(text, longest)}</bdi>`;
}

export function outsideName(text: string): Markup {
  return outside(text, LONGEST_NAME);
}
