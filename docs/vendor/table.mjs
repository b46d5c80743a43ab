/**
 * A small craps table for http.mjs (docs/protocol.md); nothing but Node. It plays as many engines do: a bet on a number
 * that wins is paid and stays up, prizes are whole patacas, stakes and prizes have a maximum, a second stake is added to
 * the first, nobody bets for and against, and nothing is taken down. `describe` says all of that; the laboratory declares
 * it before it tests.
 *
 *   node http.mjs ./table.mjs 5310
 */

const SEATS = 8;
const UNIT = 100;
const MINIMUM = 1_000;
const LIMITS = { maximumStake: 1_000_000, bets: { field: { maximumPrize: 500_000 } } };
const POINTS = [4, 5, 6, 8, 9, 10];

/** Article 6: a stake of the first wins the second. */
const EVEN = [1, 1];
const LAID = { 4: [2, 1], 5: [3, 2], 6: [6, 5], 8: [6, 5], 9: [3, 2], 10: [2, 1] };
const NUMBERS = {
  big_4: { number: 4, ratio: [5, 9] },
  big_5: { number: 5, ratio: [5, 7] },
  big_6: { number: 6, ratio: [6, 7] },
  big_8: { number: 8, ratio: [6, 7] },
  big_9: { number: 9, ratio: [5, 7] },
  big_10: { number: 10, ratio: [5, 9] },
};
const BETS = ['pass', 'dont_pass', 'dont_pass_odds', 'field', ...Object.keys(NUMBERS)];
const LINE = ['pass', 'dont_pass'];

/** How this table reads what the regulation leaves open. */
const READINGS = {
  fractional_prize: 'rounded_down',
  winning_bets: 'stay_up',
  dont_pass_point_phase: 'wins_on_seven',
  dont_pass_tie: 'returned',
  late_line_bets: 'refused',
  big_number_form: 'separate',
  big_number_other_totals: 'stay',
  multi_roll_on_come_out: 'working',
  odds_bettor: 'any_player',
  point_after_replacement: 'stands',
  bets_before_first_throw: 'accepted',
};
/** Of bets that it does not offer, of dice that it does not see, of changes that it does not make: it takes them as they come. */
const NOTHING_TO_IT = [
  ...[
    'come_odds_on_come_out',
    'horn_other_totals',
    'big_small_other_totals',
    'hard_way_other_totals',
    'horn_stake',
  ],
  ...[
    'line_bet_removal',
    'come_precondition',
    'shooter_replacement',
    'shooter_losing_bet',
    'shooter_opposed_bets',
  ],
  ...[
    'short_die',
    'unrolled_throw',
    'unrolled_die',
    'leaning_tie',
    'both_line_bets',
    'order_after_replacement',
  ],
  ...['sole_shooter', 'stake_to_throw', 'first_throw'],
];

/** An answer like any other; thrown before anything has changed. */
class Refusal extends Error {
  constructor(code, reading) {
    super(code);
    this.told = reading === undefined ? { code } : { code, reading };
  }
}

const refuseIf = (wrong, code, reading) => {
  if (wrong) throw new Refusal(code, reading);
};
const whole = (value, least = 1) => refuseIf(!Number.isSafeInteger(value) || value < least, 'MALFORMED');
const name = (value) =>
  refuseIf(typeof value !== 'string' || value.length < 1 || value.length > 64, 'MALFORMED');

const newSession = (terms) => ({
  ...{ open: false, point: null, throws: 0, placed: 0, minimum: MINIMUM, field12: 'double' },
  ...{ players: [], bets: [], journal: [], ...terms },
});

