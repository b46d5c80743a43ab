import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { z } from 'zod';
import type { ConfigurationProblem } from '../../certification/declaration/configuration-problem';
import { placeText } from '../../certification/declaration/place';
import { inspectionForm } from '../../certification/inspection/form';
import { readInspection } from '../../certification/inspection/inspection-file';
import { inspectionSchema, keysAt, OBSERVED_CLAUSES } from '../../certification/inspection/schema';
import { INTERFACE_LANGUAGES, translator, type InterfaceLanguage } from '../../locales';
import { CLAUSES, articleOf, clause } from '../../regulation';
import { temporaryFolder } from '../cli/console';
import { EXAMPLE } from './records';

const SOURCE = readFileSync(EXAMPLE, 'utf8');

function problemsOf(
  source: string,
  language: InterfaceLanguage = 'en',
  folder = temporaryFolder(),
): ConfigurationProblem[] {
  writeFileSync(path.join(folder, 'inspection.yaml'), source);
  const read = readInspection('inspection.yaml', folder, translator(language, 'inspection'));
  return read.ok ? [] : read.problems;
}

/** The example with one part of it replaced, and where that part stands. */
function replaced(part: string | RegExp, by: string): { source: string; line: number } {
  const start = SOURCE.search(typeof part === 'string' ? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : part);
  if (start === -1) throw new Error(`the example has no ${String(part)}`);
  const line = SOURCE.slice(0, start).split('\n').length;
  return { source: SOURCE.replace(part, by), line };
}

