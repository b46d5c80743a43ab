/** For each finding of the contract a table that is wrong in just that: the reference table with something changed. */
import { plus } from '../../adapters/money';
import type { Operation, Parameters, UncheckedTable, Value } from '../../adapters/table';

export interface Ok<V> {
  ok: true;
  value: V;
}

type Change = (table: UncheckedTable) => UncheckedTable;

/** With something in its answers to one operation changed. */
export function altered<O extends Operation>(
  operation: O,
  change: (value: Value<O>, parameters: Parameters[O]) => void,
): Change {
  return replaced(operation, (ask, parameters) => {
    const answer: unknown = structuredClone(ask(parameters));
    if ((answer as Ok<Value<O>>).ok) change((answer as Ok<Value<O>>).value, parameters);
    return answer;
  });
}

/** With one operation done otherwise. */
function replaced<O extends Operation>(
  operation: O,
  does: (
    ask: (parameters: Parameters[O]) => unknown,
    parameters: Parameters[O],
    table: UncheckedTable,
  ) => unknown,
): Change {
  return (table) => {
    const ask = (parameters: Parameters[O]): unknown => table[operation](parameters);
    return { ...table, [operation]: (parameters: Parameters[O]) => does(ask, parameters, table) };
  };
}

const refused = (code: string) => ({ ok: false, refusal: { code } });

/** With what it has told of bets forgotten or changed in its state. */
const state = (change: (value: Value<'state'>) => void) => altered('state', change);

/** The first settlement of one outcome changed. */
const settling = (change: (value: Value<'roll'>) => void) => altered('roll', change);

