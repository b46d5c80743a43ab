/**
 * The sheets as a workbook (ECMA-376) for Excel and LibreOffice. The same sheets give the same bytes: nothing in it
 * tells when it was written.
 */
import { unzipSync, zipSync } from 'fflate';
import writeExcelFile, { type CellObject } from 'write-excel-file/node';
import { OFFICIAL_LANGUAGES } from '../../locales';
import { said } from './labels';
import { Measure } from './measure';
import type { Cell, Sheet, Tint } from './sheet';
import { STARTS_FORMULA, visible } from './text';
import { filtersAndPrint } from './workbook-features';

const FONT = { fontFamily: 'Arial', fontSize: 10 } as const;

const HEADER = {
  type: String,
  wrap: true,
  fontWeight: 'bold',
  textColor: '#FFFFFF',
  backgroundColor: '#1F3A5F',
  align: 'left',
  alignVertical: 'center',
  borderStyle: 'thin',
  borderColor: '#8FA3BF',
} as const;

const BODY = { wrap: true, alignVertical: 'top' } as const;

const TINTS: Readonly<Record<Tint, string>> = { good: '#DFF2E1', bad: '#F8D4D0', doubtful: '#FFF1CC' };

/** Characters of a header that the button of the filter covers. */
const FILTER = 3;

/** For text as it stands: Excel computes it neither when it is opened nor when somebody edits it. */
const TEXT_FORMAT = '@';

/** @returns the bytes of an `.xlsx` file */
export async function workbook(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const measure = new Measure();
  const written = await writeExcelFile(
    sheets.map((each) => ({
      sheet: each.title,
      data: [header(each, measure), ...each.rows.map((row) => rowOf(row, each, measure))],
      columns: each.columns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
      stickyColumnsCount: each.fixed,
      orientation: 'landscape' as const,
    })),
    { ...FONT, features: [filtersAndPrint(sheets)] },
  ).toBuffer();
  return sameBytes(written);
}

function header({ columns }: Sheet, measure: Measure): CellObject[] {
  return columns.map(({ labels, width }) => {
    const label = `${labels.zh}\n${labels.pt}`;
    return { ...HEADER, height: measure.heightOf(label, width - FILTER), value: xstring(label) };
  });
}

/** The highest of its cells makes the row as high. */
function rowOf(row: readonly Cell[], { columns }: Sheet, measure: Measure): (CellObject | null)[] {
  return row.map(({ value, tint }, index): CellObject | null => {
    if (value === null || value === '') return null;
    const style = { ...BODY, ...(tint === null ? {} : { backgroundColor: TINTS[tint] }) };
    if (typeof value === 'number') return { ...style, type: Number, value, align: 'right' };
    const width = columns[index]?.width ?? 0;
    const text = bounded(visible(value), width, measure);
    return {
      ...style,
      height: measure.heightOf(text, width),
      type: String,
      // In its own direction, but at the left like its neighbours.
      align: 'left',
      value: xstring(text),
      ...(STARTS_FORMULA.test(text) ? { format: TEXT_FORMAT } : {}),
    };
  });
}

/** What does not fit into a row is cut, and the file that has it is named. */
function bounded(text: string, width: number, measure: Measure): string {
  const beginning = measure.beginning(text, width);
  if (beginning === null) return text;
  const rest = OFFICIAL_LANGUAGES.map((language) => said(language, 'rest'));
  return `${beginning}… [${rest.join(' · ')}]`;
}

/**
 * As ST_Xstring (ECMA-376 part 1, 22.9.2.19) writes it: `_x0041_` would be read as the letter A. A string that every
 * object has as a name of its own is written that way too, since the writer looks strings up in an object.
 */
function xstring(text: string): string {
  const plain = text.replace(/_(?=x[0-9a-f]{4}_)/gi, escapedCharacter);
  return plain in Object.prototype ? plain.replace(/^./, escapedCharacter) : plain;
}

function escapedCharacter(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}

/** An archive keeps a time for each part: that of the writing is replaced by the first that the format knows. */
function sameBytes(archive: Uint8Array): Uint8Array {
  return zipSync(unzipSync(archive), { mtime: new Date(1980, 0, 1) });
}
