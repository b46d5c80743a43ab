/** Of each kind of exchange a lie that nothing but a look at the table reveals. */
import { expect } from 'chai';
import type { Operation, State, UncheckedTable } from '../../adapters/table';
import { Recorded } from './recorded';

interface Lie {
  readonly name: string;
  /** The exchange after which the table is not as its answers say. */
  readonly after: (operation: Operation, parameters: Record<string, unknown>, answer: Told) => boolean;
  readonly play: (table: Recorded) => Promise<unknown>;
  /** A clause, or a sentence of the protocol. */
  readonly offends: string;
}

interface Told {
  readonly ok: boolean;
  readonly value?: unknown;
  readonly refusal?: unknown;
}

const isRefused =
  (asked: Operation) =>
  (operation: Operation, _parameters: unknown, { ok }: Told): boolean =>
    operation === asked && !ok;

/** Each play goes on as if nothing was amiss, and puts the money right again before it ends. */
const LIES: readonly Lie[] = [
  {
    name: 'a throw whose prize is told and not credited',
    after: (operation) => operation === 'roll',
    play: async (table) => {
      await table.bet('field');
      await table.roll(1, 2);
    },
    offends: 'art_6__intro',
  },
  {
    name: 'a throw that does not count, and takes money',
    after: (operation) => operation === 'roll',
    play: async (table) => {
      await table.bet('big_6');
      await table.must('roll', { throw: { dice: [1, 2], landing: { outsideLayout: [0] } } });
    },
    offends: 'art_3__para_2__intro',
  },
  {
    name: 'a bet taken down whose stake is told and not given back',
    after: (operation) => operation === 'change',
    play: async (table) => {
      const bet = await table.bet('field');
      await table.bet('big_6');
      await table.must('change', { bet });
    },
    offends: 'art_5__para_3__point_8',
  },
  {
    name: 'a bet that is refused and paid for',
    after: isRefused('bet'),
    play: async (table) => {
      await table.bet('field');
      await table.ask('bet', { player: 'p1', bet: 'field', amount: 1_050 });
    },
    offends: 'art_5__para_6',
  },
  {
    name: 'a change that is refused and paid for',
    after: isRefused('change'),
    play: async (table) => {
      const bet = await table.bet('field');
      await table.ask('change', { bet, to: 1_050 });
    },
    offends: 'art_5__para_6',
  },
  {
    name: 'a throw that is refused and costs money',
    after: isRefused('roll'),
    play: async (table) => {
      await table.bet('field');
      await table.must('state', {});
      await table.ask('roll', { throw: { dice: [1, 3], by: 'nobody' } });
    },
    offends: 'unchanged',
  },
  {
    name: 'an inspection that is refused and costs money',
    after: isRefused('dice'),
    play: async (table) => {
      await table.bet('field');
      await table.must('state', {});
      await table.ask('dice', { inspected: { die: 'no-die', meets: true } });
    },
    offends: 'unchanged',
  },
  {
    name: 'a seat that is refused and costs money',
    after: isRefused('join'),
    play: async (table) => {
      await table.bet('field');
      await table.must('state', {});
      await table.ask('join', { player: 'p2', seat: 1, buyIn: 1_000 });
    },
    offends: 'unchanged',
  },
  {
    name: 'a second join that is credited otherwise than it is told',
    after: (operation, { buyIn }) => operation === 'join' && buyIn === 7_000,
    play: async (table) => {
      await table.must('state', {});
      await table.join('p1', 7_000);
      await table.bet('field');
    },
    offends: 'joins',
  },
  {
    name: 'a throw settled again that is paid again',
    after: (operation, { settle }) => operation === 'roll' && settle !== undefined,
    play: async (table) => {
      await table.bet('field');
      const { throwNumber } = await table.roll(1, 2);
      await table.ask('roll', { settle: throwNumber });
      await table.bet('field');
    },
    offends: 'unchanged',
  },
];

/** After the exchange in question 7 patacas are missing, until something else is played and answered without a look. */
function lying({ after }: Lie): (table: UncheckedTable) => UncheckedTable {
  return (table) => {
    let missing = false;
    const short = (state: State): State => ({
      ...state,
      players: state.players.map((player) => ({ ...player, balance: Number(player.balance) - 700 })),
    });
    const entries = Object.entries(table).map(([name, ask]): [string, unknown] => [
      name,
      (parameters: never) => {
        const operation = name as Operation;
        const answer = ask(parameters) as Told;
        if (operation === 'state') {
          return missing && answer.ok ? { ...answer, value: short(answer.value as State) } : answer;
        }
        if (operation !== 'log') missing = after(operation, parameters, answer);
        return answer;
      },
    ]);
    return Object.fromEntries(entries) as unknown as UncheckedTable;
  };
}

/** Whatever comes after it, so that the end of the play shows nothing any more. */
async function goOn(table: Recorded): Promise<void> {
  await table.bet('any_7');
  await table.end();
}

describe('a look at the table between two moves', () => {
  for (const lie of LIES) {
    it(`shows ${lie.name}`, async () => {
      const played = async (looks: boolean) => {
        const table = await Recorded.open({ around: lying(lie), looks });
        await table.join('p1');
        await lie.play(table);
        await goOn(table);
        return table.offended;
      };
      expect(await played(false), 'without the look').to.deep.equal([]);
      // That the money is there again is wrong as well, after a state without it.
      expect((await played(true))[0]).to.equal(lie.offends);
    });
  }

  it('is not taken twice where the play asks for it by itself', async () => {
    const asked: string[] = [];
    const table = await Recorded.open({
      around: (right) =>
        Object.fromEntries(
          Object.entries(right).map(([name, ask]) => [
            name,
            (parameters: never) => {
              asked.push(name);
              return ask(parameters);
            },
          ]),
        ) as unknown as UncheckedTable,
    });
    await table.join('p1');
    await table.bet('big_6');
    await table.roll(1, 2);
    await table.must('state', {});
    await table.bet('field');
    await table.roll(1, 2);
    await table.bet('field');
    await table.must('state', {});
    expect(asked.join(' ')).to.equal('describe open join bet roll state bet roll state bet state');
    expect(table.offended).to.deep.equal([]);
  });
});

describe('the end of each case', () => {
  it('shows what is not as the table has told', async () => {
    const lie = LIES.find(({ name }) => name.startsWith('a throw whose prize')) as Lie;
    const table = await Recorded.open({ around: lying(lie) });
    await table.join('p1');
    await lie.play(table);
    expect(table.offended).to.deep.equal([]);
    await table.end();
    expect(table.offended).to.deep.equal([lie.offends]);
  });

  it('shows a journal that tells something else', async () => {
    const table = await Recorded.open({ table: { fault: 'journal-doubles-prizes' } });
    await table.join('p1');
    await table.bet('field');
    await table.roll(1, 2);
    await table.end();
    expect(table.offended).to.deep.equal(['journal']);
  });
});
