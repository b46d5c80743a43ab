/** `state`: one truth with what the answers said. What money and bets come to is the law's, the rest is judged here. */
import type { PlacedBet, State } from '../../adapters/table';
import { bet as betRecord, isBetId } from '../../regulation';
import type { Ledger } from '../ledger';
import type { Breach } from '../testimony';
import { breach, normalised, otherwise, placedAs } from './breach';

/** What the answers before have told. */
export interface Told {
  readonly throws: number | null;
  readonly held: boolean;
  /** By player. */
  readonly seats: ReadonlyMap<string, number>;
  /** Whom the throw that was answered last named, as long as nothing was played after it. */
  readonly shooter: string | null | undefined;
}

export function judgeShown(ledger: Ledger, told: Told, state: State): Breach[] {
  const scene = { about: {}, point: ledger.point };
  const { throws, held, seats, shooter } = told;
  const strangers = state.players.filter(({ player }) => !ledger.players.has(player));
  return [
    ...otherwise(scene, 'state', 'session', [
      ['open', true, state.open],
      ['throws', throws ?? state.throws, state.throws],
      ['minimumBet', ledger.minimumBet, state.minimumBet],
      ['phase', held ? 'fallen' : 'betting', state.phase],
      ['players', [], strangers],
    ]),
    ...state.players.flatMap(({ player, seat }) =>
      otherwise({ ...scene, about: { player } }, 'state', 'seat', [
        ['seat', seats.get(player) ?? seat, seat],
      ]),
    ),
    ...(shooter === undefined || shooter === state.shooter
      ? []
      : [
          breach(
            scene,
            'state',
            'shooter',
            { kind: 'shooter', player: shooter },
            { kind: 'shooter', player: state.shooter },
          ),
        ]),
    ...state.bets.flatMap((shown) => judgeBetShown(ledger, shown)),
  ];
}

function judgeBetShown(ledger: Ledger, shown: PlacedBet): Breach[] {
  const bet = ledger.bets.get(shown.id);
  const about = { player: shown.player, bet: shown.bet, id: shown.id, stake: shown.amount };
  const scene = { about, point: ledger.point };
  if (bet === undefined) {
    // Of a player's bets the law counts how many there are.
    return ledger.players.has(shown.player)
      ? []
      : otherwise(scene, 'state', 'stake', [['bets', [], [shown]]]);
  }
  return [
    ...otherwise(scene, 'state', 'stake', [
      ['player', bet.player, shown.player],
      ['on', bet.on, shown.on],
    ]),
    ...(bet.bet === shown.bet
      ? []
      : [breach(scene, 'state', 'stake', placedAs({ ...shown, bet: bet.bet }), placedAs(shown))]),
    // The number of a line bet is by what it is decided, and judged by the clause that gives it.
    ...(isLine(bet.bet) || bet.number === shown.number
      ? []
      : [breach(scene, 'state', 'number', placedAs({ ...shown, number: bet.number }), placedAs(shown))]),
  ];
}

function isLine(bet: string): boolean {
  return isBetId(bet) && betRecord(bet).category === 'line';
}

/**
 * Nothing was played since the state was shown, or nothing that was taken.
 *
 * @param refusals whether something was asked and refused in between
 */
export function judgeSame(before: State, state: State, refusals: boolean): Breach[] {
  const [one, other] = [normalised(before), normalised(state)];
  const scene = { about: {}, point: before.point };
  const members = [
    'open',
    'phase',
    'throws',
    'minimumBet',
    'point',
    'shooter',
    'players',
    'bets',
    'dice',
  ] as const;
  return members.flatMap((name) =>
    otherwise(scene, refusals ? 'unchanged' : 'stateTwice', QUANTITY[name] ?? 'session', [
      [name, one[name], other[name]],
    ]),
  );
}

const QUANTITY = {
  point: 'point',
  shooter: 'shooter',
  players: 'balance',
  bets: 'stake',
  dice: 'dice',
  open: undefined,
  phase: undefined,
  throws: undefined,
  minimumBet: undefined,
} as const;
