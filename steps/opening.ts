/**
 * Where it is declared that no bet of Article 5(3) and (4) is taken before the very first throw, cases play after that
 * throw: it wins a line bet, marks no point and leaves everybody with what the case says that he has.
 */
import type { Parameters } from '../adapters/table';
import type { ConformanceWorld } from './world';

const READING = 'bets_before_first_throw';
const OPENER = 'opener';
/** In minimum bets. */
const OPENER_BUY_IN = 10;
/** What wins each line bet on the come-out, at even money. */
const OPENINGS = [
  { bet: 'pass', dice: [3, 4] },
  { bet: 'dont_pass', dice: [1, 2] },
] as const;

/** Whether a first throw comes before the case; not where the case is about the time before it. */
export function hasOpening({ readings, subject }: ConformanceWorld): boolean {
  return readings.bets_before_first_throw === 'refused' && !subject.readings.includes(READING);
}

/** Seats that are left to the players of the case. */
export function seatsFor(world: ConformanceWorld): number {
  return world.capabilities.seats - (world.openerSits ? 1 : 0);
}

/**
 * Somebody on the last seat throws first and bets no more, so that the dice come to the first seat as at a new table.
 *
 * @param least how many players the cases seat beside him; with fewer seats nobody comes
 * @returns whether he came
 */
export async function openByAnother(world: ConformanceWorld, least: number): Promise<boolean> {
  const { seats } = world.capabilities;
  if (!hasOpening(world) || world.openerSits || seats <= least) return false;
  const { minimumBet } = await world.state();
  await world.prepare('join', { player: OPENER, seat: seats, buyIn: minimumBet * OPENER_BUY_IN });
  world.openerSits = true;
  await openBy(world, OPENER);
  return true;
}

/** Seats a player who throws first, and has afterwards what he was to bring. */
export async function seatAndOpen(world: ConformanceWorld, arrival: Parameters['join']): Promise<void> {
  const { minimumBet } = await world.state();
  await world.seatPlayer({ ...arrival, buyIn: arrival.buyIn - minimumBet });
  await openBy(world, arrival.player);
  world.balances.set(arrival.player, arrival.buyIn);
}

/** Seats the same players at a table that was opened again. */
export async function openAnew(
  world: ConformanceWorld,
  arrivals: readonly Parameters['join'][],
): Promise<void> {
  const sat = world.openerSits;
  world.openerSits = false;
  const opened = sat && (await openByAnother(world, 0));
  const others = arrivals.filter(({ player }) => player !== OPENER);
  for (const [index, arrival] of others.entries()) {
    if (hasOpening(world) && !opened && index === 0) await seatAndOpen(world, arrival);
    else await world.seatPlayer(arrival);
  }
}

async function openBy(world: ConformanceWorld, player: string): Promise<void> {
  const { minimumBet: amount } = await world.state();
  const [first] = OPENINGS;
  const { bet, dice } = OPENINGS.find((each) => world.offers(each.bet)) ?? first;
  await world.prepare('bet', { player, bet, amount });
  await world.prepare('roll', { throw: { dice: [...dice] } });
  world.stateChanged();
}
