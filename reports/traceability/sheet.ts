/** A sheet before it has a format: what stands in it, and how wide. */
import type { OfficialLanguage } from '../../locales';
import { said } from './labels';

export type Value = string | number | null;

/** How a status is shaded; its words stand there in any case. */
export type Tint = 'good' | 'bad' | 'doubtful';

export interface Column<Row> {
  label: (language: OfficialLanguage) => string;
  /** In characters, of which a Chinese one takes two. */
  width: number;
  value: (row: Row) => Value;
  tint?: ((row: Row) => Tint | null) | undefined;
}

export interface Cell {
  value: Value;
  tint: Tint | null;
}

export interface Sheet {
  /** Of the workbook's tab. */
  title: string;
  columns: readonly { labels: Record<OfficialLanguage, string>; width: number }[];
  rows: readonly (readonly Cell[])[];
  /** Columns at the left that stay in sight. */
  fixed: number;
}

/** @param label key under `column` of the namespace `traceability` */
export function column<Row>(
  label: string,
  width: number,
  value: Column<Row>['value'],
  tint?: Column<Row>['tint'],
): Column<Row> {
  return { label: (language) => said(language, `column.${label}`), width, value, tint };
}

/** A column for each of the official languages. */
export function inBoth<Row>(
  label: string,
  widths: Record<OfficialLanguage, number>,
  value: (row: Row, language: OfficialLanguage) => Value,
  tint?: Column<Row>['tint'],
): Column<Row>[] {
  return (['zh', 'pt'] as const).map((written) => ({
    label: (language) =>
      said(language, 'inLanguage', {
        label: said(language, `column.${label}`),
        language: said(language, `reports:language.${written}`),
      }),
    width: widths[written],
    value: (row) => value(row, written),
    tint,
  }));
}

/** @param name key under `sheet` of the namespace `traceability` */
export function sheet<Row>(
  name: string,
  fixed: number,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Sheet {
  return {
    title: `${said('zh', `sheet.${name}`)} ${said('pt', `sheet.${name}`)}`,
    fixed,
    columns: columns.map(({ label, width }) => ({ labels: { zh: label('zh'), pt: label('pt') }, width })),
    rows: rows.map((row) =>
      columns.map(({ value, tint }) => ({ value: value(row), tint: tint?.(row) ?? null })),
    ),
  };
}
