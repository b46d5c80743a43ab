/** Each sentence of the protocol by which a table is judged while it is played, and a table that does not keep it. */
import { expect } from 'chai';
import type { Operation, RollResult, State, UncheckedTable, Value } from '../../adapters/table';
import { PROTOCOL_RULES, type Quantity } from '../../assessment';
import { Recorded, type Recording } from './recorded';

interface Told {
  readonly ok: boolean;
  readonly value?: unknown;
  readonly refusal?: unknown;
}

type Change = (answer: Told, parameters: Record<string, unknown>) => Told;

/** Answers `operation` otherwise. */
function saying(operation: Operation, change: Change): (table: UncheckedTable) => UncheckedTable {
  return (table) => ({
    ...table,
    [operation]: (parameters: never) => change(table[operation](parameters) as Told, parameters),
  });
}

function valued<T>(operation: Operation, change: (value: T, parameters: Record<string, unknown>) => unknown) {
  return saying(operation, (answer, parameters) =>
    answer.ok ? { ok: true, value: change(answer.value as T, parameters) } : answer,
  );
}

const REFUSED: Told = { ok: false, refusal: { code: 'WRONG_PHASE' } };
const withBet = async (table: Recorded): Promise<void> => {
  await table.join('p1');
  await table.bet('big_6');
};
const thrown = async (table: Recorded): Promise<void> => {
  await withBet(table);
  await table.roll(1, 2);
};

interface Case {
  readonly name: string;
  readonly rule: (typeof PROTOCOL_RULES)[number];
  readonly quantity: Quantity;
  readonly around: (table: UncheckedTable) => UncheckedTable;
  readonly table?: Recording['table'];
  readonly play: (table: Recorded) => Promise<unknown>;
}

