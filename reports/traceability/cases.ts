/** A row for each case, Examples row and language of the run. */
import type { OfficialLanguage } from '../../locales';
import type { HeardRun } from '../../assessment';
import { caseTitle, type CaseRun } from '../cases';
import type { ExaminedClause } from '../tested-cases';
import { bilingual, text } from '../texts';
import { findingNumbers, isContradicted, shownBy } from '../verdict/judged';
import type { Traceability } from './input';
import { cited, said, word, yesOrNo } from './labels';
import { comparedIn, diceText, explanation, tintOf, type Compared } from './outcome';
import { column, inBoth, sheet, type Column, type Sheet } from './sheet';

export interface CaseRow {
  run: CaseRun;
  compared: readonly Compared[];
  /** What the judge of the record says of what failed; empty where he says nothing of it. */
  weighed: string;
  /** Ids of the sentences that the case is named for. */
  sentences: readonly string[];
}

const CLAUSE_COLUMNS: readonly Column<CaseRow>[] = [
  column('clause', 28, ({ run }) => run.clause),
  ...inBoth<CaseRow>('citation', { zh: 24, pt: 30 }, ({ run }, language) => cited(run.clause, language)),
];

/** Those that say nothing of its clause. */
export const CASE_COLUMNS: readonly Column<CaseRow>[] = [
  column('case', 28, ({ run }) => run.case),
  column('row', 10, ({ run }) => run.row),
  column('language', 16, ({ run }) => word(`reports:language.${run.language}`)),
  column('title', 46, ({ run }) => caseTitle(run)),
  ...inBoth<CaseRow>(
    'caseStatus',
    { zh: 12, pt: 18 },
    ({ run }, language) => caseStatus(run, language),
    ({ run }) => tintOf(run.status),
  ),
  column(
    'required',
    44,
    each(({ required }) => required ?? ''),
  ),
  column(
    'actual',
    44,
    each(({ actual }) => actual),
  ),
  column('foundBy', 22, ({ compared }) =>
    compared.length === 0 ? null : word(compared.some(({ inspected }) => inspected) ? 'inspection' : 'table'),
  ),
  column(
    'dice',
    18,
    each(({ dice }) => diceText(dice)),
  ),
  column('explanation', 48, ({ run }) => explanation(run)),
  column('weighed', 30, ({ weighed }) => weighed),
  column('sentences', 34, ({ sentences }) => sentences.join('\n')),
  column('file', 36, ({ run }) => run.uri),
  column('line', 9, ({ run }) => run.line),
  column('chain', 16, ({ run }) => run.transcript?.chain ?? null),
  column('from', 16, ({ run }) => run.transcript?.from ?? null),
  column('to', 16, ({ run }) => run.transcript?.to ?? null),
  column('attempts', 12, ({ run }) => run.attempts.length + (run.start === null ? 0 : 1)),
  column('planned', 14, ({ run }) => yesOrNo(run.planned)),
  column('milliseconds', 16, ({ run }) =>
    run.start === null || run.stop === null ? null : Math.round(run.stop - run.start),
  ),
];

function caseStatus({ status }: CaseRun, language: OfficialLanguage): string {
  return said(language, `caseStatus.${status}`);
}

function each(part: (compared: Compared) => string): (row: CaseRow) => string {
  return ({ compared }) => compared.map(part).join('\n');
}

function weighedText(run: CaseRun, numbers: ReadonlyMap<number, number>): string {
  if (isContradicted(run)) return bilingual((language) => text(language, 'judged.contradicted'));
  const number = shownBy(run, numbers);
  return number === null ? '' : bilingual((language) => text(language, 'judged.shownBy', { number }));
}

export function caseSheet({ record, examined }: Traceability): Sheet {
  return sheet(
    'cases',
    4,
    [...CLAUSE_COLUMNS, ...CASE_COLUMNS],
    caseRows(record.cases, examined, record.judged),
  );
}

export function caseRows(
  runs: readonly CaseRun[],
  examined: readonly ExaminedClause[],
  judged: HeardRun,
): CaseRow[] {
  const numbers = findingNumbers(judged);
  const sentences = new Map<string, string[]>();
  for (const { id, cases } of examined.flatMap((clause) => clause.sentences)) {
    for (const { clause, case: name } of cases) {
      const key = `${clause}/${name}`;
      sentences.set(key, [...(sentences.get(key) ?? []), id]);
    }
  }
  return runs.map((run) => ({
    run,
    compared: comparedIn(run),
    weighed: weighedText(run, numbers),
    sentences: sentences.get(`${String(run.clause)}/${String(run.case)}`) ?? [],
  }));
}
