import { Then } from '@cucumber/cucumber';
import { sameMoney } from '../adapters/money';
import type { PlacedBet, Settlement } from '../adapters/table';
import type { Point } from '../regulation';
import type { Outcome } from './parameter-types';
import type { ConformanceWorld } from './world';

async function theBetHasTheOutcome(this: ConformanceWorld, bet: string, outcome: Outcome): Promise<void> {
  await requireOutcome(this, this.betSpokenOf(bet), outcome);
}
Then('{bet}{outcome}', theBetHasTheOutcome);
Then('o/a {bet} {outcome}', theBetHasTheOutcome);

async function theBetOnTheNumberHasTheOutcome(
  this: ConformanceWorld,
  bet: string,
  number: Point,
  outcome: Outcome,
): Promise<void> {
  await requireOutcome(this, this.betSpokenOf(bet, 'player', number), outcome);
}
Then('{bet}的 {point} 點一注{outcome}', theBetOnTheNumberHasTheOutcome);
Then('o/a {bet} no {point} {outcome}', theBetOnTheNumberHasTheOutcome);

async function thePlayersBetHasTheOutcome(
  this: ConformanceWorld,
  player: string,
  bet: string,
  outcome: Outcome,
): Promise<'skipped' | void> {
  if (player === 'shooter' && this.capabilities.seats === 1)
    return this.notApplicable('seats', { seats: '1' });
  await requireOutcome(this, this.betSpokenOf(bet, player), outcome);
}
Then('{player}的{bet}一注{outcome}', thePlayersBetHasTheOutcome);
Then('para {player} o/a {bet} {outcome}', thePlayersBetHasTheOutcome);

async function theBetIsLeftToBeDecidedByTheNumber(
  this: ConformanceWorld,
  bet: string,
  number: Point,
): Promise<void> {
  const placed = this.betSpokenOf(bet);
  const live = await liveBet(this, placed);
  const name = this.betName(bet);
  this.require(
    live?.number === number &&
      live.amount === placed.amount &&
      !['win', 'win_stays', 'lose'].includes(this.settlementOf(placed).outcome),
    () => this.say('outcome.travel', { bet: name, number }),
    () =>
      live === undefined || live.number === null
        ? this.say(`outcome.${this.settlementOf(placed).outcome}`, { bet: name, number: live?.number ?? '–' })
        : this.say('outcome.travel', { bet: name, number: live.number }),
    () => ({ quantity: 'outcome', player: placed.player, bet }),
  );
}
Then('{bet}留待 {point} 點定輸贏', theBetIsLeftToBeDecidedByTheNumber);
Then('o/a {bet} fica a decidir-se pelo {point}', theBetIsLeftToBeDecidedByTheNumber);

/** Decided by its throw and gone from the table, whatever the outcome was. */
async function theBetIsOver(this: ConformanceWorld, bet: string): Promise<void> {
  const placed = this.betSpokenOf(bet);
  const name = this.betName(bet);
  const { outcome } = this.settlementOf(placed);
  const live = await liveBet(this, placed);
  // A declared reading may leave a won bet where it is.
  const stays = outcome === 'win_stays' && this.mayStayUp(bet) && live?.amount === placed.amount;
  this.require(
    stays || ((outcome === 'win' || outcome === 'lose' || outcome === 'tie') && live === undefined),
    () => this.say('outcome.over', { bet: name }),
    () => this.say('outcome.live', { bet: name }),
    () => ({ quantity: 'outcome', player: placed.player, bet }),
  );
}
Then('{bet}已定輸贏，不再留在檯上', theBetIsOver);
Then('o/a {bet} fica decidido/decidida e deixa de estar na mesa', theBetIsOver);

async function theBetIsOnTheTable(this: ConformanceWorld, bet: string): Promise<void> {
  const placed = this.bets.findLast((candidate) => candidate.bet === bet && candidate.player === 'player');
  const name = this.betName(bet);
  this.require(
    placed !== undefined && (await liveBet(this, placed)) !== undefined,
    () => this.say('outcome.live', { bet: name }),
    () => this.say('outcome.notLive', { bet: name }),
    () => ({ quantity: 'stake', player: 'player', bet }),
  );
}
Then('{bet}的投注在檯上', theBetIsOnTheTable);
Then('a aposta no/na {bet} está na mesa', theBetIsOnTheTable);

async function requireOutcome(world: ConformanceWorld, bet: PlacedBet, required: Outcome): Promise<void> {
  // The sentence knows that the bet goes on, and what follows speaks of it again.
  if (required === 'win_stays') world.knowsThatItStays(bet);
  const settlement = world.settlementOf(bet);
  const live = await liveBet(world, bet);
  const met =
    required === 'stay'
      ? // A tie that leaves the bet where it is does nothing to it.
        (settlement.outcome === 'stay' ||
          (settlement.outcome === 'tie' && sameMoney(settlement.returned, 0))) &&
        live?.amount === bet.amount &&
        live.number === bet.number
      : required === 'win_stays'
        ? settlement.outcome === 'win_stays' && live?.amount === bet.amount
        : required === 'win'
          ? hasWon(world, bet, settlement.outcome, live)
          : settlement.outcome === required && live === undefined;
  const name = world.betName(bet.bet);
  const values = { bet: name, number: settlement.number ?? live?.number ?? '–' };
  world.require(
    met,
    () =>
      world.say(
        `outcome.${required === 'win' && world.mustStayUp(bet.bet) ? 'win_stays' : required}`,
        values,
      ),
    () =>
      world.say(`outcome.${settlement.outcome}`, values) +
      world.say('separator') +
      world.say(live === undefined ? 'outcome.notLive' : 'outcome.live', values),
    () => ({ quantity: 'outcome', player: bet.player, bet: bet.bet }),
  );
}

/** Paid and over, or paid and still there, as the reading `winning_bets` has it. */
function hasWon(
  world: ConformanceWorld,
  bet: PlacedBet,
  outcome: Settlement['outcome'],
  live: PlacedBet | undefined,
): boolean {
  if (outcome === 'win') return !world.mustStayUp(bet.bet) && live === undefined;
  return outcome === 'win_stays' && world.mayStayUp(bet.bet) && live?.amount === bet.amount;
}

async function liveBet(world: ConformanceWorld, bet: PlacedBet): Promise<PlacedBet | undefined> {
  return (await world.state()).bets.find(({ id }) => id === bet.id);
}
