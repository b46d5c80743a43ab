/** The head of the first page: who reports, what this is, its number, and in one glance what came of it. */
import type { Both } from '../details';
import { stacked, type Cell } from '../rows';
import { ACCENT, BAD, BODY_WIDTH, NOTE, TEXT, bold, type Style } from '../style';
import type { Section } from '../subject';
import { bothOf } from '../texts';
import { visible } from '../visible';

const TITLE: Style = { size: 21, weight: 'bold', colour: ACCENT };
const SUBTITLE: Style = { size: 10, weight: 'regular', colour: ACCENT };

/** What is missing is told where the fields are. */
function optional(value: Both | undefined, style: Style): Cell {
  return value === undefined ? [] : stacked(value, style);
}

export const masthead: Section = (layout, subject) => {
  const { sheet } = layout;
  const { laboratory } = subject.details;
  sheet.y = 52;
  const head = layout.rows({ columns: [1, 1], as: 'Div', padding: 0 });
  head.row(optional(laboratory?.name, bold({ ...TEXT, size: 11 }, ACCENT)), [
    ...optional(laboratory?.address, NOTE),
    ...optional(laboratory?.accreditation, NOTE),
  ]);
  head.end();
  sheet.rule(sheet.y + 7, 1.6, ACCENT);
  sheet.rule(sheet.y + 10, 0.5, ACCENT);
  sheet.y += 26;

  const title = sheet.element('H1');
  sheet.root.add(title);
  const centred = (element: ReturnType<typeof sheet.element>, text: string, style: Style) => {
    for (const line of sheet.lines(visible(text), BODY_WIDTH, style)) {
      const { y } = sheet;
      element.add(() => sheet.writeCentred(line, y, style));
      sheet.y += style.size * 1.36;
    }
  };
  const paragraph = (text: string, style: Style, language?: 'zh' | 'pt') => {
    const element = sheet.element('P', language);
    sheet.root.add(element);
    centred(element, text, style);
    element.end();
  };
  const names = bothOf('title');
  for (const language of ['zh', 'pt'] as const) {
    const span = sheet.element('Span', language);
    title.add(span);
    centred(span, names[language], TITLE);
  }
  title.end();
  sheet.y += 6;
  const { title: regulation } = subject.verdict.regulation;
  const subtitle = bothOf('subtitle', (language) => ({ regulation: regulation[language] }));
  for (const language of ['zh', 'pt'] as const) paragraph(subtitle[language], SUBTITLE, language);
  sheet.y += 8;
  const label = bothOf('number');
  paragraph(`${label.zh} · ${label.pt}\u3000${subject.number}`, bold({ ...TEXT, size: 11 }));
  if (subject.details.number === undefined) {
    const notAssigned = bothOf('numberNotAssigned');
    for (const language of ['zh', 'pt'] as const)
      paragraph(notAssigned[language], { ...NOTE, colour: BAD }, language);
  }
  sheet.y += 6;
};
