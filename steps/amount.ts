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

  /** The same, rounded down to a multiple of `unit` minor units. */
  roundedDown(minorUnitsPerAmount: number, unit: number): number {
    return Math.floor((this.numerator * minorUnitsPerAmount) / (this.denominator * unit)) * unit;
  }

  toString(): string {
    return this.written;
  }
}

/** Minor units as a person writes the amount: 1150 is 11.5 where 100 minor units stand for 1. */
export function writtenAmount(minorUnits: number, minorUnitsPerAmount: number): string {
  return String(Math.round((minorUnits / minorUnitsPerAmount) * 1e6) / 1e6);
}
