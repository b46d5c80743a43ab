/** A sheet as CSV: RFC 4180, UTF-8 with a byte order mark, without which spreadsheets take the Chinese for something else. */
import type { Sheet, Value } from './sheet';
import { inertInCsv, visible } from './text';

const BYTE_ORDER_MARK = '\ufeff';

export function csv({ columns, rows }: Sheet): string {
  const lines = [
    columns.map(({ labels }) => (labels.zh === labels.pt ? labels.zh : `${labels.zh} · ${labels.pt}`)),
    ...rows.map((row) => row.map(({ value }) => value)),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
}

/** Every text stands in quotation marks: a separator of another locale is then within them as well. */
function field(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return `"${inertInCsv(visible(value)).replaceAll('"', '""')}"`;
}
