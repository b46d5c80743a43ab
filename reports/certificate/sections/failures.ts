/** The cases that failed, and those for which the text states no outcome: dice, what is required, what was found. */
import type { OfficialLanguage } from '../../../locales';
import { clauseText, hasClause, portugueseLabel } from '../../../regulation';
import { text } from '../../texts';
import type { Failure } from '../../verdict';
import { appliedContra } from '../../verdict/reasons';
import { outside } from '../cells';
import type { Layout } from '../layout';
import { stacked, type Cell } from '../rows';
import { BAD, NOTE, QUIET, SMALL, bold } from '../style';
import type { Section } from '../subject';
import { both, bothOf, sayIn } from '../texts';
import { portugueseNote } from './results';

/** So many failed cases of a clause are printed; `verdict.json` has them all. */
const PRINTED = 12;

export const failures: Section = (layout, { verdict }) => {
  const failed = verdict.clauses.filter((clause) => clause.failures.length > 0);
  if (failed.length === 0) return;
  layout.section(bothOf('section.failures'));
  portugueseNote(layout, verdict);
  for (const clause of failed) {
    layout.subsection(both((language) => clause.citation[language]));
    quotation(layout, clause.id);
    if (appliedContra(clause)) layout.parallel(bothOf('failures.contra'), bold(NOTE, BAD));
    const cases = casesOf(clause.failures);
    casesTable(
      layout,
      cases.slice(0, PRINTED).map(({ key, items }) => ({
        key,
        dice: items[0]?.dice ?? [],
        cells: inBoth((language) => failureCell(items, language)),
      })),
    );
    if (cases.length > PRINTED)
      layout.parallel(bothOf('failures.more', { count: cases.length - PRINTED }), NOTE);
  }
};

export const undecided: Section = (layout, { verdict }) => {
  const open = verdict.clauses.filter((clause) => clause.notDecidable.length > 0);
  if (open.length === 0) return;
  layout.section(bothOf('section.undecided'));
  layout.parallel(bothOf('undecided.introduction'), SMALL);
  for (const clause of open) {
    layout.subsection(both((language) => clause.citation[language]));
    const cases = casesOf(clause.notDecidable);
    casesTable(
      layout,
      cases.slice(0, PRINTED).map(({ key, items }) => ({
        key,
        dice: items[0]?.dice ?? [],
        cells: inBoth((language) =>
          items
            .filter((each) => each.language === language)
            .map(({ actual }) => ({
              text: outside(sayIn(language)('failures.actual', { actual }), language),
              language,
            })),
        ),
      })),
    );
    if (cases.length > PRINTED)
      layout.parallel(bothOf('failures.more', { count: cases.length - PRINTED }), NOTE);
  }
};

/** The clause word for word; the Portuguese with what it is. */
function quotation(layout: Layout, id: string): void {
  if (!hasClause(id)) return;
  const style = { ...SMALL, colour: QUIET };
  const rows = layout.rows({ columns: [1, 1], as: 'Div', padding: 2 });
  const label = portugueseLabel(id, 'pt');
  rows.row(
    [{ text: `「${clauseText(id, 'zh')}」`, language: 'zh', style }],
    [
      { text: `«${clauseText(id, 'pt')}»`, language: 'pt', style },
      ...(label === null ? [] : [{ text: `(${label})`, language: 'pt' as const, style: NOTE }]),
    ],
  );
  rows.end();
  layout.space(2);
}

interface Place {
  case: string | null;
  row: number;
  language: OfficialLanguage;
}

/** The two languages of a row of examples are one case. */
function casesOf<T extends Place>(items: readonly T[]): { key: string; items: readonly T[] }[] {
  const groups = new Map<string, T[]>();
  for (const each of items) {
    const key = `${each.case ?? '—'} #${each.row}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups].map(([key, list]) => ({ key, items: list }));
}

type Cells = Record<OfficialLanguage, Cell>;

function inBoth(write: (language: OfficialLanguage) => Cell): Cells {
  return { zh: write('zh'), pt: write('pt') };
}

function casesTable(
  layout: Layout,
  cases: readonly { key: string; dice: readonly (readonly [number, number])[]; cells: Cells }[],
): void {
  const found = bothOf('failures.found');
  const rows = layout.rows({
    columns: [22, 14, 42, 42],
    style: SMALL,
    ruled: true,
    labelled: true,
    header: [
      stacked(bothOf('failures.case')),
      stacked(bothOf('failures.dice')),
      [{ text: found.zh, language: 'zh' }],
      [{ text: found.pt, language: 'pt' }],
    ],
  });
  for (const { key, dice, cells } of cases) {
    const none = (language: OfficialLanguage): Cell => [
      { text: sayIn(language)('failures.notInLanguage'), language, style: NOTE },
    ];
    rows.row(
      [{ text: outside(key, 'zh', 120) }],
      [{ text: diceText(dice) }],
      cells.zh.length === 0 ? none('zh') : cells.zh,
      cells.pt.length === 0 ? none('pt') : cells.pt,
    );
  }
  rows.end();
}

/** The last throws of a case are those that decided it. */
const THROWS = 12;

function diceText(dice: readonly (readonly [number, number])[]): string {
  if (dice.length === 0) return '—';
  const last = dice.slice(-THROWS).map(([one, other]) => `${one}-${other}`);
  return [...(dice.length > THROWS ? ['…'] : []), ...last].join(', ');
}

function failureCell(items: readonly Failure[], language: OfficialLanguage): Cell {
  const say = sayIn(language);
  const own = items.filter((each) => each.language === language);
  return own.flatMap(({ required, actual, evidence, message, file, line, shownBy, contradicted }) => [
    ...(required === null || actual === null
      ? [{ text: outside(message ?? text(language, 'cause.error'), language), language }]
      : [
          { text: say('failures.required', { required: outside(required, language) }), language },
          {
            text: say(evidence === undefined ? 'failures.actual' : 'failures.inspected', {
              actual: outside(actual, language),
            }),
            language,
            style: bold(SMALL),
          },
        ]),
    ...(shownBy === undefined
      ? []
      : [{ text: text(language, 'judged.shownBy', { number: shownBy }), language, style: NOTE }]),
    ...(contradicted === true
      ? [{ text: text(language, 'judged.contradicted'), language, style: NOTE }]
      : []),
    { text: `${file}:${line}`, style: { ...NOTE, size: 6.5 } },
  ]);
}
