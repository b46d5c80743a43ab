/** How high a text stands in a column: nobody but the writer of a workbook tells a spreadsheet how high a row is. */
import { characterWidth, displayWidth, wrap } from '../summary/width';

/** Points that a line of 10 takes; fonts for Chinese leave more between two lines. */
const LINE = { latin: 12.8, chinese: 15 } as const;
const PADDING = 3;

/** No row can be higher (Excel's limits). */
const HIGHEST = 409;

/** What a cell keeps at its sides, and what bold letters take more. */
const MARGIN = 1.5;

/** Lines after which a text is cut, so that what says so still fits in. */
const MOST_LINES = 22;

export class Measure {
  private readonly heights = new Map<string, number>();

  /**
   * @param width of the column, in characters
   * @returns points
   */
  heightOf(text: string, width: number): number {
    const known = `${String(width)} ${text}`;
    const height = this.heights.get(known) ?? heightOf(text, width - MARGIN);
    this.heights.set(known, height);
    return height;
  }

  /** As much of the text as fits into the highest row; null where all of it does. */
  beginning(text: string, width: number): string | null {
    const room = MOST_LINES * (width - MARGIN);
    let used = 0;
    let end = 0;
    for (const character of text) {
      used += character === '\n' ? width : characterWidth(character);
      if (used > room) return text.slice(0, end);
      end += character.length;
    }
    return null;
  }
}

function heightOf(text: string, width: number): number {
  const lines = linesOf(text, width).map((line) => {
    // A word that is longer than the line is broken within.
    const parts = Math.max(1, Math.ceil(displayWidth(line) / width));
    return parts * (displayWidth(line) > line.length ? LINE.chinese : LINE.latin);
  });
  return Math.min(HIGHEST, Math.ceil(lines.reduce((sum, line) => sum + line, 0) + PADDING));
}

function linesOf(text: string, width: number): string[] {
  return !text.includes('\n') && displayWidth(text) <= width ? [text] : wrap(text, width);
}
