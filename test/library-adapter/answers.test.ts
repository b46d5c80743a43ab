import { expect } from 'chai';
import { copyAsJson, parseJson, printable } from '../../adapters/answers';

describe('text and JSON from a table', () => {
  it('is printed with its control characters visible, within the limit', () => {
    expect(printable('a\u0007b\u2028c', 40)).to.equal('a\\u{7}b\\u{2028}c');
    expect(printable('派司拉', 40)).to.equal('派司拉');
    expect(printable('x'.repeat(50), 10)).to.equal(`${'x'.repeat(9)}…`);
    expect(printable('\u0007'.repeat(50), 20).length).to.be.at.most(20);
  });

  it('is read without a __proto__ key, however it is spelt', () => {
    for (const text of ['{"__proto__":{"x":1},"y":2}', '{"\\u005f_proto__":{"x":1},"y":2}']) {
      const value = parseJson(text) as object;
      expect(Object.keys(value)).to.deep.equal(['y']);
      expect(Object.getPrototypeOf(value)).to.equal(Object.prototype);
    }
    expect(() => parseJson('{')).to.throw(SyntaxError);
  });

  it('is copied without functions and undefined entries', () => {
    expect(copyAsJson({ a: 1, b: undefined, c: () => 1, d: [undefined] })).to.deep.equal({ a: 1, d: [null] });
    expect(copyAsJson(undefined)).to.equal(undefined);
    expect(copyAsJson('x'.repeat(17 * 1024 * 1024))).to.equal(null);
  });
});
