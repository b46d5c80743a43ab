import { total } from '../../adapters/money';
import { expect } from 'chai';
import { isOperationEvent } from '../../adapters/table';
import { LISTED } from './listed';
import { Play } from './play';

describe('a session of the reference table', () => {
  it('starts clean with every test', () => {
    const play = Play.open();
    play.bet('pass');
    play.roll(6);
    const state = play.value('open', { mode: 'test' });
    expect(state).to.deep.equal({
      open: true,
      point: null,
      shooter: null,
      phase: 'betting',
      throws: 0,
      minimumBet: 1_000,
      players: [],
      bets: [],
      dice: ['d1', 'd2', 'd3', 'd4', 'd5'].map((die) => ({ die, status: 'offered' })),
    });
  });

  it('starts with all its dice and no waiver, and gives the table its own back', () => {
    const play = new Play();
    play.value('open', { mode: 'observe' });
    play.value('join', { player: 'guest', buyIn: 50_000 });
    play.bet('pass', 1_000, 'guest');
    play.value('dice', { waivedBy: 'guest' });
    const before = play.value('dice', { inspected: { die: 'd2', meets: false } });
    expect(before).to.deep.include({ shooter: null });
    const tested = play.value('open', { mode: 'test' });
    expect(tested.dice?.every(({ status }) => status === 'offered')).to.equal(true);
    expect(play.value('open', { mode: 'closed' })).to.deep.equal(before);
    play.value('open', { mode: 'observe' });
    expect(play.value('open', { mode: 'closed' }).shooter).to.equal(null);
  });

  it('gives back what was there before the test', () => {
    const play = new Play();
    play.value('open', { mode: 'observe' });
    play.value('join', { player: 'guest', buyIn: 50_000 });
    play.bet('pass', 1_000, 'guest');
    const before = play.state();
    play.value('open', { mode: 'test' });
    play.value('join', { player: 'p1', buyIn: 1_000 });
    expect(play.value('open', { mode: 'closed' })).to.deep.equal(before);
  });

  it('returns idle bets when the table itself closes', () => {
    const play = new Play();
    play.value('open', { mode: 'observe' });
    play.value('join', { player: 'guest', buyIn: 50_000 });
    play.bet('pass', 1_000, 'guest');
    play.value('roll', {});
    const closed = play.value('open', { mode: 'closed' });
    expect(closed).to.deep.include({ open: false, bets: [], point: null });
    play.refused('bet', { player: 'guest', bet: 'pass', amount: 1_000 }, 'NOT_OPEN');
  });

  it('gives the stakes of idle bets back to their players', () => {
    const play = new Play();
    play.value('open', { mode: 'observe' });
    play.value('join', { player: 'guest', buyIn: 50_000 });
    play.bet('pass', 1_000, 'guest');
    const { players } = play.value('open', { mode: 'closed' });
    expect(players.map(({ balance }) => balance)).to.deep.equal([50_000]);
    play.refused('change', { bet: 'b1' }, 'NOT_OPEN');
  });

  it('changes no terms under bets that are live', () => {
    const play = new Play();
    const minimum = (minimumBet: number) => play.value('open', { mode: 'observe', minimumBet }).minimumBet;
    expect(minimum(2_000)).to.equal(2_000);
    play.value('join', { player: 'guest', buyIn: 50_000 });
    play.bet('pass', 2_000, 'guest');
    expect(play.state().bets[0]).to.deep.equal({
      ...{ id: 'b1', player: 'guest', bet: 'pass', amount: 2_000, number: null },
    });
    expect(minimum(5_000)).to.equal(2_000);
  });

  it('is of a table that says what it is', () => {
    expect(new Play().value('describe', {})).to.include({
      maker: 'craps-conformance',
      model: 'Reference table, Order 53/2010',
      firmware: '1.0.0',
    });
  });

  it('sets no dice outside a test', () => {
    const play = new Play();
    play.value('open', { mode: 'observe' });
    play.value('join', { player: 'guest', buyIn: 50_000 });
    play.bet('pass', 1_000, 'guest');
    play.refused('roll', { throw: { dice: [1, 1] } }, 'CANNOT_FORCE');
  });

  it('seats players and takes further buy-ins', () => {
    const play = new Play({ seats: 2 });
    play.value('open', { mode: 'test' });
    expect(play.value('join', { player: 'a', seat: 2, buyIn: 1_000 })).to.deep.equal({
      player: 'a',
      seat: 2,
      balance: 1_000,
    });
    expect(play.value('join', { player: 'a', buyIn: 500 }).balance).to.equal(1_500);
    play.refused('join', { player: 'a', seat: 1, buyIn: 500 }, 'SEAT_TAKEN');
    play.refused('join', { player: 'b', seat: 2, buyIn: 500 }, 'SEAT_TAKEN');
    play.refused('join', { player: 'b', seat: 3, buyIn: 500 }, 'MALFORMED');
    for (const buyIn of [0, -1, 1.5, '500', null]) play.refused('join', { player: 'b', buyIn }, 'MALFORMED');
    play.refused('join', { player: '', buyIn: 500 }, 'MALFORMED');
    expect(play.value('join', { player: 'b', buyIn: 500 }).seat).to.equal(1);
    play.refused('join', { player: 'c', buyIn: 500 }, 'SEAT_TAKEN');
    expect(play.value('join', { player: 'a', buyIn: 500 }).balance, 'on a full table').to.equal(2_000);
    expect(play.value('join', { player: 'a', seat: 2, buyIn: 500 }).balance).to.equal(2_500);
    const other = new Play({ seats: 2 });
    other.value('open', { mode: 'test' });
    for (const seat of [1, 2])
      expect(other.value('join', { player: `p${seat}`, buyIn: 500 }).seat).to.equal(seat);
  });

  it('takes no chips whose sum could leave the exact integers', () => {
    const play = Play.open();
    const buyIn = 10_000_000_000_000;
    play.refused('join', { player: 'p2', buyIn: buyIn + 1 }, 'ABOVE_MAX');
    expect(play.value('join', { player: 'p2', buyIn }).balance).to.equal(buyIn);
  });

  it('plants the fault that is named, and no other', () => {
    const onTwelve = (options: Record<string, unknown>) => {
      const play = Play.open(options);
      play.bet('field');
      return play.roll(12).settlements[0]?.outcome;
    };
    expect(onTwelve({})).to.equal('win');
    expect(onTwelve({ fault: 'field-loses-on-12' })).to.equal('lose');
    expect(() => new Play({ fault: 'no-such-fault' })).to.throw(/^unknown fault: no-such-fault$/);
  });

  it('journals what was done and what was refused, page by page', () => {
    const play = Play.open();
    play.bet('pass');
    play.ask('bet', { player: 'p1', bet: 'come', amount: 6_000 });
    play.roll(6);
    play.state();
    play.value('dice', { waivedBy: 'p1' });
    play.ask('change', { bet: 'b1' });
    const { events: all, next, end } = play.value('log', { since: 0 });
    const events = all.filter(isOperationEvent);
    expect(events.map(({ operation, refusal }) => refusal?.code ?? operation)).to.deep.equal([
      'open',
      'join',
      'bet',
      'WRONG_PHASE',
      'roll',
      'dice',
      'WRONG_PHASE',
    ]);
    expect(events.map(({ sequence }) => sequence)).to.deep.equal([0, 1, 2, 3, 4, 5, 6]);
    expect([next, end]).to.deep.equal([7, true]);
    expect(events[4]?.parameters).to.deep.equal({ throw: { dice: [2, 4] } });
    expect(events[1]?.value).to.deep.equal({ player: 'p1', seat: 1, balance: 10_000_000 });
    expect(events[3]).to.not.have.property('value');
    const page = play.value('log', { since: 1, max: 2 });
    expect([page.events.length, page.next, page.end]).to.deep.equal([2, 3, false]);
    expect(play.value('log', { since: 99 })).to.deep.equal({ events: [], next: 7, end: true });
    play.refused('log', { since: -1 }, 'MALFORMED');
  });

  it('keeps nothing of the caller’s and refuses what is no request', () => {
    const play = Play.open();
    const dice = [2, 4] as [number, number];
    play.bet('pass');
    const parameters = { throw: { dice } };
    play.value('roll', parameters);
    dice[0] = 6;
    const [roll] = play.value('log', { since: 3 }).events.filter(isOperationEvent);
    expect(roll?.parameters).to.deep.equal({ throw: { dice: [2, 4] } });
    const cycle: Record<string, unknown> = {};
    cycle['self'] = cycle;
    const named = (bet: string) => ({ player: 'p1', bet, amount: 1_000 });
    const longest = 10_000 - JSON.stringify(named('')).length;
    for (const request of [cycle, 'text', [1], 5, () => 1, named('x'.repeat(longest + 1))]) {
      play.refused('bet', request, 'MALFORMED');
      const { events } = play.value('log', { since: 0 });
      expect(events.at(-1)).to.deep.include({ operation: 'bet', parameters: {} });
    }
    play.refused('bet', named('x'.repeat(longest)), 'NOT_OFFERED');
  });
});

