/** Sessions that bring out what a table does, for comparing one table with another answer by answer. */
import createReferenceTable from '../../adapters/reference-table';
import type { ReadingId } from '../../adapters/reference-table/readings';
import type { Operation } from '../../adapters/table';
import { PAIR_OF } from './play';
import type { Pair } from './play';

export type Ask = (operation: Operation, parameters: Record<string, unknown>) => Record<string, unknown>;
export type Script = (ask: Ask) => void;

export interface Exchange {
  operation: Operation;
  /** The answer as JSON. */
  answer: string;
}

/** What a fresh table answers to a script. */
export function exchangesOf(options: Record<string, unknown>, script: Script): Exchange[] {
  const table = createReferenceTable(options);
  const exchanges: Exchange[] = [];
  script((operation, parameters) => {
    const answer = table[operation](parameters as never) as { ok: boolean; value?: Record<string, unknown> };
    exchanges.push({ operation, answer: JSON.stringify(answer) });
    return answer.value ?? {};
  });
  return exchanges;
}

const STAKE = 36_000;

/** Landings of which the text says without any reading whether the throw counts. */
const LANDINGS = [
  { outsideLayout: [0, 1] },
  { outsideLayout: [1] },
  { outsideLayout: [0], hitWall: [0] },
  { short: [0, 1] },
  { short: [0, 1], hitWall: [0] },
  { short: [0, 1], hitWall: [0, 1] },
  { short: [0], hitWall: [1] },
  { hitWall: [1] },
  { hitWall: [] },
  leaning([2, 0.7], [5, 0.3]),
  { leaning: [...leaning([6, 0.2], [5, 0.8]).leaning, { die: 1, upper: [{ face: 4, share: 1 }] }] },
];

function leaning(...upper: [face: number, share: number][]) {
  return { leaning: [{ die: 0, upper: upper.map(([face, share]) => ({ face, share })) }] };
}

class Seat {
  constructor(readonly ask: Ask) {}

  open(players = 1, parameters: Record<string, unknown> = {}): void {
    this.ask('open', { mode: 'test', ...parameters });
    for (let n = 1; n <= players; n += 1) this.ask('join', { player: `p${n}`, buyIn: 5_000_000 });
  }

  bet(
    bet: string,
    {
      player = 'p1',
      amount = STAKE,
      on,
    }: { player?: string; amount?: unknown; on?: string | undefined } = {},
  ): string {
    const value = this.ask('bet', { player, bet, amount, ...(on === undefined ? {} : { on }) });
    return (value['bet'] as { id?: string } | undefined)?.id ?? 'none';
  }

  roll(dice: number | number[], landing?: Record<string, unknown>): void {
    this.throw(dice, landing ? { landing } : {});
  }

  throw(dice: number | number[], manner: Record<string, unknown>): void {
    const faces = typeof dice === 'number' ? PAIR_OF[dice] : dice;
    this.ask('roll', { throw: { dice: faces, ...manner } });
  }

  betAll(bet: string, players: readonly string[]): void {
    for (const player of players) this.bet(bet, { player });
  }

  state(): void {
    this.ask('state', {});
  }
}

function session(play: (seat: Seat) => void): Script {
  return (ask) => play(new Seat(ask));
}

