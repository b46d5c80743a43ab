import { expect } from 'chai';
import { Play } from './play';

describe('the shooter, Articles 2 and 4', () => {
  it('has to have a live bet, 2(1)', () => {
    const play = Play.open({}, { players: 2 });
    expect(play.state().shooter).to.equal(null);
    play.refused('roll', { throw: { dice: [1, 2] } }, 'WRONG_PHASE');
    play.bet('aces', 1_000, 'p2');
    expect(play.roll(5).shooter).to.equal('p2');
  });

  it('is first the player at the stickman’s left, and the next where he does not bet, 2(3)', () => {
    const play = new Play();
    play.value('open', { mode: 'test' });
    play.value('join', { player: 'far', seat: 5, buyIn: 100_000 });
    play.value('join', { player: 'near', seat: 2, buyIn: 100_000 });
    play.bet('pass', 1_000, 'far');
    expect(play.state().shooter).to.equal('far');
    play.bet('field', 1_000, 'near');
    expect(play.state().shooter).to.equal('near');
    expect(play.roll(6).shooter).to.equal('near');
    expect(play.roll(5).shooter, 'his only bet went with the throw before').to.equal('far');
  });

  it('keeps the dice while others join, bet, and win or lose', () => {
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

  it('is replaced by the next in order, round the table, 2(2)', () => {
    const play = Play.open({ readings: 'customary' }, { players: 3 });
    const sevenOut = (): string | null => {
      for (const player of ['p1', 'p2', 'p3']) play.bet('pass', 1_000, player);
      play.roll(6);
      return play.roll(7).shooter;
    };
    expect([sevenOut(), sevenOut(), sevenOut()]).to.deep.equal(['p2', 'p3', 'p1']);
  });

  it('is replaced by one who bets rather than by one who does not', () => {
    const play = Play.open({ readings: { shooter_replacement: 'first_throw_loss' } }, { players: 3 });
    play.bet('pass', 1_000, 'p1');
    play.bet('hard_4', 1_000, 'p3');
    expect(play.roll(12).shooter).to.equal('p3');
  });

  it('keeps the dice when he is alone', () => {
    const play = Play.open({ readings: 'literal' });
    play.bet('pass');
    expect(play.roll(12).shooter).to.equal('p1');
    play.bet('pass');
    expect(play.roll(6).shooter).to.equal('p1');
  });

  it('is not replaced for another bet lost on the first throw, which the text leaves open', () => {
    const play = Play.open({ readings: 'literal' }, { players: 2 });
    play.bet('pass');
    play.bet('hard_6');
    expect(play.roll([2, 4]).shooter).to.equal('p1');
  });
});
