import { expect } from 'chai';
import {
  quantityProblem,
  spreadOf,
  unitsOf,
  valueOf,
  writtenValue,
  type Dimension,
} from '../../steps/inspection/quantity';

describe('a measured value', () => {
  const sound: [written: string, dimension: Dimension, value: bigint, told: string][] = [
    ['19.05 mm', 'length', 19_050_000n, '19.05 mm'],
    ['19.05mm', 'length', 19_050_000n, '19.05 mm'],
    ['1.905 cm', 'length', 19_050_000n, '19.05 mm'],
    ['50 µm', 'length', 50_000n, '0.05 mm'],
    ['50 \u03bcm', 'length', 50_000n, '0.05 mm'],
    ['50 um', 'length', 50_000n, '0.05 mm'],
    ['0 mm', 'length', 0n, '0 mm'],
    ['8.520 g', 'mass', 8_520_000n, '8.52 g'],
    ['8520 mg', 'mass', 8_520_000n, '8.52 g'],
    ['0.00852 kg', 'mass', 8_520_000n, '8.52 g'],
    ['40 mm³', 'volume', 40n * 10n ** 18n, '40 mm³'],
    ['40 mm3', 'volume', 40n * 10n ** 18n, '40 mm³'],
    ['0.04 cm³', 'volume', 40n * 10n ** 18n, '40 mm³'],
  ];
  for (const [written, dimension, value, told] of sound) {
    it(`reads ${written} exactly`, () => {
      expect(quantityProblem(written, dimension)).to.equal(null);
      expect(valueOf(written, dimension)).to.equal(value);
      expect(writtenValue(value, dimension)).to.equal(told);
    });
  }

  const unsound: [written: unknown, dimension: Dimension, problem: string][] = [
    [19.05, 'length', 'unit'],
    ['19.05', 'length', 'unit'],
    ['19,05', 'length', 'unit'],
    ['19,05 mm', 'length', 'notAQuantity'],
    ['-1 mm', 'length', 'notAQuantity'],
    ['mm', 'length', 'notAQuantity'],
    ['about 19 mm', 'length', 'notAQuantity'],
    ['1e3 mm', 'length', 'notAQuantity'],
    ['0.00000001 mm', 'length', 'notAQuantity'],
    ['1234567890123456 mm', 'length', 'notAQuantity'],
    ['19.05 g', 'length', 'unknownUnit'],
    ['0.75 in', 'length', 'unknownUnit'],
    ['8.5 mm', 'mass', 'unknownUnit'],
    ['40 mm', 'volume', 'unknownUnit'],
    [true, 'mass', 'notAQuantity'],
    [null, 'mass', 'notAQuantity'],
    [['1 g'], 'mass', 'notAQuantity'],
    ['1 __proto__', 'mass', 'unknownUnit'],
    ['1 constructor', 'mass', 'unknownUnit'],
  ];
  for (const [written, dimension, problem] of unsound) {
    it(`refuses ${JSON.stringify(written)} as ${dimension}: ${problem}`, () => {
      expect(quantityProblem(written, dimension)).to.equal(problem);
      if (typeof written === 'string') expect(() => valueOf(written, dimension)).to.throw(RangeError);
    });
  }

  it('is compared without the rounding of binary fractions', () => {
    expect(19.05 - 19.0 <= 0.05).to.equal(false);
    const { spread } = spreadOf(['19.05 mm', '19.00 mm'].map((written) => valueOf(written, 'length')));
    expect(spread <= valueOf('0.05 mm', 'length')).to.equal(true);
  });

  it('has a spread, which nothing has not', () => {
    expect(spreadOf([5n, 2n, 9n, 2n])).to.deep.equal({ least: 2n, most: 9n, spread: 7n });
    expect(spreadOf([5n])).to.deep.equal({ least: 5n, most: 5n, spread: 0n });
    expect(() => spreadOf([])).to.throw(RangeError);
  });

  it('is told its units', () => {
    expect(unitsOf('length')).to.deep.equal(['mm', 'cm', 'µm']);
  });
});