describe('readings and options', () => {
  it('follow open where they are not built in', () => {
    const play = new Play();
    expect(play.value('describe', {})).to.deep.include({ readings: {}, options: {} });
    const twelve = (readings: Record<string, string>, options = {}): number => {
      play.value('open', { mode: 'test', readings, options });
      play.value('join', { player: 'p1', buyIn: 100_000 });
      play.bet('field', 1_000);
      play.bet('dont_pass', 1_000);
      return Number(total(play.roll(12).settlements.flatMap(({ paid, returned }) => [paid, returned])));
    };
    expect(twelve({})).to.equal(4_000);
    expect(twelve({}, { field_12: 'triple' })).to.equal(5_000);
    expect(twelve({ dont_pass_tie: 'stays' })).to.equal(3_000);
  });

  it('stand as built in whatever open asks', () => {
    const play = new Play({ readings: { dont_pass_point_phase: 'wins_on_point' }, field_12: 'triple' });
    expect(play.value('describe', {})).to.deep.include({
      readings: { dont_pass_point_phase: 'wins_on_point' },
      options: { field_12: 'triple' },
    });
    play.value('open', {
      mode: 'test',
      readings: { dont_pass_point_phase: 'wins_on_seven' },
      options: { field_12: 'double' },
    });
    // What cannot be chosen is not looked at.
    play.value('open', {
      mode: 'test',
      readings: { dont_pass_point_phase: 'nonsense' },
      options: { field_12: 'quadruple' },
    });
    play.value('join', { player: 'p1', buyIn: 100_000 });
    play.bet('dont_pass', 1_000);
    play.roll(6);
    expect(play.roll(6).settlements[0]?.outcome).to.equal('win');
    play.bet('field', 1_000);
    expect(play.roll(12).settlements[0]?.paid).to.equal(3_000);
  });

  it('name every reading of a set that is built in', () => {
    for (const set of ['literal', 'customary'] as const) {
      expect(new Play({ readings: set }).value('describe', {}).readings).to.deep.equal(LISTED[set]);
    }
  });

  it('leave the minimum bet to open, as far as it can be paid', () => {
    const play = new Play({ unit: 1_000 });
    play.refused('open', { mode: 'test', minimumBet: 1_500 }, 'UNSUPPORTED');
    expect(play.value('open', { mode: 'test', minimumBet: 2_000 }).minimumBet).to.equal(2_000);
  });

  it('that nobody knows are not built in', () => {
    expect(() => new Play({ readings: { nothing: 'x' } })).to.throw(
      new RegExp(`known readings: ${Object.keys(LISTED.customary).join(', ')}`),
    );
  });

  it('are refused where the table does not know them', () => {
    const play = new Play();
    for (const request of [
      { readings: { nothing: 'x' } },
      { readings: { toString: 'x' } },
      { readings: { dont_pass_tie: 'lost' } },
      { options: { field_12: 'quadruple' } },
      { options: { other: 'double' } },
    ]) {
      play.refused('open', { mode: 'test', ...request }, 'UNSUPPORTED');
      // Which one it is that the table cannot follow.
      const answer = play.ask('open', { mode: 'test', ...request });
      const [named] = Object.values(request).flatMap((choice) => Object.keys(choice as object));
      expect(answer.ok ? undefined : answer.refusal.reading).to.equal(named);
    }
    play.refused('open', { mode: 'other' }, 'MALFORMED');
    play.refused('open', { mode: 'test', minimumBet: 0 }, 'MALFORMED');
    expect(() => new Play({ readings: { nothing: 'x' } })).to.throw('known readings');
    expect(() => new Play({ readings: 'strict' })).to.throw();
    expect(() => new Play({ misspelt: true })).to.throw('misspelt');
    expect(() => new Play({ dice: 6 })).to.throw('dice');
    expect(() => new Play({ senses: { hearing: true } })).to.throw('hearing');
  });
});
