/** Asked again and executed again: the link's fault, by how often the wire carried a request and by the table's own numbers. */
import { expect } from 'chai';
import { executedOnce } from '../../adapters/executed-once';
import createReferenceTable from '../../adapters/reference-table';
import { type TableFault, type Operation, type Table, type UncheckedTable } from '../../adapters/table';

type Step = [operation: Operation, parameters: object];

const SEATED: Step[] = [
  ['open', { mode: 'test', minimumBet: 1_000 }],
  ['join', { player: 'p1', buyIn: 1_000_000 }],
];
const FIELD: Step = ['bet', { player: 'p1', bet: 'field', amount: 6_000 }];
const PASS: Step = ['bet', { player: 'p1', bet: 'pass', amount: 6_000 }];
const ROLL: Step = ['roll', { throw: { dice: [1, 3] } }];

/**
 * Plays; the last step is asked so often.
 *
 * @returns the code of its fault; null where it is answered
 */
async function played(
  steps: Step[],
  { times, executed = times, table = createReferenceTable() }: Played,
): Promise<string | null> {
  let asked = 1;
  let executions = 1;
  const ask = (operation: Operation) => (parameters: object) => {
    let answer: unknown;
    // Looking at the table is asked once.
    const often = operation === 'state' ? 1 : executions;
    for (let time = 1; time <= often; time += 1) answer = table[operation](parameters as never);
    return Promise.resolve(JSON.parse(JSON.stringify(answer)) as never);
  };
  const wired = Object.fromEntries(
    Object.keys(table).map((operation) => [operation, ask(operation as Operation)]),
  );
  const connection = { table: wired as unknown as Table, asked: () => asked, close: () => Promise.resolve() };
  const watched = executedOnce(connection).table as unknown as Record<
    Operation,
    (parameters: object) => Promise<object>
  >;
  for (const [operation, parameters] of steps.slice(0, -1)) await watched[operation](parameters);
  [asked, executions] = [times, executed];
  const [operation, parameters] = steps.at(-1) as Step;
  return watched[operation](parameters).then(
    () => null,
    (error: unknown) => (error as TableFault).code,
  );
}

interface Played {
  times: number;
  executed?: number;
  table?: UncheckedTable;
}

const REQUESTS: Record<string, Step[]> = {
  join: SEATED,
  'a second join': [...SEATED, ['join', { player: 'p1', buyIn: 1_000 }]],
  bet: [...SEATED, FIELD],
  'bet after a throw that paid': [...SEATED, FIELD, ROLL, FIELD],
  'bet after a look': [...SEATED, FIELD, ROLL, ['state', {}], FIELD],
  withdrawal: [...SEATED, FIELD, ['change', { bet: 'b1' }]],
  roll: [...SEATED, PASS, ['roll', { throw: { dice: [3, 2] } }], ROLL],
  'roll after which nobody may throw': [...SEATED, FIELD, ROLL],
};

describe('a request that is asked again', () => {
  for (const [what, steps] of Object.entries(REQUESTS)) {
    it(`is the link’s where it was executed again: ${what}`, async () => {
      expect(await played(steps, { times: 2 })).to.equal('EXECUTED_TWICE');
      expect(await played(steps, { times: 3, executed: 2 })).to.equal('EXECUTED_TWICE');
    });

    it(`is answered where it was executed once: ${what}`, async () => {
      expect(await played(steps, { times: 2, executed: 1 })).to.equal(null);
    });

    it(`is the table’s where nothing was asked again: ${what}`, async () => {
      expect(await played(steps, { times: 1, executed: 2 })).to.equal(null);
    });
  }

  for (const equalBets of ['merge', 'refuse']) {
    it(`is known at a table whose equal bets are: ${equalBets}`, async () => {
      const table = () => createReferenceTable({ equalBets });
      const steps = [...SEATED, FIELD];
      expect(await played(steps, { times: 2, table: table() })).to.equal('EXECUTED_TWICE');
      expect(await played(steps, { times: 2, executed: 1, table: table() })).to.equal(null);
    });
  }

  it('is left to the law where the numbers are not those of a second time', async () => {
    const right = createReferenceTable();
    const half = (amount: number) => amount / 2;
    const table: UncheckedTable = {
      ...right,
      bet: (parameters) => right.bet({ ...parameters, amount: half(parameters.amount) }),
    };
    expect(await played([...SEATED, FIELD], { times: 2, executed: 1, table })).to.equal(null);
  });

  it('is left to the law where a refusal changed nothing', async () => {
    const steps: Step[] = [...SEATED, ['bet', { player: 'p1', bet: 'come', amount: 6_000 }]];
    expect(await played(steps, { times: 2 })).to.equal(null);
  });
});