export const RED_TABLES: Readonly<Record<string, Change>> = {
  'fault.BAD_ANSWER': altered('join', (value) => Object.assign(value, { seat: 'one' })),
  betTwice: altered('describe', (value) => value.bets.push('field')),
  describeOther: (table) => {
    let asked = 0;
    return altered('describe', (value) => (value.firmware = `${(asked += 1)}`))(table);
  },
  unit: altered('describe', (value) => (value.unit = 7)),
  unknownBet: altered('describe', (value) => value.bets.push('lay_4' as never)),
  notClean: (table) => {
    const before = { ...table };
    let opened = false;
    return {
      ...table,
      open: (parameters) => {
        // A second test goes on with the first one's players.
        if (parameters.mode === 'test' && opened && parameters.readings === undefined)
          return before.state({});
        opened = parameters.mode === 'test';
        return before.open(parameters);
      },
    };
  },
  minimumBet: altered('open', (value) => (value.minimumBet = 1_000)),
  openRefused: replaced('open', (ask, parameters) =>
    parameters.readings?.['dont_pass_tie'] === 'stays' ? refused('MALFORMED') : ask(parameters),
  ),
  sessionThrows: (table) => {
    let throws = 0;
    const count = (value: Value<'state'>) => (value.throws = throws);
    const roll: Change = replaced('roll', (ask, parameters) => {
      throws += 1;
      return ask(parameters);
    });
    return altered(
      'state',
      count,
    )(
      altered('open', (value, { mode }) => {
        if (mode === 'test') throws = 0;
        count(value);
      })(roll(table)),
    );
  },
  sessionLost: replaced('open', (ask, parameters, table) => {
    // Its own players are forgotten by a test.
    const answer = structuredClone(ask(parameters)) as Ok<Value<'open'>>;
    if (parameters.mode === 'observe' && (table as { tested?: boolean }).tested === true)
      answer.value.players = [];
    if (parameters.mode === 'test') Object.assign(table, { tested: true });
    return answer;
  }),
  notClosed: replaced('open', (ask, parameters) =>
    parameters.mode === 'closed' ? refused('UNSUPPORTED') : ask(parameters),
  ),
  'echo.seat': replaced('join', (ask, parameters) =>
    ask({ ...parameters, seat: parameters.seat === 2 ? 3 : (parameters.seat as number) }),
  ),
  seatTwice: altered('join', (value) => (value.seat = 2)),
  buyIn: altered('join', (value) => (value.balance = plus(value.balance, 1))),
  'echo.player': altered('bet', (value) => (value.bet.player = 'P1')),
  'echo.bet': altered('bet', (value) => (value.bet.bet = 'any_7')),
  'echo.amount': altered('bet', (value) => (value.bet.amount += 1)),
  'echo.on': altered('bet', (value) => delete value.bet.on),
  nameChanged: replaced('join', (ask, parameters) =>
    ask({ ...parameters, player: String(parameters.player).replace(/[^ -~]/g, '?') }),
  ),
  nameRefused: replaced('join', (ask, parameters) =>
    String(parameters.player).length > 16 ? refused('MALFORMED') : ask(parameters),
  ),
  idTwice: altered('bet', (value) => (value.bet.id = 'b1')),
  largeChanged: altered('join', (value) => (value.balance = Number(value.balance) % 2 ** 32)),
  betBalance: altered('bet', (value) => (value.balance = plus(value.balance, 1))),
  changeBalance: altered('change', (value) => (value.returned = plus(value.returned, 1))),
  betRemains: (table) => {
    let kept: Value<'state'>['bets'] = [];
    const change: Change = replaced('change', (ask, parameters) => {
      kept = (table.state({}) as Ok<Value<'state'>>).value.bets;
      return ask(parameters);
    });
    return altered('state', (value) => (value.bets = kept.length > 0 ? kept : value.bets))(change(table));
  },
  joinState: state((value) => {
    for (const player of value.players) player.seat += 1;
  }),
  stateBalance: state((value) => {
    if (value.bets.length > 0) for (const player of value.players) player.balance = plus(player.balance, 5);
  }),
  betMissing: state((value) => (value.bets = [])),
  betOther: state((value) => {
    for (const bet of value.bets) bet.amount += 1;
  }),
  pointState: state((value) => (value.point = null)),
  throws: state((value) => (value.throws = 0)),
  diceMissing: state((value) => delete value.dice),
  stateOther: (table) => {
    let asked = 0;
    return state((value) => (value.throws = asked += 1))(table);
  },
  dice: replaced('roll', (ask, parameters) =>
    ask({ ...parameters, ...(parameters.throw ? { throw: { dice: [6, 6] } } : {}) } as never),
  ),
  notSettled: settling((value) => (value.settled = false)),
  heldSettled: settling((value) => (value.settled = true)),
  heldPhase: state((value) => (value.phase = 'betting')),
  heldPaid: state((value) => {
    if (value.phase === 'fallen')
      for (const player of value.players) player.balance = plus(player.balance, 1);
  }),
  settledOther: (table) => {
    let settled = 0;
    return altered('roll', (value, { settle }) => {
      if (settle !== undefined && (settled += 1) > 1) value.point = value.point === 4 ? 5 : 4;
    })(table);
  },
  settledTwice: (table) => {
    let settled = 0;
    const roll: Change = replaced('roll', (ask, parameters) => {
      if (parameters.settle !== undefined) settled += 1;
      return ask(parameters);
    });
    return state((value) => {
      if (settled > 1) for (const player of value.players) player.balance = plus(player.balance, 1);
    })(roll(table));
  },
  // Paid with the stake in it, as tables like to do.
  settlementBalance: settling((value) => {
    for (const each of value.settlements) each.paid = plus(each.paid, each.returned);
  }),
  settlementOfNone: settling((value) => {
    if (value.settled)
      value.settlements.push({ bet: 'none', player: 'p9', outcome: 'lose', paid: 0, returned: 0 });
  }),
  settledRemains: (table) => {
    let before: Value<'state'>['bets'] = [];
    const roll: Change = replaced('roll', (ask, parameters) => {
      before = (table.state({}) as Ok<Value<'state'>>).value.bets;
      return ask(parameters);
    });
    return state((value) => {
      const live = new Set(value.bets.map(({ id }) => id));
      value.bets.push(...before.filter(({ id }) => !live.has(id)));
    })(roll(table));
  },
  stayGone: state((value) => (value.bets = value.bets.filter(({ number }) => number === null))),
  travelNumber: settling((value) => {
    for (const each of value.settlements) if (each.outcome === 'travel') each.number = 10;
  }),
  paidWithoutWin: settling((value) => {
    for (const each of value.settlements) if (each.outcome === 'lose') each.paid = 1;
  }),
  betVanished: settling(
    (value) => (value.settlements = value.settlements.filter(({ outcome }) => outcome !== 'lose')),
  ),
  voidMoves: settling((value) => {
    if (!value.counted) {
      value.settlements.push({ bet: 'b1', player: 'p1', outcome: 'lose', paid: 0, returned: 0 });
    }
  }),
  notRefused: replaced('bet', (ask, parameters) =>
    ask({ ...parameters, amount: Math.floor(Number(parameters.amount)) }),
  ),
  refusalChanged: replaced('change', (ask, parameters, table) => {
    const answer = ask(parameters) as { ok: boolean };
    if (!answer.ok) table.join({ player: 'somebody', buyIn: 1_000 });
    return answer;
  }),
  unknownMember: replaced('bet', (ask, parameters) =>
    Object.keys(parameters).some((key) => key.startsWith('x_')) ? refused('MALFORMED') : ask(parameters),
  ),
  logMax: replaced('log', (ask, { since }) => ask({ since })),
  logOrder: altered('log', (value) => value.events.reverse()),
  logStands: altered('log', (value, { since }) => Object.assign(value, { next: since, end: false })),
  logEmpty: replaced('log', () => ({ ok: true, value: { events: [], next: 0, end: true } })),
  logMissing: altered('log', (value) => {
    value.events = value.events.filter((event) => !('operation' in event) || event.operation !== 'bet');
  }),
  logOther: altered('log', (value) => {
    for (const event of value.events) {
      if ('operation' in event && event.operation === 'bet')
        event.parameters = { ...event.parameters, amount: 1 };
    }
  }),
  logValue: altered('log', (value) => {
    for (const event of value.events) {
      if ('operation' in event && event.operation === 'roll') event.value = {};
    }
  }),
};

