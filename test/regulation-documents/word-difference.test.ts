import { expect } from 'chai';
import { shownDifference, wordDifference } from '../../regulation/import/word-difference';

function shown(from: string, to: string): string {
  return shownDifference(wordDifference(from, to));
}

describe('the difference between two wordings', () => {
  it('is shown word by word', () => {
    expect(shown('a aposta de valor mínimo', 'a aposta do valor mínimo')).to.equal(
      'a aposta [-de-] {+do+} valor mínimo',
    );
  });
  it('tells what is added and what is removed', () => {
    expect(shown('um dois', 'um dois três')).to.equal('um dois {+três+}');
    expect(shown('um dois três', 'dois três')).to.equal('[-um-] dois três');
    expect(shown('', 'um')).to.equal('{+um+}');
    expect(shown('um', '')).to.equal('[-um-]');
  });
  it('keeps what was removed before what takes its place', () => {
    expect(shown('a b c d', 'a x y d')).to.equal('a [-b c-] {+x y+} d');
  });
  it('shortens what stays the same', () => {
    const same = Array.from({ length: 30 }, (_, index) => `p${index}`).join(' ');
    expect(shown(`${same} a ${same}`, `${same} b ${same}`)).to.equal(
      '… p24 p25 p26 p27 p28 p29 [-a-] {+b+} p0 p1 p2 p3 p4 p5 …',
    );
    expect(shown(`a ${same} a`, `b ${same} b`)).to.equal(
      '[-a-] {+b+} p0 p1 p2 p3 p4 p5 … p24 p25 p26 p27 p28 p29 [-a-] {+b+}',
    );
  });
  it('is none between two ways to break the lines', () => {
    expect(wordDifference('um\ndois', 'um dois').map(({ kind }) => kind)).to.deep.equal(['same']);
  });
  it('puts together again to both wordings', () => {
    const [from, to] = ['a b c a b b a', 'c b a b a c'];
    const segments = wordDifference(from, to);
    const words = (left: 'removed' | 'added') =>
      segments
        .filter(({ kind }) => kind !== left)
        .flatMap((segment) => segment.words)
        .join(' ');
    expect(words('added')).to.equal(from);
    expect(words('removed')).to.equal(to);
  });
});
