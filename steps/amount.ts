import { moneyOf, type Money } from '../adapters/money';

/** So many minor units stand for `per` as a scenario writes it; both positive integers. */
export interface Worth {
  readonly minor: number;
  readonly per: number;
}

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
   * In minor units. Not an integer where the amount is not payable in whole minor units: such amounts are sent to see
   * them refused.
   */
  inMinorUnits({ minor, per }: Worth): number {
    return (this.numerator * minor) / (this.denominator * per);
  }

  /** The same without loss, for what is due. */
  exactly(worth: Worth): Money {
    const { numerator, denominator } = this.fraction(worth);
    return moneyOf(numerator, denominator);
  }

  fraction({ minor, per }: Worth): { numerator: bigint; denominator: bigint } {
    return {
      numerator: BigInt(this.numerator) * BigInt(minor),
      denominator: BigInt(this.denominator) * BigInt(per),
    };
  }

  /** What 1 is worth where this amount is worth so many minor units. */
  worth(minor: number): Worth {
    return { minor: minor * this.denominator, per: this.numerator };
  }

  toString(): string {
    return this.written;
  }
}
