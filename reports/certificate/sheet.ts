/**
 * Pages to write on: A4, tagged, PDF/A-2b. What repeats on every page (watermark, header, footer) is an artifact, so
 * that a reader or a search finds each word of the report once.
 */
import PDFDocument from 'pdfkit';
import type { OfficialLanguage } from '../../locales';
import { fontFiles } from './fonts';
import { breakLines } from './lines';
import { LEADING, PAGE, type Style } from './style';

/** BCP 47, as the law is published in Macau. */
export const LANGUAGE_TAGS: Readonly<Record<OfficialLanguage, string>> = { zh: 'zh-Hant-MO', pt: 'pt-PT' };

/** Widths are measured at this size, and are as the size of the type. */
const UNIT = 1000;

export type StructureElement = ReturnType<InstanceType<typeof PDFDocument>['struct']>;

export interface DocumentInformation {
  title: string;
  author: string;
  subject: string;
  /** Fixed by what the report is about, so that the same input makes the same file. */
  created: Date;
  creator: string;
}

export interface Furniture {
  /** Drawn first on every page, under its text. */
  background(sheet: Sheet): void;
  /** Drawn last on every page. */
  frame(sheet: Sheet, page: number, pages: number): void;
}

export class Sheet {
  /** Where the next thing is written, from the top of the page. */
  y: number = PAGE.top;
  readonly root: StructureElement;
  private readonly document: PDFKit.PDFDocument;
  private readonly chunks: Buffer[] = [];
  private readonly widths = new Map<string, number>();

  constructor(
    { title, author, subject, created, creator }: DocumentInformation,
    private readonly furniture: Furniture,
  ) {
    this.document = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      subset: 'PDF/A-2b',
      tagged: true,
      lang: LANGUAGE_TAGS.zh,
      displayTitle: true,
      info: {
        Title: title,
        Author: author,
        Subject: subject,
        Creator: creator,
        Producer: creator,
        CreationDate: created,
        ModDate: created,
      },
    });
    this.document.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    for (const [weight, file] of Object.entries(fontFiles())) this.document.registerFont(weight, file);
    this.addPage();
    this.root = this.element('Document');
    this.document.addStructure(this.root);
  }

  addPage(): void {
    this.document.addPage();
    this.y = PAGE.top;
    this.artifact(() => this.furniture.background(this));
  }

  /** Goes on to a new page where less than `height` is left. */
  ensure(height: number): void {
    if (this.y + height > PAGE.bottom && this.y > PAGE.top) this.addPage();
  }

  lines(text: string, width: number, style: Style): string[] {
    return breakLines(text, width, (part) => this.widthOf(part, style));
  }

  /** The same words come again and again. */
  widthOf(text: string, { size, weight }: Style): number {
    const key = `${weight} ${text}`;
    const known = this.widths.get(key);
    const width = known ?? this.document.font(weight).fontSize(UNIT).widthOfString(text) / UNIT;
    if (known === undefined) this.widths.set(key, width);
    return width * size;
  }

  /** One line that was measured before. */
  write(line: string, x: number, y: number, { size, weight, colour }: Style): void {
    this.document.font(weight).fontSize(size).fillColor(colour).text(line, x, y, { lineBreak: false });
  }

  writeCentred(line: string, y: number, style: Style): void {
    this.write(line, (PAGE.width - this.widthOf(line, style)) / 2, y, style);
  }

  rule(y: number, weight: number, colour: string, from: number = PAGE.left, to: number = PAGE.right): void {
    this.artifact(() => this.line(y, weight, colour, from, to));
  }

  /** As {@link Sheet.rule}, within an artifact. */
  line(y: number, weight: number, colour: string, from: number = PAGE.left, to: number = PAGE.right): void {
    this.document.lineWidth(weight).strokeColor(colour).moveTo(from, y).lineTo(to, y).stroke();
  }

  frame(x: number, y: number, width: number, height: number, weight: number, colour: string): void {
    this.artifact(() =>
      this.document.lineWidth(weight).strokeColor(colour).rect(x, y, width, height).stroke(),
    );
  }

  /** Lines beside the diagonal of the page, each at its distance from the middle. */
  writeAcross(lines: readonly { text: string; style: Style; offset: number }[], degrees: number): void {
    const centre = { x: PAGE.width / 2, y: PAGE.height / 2 };
    this.document.save().rotate(-degrees, { origin: [centre.x, centre.y] });
    for (const { text, style, offset } of lines) {
      const x = centre.x - this.widthOf(text, style) / 2;
      this.write(text, x, centre.y + offset - (style.size * LEADING) / 2, style);
    }
    this.document.restore();
  }

  element(type: string, language?: OfficialLanguage): StructureElement {
    return this.document.struct(type, language === undefined ? {} : { lang: LANGUAGE_TAGS[language] });
  }

  artifact(draw: () => void): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    draw();
    this.document.endMarkedContent();
  }

  /** Closes the pages. */
  end(): Promise<Buffer> {
    const { start, count } = this.document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.document.switchToPage(start + index);
      this.artifact(() => this.furniture.frame(this, index + 1, count));
    }
    this.root.end();
    return new Promise((resolve, reject) => {
      this.document.once('end', () => resolve(Buffer.concat(this.chunks)));
      this.document.once('error', reject);
      this.document.end();
    });
  }
}
