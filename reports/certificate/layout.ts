/** What the sections are made of: headings, paragraphs in both languages, fields. */
import type { OfficialLanguage } from '../../locales';
import type { Both } from './details';
import { Rows, stacked, type Cell } from './rows';
import type { Sheet } from './sheet';
import { ACCENT, HAIRLINE, LABEL, LEADING, PAGE, TEXT, bold, type Style } from './style';
import { visible } from './visible';

/** A heading stays with so much of what follows it. */
const KEPT = 120;
const HEADING: Style = { size: 11.5, weight: 'bold', colour: ACCENT };
const SUBHEADING: Style = bold(TEXT, ACCENT);

/** Numbers its sections. */
export class Layout {
  private sections = 0;

  constructor(readonly sheet: Sheet) {}

  section(title: Both): void {
    this.sections += 1;
    const { sheet } = this;
    sheet.ensure(HEADING.size * LEADING + KEPT);
    if (sheet.y > PAGE.top) sheet.y += 14;
    this.heading('H2', title, HEADING, `${this.sections}.`);
    sheet.rule(sheet.y + 1, 0.9, ACCENT);
    sheet.y += 6;
  }

  subsection(title: Both): void {
    this.sheet.ensure(SUBHEADING.size * LEADING + KEPT);
    this.sheet.y += 5;
    this.heading('H3', title, SUBHEADING, null);
    this.sheet.y += 1;
  }

  /** Both languages on one line where it has room for them. */
  private heading(tag: string, { zh, pt }: Both, style: Style, number: string | null): void {
    const { sheet } = this;
    const element = sheet.element(tag);
    sheet.root.add(element);
    let x: number = PAGE.left;
    const put = (text: string, language?: OfficialLanguage) => {
      const span = sheet.element('Span', language);
      element.add(span);
      for (const [index, line] of sheet.lines(visible(text), PAGE.right - x, style).entries()) {
        if (index > 0) sheet.y += style.size * LEADING;
        const [at, y] = [x, sheet.y];
        span.add(() => sheet.write(line, at, y, style));
      }
    };
    if (number !== null) {
      put(number);
      x += 24;
    }
    put(zh, 'zh');
    const width = sheet.widthOf(visible(zh), style) + style.size * 1.4;
    if (x + width + sheet.widthOf(visible(pt), style) <= PAGE.right) {
      x += width;
      put(pt, 'pt');
    } else {
      sheet.y += style.size * LEADING;
      put(pt, 'pt');
    }
    sheet.y += style.size * LEADING;
    element.end();
  }

  /** Chinese and Portuguese beside each other, of one size. */
  parallel(text: Both, style: Style = TEXT): void {
    this.parallels([text], style);
  }

  parallels(texts: readonly Both[], style: Style = TEXT): void {
    const rows = this.rows({ columns: [1, 1], as: 'Div', style, padding: 2 });
    for (const { zh, pt } of texts) rows.row([{ text: zh, language: 'zh' }], [{ text: pt, language: 'pt' }]);
    rows.end();
  }

  /** One paragraph over the whole width, where it is of no language. */
  note(cell: Cell, style: Style): void {
    const rows = this.rows({ columns: [1], as: 'Div', style, padding: 2 });
    rows.row(cell);
    rows.end();
  }

  rows(options: ConstructorParameters<typeof Rows>[1]): Rows {
    return new Rows(this.sheet, options);
  }

  fields(entries: readonly (readonly [label: Both, value: Cell])[]): void {
    const rows = this.rows({ columns: [3, 7], labelled: true, ruled: true, padding: 3 });
    for (const [label, value] of entries) rows.row(stacked(label, LABEL), value);
    rows.end();
  }

  space(height: number): void {
    this.sheet.y += height;
  }

  rule(weight = 0.5): void {
    this.sheet.rule(this.sheet.y, weight, HAIRLINE);
  }
}
