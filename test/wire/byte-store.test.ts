import { expect } from 'chai';
import { ByteStore } from '../../adapters/byte-store';

const LIMIT = 10_000;

describe('bytes that come in pieces', () => {
  it('are the same bytes, however they were cut', () => {
    const bytes = Buffer.from(Array.from({ length: LIMIT }, (_, index) => index % 251));
    for (const size of [1, 7, 1_024, LIMIT]) {
      const store = new ByteStore(LIMIT);
      for (let at = 0; at < LIMIT; at += size) {
        expect(store.add(bytes.subarray(at, at + size))).to.equal(true);
      }
      expect(store.take().equals(bytes)).to.equal(true);
      expect(store.length).to.equal(0);
    }
  });

  it('are kept as they were, whatever becomes of the piece or of the store', () => {
    const store = new ByteStore(LIMIT);
    const piece = Buffer.from('one');
    store.add(piece);
    piece.fill(0);
    const taken = store.take();
    store.add(Buffer.from('two'));
    expect([taken.toString(), store.take().toString()]).to.deep.equal(['one', 'two']);
  });

  it('are not kept beyond the limit', () => {
    const store = new ByteStore(3);
    expect([
      store.add(Buffer.from('ab')),
      store.add(Buffer.from('cd')),
      store.add(Buffer.from('c')),
    ]).to.deep.equal([true, false, true]);
    expect(store.take().toString()).to.equal('abc');
  });
});