const CASES: readonly Case[] = [
  {
    name: 'takes a bet that it says it does not offer',
    rule: 'described',
    quantity: 'acceptance',
    around: valued('describe', (value: Value<'describe'>) => ({
      ...value,
      bets: value.bets.filter((bet) => bet !== 'field'),
    })),
    play: async (table) => {
      await table.join('p1');
      await table.bet('field');
    },
  },
  {
    name: 'begins a test with somebody at the table',
    rule: 'cleanTable',
    quantity: 'session',
    around: valued('open', (state: State) => ({
      ...state,
      players: [{ player: 'p9', seat: 8, balance: 0 }],
    })),
    play: () => Promise.resolve(),
  },
  {
    name: 'begins a test with a point',
    rule: 'cleanTable',
    quantity: 'point',
    around: valued('open', (state: State) => ({ ...state, point: 6 })),
    play: () => Promise.resolve(),
  },
  {
    name: 'opens with another minimum',
    rule: 'terms',
    quantity: 'session',
    around: valued('open', (state: State) => ({ ...state, minimumBet: 2_000 })),
    play: () => Promise.resolve(),
  },
  {
    name: 'does not come back to what was there before a test',
    rule: 'restored',
    quantity: 'session',
    around: (() => {
      let closed = 0;
      return valued('open', (state: State, { mode }) => {
        closed += mode === 'closed' ? 1 : 0;
        return mode === 'closed' ? { ...state, throws: closed } : state;
      });
    })(),
    play: async (table) => {
      await table.must('open', { mode: 'closed' });
      await table.must('open', { mode: 'test' });
      await table.must('open', { mode: 'closed' });
    },
  },
  {
    name: 'gives another seat than was asked for',
    rule: 'joins',
    quantity: 'seat',
    around: valued('join', (value: Value<'join'>) => ({ ...value, seat: 4 })),
    play: (table) => table.must('join', { player: 'p1', seat: 3, buyIn: 1_000 }),
  },
  {
    name: 'credits what nobody brought',
    rule: 'joins',
    quantity: 'balance',
    around: valued('join', (value: Value<'join'>) => ({ ...value, balance: 1 })),
    play: (table) => table.join('p1'),
  },
  {
    name: 'lets nobody sit down',
    rule: 'joins',
    quantity: 'acceptance',
    around: saying('join', () => ({ ok: false, refusal: { code: 'SEAT_TAKEN' } })),
    play: (table) => table.ask('join', { player: 'p1', buyIn: 1_000 }),
  },
  {
    name: 'gives one id to two bets',
    rule: 'echo',
    quantity: 'stake',
    around: valued('bet', (value: Value<'bet'>) => ({ ...value, bet: { ...value.bet, id: 'b' } })),
    play: async (table) => {
      await withBet(table);
      await table.bet('field');
    },
  },
  {
    name: 'shows another count of throws',
    rule: 'state',
    quantity: 'session',
    around: valued('state', (state: State) => ({ ...state, throws: 7 })),
    play: async (table) => {
      await thrown(table);
      await table.must('state', {});
    },
  },
  {
    name: 'shows another shooter than it has told',
    rule: 'state',
    quantity: 'shooter',
    around: valued('state', (state: State) => ({ ...state, shooter: null })),
    play: async (table) => {
      await table.join('p1');
      await table.bet('field');
      await table.roll(3, 4);
      await table.must('state', {});
    },
  },
  {
    name: 'refuses to show its state',
    rule: 'state',
    quantity: 'acceptance',
    around: saying('state', () => REFUSED),
    play: (table) => table.ask('state', {}),
  },
  {
    name: 'answers the same question otherwise',
    rule: 'stateTwice',
    quantity: 'balance',
    around: (() => {
      let asked = 0;
      return valued('state', (state: State) => ({
        ...state,
        players: state.players.map((each) => ({
          ...each,
          balance: Number(each.balance) + (asked++ > 0 ? 1 : 0),
        })),
      }));
    })(),
    play: async (table) => {
      await withBet(table);
      await table.must('state', {});
      await table.must('state', {});
    },
  },
  {
    name: 'lets other dice fall than it was told to',
    rule: 'setDice',
    quantity: 'dice',
    around: (table) => ({
      ...table,
      roll: () => table.roll({ throw: { dice: [1, 3] } }),
    }),
    play: thrown,
  },
  {
    name: 'settles what it was told to hold',
    rule: 'held',
    quantity: 'session',
    around: (table) => ({ ...table, roll: ({ hold: _, ...asked }) => table.roll(asked) }),
    play: async (table) => {
      await withBet(table);
      await table.ask('roll', { throw: { dice: [1, 2] }, hold: true });
    },
  },
  {
    name: 'settles other dice than those that lay',
    rule: 'held',
    quantity: 'dice',
    around: valued('roll', (result: RollResult, { settle }) =>
      settle === undefined ? result : { ...result, dice: [2, 1] },
    ),
    play: async (table) => {
      await withBet(table);
      const { throwNumber } = await table.must('roll', { throw: { dice: [1, 2] }, hold: true });
      await table.must('roll', { settle: throwNumber });
    },
  },
  {
    name: 'tells a settled throw otherwise when it is asked again',
    rule: 'settledOnce',
    quantity: 'outcome',
    around: valued('roll', (result: RollResult, { settle }) =>
      settle === undefined ? result : { ...result, settlements: [] },
    ),
    play: async (table) => {
      await table.join('p1');
      await table.bet('field');
      const { throwNumber } = await table.roll(1, 2);
      await table.ask('roll', { settle: throwNumber });
    },
  },
  {
    name: 'gives the bet of one player to another',
    rule: 'settlement',
    quantity: 'outcome',
    around: valued('roll', (result: RollResult) => ({
      ...result,
      settlements: result.settlements.map((each) => ({ ...each, player: 'p2' })),
    })),
    play: async (table) => {
      await table.join('p1');
      await table.bet('field');
      await table.roll(1, 2);
    },
  },
  {
    name: 'changes a bet that there is not',
    rule: 'refused',
    quantity: 'acceptance',
    around: saying('change', () => ({ ok: true, value: { returned: 0, balance: 0 } })),
    play: (table) => table.ask('change', { bet: 'none' }),
  },
  {
    name: 'refuses a throw that nothing stands against',
    rule: 'refused',
    quantity: 'acceptance',
    around: saying('roll', () => REFUSED),
    play: async (table) => {
      await withBet(table);
      await table.ask('roll', { throw: { dice: [1, 2] } });
    },
  },
  {
    name: 'loses its shooter at a refusal',
    rule: 'unchanged',
    quantity: 'shooter',
    around: (() => {
      let refused = false;
      return (table: UncheckedTable): UncheckedTable => ({
        ...valued('state', (state: State) => (refused ? { ...state, shooter: null } : state))(table),
        join: (parameters) => {
          const answer = table.join(parameters) as Told;
          refused = !answer.ok;
          return answer;
        },
      });
    })(),
    play: async (table) => {
      await table.join('p1');
      await table.bet('field');
      await table.must('state', {});
      await table.ask('join', { player: 'p2', seat: 1, buyIn: 1_000 });
      await table.must('state', {});
    },
  },
  {
    name: 'leaves a throw out of its journal',
    rule: 'journal',
    quantity: 'journal',
    around: valued('log', (log: Value<'log'>) => ({ ...log, events: log.events.slice(0, -1) })),
    play: async (table) => {
      await thrown(table);
      await table.end();
    },
  },
  {
    name: 'invents an event',
    rule: 'journal',
    quantity: 'journal',
    around: valued('log', ({ events, ...log }: Value<'log'>) => ({
      ...log,
      events: [...events, { ...events.at(-1), sequence: 99 }],
    })),
    play: async (table) => {
      await thrown(table);
      await table.end();
    },
  },
  {
    name: 'turns the order of its journal round',
    rule: 'journal',
    quantity: 'journal',
    around: valued('log', ({ events, ...log }: Value<'log'>) => ({ ...log, events: events.toReversed() })),
    play: async (table) => {
      await thrown(table);
      await table.end();
    },
  },
];

/** What is judged by the law first, as long as it has a word on it, and where the tests of that are. */
const ELSEWHERE = ['stake', 'openAlike'];

describe('a table that does not keep to the protocol while it is played', () => {
  for (const { name, rule, quantity, around, play } of CASES) {
    it(`${name}: ${rule}`, async () => {
      const table = await Recorded.open({ around, looks: false });
      await play(table);
      const told = table.failures.map(({ ground, quantities: [first] }) => ({ ...ground, quantity: first }));
      expect(told).to.deep.include({ kind: 'protocol', rule, quantity });
      // No clause is offended by what only the protocol asks for.
      expect(told.filter(({ kind }) => kind === 'clause')).to.deep.equal([]);
    });
  }

  it('offends each sentence here, or there is a test of it elsewhere', () => {
    expect([...new Set([...CASES.map(({ rule }) => rule), ...ELSEWHERE])].sort()).to.deep.equal(
      [...PROTOCOL_RULES].sort(),
    );
  });
});
