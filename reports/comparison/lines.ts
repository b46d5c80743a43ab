/** A comparison in lines for a terminal. */
import type { InterfaceLanguage } from '../../locales';
import type { SummaryLine } from '../summary';
import type { Comparison } from './schema';
import { againTotals, say, sectionsOf, sideText } from './words';

/** So many of a list are told; `--json` and the page have them all. */
const TOLD = 20;

export function certificationComparisonLines(
  comparison: Comparison,
  language: InterfaceLanguage,
): SummaryLine[] {
  const line = (kind: SummaryLine['kind'], level: number, text: string): SummaryLine => ({
    kind,
    level,
    text,
  });
  const { before, after, same, cases } = comparison;
  const { count, outstanding } = againTotals(comparison);
  const sections = sectionsOf(comparison).flatMap(({ key, items }) => [
    line('heading', 0, say(language, `section.${key}`, { count: items.length })),
    ...items.slice(0, TOLD).map((write) => line('plain', 1, write(language))),
    ...(items.length > TOLD ? [line('plain', 1, say(language, 'more', { count: items.length - TOLD }))] : []),
  ]);
  const todo = count === 0 ? 'nothingAgain' : outstanding === 0 ? 'allAgain' : 'someAgain';
  return [
    line('heading', 0, say(language, 'title')),
    line('plain', 0, say(language, 'before', { side: sideText(before, language) })),
    line('plain', 0, say(language, 'after', { side: sideText(after, language) })),
    ...sections,
    line('plain', 0, say(language, 'same', { count: cases.same })),
    line(outstanding === 0 ? 'plain' : 'doubtful', 0, say(language, todo, { count, outstanding })),
    line(same ? 'good' : 'doubtful', 0, say(language, same ? 'conclusion.same' : 'conclusion.different')),
  ];
}
