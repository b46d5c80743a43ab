import { expect } from 'chai';
import type { RollResult } from '../../adapters/table';
import { Observation, exactTest, replay } from '../../assessment/observation';
import { evening, everyTenth, failedOf, fifthOfThosePaying, withoutSetDice } from './real-dice';

describe('void throws of real dice', () => {
  it('are nothing against a right table, for whatever reason and with every bet, played and as a journal', async () => {
    const { observation, failed, terms, events } = await evening({ hand: everyTenth, throws: 2_000 });
    expect(failed).to.deep.equal([]);
    expect(observation.throws).to.equal(2_000);
    const record = observation.voidThrows;
    expect(record).to.include({ throws: 2_000, void: 200, unexplained: 0 });
    expect(record?.test?.probability).to.be.greaterThan(0.0001);
    expect(new Set(record?.list.map(({ reason }) => reason)).size).to.equal(4);
    expect(record?.list.some(({ paid }) => paid !== 0)).to.equal(true);
    expect(record?.list.some(({ taken }) => taken !== 0)).to.equal(true);

    for (const journal of [events, withoutSetDice(events)]) {
      const replayed = new Observation(terms);
      const told = replay(terms, journal, replayed);
      expect(failedOf(replayed)).to.deep.equal([]);
      expect(replayed.voidThrows).to.include({ throws: 2_000, void: 200 });
      expect(replayed.voidThrows?.test).to.deep.equal(record?.test);
      expect(told).to.include({ sameThrows: 0, throwsMissing: 0, unknownBets: 0, settlementsCorrected: 0 });
    }
  });

  it('tell of a table that voids one throw in five of those that pay', async () => {
    const { observation, failed } = await evening({ hand: fifthOfThosePaying(), throws: 600 });
    expect(failed).to.deep.equal([]);
    expect(observation.voidThrows?.test?.probability).to.be.lessThan(0.0001);
  });

  it('are still judged by what they do', async () => {
    for (const fault of [
      'void-throw-takes-losing-bets',
      'void-throw-clears-point',
      'void-throw-settles-one-roll-bets',
      'void-throw-cancels-bets',
      'void-throw-replaces-shooter',
    ]) {
      const { failed } = await evening({ hand: everyTenth, fault, throws: 200 });
      expect(failed.join(' '), fault).to.include('art_3__para_2__intro');
    }
  });

  it('show nothing of what a throw that counts does', async () => {
    const { observation } = await evening({ hand: () => 'outside_layout', throws: 40 });
    const seen = observation.cases.filter(({ times }) => times > 0).map(({ name }) => name);
    expect(seen).to.include('throw-void');
    expect(seen.filter((name) => name.startsWith('point-'))).to.deep.equal([]);
  });

  it('hide no fault that shows in the throws that count', async () => {
    const { failed } = await evening({ hand: everyTenth, fault: 'field-loses-on-12' });
    expect(failed).to.include('art_5__para_3__point_8/field-on-total-12');
  });

  it('without a reason are not held against the table, but told', async () => {
    const tell = ({ voidReason: _reason, ...result }: RollResult) => result;
    const { observation, failed } = await evening({ hand: everyTenth, throws: 100, tell });
    expect(failed).to.deep.equal([]);
    expect(observation.voidThrows).to.include({ void: 10, unexplained: 10 });
  });
});

describe('the exact test', () => {
  it('gives the probabilities that the literature has', () => {
    // Fisher's lady tasting tea, and his convicted twins, as `fisher.test` of R gives them.
    expect(exactTest({ both: 3, onlyFirst: 1, onlySecond: 1, neither: 3 })).to.be.closeTo(0.4857143, 1e-7);
    expect(exactTest({ both: 2, onlyFirst: 10, onlySecond: 15, neither: 3 })).to.be.closeTo(
      0.0005367241,
      1e-9,
    );
  });

  it('is one where nothing can be told apart, and almost nothing where all is', () => {
    expect(exactTest({ both: 0, onlyFirst: 0, onlySecond: 40, neither: 60 })).to.equal(1);
    expect(exactTest({ both: 200, onlyFirst: 0, onlySecond: 800, neither: 1_000 })).to.be.lessThan(1e-50);
  });
});
