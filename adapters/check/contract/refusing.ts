/** What has to be refused, and that a refusal changes nothing. */
import type { Operation } from '../../table';
import { PLAYER } from '../probe';
import { playing, type ContractCheck } from './check';

const READING = 'no_such_reading';

export const REFUSING: readonly ContractCheck[] = [
  playing('refusals', async (notes, seat) => {
    await seat.sitDown();
    const { minimumBet, unit, bets, control } = seat.described();
    const { bet, amount, buyIn } = seat.probe();
    const asked = { player: PLAYER, bet, amount };
    const offers = (name: string) => (bets as readonly string[]).includes(name);
    await seat.refuses(notes, 'NO_SUCH_PLAYER', 'contract', 'bet', { ...asked, player: 'nobody' });
    await seat.refuses(notes, 'NO_SUCH_BET', 'contract', 'change', { bet: 'no-such-bet' });
    await seat.refuses(notes, 'NOT_OFFERED', 'contract', 'bet', { ...asked, bet: 'x_not_offered' });
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
    // With so little that no maximum is a reason to refuse the stake.
    const poor = amount > minimumBet ? minimumBet : unit;
    if (poor >= amount) return;
    await seat.open();
    await seat.value('join', { player: PLAYER, buyIn: poor });
    await seat.refuses(notes, 'FUNDS', 'contract', 'bet', asked);
    await seat.sitDown();
  }),

  playing('malformed', async (notes, seat) => {
    await seat.sitDown();
    const { bet, amount, buyIn } = seat.probe();
    const asked = { player: PLAYER, bet, amount };
    const odd: [Operation, unknown][] = [
      ['bet', { ...asked, amount: -amount }],
      ['bet', { ...asked, amount: amount + 0.5 }],
      ['bet', { ...asked, amount: String(amount) }],
      ['bet', { ...asked, amount: true }],
      ['bet', { ...asked, amount: null }],
      ['bet', { ...asked, amount: [amount] }],
      ['bet', { ...asked, player: 7 }],
      ['bet', { player: PLAYER, bet }],
      ['bet', {}],
      ['join', { player: 'p9', buyIn: -buyIn }],
      ['join', { player: 'p9', buyIn: String(buyIn) }],
      ['join', { player: '', buyIn }],
      ['open', { mode: 'play' }],
      ['open', {}],
      ['change', { bet: 7 }],
      ['log', { since: -1 }],
      ...(seat.described().control === 'forced' ? ODD_THROWS : []),
    ];
    for (const [operation, parameters] of odd) {
      await seat.refuses(notes, 'MALFORMED', 'contract', operation, parameters as never);
    }
  }),
];

/** `true` is a 1 in some languages, and a text a number in others. */
const ODD_THROWS: readonly [Operation, unknown][] = [
  [0, 7],
  [1],
  [true, 2],
  ['1', '2'],
  [1.5, 2],
  'none',
].map((dice) => ['roll', { throw: { dice } }]);
