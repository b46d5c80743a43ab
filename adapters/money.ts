/**
 * Money as a table tells it, counted without loss: a whole number of minor units, or an exact ratio where a prize is not
 * whole. Nothing here knows what is due; it only adds and compares.
 */
import { z } from 'zod';

/**
 * The denominators of Article 6 are small, and a least common multiple of what is allowed here stays within some 1,400
 * bits, whatever a table tells and however often it is added up.
 */
export const LARGEST_DENOMINATOR = 1_000;

export const fractionSchema = z.object({
  numerator: z.int(),
  denominator: z.int().min(1).max(LARGEST_DENOMINATOR),
});
export type Fraction = z.infer<typeof fractionSchema>;

/**
 * Minor units, negative where a table says so. A number with decimals is taken for the decimal that it is written as,
 * so that what a table does with an unsound stake can be told and judged.
 */
export const moneySchema = z.union([z.number(), fractionSchema]);
export type Money = z.infer<typeof moneySchema>;

interface Exact {
  readonly numerator: bigint;
  /** Positive. */
  readonly denominator: bigint;
}

function exact(money: Money): Exact {
  if (typeof money !== 'number')
    return { numerator: BigInt(money.numerator), denominator: BigInt(money.denominator) };
  if (Number.isInteger(money)) return { numerator: BigInt(money), denominator: 1n };
  const [mantissa = '0', exponent = '0'] = money.toExponential().split('e');
  const [whole = '0', decimals = ''] = mantissa.split('.');
  const shift = Number(exponent) - decimals.length;
  const digits = BigInt(whole + decimals);
  return shift >= 0
    ? { numerator: digits * 10n ** BigInt(shift), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(-shift) };
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one < 0n ? -one : one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

function isSafe(number: bigint): boolean {
  return number >= BigInt(Number.MIN_SAFE_INTEGER) && number <= BigInt(Number.MAX_SAFE_INTEGER);
}

/**
 * `numerator / denominator` in lowest terms: a number where it is whole. Beyond the safe integers, where no table of the
 * regulation gets to, the nearest number.
 *
 * @param denominator positive
 */
export function moneyOf(numerator: bigint, denominator = 1n): Money {
  const divisor = greatestCommonDivisor(numerator, denominator);
  const [above, below] = [numerator / divisor, denominator / divisor];
  if (below === 1n) return Number(above);
  return isSafe(above) && isSafe(below)
    ? { numerator: Number(above), denominator: Number(below) }
    : Number(above) / Number(below);
}

/** Not a number stands for money of which nothing is known: it is the same as none, and neither more nor less. */
function isTold(money: Money): boolean {
  return typeof money !== 'number' || Number.isFinite(money);
}

export function plus(one: Money, other: Money): Money {
  if (!isTold(one) || !isTold(other)) return Number.NaN;
  if (typeof one === 'number' && typeof other === 'number') {
    const sum = one + other;
    if (Number.isInteger(one) && Number.isInteger(other) && Number.isSafeInteger(sum)) return sum;
  }
  const [a, b] = [exact(one), exact(other)];
  return moneyOf(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function negative(money: Money): Money {
  return typeof money === 'number'
    ? 0 - money
    : { numerator: 0 - money.numerator, denominator: money.denominator };
}

export function minus(one: Money, other: Money): Money {
  return plus(one, negative(other));
}

export function total(amounts: Iterable<Money>): Money {
  let sum: Money = 0;
  for (const amount of amounts) sum = plus(sum, amount);
  return sum;
}

/** Below 0, 0 or above it, as `one` is less than, the same as or more than `other`. */
export function compareMoney(one: Money, other: Money): number {
  if (!isTold(one) || !isTold(other)) return Number.NaN;
  if (typeof one === 'number' && typeof other === 'number') return one === other ? 0 : one < other ? -1 : 1;
  const [a, b] = [exact(one), exact(other)];
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

export function sameMoney(one: Money, other: Money): boolean {
  return compareMoney(one, other) === 0;
}

/** Whether the amount is a whole number of `unit`. */
export function isMultipleOf(money: Money, unit: number): boolean {
  if (!isTold(money)) return false;
  const { numerator, denominator } = exact(money);
  return numerator % (denominator * BigInt(unit)) === 0n;
}

/**
 * As a person writes it where `minorUnits` minor units stand for 1: `11.5`, and `35/3` where no decimal number is the
 * same.
 */
export function writtenMoney(money: Money, minorUnits: number): string {
  if (!isTold(money)) return '–';
  const { numerator, denominator } = exact(money);
  const amount = moneyOf(numerator, denominator * BigInt(minorUnits));
  if (typeof amount === 'number') return String(amount);
  return asDecimal(amount) ?? `${amount.numerator}/${amount.denominator}`;
}

/** Digits after the point that a person is asked to read. */
const MOST_DECIMALS = 6;

function asDecimal({ numerator, denominator }: Fraction): string | null {
  for (let decimals = 1; decimals <= MOST_DECIMALS; decimals += 1) {
    const scale = 10n ** BigInt(decimals);
    const scaled = BigInt(numerator) * scale;
    if (scaled % BigInt(denominator) === 0n) {
      const digits = scaled / BigInt(denominator);
      const sign = digits < 0n ? '-' : '';
      const text = String(digits < 0n ? -digits : digits).padStart(decimals + 1, '0');
      return `${sign}${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
    }
  }
  return null;
}
