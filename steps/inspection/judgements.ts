/**
 * What an inspection record says of Article 1, requirement by requirement. A measured quantity is equal where its values
 * differ by no more than the tolerance that the record declares: simple acceptance, and never “absolute” equality.
 */
import type { TFunction } from 'i18next';
import {
  CROSSING_LINES,
  MEASURED,
  type InspectedDie,
  type InspectionRecord,
  type Measured,
  type YesNo,
} from './record';
import { spreadOf, valueOf, writtenValue, type Spread } from './quantity';

export interface Judgement {
  met: boolean;
  /** What the clause requires, and what the record says, in the language of the texts. */
  required: string;
  found: string;
}

/** @param texts the topic `inspection`, in the language in which the judgement is told */
export type Judge = (record: InspectionRecord, texts: TFunction) => Judgement;

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The record's word for it, and nothing to measure. */
function stated(key: string, answer: (record: InspectionRecord) => YesNo): Judge {
  return (record, texts) => ({
    met: answer(record) === 'yes',
    required: texts(`required.${key}`),
    found: texts(`found.${key}.${answer(record)}`),
  });
}

export const diceAreThere: Judge = ({ dice }, texts) => ({
  met: dice.length > 0,
  required: texts('required.dice'),
  found: texts('found.numberOfDice', { number: dice.length }),
});

export const tableIsThere = stated('table', ({ table }) => table.present);

export const stickIsThere: Judge = ({ stick }, texts) => ({
  met: stick.present === 'yes',
  required: texts('required.stick'),
  found: texts(`found.stick.${stick.present}`, { description: stick.description }),
});

export function numberOfDiceIs(...numbers: number[]): Judge {
  return ({ dice }, texts) => ({
    met: numbers.includes(dice.length),
    required: texts('required.numberOfDice', { numbers: numbers.join(texts('or')) }),
    found: texts('found.numberOfDice', { number: dice.length }),
  });
}

/** Article 1(1)(1) asks for six different faces: with one face for each number from 1 to 6, there is room for no other. */
export function oneFaceHas(pips: number): Judge {
  return ({ dice }, texts) => {
    const facesWith = ({ faces }: InspectedDie) => faces.filter((face) => face === pips).length;
    return {
      met: allDice(dice, (die) => facesWith(die) === 1),
      required: texts('required.oneFace', { pips }),
      found: exceptions(
        dice,
        texts,
        (die) => facesWith(die) === 1,
        (die) => texts('found.faces', { number: facesWith(die), faces: die.faces.join(', ') }),
      ),
    };
  };
}

export const clothIsThere = stated('cloth', ({ table }) => table.cloth);
export const layoutIsThere = stated('layout', ({ table }) => table.layout);

export function barIs(total: number): Judge {
  return ({ table: { bar } }, texts) => ({
    met: bar === total,
    required: texts('required.bar', { total }),
    found: bar === 'none' ? texts('found.noBar') : texts('found.bar', { total: bar }),
  });
}

/** Article 1(2)(1): within each die. */
export const crossingLinesAreEqual: Judge = (record, texts) => {
  const { crossingLines: reading } = record.readings;
  const judged = within(record, 'crossingLine', texts, ({ crossingLines }) => crossingLines);
  const lines = texts(`crossingLines.${reading}`, { number: CROSSING_LINES[reading] });
  return { ...judged, required: texts('required.crossingLines', { lines, ...judged.allowed }) };
};

export function oppositeFacesTotal(total: number): Judge {
  return ({ dice }, texts) => {
    const sums = ({ faces }: InspectedDie) =>
      [0, 2, 4].map((first) => [faces[first] ?? 0, faces[first + 1] ?? 0] as const);
    return {
      met: allDice(dice, (die) => sums(die).every(([one, other]) => one + other === total)),
      required: texts('required.oppositeFaces', { total }),
      found: perDie(dice, texts, (die) =>
        sums(die)
          .map(([one, other]) => `${one} + ${other} = ${one + other}`)
          .join(', '),
      ),
    };
  };
}

/** Article 1(2)(3): within each die, of the pips, of the faces (each measured by its edges) or of both. */
export const diametersAreEqual: Judge = (record, texts) => {
  const { diameter } = record.readings;
  const pips = within(record, 'pipDiameter', texts, ({ pipDiameters }) => pipDiameters);
  const faces = within(record, 'edge', texts, ({ edges }) => edges);
  const parts = [
    ...(diameter === 'faces'
      ? []
      : [{ ...pips, required: texts('required.pipDiameters', { ...pips.allowed }) }]),
    ...(diameter === 'pips'
      ? []
      : [{ ...faces, required: texts('required.faceDiameters', { ...faces.allowed }) }]),
  ];
  return together(parts, texts);
};

export const pipsAreLegible: Judge = ({ dice }, texts) => {
  const unclear = ({ faces, legible }: InspectedDie) => faces.filter((_, index) => legible[index] !== 'yes');
  return {
    met: allDice(dice, (die) => unclear(die).length === 0),
    required: texts('required.legible'),
    found: exceptions(
      dice,
      texts,
      (die) => unclear(die).length === 0,
      (die) => texts('found.illegible', { faces: unclear(die).join(', ') }),
    ),
  };
};

/** Article 1(2)(4): between the dice; the volume is the product of the three edges. */
export const volumesAreEqual: Judge = (record, texts) => {
  const values = record.dice.map(({ edges }) =>
    edges.reduce((volume, edge) => volume * valueOf(edge, 'length'), 1n),
  );
  const judged = between(record, 'volume', texts, values);
  return { ...judged, required: texts('required.volumes', { ...judged.allowed }) };
};

