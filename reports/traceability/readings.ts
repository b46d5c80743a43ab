/** How the law was read: every reading and option of the registry, and what was declared on it. */
import { OPTIONS, READINGS, citation, type Relation, type Texts } from '../../regulation';
import type { Traceability } from './input';
import { said, word } from './labels';
import { column, inBoth, sheet, type Column, type Sheet, type Tint } from './sheet';

interface ReadingRow {
  id: string;
  kind: 'reading' | 'option';
  title: Texts;
  question: Texts;
  quotation: string;
  values: readonly { value: string; text: Texts; relation: Relation | null }[];
  /** Null where the run declared none, which the verdict then has among its reasons. */
  declared: string | null;
  clauses: readonly string[];
  decision: { by: string; on: string } | null;
}

const TINTS: Readonly<Record<Relation, Tint | null>> = { secundum: null, praeter: null, contra: 'doubtful' };

const COLUMNS: readonly Column<ReadingRow>[] = [
  column('reading', 28, ({ id }) => id),
  column('readingKind', 26, ({ kind }) => word(`readingKind.${kind}`)),
  ...inBoth<ReadingRow>('title', { zh: 30, pt: 36 }, ({ title }, language) => title[language]),
  ...inBoth<ReadingRow>('question', { zh: 48, pt: 54 }, ({ question }, language) => question[language]),
  column('quotation', 48, ({ quotation }) => quotation),
  column('declared', 26, ({ declared }) => declared ?? word('undeclared')),
  ...inBoth<ReadingRow>('meaning', { zh: 48, pt: 54 }, (row, language) => choice(row)?.text[language] ?? ''),
  ...inBoth<ReadingRow>(
    'relation',
    { zh: 26, pt: 30 },
    (row, language) => relationText(choice(row)?.relation ?? null, language),
    (row) => TINTS[choice(row)?.relation ?? 'secundum'],
  ),
  column('alternatives', 40, ({ values, declared }) =>
    values.flatMap(({ value }) => (value === declared ? [] : [value])).join('\n'),
  ),
  ...inBoth<ReadingRow>('clauses', { zh: 32, pt: 60 }, ({ clauses }, language) =>
    clauses.map((id) => citation(id, language)).join('\n'),
  ),
  column('decidedBy', 26, ({ decision }) => decision?.by ?? null),
  column('decidedOn', 16, ({ decision }) => decision?.on ?? null),
];

function choice({ values, declared }: ReadingRow) {
  return values.find(({ value }) => value === declared);
}

function relationText(relation: Relation | null, language: 'zh' | 'pt'): string {
  return relation === null
    ? ''
    : said(language, 'qualified', {
        status: said(language, `reports:relation.${relation}`),
        by: `${relation} litteram`,
      });
}

export function readingSheet({ verdict }: Traceability): Sheet {
  const { decision } = verdict.readings;
  const rows: ReadingRow[] = [
    ...READINGS.map(({ id, title, question, quotation, values, clauses }) => ({
      id,
      kind: 'reading' as const,
      title,
      question,
      quotation: quotation.textZh,
      values,
      declared: verdict.readings.values[id] ?? null,
      clauses,
      decision,
    })),
    ...OPTIONS.map(({ id, title, question, quotation, values, clause }) => ({
      id,
      kind: 'option' as const,
      title,
      question,
      quotation: quotation.textZh,
      values: values.map((each) => ({ ...each, relation: null })),
      declared: verdict.options[id] ?? null,
      clauses: [clause],
      decision: null,
    })),
  ];
  return sheet('readings', 1, COLUMNS, rows);
}
