/** The cells as CSV (RFC 4180): a line for each thing that was wrong. Columns have the same names in every language. */
import type { Wording } from '../../../assessment';
import type { CellResult, CompanyResult, ExhaustiveCell, Field12 } from '../../../assessment/exhaustive';
import { citation } from '../../../regulation';
import { csv } from '../../../checks/traceability/csv';
import type { FailedCell } from './cases';
import { actualText, requiredText } from './words';

const HEADER = [
  'cell',
  'kind',
  'bet',
  'field_12',
  'state',
  'point',
  'dice',
  'status',
  'stake',
  'clause',
  'citation',
  'required',
  'actual',
  'transcript',
];

export interface CellsTable {
  readonly cells: readonly ExhaustiveCell[];
  readonly results: readonly CellResult[];
  readonly company: CompanyResult | null;
  /** Every cell, or only those that are wrong. */
  readonly all: boolean;
  readonly wording: Wording;
}

export function cellsCsv({ cells, results, company, all, wording }: CellsTable): string {
  const rows = cells.flatMap((cell, index): Row[] => {
    const result = results[index];
    if (result === undefined || (!all && result.status !== 'wrong')) return [];
    const { key, status, failures, undecided, fault } = result;
    const place = [key, cell.kind, ...circumstances(cell)];
    if (failures.length > 0) {
      return failures.map((failure) => [...place, status, ...failed({ ...failure, cell }, wording)]);
    }
    if (undecided !== null) {
      return [[...place, status, ...failed({ judgement: undecided, place: null, cell }, wording)]];
    }
    return [[...place, status, '', '', '', '', fault === null ? '' : `${fault.code}: ${fault.message}`, '']];
  });
  const inCompany = (company?.tallies ?? []).flatMap(({ bet, failures }) =>
    failures.map((failure): Row => {
      const { point, dice } = failure.judgement;
      const place = ['', 'company', bet ?? '', '', '', point ?? '', dice?.join('-') ?? ''];
      return [...place, 'wrong', ...failed({ ...failure, cell: null }, wording)];
    }),
  );
  return csv(
    HEADER,
    [...rows, ...inCompany].map((row) => row.map(harmless)),
  );
}

type Row = (string | number)[];

function circumstances(cell: ExhaustiveCell): Row {
  const dice = 'dice' in cell ? cell.dice.join('-') : '';
  const state = 'betState' in cell ? cell.betState : '';
  const bet = 'bet' in cell ? cell.bet : '';
  const field12: Field12 | null = 'field12' in cell ? cell.field12 : null;
  return [bet, field12 ?? '', state, cell.point ?? '', dice];
}

function failed({ judgement, place }: FailedCell, wording: Wording): Row {
  const [clause] = judgement.clauses;
  return [
    judgement.about.stake ?? '',
    clause,
    citation(clause, wording.language),
    requiredText(judgement, wording),
    actualText(judgement, wording),
    place === null ? '' : `${place.chain} #${place.from}-#${place.to}`,
  ];
}

/** What a table says may end in a spreadsheet, which takes such a text for a formula. */
function harmless(value: string | number): string | number {
  return typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}
