import { expect } from 'chai';
import fullRun from '../../adapters/check/full-run.json';
import { fullRunOf, isDelayed, speedOf } from '../../adapters/check/latency';
import { BET_NAMES } from '../../adapters/table';

describe('adapter-check: how fast a table is', () => {
  it('takes the middle and the nineteen in twenty', () => {
    const durations = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(speedOf(durations)).to.deep.equal({ exchanges: 100, medianMs: 51, p95Ms: 96 });
    expect(speedOf([7])).to.deep.equal({ exchanges: 1, medianMs: 7, p95Ms: 7 });
  });

  it('knows a delayed acknowledgement by most answers, not by some', () => {
    const of = (...durations: number[]) => isDelayed(speedOf(durations));
    expect(of(1, 44, 44, 45, 44)).to.equal(true);
    expect(of(1, 1, 1, 44, 1)).to.equal(false);
    expect(of(120, 130, 125)).to.equal(false);
  });

  it('counts what the bets on offer need', () => {
    const speed = { exchanges: 1, medianMs: 10, p95Ms: 20 };
    const counts = fullRun.exchanges as Record<string, number>;
    const all = fullRunOf(BET_NAMES, speed);
    expect(all.ms).to.equal(all.exchanges * 10);
    expect(fullRunOf([], speed).exchanges).to.equal(counts['']);
    const two = ['', 'pass', 'field', 'field pass'].reduce((sum, each) => sum + (counts[each] ?? 0), 0);
    expect(fullRunOf(['pass', 'field'], speed).exchanges).to.equal(two);
    expect(two).to.be.lessThan(all.exchanges);
  });
});
