/**
 * Checks of what a table answers, whatever the wire: each operation, each refusal, odd names and large amounts. No rule
 * of the game is judged here; where the regulation decides, what the table does is only remarked upon.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Connection, Operation, Parameters, State, Value } from '../../table';
import type { Check } from '../check';
import { Skipped, type Notes } from '../finding';
import { PLAYER, balanceIn } from '../probe';
import { Seat } from './seat';

const SECOND_PLAYER = '博彩者 Ação 🎲';
const LONGEST_NAME = 'n'.repeat(64);
/** More than 32 bits hold. */
const BEYOND_32_BITS = 5_000_000_000;
const READING = 'no_such_reading';

/** The contract over an adapter as the certification uses it: connecting, then every operation. */
export function contractChecks(open: () => Promise<Connection>): Check[] {
  const seat = new Seat(open);
  const check = (id: string, run: (notes: Notes) => Promise<void>): Check => ({
    check: `contract.${id}`,
    exchanges: seat.exchanges,
    reopen: () => seat.reopen(),
    run,
  });
  const playing = (id: string, run: (notes: Notes) => Promise<void>): Check =>
    check(id, async (notes) => {
      seat.probe();
      await run(notes);
    });

  return [
    { check: 'contract.connect', asksNothing: true, run: () => seat.connect() },

    check('describe', async (notes) => {
      const { capabilities, unknownBets } = await seat.describe();
      for (const name of unknownBets) notes.wrong('unknownBet', { name });
      const { bets, minimumBet, unit, control } = capabilities;
      if (minimumBet % unit !== 0) notes.wrong('unit', { unit, minimumBet });
      if (bets.length === 0) notes.remark('noBets');
      if (new Set(bets).size < bets.length) notes.wrong('betTwice');
      if (control === 'observed') notes.remark('observed');
      if (!isDeepStrictEqual((await seat.describe()).capabilities, capabilities))
        notes.wrong('describeOther');
    }),

    playing('open', async (notes) => {
      const { minimumBet } = seat.described();
      const state = await seat.open();
      const clean = state.open && state.point === null && state.phase === 'betting' && state.throws === 0;
      if (!clean || state.players.length > 0 || state.bets.length > 0) notes.wrong('notClean');
      if (state.minimumBet !== minimumBet) {
        notes.wrong('minimumBet', { asked: minimumBet, answered: state.minimumBet });
      }
    }),

    playing('join', async (notes) => {
      const { buyIn } = seat.probe();
      const joined = await seat.value('join', { player: PLAYER, buyIn });
      if (joined.player !== PLAYER) notes.wrong('nameChanged', { sent: PLAYER, answered: joined.player });
      if (joined.balance !== buyIn) notes.wrong('buyIn', { asked: buyIn, answered: joined.balance });
      const found = (await seat.state()).players.find(({ player }) => player === PLAYER);
      if (found?.seat !== joined.seat || found.balance !== joined.balance) notes.wrong('joinState');
    }),

    playing('names', async (notes) => {
      const { buyIn } = seat.probe();
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

    playing('amounts', async (notes) => {
      const { unit } = seat.described();
      const buyIn = BEYOND_32_BITS * unit + unit;
      if (!Number.isSafeInteger(buyIn)) throw new Skipped('unitTooLarge');
      await seat.open();
      const joined = await seat.ask('join', { player: PLAYER, buyIn });
      if (!joined.ok) notes.remark('largeRefused', { amount: buyIn, code: joined.refusal.code });
      else if (joined.value.balance !== buyIn || balanceIn(await seat.state()) !== buyIn) {
        notes.wrong('largeChanged', { amount: buyIn, answered: joined.value.balance });
      }
      await seat.sitDown();
    }),

    playing('bet', async (notes) => {
      const { bet, amount } = seat.probe();
      const before = balanceIn(await seat.state());
      const placed = await seat.ask('bet', { player: PLAYER, bet, amount });
      if (!placed.ok) {
        notes.remark('betRefused', { bet, code: placed.refusal.code });
        throw new Skipped('betRefused');
      }
      const { value } = placed;
      if (value.bet.bet !== bet || value.bet.player !== PLAYER || value.bet.amount !== amount) {
        notes.wrong('betChanged', { bet });
      }
      if (value.balance !== before - amount) {
        notes.wrong('betBalance', { before, amount, answered: value.balance });
      }
      const state = await seat.state();
      if (!state.bets.some(({ id }) => id === value.bet.id)) notes.wrong('betMissing', { id: value.bet.id });
      if (balanceIn(state) !== value.balance) notes.wrong('stateBalance');
      seat.placed = value.bet.id;
    }),

    playing('change', async (notes) => {
      if (seat.placed === undefined) throw new Skipped('betRefused');
      const before = balanceIn(await seat.state());
      const changed = await seat.ask('change', { bet: seat.placed });
      if (!changed.ok) {
        notes.remark('changeRefused', { code: changed.refusal.code });
        return;
      }
      const { returned, balance } = changed.value;
      const state = await seat.state();
      if (balance !== before + returned || balanceIn(state) !== balance) {
        notes.wrong('changeBalance', { before, returned, answered: balance });
      }
      if (state.bets.some(({ id }) => id === seat.placed)) notes.wrong('betRemains');
    }),

    playing('roll', async (notes) => {
      seat.forced();
      const { bet, amount } = seat.probe();
      await seat.ask('bet', { player: PLAYER, bet, amount });
      const before = await seat.state();
      const result = await seat.value('roll', { throw: { dice: [2, 1] } });
      const after = await seat.state();
      if (!isDeepStrictEqual([...result.dice].sort(), [1, 2])) {
        notes.wrong('dice', { sent: '2, 1', answered: result.dice.join(', ') });
      }
      if (!result.settled) notes.wrong('notSettled');
      if (after.throws !== before.throws + 1 || result.throwNumber !== after.throws) {
        notes.wrong('throws', { before: before.throws, after: after.throws, answered: result.throwNumber });
      }
      if (after.point !== result.point) notes.wrong('pointState');
      settlementFindings(notes, before, result, after);
    }),

    playing('hold', async (notes) => {
      seat.forced();
      if (!seat.described().holdsThrow) throw new Skipped('holdsNoThrow');
      const { bet, amount } = seat.probe();
      await seat.ask('bet', { player: PLAYER, bet, amount });
      const before = await seat.state();
      const held = await seat.value('roll', { throw: { dice: [2, 1] }, hold: true });
      const fallen = await seat.state();
      if (held.settled || held.settlements.length > 0) notes.wrong('heldSettled');
      if (fallen.phase !== 'fallen') notes.wrong('heldPhase');
      if (balanceIn(fallen) !== balanceIn(before)) notes.wrong('heldPaid');
      await seat.refuses(notes, 'BETS_CLOSED', 'law', 'bet', { player: PLAYER, bet, amount });
      const settle = { settle: held.throwNumber };
      const settled = await seat.value('roll', settle);
      const after = await seat.state();
      settlementFindings(notes, before, settled, after);
      const again = await seat.ask('roll', settle);
      if (again.ok && !isDeepStrictEqual(again.value, settled)) notes.wrong('settledOther');
      if (balanceIn(await seat.state()) !== balanceIn(after)) notes.wrong('settledTwice');
    }),

    playing('dice', async (notes) => {
      const { senses } = seat.described();
      if (!senses.dice && !senses.shooter) throw new Skipped('noDiceSense');
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
      if (senses.dice && senses.landing && dice.length > 2) await seat.notInspected(notes);
    }),

    playing('refusals', async (notes) => {
      await seat.sitDown();
      const { minimumBet, unit, bets, control } = seat.described();
      const { bet, amount, buyIn } = seat.probe();
      const asked = { player: PLAYER, bet, amount };
      const offers = (name: string) => (bets as readonly string[]).includes(name);
      await seat.refuses(notes, 'NO_SUCH_PLAYER', 'contract', 'bet', { ...asked, player: 'nobody' });
      await seat.refuses(notes, 'NO_SUCH_BET', 'contract', 'change', { bet: 'no-such-bet' });
      await seat.refuses(notes, 'NOT_OFFERED', 'contract', 'bet', { ...asked, bet: 'x_not_offered' });
      await seat.refuses(notes, 'FUNDS', 'contract', 'bet', { ...asked, amount: buyIn + amount });
      await seat.refuses(notes, 'UNSUPPORTED', 'contract', 'open', {
        mode: 'test',
        readings: { [READING]: 'none' },
      });
      const taken = (await seat.state()).players[0]?.seat;
      if (taken !== undefined) {
        await seat.refuses(notes, 'SEAT_TAKEN', 'contract', 'join', { player: 'p9', seat: taken, buyIn });
      }
      if (unit < minimumBet) {
        await seat.refuses(notes, 'BELOW_MIN', 'law', 'bet', { ...asked, amount: unit });
        await seat.refuses(notes, 'BAD_UNIT', 'law', 'bet', { ...asked, amount: minimumBet + unit });
      }
      if (offers('come')) await seat.refuses(notes, 'WRONG_PHASE', 'law', 'bet', { ...asked, bet: 'come' });
      if (offers('pass_odds')) {
        await seat.refuses(notes, 'BASE_REQUIRED', 'law', 'bet', { ...asked, bet: 'pass_odds' });
      }
      if (control === 'forced') {
        await seat.refuses(notes, 'NO_SUCH_THROW', 'contract', 'roll', { settle: 999_999 });
      } else {
        await seat.refuses(notes, 'CANNOT_FORCE', 'contract', 'roll', { throw: { dice: [2, 1] } });
      }
    }),

    playing('malformed', async (notes) => {
      const { bet, amount, buyIn } = seat.probe();
      const asked = { player: PLAYER, bet, amount };
      const odd: [Operation, unknown][] = [
        ['bet', { ...asked, amount: -amount }],
        ['bet', { ...asked, amount: amount + 0.5 }],
        ['bet', { ...asked, amount: String(amount) }],
        ['bet', { ...asked, amount: null }],
        ['bet', { ...asked, amount: [amount] }],
        ['bet', { ...asked, player: 7 }],
        ['bet', { player: PLAYER, bet }],
        ['bet', {}],
        ['join', { player: 'p9', buyIn: -buyIn }],
        ['join', { player: '', buyIn }],
        ['open', { mode: 'play' }],
        ['open', {}],
        ['change', { bet: 7 }],
        ['log', { since: -1 }],
        ...(seat.described().control === 'forced'
          ? ([
              ['roll', { throw: { dice: [0, 7] } }],
              ['roll', { throw: { dice: [1] } }],
              ['roll', { throw: { dice: 'none' } }],
            ] as [Operation, unknown][])
          : []),
      ];
      for (const [operation, parameters] of odd) {
        await seat.refuses(notes, 'MALFORMED', 'contract', operation, parameters as never);
      }
    }),

    playing('unknownMembers', async (notes) => {
      const { bet, amount } = seat.probe();
      const parameters = JSON.parse(
        JSON.stringify({ player: PLAYER, bet, amount, x_more: { a: [1] } }).replace(
          '"x_more"',
          '"__proto__":{"amount":1},"constructor":1,"x_more"',
        ),
      ) as Parameters['bet'];
      const plain = await seat.ask('bet', { player: PLAYER, bet, amount });
      const more = await seat.ask('bet', parameters);
      if (plain.ok && !more.ok) notes.wrong('unknownMember', { code: more.refusal.code });
      else if (plain.ok && more.ok && more.value.bet.amount !== amount) notes.wrong('betChanged', { bet });
    }),

    check('state', async (notes) => {
      const [first, again] = [await seat.state(), await seat.state()];
      if (!isDeepStrictEqual(first, again)) notes.wrong('stateOther');
    }),

    check('log', async (notes) => {
      await logFindings(notes, seat);
    }),

    check('close', async (notes) => {
      if (seat.capabilities === undefined) throw new Skipped('unanswered');
      const closed = await seat.ask('open', { mode: 'closed' });
      if (!closed.ok) {
        notes.wrong('notClosed', { code: closed.refusal.code });
        return;
      }
      // What a test interrupted is back now, and nobody bets into a game that goes on.
      if (closed.value.open) return;
      if (seat.capabilities.control === 'observed') return;
      await seat.refuses(notes, 'NOT_OPEN', 'contract', 'join', { player: 'p9', buyIn: seat.probe().buyIn });
    }),
  ];
}

function settlementFindings(notes: Notes, before: State, { settlements }: Value<'roll'>, after: State): void {
  const due = settlements
    .filter(({ player }) => player === PLAYER)
    .reduce((sum, { paid, returned }) => sum + paid + returned, 0);
  if (balanceIn(after) !== balanceIn(before) + due) {
    notes.wrong('settlementBalance', { before: balanceIn(before), due, after: balanceIn(after) });
  }
  for (const { bet, outcome, paid } of settlements) {
    if (!before.bets.some(({ id }) => id === bet)) notes.wrong('settlementOfNone', { id: bet });
    const lives = after.bets.some(({ id }) => id === bet);
    if ((outcome === 'win' || outcome === 'lose') && lives)
      notes.wrong('settledRemains', { id: bet, outcome });
    if (outcome !== 'win' && paid > 0) notes.wrong('paidWithoutWin', { id: bet, outcome });
  }
}

const LOG_PAGE = 3;
const LOG_PAGES = 2_000;

async function logFindings(notes: Notes, seat: Seat): Promise<void> {
  let since = 0;
  let last = -1;
  let events = 0;
  for (let page = 0; page < LOG_PAGES; page += 1) {
    const read = await seat.value('log', { since, max: LOG_PAGE });
    if (read.events.length > LOG_PAGE)
      notes.wrong('logMax', { asked: LOG_PAGE, answered: read.events.length });
    for (const { sequence } of read.events) {
      if (sequence <= last) notes.wrong('logOrder', { before: last, after: sequence });
      last = sequence;
    }
    events += read.events.length;
    if (read.end) break;
    if (read.next <= since) {
      notes.wrong('logStands', { next: read.next });
      return;
    }
    since = read.next;
  }
  if (events === 0 && seat.executed) notes.wrong('logEmpty');
}
