import { expect } from 'chai';
import type { Landing, RollResult } from '../../adapters/table';
import { Play } from './play';

type Upper = NonNullable<Landing['leaning']>[number]['upper'];

function leaning(die: 0 | 1, ...upper: [face: Upper[number]['face'], share: number][]): Landing {
  return { leaning: [{ die, upper: upper.map(([face, share]) => ({ face, share })) }] };
}

function afterSix(
  landing: Landing,
  readings: Record<string, string> = {},
): { play: Play; result: RollResult } {
  const play = Play.open({ readings });
  play.bet('pass');
  play.roll(6);
  play.bet('any_7', 1_000);
  return { play, result: play.roll([3, 3], landing) };
}

describe('a throw, Articles 1 and 3', () => {
  const upperFaces: [name: string, landing: Landing, dice: [number, number]][] = [
    ['the larger of two', leaning(1, [3, 0.2], [6, 0.8]), [1, 6]],
    ['the larger, though it has fewer points', leaning(1, [6, 0.3], [2, 0.7]), [1, 2]],
    ['the largest of three', leaning(0, [5, 0.3], [4, 0.3], [2, 0.4]), [2, 1]],
    ['the only one', leaning(0, [5, 1]), [5, 1]],
    ['each by itself where both dice lean', { leaning: [...(leaning(0, [5, 0.6], [4, 0.4]).leaning ?? []), ...(leaning(1, [3, 0.4], [6, 0.6]).leaning ?? [])] }, [5, 6]],
  ]; // prettier-ignore
  for (const [name, landing, dice] of upperFaces) {
    it(`reads a leaning die by its upper face: ${name}, 3(1)`, () => {
      const play = Play.open();
      play.bet('pass');
      const result = play.roll([1, 1], landing);
      expect(result).to.deep.include({ dice, counted: true });
      expect(result).to.not.have.property('voidReason');
    });
  }

  const voids: [name: string, landing: Landing, reason: RollResult['voidReason']][] = [
    ['one die lies outside the layout', { outsideLayout: [1] }, 'outside_layout'],
    ['both dice lie outside the layout', { outsideLayout: [0, 1] }, 'outside_layout'],
    ['a die lies outside the layout after a wall', { outsideLayout: [0], hitWall: [0] }, 'outside_layout'],
    ['both dice are short and no wall is touched', { short: [0, 1] }, 'not_past_middle'],
    ['one die is short and no wall is touched', { short: [1], hitWall: [] }, 'not_past_middle'],
    ['no die rolls', { unrolled: [0, 1] }, 'not_rolled'],
    ['one die does not roll', { unrolled: [0] }, 'not_rolled'],
    ['a die that does not roll touches a wall', { unrolled: [0], hitWall: [0] }, 'not_rolled'],
    ['a die leans evenly on two faces', leaning(0, [3, 0.5], [6, 0.5]), 'undecided_lean'],
    ['two of three upper faces are the largest', leaning(0, [3, 0.4], [6, 0.4], [2, 0.2]), 'undecided_lean'],
    ['much is wrong at once', { outsideLayout: [0], short: [1], unrolled: [0, 1] }, 'outside_layout'],
  ];
  for (const [name, landing, reason] of voids) {
    for (const readings of ['literal', 'customary']) {
      it(`is void when ${name}, and nothing moves (${readings})`, () => {
        const play = Play.open({ readings });
        play.bet('pass');
        play.roll(6);
        play.bet('any_7', 1_000);
        play.bet('come');
        const before = play.state();
        const result = play.roll([3, 3], landing);
        expect(result).to.deep.include({
          counted: false,
          voidReason: reason,
          settled: true,
          settlements: [],
          point: 6,
          shooter: 'p1',
        });
        const after = play.state();
        expect(after.throws).to.equal(2);
        expect({ ...after, throws: 1, dice: before.dice }).to.deep.equal(before);
      });
    }
  }

  const counted: [name: string, landing: Landing, readings?: Record<string, string>][] = [
    ['both dice are short and one touches a wall', { short: [0, 1], hitWall: [0] }],
    ['one die is short and the other touches a wall', { short: [0], hitWall: [1] }],
    ['both dice touch a wall', { short: [0, 1], hitWall: [0, 1] }],
    ['it is long and touches no wall', { hitWall: [], short: [], unrolled: [], outsideLayout: [] }],
    ['one die is short, under that reading', { short: [0] }, { short_die: 'both' }],
    ['one short die is named twice, under that reading', { short: [0, 0] }, { short_die: 'both' }],
    ['one die does not roll, under that reading', { unrolled: [1] }, { unrolled_die: 'both' }],
  ];
  for (const [name, landing, readings] of counted) {
    it(`counts when ${name}`, () => {
      const { result } = afterSix(landing, readings);
      expect(result).to.include({ counted: true, point: null });
      expect(result).to.not.have.property('voidReason');
    });
  }

  it('is void under the narrow readings once both dice are concerned', () => {
    expect(afterSix({ short: [0, 1] }, { short_die: 'both' }).result.counted).to.equal(false);
    expect(afterSix({ unrolled: [0, 1] }, { unrolled_die: 'both' }).result.counted).to.equal(false);
  });

  it('is void already while it is held', () => {
    const play = Play.open();
    play.bet('pass');
    const held = play.value('roll', {
      throw: { dice: [5, 6], landing: { outsideLayout: [0] } },
      hold: true,
    });
    expect(held).to.include({ counted: false, voidReason: 'outside_layout', settled: false });
    expect(play.value('roll', { settle: 1 })).to.deep.equal({ ...held, settled: true });
  });

  it('does not take the place of the first throw when it is void', () => {
    const play = Play.open();
    play.bet('pass');
    play.roll(4);
    const come = play.bet('come');
    expect(play.roll(11, { unrolled: [0, 1] }).settlements).to.deep.equal([]);
    expect(play.roll(11).settlements).to.deep.equal([
      { bet: come, player: 'p1', outcome: 'win', paid: 6_000, returned: 6_000 },
    ]);
  });

  for (const dice of [[7, 4], [0, 0], [1.5, 2], [1], [1, 2, 3], ['1', '2'], null]) {
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
    play.value('roll', { settle: 1 });
    play.refused('roll', { settle: 2 }, 'NO_SUCH_THROW');
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
    const { dice } = play.value('roll', {});
    expect(dice).to.have.length(2);
    expect(dice.every((face) => face >= 1 && face <= 6)).to.equal(true);
  });

  it('fall otherwise on every table without a seed', () => {
    const throws = (): number[][] => {
      const play = Play.open({ control: 'natural' });
      return Array.from({ length: 40 }, () => {
        play.bet('any_7', 1_000);
        return play.value('roll', {}).dice;
      });
    };
    // Alike once in 36 to the power of 40.
    expect(throws()).not.to.deep.equal(throws());
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
    // As they always fell: a run that was made with a seed can be made again.
    expect(throws(7).slice(0, 8)).to.deep.equal(['5-3', '3-3', '4-3', '2-6', '4-3', '2-2', '5-5', '4-6']);
  });
});
