/** The empty inspection record: YAML that a person fills in, each field beside the clause that it is about. */
import { OFFICIAL_LANGUAGES, translator, type OfficialLanguage } from '../../locales';
import { citation, clause, portugueseLabel } from '../../regulation';
import { wrap } from '../../locales/width';
import { OBSERVED_CLAUSES } from './schema';

/** Columns of a comment, without its indentation. */
const WIDTH = 100;

/** A set has four dice or five, Article 1(1)(1); a fifth is removed sooner than added. */
const DICE = 5;

export function inspectionForm(): string {
  return `${form().join('\n')}\n`;
}

function form(): string[] {
  return [
    ...note('title', 'intro', 'quantities'),
    '',
    ...note('inspector'),
    'inspector:',
    '  name:',
    '  function:',
    '',
    ...note('date'),
    'date:',
    'place:',
    '',
    ...note('instruments'),
    'instruments:',
    '  - id:',
    '    name:',
    '    serial:',
    '    calibration:',
    '      date:',
    '      certificate:',
    '',
    ...note('measurements'),
    'measurements:',
    ...indented(2, [
      ...quoted('art_1__para_2__point_3'),
      ...note('edge'),
      ...measurement('edge', 'instrument'),
      ...measurement('pipDiameter', 'instrument'),
      ...quoted('art_1__para_2__point_1'),
      ...measurement('crossingLine', 'instrument'),
      ...quoted('art_1__para_2__point_4'),
      ...measurement('weight', 'instrument'),
      ...note('volume'),
      ...measurement('volume'),
    ]),
    '',
    ...quoted('art_1__para_2__point_1', 'art_1__para_2__point_3'),
    ...note('readings'),
    'readings:',
    '  crossingLines:',
    '  diameter:',
    '',
    ...quoted('art_1__para_1__intro', 'art_1__para_1__point_1', 'art_1__para_2__intro'),
    ...note('dice'),
    'dice:',
    ...indented(2, [...explainedDie(), ...Array.from({ length: DICE - 1 }).flatMap(die)]),
    '',
    ...quoted('art_1__para_1__point_2', 'art_5__para_2__point_3'),
    ...note('table'),
    'table:',
    '  present:',
    '  cloth:',
    '  layout:',
    '  bar:',
    '  notes:',
    '',
    ...quoted('art_1__para_1__point_3'),
    ...note('stick'),
    'stick:',
    '  present:',
    '  description:',
    '',
    ...note('observations'),
    'observations:',
    ...indented(2, OBSERVED_CLAUSES.flatMap(observation)),
    '',
    ...note('photographs'),
    ...comment(inBoth('photographsExample')),
    '#   - file: layout.jpg',
    '#     sha256: …',
    '#     shows: …',
    'photographs: []',
  ];
}

function measurement(quantity: string, ...more: string[]): string[] {
  return [`${quantity}:`, ...indented(2, ['tolerance', 'source', ...more, 'uncertainty'].map(empty))];
}

interface DieField {
  line: string;
  clauses: string[];
  notes: string[];
}

const DIE: readonly DieField[] = [
  {
    line: 'faces: []',
    clauses: ['art_1__para_1__point_1', 'art_1__para_2__point_2'],
    notes: ['faces', 'beyond'],
  },
  { line: 'edges: []', clauses: ['art_1__para_2__point_3', 'art_1__para_2__point_4'], notes: ['edges'] },
  { line: 'crossingLines: []', clauses: ['art_1__para_2__point_1'], notes: ['crossingLines'] },
  { line: 'pipDiameters: []', clauses: ['art_1__para_2__point_3'], notes: ['pipDiameters'] },
  { line: 'weight:', clauses: ['art_1__para_2__point_4'], notes: ['weight'] },
  { line: 'legible: []', clauses: ['art_1__para_2__point_3'], notes: ['legible'] },
];

function die(): string[] {
  return [
    '- id:',
    ...indented(
      2,
      DIE.map(({ line }) => line),
    ),
  ];
}

/** What each field of a die is about is said once, at the first die. */
function explainedDie(): string[] {
  const fields = DIE.flatMap(({ line, clauses, notes }) => [...quoted(...clauses), ...note(...notes), line]);
  return ['- id:', ...indented(2, fields)];
}

function observation(id: string): string[] {
  return [...quoted(id), `- clause: ${id}`, ...indented(2, ['observed', 'by', 'notes'].map(empty))];
}

function empty(key: string): string {
  return `${key}:`;
}

function indented(columns: number, lines: readonly string[]): string[] {
  return lines.map((line) => ' '.repeat(columns) + line);
}

/** The clauses in both languages, as a comment. */
function quoted(...ids: string[]): string[] {
  return ids.flatMap((id) => {
    const { textZh, textPt } = clause(id);
    const label = portugueseLabel(id, 'pt');
    return comment([
      `${citation(id, 'zh')}：「${textZh}」`,
      `${citation(id, 'pt')}: “${textPt}”${label === null ? '' : ` (${label})`}`,
    ]);
  });
}

/** How a field is filled in, in both languages. */
function note(...keys: string[]): string[] {
  return keys.flatMap((key) => comment(inBoth(key)));
}

function inBoth(key: string): string[] {
  return OFFICIAL_LANGUAGES.map((language: OfficialLanguage) =>
    translator(language, 'inspection')(`form.${key}`),
  );
}

function comment(texts: readonly string[]): string[] {
  return texts.flatMap((text) => wrap(text, WIDTH).map((line) => `# ${line}`));
}
