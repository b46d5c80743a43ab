/** What was not tested, and why: what this run left open, and what no run examines by driving a table. */
import { UNTESTED, articleOf, citation, hasClause, CLAUSES, type Untested } from '../../../regulation';
import type { ClauseVerdict, Verdict } from '../../verdict';
import { outside, statusCell } from '../cells';
import type { Both } from '../details';
import { stacked, type Cell } from '../rows';
import { SMALL } from '../style';
import type { Section } from '../subject';
import { both, bothOf } from '../texts';
import type { Layout } from '../layout';

const WITHOUT_RESULT: readonly ClauseVerdict['status'][] = [
  'inconclusive',
  'inspection_pending',
  'not_observed',
  'not_applicable',
];

export const untested: Section = (layout, { verdict }) => {
  layout.section(bothOf('section.untested'));
  const open = verdict.clauses.filter(({ status }) => WITHOUT_RESULT.includes(status));
  if (open.length === 0) layout.parallel(bothOf('untested.none'));
  else {
    layout.parallel(bothOf('untested.introduction'), SMALL);
    const rows = reasonRows(layout, true);
    for (const { citation: cited, status, reason } of open) {
      const why = both((language) => (reason === undefined ? '—' : outside(reason[language], language)));
      rows.row(stacked(cited), statusCell(status), ...half(why));
    }
    rows.end();
  }
  layout.subsection(bothOf('untested.byNature'));
  layout.parallel(bothOf('untested.byNatureIntroduction'), SMALL);
  const rows = reasonRows(layout, false);
  for (const { id, reason } of inherent(verdict)) rows.row(stacked(cited(id)), ...half(reason));
  rows.end();
};

function reasonRows(layout: Layout, withStatus: boolean) {
  const reason = bothOf('untested.reason');
  return layout.rows({
    columns: withStatus ? [34, 22, 34, 34] : [34, 45, 45],
    style: SMALL,
    ruled: true,
    labelled: true,
    header: [
      stacked(bothOf('results.clause')),
      ...(withStatus ? [stacked(bothOf('results.status'))] : []),
      [{ text: reason.zh, language: 'zh' }],
      [{ text: reason.pt, language: 'pt' }],
    ],
  });
}

function half({ zh, pt }: Both): [Cell, Cell] {
  return [[{ text: zh, language: 'zh' }], [{ text: pt, language: 'pt' }]];
}

/** Numbers and headings prescribe nothing, and are not listed. */
function inherent({ articles, scope }: Verdict): readonly Untested[] {
  return UNTESTED.filter(({ id, kind }) => {
    const owner = ownerOf(id);
    if (kind === 'structure' || owner === null) return false;
    const article = articleOf(owner.clause);
    return article === null ? scope === 'full' : articles.includes(article);
  });
}

/** The clause, and which of its sentences, by the Chinese text. */
function ownerOf(id: string): { clause: string; sentence: number | null } | null {
  if (hasClause(id)) return { clause: id, sentence: null };
  const owner = CLAUSES.find(({ norms }) => norms.some((norm) => norm.id === id));
  if (owner === undefined) return null;
  return { clause: owner.id, sentence: owner.norms.findIndex((norm) => norm.id === id) + 1 };
}

function cited(id: string): Both {
  const owner = ownerOf(id);
  if (owner === null) return { zh: id, pt: id };
  const { clause: of, sentence } = owner;
  return sentence === null
    ? both((language) => citation(of, language))
    : bothOf('untested.sentence', (language) => ({ clause: citation(of, language), sentence }));
}
