import { moneyOf, type Money } from '../adapters/money';

/** An amount of money as a scenario writes it, kept exact until it is counted in the currency's minor units. */
export class Amount {
  private constructor(
    readonly written: string,
    private readonly numerator: number,
    private readonly denominator: number,
  ) {}

  /** @param written a decimal number, or a fraction of one: `100`, `10.5`, `-10`, `70/6`. */
  static parse(written: string): Amount {
    const [number = '', divisor = '1'] = written.split('/');
    const decimals = number.split('.')[1]?.length ?? 0;
    const scale = 10 ** decimals;
    return new Amount(written, Math.round(Number(number) * scale), scale * Number(divisor));
  }

  /**
   * In minor units, of which `minorUnitsPerAmount` stand for 1. Not an integer where the amount is not payable in
   * whole minor units: such amounts are sent to see them refused.
   */
  inMinorUnits(minorUnitsPerAmount: number): number {
    return (this.numerator * minorUnitsPerAmount) / this.denominator;
  }

  /** The same without loss, for what is due. */
  exactly(minorUnitsPerAmount: number): Money {
    const { numerator, denominator } = this.fraction(minorUnitsPerAmount);
    return moneyOf(numerator, denominator);
  }

  fraction(minorUnitsPerAmount: number): { numerator: bigint; denominator: bigint } {
    return {
      numerator: BigInt(this.numerator) * BigInt(minorUnitsPerAmount),
      denominator: BigInt(this.denominator),
    };
  }

  toString(): string {
    return this.written;
  }
}
