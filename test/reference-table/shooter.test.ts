import { expect } from 'chai';
import { Play } from './play';

const FIRST_THROW = { shooter_replacement: 'first_throw_loss' };

/** A table for `players` with a Hard 4 bet of each, which no throw of these tests decides. */
function seated(players: number, readings: string | Record<string, string> = 'customary'): Play {
  const play = Play.open({ readings }, { players });
  for (let n = 1; n <= players; n += 1) play.bet('hard_4', 1_000, `p${n}`);
  return play;
}

describe('who may throw, Article 2(1)', () => {
  it('is nobody without a live bet', () => {
    const play = Play.open({}, { players: 2 });
    expect(play.state().shooter).to.equal(null);
    play.refused('roll', { throw: { dice: [1, 2] } }, 'WRONG_PHASE');
    play.refused('roll', { throw: { dice: [1, 2], by: 'p1' } }, 'NOT_SHOOTER');
    play.bet('aces', 1_000, 'p2');
    play.refused('roll', { throw: { dice: [1, 2], by: 'p1' } }, 'NOT_SHOOTER');
    expect(play.roll(5).shooter).to.equal('p2');
  });

  for (const bet of ['pass', 'dont_pass', 'field', 'any_7', 'horn', 'hard_8', 'big_6']) {
    it(`is a player with the minimum on ${bet}`, () => {
      const play = Play.open();
      play.bet(bet, 1_000);
      expect(play.throw(5, { by: 'p1' }).shooter).to.equal('p1');
    });
  }

  it('is nobody but the player whose turn it is', () => {
    const play = seated(3);
    play.refused('roll', { throw: { dice: [1, 2], by: 'p2' } }, 'NOT_SHOOTER');
    play.refused('roll', { throw: { dice: [1, 2], by: 'nobody' } }, 'NO_SUCH_PLAYER');
    expect(play.throw(6, { by: 'p1' }).shooter).to.equal('p1');
    play.refused('roll', { throw: { dice: [1, 2], by: 'p2' } }, 'NOT_SHOOTER');
  });
});

describe('the order of throwing, Article 2(2) and (3)', () => {
  it('begins at the stickman’s left, and with the next where that player does not bet', () => {
    const play = new Play();
    play.value('open', { mode: 'test' });
    play.value('join', { player: 'far', seat: 5, buyIn: 100_000 });
    play.value('join', { player: 'near', seat: 2, buyIn: 100_000 });
    play.bet('pass', 1_000, 'far');
    expect(play.state().shooter).to.equal('far');
    play.bet('field', 1_000, 'near');
    expect(play.state().shooter).to.equal('near');
    expect(play.roll(6).shooter, 'the only bet of near is decided').to.equal('far');
    expect(play.throw(5, { by: 'far' }).shooter).to.equal('far');
  });

  it('goes on seat by seat, round the table', () => {
    const play = Play.open({ readings: 'customary' }, { players: 3 });
    const sevenOut = (): string | null => {
      for (const player of ['p1', 'p2', 'p3']) play.bet('pass', 1_000, player);
      play.roll(6);
      return play.roll(7).shooter;
    };
    expect([sevenOut(), sevenOut(), sevenOut()]).to.deep.equal(['p2', 'p3', 'p1']);
  });

  it('gives a player who bets before the dice are offered the turn that is his', () => {
    const play = Play.open({ readings: 'literal' }, { players: 3 });
    for (const player of ['p1', 'p2']) play.bet('pass', 1_000, player);
    play.bet('hard_4', 1_000, 'p3');
    expect(play.roll(12).shooter, 'p3 is the only one left with a bet').to.equal('p3');
    play.bet('pass', 1_000, 'p2');
    expect(play.state().shooter).to.equal('p2');
    expect(play.roll(6).shooter).to.equal('p2');
  });
});

