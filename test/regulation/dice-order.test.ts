import { expect } from 'chai';
import {
  type Holder,
  type Offer,
  READING_SETS,
  type SeatedPlayer,
  clause,
  mayThrow,
  nextShooter,
} from '../../regulation';

const { customary } = READING_SETS;

const MINIMUM = 1000;

/** `2 ana 1000 500` sits on seat 2 with two live bets; `!` at the end waives this turn. */
function seated(written: string): SeatedPlayer {
  const [seat = '', player = '', ...rest] = written.replace('!', '').trim().split(' ');
  return {
    seat: Number(seat),
    player,
    stakes: rest.map(Number),
    ...(written.endsWith('!') ? { waives: true } : {}),
  };
}

function held(player: string, seat: number, replaced = false): Holder {
  return { player, seat, replaced };
}

interface Case {
  readonly name: string;
  readonly players: readonly string[];
  readonly holder: Holder | null;
  readonly expected: string | null;
}

type Rule = (offer: Offer) => { readonly player: string | null };

function failing(cases: readonly Case[], rule: Rule = nextShooter): string[] {
  return cases
    .filter(({ players, holder, expected }) => {
      return (
        rule({ players: players.map(seated), minimum: MINIMUM, readings: customary, holder }).player !==
        expected
      );
    })
    .map(({ name }) => name);
}

/** A table that sees another situation than there is. */
function seeing(change: (offer: Offer) => Partial<Offer>): Rule {
  return (offer) => nextShooter({ ...offer, ...change(offer) });
}

const withoutMinimum = seeing(({ players }) => ({
  players: players.map((each) => ({ ...each, stakes: [MINIMUM] })),
}));
const addingUp = seeing(({ players }) => ({
  players: players.map((each) => ({ ...each, stakes: [each.stakes.reduce((sum, stake) => sum + stake, 0)] })),
}));
const deafToWaivers = seeing(({ players }) => ({
  players: players.map(({ waives: _, ...each }) => each),
}));
const anticlockwise = seeing(({ players, holder }) => ({
  players: players.map((each) => ({ ...each, seat: 100 - each.seat })),
  holder: holder && { ...holder, seat: 100 - holder.seat },
}));
const fromTheStart = seeing(({ holder }) => ({ holder: holder?.replaced ? { ...holder, seat: 0 } : holder }));
const neverReplacing = seeing(({ holder }) => ({ holder: holder && { ...holder, replaced: false } }));
const alwaysReplacing = seeing(({ holder }) => ({ holder: holder && { ...holder, replaced: true } }));

describe('Article 2(1): who may throw', () => {
  const stakes: readonly [readonly number[], boolean][] = [
    [[], false],
    [[999], false],
    [[1000], true],
    [[1001], true],
    [[500, 500], false],
    [[500, 2000], true],
  ];
  for (const [live, expected] of stakes) {
    it(`${expected ? 'a player' : 'no player'} with live bets of [${live.join(', ')}]`, () => {
      expect(mayThrow({ stakes: live }, MINIMUM, customary)).to.equal(expected);
    });
  }

  const cases: Case[] = [
    { name: 'nobody at the table', players: [], holder: null, expected: null },
    { name: 'nobody with a bet', players: ['1 ana', '2 bo'], holder: null, expected: null },
    { name: 'the first has no bet', players: ['1 ana', '2 bo 1000'], holder: null, expected: 'bo' },
    {
      name: 'the first has bet too little',
      players: ['1 ana 999', '2 bo 1000'],
      holder: null,
      expected: 'bo',
    },
    { name: 'two small bets', players: ['1 ana 500 500', '2 bo 1000'], holder: null, expected: 'bo' },
    { name: 'exactly the minimum', players: ['1 ana 1000', '2 bo 5000'], holder: null, expected: 'ana' },
  ];

  it('is one of the players who have bet the minimum', () => {
    expect(failing(cases)).to.deep.equal([]);
  });

  it('goes red where a player without the minimum is let throw, or small bets add up', () => {
    expect(failing(cases, withoutMinimum)).to.deep.equal([
      'nobody with a bet',
      'the first has no bet',
      'the first has bet too little',
      'two small bets',
    ]);
    expect(failing(cases, addingUp)).to.deep.equal(['two small bets']);
  });
});

