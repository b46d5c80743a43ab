/** Throws: dice that were set, what they settle, throws that are held, void, or not yet possible. */
import { isDeepStrictEqual } from 'node:util';
import type { State, Value } from '../../table';
import { plus, same, total, written } from '../amounts';
import { Skipped, type Notes } from '../finding';
import { PLAYER, balanceIn, stakeOf } from '../probe';
import { playing, type ContractCheck } from './check';
import type { Seat } from './seat';

/** On the come-out: a loss of Pass, a point, neither that nor 7, and the point again. */
const THROWS: readonly (readonly [number, number])[] = [
  [2, 1],
  [3, 1],
  [4, 1],
  [2, 2],
];

export const THROWING: readonly ContractCheck[] = [
  playing('roll', async (notes, seat) => {
    seat.forced();
    await seat.sitDown();
    const { bet, amount } = seat.probe();
    const pass = stakeOf(seat.described(), 'pass');
    for (const dice of THROWS) {
      await seat.ask('bet', { player: PLAYER, bet, amount });
      if (seat.described().bets.includes('pass'))
        await seat.ask('bet', { player: PLAYER, bet: 'pass', amount: pass });
      const before = await seat.state();
      const result = await seat.value('roll', { throw: { dice: [...dice] } });
      const after = await seat.state();
      if (!isDeepStrictEqual([...result.dice].sort(), [...dice].sort())) {
        notes.wrong('dice', { sent: dice.join(', '), answered: result.dice.join(', ') });
      }
      if (!result.settled) notes.wrong('notSettled');
      counted(notes, before, result, after);
      if (after.point !== result.point) notes.wrong('pointState');
      settlementFindings(notes, before, result, after);
    }
  }),

  playing('hold', async (notes, seat) => {
    seat.forced();
    if (!seat.described().holdsThrow) throw new Skipped('holdsNoThrow');
    await seat.sitDown();
    const { bet, amount } = seat.probe();
    await seat.ask('bet', { player: PLAYER, bet, amount });
    const before = await seat.state();
    const held = await seat.value('roll', { throw: { dice: [2, 1] }, hold: true });
    const fallen = await seat.state();
    if (held.settled || held.settlements.length > 0) notes.wrong('heldSettled');
    if (fallen.phase !== 'fallen') notes.wrong('heldPhase');
    if (!same(balanceIn(fallen), balanceIn(before))) notes.wrong('heldPaid');
    await seat.refuses(notes, 'BETS_CLOSED', 'law', 'bet', { player: PLAYER, bet, amount });
    const settle = { settle: held.throwNumber };
    const settled = await seat.value('roll', settle);
    const after = await seat.state();
    settlementFindings(notes, before, settled, after);
    const again = await seat.ask('roll', settle);
    if (again.ok && !isDeepStrictEqual(again.value, settled)) notes.wrong('settledOther');
    if (!same(balanceIn(await seat.state()), balanceIn(after))) notes.wrong('settledTwice');
  }),

  playing('void', async (notes, seat) => {
    seat.forced();
    if (!seat.described().senses.landing) throw new Skipped('noLandingSense');
    await seat.sitDown();
    const { bet, amount } = seat.probe();
    await seat.ask('bet', { player: PLAYER, bet, amount });
    const before = await seat.state();
    const left = await seat.ask('roll', { throw: { dice: [2, 1], landing: { outsideLayout: [0] } } });
    if (!left.ok) {
      notes.remark('landingRefused', { code: left.refusal.code });
      return;
    }
    const after = await seat.state();
    counted(notes, before, left.value, after);
    // Whether such a throw counts is for the certification to judge.
    if (left.value.counted) return;
    const moved = left.value.settlements.some(({ outcome }) => outcome !== 'stay');
    if (moved || !same(balanceIn(after), balanceIn(before)) || !isDeepStrictEqual(after.bets, before.bets)) {
      notes.wrong('voidMoves');
    }
  }),

  playing('dice', async (notes, seat) => {
    const { senses } = seat.described();
    if (!senses.dice && !senses.shooter) throw new Skipped('noDiceSense');
    await seat.sitDown();
    await seat.ask('join', { player: 'p2', buyIn: seat.probe().buyIn });
    const { dice = [], shooter, players } = await seat.state();
    if (senses.dice) {
      if (dice.length === 0) notes.wrong('diceMissing');
      await seat.refuses(notes, 'NO_SUCH_DIE', 'contract', 'dice', {
        inspected: { die: 'no-such-die', meets: true },
      });
    }
    const other = players.find(({ player }) => player !== shooter);
    if (senses.shooter && shooter !== null && other !== undefined) {
      await seat.refuses(notes, 'NOT_SHOOTER', 'law', 'dice', { waivedBy: other.player });
    }
    if (senses.dice && senses.landing && dice.length > 2) await notInspected(notes, seat);
  }),
];

/** A die that left the layout is not thrown before it was inspected. */
async function notInspected(notes: Notes, seat: Seat): Promise<void> {
  const { bet, amount } = seat.probe();
  await seat.sitDown();
  await seat.ask('bet', { player: PLAYER, bet, amount });
  const [first, second] = ((await seat.state()).dice ?? []).map(({ die }) => die);
  if (first === undefined || second === undefined) return;
  const chosen: [string, string] = [first, second];
  const left = await seat.ask('roll', { throw: { dice: [2, 1], chosen, landing: { outsideLayout: [0] } } });
  if (!left.ok) return;
  await seat.refuses(notes, 'NOT_INSPECTED', 'law', 'roll', { throw: { dice: [2, 1], chosen } });
  await seat.sitDown();
}

function counted(notes: Notes, before: State, { throwNumber }: Value<'roll'>, after: State): void {
  if (after.throws !== before.throws + 1 || throwNumber !== after.throws) {
    notes.wrong('throws', { before: before.throws, after: after.throws, answered: throwNumber });
  }
}

function settlementFindings(notes: Notes, before: State, { settlements }: Value<'roll'>, after: State): void {
  const own = settlements.filter(({ player }) => player === PLAYER);
  const due = total(own.flatMap(({ paid, returned }) => [paid, returned]));
  if (!same(balanceIn(after), plus(balanceIn(before), due))) {
    const values = {
      before: written(balanceIn(before)),
      due: written(due),
      after: written(balanceIn(after)),
    };
    notes.wrong('settlementBalance', values);
  }
  for (const { bet, outcome, paid, number } of settlements) {
    const live = after.bets.find(({ id }) => id === bet);
    if (!before.bets.some(({ id }) => id === bet)) notes.wrong('settlementOfNone', { id: bet });
    if ((outcome === 'win' || outcome === 'lose') && live !== undefined) {
      notes.wrong('settledRemains', { id: bet, outcome });
    }
    if (['win_stays', 'stay', 'travel'].includes(outcome) && live === undefined) {
      notes.wrong('stayGone', { id: bet, outcome });
    }
    if (outcome === 'travel' && live !== undefined && live.number !== number) {
      notes.wrong('travelNumber', { id: bet, told: number ?? '–', answered: live.number ?? '–' });
    }
    if (outcome !== 'win' && outcome !== 'win_stays' && !same(paid, 0))
      notes.wrong('paidWithoutWin', { id: bet, outcome });
  }
  const settled = new Set(settlements.map(({ bet }) => bet));
  const lost = before.bets.find(({ id }) => !settled.has(id) && !after.bets.some((each) => each.id === id));
  if (lost !== undefined) notes.wrong('betVanished', { id: lost.id });
}
