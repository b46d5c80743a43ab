/** Answers of a table that has everything that the contract knows, every optional member among it. */
import type { Operation, Value } from '../../adapters/table';

const BETS: Value<'state'>['bets'] = [
  { id: 'b1', player: 'p1', bet: 'pass', amount: 1000, number: 6 },
  { id: 'b2', player: 'p1', bet: 'pass_odds', amount: 1000, on: 'b1', number: 6 },
  { id: 'b3', player: 'p1', bet: 'x_new', amount: 1000, number: null },
];

const STATE: Value<'state'> = {
  open: true,
  point: 6,
  shooter: 'p1',
  phase: 'betting',
  throws: 3,
  minimumBet: 1000,
  players: [{ player: 'p1', seat: 1, balance: 5000 }],
  bets: BETS,
  dice: [{ die: 'd1', status: 'offered' }],
};

/** Money that is told as an exact ratio. */
const THIRD = { numerator: 35, denominator: 3 };

/** What a table may declare of its house. */
export const DECLARED: Partial<Value<'describe'>> = {
  limits: {
    ...{ maximumStake: 1000, maximumPrize: 1000, maximumOdds: 3 },
    bets: { pass: { maximumStake: 1000, maximumPrize: 1000, maximumOdds: 3 } },
  },
  changes: { lower: true, raise: true, withdraw: true },
  equalBets: 'merge',
  opposedBets: true,
  journal: { holds: 'settlements', events: 10 },
};

const IN_THIRDS: Value<'state'> = { ...STATE, players: [{ player: 'p1', seat: 1, balance: THIRD }] };

const COME_OUT: Value<'state'> = { ...STATE, point: null, shooter: null };

const ROLL: Value<'roll'> = {
  throwNumber: 4,
  dice: [3, 3],
  counted: true,
  settled: true,
  settlements: [
    { bet: 'b1', player: 'p1', outcome: 'win', paid: 1000, returned: 1000 },
    { bet: 'b4', player: 'p1', outcome: 'travel', paid: 0, returned: 0, number: 6 },
  ],
  point: 6,
  shooter: 'p1',
};

const LOG: Value<'log'> = {
  events: [
    { sequence: 1, time: '2026-01-02T03:04:05Z', operation: 'state', parameters: { a: 1 }, value: {} },
    {
      sequence: 2,
      operation: 'bet',
      parameters: {},
      refusal: { code: 'FUNDS', detail: 'no chips', reading: 'a' },
    },
    { sequence: 3, time: 'later', gap: { reason: 'power' }, state: STATE },
    { sequence: 4, gap: {}, state: COME_OUT },
    {
      ...{ sequence: 5, time: 'later', state: STATE },
      correct: {
        ...{ event: 2, of: 'table', parameters: { a: 1 }, value: {} },
        ...{ refusal: { code: 'FUNDS', detail: 'none', reading: 'a' }, by: 'staff', reason: 'slip' },
      },
    },
    { sequence: 6, correct: { event: 2, of: 'journal' }, state: COME_OUT },
    { sequence: 7, gap: {}, state: IN_THIRDS },
    { sequence: 8, correct: { event: 2, of: 'journal' }, state: IN_THIRDS },
  ],
  next: 9,
  end: true,
};

export const RIGHT_ANSWERS: { [O in Operation]: Value<O>[] } = {
  describe: [
    {
      ...{ protocol: 'ctp/1', maker: 'M', model: 'T', firmware: '1', softwareHash: 'ab', serialNumber: '7' },
      ...{
        control: 'forced',
        bets: ['pass', 'x_new'],
        minimumBet: 1000,
        unit: 1,
        seats: 8,
        holdsThrow: true,
      },
      ...{ currency: { code: 'MOP', minorDigits: 2 }, readings: { a: 'b' }, options: { field_12: 'double' } },
      senses: { landing: true, leaning: true, dice: true, shooter: true },
      ...DECLARED,
    },
  ],
  open: [STATE, COME_OUT, IN_THIRDS],
  join: [
    { player: 'p1', seat: 1, balance: 1000 },
    { player: 'p1', seat: 1, balance: THIRD },
  ],
  bet: BETS.flatMap((bet) => [
    { bet, balance: 0 },
    { bet, balance: THIRD },
  ]),
  change: [
    { returned: 1000, balance: 1000 },
    { returned: THIRD, balance: THIRD },
  ],
  dice: [STATE, COME_OUT, IN_THIRDS],
  roll: [
    ROLL,
    {
      ...ROLL,
      settlements: [{ bet: 'b1', player: 'p1', outcome: 'win_stays', paid: THIRD, returned: THIRD }],
    },
    { ...ROLL, counted: false, voidReason: 'not_rolled', settlements: [], point: null, shooter: null },
  ],
  state: [STATE, COME_OUT, IN_THIRDS],
  log: [LOG],
};