describe('the file of an inspection record', () => {
  it('is sound in the example, and known by its hash', () => {
    expect(problemsOf(SOURCE)).to.deep.equal([]);
    const read = readInspection(EXAMPLE, '/', translator('en', 'inspection'));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(read.inspection.sha256).to.equal(createHash('sha256').update(SOURCE).digest('hex'));
    expect(read.inspection.record.dice).to.have.length(5);
  });

  it('is documented: the example has every key', () => {
    const written = keysOf(parse(SOURCE));
    for (const key of schemaKeys()) expect([...written], key).to.include(key);
  });

  /** What is written, by what, and where and how it is told: the line is that of the part, plus `below`. */
  const wrong: [
    title: string,
    part: string | RegExp,
    by: string,
    below: number,
    column: number,
    key: string,
    words: RegExp,
  ][] = [
    [
      'a value without a unit',
      '19.05 mm, 19.06 mm',
      '19.05, 19.06 mm',
      0,
      13,
      'dice.0.edges.0',
      /no unit.*mm/s,
    ],
    ['a unit of another quantity', 'weight: 8.52 g', 'weight: 8.52 mm', 0, 13, 'dice.0.weight', /mg/],
    ['a decimal comma', 'weight: 8.52 g', 'weight: 8,52 g', 0, 13, 'dice.0.weight', /decimal mark/],
    ['a zero', 'weight: 8.52 g', 'weight: 0 g', 0, 13, 'dice.0.weight', /zero/],
    [
      'a tolerance without a unit',
      'tolerance: 0.05 g',
      'tolerance: 0.05',
      0,
      16,
      'measurements.weight.tolerance',
      /no unit/,
    ],
    [
      'a tolerance without a source',
      /\n {4}source: .*4\.6.*\n/,
      '\n',
      0,
      5,
      'measurements.weight.source',
      /no source/,
    ],
    ['an empty source', /source: .*4\.6.*\n/, 'source:\n', 0, 12, 'measurements.weight.source', /no source/],
    ['a key twice', 'stick:\n  present: yes', 'stick:\n  present: yes\n  present: no', 2, 3, '', /twice/],
    ['a day that does not exist', 'date: 2026-11-16', 'date: 2026-02-30', 0, 7, 'date', /no date/],
    ['another way to write a day', 'date: 2026-11-16', 'date: 16/11/2026', 0, 7, 'date', /year-month-day/],
    ['neither yes nor no', 'cloth: yes', 'cloth: true', 0, 10, 'table.cloth', /yes, no/],
    ['a bar that no dice total', 'bar: 12', 'bar: 13', 0, 8, 'table.bar', /2 to 12/],
    ['a bar that is no number', 'bar: 12', 'bar: twelve', 0, 8, 'table.bar', /none/],
    ['five faces', 'faces: [1, 6, 2, 5, 3, 4]', 'faces: [1, 6, 2, 5, 3]', 0, 12, 'dice.0.faces', /needs 6/],
    ['a fraction of a pip', 'faces: [1, 6,', 'faces: [1, 6.5,', 0, 16, 'dice.0.faces.1', /whole number/],
    ['two edges', 'edges: [19.05 mm, ', 'edges: [', 0, 12, 'dice.0.edges', /needs 3/],
    ['eleven crossing lines', '[26.94 mm, ', '[', 0, 7, 'dice.0.crossingLines', /needs 12/],
    [
      'an unknown reading',
      'crossingLines: faceDiagonals',
      'crossingLines: faceDiagonal',
      0,
      18,
      'readings.crossingLines',
      /faceDiagonals/,
    ],
    ['no instrument', /instruments:\n(?: {2}.*\n)+/, 'instruments: []\n', 0, 14, 'instruments', /needs 1/],
    [
      'an instrument that is not listed',
      'instrument: balance',
      'instrument: scales',
      0,
      17,
      'measurements.weight.instrument',
      /calliper, microscope, balance/,
    ],
    [
      'a serial number that YAML takes for a number',
      'serial: CD-15-004812',
      'serial: 4812',
      0,
      13,
      'instruments.0.serial',
      /quotes/,
    ],
    [
      'a calibration after the inspection',
      'date: 2026-05-11',
      'date: 2026-11-17',
      0,
      13,
      'instruments.2.calibration.date',
      /after the inspection/,
    ],
    ['a die twice', 'id: A2', 'id: A1', 0, 9, 'dice.1.id', /more than once/],
    [
      'an observation of what nobody can watch',
      'clause: art_2__para_4',
      'clause: art_6__point_1',
      0,
      13,
      'observations.1.clause',
      /art_2__para_4/,
    ],
    [
      'a breach without notes',
      /(art_2__para_4\n {4}observed: )yes/,
      '$1no',
      1,
      15,
      'observations.1.observed',
      /notes/,
    ],
    [
      'an observation of nobody',
      /(art_2__para_4\n.*\n) {4}by: .*/,
      '$1    by:',
      2,
      8,
      'observations.1.by',
      /not filled in/,
    ],
    ['a hash that is none', /sha256: [0-9a-f]+/, 'sha256: abc', 0, 13, 'photographs.0.sha256', /64/],
    ['no inspector', /name: 陳大文 Chan Tai Man\n/, 'name: ""\n', 0, 9, 'inspector.name', /not filled in/],
  ];
  for (const [title, part, by, below, column, key, words] of wrong) {
    it(`tells ${title} by line, column and key`, () => {
      const { source, line } = replaced(part, by);
      const [problem, ...others] = problemsOf(source);
      expect(others, JSON.stringify(others)).to.deep.equal([]);
      expect(`${problem?.message} ${problem?.advice}`).to.match(words);
      expect(problem === undefined ? '' : placeText(problem)).to.equal(
        `inspection.yaml:${line + below}:${column}`,
      );
      expect(problem?.key).to.equal(key);
    });
  }

  it('tells crossing lines of another reading, die by die', () => {
    const { source } = replaced('crossingLines: faceDiagonals', 'crossingLines: spaceDiagonals');
    const found = problemsOf(source);
    expect(found.map(({ key }) => key)).to.deep.equal(
      [0, 1, 2, 3, 4].map((die) => `dice.${die}.crossingLines`),
    );
    expect(found[0]?.message).to.include('needs 4');
  });

  it('tells an instrument twice, and what was measured with the one that is no more', () => {
    const found = problemsOf(replaced('id: microscope', 'id: calliper').source);
    expect(found.map(({ key }) => key)).to.deep.equal([
      'instruments.1.id',
      'measurements.pipDiameter.instrument',
    ]);
  });

  it('tells a key of a die that was mistyped, and that the right one is missing', () => {
    const { source, line } = replaced('    weight: 8.52 g', '    wieght: 8.52 g');
    const found = problemsOf(source);
    expect(found.map(({ key }) => key)).to.have.members(['dice.0.weight', 'dice.0.wieght']);
    const unknown = found.find(({ key }) => key === 'dice.0.wieght');
    expect(unknown?.advice).to.include('weight');
    expect(unknown === undefined ? '' : placeText(unknown)).to.equal(`inspection.yaml:${line}:5`);
  });

  it('tells an unknown key, and the one that was meant', () => {
    const [problem] = problemsOf(`${SOURCE}\nphotograps: []\n`);
    expect(problem?.key).to.equal('photograps');
    expect(problem?.advice).to.include('photographs').and.to.include('measurements');
  });

  it('tells a missing part at the place of what should hold it', () => {
    const [problem, ...others] = problemsOf(replaced(/stick:\n(?: {2}.*\n)+/, '').source);
    expect(others).to.deep.equal([]);
    expect(problem?.key).to.equal('stick');
    expect(problem?.message).to.include('not filled in');
  });

  it('tells a file that is missing, is a folder, or is no record', () => {
    const texts = translator('en', 'inspection');
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'inside'));
    for (const name of ['none.yaml', 'inside']) {
      const read = readInspection(name, folder, texts);
      expect(read.ok ? [] : read.problems.map(placeText)).to.deep.equal([name]);
    }
    expect(problemsOf('- a list\n')[0]?.message).to.include('mapping');
    expect(problemsOf('inspector: "x\n')[0]?.message).to.include('YAML');
    expect(problemsOf('').length).to.be.greaterThan(5);
  });

  describe('photographs', () => {
    const PHOTOGRAPH = Buffer.from('the layout');
    const hash = createHash('sha256').update(PHOTOGRAPH).digest('hex');
    const source = (sha256: string) => replaced(/sha256: [0-9a-f]+/, `sha256: ${sha256}`).source;
    const folder = () => {
      const made = temporaryFolder();
      mkdirSync(path.join(made, 'photographs'));
      writeFileSync(path.join(made, 'photographs', 'layout.jpg'), PHOTOGRAPH);
      return made;
    };

    it('are compared with their hashes where they are', () => {
      expect(problemsOf(source(hash), 'en', folder())).to.deep.equal([]);
      expect(problemsOf(source(hash.toUpperCase()), 'en', folder())).to.deep.equal([]);
      const [problem, ...others] = problemsOf(source('f'.repeat(64)), 'en', folder());
      expect(others).to.deep.equal([]);
      expect(problem?.key).to.equal('photographs.0.sha256');
      expect(problem?.advice).to.include(hash);
    });

    it('are told to be absent where they are not', () => {
      const made = temporaryFolder();
      writeFileSync(path.join(made, 'inspection.yaml'), SOURCE);
      const read = readInspection('inspection.yaml', made, translator('en', 'inspection'));
      expect(read.ok && read.inspection.photographs.map(({ present }) => present)).to.deep.equal([false]);
    });

    it('are looked for beside the record, not where the command is given', () => {
      const made = folder();
      writeFileSync(path.join(made, 'inspection.yaml'), source('f'.repeat(64)));
      const read = readInspection(path.join(made, 'inspection.yaml'), '/', translator('en', 'inspection'));
      expect(read.ok).to.equal(false);
    });

    it('that cannot be read are a problem', () => {
      const made = temporaryFolder();
      mkdirSync(path.join(made, 'photographs', 'layout.jpg'), { recursive: true });
      expect(problemsOf(SOURCE, 'en', made)[0]?.key).to.equal('photographs.0.file');
    });
  });

  it('has a sentence in every language for each problem', () => {
    for (const [title, part, by] of wrong) {
      const { source } = replaced(part, by);
      const said = INTERFACE_LANGUAGES.map((language) =>
        problemsOf(source, language)
          .map(({ message, advice }) => message + advice)
          .join(),
      );
      expect(new Set(said).size, title).to.equal(3);
    }
  });
});

