/** What is wrong with a record whose every value is sound by itself: its parts contradict each other, or the files. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../../locales/nearest';
import { CROSSING_LINES, type InspectionRecord } from '../../steps/inspection/record';

export interface Inconsistency {
  path: readonly PropertyKey[];
  /** Key of the sentence under `problem`. */
  code: string;
  values: Record<string, string | number>;
}

export function inconsistencies(record: InspectionRecord): Inconsistency[] {
  return [
    ...repeated('instruments', 'id', record.instruments),
    ...repeated('dice', 'id', record.dice),
    ...repeated('photographs', 'file', record.photographs),
    ...unknownInstruments(record),
    ...calibratedTooLate(record),
    ...missingLines(record),
    ...withoutNotes(record),
  ];
}

function repeated<K extends string>(
  list: string,
  key: K,
  items: readonly Record<K, string>[],
): Inconsistency[] {
  return items.flatMap((item, index) =>
    items.findIndex((other) => other[key] === item[key]) < index
      ? [{ path: [list, index, key], code: 'repeated', values: { written: item[key] } }]
      : [],
  );
}

function unknownInstruments({ instruments, measurements }: InspectionRecord): Inconsistency[] {
  const known = instruments.map(({ id }) => id);
  return Object.entries(measurements).flatMap(([measured, { instrument }]) =>
    instrument === undefined || known.includes(instrument)
      ? []
      : [
          {
            path: ['measurements', measured, 'instrument'],
            code: 'unknownInstrument',
            values: { written: instrument, known: known.join(', '), near: nearest(instrument, known) ?? '' },
          },
        ],
  );
}

/** Days of ISO 8601 stand in the order of their text. */
function calibratedTooLate({ instruments, date }: InspectionRecord): Inconsistency[] {
  return instruments.flatMap(({ calibration }, index) =>
    calibration.date > date
      ? [
          {
            path: ['instruments', index, 'calibration', 'date'],
            code: 'calibratedTooLate',
            values: { written: calibration.date, date },
          },
        ]
      : [],
  );
}

function missingLines({ dice, readings }: InspectionRecord): Inconsistency[] {
  const expected = CROSSING_LINES[readings.crossingLines];
  return dice.flatMap(({ crossingLines }, index) =>
    crossingLines.length === expected
      ? []
      : [
          {
            path: ['dice', index, 'crossingLines'],
            code: 'listLength',
            values: { expected, number: crossingLines.length },
          },
        ],
  );
}

/** A finding against the house that nobody can understand later is worth nothing. */
function withoutNotes({ observations }: InspectionRecord): Inconsistency[] {
  return observations.flatMap(({ observed, notes }, index) =>
    observed === 'no' && notes === undefined
      ? [{ path: ['observations', index, 'observed'], code: 'noNotes', values: {} }]
      : [],
  );
}

export interface CheckedPhotograph {
  file: string;
  sha256: string;
  shows: string;
  /** Whether the file was there to be compared with its hash. */
  present: boolean;
}

/** @param folder where the names of the files start from */
export function checkPhotographs(
  { photographs }: InspectionRecord,
  folder: string,
): { photographs: CheckedPhotograph[]; problems: Inconsistency[] } {
  const problems: Inconsistency[] = [];
  const checked = photographs.map((photograph, index): CheckedPhotograph => {
    try {
      const content = readFileSync(path.resolve(folder, photograph.file));
      const actual = createHash('sha256').update(content).digest('hex');
      if (actual !== photograph.sha256.toLowerCase()) {
        const values = { file: photograph.file, actual };
        problems.push({ path: ['photographs', index, 'sha256'], code: 'wrongHash', values });
      }
      return { ...photograph, present: true };
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (code !== 'ENOENT') {
        const values = { file: photograph.file, code };
        problems.push({ path: ['photographs', index, 'file'], code: 'unreadablePhotograph', values });
      }
      return { ...photograph, present: false };
    }
  });
  return { photographs: checked, problems };
}
