import { expect } from 'chai';
import { readAnswer } from '../../adapters/answers';
import { contractChecks } from '../../adapters/check/contract/checks';
import { Seat, type SeatOptions } from '../../adapters/check/contract/seat';
import { checkedTable } from '../../adapters/foreign-code';
import createReferenceTable from '../../adapters/reference-table';
import { OPERATIONS, type Operation, type Table, type UncheckedTable } from '../../adapters/table';
import { checked } from './checked';
import { RED_REMARKS, RED_TABLES, altered } from './red-tables';

/** As an adapter would bring the answers: copies that were read by the schemas, and promises of them. */
function adapted(table: UncheckedTable): Table {
  const entries = OPERATIONS.map((operation) => [
    operation,
    async (parameters: unknown) => {
      const sent = JSON.parse(JSON.stringify(parameters)) as never;
      const answer = await Promise.resolve(table[operation](sent));
      return readAnswer(operation, JSON.parse(JSON.stringify(answer)));
    },
  ]);
  return Object.fromEntries(entries) as Table;
}

const check = (table: UncheckedTable, options: SeatOptions = {}) => {
  const connect = () => Promise.resolve({ table: adapted(table), close: () => Promise.resolve() });
  return checked(contractChecks(new Seat(connect, options)));
};

describe('adapter-check: the contract', () => {
  it('finds nothing wrong with the reference table', async () => {
    const { wrong, remarks, skipped, results } = await check(createReferenceTable());
    expect({ wrong, remarks, skipped }).to.deep.equal({ wrong: [], remarks: [], skipped: [] });
    expect(results).to.have.length(24);
  });

  for (const options of [
    { readings: 'literal' },
    { minimumBet: 500, unit: 500 },
    { seats: 1 },
    { readings: { winning_bets: 'stay_up' } },
    { readings: { winning_bets: 'stay_up' }, equalBets: 'merge', maximumStake: 2_000 },
    { equalBets: 'refuse', opposedBets: false, withdraw: false, lower: false, raise: false },
    { maximumStake: 1_000, unit: 100 },
    { maximumPrize: 90_000 },
    {
      betLimits: { field: { maximumStake: 3_000 }, pass_odds: { maximumStake: 1_000 } },
      maximumOddsMultiple: 1,
    },
  ]) {
    it(`finds nothing wrong with ${JSON.stringify(options)}`, async () => {
      const { wrong, remarks } = await check(createReferenceTable(options));
      const full = options.seats === 1 ? ['contract.names: tableFull', 'contract.names: tableFull'] : [];
      expect({ wrong, remarks }).to.deep.equal({ wrong: [], remarks: full });
    });
  }

  it('asks nothing of a table that it says it cannot do', async () => {
    const small = createReferenceTable({
      holdsThrow: false,
      control: 'natural',
      seed: 1,
      offered: ['pass'],
      senses: { landing: false, leaning: false, dice: false, shooter: false },
    });
    const { wrong, skipped } = await check(small);
    expect(wrong).to.deep.equal([]);
    expect(skipped).to.deep.equal(
      ['ids', 'on', 'roll', 'hold', 'void', 'dice', 'session'].map((id) => `contract.${id}`),
    );
  });

  it('takes a state that keeps the number of a line bet for right, though no settlement tells of it', async () => {
    const quiet = altered('roll', (value) => {
      value.settlements = value.settlements.filter(({ outcome }) => outcome !== 'travel');
    });
    expect((await check(quiet(createReferenceTable()))).wrong).to.deep.equal([]);
  });

  it('asks for no more than a table declares of what it keeps and changes', async () => {
    const declared = altered('describe', (value) => {
      value.changes = { withdraw: false };
      value.journal = { holds: 'none' };
    });
    const table = {
      ...createReferenceTable(),
      change: ({ bet }: { bet: unknown }) => ({
        ok: false,
        refusal: {
          code: typeof bet !== 'string' ? 'MALFORMED' : bet === 'no-such-bet' ? 'NO_SUCH_BET' : 'NO_CHANGE',
        },
      }),
      log: ({ since }: { since: number }) =>
        since < 0
          ? { ok: false, refusal: { code: 'MALFORMED' } }
          : { ok: true, value: { events: [], next: 0, end: true } },
    };
    const { wrong, remarks, skipped } = await check(declared(table));
    expect({ wrong, remarks, skipped }).to.deep.equal({ wrong: [], remarks: [], skipped: ['contract.play'] });
  });

  for (const [finding, table] of Object.entries(RED_TABLES)) {
    it(`finds ${finding}`, async () => {
      const { wrong } = await check(table(createReferenceTable()));
      expect(wrong.map((each) => each.split(': ')[1])).to.include(finding);
    });
  }

  for (const [finding, table] of Object.entries(RED_REMARKS)) {
    it(`remarks upon ${finding}`, async () => {
      const { remarks } = await check(table(createReferenceTable()));
      expect(remarks.map((each) => each.split(': ')[1])).to.include(finding);
    });
  }

  it('names a bet beyond the regulation once, with the nearest, and goes on with the others', async () => {
    const beyond = altered('describe', (value) => value.bets.push('place_6' as never));
    const { wrong, results } = await check(beyond(createReferenceTable()));
    expect(new Set(wrong)).to.deep.equal(new Set(['contract.describe: unknownBet']));
    const [finding] = results.flatMap(({ findings }) => findings);
    expect(finding?.values).to.include({ name: 'place_6', near: 'big_6', authorised: 'x_place_6' });
    expect(finding?.values['names']).to.match(/^pass, dont_pass, .*big_10$/);
  });

  it('says which reading a table cannot follow, in one line each', async () => {
    const { remarks, results } = await check(
      RED_REMARKS['unsupported']?.(createReferenceTable()) as UncheckedTable,
    );
    expect(remarks).to.deep.equal(['contract.readings: unsupported']);
    const [finding] = results.flatMap(({ findings }) => findings);
    expect(finding?.values).to.deep.equal({ id: 'dont_pass_tie', values: 'stays' });
  });

  it('tells a cause once, with what was asked, and folds the rest under it', async () => {
    const table = altered('state', (value) => Object.assign(value, { throws: 'none' }))(
      createReferenceTable(),
    );
    const { results } = await check(table);
    const findings = results.flatMap((result) => result.findings);
    expect(findings.length).to.be.greaterThan(9);
    expect(findings.filter(({ first }) => first)).to.have.length(1);
    expect(findings[0]).to.include({
      finding: 'fault.BAD_ANSWER',
      rule: 'form',
      about: 'state.value.throws',
    });
    expect(findings[0]?.exchanges[0]?.asked).to.equal('state {}');
    expect(findings[0]?.exchanges[0]?.answered).to.include('"throws":"none"');
    expect(results.filter(({ status }) => status === 'wrong')).to.have.length(1);
    expect(results.filter(({ status }) => status === 'consequence').length).to.be.greaterThan(8);
  });

  it('shows the request that something is wrong with, and the look that shows it', async () => {
    const { results } = await check(RED_TABLES['stateBalance']?.(createReferenceTable()) as UncheckedTable);
    const finding = results
      .flatMap(({ findings }) => findings)
      .find((each) => each.finding === 'stateBalance');
    expect(finding?.exchanges.map(({ asked }) => asked.split(' ')[0])).to.deep.equal(['bet', 'state']);
  });

  it('measures with the clock that it is given, and names the usual cause of 40 ms over TCP only', async () => {
    const ticking = (step: number) => {
      let now = 0;
      return () => (now += step);
    };
    const remarks = async (step: number, overTcp: boolean) =>
      (await check(createReferenceTable(), { overTcp, clock: ticking(step) })).remarks;
    expect(await remarks(44, true)).to.deep.equal(['contract.speed: delayed']);
    expect(await remarks(44, false)).to.deep.equal([]);
    expect(await remarks(3, true)).to.deep.equal([]);
    expect(await remarks(200, true)).to.deep.equal([]);
  });
});