describe('a waiver, Article 2(3)', () => {
  it('passes the dice to the next in order who bets, and leaves the bets', () => {
    const play = seated(4);
    play.value('change', { bet: 'b2' });
    const before = play.state();
    const after = play.value('dice', { waivedBy: 'p1' });
    expect(after).to.deep.equal({ ...before, shooter: 'p3' });
    play.refused('roll', { throw: { dice: [1, 2], by: 'p1' } }, 'NOT_SHOOTER');
    expect(play.throw(6, { by: 'p3' }).shooter).to.equal('p3');
  });

  for (let first = 1; first <= 3; first += 1) {
    it(`passes them on from seat ${first}, before the first throw and in the middle of a turn`, () => {
      const play = seated(3);
      for (let n = 1; n < first; n += 1) play.value('dice', { waivedBy: `p${n}` });
      const next = first === 3 ? null : `p${first + 1}`;
      expect(play.value('dice', { waivedBy: `p${first}` }).shooter).to.equal(next);
      const begun = seated(3);
      for (let n = 1; n < first; n += 1) {
        begun.roll(6);
        begun.roll(7);
        for (let m = 1; m <= 3; m += 1) begun.bet('hard_4', 1_000, `p${m}`);
      }
      expect(begun.roll(6).shooter).to.equal(`p${first}`);
      expect(begun.value('dice', { waivedBy: `p${first}` }).shooter).to.equal(`p${(first % 3) + 1}`);
    });
  }

  it('is for one turn', () => {
    const play = seated(2);
    play.value('dice', { waivedBy: 'p1' });
    play.roll(6);
    play.roll(7);
    for (const player of ['p1', 'p2']) play.bet('hard_4', 1_000, player);
    expect(play.throw(6, { by: 'p1' }).shooter).to.equal('p1');
  });

  it('is of him only whose turn it is', () => {
    const play = seated(2);
    play.refused('dice', { waivedBy: 'p2' }, 'NOT_SHOOTER');
    play.refused('dice', { waivedBy: 'p3' }, 'NO_SUCH_PLAYER');
    play.value('dice', { waivedBy: 'p1' });
    play.refused('dice', { waivedBy: 'p1' }, 'NOT_SHOOTER');
    play.refused('dice', { waivedBy: 'nobody' }, 'NO_SUCH_PLAYER');
    Play.open().refused('dice', { waivedBy: 'p1' }, 'NOT_SHOOTER');
  });

  it('of everybody leaves nobody to throw, until one of them takes the dice up or another bets', () => {
    const play = seated(2);
    play.value('join', { player: 'p3', buyIn: 100_000 });
    for (const waivedBy of ['p1', 'p2']) play.value('dice', { waivedBy });
    expect(play.state().shooter).to.equal(null);
    play.refused('roll', { throw: { dice: [1, 2] } }, 'WRONG_PHASE');
    play.refused('roll', { throw: { dice: [1, 2], by: 'p3' } }, 'NOT_SHOOTER');
    play.bet('field', 1_000, 'p3');
    expect(play.state().shooter).to.equal('p3');
    play.refused('roll', { throw: { dice: [1, 2], by: 'p2' } }, 'NOT_SHOOTER');
    play.value('dice', { waivedBy: 'p3' });
    expect(play.throw(6, { by: 'p2' }).shooter).to.equal('p2');
  });

  it('waits until the dice that lie are settled', () => {
    const play = seated(2);
    play.value('roll', { throw: { dice: [2, 4] }, hold: true });
    play.refused('dice', { waivedBy: 'p1' }, 'WRONG_PHASE');
  });

  it('may be of a replaced shooter to whom the dice come back', () => {
    const play = Play.open({ readings: FIRST_THROW }, { players: 2 });
    play.bet('pass');
    play.bet('hard_4');
    expect(play.roll(12).shooter).to.equal('p2');
    play.value('dice', { waivedBy: 'p1' });
    play.refused('roll', { throw: { dice: [1, 2] } }, 'WRONG_PHASE');
    expect(play.value('dice', { waivedBy: 'p2' }).shooter, 'nobody is left').to.equal(null);
  });

  it('may be of a player who was given the dice and does not bet', () => {
    const play = Play.open({ readings: 'literal' }, { players: 3 });
    play.bet('pass');
    expect(play.roll(12).shooter).to.equal('p2');
    expect(play.value('dice', { waivedBy: 'p2' }).shooter).to.equal('p3');
  });
});