export const SESSIONS: Record<string, Script> = {
  stakes: session((seat) => {
    seat.open();
    for (const amount of [-6_000, 0, 1_500.5, true, '6000', 500, 1_500, 1_000, 90_000_000, null]) {
      seat.bet('field', { amount });
      seat.state();
    }
    seat.bet('big_6', { amount: 1_000 });
    seat.bet('horn', { amount: 1_000 });
    seat.bet('pass');
    seat.roll(4);
    seat.bet('pass_odds', { amount: 1_500 });
    seat.bet('pass_odds', { amount: 1_000 });
    seat.bet('pass');
    seat.state();
  }),
  small_prizes: session((seat) => {
    seat.open();
    for (const bet of ['dont_pass', 'big_6', 'big_5', 'horn']) seat.bet(bet, { amount: 1_000 });
    seat.roll(4);
    seat.bet('dont_pass_odds', { amount: 1_000 });
    seat.bet('horn', { amount: 1_000 });
    seat.roll(12);
    seat.roll(6);
    seat.roll([2, 2]);
    seat.state();
    seat.bet('dont_pass', { amount: 1_000 });
    seat.roll(4);
    seat.bet('dont_pass_odds', { amount: 1_000 });
    seat.roll(7);
    seat.state();
  }),
  acceptance: session((seat) => {
    seat.open(2);
    for (const bet of ['come', 'dont_come', 'pass_odds', 'ace_deuce', 'big_4', 'hard_4', 'pass'])
      seat.bet(bet);
    seat.bet('any_7', { player: 'p2' });
    seat.roll(6);
    for (const bet of [
      'pass',
      'dont_pass',
      'pass_odds',
      'dont_pass_odds',
      'come',
      'dont_come',
      'any_7',
      'field',
    ]) {
      seat.bet(bet, { player: 'p2' });
      seat.bet(bet);
    }
    seat.bet('pass_odds', { player: 'p2', on: 'b4' });
    seat.roll(9);
    seat.bet('come');
    for (const bet of ['come_odds', 'dont_come_odds']) {
      seat.bet(bet, { player: 'p2' });
      seat.bet(bet);
    }
    seat.roll(6);
    seat.bet('pass');
    seat.state();
    seat.roll(7);
    seat.state();
  }),
  bare_odds: session((seat) => {
    seat.open();
    seat.bet('hard_4');
    seat.roll(8);
    for (const bet of ['pass_odds', 'dont_pass_odds', 'come_odds', 'dont_come_odds']) seat.bet(bet);
    seat.roll(7);
    seat.state();
  }),
  shooter_only: session((seat) => {
    seat.open(2);
    seat.bet('pass');
    seat.bet('pass', { player: 'p2' });
    seat.roll(6);
    seat.bet('pass_odds', { player: 'p2' });
    seat.roll(6);
    seat.bet('pass', { player: 'p2' });
    seat.state();
  }),
  changes: session((seat) => {
    seat.open();
    const pass = seat.bet('pass');
    const dont = seat.bet('dont_pass');
    seat.roll(6);
    const odds = seat.bet('dont_pass_odds');
    const come = seat.bet('come');
    seat.roll(9);
    for (const bet of [pass, come]) seat.ask('change', { bet });
    seat.ask('change', { bet: pass, to: 72_000 });
    seat.ask('change', { bet: dont, to: 72_000 });
    seat.ask('change', { bet: odds, to: 18_000 });
    seat.state();
    seat.ask('change', { bet: dont });
    seat.state();
    seat.roll(7);
    seat.state();
  }),
  landing: session((seat) => {
    land(seat, LANDINGS);
    for (const dice of [[7, 4], [0, 0], [1.5, 2], [1], [1, 2, 3]]) seat.roll(dice); // prettier-ignore
  }),
  void_throws: session((seat) => {
    const outside = { outsideLayout: [0] };
    for (const total of [4, 7, 12]) {
      seat.open(2);
      for (const bet of ['pass', 'dont_pass', 'field', 'hard_10']) seat.bet(bet);
      seat.bet('pass', { player: 'p2' });
      seat.roll(total, outside);
      seat.state();
      seat.bet('pass');
      seat.state();
      seat.roll(11);
      seat.bet('pass');
      seat.roll(5);
      seat.bet('come');
      seat.bet('dont_come');
      seat.roll(total, outside);
      seat.state();
      seat.roll(3);
      seat.state();
    }
  }),
  dice_on_offer: session((seat) => {
    seat.open();
    seat.bet('hard_4');
    seat.state();
    for (const chosen of [['d1', 'd1'], ['d1', 'd2', 'd3'], ['d1', 'd9'], ['d4', 'd3']]) seat.throw(6, { chosen }); // prettier-ignore
    seat.throw(6, { chosen: ['d3', 'd4'], landing: { outsideLayout: [1] } });
    seat.throw(6, { chosen: ['d1', 'd3'], landing: { outsideLayout: [0, 1] } });
    seat.state();
    seat.throw(6, { chosen: ['d4', 'd5'] });
    seat.ask('dice', { inspected: { die: 'd1', meets: false } });
    seat.ask('dice', { inspected: { die: 'd4', meets: true } });
    seat.throw(6, { chosen: ['d4', 'd5'] });
    seat.throw(6, { chosen: ['d1', 'd5'] });
  }),
  who_throws: session((seat) => {
    seat.open(3);
    seat.bet('hard_4', { player: 'p1', amount: 1_000 });
    seat.bet('dont_pass', { player: 'p2' });
    for (const by of ['p3', 'p2', 'p1']) seat.throw(6, { by });
    seat.bet('field', { player: 'p3' });
    seat.state();
    for (const by of ['p3', 'p2', 'p1']) seat.throw(9, { by });
    seat.open(2);
    seat.bet('dont_pass', { player: 'p2' });
    seat.throw(6, { by: 'p2' });
  }),
  arrival: session((seat) => {
    seat.open(0);
    for (const [player, place] of [
      ['p1', 4],
      ['p2', 2],
      ['p3', 6],
    ] as const) {
      // prettier-ignore
      seat.ask('join', { player, seat: place, buyIn: 5_000_000 });
    }
    seat.betAll('hard_4', ['p1', 'p2', 'p3']);
    seat.state();
  }),
  waivers: session((seat) => {
    const players = ['p1', 'p2', 'p3', 'p4'];
    seat.open(4);
    seat.betAll('hard_4', players);
    seat.ask('dice', { waivedBy: 'p3' });
    seat.ask('dice', { waivedBy: 'p1' });
    seat.throw(6, { by: 'p2' });
    seat.state();
    seat.roll(7);
    for (const total of [12, 11, 12, 12, 3, 6, 7, 5, 7, 12]) {
      seat.betAll('pass', players);
      seat.betAll('hard_4', players);
      seat.roll(total);
    }
  }),
  come_outs_of_one_turn: session((seat) => {
    seat.open(2);
    seat.bet('hard_4', { player: 'p2' });
    seat.bet('pass');
    seat.roll(6);
    seat.roll(6);
    seat.bet('pass');
    seat.state();
    seat.roll(3);
    seat.state();
  }),
  first_throws: session((seat) => {
    firstThrows(seat, [{ pass: STAKE }, { dont_pass: STAKE }]);
  }),
  shooter: session((seat) => {
    seat.open(3);
    seat.roll(6);
    seat.bet('field', { player: 'p2' });
    seat.bet('pass', { player: 'p3' });
    seat.state();
    seat.roll(6);
    seat.bet('pass', { player: 'p1' });
    seat.ask('join', { player: 'p4', buyIn: 5_000_000 });
    seat.state();
    seat.roll(8);
    seat.bet('pass', { player: 'p3' });
    seat.roll(8);
    seat.open(3);
    for (const player of ['p1', 'p2', 'p3']) seat.bet('hard_4', { player });
    seat.roll(6);
    seat.bet('dont_pass', { player: 'p2' });
    seat.roll(6);
    for (const [player, bet] of [['p1', 'pass'], ['p2', 'pass'], ['p3', 'dont_pass']] as const) seat.bet(bet, { player }); // prettier-ignore
    seat.state();
    for (const total of [12, 11]) {
      seat.roll(total);
      for (const player of ['p1', 'p2', 'p3']) seat.bet('pass', { player });
    }
    for (const total of [5, 5, 7]) seat.roll(total);
    for (const player of ['p1', 'p2', 'p3']) seat.bet('pass', { player });
    for (const total of [5, 7]) seat.roll(total);
    for (const player of ['p1', 'p2', 'p3']) seat.bet('pass', { player });
    for (const total of [9, 7, 3, 3]) {
      seat.roll(total);
      for (const player of ['p1', 'p2', 'p3']) seat.bet('pass', { player });
    }
    seat.state();
  }),
  several_players: session((seat) => {
    seat.open(2);
    for (const player of ['p1', 'p2']) {
      seat.bet('pass', { player });
      seat.bet('dont_pass', { player });
      seat.bet('field', { player });
    }
    seat.roll(11);
    seat.state();
    for (const player of ['p1', 'p2']) seat.bet('pass', { player });
    seat.roll(12);
    seat.state();
  }),
  sole_player: session((seat) => {
    for (const total of [12, 6]) {
      seat.open();
      seat.bet('pass');
      seat.roll(total);
      if (total === 6) seat.roll(7);
      seat.bet('pass');
      seat.state();
      seat.roll(6);
    }
  }),
  hold_and_settle: session((seat) => {
    seat.open();
    seat.bet('pass');
    seat.ask('roll', { throw: { dice: [5, 6] }, hold: true });
    seat.bet('eleven');
    seat.state();
    seat.ask('roll', { settle: 1 });
    seat.ask('roll', { settle: 1 });
    seat.state();
  }),
  marked_point: session((seat) => {
    for (const point of [4, 5, 6, 8, 9, 10]) {
      seat.open();
      seat.bet('hard_4');
      seat.bet('hard_10');
      seat.roll(point);
      for (const total of [2, 3, 11, 12, point === 9 ? 5 : 9]) seat.roll(total);
      seat.bet('any_7');
      seat.roll(point);
      seat.bet('any_7');
      seat.roll(point);
      seat.roll(7);
    }
  }),
};