/** A connection whose table breaks, and is another the next time it is opened. */
describe('adapter-check: a table that breaks off', () => {
  const brittle = (breaks: (operation: Operation, parameters: object) => boolean, code: string) => {
    let opened = 0;
    const connect = () => {
      opened += 1;
      const table = createReferenceTable();
      const asked = Object.fromEntries(
        OPERATIONS.map((operation) => [
          operation,
          (parameters: object) => {
            if (breaks(operation, parameters)) throw Object.assign(new Error('boom'), { code });
            return table[operation](parameters as never);
          },
        ]),
      );
      return Promise.resolve({
        table: checkedTable(asked as UncheckedTable, 1_000),
        close: () => Promise.resolve(),
      });
    };
    return { connect, opened: () => opened };
  };

  it('is told with that request and the head of its trace, is opened again and asked the rest', async () => {
    const { connect, opened } = brittle(
      (operation, parameters) => operation === 'bet' && 'on' in parameters,
      'NONE',
    );
    const { wrong, results, skipped } = await checked(contractChecks(new Seat(connect)));
    expect(wrong).to.deep.equal(['contract.on: brokeOff']);
    expect(skipped).to.deep.equal([]);
    expect(results.at(-1)).to.include({ check: 'contract.close', status: 'right' });
    expect(opened()).to.equal(2);
    const finding = results.flatMap(({ findings }) => findings)[0];
    expect(finding?.exchanges[0]?.asked).to.match(/^bet \{.*"on":/);
    expect(finding?.exchanges[0]?.answered).to.equal(null);
    expect(finding?.trace[0]).to.equal('Error: boom');
    expect(finding?.trace[1]).to.match(/^\s+at /);
  });

  it('is one cause, however often it breaks off at such a request', async () => {
    const { connect } = brittle((operation) => operation === 'bet', 'DISCONNECTED');
    const { results } = await checked(contractChecks(new Seat(connect)));
    const findings = results.flatMap((result) => result.findings);
    expect(findings.length).to.be.greaterThan(5);
    expect(
      findings.filter(({ first }) => first).map(({ finding, about }) => `${finding} ${about}`),
    ).to.deep.equal(['brokeOff bet']);
  });

  for (const [code, found, openings] of [
    ['TIMEOUT', 'contract.on: fault.TIMEOUT', 2],
    ['SESSION_LOST', 'contract.on: fault.SESSION_LOST', 2],
    ['EXECUTED_TWICE', 'contract.on: fault.EXECUTED_TWICE', 1],
  ] as const) {
    it(`is asked on after ${code}`, async () => {
      const { connect, opened } = brittle(
        (operation, parameters) => operation === 'bet' && 'on' in parameters,
        code,
      );
      const { wrong, results } = await checked(contractChecks(new Seat(connect)));
      expect(wrong).to.deep.equal([found]);
      expect(results.at(-1)?.status).to.equal('right');
      expect(opened()).to.equal(openings);
    });
  }
});
