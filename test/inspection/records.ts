/** The example record, and what is wrong with it where a test makes something wrong. */
import path from 'node:path';
import { SUITE } from '../../checks';
import { readInspection } from '../../certification/inspection/inspection-file';
import { translator } from '../../locales';
import type { InspectedDie, InspectionRecord } from '../../steps/inspection/record';

export const EXAMPLE = path.join(SUITE.root, 'inspection.example.yaml');

/** A record in which everything is as the regulation wants it. */
export function goodRecord(): InspectionRecord {
  const read = readInspection('inspection.example.yaml', SUITE.root, translator('en', 'inspection'));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.inspection.record;
}

export function changed(change: (record: InspectionRecord) => void): InspectionRecord {
  const record = goodRecord();
  change(record);
  return record;
}

/** Changes the last die, so that no comparison may stop at the first. */
export function withDie(change: Partial<InspectedDie>): InspectionRecord {
  return changed(({ dice }) => {
    const last = dice.at(-1);
    if (last !== undefined) Object.assign(last, change);
  });
}

/** Opposite faces total seven, and two numbers are missing: Article 1(2)(2) is met and Article 1(1)(1) is not. */
export const MIS_SPOTTED = [2, 5, 2, 5, 3, 4];

/** Records with one defect, and the clauses that it offends. */
export const DEFECTS: readonly [title: string, record: () => InspectionRecord, clauses: readonly string[]][] =
  [
    [
      'no dice',
      () => changed((record) => (record.dice = [])),
      [
        'art_1__para_1__intro',
        'art_1__para_1__point_1',
        'art_1__para_2__intro',
        'art_1__para_2__point_1',
        'art_1__para_2__point_2',
        'art_1__para_2__point_3',
        'art_1__para_2__point_4',
      ],
    ],
    [
      'no table',
      () => changed(({ table }) => (table.present = 'no')),
      ['art_1__para_1__intro', 'art_1__para_1__point_2'],
    ],
    ['three dice', () => changed(({ dice }) => dice.splice(3)), ['art_1__para_1__point_1']],
    [
      'six dice',
      () => changed(({ dice }) => dice.push({ ...(dice[0] as InspectedDie), id: 'A6' })),
      ['art_1__para_1__point_1'],
    ],
    ['a mis-spotted die', () => withDie({ faces: MIS_SPOTTED }), ['art_1__para_1__point_1']],
    [
      'a face of seven pips',
      () => withDie({ faces: [1, 7, 2, 5, 3, 4] }),
      ['art_1__para_1__point_1', 'art_1__para_2__intro', 'art_1__para_2__point_2'],
    ],
    [
      'faces in the wrong places',
      () => withDie({ faces: [1, 2, 3, 4, 5, 6] }),
      ['art_1__para_2__intro', 'art_1__para_2__point_2'],
    ],
    ['no cloth', () => changed(({ table }) => (table.cloth = 'no')), ['art_1__para_1__point_2']],
    ['no layout', () => changed(({ table }) => (table.layout = 'no')), ['art_1__para_1__point_2']],
    ['bar 2', () => changed(({ table }) => (table.bar = 2)), ['art_1__para_1__point_2']],
    ['no bar', () => changed(({ table }) => (table.bar = 'none')), ['art_1__para_1__point_2']],
    [
      'no stick',
      () => changed(({ stick }) => (stick.present = 'no')),
      ['art_1__para_1__intro', 'art_1__para_1__point_3'],
    ],
    [
      'one crossing line too long',
      () => withDie({ crossingLines: [...Array.from({ length: 11 }, () => '26.94 mm'), '27.00 mm'] }),
      ['art_1__para_2__intro', 'art_1__para_2__point_1'],
    ],
    [
      'one pip too large',
      () => withDie({ pipDiameters: [...Array.from({ length: 5 }, () => '4.00 mm'), '4.06 mm'] }),
      ['art_1__para_2__intro', 'art_1__para_2__point_3'],
    ],
    [
      'one edge too long for the faces, not for the volume',
      () => withDie({ edges: ['19.05 mm', '19.05 mm', '19.09 mm'] }),
      ['art_1__para_2__intro', 'art_1__para_2__point_3'],
    ],
    [
      'illegible pips',
      () => withDie({ legible: ['yes', 'yes', 'yes', 'yes', 'yes', 'no'] }),
      ['art_1__para_2__intro', 'art_1__para_2__point_3'],
    ],
    [
      'a die that is larger all over',
      () => withDie({ edges: ['19.10 mm', '19.10 mm', '19.10 mm'] }),
      ['art_1__para_2__intro', 'art_1__para_2__point_4'],
    ],
    [
      'a die that is heavier',
      () => withDie({ weight: '8.57 g' }),
      ['art_1__para_2__intro', 'art_1__para_2__point_4'],
    ],
  ];
