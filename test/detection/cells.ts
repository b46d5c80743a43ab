/** What driving a table through its cells says of the right table, and of every fault of the catalogue. */
import { FAULTS } from '../../adapters/reference-table/faults';
import { exhaustiveCells } from '../../assessment/exhaustive';
import { exhausted, shownBy } from '../exhaustive/shown';
import type { CellsPart } from './parts';
import { declaredForTheRightTable } from './planted';

/** Throws with all bets at once, beside the cells. */
const COMPANY_THROWS = 240;

export async function measuredCells(told: (line: string) => void): Promise<CellsPart> {
  const tables: CellsPart['tables'] = [];
  for (const { name, readings, options } of declaredForTheRightTable()) {
    const { field_12: field12 } = options;
    const subject = { readings, options, cells: exhaustiveCells([field12]), company: COMPANY_THROWS };
    const { results, company } = await exhausted(subject);
    const of = (status: (typeof results)[number]['status']) =>
      results.filter((each) => each.status === status).length;
    const wrong = of('wrong') + company.tallies.reduce((sum, { failed }) => sum + failed, 0);
    // What could not be driven says nothing for the table.
    const [right, undecided] = [of('right'), of('undecided')];
    const unanswered = results.length - right - undecided - of('wrong');
    tables.push({ readings: name, field12, cells: results.length, right, undecided, wrong, unanswered });
    told(
      `${name}, ${field12}: ${results.length} cells, ${right} right, ${wrong} wrong, ${unanswered} unanswered`,
    );
  }
  const faults: CellsPart['faults'] = [];
  for (const fault of FAULTS) {
    const { cells, company } = await shownBy(fault, { company: COMPANY_THROWS });
    faults.push({ id: fault.id, cells, company });
    if (cells.wrong + company.wrong === 0) told(`${fault.id}: not found`);
  }
  return { tables, faults };
}
