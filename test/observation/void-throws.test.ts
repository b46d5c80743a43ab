import { expect } from 'chai';
import { isOperationEvent, type LogEvent, type RollResult } from '../../adapters/table';
import { Observation, drive, exactTest, readJournal, replay } from '../../assessment/observation';
import { everyTenth, fifthOfThosePaying, thrownByHand, type Hand } from './real-dice';
import { termsOf } from './played';

interface Evening {
  hand: Hand;
  seed?: number;
  throws?: number;
  fault?: string;
  tell?: (result: RollResult) => RollResult;
}

/** Bets of every kind until so many throws were made, whatever has been seen by then. */
async function evening({ hand, seed = 3, throws = 300, fault, tell }: Evening) {
  const options = fault === undefined ? {} : { fault };
  const { table, capabilities } = thrownByHand(hand, seed, options, tell);
  const terms = termsOf(capabilities);
  const observation = new Observation(terms, ['art_1__para_1__point_1']);
  // What nobody can throw is never seen, so that the evening goes on.
  Object.defineProperty(observation, 'missing', { get: () => [{ sight: { kind: 'mark', total: 4 } }] });
  const { readings, options: house } = terms;
  const opening = { minimumBet: 1_000, readings: { ...readings }, options: { ...house } };
  let events: LogEvent[] = [];
  const onThrow = () => observation.throws >= throws;
  await drive(
    {
      ...table,
      open: async (asked) => {
        if (asked.mode === 'closed') events = await readJournal(table);
        return table.open(asked);
      },
    },
    observation,
    { terms, opening, mostThrows: throws, onThrow },
  );
  return { observation, terms, events, failed: failedOf(observation) };
}

function failedOf({ cases }: Observation): string[] {
  return cases.filter(({ failed }) => failed > 0).map(({ clause, name }) => `${clause}/${name}`);
}

/** As a table keeps it whose dice nobody sets. */
function withoutSetDice(events: readonly LogEvent[]): LogEvent[] {
  return events.map((event) =>
    isOperationEvent(event) && event.operation === 'roll' ? { ...event, parameters: {} } : event,
  );
}

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
    expect(seen.filter((name) => name.startsWith("point-"))).to.deep.equal([]);
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
