/** What every page has: the watermark under its text, the number above and the page below. */
import { OFFICIAL_LANGUAGES } from '../../locales';
import type { Mark } from './marks';
import type { Furniture, Sheet } from './sheet';
import { HAIRLINE, NOTE, PAGE, type Style } from './style';
import type { Subject } from './subject';
import { bothOf } from './texts';
import { visible } from './visible';

/** So light that black text on it keeps a contrast of more than 12 to 1. */
const COLOURS: Readonly<Record<Mark, string>> = {
  does_not_conform: '#f8e2e0',
  interim: '#f5ead4',
  fault: '#f8e2e0',
  reference: '#e8ecf2',
  draft: '#eaeaea',
};

const DEGREES = 52;
/** The largest type of a line, and what it takes up of the page's height across the diagonal. */
const LARGEST = 60;
const SLOT = 78;
/** Where there are many lines they share so much. */
const ALL_SLOTS = 340;
const EDGE = 24;

export function furnitureOf(subject: Subject): Furniture {
  return {
    background: (sheet) => watermark(sheet, subject.marks),
    frame: (sheet, page, pages) => frame(sheet, subject, page, pages),
  };
}

function watermark(sheet: Sheet, marks: readonly Mark[]): void {
  const words = marks.flatMap((mark) => {
    const texts = bothOf(`mark.${mark}`);
    return OFFICIAL_LANGUAGES.map((language) => ({ text: visible(texts[language]), colour: COLOURS[mark] }));
  });
  const slot = Math.min(SLOT, ALL_SLOTS / words.length);
  const lines = words.map(({ text, colour }, index) => {
    const offset = (index - (words.length - 1) / 2) * slot;
    const unit = sheet.widthOf(text, { size: 1, weight: 'bold', colour });
    const size = Math.min(LARGEST, slot / 1.2, lengthAt(offset) / unit);
    return { text, offset, style: { size, weight: 'bold', colour } satisfies Style };
  });
  sheet.writeAcross(lines, DEGREES);
}

/** How long a line may be that runs beside the diagonal, so that no corner of the page cuts it. */
function lengthAt(offset: number): number {
  const [sine, cosine] = [Math.sin((DEGREES * Math.PI) / 180), Math.cos((DEGREES * Math.PI) / 180)];
  const beside = Math.abs(offset);
  return (
    2 *
    Math.min(
      (PAGE.width / 2 - EDGE - beside * sine) / cosine,
      (PAGE.height / 2 - EDGE - beside * cosine) / sine,
    )
  );
}

function frame(sheet: Sheet, { number }: Subject, page: number, pages: number): void {
  const title = bothOf('title');
  if (page > 1) {
    sheet.write(`${title.zh}\u3000${title.pt}`, PAGE.left, 42, NOTE);
    sheet.write(number, PAGE.right - sheet.widthOf(number, NOTE), 42, NOTE);
    sheet.line(57, 0.5, HAIRLINE);
  }
  const { zh, pt } = bothOf('page', { page, pages });
  sheet.line(792, 0.5, HAIRLINE);
  sheet.write(number, PAGE.left, 798, NOTE);
  const text = `${zh}\u3000${pt}`;
  sheet.write(text, PAGE.right - sheet.widthOf(text, NOTE), 798, NOTE);
}
