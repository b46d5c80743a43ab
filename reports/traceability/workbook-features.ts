/** What the library leaves to its own extension point: a filter over each table, and how a sheet is printed. */
import {
  getCellAddress,
  getOpeningTagMarkup,
  getOrderOfSiblings,
  getSelfClosingTagMarkup,
  findElement,
  insertElementMarkupAccordingToOrderOfSiblings,
  replaceElement,
  sanitizeAttributeValue,
  sanitizeTextContent,
} from 'write-excel-file/utility';
import type writeExcelFile from 'write-excel-file/node';
import type { Sheet } from './sheet';

type Feature = NonNullable<NonNullable<Parameters<typeof writeExcelFile>[1]>['features']>[number];

const WORKSHEET = 'xl/worksheets/sheet{id}.xml';

/** `ST_PaperSize`: the tables are wide. */
const A3 = 8;

export function filtersAndPrint(sheets: readonly Sheet[]): Feature {
  const order = getOrderOfSiblings(WORKSHEET, 'worksheet') ?? [];
  return {
    files: {
      transform: {
        [WORKSHEET]: {
          transform: (xml, _options, { sheetIndex }) => {
            const shown = sheets[sheetIndex];
            if (shown === undefined) return xml;
            return [
              '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
              getSelfClosingTagMarkup('autoFilter', { ref: rangeOf(shown, '') }),
            ].reduce(
              (written, element) =>
                insertElementMarkupAccordingToOrderOfSiblings(written, element, order, 'worksheet'),
              xml,
            );
          },
          transformElementAttributes: (tag, attributes) =>
            tag === 'pageSetup'
              ? { ...attributes, paperSize: A3, fitToWidth: 1, fitToHeight: 0 }
              : attributes,
        },
        'xl/workbook.xml': {
          transform: (xml) => {
            const names = findElement(xml, 'definedNames');
            return names === undefined ? xml : replaceElement(xml, names, definedNames(sheets));
          },
        },
      },
    },
  };
}

/** Spreadsheets look for the filter under a name as well, and for the rows that every printed page repeats. */
function definedNames(sheets: readonly Sheet[]): string {
  const named = sheets.flatMap((sheet, index) => {
    const tab = `'${sheet.title.replaceAll("'", "''")}'!`;
    const name = (of: string, value: string, hidden: Record<string, number>) =>
      `${getOpeningTagMarkup('definedName', {
        name: sanitizeAttributeValue(`_xlnm.${of}`),
        localSheetId: index,
        ...hidden,
      })}${sanitizeTextContent(value)}</definedName>`;
    return [
      name('_FilterDatabase', `${tab}${rangeOf(sheet, '$')}`, { hidden: 1 }),
      name('Print_Titles', `${tab}$1:$1`, {}),
    ];
  });
  return `<definedNames>${named.join('')}</definedNames>`;
}

/** The header and every row below it. */
function rangeOf({ columns, rows }: Sheet, fixed: '' | '$'): string {
  return [getCellAddress(0, 0), getCellAddress(rows.length, columns.length - 1)]
    .map((address) =>
      address.replace(/^([A-Z]+)(\d+)$/, (_, letters, digits) => `${fixed}${letters}${fixed}${digits}`),
    )
    .join(':');
}