/** A throw with each of the landings, bets of both players on the table. */
function land(seat: Seat, landings: readonly Record<string, unknown>[]): void {
  for (const landing of landings) {
    seat.open(2);
    seat.bet('pass');
    seat.bet('hard_10', { player: 'p2' });
    seat.roll(6);
    seat.bet('field');
    seat.roll([3, 3], landing);
    seat.state();
  }
}

/** A first throw of each kind with each of these bets of the shooter, and the throws after it. */
function firstThrows(seat: Seat, layouts: readonly Record<string, number>[]): void {
  for (const layout of layouts) {
    for (const total of [2, 3, 6, 7, 11, 12]) {
      seat.open(2);
      seat.bet('big_10', { player: 'p2' });
      seat.bet(total < 4 || total === 12 ? 'pass' : 'dont_pass', { player: 'p2' });
      for (const [bet, amount] of Object.entries(layout)) seat.bet(bet, { amount });
      seat.roll(total);
      seat.bet('pass');
      seat.state();
      seat.roll(7);
    }
  }
}

/** Sessions in which the text decides nothing until a reading says how it is understood. */
export const DECIDED_BY: Partial<Record<ReadingId, Script>> = {
  short_die: session((seat) => land(seat, [{ short: [0] }, { short: [1] }])),
  unrolled_throw: session((seat) => land(seat, [{ unrolled: [0, 1] }, { unrolled: [0, 1], hitWall: [0] }])),
  unrolled_die: session((seat) => land(seat, [{ unrolled: [1] }])),
  leaning_tie: session((seat) => land(seat, [leaning([2, 0.5], [5, 0.5])])),
  shooter_losing_bet: session((seat) =>
    firstThrows(seat, [{ pass: STAKE, hard_6: STAKE }, { hard_6: STAKE }]),
  ),
  shooter_opposed_bets: session((seat) =>
    firstThrows(seat, [
      { pass: STAKE, dont_pass: STAKE },
      { pass: 2 * STAKE, dont_pass: STAKE },
      { pass: STAKE, dont_pass: 2 * STAKE },
    ]),
  ),
};

