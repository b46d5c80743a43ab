/** A row for each finding of the judge of the record. */
import { countsText, offendedText } from '../judged-texts';
import type { FindingOfTheJudge } from '../verdict';
import type { Traceability } from './input';
import { column, inBoth, sheet, type Column, type Sheet } from './sheet';

const WIDTHS = { zh: 60, pt: 70 };

const COLUMNS: readonly Column<FindingOfTheJudge>[] = [
  column('finding', 10, ({ number }) => number),
  column('clause', 28, ({ clause, rule }) => clause ?? rule),
  ...inBoth<FindingOfTheJudge>('citation', { zh: 24, pt: 30 }, offendedText),
  ...inBoth<FindingOfTheJudge>(
    'told',
    WIDTHS,
    ({ texts }, language) => texts[language],
    ({ clause }) => (clause === null ? 'doubtful' : 'bad'),
  ),
  column('judgements', 14, ({ count }) => count),
  column('showing', 14, ({ cases }) => cases),
  ...inBoth<FindingOfTheJudge>('counted', { zh: 40, pt: 46 }, countsText),
  ...inBoth<FindingOfTheJudge>('play', WIDTHS, ({ play }, language) =>
    play.map(({ texts }) => texts[language]).join('\n'),
  ),
  column('places', 44, ({ places }) =>
    places.map(({ chain, sequence }) => `${chain} #${String(sequence)}`).join('\n'),
  ),
];

/** None where nothing was found. */
export function findingSheets({ verdict: { findings } }: Traceability): Sheet[] {
  return findings.length === 0 ? [] : [sheet('findings', 2, COLUMNS, findings)];
}
