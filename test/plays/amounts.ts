/**
 * The sums of the plays, worked out exactly: `60*7/6=70`, `990+10+35/3=3035/3`. Patacas as a person writes them; the
 * table counts in avos, of which 100 are one.
 */
import { moneyOf, type Money } from '../../adapters/money';

const AVOS = 100n;

interface Ratio {
  readonly numerator: bigint;
  /** Positive. */
  readonly denominator: bigint;
}

function ratio(numeral: string): Ratio {
  const [whole = '', decimals = ''] = numeral.split('.');
  return { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) };
}

function product(term: string): Ratio {
  let value: Ratio = { numerator: 1n, denominator: 1n };
  for (const [, sign, numeral = ''] of `*${term}`.matchAll(/([*/])(\d+(?:\.\d+)?)/g)) {
    const { numerator, denominator } = ratio(numeral);
    value =
      sign === '*'
        ? { numerator: value.numerator * numerator, denominator: value.denominator * denominator }
        : { numerator: value.numerator * denominator, denominator: value.denominator * numerator };
  }
  return value;
}

function sum(expression: string): Ratio {
  let value: Ratio = { numerator: 0n, denominator: 1n };
  for (const [, sign, term = ''] of `+${expression}`.replace('+-', '-').matchAll(/([+-])([^+-]+)/g)) {
    const { numerator, denominator } = product(term);
    const added = sign === '+' ? numerator : -numerator;
    value = {
      numerator: value.numerator * denominator + added * value.denominator,
      denominator: value.denominator * denominator,
    };
  }
  return value;
}

/** One side or several sides that have to be the same, in the currency's minor units. Throws where a sum is wrong. */
export function avos(written: string): Money {
  if (!/^-?\d[\d.]*(?:[-+*/=]\d[\d.]*)*$/.test(written)) throw new Error(`no sum: ${written}`);
  const [first, ...others] = written.split('=').map(sum);
  if (first === undefined) throw new Error(`no sum: ${written}`);
  const { numerator, denominator } = first;
  if (others.some((other) => other.numerator * denominator !== numerator * other.denominator))
    throw new Error(`the sides differ: ${written}`);
  return moneyOf(numerator * AVOS, denominator);
}