/** Dice for every total, doubles as well, unequal pairs of some totals in both orders. */
const DICE: Pair[] = [
  [1, 1], [1, 2], [2, 1], [1, 3], [2, 2], [1, 4], [4, 1], [2, 4], [3, 3], [4, 2],
  [3, 4], [2, 6], [4, 4], [6, 2], [4, 5], [5, 4], [4, 6], [5, 5], [5, 6], [6, 6],
]; // prettier-ignore

interface Layout {
  point: number | null;
  /** The number of the Come and Don't Come bets. */
  number: number;
}

export const LAYOUTS: readonly Layout[] = [
  { point: null, number: 10 },
  { point: 6, number: 4 },
  { point: 9, number: 8 },
  { point: null, number: 5 },
  { point: null, number: 6 },
  { point: 4, number: 9 },
  { point: 5, number: 10 },
  { point: 8, number: 5 },
  { point: 10, number: 6 },
];

const ONE_ROLL = [
  'any_craps',
  'any_7',
  'eleven',
  'ace_deuce',
  'aces',
  'boxcars',
  'horn',
  'field',
  'big',
  'small',
];
const MULTI_ROLL = [
  'hard_4',
  'hard_6',
  'hard_8',
  'hard_10',
  'big_4',
  'big_5',
  'big_6',
  'big_8',
  'big_9',
  'big_10',
];

