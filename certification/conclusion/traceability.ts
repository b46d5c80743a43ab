/** The files of the certification folder that spreadsheets and CI servers read. */
import { rmSync } from 'node:fs';
import type { RunRecord } from '../../reports/cases';
import { clauseTable, traceabilityTable, traceabilityWorkbook } from '../../reports/traceability';
import { junit } from '../../reports/traceability/junit';
import type { Verdict } from '../../reports/verdict/schema';
import { readSentenceCases } from '../../checks/traceability/sentence-cases';
import type { OutputFolder } from '../folder/output-folder';
import { put } from '../folder/writing';

export interface TraceabilityRequest {
  folder: OutputFolder;
  record: RunRecord;
  verdict: Verdict;
  /** The folder that holds `features`. */
  root: string;
}

/** @throws Error where one of them cannot be made or written; none of them is left behind */
export async function writeTraceability({
  folder,
  record,
  verdict,
  root,
}: TraceabilityRequest): Promise<void> {
  const traceability = { verdict, record, examined: readSentenceCases(root).clauses };
  try {
    put(folder.traceabilityWorkbook, Buffer.from(await traceabilityWorkbook(traceability)));
    put(folder.traceabilityTable, traceabilityTable(traceability));
    put(folder.clauseTable, clauseTable(traceability));
    put(folder.junit, junit(traceability));
  } catch (error) {
    for (const file of folder.traceability) rmSync(file, { force: true });
    throw error;
  }
}
