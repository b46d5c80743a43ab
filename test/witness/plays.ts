/** Of each hidden fault a play that shows it, as short as it can be. */
import type { ForcedThrow } from '../../adapters/table';
import type { Recorded } from './recorded';

export type PlayOf = (table: Recorded) => Promise<unknown>;

const outside = (...dice: (0 | 1)[]): Pick<ForcedThrow, 'landing'> => ({ landing: { outsideLayout: dice } });

/** One player with a great deal of money at the table. */
const alone =
  (play: PlayOf): PlayOf =>
  async (table) => {
    await table.join('p1', 10_000_000);
    await play(table);
  };

async function voidThrow(table: Recorded): Promise<void> {
  await table.must('roll', { throw: { dice: [3, 4], ...outside(0) } });
}

/** The marked point. */
async function six(table: Recorded): Promise<void> {
  await table.bet('pass');
  await table.roll(2, 4);
}

export const PLAYS: Readonly<Record<string, PlayOf>> = {
  'shooters-prizes-not-credited': alone(async (table) => {
    await table.bet('pass');
    await table.roll(3, 4);
  }),
  'shooters-dont-pass-inverted-on-point': alone(async (table) => {
    await table.bet('dont_pass');
    await table.roll(1, 3);
    await table.roll(3, 4);
  }),
  'second-equal-bet-not-paid': alone(async (table) => {
    await table.bet('field');
    await table.bet('field');
    await table.roll(1, 2);
  }),
  'one-roll-take-down-returns-nothing': alone(async (table) => {
    await table.must('change', { bet: await table.bet('field') });
  }),
  'big-number-take-down-returns-twice-on-its-point': alone(async (table) => {
    await six(table);
    await table.must('change', { bet: await table.bet('big_6') });
  }),
  'prizes-capped-at-the-largest-of-the-cases': alone(async (table) => {
    await table.bet('aces', 30_000);
    await table.roll(1, 1);
  }),
  'lay-odds-prize-in-whole-patacas': alone(async (table) => {
    const base = await table.bet('dont_pass');
    await table.roll(2, 4);
    await table.bet('dont_pass_odds', 1_000, 'p1', base);
    await table.roll(3, 4);
  }),
  'big-five-prize-in-floating-point': alone(async (table) => {
    await table.bet('big_5', 9_000);
    await table.roll(1, 4);
  }),
  'horn-paid-double-on-point': alone(async (table) => {
    await six(table);
    await table.bet('horn');
    await table.roll(5, 6);
  }),
  'pass-made-late-told-as-lost': alone(async (table) => {
    await six(table);
    for (const other of [1, 2, 3]) await table.roll(1, other);
    await table.roll(2, 4);
  }),
  'eleven-ignored-in-third-round': alone(async (table) => {
    for (const [one, other] of [
      [3, 4],
      [3, 4],
      [5, 6],
    ] as const) {
      await table.bet('pass');
      await table.roll(one, other);
    }
  }),
  'shooter-bets-pass-late': alone(async (table) => {
    await six(table);
    await table.ask('bet', { player: 'p1', bet: 'pass', amount: 1_000 });
  }),
  'all-in-shooter-refused-the-dice': async (table) => {
    await table.join('p1', 1_000);
    await table.bet('pass');
    await table.ask('roll', { throw: { dice: [1, 3], by: 'p1' } });
  },
  'stakes-above-two-hundred-not-held-to-multiples': alone((table) =>
    table.ask('bet', { player: 'p1', bet: 'field', amount: 20_050 }),
  ),
  'changed-stake-not-held-to-multiples': alone(async (table) => {
    await table.ask('change', { bet: await table.bet('field'), to: 1_500 });
  }),
  'pass-lowered-on-point': alone(async (table) => {
    const bet = await table.bet('pass', 2_000);
    await table.roll(2, 4);
    await table.ask('change', { bet, to: 1_000 });
  }),
  'field-withdrawn-while-the-dice-lie': alone(async (table) => {
    const bet = await table.bet('field');
    await table.must('roll', { throw: { dice: [3, 4] }, hold: true });
    await table.ask('change', { bet });
  }),
  'come-odds-refused-on-come-out': alone(async (table) => {
    await six(table);
    const come = await table.bet('come');
    await table.roll(2, 3);
    await table.roll(2, 4);
    await table.ask('bet', { player: 'p1', bet: 'come_odds', amount: 1_000, on: come });
  }),
  'true-taken-for-one-on-a-die': alone(async (table) => {
    await table.bet('field');
    await table.ask('roll', { throw: { dice: [true, 2] as never } });
  }),
  'broke-shooter-keeps-the-dice': async (table) => {
    await table.join('p1', 1_000);
    await table.join('p2');
    await table.bet('field');
    await table.roll(3, 4);
    await table.bet('field', 1_000, 'p2');
    await table.ask('roll', { throw: { dice: [1, 3], by: 'p2' } });
  },
  'new-shooter-clears-the-point': async (table) => {
    await table.join('p1');
    await table.join('p2');
    await table.bet('field');
    await table.bet('pass', 1_000, 'p2');
    await table.roll(2, 4);
    await table.roll(1, 2);
  },
  'void-throw-takes-losing-multi-roll-bets': alone(async (table) => {
    await table.bet('hard_8');
    await voidThrow(table);
  }),
  'void-throw-gives-back-line-bets-of-the-shooter': alone(async (table) => {
    await table.bet('pass');
    await voidThrow(table);
  }),
  'kept-back-die-offered-after-the-next-throw': alone(async (table) => {
    await table.bet('hard_8');
    await table.must('roll', { throw: { dice: [3, 4], chosen: ['d1', 'd2'], ...outside(0) } });
    await table.must('roll', { throw: { dice: [1, 4], chosen: ['d3', 'd4'] } });
  }),
  'journal-doubles-prizes': alone(async (table) => {
    await table.bet('field');
    await table.roll(1, 2);
  }),
  'journal-leaves-out-refusals': alone((table) =>
    table.ask('bet', { player: 'p1', bet: 'field', amount: 1_050 }),
  ),
  'state-shows-another-seat': alone((table) => table.bet('field')),
  'state-shows-another-count-of-throws': alone(async (table) => {
    await table.bet('field');
    await table.roll(3, 4);
  }),
  'throws-counted-on-from-session-to-session': alone(async (table) => {
    await table.bet('field');
    await table.roll(3, 4);
    await table.must('open', { mode: 'test', minimumBet: 1_000 });
  }),
  'second-join-credited-twice': alone((table) => table.join('p1', 5_000)),
};
