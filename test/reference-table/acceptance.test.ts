import { expect } from 'chai';
import type { RefusalCode } from '../../adapters/table';
import { Play } from './play';

function bet(name: string, amount: unknown = 6_000, player = 'p1', on?: string): Record<string, unknown> {
  return { player, bet: name, amount, ...(on === undefined ? {} : { on }) };
}

/** A table with point 6, Pass and Don't Pass of p1 on it. */
function onSix(options: Record<string, unknown> = {}): { play: Play; pass: string; dont: string } {
  const play = Play.open(options, { players: 2 });
  const pass = play.bet('pass');
  const dont = play.bet('dont_pass');
  play.roll(6);
  return { play, pass, dont };
}

describe('placing a bet, Article 5', () => {
  it('needs an open table, a seated player and a bet that is offered', () => {
    const play = new Play({ offered: ['pass'] });
    play.refused('bet', bet('pass'), 'NOT_OPEN');
    play.refused('join', { player: 'p1', buyIn: 1 }, 'NOT_OPEN');
    play.refused('roll', {}, 'NOT_OPEN');
    play.value('open', { mode: 'test' });
    play.refused('bet', bet('pass'), 'NO_SUCH_PLAYER');
    play.value('join', { player: 'p1', buyIn: 100_000 });
    play.refused('bet', bet('field'), 'NOT_OFFERED');
    play.refused('bet', bet('x_fire'), 'NOT_OFFERED');
    play.refused('bet', bet('toString'), 'NOT_OFFERED');
    expect(play.value('describe', {}).bets).to.deep.equal(['pass']);
  });

  const amounts: [unknown, RefusalCode][] = [
    [-6_000, 'MALFORMED'],
    [0, 'MALFORMED'],
    [6_000.5, 'MALFORMED'],
    [true, 'MALFORMED'],
    ['6000', 'MALFORMED'],
    [null, 'MALFORMED'],
    [Number.NaN, 'MALFORMED'],
    [2 ** 53, 'MALFORMED'],
    [500, 'BELOW_MIN'],
    [1_500, 'BAD_UNIT'],
    [11_000_000, 'FUNDS'],
    [2_000_000_000_000, 'ABOVE_MAX'],
  ];
  for (const [amount, code] of amounts) {
    it(`refuses a stake of ${String(amount)}: ${code}`, () => {
      Play.open().refused('bet', bet('field', amount), code);
    });
  }

  it('takes multiples of the minimum that open sets, 5(6)', () => {
    const play = Play.open({}, { open: { minimumBet: 6_000 } });
    expect(play.state().minimumBet).to.equal(6_000);
    play.refused('bet', bet('field', 1_000), 'BELOW_MIN');
    play.refused('bet', bet('field', 7_000), 'BAD_UNIT');
    expect(play.value('bet', { player: 'p1', bet: 'field', amount: 12_000 }).balance).to.equal(9_988_000);
  });

  it('refuses a stake whose prize cannot be paid exactly, under that reading', () => {
    const exact = onSix({ readings: 'literal' }).play;
    exact.refused('bet', bet('big_6', 1_000), 'BAD_UNIT');
    exact.refused('bet', bet('dont_pass_odds', 1_000), 'BAD_UNIT');
    exact.bet('big_6', 3_000);
    exact.bet('horn', 1_000);
    const rounding = onSix({ readings: 'customary' }).play;
    rounding.bet('big_6', 1_000);
    const { settlements } = rounding.roll(6);
    expect(settlements.map(({ paid }) => paid)).to.include(1_166);
  });

  it('pays whole units, and takes no stake of which the prize is none, under that reading', () => {
    const inTwos = { unit: 2, minimumBet: 6 };
    Play.open({ ...inTwos, readings: 'literal' }).refused('bet', bet('big_6', 6), 'BAD_UNIT');
    const rounding = Play.open({ ...inTwos, readings: 'customary' });
    rounding.bet('big_6', 6);
    expect(rounding.roll(6).settlements.map(({ paid }) => paid)).to.deep.equal([6]);
  });

  it('counts the unit that the table can pay', () => {
    const play = Play.open({ readings: 'literal', unit: 1_000 });
    play.refused('bet', bet('horn', 1_000), 'BAD_UNIT');
    play.refused('join', { player: 'p2', buyIn: 1_500 }, 'BAD_UNIT');
    expect(() => new Play({ unit: 300 })).to.throw('multiple of unit');
  });

  it('takes line bets before the first throw only, 5(2)', () => {
    const { play } = onSix();
    play.refused('bet', bet('pass'), 'WRONG_PHASE');
    play.refused('bet', bet('dont_pass'), 'WRONG_PHASE');
  });

  it('takes late line bets on the marked point, where that is declared', () => {
    const { play, pass } = onSix({ readings: { late_line_bets: 'accepted' } });
    const late = play.value('bet', { player: 'p2', bet: 'pass', amount: 6_000 });
    expect(late.bet.number).to.equal(6);
    expect(play.value('change', { bet: pass, to: 12_000 }).returned).to.equal(0);
    const dont = play.value('bet', { player: 'p2', bet: 'dont_pass', amount: 6_000 });
    expect(dont.bet.number).to.equal(6);
    const { settlements } = play.roll(6);
    expect(settlements.filter(({ outcome }) => outcome === 'win')).to.have.length(2);
    expect(settlements.find(({ bet: id }) => id === dont.bet.id)?.outcome).to.equal('lose');
  });

  it('takes no stake of which a prize would leave the exact integers', () => {
    const play = Play.open({}, { buyIn: 10_000_000_000_000 });
    play.refused('bet', bet('pass', 1_000_000_001_000), 'ABOVE_MAX');
    play.bet('pass', 1_000_000_000_000);
  });

  it('takes Come and Don’t Come while a point is marked, 5(2)(5) and (6)', () => {
    const play = Play.open();
    play.refused('bet', bet('come'), 'WRONG_PHASE');
    play.refused('bet', bet('dont_come'), 'WRONG_PHASE');
    onSix().play.bet('come', 6_000, 'p2');
  });

  it('asks for a Pass bet under Come, where that is declared', () => {
    const { play } = onSix({ readings: { come_precondition: 'own_pass_bet' } });
    play.bet('field', 6_000, 'p2');
    play.refused('bet', bet('come', 6_000, 'p2'), 'BASE_REQUIRED');
    play.refused('bet', bet('dont_come', 6_000, 'p2'), 'BASE_REQUIRED');
    play.bet('come');
  });

  it('takes odds on the player’s own bet with its number marked', () => {
    const { play, pass } = onSix();
    play.refused('bet', bet('pass_odds', 6_000, 'p2'), 'BASE_REQUIRED');
    play.refused('bet', bet('pass_odds', 6_000, 'p2', pass), 'BASE_REQUIRED');
    play.refused('bet', bet('pass_odds', 6_000, 'p1', 'nothing'), 'BASE_REQUIRED');
    play.refused('bet', bet('field', 6_000, 'p1', pass), 'MALFORMED');
    const come = play.bet('come');
    play.refused('bet', bet('come_odds'), 'WRONG_PHASE');
    play.roll(9);
    const odds = play.value('bet', { player: 'p1', bet: 'come_odds', amount: 6_000 }).bet;
    expect(odds).to.include({ on: come, number: 9 });
    const fresh = Play.open();
    fresh.bet('pass');
    fresh.refused('bet', bet('pass_odds'), 'WRONG_PHASE');
    fresh.refused('bet', bet('dont_pass_odds'), 'BASE_REQUIRED');
  });

  it('wants the base named where there are two', () => {
    const play = Play.open();
    const [first, second] = [play.bet('pass'), play.bet('pass', 12_000)];
    play.roll(6);
    play.refused('bet', bet('pass_odds'), 'BASE_REQUIRED');
    play.bet('pass_odds', 6_000, 'p1', first);
    play.bet('pass_odds', 6_000, 'p1', second);
    expect(play.roll(6).settlements.map(({ paid }) => paid)).to.deep.equal([6_000, 12_000, 7_200, 7_200]);
  });

  it('adds to the bet on a number where another one still waits for its own', () => {
    const { play } = onSix();
    const older = play.bet('come');
    play.roll(9);
    play.bet('come');
    expect(play.value('bet', { player: 'p1', bet: 'come_odds', amount: 6_000 }).bet).to.include({
      on: older,
      number: 9,
    });
  });

  it('keeps to the limit on odds, all odds on a bet together', () => {
    const { play, dont } = onSix({ maximumOddsMultiple: 2 });
    play.bet('dont_pass_odds', 6_000);
    const second = play.bet('dont_pass_odds', 6_000);
    play.refused('bet', bet('dont_pass_odds', 6_000), 'ABOVE_MAX');
    play.refused('change', { bet: second, to: 12_000 }, 'ABOVE_MAX');
    play.refused('change', { bet: dont, to: 3_000 }, 'ABOVE_MAX');
  });

  it('takes one-roll and multi-roll bets at any time, 5(5)', () => {
    for (const play of [Play.open(), onSix().play]) {
      for (const name of ['field', 'horn', 'big', 'hard_4', 'big_10']) play.bet(name);
    }
  });
});

