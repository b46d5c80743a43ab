/** Cells side by side, each wrapped within its column; Chinese takes two columns a character. */
import { displayWidth, wrap } from '../../locales/width';

const GAP = '  ';

/** @param widths of the columns; the last may be exceeded by a word that is wider */
export function besides(cells: readonly string[], widths: readonly number[]): string[] {
  const columns = cells.map((cell, index) => wrap(cell, widths[index] ?? 1));
  const height = Math.max(...columns.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    columns
      .map((lines, index) => pad(lines[line] ?? '', widths[index] ?? 1))
      .join(GAP)
      .trimEnd(),
  );
}

export function indented(text: string, indent: number, width: number): string[] {
  return wrap(text, width - indent).map((line) => `${' '.repeat(indent)}${line}`);
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
}