/** One throw with every bet of the regulation live at once. */
export interface Sight {
  dice: Pair;
  /** By bet, and `first` before it for Come bets that waited: the settlement, whether it stays live, JSON. */
  bets: Record<string, string>;
  /** The money that the throw moved beyond what its settlements say. */
  excess: number;
}

export function* sights(options: Record<string, unknown>, { point, number }: Layout): Generator<Sight> {
  for (const dice of DICE) {
    const table = createReferenceTable(options);
    const ask: Ask = (operation, parameters) =>
      (table[operation](parameters as never) as { value?: Record<string, unknown> }).value ?? {};
    const seat = new Seat(ask);
    seat.open(2);
    const names = new Map<string, string>();
    const add = (bet: string, on?: string, prefix = ''): string => {
      const id = seat.bet(bet, { on });
      names.set(id, prefix + bet);
      return id;
    };
    const advance = (total: number): void => {
      // He makes his own point, so that he may add to his bets under every reading.
      seat.bet('eleven');
      seat.roll(total);
    };
    const other = number === 4 || point === 4 ? (number === 5 || point === 5 ? 6 : 5) : 4;
    advance(other);
    const come = add('come');
    const dontCome = add('dont_come');
    advance(number);
    add('come_odds', come);
    add('dont_come_odds', dontCome);
    advance(other);
    const pass = add('pass');
    const dontPass = add('dont_pass');
    if (point !== null) {
      advance(point);
      add('pass_odds', pass);
      add('dont_pass_odds', dontPass);
      add('come', undefined, 'first ');
      add('dont_come', undefined, 'first ');
    }
    for (const bet of [...ONE_ROLL, ...MULTI_ROLL]) add(bet);
    const balance = (): number =>
      (ask('state', {})['players'] as { balance: number }[]).reduce((sum, player) => sum + player.balance, 0);
    const before = balance();
    const { settlements = [] } = ask('roll', { throw: { dice } }) as {
      settlements?: { bet?: string; paid: number; returned: number }[];
    };
    const live = ask('state', {})['bets'] as { id: string; number: unknown }[];
    const bets = Object.fromEntries(
      [...names].map(([id, name]) => {
        const settlement = settlements.find(({ bet }) => bet === id);
        const left = live.find((bet) => bet.id === id);
        return [name, JSON.stringify({ ...settlement, bet: name, live: left ? left.number : 'gone' })];
      }),
    );
    const credited = settlements.reduce((sum, { paid, returned }) => sum + paid + returned, 0);
    yield { dice, bets, excess: balance() - before - credited };
  }
}
