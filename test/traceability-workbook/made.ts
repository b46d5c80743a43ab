/** The files of a run that was made up, and readers of them. */
import { strFromU8, unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';
import { traceabilityWorkbook, type Traceability } from '../../reports';
import { inputOf, type Made } from '../regulation-page/record';

export type Row = (string | number | boolean | Date | null)[];

export interface ReadSheet {
  title: string;
  /** Chinese and Portuguese, with a line break between them. */
  header: string[];
  rows: Row[];
}

export function traceabilityOf(made: Made = {}): Traceability {
  const { verdict, record, examined } = inputOf(made);
  return { verdict, record, examined };
}

export async function sheetsOf(workbook: Uint8Array): Promise<ReadSheet[]> {
  const sheets = await readWorkbook(Buffer.from(workbook), { trim: false });
  return sheets.map(({ sheet, data }) => {
    const [header = [], ...rows] = data as Row[];
    return { title: sheet, header: header.map(String), rows };
  });
}

export async function sheet(workbook: Uint8Array, title: string): Promise<ReadSheet> {
  const found = (await sheetsOf(workbook)).find((each) => each.title.startsWith(title));
  if (found === undefined) throw new Error(`no sheet ${title}`);
  return found;
}

/** @param label in Chinese, as the header has it */
export function columnOf({ header, rows }: ReadSheet, label: string): Row {
  const index = header.findIndex((each) => each.split('\n')[0] === label);
  if (index === -1) throw new Error(`no column ${label} in ${header.join(' | ')}`);
  return rows.map((row) => row[index] ?? null);
}

/** Parts of the archive by their path. */
export function partsOf(workbook: Uint8Array): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipSync(workbook)).map(([path, content]) => [path, strFromU8(content)]),
  );
}

export function madeWorkbook(made: Made = {}): Promise<Uint8Array> {
  return traceabilityWorkbook(traceabilityOf(made));
}

/** A CSV file by RFC 4180, its byte order mark left out. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  let row: string[] = [];
  field.lastIndex = 1;
  while (field.lastIndex < text.length) {
    const at = field.lastIndex;
    const found = field.exec(text);
    if (found === null) throw new Error(`no field at ${at}: ${JSON.stringify(text.slice(at, at + 40))}`);
    const [, quoted, plain = '', end] = found;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
