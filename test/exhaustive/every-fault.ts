/**
 * Every fault of the catalogue under the exhaustive run: does it show wrong cells, and under the clause that it offends?
 * Takes the better part of an hour, so that it is a command of its own: `npm run exhaust:faults [-- ID...]`.
 */
import { FAULTS } from '../../adapters/reference-table/faults';
import excused from './excused.json';
import { shownBy, type Count } from './shown';

/** Faults that no single cell and no company can show, each with its reason. */
const EXCUSED = excused as Readonly<Record<string, string>>;

const COMPANY_THROWS = 400;

async function main(ids: readonly string[]): Promise<number> {
  const faults = FAULTS.filter(({ id }) => ids.length === 0 || ids.includes(id));
  const unexpected: string[] = [];
  const counts = { cells: 0, named: 0, company: 0, excused: 0 };
  for (const fault of faults) {
    const { cells, company, clauses } = await shownBy(fault, { company: COMPANY_THROWS });
    const isShown = cells.naming > 0 || company.naming > 0;
    if (cells.under > 0) counts.cells += 1;
    else if (cells.naming > 0) counts.named += 1;
    else if (company.naming > 0) counts.company += 1;
    else if (fault.id in EXCUSED) counts.excused += 1;
    if (isShown === fault.id in EXCUSED) unexpected.push(fault.id);
    console.log(
      [fault.id, fault.clause, figures('cells', cells), figures('company', company), clauses.join(' ')].join(
        '\t',
      ),
    );
  }
  const { cells, named, company, excused: others } = counts;
  console.log(
    `${faults.length} faults. Wrong cells under the clause: ${cells}; cells that name it further on: ${named}; ` +
      `in company alone: ${company}; excused: ${others}.`,
  );
  if (unexpected.length > 0) console.log(`Not as expected: ${unexpected.join(', ')}`);
  return unexpected.length === 0 ? 0 : 1;
}

function figures(what: string, { under, naming, wrong }: Count): string {
  return `${what} ${under}/${naming}/${wrong}`;
}

void main(process.argv.slice(2)).then((code) => process.exit(code));
