/** The statement of conformity: on what, with which outcome, by which rule (ISO/IEC 17025:2017, 7.8.6). */
import { OFFICIAL_LANGUAGES } from '../../../locales';
import type { Both } from '../details';
import { text } from '../../texts';
import { CLAUSE_STATUSES, type Verdict } from '../../verdict';
import { appliedContra } from '../../verdict/reasons';
import { STATUS_COLOURS, joinedIn, outside, reportText, statusCell } from '../cells';
import { stacked } from '../rows';
import { BAD, NOTE, PAGE, SMALL, TEXT, bold, type Style } from '../style';
import type { Section } from '../subject';
import { both, bothOf } from '../texts';
import { visible } from '../visible';
import type { Layout } from '../layout';

const OUTCOME: Style = { size: 17, weight: 'bold', colour: BAD };
const FRAME_HEIGHT = 42;
/** Between the statements of the two languages. */
const GAP = 28;

/** The verdict in a frame, on the first page. */
export const outcome: Section = (layout, { verdict }) => {
  const { sheet } = layout;
  const word = reportText(`verdict.${verdict.verdict}`);
  sheet.ensure(FRAME_HEIGHT + 10);
  const width = PAGE.right - PAGE.left;
  const words = { zh: word.zh, pt: word.pt.toLocaleUpperCase('pt') };
  const style = fitted(layout, words, { ...OUTCOME, colour: STATUS_COLOURS[verdict.verdict] });
  sheet.frame(PAGE.left, sheet.y, width, FRAME_HEIGHT, 1.2, style.colour);
  sheet.frame(PAGE.left + 3, sheet.y + 3, width - 6, FRAME_HEIGHT - 6, 0.4, style.colour);
  const element = sheet.element('P');
  sheet.root.add(element);
  const total = OFFICIAL_LANGUAGES.reduce((sum, each) => sum + sheet.widthOf(words[each], style), GAP);
  let x = (PAGE.width - total) / 2;
  const y = sheet.y + (FRAME_HEIGHT - style.size * 1.44) / 2;
  for (const language of OFFICIAL_LANGUAGES) {
    const span = sheet.element('Span', language);
    element.add(span);
    const at = x;
    span.add(() => sheet.write(visible(words[language]), at, y, style));
    x += sheet.widthOf(words[language], style) + GAP;
  }
  element.end();
  sheet.y += FRAME_HEIGHT + 6;
  for (const { texts } of [
    ...verdict.reasons.filter(({ code }) => code === 'voids_depend'),
    ...verdict.remarks.filter(({ code }) => code === 'void_throws' || code === 'told_by_table'),
  ]) {
    layout.parallel(
      both((language) => outside(texts[language], language)),
      { ...NOTE, size: 8.5 },
    );
  }
  asDescribed(layout, verdict);
  const contra = verdict.clauses.filter(appliedContra).length;
  if (contra > 0) layout.parallel(bothOf('results.outcomeContra', { count: contra }), { ...NOTE, size: 8.5 });
};

/** A long statement in letters small enough for the frame. */
function fitted(layout: Layout, words: Both, style: Style): Style {
  const room = PAGE.right - PAGE.left - 2 * GAP;
  const wide = OFFICIAL_LANGUAGES.reduce((sum, each) => sum + layout.sheet.widthOf(words[each], style), GAP);
  return wide <= room ? style : { ...style, size: (style.size * room) / wide };
}

/** Whoever reads that it conforms by its maker's description reads beside it what that description is. */
function asDescribed(layout: Layout, { asDescribed: list = [] }: Verdict): void {
  if (list.length === 0) return;
  layout.parallel(bothOf('results.asDescribed'), bold(SMALL));
  layout.parallels(
    list.map(({ texts }) => both((language) => `– ${outside(texts[language], language, 900)}`)),
    SMALL,
  );
}

export const conformity: Section = (layout, subject) => {
  const { verdict, details } = subject;
  const { title, instrument } = verdict.regulation;
  layout.section(bothOf('section.conformity'));
  layout.parallels([
    bothOf(`statement.${verdict.verdict}`, (language, say) => ({
      regulation: title[language],
      instrument: instrument[language],
      method: say('section.method'),
      readings: say('section.readings'),
    })),
    ...failedClauses(verdict),
    ...contraClauses(verdict),
  ]);
  statusCounts(layout, verdict);
  reasons(layout, verdict);
  layout.subsection(bothOf('decisionRule.title'));
  layout.parallel(
    details.decisionRule ??
      bothOf(verdict.inspection === null ? 'decisionRule.suite' : 'decisionRule.suiteInspected'),
  );
};

function failedClauses({ clauses }: Verdict) {
  const failed = clauses.filter(({ status }) => status === 'does_not_conform');
  if (failed.length === 0) return [];
  const list = joinedIn((language) => failed.map(({ citation }) => citation[language]));
  return [bothOf('statement.failed', (language) => ({ count: failed.length, clauses: list[language] }))];
}

/** Wherever it is said that a clause conforms, so is that it was applied against its letter. */
function contraClauses({ clauses }: Verdict) {
  const contra = clauses.filter(appliedContra);
  if (contra.length === 0) return [];
  const list = joinedIn((language) => contra.map(({ citation }) => citation[language]));
  return [bothOf('statement.contra', (language) => ({ count: contra.length, clauses: list[language] }))];
}

function statusCounts(layout: Layout, { clauses, cases }: Verdict): void {
  layout.space(4);
  const rows = layout.rows({
    columns: [4, 2, 3],
    style: SMALL,
    ruled: true,
    labelled: true,
    padding: 2,
    header: [
      stacked(bothOf('results.status')),
      stacked(bothOf('results.clauses')),
      stacked(bothOf('results.contraAmong')),
    ],
  });
  for (const status of CLAUSE_STATUSES) {
    const counted = clauses.filter((clause) => clause.status === status);
    if (counted.length === 0) continue;
    const contra = counted.filter(appliedContra).length;
    rows.row(statusCell(status), [{ text: String(counted.length) }], [{ text: String(contra) }]);
  }
  rows.end();
  const { planned, run, passed, failed } = cases;
  layout.parallel(bothOf('results.cases', { planned, run, passed, failed }), SMALL);
}

function reasons(layout: Layout, { reasons: list, remarks, verdict }: Verdict): void {
  if (list.length > 0) {
    layout.subsection(
      both((language) =>
        text(language, verdict === 'does_not_conform' ? 'summary.reasonsBeside' : 'summary.reasons').replace(
          /[:：]$/u,
          '',
        ),
      ),
    );
    layout.parallels(
      list.map(({ texts }) => both((language) => `– ${outside(texts[language], language)}`)),
      TEXT,
    );
  }
  const told = remarks.filter(({ code }) => code !== 'contra_litteram');
  if (told.length === 0) return;
  layout.subsection(bothOf('results.remarks'));
  layout.parallels(
    told.map(({ texts }) => both((language) => `– ${outside(texts[language], language, 900)}`)),
    SMALL,
  );
}
