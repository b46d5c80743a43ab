/** A plain-text file of the Boletim Oficial, as the lines that can be laid beside the clauses of the registry. */
import { createHash } from 'node:crypto';
import { portugueseNumbering, type Numbering } from '..';

/** A line of the file; where an article's number and heading share a line, they are two of these. */
export interface Line {
  /** Of the file, from 1. */
  readonly number: number;
  /** Composed (NFC), each run of white space one space. */
  readonly text: string;
  /** Nothing stands between it and the line above: no blank line, and it does not open an article. */
  readonly attached: boolean;
  readonly numbering: Numbering | null;
  /** The article that the line opens. */
  readonly article: number | null;
}

export interface OfficialText {
  readonly lines: readonly Line[];
  readonly bytes: number;
  readonly sha256: string;
}

export class NotUtf8Error extends Error {
  constructor() {
    super('not UTF-8');
    this.name = 'NotUtf8Error';
  }
}

/** @throws NotUtf8Error */
export function readOfficialText(content: Buffer): OfficialText {
  const lines: Line[] = [];
  let attached = false;
  decoded(content)
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/u)
    .forEach((raw, index) => {
      const text = tidied(raw);
      if (text === '') attached = false;
      else {
        lines.push(...linesOf(text, index + 1, attached));
        attached = lines.at(-1)?.article === null;
      }
    });
  return { lines, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}

function decoded(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw new NotUtf8Error();
  }
}

/** Soft hyphens and characters without width come with text copied from a page and are none of its letters. */
function tidied(raw: string): string {
  return raw
    .normalize('NFC')
    .replaceAll(/[\u00ad\u200b-\u200d\u2060\ufeff]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** «Artigo 5.º», «ARTIGO 5.º (Apostas)», «Artigo 5.º — Apostas», and not a sentence that goes on with «artigo 5.º do …». */
const ARTICLE = /^(A(?:rtigo|RTIGO|rt\.)\s?(\d{1,2})\s?\.?\s?[º°o]?)\.?(?:\s*[–—:-]\s*(.+)|\s*([(«].+))?$/u;

function linesOf(text: string, number: number, attached: boolean): Line[] {
  const article = ARTICLE.exec(text);
  if (article?.[1] === undefined) {
    return [{ number, text, attached, numbering: portugueseNumbering(text), article: null }];
  }
  const opening: Line = {
    number,
    text: article[1].trim(),
    attached: false,
    numbering: null,
    article: Number(article[2]),
  };
  const heading = article[3] ?? article[4];
  if (heading === undefined) return [opening];
  return [opening, { number, text: heading, attached: false, numbering: null, article: null }];
}
