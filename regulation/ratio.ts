/** Exact fractions: a prize is never a floating-point number. */

/** In lowest terms; the denominator is positive. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b);
}

/** @throws RangeError where the denominator is 0 or a number is not a safe integer */
export function ratio(numerator: bigint | number, denominator: bigint | number = 1n): Ratio {
  const [n, d] = [exactly(numerator), exactly(denominator)];
  if (d === 0n) throw new RangeError('a ratio has no denominator 0');
  const divisor = gcd(n, d) * (d < 0n ? -1n : 1n);
  return Object.freeze({ numerator: n / divisor, denominator: d / divisor });
}

function exactly(number: bigint | number): bigint {
  if (typeof number === 'bigint') return number;
  if (!Number.isSafeInteger(number)) throw new RangeError(`${number} is not a safe integer`);
  return BigInt(number);
}

export function times(a: Ratio, b: Ratio): Ratio {
  return ratio(a.numerator * b.numerator, a.denominator * b.denominator);
}

export function isWhole(value: Ratio): boolean {
  return value.denominator === 1n;
}

/** The greatest whole multiple of `unit` that is not above the value. */
export function roundDown(value: Ratio, unit: bigint | number = 1n): bigint {
  const step = exactly(unit);
  if (step <= 0n) throw new RangeError('a unit is positive');
  const divisor = value.denominator * step;
  const quotient = value.numerator / divisor;
  const below = value.numerator % divisor < 0n ? quotient - 1n : quotient;
  return below * step;
}

/** The smallest whole multiple of `unit` that is not below the value. */
export function roundUp(value: Ratio, unit: bigint | number = 1n): bigint {
  return -roundDown(times(value, ratio(-1n)), unit);
}

/** The whole multiple of `unit` that is nearest to the value; the greater one where two are. */
export function roundToNearest(value: Ratio, unit: bigint | number = 1n): bigint {
  const half = ratio(exactly(unit), 2n);
  return roundDown(
    ratio(
      value.numerator * half.denominator + half.numerator * value.denominator,
      value.denominator * half.denominator,
    ),
    unit,
  );
}

/** `7/6`, or `7` where it is whole. */
export function formatRatio(value: Ratio): string {
  return isWhole(value) ? String(value.numerator) : `${value.numerator}/${value.denominator}`;
}