export const weightsAreEqual: Judge = (record, texts) => {
  const values = record.dice.map(({ weight }) => valueOf(weight, 'mass'));
  const judged = between(record, 'weight', texts, values);
  return { ...judged, required: texts('required.weights', { ...judged.allowed }) };
};

/** Article 1(2), introduction: the dice meet the requirements that follow. */
export const diceMeetTheRequirements: Judge = (record, texts) => {
  const requirements = [
    crossingLinesAreEqual,
    oppositeFacesTotal(7),
    diametersAreEqual,
    pipsAreLegible,
    volumesAreEqual,
    weightsAreEqual,
  ].map((judge) => judge(record, texts));
  const unmet = requirements.filter(({ met }) => !met);
  return {
    met: unmet.length === 0,
    required: texts('required.requirements'),
    found:
      unmet.length === 0
        ? texts('found.requirements')
        : unmet
            .map(({ required, found }) => texts('found.unmet', { required, found }))
            .join(texts('separator')),
  };
};

/** What was seen of a clause that only a person can watch; null where nobody has looked. */
export function observationOf(clause: string, record: InspectionRecord, texts: TFunction): Judgement | null {
  const observations = record.observations.filter((each) => each.clause === clause);
  if (observations.length === 0) return null;
  return {
    met: observations.every(({ observed }) => observed === 'yes'),
    required: texts('required.observation'),
    found: observations
      .map(({ observed, by, notes }) =>
        texts(notes === undefined ? `found.observed.${observed}` : `found.observedWithNotes.${observed}`, {
          by,
          notes,
        }),
      )
      .join(texts('separator')),
  };
}

interface Compared extends Judgement {
  /** For the sentence that says what is required. */
  allowed: { tolerance: string; source: string };
}

function allowedFor({ measurements }: InspectionRecord, measured: Measured): Compared['allowed'] {
  const { tolerance, source } = measurements[measured];
  return { tolerance, source };
}

function isWithin({ spread }: Spread, { measurements }: InspectionRecord, measured: Measured): boolean {
  return spread <= valueOf(measurements[measured].tolerance, MEASURED[measured]);
}

function spreadText({ least, most, spread }: Spread, measured: Measured, texts: TFunction): string {
  const dimension = MEASURED[measured];
  return texts('found.spread', {
    least: writtenValue(least, dimension),
    most: writtenValue(most, dimension),
    spread: writtenValue(spread, dimension),
  });
}

/** Compares the values of each die with one another. */
function within(
  record: InspectionRecord,
  measured: Measured,
  texts: TFunction,
  valuesOf: (die: InspectedDie) => readonly string[],
): Compared {
  const spread = (die: InspectedDie) =>
    spreadOf(valuesOf(die).map((written) => valueOf(written, MEASURED[measured])));
  return {
    met: allDice(record.dice, (die) => isWithin(spread(die), record, measured)),
    required: '',
    found: perDie(record.dice, texts, (die) => spreadText(spread(die), measured, texts)),
    allowed: allowedFor(record, measured),
  };
}

/** Compares the one value of each die with those of the others. */
function between(
  record: InspectionRecord,
  measured: Measured,
  texts: TFunction,
  values: readonly bigint[],
): Compared {
  const allowed = allowedFor(record, measured);
  if (values.length === 0) return { met: false, required: '', found: texts('found.noDice'), allowed };
  const spread = spreadOf(values);
  const each = perDie(record.dice, texts, (_, index) =>
    writtenValue(values[index] ?? 0n, MEASURED[measured]),
  );
  return {
    met: isWithin(spread, record, measured),
    required: '',
    found: [each, spreadText(spread, measured, texts)].join(texts('separator')),
    allowed,
  };
}

/** Of no dice at all nothing can be said to be as it should. */
function allDice(dice: readonly InspectedDie[], holds: (die: InspectedDie) => boolean): boolean {
  return dice.length > 0 && dice.every(holds);
}

function perDie(
  dice: readonly InspectedDie[],
  texts: TFunction,
  write: (die: InspectedDie, index: number) => string,
): string {
  if (dice.length === 0) return texts('found.noDice');
  return dice
    .map((die, index) => texts('found.die', { die: die.id, found: write(die, index) }))
    .join(texts('separator'));
}

/** The dice that are not as they should be; where all are, that is said once. */
function exceptions(
  dice: readonly InspectedDie[],
  texts: TFunction,
  holds: (die: InspectedDie) => boolean,
  write: (die: InspectedDie) => string,
): string {
  const others = dice.filter((die) => !holds(die));
  return allDice(dice, holds) ? texts('found.everyDie') : perDie(others, texts, write);
}

function together(parts: readonly Judgement[], texts: TFunction): Judgement {
  const joined = (sentences: readonly string[]) => sentences.join(texts('separator'));
  return {
    met: parts.every(({ met }) => met),
    required: joined(parts.map(({ required }) => required)),
    found: joined(parts.map(({ found }) => found)),
  };
}

/** The judgements on each clause of Article 1, in the order of its cases. */
export const JUDGES: Readonly<Record<string, readonly Judge[]>> = {
  art_1__para_1__intro: [diceAreThere, tableIsThere, stickIsThere],
  art_1__para_1__point_1: [numberOfDiceIs(4, 5), ...FACES.map(oneFaceHas)],
  art_1__para_1__point_2: [tableIsThere, clothIsThere, layoutIsThere, barIs(12)],
  art_1__para_1__point_3: [stickIsThere],
  art_1__para_2__intro: [diceMeetTheRequirements],
  art_1__para_2__point_1: [crossingLinesAreEqual],
  art_1__para_2__point_2: [oppositeFacesTotal(7)],
  art_1__para_2__point_3: [diametersAreEqual, pipsAreLegible],
  art_1__para_2__point_4: [volumesAreEqual, weightsAreEqual],
};