describe('Article 2(3): the order of throwing', () => {
  const all = ['1 ana 1000', '2 bo 1000', '5 carl 1000'];
  const cases: Case[] = [
    { name: 'begins at the stickman’s left', players: all, holder: null, expected: 'ana' },
    {
      name: 'does not depend on who sat down first',
      players: [...all].reverse(),
      holder: null,
      expected: 'ana',
    },
    {
      name: 'begins with the next one where the first waives',
      players: ['1 ana 1000!', '2 bo 1000', '5 carl 1000'],
      holder: null,
      expected: 'bo',
    },
    {
      name: 'passes over all who waive, and empty seats',
      players: ['1 ana 1000!', '2 bo 1000!', '5 carl 1000'],
      holder: null,
      expected: 'carl',
    },
    {
      name: 'passes over one without a bet after a waiver',
      players: ['1 ana 1000!', '2 bo', '5 carl 1000'],
      holder: null,
      expected: 'carl',
    },
    {
      name: 'has nobody where all waive',
      players: ['1 ana 1000!', '2 bo 1000!', '5 carl 1000!'],
      holder: null,
      expected: null,
    },
    {
      name: 'passes on where the shooter waives',
      players: ['1 ana 1000', '2 bo 1000!', '5 carl 1000'],
      holder: held('bo', 2),
      expected: 'carl',
    },
    {
      name: 'comes round to the first seat after the last',
      players: ['1 ana 1000', '2 bo 1000', '5 carl 1000!'],
      holder: held('carl', 5),
      expected: 'ana',
    },
    {
      name: 'has nobody where the only player waives',
      players: ['2 bo 1000!'],
      holder: held('bo', 2),
      expected: null,
    },
  ];

  it('follows the seats', () => {
    expect(failing(cases)).to.deep.equal([]);
  });

  it('is for one turn: who waived before is offered the dice again', () => {
    const players = all.map(seated);
    const waived = players.map((each) => (each.player === 'ana' ? { ...each, waives: true } : each));
    expect(
      nextShooter({ players: waived, minimum: MINIMUM, readings: customary, holder: null }).player,
    ).to.equal('bo');
    const afterCarl = { players, minimum: MINIMUM, readings: customary, holder: held('carl', 5, true) };
    expect(nextShooter(afterCarl).player).to.equal('ana');
  });

  it('goes red where the order runs the other way or a waiver is ignored', () => {
    expect(failing(cases, anticlockwise)).to.have.length(5);
    expect(failing(cases, deafToWaivers)).to.have.length(7);
  });

  it('knows no two players on one seat', () => {
    const players = ['1 ana 1000', '1 bo 1000'].map(seated);
    expect(() => nextShooter({ players, minimum: MINIMUM, readings: customary, holder: null })).to.throw(
      RangeError,
    );
  });
});

describe('Article 4(1): the shooter who no longer bets', () => {
  const cases: Case[] = [
    {
      name: 'keeps the dice while he has a bet',
      players: ['1 ana 1000', '2 bo 1000', '3 carl 1000'],
      holder: held('bo', 2),
      expected: 'bo',
    },
    {
      name: 'is followed by the next seat where he has none',
      players: ['1 ana 1000', '2 bo', '3 carl 1000'],
      holder: held('bo', 2),
      expected: 'carl',
    },
    {
      name: 'is followed by the next one who has a bet',
      players: ['1 ana 1000', '2 bo', '3 carl', '4 dina 1000'],
      holder: held('bo', 2),
      expected: 'dina',
    },
    {
      name: 'is followed all the way round the table',
      players: ['1 ana 1000', '2 bo', '3 carl'],
      holder: held('bo', 2),
      expected: 'ana',
    },
    {
      name: 'leaves nobody where nobody has a bet',
      players: ['1 ana', '2 bo', '3 carl'],
      holder: held('bo', 2),
      expected: null,
    },
    {
      name: 'is followed from his seat when he has left the table',
      players: ['1 ana 1000', '3 carl 1000'],
      holder: held('bo', 2),
      expected: 'carl',
    },
    {
      name: 'does not pass the dice to whoever took his seat before the others',
      players: ['1 ana 1000', '2 eva 1000', '3 carl 1000'],
      holder: held('bo', 2),
      expected: 'carl',
    },
  ];

  it('passes the dice on as they are offered', () => {
    expect(failing(cases)).to.deep.equal([]);
  });

  it('cites the ground', () => {
    const decided = nextShooter({
      players: ['1 ana 1000', '2 bo'].map(seated),
      minimum: MINIMUM,
      readings: customary,
      holder: held('bo', 2),
    });
    expect(decided.clauses).to.deep.equal([
      'art_2__para_1',
      'art_2__para_3',
      'art_4__intro',
      'art_4__point_1',
    ]);
    decided.clauses.forEach(clause);
  });

  it('goes red where he keeps the dice without a bet, or loses them with one', () => {
    expect(failing(cases, withoutMinimum)).to.deep.equal([
      'is followed by the next seat where he has none',
      'is followed by the next one who has a bet',
      'is followed all the way round the table',
      'leaves nobody where nobody has a bet',
    ]);
    expect(failing(cases, alwaysReplacing)).to.deep.equal(['keeps the dice while he has a bet']);
  });
});

