import { expect } from 'chai';
import { readAnswer } from '../../adapters/answers';
import createReferenceTable from '../../adapters/reference-table';
import type { State, Table, UncheckedTable, Value } from '../../adapters/table';
import { contractChecks } from '../../adapters/check/contract/checks';
import { checked } from './checked';

/** As a wire would bring the answers: copies, and promises of them. */
function wired(table: UncheckedTable): Table {
  const entries = Object.entries(table).map(([operation, ask]) => [
    operation,
    (parameters: never) =>
      Promise.resolve(JSON.parse(JSON.stringify(ask(JSON.parse(JSON.stringify(parameters)) as never)))),
  ]);
  return Object.fromEntries(entries) as Table;
}

const connection = (table: Table) => () => Promise.resolve({ table, close: () => Promise.resolve() });

const check = (table: UncheckedTable) => checked(contractChecks(connection(wired(table))));

/** The reference table with something in its answers changed. */
function changed(change: (table: UncheckedTable) => Partial<UncheckedTable>): UncheckedTable {
  const table = createReferenceTable();
  return { ...table, ...change(table) };
}

interface Ok<V> {
  ok: true;
  value: V;
}

describe('adapter-check: the contract', () => {
  it('finds nothing wrong with the reference table', async () => {
    const { wrong, remarks, skipped, results } = await check(createReferenceTable());
    expect({ wrong, remarks, skipped }).to.deep.equal({ wrong: [], remarks: [], skipped: [] });
    expect(results).to.have.length(17);
  });

  for (const options of [{ readings: 'literal' }, { minimumBet: 500, unit: 500 }, { seats: 1 }]) {
    it(`finds nothing wrong with ${JSON.stringify(options)}`, async () => {
      expect((await check(createReferenceTable(options))).wrong).to.deep.equal([]);
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
    expect(skipped).to.deep.equal(['contract.roll', 'contract.hold', 'contract.dice']);
  });

  const broken: [finding: string, table: UncheckedTable][] = [
    [
      'contract.amounts: largeChanged',
      changed(({ join }) => ({
        join: (parameters) => {
          const answer = join(parameters) as Ok<{ balance: number }>;
          if (answer.ok) answer.value.balance %= 2 ** 32;
          return answer;
        },
      })),
    ],
    [
      'contract.names: nameChanged',
      changed(({ join }) => ({
        join: (parameters) =>
          join({ ...parameters, player: String(parameters.player).replace(/[^ -~]/g, '?') }),
      })),
    ],
    [
      'contract.names: nameRefused',
      changed(({ join }) => ({
        join: (parameters) =>
          parameters.player.length > 16 ? { ok: false, refusal: { code: 'MALFORMED' } } : join(parameters),
      })),
    ],
    [
      'contract.bet: betBalance',
      changed(({ bet }) => ({
        bet: (parameters) => {
          const answer = bet(parameters) as Ok<{ balance: number }>;
          if (answer.ok) answer.value.balance += 1;
          return answer;
        },
      })),
    ],
    [
      'contract.refusals: refusalChanged',
      changed(({ change, join }) => ({
        change: (parameters) => {
          const answer = change(parameters) as { ok: boolean };
          if (!answer.ok) join({ player: 'somebody', buyIn: 1_000 });
          return answer;
        },
      })),
    ],
    [
      'contract.malformed: notRefused',
      changed(({ bet }) => ({
        bet: (parameters) => bet({ ...parameters, amount: Math.floor(Number(parameters.amount)) }),
      })),
    ],
    [
      'contract.unknownMembers: unknownMember',
      changed(({ bet }) => ({
        bet: (parameters) =>
          Object.keys(parameters).length > 3
            ? { ok: false, refusal: { code: 'MALFORMED' } }
            : bet(parameters),
      })),
    ],
    [
      'contract.roll: settlementBalance',
      changed(({ roll }) => ({
        roll: (parameters) => {
          const answer = roll(parameters) as Ok<Value<'roll'>>;
          // Paid with the stake in it, as tables like to do.
          if (answer.ok) {
            answer.value = {
              ...answer.value,
              settlements: answer.value.settlements.map((each) => ({
                ...each,
                paid: each.paid + each.returned,
              })),
            };
          }
          return answer;
        },
      })),
    ],
    [
      'contract.roll: dice',
      changed(({ roll }) => ({
        roll: (parameters) =>
          roll({ ...parameters, ...(parameters.throw ? { throw: { dice: [6, 6] } } : {}) } as never),
      })),
    ],
    [
      'contract.hold: heldPhase',
      changed(({ state }) => ({
        state: (parameters) => {
          const answer = state(parameters) as Ok<State>;
          return { ok: true, value: { ...answer.value, phase: 'betting' } };
        },
      })),
    ],
    ['contract.log: logMax', changed(({ log }) => ({ log: ({ since }) => log({ since }) }))],
    [
      'contract.log: logEmpty',
      changed(() => ({ log: () => ({ ok: true, value: { events: [], next: 0, end: true } }) })),
    ],
    [
      'contract.state: stateOther',
      changed(({ state }) => {
        let throws = 0;
        return {
          state: (parameters) => {
            const answer = state(parameters) as Ok<State>;
            return { ok: true, value: { ...answer.value, throws: (throws += 1) } };
          },
        };
      }),
    ],
    ['contract.describe: fault.BAD_ANSWER', changed(() => ({ describe: () => ({ ok: true, value: {} }) }))],
    ['contract.refusals: notRefused', changed(({ open }) => ({ open: ({ mode }) => open({ mode }) }))],
  ];
  for (const [finding, table] of broken) {
    it(`finds ${finding}`, async () => {
      const { wrong } = await checked(contractChecks(connection(checkedLikeAnAdapter(table))));
      expect(wrong).to.include(finding);
    });
  }
});

/** With the schema's check in between, as every adapter has it. */
function checkedLikeAnAdapter(table: UncheckedTable): Table {
  const answers = wired(table);
  const entries = Object.keys(table).map((operation) => [
    operation,
    async (parameters: never) =>
      readAnswer(operation as 'state', await answers[operation as 'state'](parameters)),
  ]);
  return Object.fromEntries(entries) as Table;
}
