/** Bets: what is answered is what was asked, what the state shows is what was answered. */
import { isDeepStrictEqual } from 'node:util';
import type { Parameters, PlacedBet, State } from '../../table';
import { minus, plus, same, written } from '../amounts';
import { Skipped, type Notes } from '../finding';
import { PLAYER, balanceIn, otherProbe, stakeOf } from '../probe';
import { playing, type ContractCheck } from './check';

/** A bet of the come-out and the additional one on it. */
const ODDS = [
  ['pass', 'pass_odds'],
  ['dont_pass', 'dont_pass_odds'],
] as const;

export const BETTING: readonly ContractCheck[] = [
  playing('bet', async (notes, seat) => {
    const { bet, amount } = seat.probe();
    const before = balanceIn(await seat.state());
    const asked = { player: PLAYER, bet, amount };
    const placed = await seat.ask('bet', asked);
    if (!placed.ok) {
      notes.remark('betRefused', { bet, code: placed.refusal.code });
      throw new Skipped('betRefused');
    }
    const { value } = placed;
    echoed(notes, asked, value.bet);
    if (!same(value.balance, minus(before, amount))) {
      notes.wrong('betBalance', { before: written(before), amount, answered: written(value.balance) });
    }
    const state = await seat.state();
    shownInState(notes, value.bet, state);
    if (!same(balanceIn(state), value.balance)) notes.wrong('stateBalance');
    seat.placed = value.bet.id;
  }),

  playing('change', async (notes, seat) => {
    if (seat.placed === undefined) throw new Skipped('betRefused');
    const before = balanceIn(await seat.state());
    const changed = await seat.ask('change', { bet: seat.placed });
    if (!changed.ok) {
      // What was declared needs no remark.
      if (seat.described().changes?.withdraw !== false)
        notes.remark('changeRefused', { code: changed.refusal.code });
      return;
    }
    const { returned, balance } = changed.value;
    const state = await seat.state();
    if (!same(balance, plus(before, returned)) || !same(balanceIn(state), balance)) {
      notes.wrong('changeBalance', {
        before: written(before),
        returned: written(returned),
        answered: written(balance),
      });
    }
    if (state.bets.some(({ id }) => id === seat.placed)) notes.wrong('betRemains');
  }),

  playing('ids', async (notes, seat) => {
    await seat.sitDown();
    const { bet, amount } = seat.probe();
    const other = otherProbe(seat.described(), bet);
    if (other === undefined) throw new Skipped('oneBet');
    const placed: PlacedBet[] = [];
    for (const each of [{ bet, amount }, other]) {
      const answer = await seat.ask('bet', { player: PLAYER, ...each });
      if (answer.ok) placed.push(answer.value.bet);
    }
    unique(notes, placed);
    const state = await seat.state();
    for (const each of placed) shownInState(notes, each, state);
    if (seat.described().control !== 'forced') return;
    await seat.ask('roll', { throw: { dice: [2, 1] } });
    const again = await seat.ask('bet', { player: PLAYER, bet, amount });
    if (!again.ok) return;
    // A bet that is over gives its id to nobody; to one that lives on the second stake may have been added.
    const { id, amount: stake } = again.value.bet;
    if (stake === amount && placed.some((each) => each.id === id)) notes.wrong('idTwice', { id });
  }),

  playing('on', async (notes, seat) => {
    seat.forced();
    const described = seat.described();
    const offers = (bet: string) => (described.bets as readonly string[]).includes(bet);
    const [under, over] = ODDS.find((bets) => bets.every(offers)) ?? [];
    if (under === undefined || over === undefined) throw new Skipped('noOdds');
    const amount = Math.min(stakeOf(described, under), stakeOf(described, over));
    await seat.sitDown();
    const line = await seat.ask('bet', { player: PLAYER, bet: under, amount });
    if (!line.ok) throw new Skipped('noOdds');
    await seat.ask('roll', { throw: { dice: [3, 1] } });
    const asked = { player: PLAYER, bet: over, amount, on: line.value.bet.id };
    const odds = await seat.ask('bet', asked);
    if (!odds.ok) {
      notes.remark('betRefused', { bet: over, code: odds.refusal.code });
      return;
    }
    echoed(notes, asked, odds.value.bet);
    shownInState(notes, odds.value.bet, await seat.state());
  }),

  playing('unknownMembers', async (notes, seat) => {
    await seat.sitDown();
    const { bet, amount } = seat.probe();
    const asked = { player: PLAYER, bet, amount };
    const parameters = JSON.parse(
      JSON.stringify({ ...asked, x_more: { a: [1] } }).replace(
        '"x_more"',
        '"__proto__":{"amount":1},"constructor":1,"x_more"',
      ),
    ) as Parameters['bet'];
    const plain = await seat.ask('bet', asked);
    await seat.sitDown();
    const more = await seat.ask('bet', parameters);
    if (!plain.ok) return;
    if (!more.ok) notes.wrong('unknownMember', { code: more.refusal.code });
    else echoed(notes, asked, more.value.bet);
  }),
];

/** The bet comes back as it was asked for. */
export function echoed(notes: Notes, asked: Parameters['bet'], placed: PlacedBet): void {
  const sent: [member: 'player' | 'bet' | 'amount' | 'on', value: string | number | undefined][] = [
    ['player', asked.player],
    ['bet', asked.bet],
    ['amount', asked.amount],
    ['on', asked.on],
  ];
  for (const [member, value] of sent) {
    const answered = placed[member];
    if (value !== undefined && answered !== value) {
      notes.wrong(`echo.${member}`, { sent: value, answered: answered ?? '–' });
    }
  }
}

function shownInState(notes: Notes, placed: PlacedBet, state: State): void {
  const found = state.bets.find(({ id }) => id === placed.id);
  if (found === undefined) notes.wrong('betMissing', { id: placed.id });
  else if (!isDeepStrictEqual(found, placed)) notes.wrong('betOther', { id: placed.id });
}

function unique(notes: Notes, placed: readonly PlacedBet[]): void {
  const [first, second] = placed;
  if (first !== undefined && first.id === second?.id) notes.wrong('idTwice', { id: first.id });
}
