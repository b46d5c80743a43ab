import { total } from '../../adapters/money';
import { expect } from 'chai';
import { BET_NAMES } from '../../adapters/table';
import { Play } from './play';

describe('settling several bets and players', () => {
  it('settles every bet by itself, Pass and Don’t Pass not set off', () => {
    const play = Play.open({}, { players: 2 });
    const pass = play.bet('pass', 6_000, 'p1');
    const dont = play.bet('dont_pass', 6_000, 'p1');
    const other = play.bet('dont_pass', 12_000, 'p2');
    expect(play.roll(12).settlements).to.deep.equal([
      { bet: pass, player: 'p1', outcome: 'lose', paid: 0, returned: 0 },
      { bet: dont, player: 'p1', outcome: 'tie', paid: 0, returned: 6_000 },
      { bet: other, player: 'p2', outcome: 'tie', paid: 0, returned: 12_000 },
    ]);
    expect([play.balance('p1'), play.balance('p2')]).to.deep.equal([9_994_000, 10_000_000]);
  });

  it('keeps a tied Don’t Pass for the next throw, where that is declared', () => {
    const play = Play.open({ readings: { dont_pass_tie: 'stays' } });
    const dont = play.bet('dont_pass');
    expect(play.roll(12).settlements).to.deep.equal([
      { bet: dont, player: 'p1', outcome: 'tie', paid: 0, returned: 0 },
    ]);
    expect(play.state().bets).to.have.length(1);
    expect(play.roll(3).settlements[0]).to.include({ outcome: 'win', paid: 6_000 });
  });

  it('settles a Come bet and its odds on a later come-out', () => {
    for (const [readings, odds] of [
      ['literal', 'lose'],
      ['customary', 'tie'],
    ] as const) {
      const play = Play.open({ readings });
      play.bet('pass');
      play.roll(6);
      const come = play.bet('come');
      play.roll(9);
      const more = play.bet('come_odds');
      play.roll(6);
      const names = { [come]: 'come', [more]: 'odds', [play.bet('pass')]: 'pass' };
      expect(play.outcomes(play.roll(7), names)).to.deep.equal({ come: 'lose', odds, pass: 'win' });
    }
  });

  it('pays odds at the number of their own bet', () => {
    const play = Play.open();
    play.bet('pass');
    play.roll(6);
    play.bet('come', 1_000);
    play.roll(9);
    const odds = play.bet('come_odds', 1_000);
    const won = play.roll(9).settlements.find(({ bet }) => bet === odds);
    expect(won).to.include({ outcome: 'win', paid: 1_500, returned: 1_000 });
  });

  it('moves a Come bet onto the number that an older one has just won', () => {
    const play = Play.open();
    play.bet('pass');
    play.roll(4);
    const first = play.bet('come');
    play.roll(9);
    const second = play.bet('come');
    expect(play.outcomes(play.roll(9), { [first]: 'first', [second]: 'second' })).to.deep.equal({
      first: 'win',
      second: 'travel',
    });
  });

  it('conserves money: what players gain, the settlements say, over a long session', () => {
    for (const readings of ['literal', 'customary']) {
      const play = Play.open(
        { control: 'natural', seed: 53, readings },
        { players: 3, buyIn: 1_000_000_000 },
      );
      let pick = 1;
      for (let n = 0; n < 2_000; n += 1) {
        for (const player of ['p1', 'p2', 'p3']) {
          pick = (pick * 48_271) % 2_147_483_647;
          play.ask('bet', { player, bet: BET_NAMES[pick % BET_NAMES.length] ?? 'pass', amount: 6_000 });
        }
        play.bet('any_7', 6_000, 'p1');
        const before = play.state();
        const { settlements } = play.value('roll', {});
        const after = play.state();
        for (const { player, balance } of before.players) {
          const moved = settlements
            .filter((settlement) => settlement.player === player)
            .flatMap(({ paid, returned }) => [paid, returned]);
          expect(play.balance(player)).to.equal(total([balance, ...moved]));
        }
        const gone = settlements.filter(
          ({ outcome, returned }) => outcome !== 'travel' && (outcome !== 'tie' || returned !== 0),
        );
        expect(after.bets).to.have.length(before.bets.length - gone.length);
        for (const odds of after.bets) {
          if (odds.on !== undefined) expect(after.bets.some(({ id }) => id === odds.on)).to.equal(true);
        }
        const numbers = after.bets
          .filter(({ bet }) => bet === 'come' || bet === 'dont_come')
          .map(({ number }) => number);
        if (after.point !== null) expect(numbers).not.to.include(after.point);
      }
      expect(play.state().throws).to.equal(2_000);
    }
  });
});
