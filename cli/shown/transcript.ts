/** Exchanges as a person reads them in a terminal: one question and one answer after the other, in lines of its width. */
import type { TFunction } from 'i18next';
import type { Exchange } from '../../adapters/transcript';
import type { InterfaceLanguage } from '../../locales';
import { citation, hasClause } from '../../regulation';
import { printable } from '../../reports/printable';
import { characterWidth, displayWidth, wrap } from '../../locales/width';
import type { ExchangedCase } from '../../reports/transcript/cases';
import type { WireLines, WireRecordLine } from '../../reports/transcript/wire';

export interface Shown {
  language: InterfaceLanguage;
  texts: TFunction;
  /** Where everything is to be shown as it went over the wire. */
  wire: WireLines | null;
  /** Columns. */
  width: number;
}

/** Of one answer, where not everything was asked for. */
const LINES_SHOWN = 4;
const INDENT = 2;
/** From the table, to it, and nothing. */
const ARROW = { sent: '→', received: '←', none: '✗' } as const;

export function openingLines(exchanges: readonly Exchange[], shown: Shown): string[] {
  return [...bounded(shown.texts('opening'), 0, shown), ...exchangesLines(exchanges, shown), ''];
}

export function caseLines(each: ExchangedCase, shown: Shown): string[] {
  const { texts, language } = shown;
  const { clause, key, title, scenario, status, attempt, place, exchanges } = each;
  const heading = texts('heading', {
    clause: hasClause(clause) ? citation(clause, language) : printable(clause),
    title: printable(title ?? each.name),
  });
  const facts = [
    printable(key),
    texts(each.language === 'pt' ? 'language.pt' : 'language.zh'),
    ...(attempt === 1 ? [] : [texts('attempt', { number: attempt })]),
    ...(status === null ? [] : [texts(`status.${status}`)]),
    ...(scenario === null ? [] : [printable(`${scenario.file}:${scenario.line}`)]),
    ...(place === null ? [] : [texts('place', { chain: place.chain, from: place.from, to: place.to })]),
  ];
  return [
    ...bounded(heading, 0, shown),
    ...bounded(facts.join(' · '), INDENT, shown),
    ...exchangesLines(exchanges, shown),
    '',
  ];
}

function exchangesLines(exchanges: readonly Exchange[], shown: Shown): string[] {
  return exchanges.flatMap((exchange) => {
    const carried = shown.wire?.(exchange) ?? [];
    if (carried.length === 0) return [...questionLines(exchange, shown), ...answerLines(exchange, shown)];
    // What was asked and answered stands in what was carried.
    const brief = { ...shown, wire: null };
    return [
      ...questionLines({ ...exchange, parameters: {} }, brief),
      ...carried.flatMap((line) => wireLine(line, exchange.wire?.file ?? '', shown)),
      ...answerLines({ ...exchange, answer: briefly(exchange.answer) }, brief),
    ];
  });
}

/** Whether it is a value, and the refusal where it is none. */
function briefly(answer: unknown): unknown {
  const { ok, refusal } = (answer ?? {}) as Record<string, unknown>;
  return { ok, ...(refusal === undefined ? { value: { ok } } : { refusal }) };
}

function timeOf(time: unknown): string {
  return typeof time === 'string' ? printable(time.slice(11, 23)) : '';
}

function questionLines({ time, sequence, operation, parameters }: Exchange, shown: Shown): string[] {
  const text = shown.wire === null ? members(parameters) : json(parameters);
  return besideMark(`${timeOf(time)} ${ARROW.sent} #${sequence} `, `${operation} ${text}`, shown);
}

function answerLines({ sequence, answer, shortened, fault, duration }: Exchange, shown: Shown): string[] {
  const { texts } = shown;
  const parts = [
    ...(fault === undefined
      ? [shown.wire === null ? answerText(answer, texts) : json(answer)]
      : [
          texts('fault', { code: fault.code, message: fault.message }),
          ...(answer === undefined ? [] : [texts('answered', { answer: json(answer) })]),
        ]),
    ...(shortened === undefined ? [] : [texts('shortened', { characters: shortened.characters ?? '?' })]),
  ];
  const mark = `${ARROW[fault === undefined ? 'received' : 'none']} #${sequence} `;
  const took = texts('duration', { milliseconds: duration });
  const lines = besideMark(`${' '.repeat(12)} ${mark}`, parts.join(' '), shown);
  const last = lines.at(-1) ?? '';
  // Beside the answer where there is room, under it where there is none.
  return displayWidth(last) + 2 + displayWidth(took) <= shown.width
    ? [...lines.slice(0, -1), `${last}  ${took}`]
    : [...lines, `${' '.repeat(15)}${took}`];
}