/** What is remarked upon and breaks nothing. */
export const RED_REMARKS: Readonly<Record<string, Change>> = {
  noBets: altered('describe', (value) => (value.bets = [])),
  observed: altered('describe', (value) => (value.control = 'observed')),
  minimumFixed: replaced('open', (ask, parameters) =>
    (parameters.minimumBet ?? 0) > 1_000 ? refused('UNSUPPORTED') : ask(parameters),
  ),
  unsupported: replaced('open', (ask, parameters) =>
    parameters.readings?.['dont_pass_tie'] === 'stays' ? refused('UNSUPPORTED') : ask(parameters),
  ),
  tableFull: replaced('join', (ask, parameters) =>
    parameters.player === 'p1' ? ask(parameters) : refused('SEAT_TAKEN'),
  ),
  largeRefused: replaced('join', (ask, parameters) =>
    parameters.buyIn > 2 ** 32 ? refused('ABOVE_MAX') : ask(parameters),
  ),
  betRefused: replaced('bet', () => refused('WRONG_PHASE')),
  changeRefused: replaced('change', (ask, parameters) =>
    parameters.bet === 'no-such-bet' ? ask(parameters) : refused('WRONG_PHASE'),
  ),
  landingRefused: replaced('roll', (ask, parameters) =>
    parameters.throw?.landing === undefined ? ask(parameters) : refused('UNSUPPORTED'),
  ),
  lawAccepted: replaced('bet', (ask, parameters) =>
    ask({ ...parameters, amount: Math.max(60_000, parameters.amount) }),
  ),
  otherCode: replaced('bet', (ask, parameters) => {
    const answer = ask(parameters) as { ok: boolean; refusal?: { code: string } };
    return answer.refusal?.code === 'FUNDS' ? refused('ABOVE_MAX') : answer;
  }),
};