describe('the empty inspection record', () => {
  const form = inspectionForm();

  it('has every key and no other', () => {
    const written = keysOf(parse(form));
    expect([...written].sort()).to.deep.equal(schemaKeys().filter((key) => !key.startsWith('photographs.')));
    expect(form).to.match(/^# {3}- file: /m);
  });

  it('wants nothing but to be filled in', () => {
    const problems = problemsOf(form);
    expect(problems.length).to.be.greaterThan(30);
    for (const { key, message } of problems) {
      expect(message, key).to.match(/not filled in|needs \d+|no source/);
    }
  });

  it('quotes each clause that it is about, in both languages', () => {
    const lines = form
      .split('\n')
      .map((line) => line.replace(/^\s*# ?/, ''))
      .join('')
      .replaceAll(' ', '');
    const about = CLAUSES.filter(
      ({ id, normative }) => normative && (articleOf(id) === 1 || OBSERVED_CLAUSES.includes(id)),
    );
    for (const { id } of about) {
      const { textZh, textPt } = clause(id);
      expect(lines, id).to.include(textZh.replaceAll(' ', ''));
      expect(lines, id).to.include(textPt.replaceAll(' ', ''));
    }
  });

  it('has every clause that is watched, ready to be answered', () => {
    const { observations } = parse(form) as { observations: { clause: string }[] };
    expect(observations.map((each) => each.clause)).to.deep.equal(OBSERVED_CLAUSES);
  });
});

/** Keys by their path, list entries left out: `dice.faces`. */
function keysOf(value: unknown, prefix = ''): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...keysOf(item, prefix)]));
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(
    Object.entries(value).flatMap(([key, inner]) => [
      `${prefix}${key}`,
      ...keysOf(inner, `${prefix}${key}.`),
    ]),
  );
}

function schemaKeys(): string[] {
  const collect = (schema: z.ZodType, path: PropertyKey[], name: string): string[] => {
    if (schema instanceof z.ZodArray) return collect(schema.element as z.ZodType, [...path, 0], name);
    return keysAt(path).flatMap((key) => {
      const inner = (schema as z.ZodObject).shape[key] as z.ZodType;
      return [`${name}${key}`, ...collect(inner, [...path, key], `${name}${key}.`)];
    });
  };
  return collect(inspectionSchema, [], '').sort();
}
