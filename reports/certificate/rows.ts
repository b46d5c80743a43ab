/** Rows of cells that go on over as many pages as they need: tables, fields with their labels, parallel paragraphs. */
import type { OfficialLanguage } from '../../locales';
import type { Both } from './details';
import type { Sheet, StructureElement } from './sheet';
import { ACCENT, BODY_WIDTH, HAIRLINE, LABEL, LEADING, PAGE, TEXT, bold, type Style } from './style';
import { visible } from './visible';

/** A paragraph in a cell. */
export interface Piece {
  text: string;
  /** Where it is of one of the two. */
  language?: OfficialLanguage | undefined;
  style?: Style | undefined;
}
export type Cell = readonly Piece[];

interface Line {
  text: string;
  style: Style;
  language: OfficialLanguage | undefined;
  /** Which paragraph of its cell it belongs to. */
  paragraph: number;
}

/** Between the text of two columns. */
const GUTTER = 14;
/** Fewer points than these at the foot of a page do not begin a row that has to be broken. */
const LEAST = 60;
/** So many lines of a broken paragraph go on to the next page. */
const TOGETHER = 3;

/** Chinese and Portuguese of the same text; once where they are the same. */
export function stacked({ zh, pt }: Both, style?: Style): Cell {
  return zh === pt
    ? [{ text: zh, style }]
    : [
        { text: zh, language: 'zh', style },
        { text: pt, language: 'pt', style },
      ];
}

export interface RowsOptions {
  /** Shares of the width. */
  columns: readonly number[];
  /** `Table` for what is read as one; `Div` for paragraphs side by side. */
  as?: 'Table' | 'Div';
  style?: Style;
  /** Above and below the text of a row. */
  padding?: number;
  ruled?: boolean;
  /** Repeated on every page that the rows go on to. */
  header?: readonly Cell[];
  /** The first column names what the row is about. */
  labelled?: boolean;
}

type RowKind = 'head' | 'labelled' | 'plain';

interface OpenCell {
  element: StructureElement;
  /** A paragraph that goes on to another page stays one. */
  paragraphs: Map<number, StructureElement>;
}

export class Rows {
  private readonly columns: readonly { x: number; width: number }[];
  private readonly options: Required<Omit<RowsOptions, 'header'>>;
  private readonly header: readonly Line[][] | null;
  private readonly container: StructureElement;
  private begun = false;

  constructor(
    private readonly sheet: Sheet,
    { header, ...options }: RowsOptions,
  ) {
    this.options = { as: 'Table', style: TEXT, padding: 3, ruled: false, labelled: false, ...options };
    const total = options.columns.reduce((sum, share) => sum + share, 0);
    const room = BODY_WIDTH - GUTTER * (options.columns.length - 1);
    let x: number = PAGE.left;
    this.columns = options.columns.map((share) => {
      const column = { x, width: (share / total) * room };
      x += column.width + GUTTER;
      return column;
    });
    this.container = sheet.element(this.options.as);
    sheet.root.add(this.container);
    this.header = header === undefined ? null : this.measured(header, LABEL);
  }

  row(...cells: Cell[]): void {
    const { sheet } = this;
    const lines = this.measured(cells, this.options.style);
    const height = this.heightOf(lines);
    const headerHeight = this.header === null ? 0 : this.heightOf(this.header);
    const begun = this.begun ? 0 : headerHeight;
    // Paragraphs may go on to the next page; a row of a table is broken only where no page has room for it.
    const fitsOnOne =
      height <= PAGE.bottom - PAGE.top - headerHeight && (this.options.as === 'Table' || height < 2 * LEAST);
    if (sheet.y + begun + (fitsOnOne ? height : LEAST) > PAGE.bottom) this.goOn();
    this.begin();
    const { row, open } = this.open(lines, this.options.labelled ? 'labelled' : 'plain');
    let rest: readonly Line[][] = lines;
    for (;;) {
      const fitting = rest.map((each) => this.fitting(each));
      this.write(fitting, open);
      rest = rest.map((each, index) => each.slice(fitting[index]?.length ?? 0));
      if (rest.every((each) => each.length === 0)) break;
      this.goOn();
    }
    row.end();
    if (this.options.ruled) sheet.rule(sheet.y, 0.4, HAIRLINE);
  }

