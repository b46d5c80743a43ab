/** The results, clause by clause: article by article, with what bears on each. */
import { articleOf, articleTitle, dispatchCitation, hasClause, READINGS } from '../../../regulation';
import { OFFICIAL_LANGUAGES } from '../../../locales';
import type { ClauseVerdict } from '../../verdict';
import { appliedContra, isPartlyExamined } from '../../verdict/reasons';
import { outside, reportText, statusCell } from '../cells';
import type { Layout } from '../layout';
import { stacked, type Cell } from '../rows';
import { BAD, NOTE, SMALL, bold } from '../style';
import type { Section, Subject } from '../subject';
import { both, bothOf } from '../texts';

export const results: Section = (layout, { verdict }) => {
  layout.section(bothOf('section.results'));
  layout.parallel(
    bothOf('results.introduction', (_, say) => ({ section: say('section.readings') })),
    SMALL,
  );
  portugueseNote(layout, verdict);
  layout.space(3);
  const rows = layout.rows({
    columns: [38, 24, 17, 44],
    style: SMALL,
    ruled: true,
    labelled: true,
    header: [
      stacked(bothOf('results.clause')),
      stacked(bothOf('results.status')),
      stacked(bothOf('results.casesColumn')),
      stacked(bothOf('results.remarks')),
    ],
  });
  let heading: string | null = null;
  for (const clause of verdict.clauses) {
    const about = articleHeading(clause.id);
    if (about !== null && about.zh !== heading) {
      heading = about.zh;
      rows.band(stacked(about, undefined));
    }
    rows.row(stacked(clause.citation), statusCell(clause.status), casesCell(clause), remarksCell(clause));
  }
  rows.end();
};

export function portugueseNote(layout: Layout, { regulation }: Subject['verdict']): void {
  if (regulation.portuguese.status === 'working') layout.parallel(bothOf('portuguese.note'), NOTE);
}

function articleHeading(id: string) {
  if (!hasClause(id)) return null;
  const article = articleOf(id);
  return article === null ? bothOf('results.order') : both((language) => articleTitle(article, language));
}

function casesCell({ cases }: ClauseVerdict): Cell {
  if (cases.planned === 0 && cases.run === 0) return [{ text: '—' }];
  return OFFICIAL_LANGUAGES.flatMap((language) => {
    const counts = cases.byLanguage[language];
    return counts === undefined ? [] : [{ text: `${language} ${counts.passed}/${counts.planned}` }];
  });
}

function remarksCell(clause: ClauseVerdict): Cell {
  const { readings = [], reason, authorisations = [] } = clause;
  const numbered = (list: typeof readings) =>
    list.map(({ id }) => READINGS.findIndex((each) => each.id === id) + 1).join(', ');
  const contra = appliedContra(clause) ? readings.filter(({ relation }) => relation === 'contra') : [];
  const others = readings.filter((each) => !contra.includes(each));
  return [
    ...(isPartlyExamined(clause) ? stacked(reportText('partlyExamined'), bold(NOTE, BAD)) : []),
    ...(contra.length === 0
      ? []
      : stacked(bothOf('results.contra', { readings: numbered(contra) }), bold(NOTE, BAD))),
    ...(others.length === 0 ? [] : stacked(bothOf('results.readings', { readings: numbered(others) }), NOTE)),
    ...authorisations.flatMap((dispatch) =>
      stacked(
        both((language) => outside(dispatchCitation(dispatch, language), language)),
        NOTE,
      ),
    ),
    ...(reason === undefined
      ? []
      : stacked(
          both((language) => outside(reason[language], language)),
          NOTE,
        )),
  ];
}