/** The answer's value, or why there is none. */
function answerText(answer: unknown, texts: TFunction): string {
  const { ok, value, refusal, ...more } = (answer ?? {}) as Record<string, unknown>;
  const { code, detail } = (refusal ?? {}) as Record<string, unknown>;
  const said =
    ok === true
      ? members(value)
      : texts('refused', { code: plain(code), detail: detail === undefined ? '' : plain(detail) });
  return Object.keys(more).length === 0 ? said.trimEnd() : `${said.trimEnd()} ${members(more)}`;
}

/** `player=p1 amount=1000`, and JSON for whatever has members of its own. */
function members(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return json(value);
  return Object.entries(value)
    .map(([name, each]) => `${name}=${plain(each)}`)
    .join(' ');
}

function plain(value: unknown): string {
  return typeof value === 'string' && /^[\p{L}\p{N}_.:-]+$/u.test(value) ? value : json(value);
}

function json(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value);
}

function wireLine(line: WireRecordLine, file: string, shown: Shown): string[] {
  const { direction, time, text, bytes, broken, redacted, withheld, full } = line;
  const details = ['operation', 'key', 'status', 'encoding'].flatMap((name) =>
    line[name] === undefined ? [] : [`${name}=${plain(line[name])}`],
  );
  const { texts } = shown;
  const carried = [text, bytes].find((each) => typeof each === 'string');
  const content = [
    ...details,
    ...(carried === undefined ? [] : [carried]),
    ...(redacted === true ? [texts('redacted')] : []),
    ...(withheld === undefined ? [] : [texts('withheld', { count: plain(withheld) })]),
    ...(broken === undefined ? [] : [plain(broken)]),
    ...(full === true ? [texts('full')] : []),
  ].join(' ');
  const arrow = direction === 'sent' || direction === 'received' ? ARROW[direction] : ARROW.none;
  const mark = `${timeOf(time)}   ${arrow} `;
  return besideMark(mark, `${file} #${plain(line['sequence'])} ${content}`, shown);
}

/** Text beside a mark; what does not fit stands under the text, never under the mark. */
function besideMark(mark: string, text: string, shown: Shown): string[] {
  const indent = INDENT + displayWidth(mark);
  const most = shown.wire === null ? LINES_SHOWN : Infinity;
  const { lines, left } = broken(printable(text), shown.width - indent, most);
  const more = left === 0 ? [] : wrap(shown.texts('more', { count: left }), shown.width - indent);
  const margin = ' '.repeat(indent);
  return [...lines, ...more].map(
    (line, index) => `${index === 0 ? ' '.repeat(INDENT) + mark : margin}${line}`,
  );
}

function bounded(text: string, indent: number, { width }: Shown): string[] {
  return broken(text, width - indent).lines.map((line) => ' '.repeat(indent) + line);
}

/**
 * Lines of at most `width` columns, cut at a space or after a comma where there is one and anywhere where there is none:
 * what a table sends need not have words.
 *
 * @param most lines
 * @returns also how many characters are left over
 */
function broken(text: string, width: number, most = Infinity): { lines: string[]; left: number } {
  const lines: string[] = [];
  let start = 0;
  while (start < text.length && lines.length < most) {
    const end = lineEnd(text, start, width);
    lines.push(text.slice(start, end).trimEnd());
    start = end;
    while (text[start] === ' ') start += 1;
  }
  return { lines: lines.length === 0 ? [''] : lines, left: text.length - start };
}

function lineEnd(text: string, start: number, width: number): number {
  let columns = 0;
  let cut = -1;
  let end = start;
  while (end < text.length) {
    const character = String.fromCodePoint(text.codePointAt(end) ?? 0);
    columns += characterWidth(character);
    if (columns > width) return cut > start ? cut : Math.max(end, start + character.length);
    if (character === ' ') cut = end;
    end += character.length;
    if (character === ',') cut = end;
  }
  return end;
}