describe('replacing the shooter, Article 4', () => {
  it('is not for others joining, betting, winning or losing', () => {
    const play = Play.open({}, { players: 2 });
    play.bet('hard_8', 1_000, 'p1');
    play.roll(6);
    play.value('join', { player: 'p3', buyIn: 100_000 });
    play.bet('come', 1_000, 'p2');
    play.bet('field', 1_000, 'p3');
    expect(play.state().shooter).to.equal('p1');
    expect(play.roll(11).shooter).to.equal('p1');
    expect(play.roll(6).shooter).to.equal('p1');
  });

  it('is for whoever does not bet when the dice are offered, and not before, 4(1)', () => {
    const play = Play.open({}, { players: 2 });
    play.bet('pass');
    play.bet('hard_4', 1_000, 'p2');
    play.roll(6);
    expect(play.roll(6).shooter, 'the bet of p1 has won').to.equal('p2');
    play.refused('roll', { throw: { dice: [1, 2], by: 'p1' } }, 'NOT_SHOOTER');
    play.bet('pass');
    expect(play.throw(6, { by: 'p1' }).shooter).to.equal('p1');
    play.roll(6);
    expect(play.throw(5, { by: 'p2' }).shooter).to.equal('p2');
    play.bet('field', 1_000, 'p1');
    expect(play.state().shooter, 'p2 has thrown since').to.equal('p2');
  });

  it('is for nobody while nobody bets', () => {
    const play = Play.open({}, { players: 2 });
    play.bet('pass');
    play.roll(6);
    expect(play.roll(6).shooter).to.equal('p1');
    play.bet('pass', 1_000, 'p2');
    expect(play.state().shooter).to.equal('p2');
    play.bet('pass');
    expect(play.state().shooter).to.equal('p1');
  });

  it('gives the dice to one who bets rather than to one who does not', () => {
    const play = Play.open({ readings: FIRST_THROW }, { players: 3 });
    play.bet('pass', 1_000, 'p1');
    play.bet('hard_4', 1_000, 'p3');
    expect(play.roll(12).shooter).to.equal('p3');
  });

  it('gives them to the next in order where nobody else bets, and back where he does not', () => {
    const play = Play.open({ readings: FIRST_THROW }, { players: 2 });
    play.bet('pass');
    play.bet('hard_4');
    expect(play.roll(12).shooter).to.equal('p2');
    expect(play.roll(6).shooter, 'p2 did not bet').to.equal('p1');
  });

  it('leaves the dice with a player who is alone', () => {
    const play = Play.open({ readings: 'literal' });
    play.bet('pass');
    expect(play.roll(12).shooter).to.equal('p1');
    play.bet('pass');
    expect(play.roll(6).shooter).to.equal('p1');
  });

  it('is not for a void throw', () => {
    const literal = Play.open({ readings: 'literal' }, { players: 2 });
    for (const player of ['p1', 'p2']) literal.bet('pass', 1_000, player);
    expect(literal.roll(12, { outsideLayout: [0] }).shooter).to.equal('p1');
    const customary = seated(2);
    customary.roll(6);
    expect(customary.roll(7, { short: [0, 1] }).shooter).to.equal('p1');
  });

  type Case = [
    bets: Record<string, number>,
    total: number,
    readings: Record<string, string>,
    replaced: boolean,
  ];
  const single: Case[] = [
    ...[2, 3, 12].map((total): Case => [{ pass: 1_000 }, total, FIRST_THROW, true]),
    ...[4, 7, 11].map((total): Case => [{ pass: 1_000 }, total, FIRST_THROW, false]),
    ...[7, 11].map((total): Case => [{ dont_pass: 1_000 }, total, FIRST_THROW, true]),
    ...[2, 3, 12, 6].map((total): Case => [{ dont_pass: 1_000 }, total, FIRST_THROW, false]),
    ...[2, 3, 7, 11, 12].map((total): Case => [{ pass: 1_000, dont_pass: 1_000 }, total, {}, false]),
  ];
  /** A side bet lost with the line bet still open. */
  const sideBets: Case[] = (['silent', 'line_bet', 'any_bet'] as const).flatMap((shooter_losing_bet) => {
    const readings = { ...FIRST_THROW, shooter_losing_bet };
    return [
      [{ pass: 1_000, hard_6: 1_000 }, 6, readings, shooter_losing_bet === 'any_bet'],
      [{ field: 1_000 }, 5, readings, shooter_losing_bet === 'any_bet'],
      [{ pass: 1_000, field: 1_000 }, 4, readings, false],
      [{ pass: 1_000, field: 1_000 }, 12, readings, true],
    ] satisfies Case[];
  });
  const opposed: Case[] = (['silent', 'any_loss', 'net_loss'] as const).flatMap((shooter_opposed_bets) => {
    const readings = { ...FIRST_THROW, shooter_opposed_bets };
    const anyLoss = shooter_opposed_bets !== 'net_loss';
    return [
      [{ pass: 1_000, dont_pass: 1_000 }, 7, readings, anyLoss],
      [{ pass: 2_000, dont_pass: 1_000 }, 7, readings, anyLoss],
      [{ pass: 1_000, dont_pass: 2_000 }, 7, readings, true],
      [{ pass: 1_000, dont_pass: 1_000 }, 2, readings, anyLoss],
      [{ pass: 2_000, dont_pass: 1_000 }, 2, readings, true],
      [{ pass: 1_000, dont_pass: 1_000 }, 12, readings, true],
      [{ pass: 1_000, dont_pass: 1_000 }, 6, readings, false],
      [{ pass: 1_000 }, 12, readings, true],
    ] satisfies Case[];
  });
  const both: Case[] = [
    [
      { pass: 1_000, dont_pass: 1_000, hard_4: 1_000 },
      7,
      { ...FIRST_THROW, shooter_losing_bet: 'any_bet', shooter_opposed_bets: 'net_loss' },
      true,
    ],
    [{ field: 1_000 }, 7, { shooter_replacement: 'seven_out', shooter_losing_bet: 'any_bet' }, false],
  ];
  for (const [bets, total, readings, replaced] of [...single, ...sideBets, ...opposed, ...both]) {
    const kept = replaced ? 'replaces' : 'keeps';
    it(`${kept} a shooter of ${JSON.stringify(bets)} on a first throw of ${total}, 4(2), ${JSON.stringify(readings)}`, () => {
      const play = Play.open({ readings }, { players: 2 });
      play.bet('big_10', 1_000, 'p2');
      for (const [bet, amount] of Object.entries(bets)) play.bet(bet, amount);
      play.roll(total);
      play.bet('hard_4', 1_000, 'p1');
      expect(play.state().shooter).to.equal(replaced ? 'p2' : 'p1');
    });
  }

  it('is for every come-out of a turn by the letter, and never for a later throw', () => {
    const play = Play.open({ readings: 'literal' }, { players: 2 });
    const betAgain = (): string | null => {
      play.bet('hard_4', 1_000, 'p2');
      play.bet('pass');
      return play.state().shooter;
    };
    betAgain();
    for (const total of [6, 6]) play.roll(total);
    expect(betAgain()).to.equal('p1');
    for (const total of [8, 7]) play.roll(total);
    expect(betAgain(), 'a seven-out is no first throw').to.equal('p1');
    play.roll(3);
    expect(betAgain()).to.equal('p2');
  });

  it('is for 7 on a point by the custom, whatever the shooter has bet', () => {
    for (const bet of ['pass', 'dont_pass', 'hard_4']) {
      const play = Play.open({ readings: 'customary' }, { players: 2 });
      play.bet(bet);
      play.bet('pass', 1_000, 'p2');
      expect(play.roll(6).shooter).to.equal('p1');
      expect(play.roll(7).shooter, bet).to.equal('p2');
    }
  });
});
