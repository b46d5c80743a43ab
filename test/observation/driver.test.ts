import { expect } from 'chai';
import { TableFault, type Table } from '../../adapters/table';
import { drive, likelyThrows, Observation, requiredCases } from '../../assessment/observation';
import type { ReadingSetName } from '../../regulation';
import { tableOf, termsOf } from './played';

interface Session {
  seed: number;
  set?: ReadingSetName;
  mostThrows?: number;
  fault?: string;
  around?: (table: Table) => Table;
}

async function driven({
  seed,
  set = 'customary',
  mostThrows = 1_000,
  fault,
  around = (table) => table,
}: Session) {
  const options = { control: 'natural', seed, senses: { landing: false } };
  const { table, capabilities } = tableOf({ ...options, ...(fault === undefined ? {} : { fault }) });
  const terms = termsOf(capabilities, set);
  const observation = new Observation(terms);
  const { readings, options: house } = terms;
  const opening = { minimumBet: 1_000, readings: { ...readings }, options: { ...house } };
  await drive(around(table), observation, { terms, opening, mostThrows, onThrow: () => false });
  const failed = observation.cases.filter((each) => each.failed > 0);
  return { observation, failed: failed.map(({ clause, name }) => `${clause}/${name}`) };
}

describe('a table that throws its own dice', () => {
  for (const set of ['customary', 'literal'] as const) {
    it(`is played until everything has been seen, under ${set} readings, and a right one is right`, async () => {
      const { observation, failed } = await driven({ seed: 11, set });
      expect(failed).to.deep.equal([]);
      expect(observation.missing).to.deep.equal([]);
      expect(observation.throws).to.be.lessThan(1_000);
    });
  }

  it('is found out by what falls', async () => {
    const { failed } = await driven({ seed: 12, fault: 'field-loses-on-12', mostThrows: 300 });
    expect(failed).to.include('art_5__para_3__point_8/field-on-total-12');
    const odds = await driven({ seed: 12, fault: 'come-odds-4-10-inverted' });
    expect(odds.failed).to.include('art_6__point_2__subpara_1/come-odds-prize-on-4');
  });

  it('is said not to have been seen where too few throws were made, and how many more it is likely to take', async () => {
    const { observation } = await driven({ seed: 13, mostThrows: 10 });
    expect(observation.throws).to.equal(10);
    const { missing } = observation;
    expect(missing).to.not.be.empty;
    expect(likelyThrows(missing)).to.be.greaterThan(50);
    expect(likelyThrows(missing)).to.be.at.most(
      likelyThrows(requiredCases(termsOf(tableOf({}).capabilities))),
    );
    expect(likelyThrows([])).to.equal(0);
  });

  it('keeps what was seen where the link dies', async () => {
    let throws = 0;
    const seen: number[] = [];
    const around = (table: Table): Table => ({
      ...table,
      roll(parameters) {
        throws += 1;
        seen.push(throws);
        return throws > 5
          ? Promise.reject(new TableFault('DISCONNECTED', 'unplugged'))
          : table.roll(parameters);
      },
    });
    let fault: unknown;
    await driven({ seed: 14, around }).catch((error: unknown) => (fault = error));
    expect(fault).to.be.instanceOf(TableFault);
    expect(seen).to.have.length(6);
  });

  it('takes about as long as it is said to be likely to take', async () => {
    const { capabilities } = tableOf({ senses: { landing: false } });
    const likely = likelyThrows(requiredCases(termsOf(capabilities)));
    const taken: number[] = [];
    for (let seed = 20; seed < 30; seed += 1) {
      const { observation } = await driven({ seed, mostThrows: 3_000 });
      taken.push(observation.throws);
    }
    const mean = taken.reduce((sum, each) => sum + each) / taken.length;
    // Independence errs towards more throws.
    expect(mean).to.be.within(likely / 3, likely * 1.5);
  });
});
