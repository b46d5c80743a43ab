/**
 * An inspection record: what a person measured and saw of the equipment and of the throwing of dice, where no table can
 * answer for itself (Articles 1, 2(2), 2(4), 2(5) and 3). Plain JSON; values stay as they were written, unit included.
 */
export const YES_NO = ['yes', 'no'] as const;
export type YesNo = (typeof YES_NO)[number];

/** The quantities that are compared. The regulation states no tolerance for any of them, so that the record has to. */
export const MEASURED = {
  edge: 'length',
  crossingLine: 'length',
  pipDiameter: 'length',
  weight: 'mass',
  volume: 'volume',
} as const;
export type Measured = keyof typeof MEASURED;

/** Which lines the “crossing lines” of Article 1(2)(1) are; the text does not say. */
export const CROSSING_LINES = { faceDiagonals: 12, spaceDiagonals: 4 } as const;

/** What has the “diameter” of Article 1(2)(3): the pips of each face, the face itself, or either. */
export const DIAMETERS = ['pips', 'faces', 'pipsAndFaces'] as const;

export interface Measurement {
  /** The largest difference between measurements that counts as equality. */
  tolerance: string;
  /** Where the tolerance comes from. */
  source: string;
  /** Id of the instrument; of a volume, which is computed from the edges, none. */
  instrument?: string | undefined;
  /** Expanded uncertainty of one measurement: put on record, not part of the comparison. */
  uncertainty?: string | undefined;
}

export interface InspectedDie {
  id: string;
  /** Pips of the six faces: first and second are opposite, third and fourth, fifth and sixth. */
  faces: number[];
  /** Three edges that meet in one corner. */
  edges: string[];
  /** Twelve diagonals, two a face in the order of the faces; or the four diagonals of the solid. */
  crossingLines: string[];
  /** One a face, in the order of the faces. */
  pipDiameters: string[];
  weight: string;
  /** Whether the pips are clear and easily seen: one answer a face, in the order of the faces. */
  legible: YesNo[];
}

export interface Observation {
  clause: string;
  /** Whether what was seen is what the clause asks for. */
  observed: YesNo;
  by: string;
  notes?: string | undefined;
}

export interface InspectionRecord {
  inspector: { name: string; function: string };
  /** ISO 8601, the day. */
  date: string;
  place: string;
  instruments: {
    id: string;
    name: string;
    serial: string;
    calibration: { date: string; certificate: string };
  }[];
  measurements: Record<Measured, Measurement>;
  readings: { crossingLines: keyof typeof CROSSING_LINES; diameter: (typeof DIAMETERS)[number] };
  dice: InspectedDie[];
  table: {
    present: YesNo;
    /** 檯證, taken as the cloth or panel of the table. */
    cloth: YesNo;
    layout: YesNo;
    /** The total that the layout prints as “bar”. */
    bar: number | 'none';
    notes?: string | undefined;
  };
  stick: { present: YesNo; description: string };
  observations: Observation[];
  photographs: { file: string; sha256: string; shows: string }[];
}