  /** One cell across all columns, that is kept with what follows it. */
  band(cell: Cell): void {
    const { sheet, options } = this;
    const lines = this.linesOf(cell, BODY_WIDTH, bold(options.style, ACCENT));
    if (sheet.y + this.heightOf([lines]) + 2 * LEAST > PAGE.bottom) this.goOn();
    this.begin();
    sheet.y += options.padding;
    this.whole([lines], 'head');
    sheet.rule(sheet.y, 0.4, HAIRLINE);
  }

  end(): void {
    this.container.end();
  }

  /** The header, on the page of the first row. */
  private begin(): void {
    const { sheet, header } = this;
    if (this.begun) return;
    this.begun = true;
    if (header === null) return;
    this.whole(header, 'head');
    sheet.rule(sheet.y, 0.8, HAIRLINE);
  }

  /** On a new page, under the header of the table. */
  private goOn(): void {
    const { sheet, header } = this;
    sheet.addPage();
    if (header === null || !this.begun) return;
    sheet.artifact(() => this.write(header, null));
    sheet.rule(sheet.y, 0.8, HAIRLINE);
  }

  private measured(cells: readonly Cell[], style: Style): Line[][] {
    return this.columns.map(({ width }, index) => this.linesOf(cells[index] ?? [], width, style));
  }

  private linesOf(cell: Cell, width: number, standard: Style): Line[] {
    return cell.flatMap(({ text, language, style = standard }, paragraph) =>
      this.sheet
        .lines(visible(text), width, style)
        .map((line) => ({ text: line, style, language, paragraph })),
    );
  }

  private heightOf(cells: readonly Line[][]): number {
    const heights = cells.map((lines) => lines.reduce((sum, { style }) => sum + style.size * LEADING, 0));
    return Math.max(0, ...heights) + 2 * this.options.padding;
  }

  /** As many lines as the page has room for; always one, so that an end is reached. */
  private fitting(lines: readonly Line[]): Line[] {
    let y = this.sheet.y + this.options.padding;
    const beyond = lines.findIndex(({ style }, index) => {
      y += style.size * LEADING;
      return index > 0 && y + this.options.padding > PAGE.bottom;
    });
    if (beyond === -1) return [...lines];
    return lines.slice(0, beyond > 2 * TOGETHER ? Math.min(beyond, lines.length - TOGETHER) : beyond);
  }

  private whole(cells: readonly Line[][], kind: RowKind): void {
    const { row, open } = this.open(cells, kind);
    this.write(cells, open);
    row.end();
  }

  private open(cells: readonly Line[][], kind: RowKind): { row: StructureElement; open: OpenCell[] } {
    const { sheet, container } = this;
    const table = this.options.as === 'Table';
    const row = sheet.element(table ? 'TR' : 'Div');
    container.add(row);
    const open = cells.map((_, index) => {
      const heading = kind === 'head' || (kind === 'labelled' && index === 0);
      const element = sheet.element(!table ? 'Div' : heading ? 'TH' : 'TD');
      row.add(element);
      return { element, paragraphs: new Map<number, StructureElement>() };
    });
    return { row, open };
  }

  /** @param open the cells of the document's structure; null for what only repeats */
  private write(cells: readonly Line[][], open: readonly OpenCell[] | null): void {
    const { sheet } = this;
    for (const [index, lines] of cells.entries()) {
      const x = this.columns[index]?.x ?? PAGE.left;
      let y = sheet.y + this.options.padding;
      for (const line of lines) {
        const at = y;
        const draw = () => sheet.write(line.text, x, at, line.style);
        const cell = open?.[index];
        if (cell === undefined) draw();
        else this.paragraph(cell, line).add(draw);
        y += line.style.size * LEADING;
      }
    }
    sheet.y += this.heightOf(cells);
  }

  private paragraph({ element, paragraphs }: OpenCell, line: Line): StructureElement {
    const known = paragraphs.get(line.paragraph);
    if (known !== undefined) return known;
    const paragraph = this.sheet.element('P', line.language);
    element.add(paragraph);
    paragraphs.set(line.paragraph, paragraph);
    return paragraph;
  }
}
