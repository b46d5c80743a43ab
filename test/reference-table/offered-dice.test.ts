import { expect } from 'chai';
import type { Landing } from '../../adapters/table';
import { Play } from './play';

type Status = 'offered' | 'inspection' | 'withdrawn';

function statuses(play: Play): Status[] {
  return (play.state().dice ?? []).map(({ status }) => status);
}

function betting(options: Record<string, unknown> = {}): Play {
  const play = Play.open(options);
  play.bet('hard_4');
  return play;
}

/** Throws the dice named `d1`, `d2`, … with one or both of them ending outside the layout. */
function throwOutside(
  play: Play,
  chosen: [string, string],
  outsideLayout: NonNullable<Landing['outsideLayout']>,
) {
  return play.throw(6, { chosen, landing: { outsideLayout } });
}

describe('the dice on offer, Articles 1(1)(1), 2(2) and 3(4)', () => {
  it('are four or five', () => {
    expect(statuses(betting())).to.have.length(5);
    expect(statuses(betting({ dice: 4 }))).to.have.length(4);
    expect(
      betting({ dice: 4 })
        .state()
        .dice?.map(({ die }) => die),
    ).to.deep.equal(['d1', 'd2', 'd3', 'd4']);
  });

  it('are thrown two at a time, whichever the player chooses', () => {
    const play = betting();
    for (const chosen of [
      ['d1', 'd2'],
      ['d5', 'd3'],
      ['d4', 'd1'],
    ] as [string, string][]) {
      expect(play.throw(6, { chosen }).counted).to.equal(true);
    }
  });

  for (const [chosen, code] of [
    [['d1', 'd1'], 'MALFORMED'],
    [['d1'], 'MALFORMED'],
    [['d1', 'd2', 'd3'], 'MALFORMED'],
    [['d1', 2], 'MALFORMED'],
    [[1, 'd2'], 'MALFORMED'],
    ['d1', 'MALFORMED'],
    [['d1', 'd6'], 'NO_SUCH_DIE'],
    [['', 'd2'], 'NO_SUCH_DIE'],
    [['toString', 'd2'], 'NO_SUCH_DIE'],
  ] as const) {
    it(`are not ${JSON.stringify(chosen)}: ${code}`, () => {
      betting().refused('roll', { throw: { dice: [1, 2], chosen } }, code);
    });
  }

  it('come back only after their inspection once they were outside the layout', () => {
    const play = betting();
    throwOutside(play, ['d4', 'd2'], [1]);
    expect(statuses(play)).to.deep.equal(['offered', 'inspection', 'offered', 'offered', 'offered']);
    play.refused('roll', { throw: { dice: [1, 2], chosen: ['d2', 'd1'] } }, 'NOT_INSPECTED');
    play.throw(6, { chosen: ['d4', 'd1'] });
    expect(play.value('dice', { inspected: { die: 'd2', meets: true } }).dice?.[1]).to.deep.equal({
      die: 'd2',
      status: 'offered',
    });
    play.throw(6, { chosen: ['d2', 'd1'] });
  });

  it('do not come back where the inspection was failed', () => {
    const play = betting();
    throwOutside(play, ['d1', 'd2'], [0, 1]);
    play.value('dice', { inspected: { die: 'd1', meets: false } });
    expect(statuses(play)).to.deep.equal(['withdrawn', 'inspection', 'offered', 'offered', 'offered']);
    play.refused('roll', { throw: { dice: [1, 2], chosen: ['d1', 'd3'] } }, 'NO_SUCH_DIE');
    play.refused('dice', { inspected: { die: 'd1', meets: true } }, 'NO_SUCH_DIE');
    play.refused('dice', { inspected: { die: 'd9', meets: true } }, 'NO_SUCH_DIE');
  });

  it('are kept back for no other fault of a throw', () => {
    const play = betting();
    play.throw(6, { chosen: ['d1', 'd2'], landing: { short: [0, 1] } });
    play.throw(6, { chosen: ['d1', 'd2'], landing: { unrolled: [0, 1] } });
    expect(new Set(statuses(play))).to.deep.equal(new Set(['offered']));
  });

  it('are those that are left where nobody chooses, and the throw is refused where two are not left', () => {
    const play = betting({ dice: 4 });
    play.roll(6, { outsideLayout: [0, 1] });
    play.roll(6, { outsideLayout: [0] });
    expect(statuses(play)).to.deep.equal(['inspection', 'inspection', 'inspection', 'offered']);
    play.refused('roll', { throw: { dice: [1, 2] } }, 'NOT_INSPECTED');
    for (const die of ['d1', 'd2', 'd3']) play.value('dice', { inspected: { die, meets: false } });
    play.refused('roll', { throw: { dice: [1, 2] } }, 'NO_SUCH_DIE');
  });

  it('may be inspected without having left the layout', () => {
    const play = betting();
    play.value('dice', { inspected: { die: 'd1', meets: true } });
    play.value('dice', { inspected: { die: 'd2', meets: false } });
    expect(statuses(play).slice(0, 2)).to.deep.equal(['offered', 'withdrawn']);
  });

  it('are kept back from the fall on, and inspected between two throws', () => {
    const play = betting();
    play.value('roll', { throw: { dice: [1, 2], landing: { outsideLayout: [0] } }, hold: true });
    expect(statuses(play)[0]).to.equal('inspection');
    play.refused('dice', { inspected: { die: 'd1', meets: true } }, 'WRONG_PHASE');
    play.value('roll', { settle: 1 });
    play.value('dice', { inspected: { die: 'd1', meets: true } });
  });

  it('are asked about one thing at a time, on an open table', () => {
    const play = new Play();
    play.refused('dice', { inspected: { die: 'd1', meets: true } }, 'NOT_OPEN');
    play.value('open', { mode: 'test' });
    for (const request of [
      {},
      { waivedBy: 'p1', inspected: { die: 'd1', meets: true } },
      { inspected: { die: 'd1' } },
      { inspected: { die: 'd1', meets: 'yes' } },
      { waivedBy: 1 },
    ]) {
      play.refused('dice', request, 'MALFORMED');
    }
  });
});
