/** What the sheets are about: the run, the table, the law, and how the other sheets are to be read. */
import type { OfficialLanguage } from '../../locales';
import { META, dispatchCitation } from '../../regulation';
import { CASE_STATUSES } from '../attempts';
import { CLAUSE_STATUSES, type Verdict } from '../verdict';
import type { Traceability } from './input';
import { said, word } from './labels';
import { tintOf } from './outcome';
import { column, inBoth, sheet, type Column, type Sheet, type Tint } from './sheet';

interface Note {
  part: string;
  item: (language: OfficialLanguage) => string;
  content: (language: OfficialLanguage) => string;
  tint?: Tint | null;
}

const COLUMNS: readonly Column<Note>[] = [
  column('part', 28, ({ part }) => word(`part.${part}`)),
  ...inBoth<Note>('item', { zh: 30, pt: 38 }, ({ item }, language) => item(language)),
  ...inBoth<Note>(
    'content',
    { zh: 70, pt: 80 },
    ({ content }, language) => content(language),
    ({ tint }) => tint ?? null,
  ),
];

type Written = (language: OfficialLanguage) => string;

/** Labels that the Allure report has as well. */
function environment(key: string, values: Record<string, string> = {}): Written {
  return (language) => {
    const label = said(language, `reports:allure.environment.${key}`, values);
    // There they follow a label of the report's own.
    return label.charAt(0).toLocaleUpperCase(language) + label.slice(1);
  };
}

function own(key: string): Written {
  return (language) => said(language, `item.${key}`);
}

function same(text: string): Written {
  return () => text;
}

export function noteSheet({ verdict }: Traceability): Sheet {
  return sheet('notes', 0, COLUMNS, [
    ...conclusion(verdict),
    ...table(verdict),
    ...declared(verdict),
    ...law(verdict),
    ...run(verdict),
    ...legend(),
  ]);
}

function conclusion({ verdict, partial, reasons, remarks, cases, clauses }: Verdict): Note[] {
  const part = 'conclusion';
  const name = (language: OfficialLanguage) => {
    const words = said(language, `reports:verdict.${verdict}`);
    return partial ? said(language, 'reports:allure.partialVerdict', { verdict: words }) : words;
  };
  const count = (status: (typeof CLAUSE_STATUSES)[number]) =>
    clauses.filter((each) => each.status === status).length;
  return [
    {
      part,
      item: environment('verdict'),
      content: name,
      tint: verdict === 'conforms' && !partial ? 'good' : verdict === 'does_not_conform' ? 'bad' : 'doubtful',
    },
    ...reasons.map(({ texts }): Note => ({ part, item: own('reason'), content: (each) => texts[each] })),
    ...remarks.map(({ texts }): Note => ({ part, item: own('remark'), content: (each) => texts[each] })),
    ...CLAUSE_STATUSES.flatMap((status): Note[] =>
      count(status) === 0
        ? []
        : [
            {
              part,
              item: (language) =>
                said(language, 'item.clausesOf', { status: said(language, `reports:status.${status}`) }),
              content: same(String(count(status))),
            },
          ],
    ),
    {
      part,
      item: own('cases'),
      content: (language) =>
        said(language, 'casesCounted', {
          planned: cases.planned,
          run: cases.run,
          passed: cases.passed,
          failed: cases.failed,
        }),
    },
  ];
}

function table({ adapter, target }: Verdict): Note[] {
  const part = 'table';
  const about: [Written, string | undefined][] = [
    [own('maker'), target?.maker],
    [own('model'), target?.model],
    [environment('firmware'), target?.firmware],
    [environment('softwareHash'), target?.softwareHash],
    [environment('serialNumber'), target?.serialNumber],
    [environment('adapter'), `${adapter.kind} ${adapter.target}`],
  ];
  return about.flatMap(([item, content]) =>
    content === undefined ? [] : [{ part, item, content: same(content) }],
  );
}

function declared(verdict: Verdict): Note[] {
  const part = 'declared';
  const { readings, scope, tags, authorisations, inspection, languages } = verdict;
  const { decision } = readings;
  return [
    { part, item: environment('scope'), content: (each) => said(each, `reports:scope.${scope}`) },
    {
      part,
      item: environment('languages'),
      content: (each) =>
        languages
          .map((language) => said(each, `reports:language.${language}`))
          .join(said(each, 'reports:enumeration')),
    },
    {
      part,
      item: environment('readings'),
      content: (each) => said(each, `reports:readingSet.${readings.set}`),
    },
    {
      part,
      item: environment('decision'),
      content: decision === null ? (each) => said(each, 'nobody') : same(`${decision.by}, ${decision.on}`),
    },
    ...authorisations.map((each): Note => ({
      part,
      item: (language) => said(language, 'reports:allure.authorisations'),
      content: (language) => `${dispatchCitation(each, language)}: ${each.item}`,
    })),
    ...(inspection === null
      ? []
      : [
          {
            part,
            item: environment('inspection'),
            content: same(
              [
                inspection.inspector.name,
                inspection.inspector.function,
                inspection.date,
                inspection.place,
                `SHA-256 ${inspection.sha256}`,
              ].join(', '),
            ),
          },
        ]),
    ...(tags === null ? [] : [{ part, item: environment('tags'), content: same(tags) }]),
  ];
}

function law({ regulation }: Verdict): Note[] {
  const part = 'law';
  const { instrument, title, gazette, sha256 } = regulation;
  return [
    { part, item: own('instrument'), content: (each) => instrument[each] },
    { part, item: own('title'), content: (each) => title[each] },
    {
      part,
      item: own('gazette'),
      content: (each) =>
        said(each, 'page:gazette', {
          name: gazette.name[each],
          number: gazette.number,
          published: gazette.published,
        }),
    },
    { part, item: environment('regulation'), content: same(sha256) },
    { part, item: own('portuguese'), content: (each) => META.portuguese.note[each] },
  ];
}

function run({ suite, startedAt, finishedAt, interrupted, tools }: Verdict): Note[] {
  const part = 'run';
  return [
    { part, item: environment('suite'), content: same(`${suite.name} ${suite.version}`) },
    { part, item: own('started'), content: same(startedAt) },
    { part, item: own('finished'), content: same(finishedAt) },
    { part, item: own('interrupted'), content: (each) => said(each, interrupted ? 'yes' : 'no') },
    ...Object.entries(tools).map(([name, version]): Note => ({
      part,
      item: environment('tool', { name }),
      content: same(version),
    })),
  ];
}

const EXPLAINED = ['sheets', 'languages', 'contra', 'text', 'files'] as const;

function legend(): Note[] {
  const part = 'legend';
  return [
    ...EXPLAINED.map((key): Note => ({
      part,
      item: own(`about.${key}`),
      content: (each) => said(each, `about.${key}`),
    })),
    ...CLAUSE_STATUSES.map((status): Note => ({
      part: 'clauseLegend',
      item: (each) => said(each, `reports:status.${status}`),
      content: (each) => said(each, `meaning.${status}`),
      tint: tintOf(status),
    })),
    ...CASE_STATUSES.map((status): Note => ({
      part: 'caseLegend',
      item: (each) => said(each, `caseStatus.${status}`),
      content: (each) => said(each, `meaningOfCase.${status}`),
      tint: tintOf(status),
    })),
  ];
}
