import { expect } from 'chai';
import { connectLibrary } from '../../adapters/library';
import type { Senses } from '../../adapters/table';
import { Play } from './play';

const ALL: Senses = { landing: true, leaning: true, dice: true, shooter: true };

/** What needs each sense. */
const NEEDS: Record<keyof Senses, Record<string, unknown>[]> = {
  landing: [
    { landing: { outsideLayout: [0] } },
    { landing: { short: [0] } },
    { landing: { hitWall: [0] } },
    { landing: { unrolled: [0, 1] } },
  ],
  leaning: [{ landing: { leaning: [{ die: 0, upper: [{ face: 3, share: 1 }] }] } }],
  dice: [{ chosen: ['d1', 'd2'] }],
  shooter: [{ by: 'p1' }],
};

function betting(senses: Partial<Senses>): Play {
  const play = Play.open({ senses });
  play.bet('hard_4');
  return play;
}

describe('what the table can tell of a throw', () => {
  it('is everything where nothing is said', () => {
    expect(new Play().value('describe', {}).senses).to.deep.equal(ALL);
    expect(new Play({ senses: { dice: false } }).value('describe', {}).senses).to.deep.equal({
      ...ALL,
      dice: false,
    });
  });

  for (const sense of Object.keys(NEEDS) as (keyof Senses)[]) {
    it(`without ${sense} refuses what needs it, and only that`, () => {
      for (const [needed, manners] of Object.entries(NEEDS)) {
        for (const manner of manners) {
          const play = betting({ [sense]: false });
          const request = { throw: { dice: [2, 4], ...manner } };
          if (needed === sense) play.refused('roll', request, 'MALFORMED');
          else expect(play.ask('roll', request as never).ok, JSON.stringify(manner)).to.equal(true);
        }
      }
    });
  }

  it('without dice shows none and inspects none', () => {
    const play = betting({ dice: false });
    expect(play.state()).to.not.have.property('dice');
    play.refused('dice', { inspected: { die: 'd1', meets: true } }, 'MALFORMED');
    for (let n = 1; n <= 4; n += 1) play.roll(6, { outsideLayout: [0, 1] });
    expect(play.roll(6).counted).to.equal(true);
  });

  it('without shooter names none and takes no waiver, and still wants a bet', () => {
    const play = Play.open({ senses: { shooter: false } });
    play.refused('roll', { throw: { dice: [1, 2] } }, 'WRONG_PHASE');
    play.bet('pass');
    play.refused('dice', { waivedBy: 'p1' }, 'MALFORMED');
    expect(play.value('dice', { inspected: { die: 'd1', meets: true } }).shooter).to.equal(null);
    expect(play.roll(6).shooter).to.equal(null);
    expect(play.state().shooter).to.equal(null);
  });

  it('crosses the library adapter', async () => {
    const { table } = await connectLibrary({
      target: 'reference',
      options: { senses: { landing: false }, dice: 4 },
    });
    const described = await table.describe({});
    expect(described.ok && described.value.senses).to.deep.equal({ ...ALL, landing: false });
    await table.open({ mode: 'test' });
    await table.join({ player: 'p1', buyIn: 100_000 });
    await table.bet({ player: 'p1', bet: 'hard_4', amount: 1_000 });
    const waived = await table.dice({ waivedBy: 'p1' });
    expect(waived.ok && waived.value.dice).to.have.length(4);
    expect(waived).to.have.nested.property('value.shooter', null);
    expect(await table.roll({ throw: { dice: [1, 2], landing: { short: [0] } } })).to.deep.equal({
      ok: false,
      refusal: { code: 'MALFORMED' },
    });
  });
});