describe('Article 4(2): the shooter whom a throw replaces', () => {
  const all = ['1 ana 1000', '2 bo 1000', '4 carl 1000'];
  const cases: Case[] = [
    { name: 'is followed by the next seat', players: all, holder: held('ana', 1, true), expected: 'bo' },
    { name: 'is followed over an empty seat', players: all, holder: held('bo', 2, true), expected: 'carl' },
    {
      name: 'is followed by the first seat from the last',
      players: all,
      holder: held('carl', 4, true),
      expected: 'ana',
    },
    {
      name: 'is not followed by one without a bet',
      players: ['1 ana 1000', '2 bo', '4 carl 1000'],
      holder: held('ana', 1, true),
      expected: 'carl',
    },
    {
      name: 'is not followed by one who waives',
      players: ['1 ana 1000', '2 bo 1000!', '4 carl 1000'],
      holder: held('ana', 1, true),
      expected: 'carl',
    },
    {
      name: 'keeps the dice where he is the only player',
      players: ['2 bo 1000'],
      holder: held('bo', 2, true),
      expected: 'bo',
    },
    {
      name: 'keeps the dice where nobody else has a bet',
      players: ['1 ana', '2 bo 1000', '4 carl'],
      holder: held('bo', 2, true),
      expected: 'bo',
    },
    {
      name: 'keeps them where all others waive',
      players: ['1 ana 1000!', '2 bo 1000', '4 carl 1000!'],
      holder: held('bo', 2, true),
      expected: 'bo',
    },
  ];

  it('is followed in the order of the seats', () => {
    expect(failing(cases)).to.deep.equal([]);
  });

  it('gives the dice to each in turn, round after round', () => {
    const players = all.map(seated);
    let holder: Holder | null = null;
    const order: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const { player } = nextShooter({ players, minimum: MINIMUM, readings: customary, holder });
      const seat = players.find((each) => each.player === player)?.seat ?? 0;
      order.push(player ?? '');
      holder = held(player ?? '', seat, true);
    }
    expect(order).to.deep.equal(['ana', 'bo', 'carl', 'ana', 'bo', 'carl']);
  });

  it('cites both grounds where he has no bet left either', () => {
    const decided = nextShooter({
      players: ['1 ana', '2 bo 1000'].map(seated),
      minimum: MINIMUM,
      readings: customary,
      holder: held('ana', 1, true),
    });
    expect(decided.clauses.slice(2)).to.deep.equal(['art_4__intro', 'art_4__point_1', 'art_4__point_2']);
  });

  it('goes red where the order begins anew, runs the other way, or nobody is replaced', () => {
    expect(failing(cases, fromTheStart)).to.include('is followed over an empty seat');
    expect(failing(cases, anticlockwise)).to.have.length(3);
    expect(failing(cases, neverReplacing)).to.have.length(5);
  });

  it('begins anew at the left where that is declared, and not after a waiver', () => {
    const readings = { ...customary, order_after_replacement: 'from_the_left' as const };
    const next = (players: string[], holder: Holder) =>
      nextShooter({ players: players.map(seated), minimum: MINIMUM, readings, holder }).player;
    const all = ['1 ana 1000', '2 bo 1000', '3 carl 1000'];
    expect(next(all, held('bo', 2, true))).to.equal('ana');
    expect(next(all, held('ana', 1, true))).to.equal('bo');
    expect(next(['1 ana 1000', '2 bo', '3 carl 1000'], held('bo', 2))).to.equal('ana');
    expect(next(['1 ana 1000', '2 bo 1000!', '3 carl 1000'], held('bo', 2))).to.equal('carl');
    expect(next(['1 ana 1000'], held('ana', 1, true))).to.equal('ana');
  });

  it('gives a replaced shooter nothing before another has thrown where that is declared', () => {
    const readings = { ...customary, sole_shooter: 'nobody_throws' as const };
    const next = (players: string[], holder: Holder) =>
      nextShooter({ players: players.map(seated), minimum: MINIMUM, readings, holder }).player;
    expect(next(['1 ana 1000', '2 bo'], held('ana', 1, true))).to.equal(null);
    expect(next(['1 ana 1000', '2 bo 1000'], held('ana', 1, true))).to.equal('bo');
    expect(next(['1 ana 1000', '2 bo'], held('ana', 1))).to.equal('ana');
  });

  it('asks for a bet of just the minimum where that is declared', () => {
    const exactly = { ...customary, stake_to_throw: 'exactly' as const };
    expect(
      [[1000], [2000], [2000, 1000], [500]].map((stakes) => mayThrow({ stakes }, MINIMUM, exactly)),
    ).to.deep.equal([true, false, true, false]);
  });
});
