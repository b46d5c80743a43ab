import { minus, plus, total as sum, type Money } from '../adapters/money';
import { endsBet } from '../adapters/settlements';
import type {
  ForcedThrow,
  Parameters,
  PlacedBet,
  RefusalCode,
  RollResult,
  Settlement,
} from '../adapters/table';
import { BETS, type BetId } from '../regulation';
import { bookAuthorisedPrizes } from './authorisations/prizes';
import type { Dice } from './finding';
import type { Throw } from './throw';
import type { ConformanceWorld } from './world';

const POINTS = [4, 5, 6, 8, 9, 10];
const LINE_BETS: readonly string[] = ['pass', 'dont_pass', 'come', 'dont_come'];

/** What was thrown is a point, and the table has not said of a waiting line bet that this now decides it. */
function isUntold(world: ConformanceWorld, { counted, dice, settlements }: RollResult): boolean {
  const total = dice[0] + dice[1];
  const waits = ({ bet, number, id }: PlacedBet) =>
    number === null && LINE_BETS.includes(bet) && !settlements.some((each) => each.bet === id);
  return counted && POINTS.includes(total) && world.bets.some(waits);
}

/** A table may leave it to its state to show the number of a line bet. */
async function readNumbers(world: ConformanceWorld): Promise<void> {
  const { bets } = await world.state();
  const shown = new Map(bets.map(({ id, number }) => [id, number]));
  world.bets = world.bets.map((bet) => ({ ...bet, number: bet.number ?? shown.get(bet.id) ?? null }));
}

/** Throws the dice and lets the table settle; what came of it is kept in the World. */
export async function throwDice(
  world: ConformanceWorld,
  dice: readonly [number, number],
  manner: Omit<ForcedThrow, 'dice'> = {},
): Promise<Throw> {
  const thrown = await letFall(world, dice, { hold: false, manner });
  const untold = isUntold(world, thrown.result);
  settled(world, thrown.result);
  if (untold) await readNumbers(world);
  return thrown;
}

/** The dice fall and lie; the throw waits for its settlement. */
export async function holdDice(world: ConformanceWorld, dice: readonly [number, number]): Promise<Throw> {
  return letFall(world, dice, { hold: true, manner: {} });
}

/** Books what a throw did to the bets and to the balances. */
export function settled(world: ConformanceWorld, result: RollResult): void {
  bookAuthorisedPrizes(world, result);
  const over = new Set<string>();
  for (const { bet, player, outcome, paid, returned, number } of result.settlements) {
    const balance = world.balances.get(player);
    if (balance !== undefined) world.balances.set(player, sum([balance, paid, returned]));
    if (world.shooterBets.has(bet)) world.shooterCost = minus(world.shooterCost, plus(paid, returned));
    if (endsBet({ outcome, returned })) over.add(bet);
    if (!world.shooterBets.has(bet)) bookStanding(world, { bet, player, outcome, paid, returned });
    if (outcome === 'travel' && number !== undefined) {
      world.bets = world.bets.map((placed) => (placed.id === bet ? { ...placed, number } : placed));
    }
  }
  world.standingBets = world.standingBets.filter(({ id }) => !over.has(id));
  const stayed = new Set(
    result.settlements.filter(({ outcome }) => outcome === 'win_stays').map(({ bet }) => bet),
  );
  world.standingBets.push(...world.bets.filter(({ id }) => stayed.has(id)));
  world.bets = world.bets.filter(({ id }) => !over.has(id) && !stayed.has(id));
  world.stateChanged();
}

/** What a sentence takes for a bet that is over goes on: its stake has not come back, and it wins and loses again. */
function bookStanding(
  world: ConformanceWorld,
  { bet: id, player, outcome, paid, returned }: Omit<Settlement, 'number'>,
): void {
  const shift = (by: Money) => world.standing.set(player, plus(world.standing.get(player) ?? 0, by));
  if (world.standingBets.some((bet) => bet.id === id)) shift(plus(paid, returned));
  const bet = world.bets.find((each) => each.id === id);
  if (bet !== undefined && outcome === 'win_stays') shift(-bet.amount);
}

async function letFall(
  world: ConformanceWorld,
  dice: readonly [number, number],
  { hold, manner }: { hold: boolean; manner: Omit<ForcedThrow, 'dice'> },
): Promise<Throw> {
  await keepTheShooterBetting(world);
  const given: Dice = [dice[0], dice[1]];
  const result = await rolled(world, { throw: { dice: given, ...manner }, ...(hold ? { hold } : {}) });
  // Which face of a leaning die counts is for the table to say.
  const leans = manner.landing?.leaning !== undefined;
  const fellOtherwise = !leans && (result.dice[0] !== given[0] || result.dice[1] !== given[1]);
  if (fellOtherwise || result.settled === hold) {
    world.preconditionFailed(
      world.say('precondition.dice', { asked: given.join('-'), actual: result.dice.join('-') }),
    );
  }
  const thrown: Throw = { dice: given, result, by: manner.by, bets: world.bets };
  world.turnToProve = undefined;
  world.throws.push(thrown);
  world.stateChanged();
  return thrown;
}

/** Refusals that deny the player the dice, or these dice: where the scenario has him throw, he is entitled to. */
const DENIALS: readonly RefusalCode[] = ['NOT_SHOOTER', 'NO_SUCH_DIE', 'NOT_INSPECTED'];

async function rolled(world: ConformanceWorld, parameters: Parameters['roll']): Promise<RollResult> {
  const answer = await world.ask('roll', parameters);
  if (answer.ok) return answer.value;
  const { code } = answer.refusal;
  world.require(
    parameters.throw?.by === undefined || !DENIALS.includes(code),
    () => world.say('throw.allowed', { player: world.playerName(parameters.throw?.by ?? '') }),
    () => world.say('request.refusedWith', { code }),
    () => ({ quantity: 'acceptance' }),
  );
  await world.requireHeld();
  const what = world.say('precondition.refused', { operation: 'roll', code });
  return world.notPrepared('art_2__para_1', what);
}

/** One that may be placed while a point is marked. */
function betWithThePoint(world: ConformanceWorld): BetId {
  const atAnyTime = BETS.filter(({ category }) => category === 'one-roll' || category === 'multi-roll');
  return ['field' as const, ...atAnyTime.map(({ id }) => id)].find((bet) => world.offers(bet)) ?? 'field';
}

/** Article 2(1): the dice may only be thrown by a player with the minimum bet, so that somebody has to have one. */
async function keepTheShooterBetting(world: ConformanceWorld): Promise<void> {
  const { shooterBet } = world;
  if (shooterBet === undefined) return;
  const alone = world.capabilities.seats === 1;
  const player = alone ? 'player' : 'shooter';
  if (world.heldBets.some((bet) => bet.player === player)) return;
  const point = world.throws.at(-1)?.result.point ?? null;
  if (point !== null && !alone) return;
  const { bet, balance } = await world.prepare('bet', {
    player,
    bet: point === null ? shooterBet.bet : betWithThePoint(world),
    amount: shooterBet.amount,
  });
  world.bets = [...world.bets, bet];
  world.balances.set(player, balance);
  if (alone) {
    world.shooterBets.add(bet.id);
    world.shooterCost = plus(world.shooterCost, bet.amount);
  }
  world.stateChanged();
}
