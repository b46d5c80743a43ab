import { expect } from 'chai';
describe('x', () => {
  it('y', () => {
    expect(1).to.equal(1);
  });
});