export default function createTable() {
  /** The table's own session, which a test never touches and which is there again after it. */
  const own = newSession();
  let now = own;

  const opened = () => refuseIf(!now.open, 'NOT_OPEN');
  const seated = (player) => now.players.find((each) => each.player === player);

  const state = () => ({
    ...{ open: now.open, point: now.point, shooter: null, phase: 'betting', throws: now.throws },
    ...{ minimumBet: now.minimum, players: now.players, bets: now.bets },
  });

  /** Article 5(2) and (6), and the house's maximum for all that lies in the box afterwards. */
  function checkBet({ bet, amount, on }, { player, balance }, base, first) {
    const opposite = LINE.find((line) => line !== bet && LINE.includes(bet));
    refuseIf(LINE.includes(bet) && now.point !== null, 'WRONG_PHASE');
    refuseIf(bet === 'dont_pass_odds' && base === undefined, 'BASE_REQUIRED');
    refuseIf(base !== undefined && base.number === null, 'WRONG_PHASE');
    refuseIf(bet !== 'dont_pass_odds' && on !== undefined, 'MALFORMED');
    refuseIf(
      now.bets.some((each) => each.player === player && each.bet === opposite),
      'BET_EXISTS',
    );
    refuseIf(amount < now.minimum, 'BELOW_MIN');
    refuseIf(amount % now.minimum !== 0, 'BAD_UNIT');
    const lies = (first?.amount ?? 0) + amount;
    refuseIf(lies > LIMITS.maximumStake, 'ABOVE_MAX');
    const most = now.field12 === 'triple' ? 3 : 2;
    refuseIf(bet === 'field' && lies * most > LIMITS.bets.field.maximumPrize, 'ABOVE_MAX');
    refuseIf(amount > balance, 'FUNDS');
  }

  function settle(bet, total) {
    const [outcome, [stake, prize]] = outcomeOf(bet, total);
    const wins = outcome.startsWith('win');
    const paid = wins ? Math.floor((bet.amount * prize) / (stake * UNIT)) * UNIT : 0;
    const returned = outcome === 'win' || outcome === 'tie' ? bet.amount : 0;
    seated(bet.player).balance += paid + returned;
    if (outcome === 'travel') bet.number = total;
    if (['win', 'lose', 'tie'].includes(outcome)) now.bets.splice(now.bets.indexOf(bet), 1);
    const number = outcome === 'travel' ? { number: total } : {};
    return { bet: bet.id, player: bet.player, outcome, paid, returned, ...number };
  }

  function outcomeOf({ bet, number }, total) {
    const decided = (wins, loses, won = 'win') => (wins ? won : loses ? 'lose' : 'stay');
    if (bet === 'field') {
      const [two, twelve] = [total === 2, total === 12];
      const pays = two ? 2 : twelve ? (now.field12 === 'triple' ? 3 : 2) : 1; // Article 6(12)
      return [total >= 5 && total <= 8 ? 'lose' : 'win_stays', [1, pays]];
    }
    if (bet in NUMBERS) {
      return [decided(total === NUMBERS[bet].number, total === 7, 'win_stays'), NUMBERS[bet].ratio];
    }
    if (bet === 'dont_pass_odds') return [decided(total === 7, total === number), LAID[number]];
    if (number !== null) {
      return [
        bet === 'pass' ? decided(total === number, total === 7) : decided(total === 7, total === number),
        EVEN,
      ];
    }
    if (POINTS.includes(total)) return ['travel', EVEN];
    if (bet === 'pass') return [total === 7 || total === 11 ? 'win' : 'lose', EVEN];
    return [total === 12 ? 'tie' : total === 7 || total === 11 ? 'lose' : 'win', EVEN];
  }

  const operations = {
    describe: () => ({
      ...{
        protocol: 'ctp/1',
        maker: 'craps-conformance',
        model: 'Small table in JavaScript',
        firmware: '1.0.0',
      },
      ...{ control: 'forced', bets: BETS, minimumBet: MINIMUM, unit: UNIT, seats: SEATS },
      ...{ currency: { code: 'MOP', minorDigits: 2 }, readings: READINGS, options: {}, limits: LIMITS },
      ...{ changes: { lower: false, raise: false, withdraw: false }, equalBets: 'merge', opposedBets: false },
      ...{ holdsThrow: false, senses: { landing: false, leaning: false, dice: false, shooter: false } },
    }),

    open({ mode, minimumBet = MINIMUM, readings = {}, options = {} }) {
      refuseIf(!['test', 'observe', 'closed'].includes(mode), 'MALFORMED');
      whole(minimumBet);
      refuseIf(minimumBet % UNIT !== 0, 'UNSUPPORTED');
      for (const [id, value] of Object.entries(readings)) {
        const follows = Object.hasOwn(READINGS, id) ? READINGS[id] === value : NOTHING_TO_IT.includes(id);
        refuseIf(!follows, 'UNSUPPORTED', id);
      }
      for (const [id, value] of Object.entries(options)) {
        refuseIf(id !== 'field_12' || !['double', 'triple'].includes(value), 'UNSUPPORTED', id);
      }
      const terms = { open: true, minimum: minimumBet, field12: options.field_12 ?? 'double' };
      now = mode === 'test' ? newSession(terms) : own;
      own.open = mode === 'observe';
      return state();
    },

    join({ player, seat, buyIn }) {
      opened();
      name(player);
      whole(buyIn);
      if (seat !== undefined) whole(seat);
      refuseIf(seat > SEATS, 'MALFORMED');
      const there = seated(player);
      const taken = now.players.map((each) => each.seat);
      const free =
        seat ?? Array.from({ length: SEATS }, (_, index) => index + 1).find((each) => !taken.includes(each));
      if (there === undefined) {
        refuseIf(free === undefined || taken.includes(free), 'SEAT_TAKEN');
        now.players.push({ player, seat: free, balance: buyIn });
      } else {
        refuseIf(seat !== undefined && seat !== there.seat, 'SEAT_TAKEN');
        there.balance += buyIn; // a player who is there already buys more
      }
      return seated(player);
    },

    bet({ player, bet, amount, on }) {
      opened();
      name(player);
      name(bet);
      whole(amount);
      const who = seated(player);
      refuseIf(who === undefined, 'NO_SUCH_PLAYER');
      refuseIf(!BETS.includes(bet), 'NOT_OFFERED');
      const mine = now.bets.filter((each) => each.player === player);
      const base = mine.find(
        (each) => bet === 'dont_pass_odds' && each.id === on && each.bet === 'dont_pass',
      );
      let placed = mine.find((each) => each.bet === bet && each.on === base?.id);
      checkBet({ bet, amount, on }, who, base, placed);
      who.balance -= amount;
      if (placed === undefined) {
        now.placed += 1;
        const below = base === undefined ? {} : { on };
        placed = { id: `b${now.placed}`, player, bet, amount: 0, ...below, number: base?.number ?? null };
        now.bets.push(placed);
      }
      placed.amount += amount;
      return { bet: placed, balance: who.balance };
    },

    change({ bet, to }) {
      opened();
      name(bet);
      if (to !== undefined) whole(to);
      throw new Refusal(now.bets.some(({ id }) => id === bet) ? 'NO_CHANGE' : 'NO_SUCH_BET');
    },

    dice() {
      opened();
      throw new Refusal('MALFORMED'); // it tells neither dice nor shooters apart
    },

    roll({ throw: thrown, hold, settle: held }) {
      opened();
      refuseIf(held !== undefined, 'NO_SUCH_THROW');
      refuseIf(hold === true || thrown === undefined, 'UNSUPPORTED');
      const dice = thrown?.dice;
      refuseIf(!Array.isArray(dice) || dice.length !== 2, 'MALFORMED');
      refuseIf(!dice.every((face) => Number.isInteger(face) && face >= 1 && face <= 6), 'MALFORMED');
      const total = dice[0] + dice[1];
      now.throws += 1;
      const settlements = [...now.bets].map((bet) => settle(bet, total));
      if (now.point === null) now.point = POINTS.includes(total) ? total : null;
      else if (total === now.point || total === 7) now.point = null;
      const told = { throwNumber: now.throws, dice, counted: true, settled: true, settlements };
      return { ...told, point: now.point, shooter: null };
    },

    state,

    log({ since, max = 1_000 }) {
      whole(since, 0);
      whole(max);
      const events = now.journal.slice(since, since + Math.min(max, 1_000));
      return { events, next: since + events.length, end: since + events.length >= now.journal.length };
    },
  };

  function answer(operation, parameters) {
    try {
      return { ok: true, value: operations[operation](parameters) };
    } catch (error) {
      if (error instanceof Refusal) return { ok: false, refusal: error.told };
      throw error;
    }
  }

  const operation = (id) => (parameters) => {
    // What was said does not change afterwards.
    const told = JSON.parse(JSON.stringify(answer(id, parameters)));
    if (['describe', 'state', 'log'].includes(id)) return told;
    const { value, refusal } = told;
    const outcome = told.ok ? { value } : { refusal };
    now.journal.push({ sequence: now.journal.length, operation: id, parameters, ...outcome });
    return told;
  };
  return Object.fromEntries(Object.keys(operations).map((id) => [id, operation(id)]));
}