describe('changing a bet', () => {
  it('to what it is already changes nothing, and is never too late', () => {
    const { play, pass, dont } = onSix();
    for (const bet of [pass, dont])
      expect(play.value('change', { bet, to: 6_000 })).to.deep.equal({ returned: 0, balance: 9_988_000 });
  });

  it('counts the odds that are there towards the limit once', () => {
    const { play, pass } = onSix({ maximumOddsMultiple: 2 });
    const odds = play.bet('pass_odds', 6_000, 'p1', pass);
    play.refused('change', { bet: odds, to: 13_000 }, 'ABOVE_MAX');
    expect(play.value('change', { bet: odds, to: 12_000 }).returned).to.equal(0);
  });

  it('binds Pass, and Come on a number', () => {
    for (const readings of ['literal', 'customary']) {
      const { play, pass } = onSix({ readings });
      const come = play.bet('come');
      expect(play.value('change', { bet: come, to: 3_000 })).to.deep.equal({
        returned: 3_000,
        balance: 9_985_000,
      });
      play.roll(9);
      for (const bound of [pass, come]) {
        play.refused('change', { bet: bound }, 'WRONG_PHASE');
        play.refused('change', { bet: bound, to: 1_000 }, 'WRONG_PHASE');
        play.refused('change', { bet: bound, to: 60_000 }, 'WRONG_PHASE');
      }
    }
  });

  it('lets a waiting Pass go, and Don’t bets with their odds', () => {
    const fresh = Play.open();
    const waiting = fresh.bet('pass');
    expect(fresh.value('change', { bet: waiting })).to.deep.equal({ returned: 6_000, balance: 10_000_000 });
    const { play, dont } = onSix();
    play.bet('dont_pass_odds', 12_000);
    play.refused('change', { bet: dont, to: 12_000 }, 'WRONG_PHASE');
    expect(play.value('change', { bet: dont, to: 3_000 }).returned).to.equal(3_000);
    expect(play.value('change', { bet: dont }).returned).to.equal(15_000);
    expect(play.state().bets.map(({ bet: name }) => name)).to.deep.equal(['pass']);
    play.refused('change', { bet: dont }, 'NO_SUCH_BET');
  });

  it('raises, lowers and takes down odds and side bets', () => {
    const { play } = onSix();
    for (const id of [play.bet('pass_odds'), play.bet('hard_4'), play.bet('field')]) {
      const before = play.balance();
      expect(play.value('change', { bet: id, to: 12_000 })).to.deep.equal({
        returned: 0,
        balance: before - 6_000,
      });
      expect(play.value('change', { bet: id, to: 12_000 }).balance).to.equal(before - 6_000);
      expect(play.value('change', { bet: id, to: 1_000 }).returned).to.equal(11_000);
      play.refused('change', { bet: id, to: 1_500 }, 'BAD_UNIT');
      play.refused('change', { bet: id, to: 0 }, 'MALFORMED');
      play.refused('change', { bet: id, to: 20_000_000 }, 'FUNDS');
      expect(play.value('change', { bet: id }).balance).to.equal(before + 6_000);
    }
  });
});
