/**
 * The sheets as a workbook (ECMA-376) for Excel and LibreOffice. The same sheets give the same bytes: nothing in it
 * tells when it was written.
 */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeExcelFile, { type CellObject } from 'write-excel-file/node';
import { OFFICIAL_LANGUAGES } from '../../locales';
import { said } from './labels';
import { Measure } from './measure';
import type { Cell, Sheet, Tint } from './sheet';
import { OWN_NAME, STARTS_FORMULA, visible } from './text';
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
  return finished(written);
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
 * As ST_Xstring (ECMA-376 part 1, 22.9.2.19) writes it: `_x0041_` alone would be read as the letter A. And the library
 * looks strings up in an object, which has some of its own: a mark keeps them apart until the archive is finished.
 */
function xstring(text: string): string {
  const plain = text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
  return plain in Object.prototype ? `${OWN_NAME}${plain}` : plain;
}

/** An archive keeps a time for each part: that of the writing is replaced by the first that the format knows. */
function finished(archive: Uint8Array): Uint8Array {
  const parts = unzipSync(archive);
  const strings = strFromU8(parts[STRINGS] ?? new Uint8Array());
  parts[STRINGS] = strToU8(strings.replaceAll(`<t>${OWN_NAME}`, '<t>'));
  return zipSync(parts, { mtime: new Date(1980, 0, 1) });
}

const STRINGS = 'xl/sharedStrings.xml';
