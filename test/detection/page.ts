/** `docs/detection.md` and its translations, from `docs/detection.json` alone. */
import type { TFunction } from 'i18next';
import { translator, type InterfaceLanguage } from '../../locales';
import { citation } from '../../regulation';
import { MEANS, type Detection, type Means } from './record';

/** The page of each language, under `docs`. */
export const PAGES: Readonly<Record<InterfaceLanguage, string>> = {
  en: 'detection.md',
  zh: 'detection.zh.md',
  pt: 'detection.pt.md',
};

/** Markdown, before it is formatted. */
export function pageOf(detection: Detection, language: InterfaceLanguage): string {
  const texts = translator(language, 'detection');
  return [
    `# ${texts('title')}`,
    Object.entries(PAGES)
      .filter(([other]) => other !== language)
      .map(([other, file]) => `[${texts(`language.${other}`)}](${file})`)
      .join(' · '),
    texts('introduction', { version: detection.suite.version, sha256: detection.regulation.sha256 }),
    ...summary(detection, texts),
    ...byClause(detection, texts, language),
    ...notFound(detection, texts, language),
    ...falseAlarms(detection, texts),
    ...mutation(detection, texts),
    ...section('limits', texts),
    ...section('again', texts),
    table(
      [texts('again.command'), texts('again.makes')],
      (['all', 'features', 'mutation', 'cells', 'sessions', 'render'] as const).map((each) => [
        `\`${COMMANDS[each]}\``,
        texts(`again.${each}`),
      ]),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

const COMMANDS = {
  all: 'npm run detection',
  features: 'npm run detection:features',
  mutation: 'npm run mutation',
  cells: 'npm run detection:cells',
  sessions: 'npm run explore:faults && npm run explore:right',
  render: 'npm run detection:render',
} as const;

function section(name: string, texts: TFunction): string[] {
  return [`## ${texts(`${name}.title`)}`, texts(`${name}.text`)];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** What nobody has measured is never a figure. */
function shown(count: number | null, texts: TFunction): string {
  return count === null ? texts('notMeasured') : String(count);
}

function sum(counts: readonly (number | null)[]): number | null {
  return counts.reduce((all, each) => (all === null || each === null ? null : all + each), 0);
}

function foundBy({ clauses }: Detection, means: Means): number | null {
  return sum(clauses.map((clause) => clause[means]));
}

function summary(detection: Detection, texts: TFunction): string[] {
  const { faults, clauses, mutation: mutants, rightTable, exploration } = detection;
  const of = (means: Means) => {
    const found = foundBy(detection, means);
    return found === null ? shown(found, texts) : texts('summary.of', { found, planted: faults.length });
  };
  const { features, cells, sessions } = rightTable;
  return [
    `## ${texts('summary.title')}`,
    table(
      [texts('summary.measure'), texts('summary.figure')],
      [
        [
          texts('summary.planted'),
          texts('summary.inClauses', {
            planted: faults.length,
            clauses: clauses.filter(({ planted }) => planted > 0).length,
          }),
        ],
        ...MEANS.map((means) => [texts(`summary.${means}`), of(means)]),
        [
          texts('summary.shortened'),
          exploration === null
            ? shown(null, texts)
            : texts('summary.actions', {
                median: shown(exploration.medianActions, texts),
                longest: shown(exploration.longest, texts),
              }),
        ],
        [
          texts('summary.mutants'),
          mutants === null ? shown(null, texts) : texts('summary.score', { ...mutants }),
        ],
        [
          texts('summary.alarmsFeatures'),
          alarms(
            features,
            (each) => each.cases,
            (each) => each.alarms.length,
            texts,
          ),
        ],
        [
          texts('summary.alarmsCells'),
          alarms(
            cells,
            (each) => each.cells,
            (each) => each.wrong + each.unanswered,
            texts,
          ),
        ],
        [
          texts('summary.alarmsSessions'),
          alarms(
            sessions,
            (each) => each.sessions,
            (each) => each.alarms,
            texts,
          ),
        ],
      ],
    ),
  ];
}

function alarms<T>(
  runs: readonly T[] | null,
  tried: (run: T) => number,
  wrong: (run: T) => number,
  texts: TFunction,
): string {
  if (runs === null) return shown(null, texts);
  return texts('summary.alarms', { alarms: sum(runs.map(wrong)) ?? 0, tried: sum(runs.map(tried)) ?? 0 });
}

function byClause({ clauses }: Detection, texts: TFunction, language: InterfaceLanguage): string[] {
  const cell = (found: number | null, under: number | null) =>
    found === null || found === under
      ? shown(found, texts)
      : texts('clauses.partly', { found, under: shown(under, texts) });
  return [
    ...section('clauses', texts),
    table(
      [texts('clauses.clause'), texts('clauses.planted'), ...MEANS.map((means) => texts(`clauses.${means}`))],
      clauses.map((record) => [
        citation(record.clause, language),
        String(record.planted),
        ...MEANS.map((means) => cell(record[means], record.under[means])),
      ]),
    ),
  ];
}

function notFound({ faults }: Detection, texts: TFunction, language: InterfaceLanguage): string[] {
  const sentences = translator(language, 'faults');
  return [
    ...section('notFound', texts),
    ...MEANS.map((means) => {
      const title = `### ${texts(`clauses.${means}`)}`;
      if (faults.some((fault) => fault[means] === null)) return `${title}\n\n${texts('notMeasured')}`;
      const missed = faults.filter((fault) => fault[means] === false);
      if (missed.length === 0) return `${title}\n\n${texts('notFound.none')}`;
      const rows = missed.map(({ id, clause, shownIn }) => [
        `\`${id}\``,
        citation(clause, language),
        sentences(id),
        texts(means === 'cells' ? `notFound.cells.${shownIn}` : 'notFound.noReason'),
      ]);
      const head = ['fault', 'clause', 'does', 'reason'].map((name) => texts(`notFound.${name}`));
      return `${title}\n\n${table(head, rows)}`;
    }),
  ];
}

function falseAlarms({ rightTable: { features, cells, sessions } }: Detection, texts: TFunction): string[] {
  const declared = ({ readings, field12 }: { readings: string; field12?: string }) => [
    texts(`readings.${readings}`),
    ...(field12 === undefined ? [] : [texts(`field12.${field12}`)]),
  ];
  const part = <T>(name: string, head: string[], runs: readonly T[] | null, row: (run: T) => string[]) => [
    `### ${texts(`alarms.${name}`)}`,
    runs === null
      ? texts('notMeasured')
      : table(
          head.map((each) => texts(`alarms.${each}`)),
          runs.map(row),
        ),
  ];
  return [
    ...section('alarms', texts),
    ...part(
      'features',
      ['readings', 'field12', 'cases', 'passed', 'undecided', 'excused', 'alarm'],
      features,
      (run) => [
        ...declared(run),
        ...[run.cases, run.passed, run.notDecidable, excused(run), run.alarms.length].map(String),
      ],
    ),
    ...part('cells', ['readings', 'field12', 'cell', 'right', 'undecided', 'alarm'], cells, (run) => [
      ...declared(run),
      ...[run.cells, run.right, run.undecided, run.wrong + run.unanswered].map(String),
    ]),
    ...part('sessions', ['readings', 'session', 'alarm'], sessions, (run) => [
      ...declared({ readings: run.readings }),
      ...[run.sessions, run.alarms].map(String),
    ]),
  ];
}

type FeaturesRun = NonNullable<Detection['rightTable']['features']>[number];

function excused({ cases, passed, notDecidable, alarms: found }: FeaturesRun): number {
  return cases - passed - notDecidable - found.length;
}

function mutation({ mutation: mutants }: Detection, texts: TFunction): string[] {
  if (mutants === null) return [...section('mutation', texts), texts('notMeasured')];
  const { mutants: all, equivalent, noticed, survivors, percent } = mutants;
  const rows: [string, number][] = [
    ['all', all],
    ['assertion', noticed.assertion],
    ['inconclusive', noticed.inconclusive],
    ['unit', noticed.unit],
    ['timeout', noticed.timeout],
    ['equivalent', equivalent],
    ['survivors', survivors],
  ];
  return [
    ...section('mutation', texts),
    table(
      [texts('mutation.outcome'), texts('mutation.count')],
      [
        ...rows.map(([name, count]) => [texts(`mutation.${name}`), String(count)]),
        [texts('mutation.percent'), `${percent} %`],
      ],
    ),
  ];
}
