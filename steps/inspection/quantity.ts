/**
 * Measured values as an inspection record writes them, `19.05 mm`. They are compared as exact decimals: in binary
 * fractions 19.05 − 19.00 is more than 0.05, and a die would fail by a rounding error.
 */
export type Dimension = 'length' | 'mass' | 'volume';

/** Powers of ten of the smallest unit counted: 1 nm, 1 µg, 1 nm³. The first unit is the one in which results are told. */
const UNITS: Readonly<Record<Dimension, Readonly<Record<string, number>>>> = {
  length: { mm: 6, cm: 7, µm: 3 },
  mass: { g: 6, mg: 3, kg: 9 },
  volume: { 'mm³': 18, mm3: 18, 'cm³': 21, cm3: 21 },
};

/** More digits are no measurement, and would only be work. */
const MOST_DIGITS = 15;

const WRITTEN = /^(?<whole>\d+)(?:\.(?<decimals>\d+))? ?(?<unit>[^\d\s.,]\S*)$/u;
const NUMBER = /^[-+]?\d+(?:[.,]\d+)?$/;

export type QuantityProblem = 'unit' | 'unknownUnit' | 'notAQuantity';

/** The units in which a value may be written. */
export function unitsOf(dimension: Dimension): string[] {
  return Object.keys(UNITS[dimension]);
}

/** What is wrong with a value as it was written; null where it can be read. */
export function quantityProblem(written: unknown, dimension: Dimension): QuantityProblem | null {
  if (typeof written === 'number') return 'unit';
  if (typeof written !== 'string') return 'notAQuantity';
  if (NUMBER.test(written.trim())) return 'unit';
  const parts = partsOf(written);
  if (parts === null) return 'notAQuantity';
  const exponent = exponentOf(parts.unit, dimension);
  if (exponent === undefined) return 'unknownUnit';
  const tooFine = parts.decimals.length > exponent;
  const tooLong = parts.whole.length + parts.decimals.length > MOST_DIGITS;
  return tooFine || tooLong ? 'notAQuantity' : null;
}

/** A unit is looked for among the units alone, not among what every object has. */
function exponentOf(unit: string, dimension: Dimension): number | undefined {
  return Object.hasOwn(UNITS[dimension], unit) ? UNITS[dimension][unit] : undefined;
}

function partsOf(written: string): { whole: string; decimals: string; unit: string } | null {
  const groups = WRITTEN.exec(written.trim())?.groups;
  if (groups === undefined) return null;
  const { whole = '', decimals = '', unit = '' } = groups;
  // The Greek letter and the micro sign look the same.
  return { whole, decimals, unit: unit.replace(/^(?:\u03bc|u)(?=m$)/, '\u00b5') };
}

/**
 * The value in nm, µg or nm³.
 * @throws RangeError where {@link quantityProblem} finds one
 */
export function valueOf(written: string, dimension: Dimension): bigint {
  const parts = partsOf(written);
  const exponent = parts === null ? undefined : exponentOf(parts.unit, dimension);
  if (parts === null || exponent === undefined || quantityProblem(written, dimension) !== null) {
    throw new RangeError(`no ${dimension}: ${written}`);
  }
  return BigInt(parts.whole + parts.decimals) * 10n ** BigInt(exponent - parts.decimals.length);
}

/** A value as a person writes it, in mm, g or mm³. */
export function writtenValue(value: bigint, dimension: Dimension): string {
  const [[unit, exponent] = ['', 0]] = Object.entries(UNITS[dimension]);
  const digits = value.toString().padStart(exponent + 1, '0');
  const decimals = digits.slice(digits.length - exponent).replace(/0+$/, '');
  const whole = digits.slice(0, digits.length - exponent);
  return `${decimals === '' ? whole : `${whole}.${decimals}`} ${unit}`;
}

export interface Spread {
  least: bigint;
  most: bigint;
  /** The difference of the two. */
  spread: bigint;
}

/** @throws RangeError for no value at all */
export function spreadOf(values: readonly bigint[]): Spread {
  const [first, ...others] = values;
  if (first === undefined) throw new RangeError('no value');
  const least = others.reduce((one, other) => (other < one ? other : one), first);
  const most = others.reduce((one, other) => (other > one ? other : one), first);
  return { least, most, spread: most - least };
}
