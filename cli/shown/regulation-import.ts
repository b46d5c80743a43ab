/** What an import found, as a person reads it and as a program does. */
import type { TFunction } from 'i18next';
import { citation, splitNumber } from '../../regulation';
import type { InterfaceLanguage } from '../../locales';
import { printable } from '../../reports/printable';
import type { Placed, Unplaced } from '../../regulation/import/alignment';
import type { Difference, ImportPlan } from '../../regulation/import/import';
import type { Line } from '../../regulation/import/official-text';
import { shownDifference } from '../../regulation/import/word-difference';

/** Characters shown of a line that is there to be recognised, not to be read. */
const EXCERPT = 90;

export function planLines(plan: ImportPlan, language: InterfaceLanguage, texts: TFunction): string[] {
  const { alignment, differences } = plan;
  const { unplacedClauses, unplacedLines, outside } = alignment;
  const reworded = differences.filter(({ numberOnly }) => !numberOnly);
  const renumbered = differences.filter(({ numberOnly }) => numberOnly);
  return [
    texts('importPt.summary', counts(plan)),
    ...section(
      texts('importPt.section.differences', { count: reworded.length }),
      reworded.flatMap((difference) => differenceLines(difference, language, texts)),
    ),
    ...section(
      texts('importPt.section.numbers', { count: renumbered.length }),
      renumbered.map(({ placed }) => numberLine(placed, language)),
    ),
    ...section(texts('importPt.section.outside', { count: outside.length }), outside.map(shownLine)),
    ...section(
      texts('importPt.section.clauses', { count: unplacedClauses.length }),
      unplacedClauses.flatMap((unplaced) => unplacedLinesOf(unplaced, language, texts)),
    ),
    ...section(
      texts('importPt.section.lines', { count: unplacedLines.length }),
      unplacedLines.map(shownLine),
    ),
  ];
}

function counts({ registry, alignment, differences }: ImportPlan) {
  const placed = alignment.placed.length;
  return {
    all: registry.clauses.length,
    placed,
    same: placed - differences.length,
    different: differences.length,
  };
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}

function differenceLines(
  { placed: { clause, lines, byPlaceOnly }, segments }: Difference,
  language: InterfaceLanguage,
  texts: TFunction,
): string[] {
  const place = span(lines);
  const key = place.from === place.to ? 'importPt.place.line' : 'importPt.place.lines';
  return [
    `${citation(clause.id, language)} (${texts(key, place)})`,
    ...(byPlaceOnly ? [`  ${texts('importPt.byPlaceOnly')}`] : []),
    `  ${printable(shownDifference(segments))}`,
  ];
}

/** `n.º 3 do artigo 2.º: 3. → 3 –` */
function numberLine({ clause, text }: Placed, language: InterfaceLanguage): string {
  const [before, after] = [clause.textPt, text].map((each) => splitNumber(each, 'pt').number.trim());
  return `${citation(clause.id, language)}: ${printable(before ?? '')} → ${printable(after ?? '')}`;
}

function span(lines: readonly Line[]): { from: number; to: number } {
  return { from: lines[0]?.number ?? 0, to: lines.at(-1)?.number ?? 0 };
}

function unplacedLinesOf(unplaced: Unplaced, language: InterfaceLanguage, texts: TFunction): string[] {
  const { kind, clause } = unplaced;
  const reason = texts(`importPt.reason.${kind}`, kind === 'missing' ? {} : { line: unplaced.line.number });
  return [`${citation(clause.id, language)}: ${reason}`, `  ${printable(excerpt(clause.textPt))}`];
}

function shownLine({ number, text }: Line): string {
  return `${String(number)}: ${printable(excerpt(text))}`;
}

function excerpt(text: string): string {
  const characters = [...text.replaceAll('\n', ' ')];
  return characters.length <= EXCERPT ? characters.join('') : `${characters.slice(0, EXCERPT).join('')}…`;
}

export function planRecord(plan: ImportPlan, language: InterfaceLanguage) {
  const { alignment, differences, text, complete } = plan;
  const line = ({ number, text: words }: Line) => ({ line: number, text: words });
  const named = (id: string) => ({ id, citation: citation(id, language) });
  return {
    bytes: text.bytes,
    sha256: text.sha256,
    complete,
    ...counts(plan),
    differences: differences.map(({ placed: { clause, lines, text: to, byPlaceOnly }, numberOnly }) => ({
      ...named(clause.id),
      ...span(lines),
      byPlaceOnly,
      numberOnly,
      before: clause.textPt,
      after: to,
    })),
    unplacedClauses: alignment.unplacedClauses.map((unplaced) => ({
      ...named(unplaced.clause.id),
      reason: unplaced.kind,
      ...(unplaced.kind === 'missing' ? {} : { line: unplaced.line.number }),
    })),
    unplacedLines: alignment.unplacedLines.map(line),
    outside: alignment.outside.map(line),
  };
}
