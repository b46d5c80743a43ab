/** How high a text stands in a column: nobody but the writer of a workbook tells a spreadsheet how high a row is. */
import { characterWidth, displayWidth, wrap } from '../../locales/width';

/** Points that a line of 10 takes; fonts for Chinese leave more between two lines. */
const LINE = { latin: 12.8, chinese: 15 } as const;
const PADDING = 3;

/** No row can be higher (Excel's limits). */
const HIGHEST = 409;

/** What a cell keeps at its sides, and what bold letters take more. */
const MARGIN = 1.5;

/** Lines after which a text is cut, so that what says so still fits in. */
const MOST_LINES = 20;

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
    const line = width - MARGIN;
    const room = MOST_LINES * line;
    let used = 0;
    let end = 0;
    for (const character of text) {
      used = character === '\n' ? (Math.floor(used / line) + 1) * line : used + advance(character);
      if (used > room) return text.slice(0, end);
      end += character.length;
    }
    return null;
  }
}

/** A workbook has millions of characters, and few of them are different. */
const advances = new Map<string, number>();

function advance(character: string): number {
  const known = advances.get(character);
  if (known !== undefined) return known;
  const measured = advanceOf(character);
  advances.set(character, measured);
  return measured;
}

/** In characters of the average: a font for reading gives capitals more room than figures, and some letters twice it. */
function advanceOf(character: string): number {
  if (/[MW@%—…]/.test(character)) return 1.7;
  return /\p{Lu}/u.test(character) ? 1.25 : characterWidth(character);
}

function heightOf(text: string, column: number): number {
  const columns = displayWidth(text);
  const stretched = [...text].reduce((sum, character) => sum + advance(character), 0);
  const width = column / Math.max(1, stretched / Math.max(1, columns));
  const lines = !text.includes('\n') && columns <= width ? [text] : wrap(text, width);
  const heights = lines.map((line) => {
    // A word that is longer than the line is broken within.
    const parts = Math.max(1, Math.ceil(displayWidth(line) / width));
    return parts * (displayWidth(line) > line.length ? LINE.chinese : LINE.latin);
  });
  return Math.min(HIGHEST, Math.ceil(heights.reduce((sum, height) => sum + height, 0) + PADDING));
}
