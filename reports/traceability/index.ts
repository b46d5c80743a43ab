/** The run clause by clause and case by case, for spreadsheets and for CI servers. */
import { caseSheet } from './cases';
import { clauseSheet } from './clauses';
import { csv } from './csv';
import { findingSheets } from './findings';
import { flatSheet } from './flat';
import type { Traceability } from './input';
import { noteSheet } from './notes';
import { readingSheet } from './readings';
import { sentenceSheet } from './sentences';
import { workbook } from './workbook';

export { junit } from './junit';
export type { Traceability } from './input';

/** @returns the bytes of an `.xlsx` file: clauses, cases, sentences, readings, and a note on how to read them */
export function traceabilityWorkbook(traceability: Traceability): Promise<Uint8Array> {
  return workbook([
    clauseSheet(traceability),
    caseSheet(traceability),
    sentenceSheet(traceability),
    readingSheet(traceability),
    ...findingSheets(traceability),
    noteSheet(traceability),
  ]);
}

/** Every case beside the conclusion on its clause, and every clause that has none. */
export function traceabilityTable(traceability: Traceability): string {
  return csv(flatSheet(traceability));
}

/** The clauses with their text and their counts. */
export function clauseTable(traceability: Traceability): string {
  return csv(clauseSheet(traceability));
}
