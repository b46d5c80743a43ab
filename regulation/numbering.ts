/**
 * The number that opens a provision: «一、», «(十一) », “1. ”, “a) ”. The registry's texts begin with it, because the
 * official text does; whatever needs the number and the words apart takes them apart here.
 */

/** The forms in which Portuguese legislation numbers a provision; `article` is not among them. */
export const NUMBER_STYLES = ['dot', 'dash', 'paren', 'enclosed', 'letter', 'numero', 'alinea'] as const;
export type NumberStyle = (typeof NUMBER_STYLES)[number];

export interface Numbering {
  readonly style: NumberStyle;
  /**
   * What it may stand for, from 1. A letter after j stands for two numbers: older texts count without k, w and y.
   */
  readonly values: readonly number[];
  /** As written, with the space that follows. */
  readonly written: string;
  /** The words of the provision. */
  readonly rest: string;
}

/** «n.º 2 do artigo 6.º» at the head of a broken line cites a provision and opens none. */
const FORMS: readonly (readonly [NumberStyle, RegExp])[] = [
  ['alinea', /^(?:[Aa]l[ií]nea|[Aa]l\.)\s+(\d{1,2}|[a-z])\)\s*[.:–—-]?\s*(?![\s\p{Ll}])/u],
  ['numero', /^[Nn]\.\s?[º°o]\s?(\d{1,2})(?:\s?[.:)]|\s[–—-])?\s+(?!\p{Ll})/u],
  ['enclosed', /^\(\s?(\d{1,2}|[a-z])\s?\)\s*/u],
  ['letter', /^([a-z])\s?\)\s*/u],
  ['paren', /^(\d{1,2})\s?\)\s*/u],
  ['dash', /^(\d{1,2})\s?\.?\s?[–—-]\s+/u],
  ['dot', /^(\d{1,2})\s?\.\s+/u],
];

const WITHOUT_KWY = 'abcdefghijlmnopqrstuvxz';

function valuesOf(written: string): readonly number[] {
  if (/^\d/.test(written)) return [Number(written)];
  const letter = written.toLowerCase();
  const full = letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
  const traditional = WITHOUT_KWY.indexOf(letter) + 1;
  return traditional === 0 || traditional === full ? [full] : [full, traditional];
}

/** The number with which a Portuguese line opens, if it opens with one and has words after it. */
export function portugueseNumbering(line: string): Numbering | null {
  for (const [style, form] of FORMS) {
    const match = form.exec(line);
    const rest = match === null ? '' : line.slice(match[0].length);
    if (match?.[1] !== undefined && rest !== '') {
      return { style, values: valuesOf(match[1]), written: match[0], rest };
    }
  }
  return null;
}

const CHINESE = /^(?:[一二三四五六七八九十]+、|\([一二三四五六七八九十]+\)\s*)/u;

/** A text as its number, with the space after it, and its words; put together again they are the text. */
export function splitNumber(text: string, language: 'zh' | 'pt'): { number: string; words: string } {
  const number = (language === 'zh' ? CHINESE.exec(text)?.[0] : portugueseNumbering(text)?.written) ?? '';
  return { number, words: text.slice(number.length) };
}
