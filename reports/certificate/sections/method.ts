/** The method: this regulation by its hash, this suite by its version; the scope; what else it rests on. */
import {
  OPTIONS,
  articleTitle,
  dispatchCitation,
  betName,
  citation,
  hasClause,
  isBetId,
} from '../../../regulation';
import { text } from '../../texts';
import { joinedIn, outside, outsideCell, reportText } from '../cells';
import { dayText } from '../dates';
import type { Both } from '../details';
import { stacked } from '../rows';
import { NOTE, SMALL } from '../style';
import type { Section } from '../subject';
import { both, bothOf } from '../texts';

function field(key: string): Both {
  return bothOf(`field.${key}`);
}

export const method: Section = (layout, { verdict, declaration, verdictSha256 }) => {
  const { regulation, suite, tools, scope, articles, languages, tags, options } = verdict;
  const { gazette } = regulation;
  layout.section(bothOf('section.method'));
  layout.parallel(bothOf('method.description'));
  layout.space(4);
  layout.fields([
    [
      field('regulation'),
      stacked(both((language) => `${regulation.title[language]} — ${regulation.instrument[language]}`)),
    ],
    [
      field('gazette'),
      [
        ...stacked(
          bothOf('method.gazette', (language) => ({
            name: gazette.name[language],
            number: gazette.number,
            pages: gazette.pages,
            published: dayText(gazette.published)[language],
          })),
        ),
        ...stacked(gazette.address, NOTE),
      ],
    ],
    [field('regulationSha256'), [{ text: regulation.sha256, style: SMALL }]],
    ...(regulation.portuguese.status === 'working'
      ? [[field('portugueseText'), stacked(bothOf('portuguese.note'))] as const]
      : []),
    [field('suite'), [{ text: `${suite.name} ${suite.version}` }]],
    [
      field('tools'),
      [
        {
          text: Object.entries(tools)
            .map(([name, version]) => `${name} ${version}`)
            .join(' · '),
          style: SMALL,
        },
      ],
    ],
    [field('scope'), stacked(reportText(`scope.${scope}`))],
    [
      field('articles'),
      stacked(
        joinedIn((language) => articles.map((each) => articleTitle(each, language))),
        SMALL,
      ),
    ],
    [
      field('languages'),
      stacked(joinedIn((language) => languages.map((each) => text(language, `language.${each}`)))),
    ],
    [field('asked'), stacked(bothOf(`method.asked.${verdict.ask ?? 'each'}`))],
    ...(tags === null ? [] : [[field('tags'), outsideCell(tags)] as const]),
    [field('options'), stacked(chosenOptions(options))],
    [field('amounts'), stacked(bothOf('method.amounts', { minor: declaration.minorUnitsPerAmount }))],
    [field('verdictSha256'), [{ text: verdictSha256, style: SMALL }]],
  ]);
};

function chosenOptions(chosen: Readonly<Record<string, string>>): Both {
  return joinedIn((language) =>
    Object.entries(chosen).map(([id, value]) => {
      const option = OPTIONS.find((each) => each.id === id);
      return option?.values.find((each) => each.value === value)?.text[language] ?? `${id}: ${value}`;
    }),
  );
}

/** Article 7: what other dispatches allow this table. */
export const authorisations: Section = (layout, { verdict, declaration }) => {
  layout.section(bothOf('section.authorisations'));
  if (verdict.authorisations.length === 0) {
    layout.parallel(bothOf('authorisations.none'));
    return;
  }
  const rows = layout.rows({
    columns: [1, 1, 1],
    style: SMALL,
    ruled: true,
    header: [
      stacked(bothOf('authorisations.dispatch')),
      stacked(bothOf('authorisations.item')),
      stacked(bothOf('authorisations.clauses')),
    ],
  });
  for (const [index, { dispatch, date, item: id, clauses }] of verdict.authorisations.entries()) {
    const names = declaration.authorisations[index]?.['names'] as Partial<Both> | undefined;
    rows.row(
      stacked(both((language) => outside(dispatchCitation({ dispatch, date }, language), language))),
      stacked(
        both((language) =>
          outside(isBetId(id) ? betName(id, language) : `${names?.[language] ?? ''} (${id})`, language),
        ),
      ),
      stacked(
        joinedIn((language) => clauses.map((each) => (hasClause(each) ? citation(each, language) : each))),
      ),
    );
  }
  rows.end();
};

/** Which record the clauses were judged by that a person has to look at. */
export const inspection: Section = (layout, { verdict: { inspection: record } }) => {
  if (record === null) return;
  layout.section(bothOf('section.inspection'));
  layout.fields([
    [field('inspectionFile'), [{ text: record.file }, { text: `SHA-256 ${record.sha256}`, style: SMALL }]],
    [
      field('inspector'),
      stacked(
        both((language) => outside(`${record.inspector.name}, ${record.inspector.function}`, language)),
      ),
    ],
    [field('inspectionDate'), stacked(dayText(record.date))],
    [field('inspectionPlace'), outsideCell(record.place)],
  ]);
};
