/** A clean table, and players at it. */
import type { State } from '../../table';
import { same, written } from '../amounts';
import { PLAYER, balanceIn } from '../probe';
import { Skipped } from '../finding';
import { playing, type ContractCheck } from './check';

const SECOND_PLAYER = '博彩者 Ação 🎲';
const LONGEST_NAME = 'n'.repeat(64);
/** More than 32 bits hold. */
const BEYOND_32_BITS = 5_000_000_000;

export const SEATING: readonly ContractCheck[] = [
  playing('open', async (notes, seat) => {
    const { minimumBet } = seat.described();
    const state = await seat.open();
    if (!isClean(state)) notes.wrong('notClean');
    if (state.minimumBet !== minimumBet) {
      notes.wrong('minimumBet', { asked: minimumBet, answered: state.minimumBet });
    }
    const twice = 2 * minimumBet;
    const raised = await seat.ask('open', { mode: 'test', minimumBet: twice });
    if (!raised.ok) notes.remark('minimumFixed', { asked: twice, code: raised.refusal.code });
    else if (raised.value.minimumBet !== twice) {
      notes.wrong('minimumBet', { asked: twice, answered: raised.value.minimumBet });
    }
    // With somebody at the table, who must be gone when it is opened again.
    await seat.sitDown();
    if (!isClean(await seat.open())) notes.wrong('notClean');
  }),

  playing('join', async (notes, seat) => {
    const { buyIn } = seat.probe();
    const asked = Math.min(2, seat.described().seats);
    const joined = await seat.value('join', { player: PLAYER, seat: asked, buyIn });
    if (joined.player !== PLAYER) notes.wrong('echo.player', { sent: PLAYER, answered: joined.player });
    if (joined.seat !== asked) notes.wrong('echo.seat', { sent: asked, answered: joined.seat });
    if (!same(joined.balance, buyIn)) {
      notes.wrong('buyIn', { asked: buyIn, answered: written(joined.balance) });
    }
    const found = (await seat.state()).players.find(({ player }) => player === joined.player);
    if (found?.seat !== joined.seat || !same(found.balance, joined.balance)) notes.wrong('joinState');
    const other = await seat.ask('join', { player: 'p2', buyIn });
    if (other.ok && other.value.seat === joined.seat) notes.wrong('seatTwice', { seat: joined.seat });
  }),

  playing('names', async (notes, seat) => {
    const { buyIn } = seat.probe();
    await seat.sitDown();
    for (const player of [SECOND_PLAYER, LONGEST_NAME]) {
      const joined = await seat.ask('join', { player, buyIn });
      if (!joined.ok) {
        if (joined.refusal.code === 'SEAT_TAKEN') notes.remark('tableFull');
        else notes.wrong('nameRefused', { sent: player, code: joined.refusal.code });
        continue;
      }
      const kept = (await seat.state()).players.some((each) => each.player === player);
      if (joined.value.player !== player || !kept) {
        notes.wrong('nameChanged', { sent: player, answered: joined.value.player });
      }
    }
  }),

  playing('amounts', async (notes, seat) => {
    const { unit } = seat.described();
    const buyIn = BEYOND_32_BITS * unit + unit;
    if (!Number.isSafeInteger(buyIn)) throw new Skipped('unitTooLarge');
    await seat.open();
    const joined = await seat.ask('join', { player: PLAYER, buyIn });
    if (!joined.ok) notes.remark('largeRefused', { amount: buyIn, code: joined.refusal.code });
    else if (!same(joined.value.balance, buyIn) || !same(balanceIn(await seat.state()), buyIn)) {
      notes.wrong('largeChanged', { amount: buyIn, answered: written(joined.value.balance) });
    }
    await seat.sitDown();
  }),
];

function isClean({ open, point, phase, throws, players, bets }: State): boolean {
  return open && point === null && phase === 'betting' && throws === 0 && players.length + bets.length === 0;
}
