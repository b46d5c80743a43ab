import { plus } from '../money';
import type { Minor, RefusalCode } from '../table';
import type { Player, Session } from './session';

/** Largest buy-in, so that no balance leaves the exact integers. */
const LARGEST_BUY_IN: Minor = 10_000_000_000_000;

export interface Arrival {
  readonly player: string;
  readonly seat?: number | undefined;
  readonly buyIn: Minor;
}

/** The seat that a player gets: the one he asks for, or the free one nearest to the stickman's left. */
export function findSeat(session: Session, seats: number, arrival: Arrival): number | RefusalCode {
  const taken = new Map([...session.players.values()].map(({ seat, name }) => [seat, name]));
  const own = session.players.get(arrival.player)?.seat;
  if (arrival.seat !== undefined) {
    if (arrival.seat > seats) return 'MALFORMED';
    if (own === undefined) return taken.has(arrival.seat) ? 'SEAT_TAKEN' : arrival.seat;
    return own === arrival.seat ? own : 'SEAT_TAKEN';
  }
  if (own !== undefined) return own;
  for (let seat = 1; seat <= seats; seat += 1) if (!taken.has(seat)) return seat;
  return 'SEAT_TAKEN';
}

export function buyInRefusal(unit: Minor, buyIn: Minor): RefusalCode | null {
  if (buyIn > LARGEST_BUY_IN) return 'ABOVE_MAX';
  return buyIn % unit === 0 ? null : 'BAD_UNIT';
}

/** Seats a player, or adds to the chips of one who is seated already. */
export function seatPlayer(session: Session, seat: number, { player: name, buyIn }: Arrival): Player {
  const seated = session.players.get(name);
  if (seated) {
    seated.balance = plus(seated.balance, buyIn);
    return seated;
  }
  const player: Player = { name, seat, balance: buyIn };
  session.players.set(name, player);
  return player;
}
