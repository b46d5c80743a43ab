import { expect } from 'chai';
import type { Landing } from '../../adapters/table';
import { Play } from './play';

function afterSix(landing: Landing): { play: Play; pass: string; counted: boolean } {
  const play = Play.open();
  const pass = play.bet('pass');
  play.roll(6);
  play.bet('any_7', 1_000);
  const { counted } = play.roll([3, 3], landing);
  return { play, pass, counted };
}

describe('a throw, Articles 1 and 3', () => {
  it('takes the larger upper face of a leaning die', () => {
    const play = Play.open();
    play.bet('pass');
    const result = play.roll([1, 1], {
      leaning: [{ die: 1, upper: [{ face: 3, share: 0.2 }, { face: 6, share: 0.8 }] }], // prettier-ignore
    });
    expect(result).to.deep.include({ dice: [1, 6], counted: true });
    expect(result.settlements[0]).to.include({ outcome: 'win' });
  });

  for (const [name, landing] of Object.entries<Landing>({
    'one die outside the layout': { outsideLayout: [1] },
    'both dice outside the layout': { outsideLayout: [0, 1] },
    'short and no wall struck': { pastMiddle: false },
    'not rolled': { rolled: false },
    'leaning evenly on two faces': {
      leaning: [{ die: 0, upper: [{ face: 3, share: 0.5 }, { face: 6, share: 0.5 }] }], // prettier-ignore
    },
  })) {
    it(`is void when ${name}: nothing moves`, () => {
      const { play, pass, counted } = afterSix(landing);
      expect(counted).to.equal(false);
      const state = play.state();
      expect(state).to.deep.include({ point: 6, shooter: 'p1', throws: 2 });
      expect(state.bets.map(({ id }) => id)).to.include(pass);
      expect(state.bets).to.have.length(2);
    });
  }

  it('counts a short throw that struck a wall, and a throw past the middle', () => {
    expect(afterSix({ pastMiddle: false, hitWall: true }).counted).to.equal(true);
    expect(afterSix({ pastMiddle: true, hitWall: false, rolled: true, outsideLayout: [] }).counted).to.equal(
      true,
    );
  });

  it('does not take the place of the first throw when it is void', () => {
    const play = Play.open();
    play.bet('pass');
    play.roll(4);
    const come = play.bet('come');
    expect(play.roll(11, { rolled: false }).settlements).to.deep.equal([]);
    expect(play.roll(11).settlements).to.deep.equal([
      { bet: come, player: 'p1', outcome: 'win', paid: 6_000, returned: 6_000 },
    ]);
  });

  for (const dice of [[7, 4], [0, 0], [1.5, 2], [1], ['1', '2'], null]) {
    it(`refuses ${JSON.stringify(dice)}`, () => {
      const play = Play.open();
      play.bet('pass');
      play.refused('roll', { throw: { dice } }, 'MALFORMED');
    });
  }

  it('refuses a landing that says nothing', () => {
    const play = Play.open();
    play.bet('pass');
    play.refused(
      'roll',
      { throw: { dice: [1, 2], landing: { leaning: [{ die: 0, upper: [] }] } } },
      'MALFORMED',
    );
    play.refused('roll', { throw: { dice: [1, 2], landing: { outsideLayout: [2] } } }, 'MALFORMED');
  });
});

describe('a held throw', () => {
  it('closes the bets until it is settled, and is paid once', () => {
    const play = Play.open();
    const pass = play.bet('pass');
    const held = play.value('roll', { throw: { dice: [5, 6] }, hold: true });
    expect(held).to.deep.include({ throwNumber: 1, settled: false, settlements: [], point: null });
    expect(play.state()).to.include({ phase: 'fallen', throws: 1 });
    play.refused('bet', { player: 'p1', bet: 'eleven', amount: 6_000 }, 'BETS_CLOSED');
    play.refused('change', { bet: pass }, 'BETS_CLOSED');
    play.refused('roll', { throw: { dice: [1, 1] } }, 'WRONG_PHASE');
    const settled = play.value('roll', { settle: 1 });
    expect(settled.settlements).to.deep.equal([
      { bet: pass, player: 'p1', outcome: 'win', paid: 6_000, returned: 6_000 },
    ]);
    const balance = play.balance();
    expect(play.value('roll', { settle: 1 })).to.deep.equal(settled);
    expect(play.balance()).to.equal(balance);
    expect(play.state().phase).to.equal('betting');
  });

  it('is settled by its own number only', () => {
    const play = Play.open();
    play.bet('pass');
    play.refused('roll', { settle: 1 }, 'NO_SUCH_THROW');
    play.value('roll', { throw: { dice: [5, 6] }, hold: true });
    play.refused('roll', { settle: 2 }, 'NO_SUCH_THROW');
    play.refused('roll', { settle: 1, throw: { dice: [1, 1] } }, 'MALFORMED');
  });

  it('is refused by a table that cannot hold', () => {
    const play = Play.open({ holdsThrow: false });
    play.bet('pass');
    play.refused('roll', { throw: { dice: [5, 6] }, hold: true }, 'UNSUPPORTED');
  });
});

describe('dice of the table itself', () => {
  it('fall by themselves and cannot be set on a natural table', () => {
    const play = Play.open({ control: 'natural' });
    expect(play.value('describe', {}).control).to.equal('natural');
    play.bet('pass');
    play.refused('roll', { throw: { dice: [1, 1] } }, 'CANNOT_FORCE');
    expect(play.value('roll', {}).dice.every((face) => face >= 1 && face <= 6)).to.equal(true);
  });

  it('fall the same way again from a seed, every face among them', () => {
    const throws = (seed: number): string[] => {
      const play = Play.open({ control: 'natural', seed });
      return Array.from({ length: 60 }, () => {
        play.bet('any_7', 1_000);
        return play.value('roll', {}).dice.join('-');
      });
    };
    expect(throws(7)).to.deep.equal(throws(7));
    expect(throws(7)).not.to.deep.equal(throws(8));
    expect(new Set(throws(7).map((dice) => dice[0])).size).to.equal(6);
  });
});
