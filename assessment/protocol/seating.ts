/** `open` and `join`: a clean table, and players at it. */
import { plus, sameMoney } from '../../adapters/money';
import type { Answer, Parameters, State } from '../../adapters/table';
import type { Ledger } from '../ledger';
import type { Terms } from '../terms';
import type { Breach } from '../testimony';
import { accepted, breach, otherwise } from './breach';

/** No balance of the suite's players comes near it, and any table may have its limit. */
const LARGE = 2 ** 40;

export function judgeOpened(asked: Parameters['open'], state: State): Breach[] {
  if (asked.mode !== 'test') return [];
  const scene = { about: {}, point: null };
  const { open, point, phase, throws, players, bets, minimumBet } = state;
  return [
    ...otherwise(scene, 'cleanTable', 'session', [
      ['open', true, open],
      ['phase', 'betting', phase],
      ['throws', 0, throws],
      ['players', [], players],
      ['bets', [], bets],
    ]),
    ...(point === null
      ? []
      : [breach(scene, 'cleanTable', 'point', { kind: 'point', point: null }, { kind: 'point', point })]),
    ...(asked.minimumBet === undefined
      ? []
      : otherwise(scene, 'terms', 'session', [['minimumBet', asked.minimumBet, minimumBet]])),
  ];
}

/** @param seats where everybody sits, by player */
export function judgeJoin(
  { capabilities }: Pick<Terms, 'capabilities'>,
  ledger: Ledger,
  seats: ReadonlyMap<string, number>,
  asked: Parameters['join'],
  answer: Answer<'join'>,
): Breach[] {
  const { player, seat, buyIn } = asked;
  const scene = { about: { player }, point: ledger.point };
  const own = seats.get(player);
  const others = [...seats].filter(([name]) => name !== player).map(([, taken]) => taken);
  if (!answer.ok) {
    const isOwn = own !== undefined && (seat === undefined || seat === own);
    const isFree =
      isOwn ||
      (own === undefined && (seat === undefined ? seats.size < capabilities.seats : !others.includes(seat)));
    const isSeat = seat === undefined || (Number.isInteger(seat) && seat >= 1 && seat <= capabilities.seats);
    const isMoney = Number.isSafeInteger(buyIn) && buyIn > 0 && buyIn % capabilities.unit === 0;
    if (!isFree || !isSeat || !isMoney || buyIn > LARGE) return [];
    const actual = { kind: 'refused', code: answer.refusal.code } as const;
    return [breach(scene, 'joins', 'acceptance', accepted, actual)];
  }
  const { value } = answer;
  const due = plus(ledger.players.get(player)?.balance ?? 0, buyIn);
  // Whoever sits there keeps his seat.
  const wanted = own ?? seat ?? value.seat;
  return [
    ...otherwise(scene, 'echo', 'session', [['player', player, value.player]]),
    ...otherwise(scene, 'joins', 'seat', [['seat', wanted, value.seat]]),
    ...(others.includes(value.seat) || value.seat > capabilities.seats
      ? otherwise(scene, 'joins', 'seat', [['seat', null, value.seat]])
      : []),
    ...(sameMoney(due, value.balance)
      ? []
      : [
          breach(
            scene,
            'joins',
            'balance',
            { kind: 'balance', player, amount: due },
            { kind: 'balance', player, amount: value.balance },
          ),
        ]),
  ];
}
