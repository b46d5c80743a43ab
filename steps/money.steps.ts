import { Then } from '@cucumber/cucumber';
import { minus, plus, sameMoney, total, type Money } from '../adapters/money';
import type { PlacedBet } from '../adapters/table';
import {
  ratio,
  roundDown,
  roundToNearest,
  roundUp,
  type BetId,
  type Dispatch,
  type Ratio,
} from '../regulation';
import type { Amount } from './amount';
import { authorisedGain, citing } from './authorisations/prizes';
import type { ConformanceWorld } from './world';

async function thePrizeIs(this: ConformanceWorld, bet: BetId, amount: Amount): Promise<void> {
  await requirePrize(this, this.betSpokenOf(bet), this.due(amount));
}
Then('{bet}的彩金為 {amount}', thePrizeIs);
Then('o prémio do/da {bet} é de {amount}', thePrizeIs);

async function thePrizeIsRoundedDown(this: ConformanceWorld, bet: BetId, amount: Amount): Promise<void> {
  await requirePrize(this, this.betSpokenOf(bet), rounded(this, amount, roundDown));
}
Then('{bet}的彩金為 {amount}，捨去不足最小支付單位之數', thePrizeIsRoundedDown);
Then(
  'o prémio do/da {bet} é de {amount}, com arredondamento por defeito à unidade de pagamento',
  thePrizeIsRoundedDown,
);

async function thePrizeIsRoundedUp(this: ConformanceWorld, bet: BetId, amount: Amount): Promise<void> {
  await requirePrize(this, this.betSpokenOf(bet), rounded(this, amount, roundUp));
}
Then('{bet}的彩金為 {amount}，不足最小支付單位之數進位', thePrizeIsRoundedUp);
Then(
  'o prémio do/da {bet} é de {amount}, com arredondamento por excesso à unidade de pagamento',
  thePrizeIsRoundedUp,
);

async function thePrizeIsRoundedToTheNearest(
  this: ConformanceWorld,
  bet: BetId,
  amount: Amount,
): Promise<void> {
  await requirePrize(this, this.betSpokenOf(bet), rounded(this, amount, roundToNearest));
}
Then('{bet}的彩金為 {amount}，調整至最接近的最小支付單位', thePrizeIsRoundedToTheNearest);
Then(
  'o prémio do/da {bet} é de {amount}, com arredondamento à unidade de pagamento mais próxima',
  thePrizeIsRoundedToTheNearest,
);

/** A table that cannot pay the exact prize does not have to take the stake; one that takes it pays all of it. */
async function theStakeIsRefusedOrThePrizeIs(
  this: ConformanceWorld,
  bet: BetId,
  amount: Amount,
): Promise<void> {
  if (this.attempt?.refusal !== undefined) return;
  await requirePrize(this, this.betSpokenOf(bet), this.due(amount));
}
Then('{bet}的投注已被拒絕，否則其彩金為 {amount}', theStakeIsRefusedOrThePrizeIs);
Then('a aposta no/na {bet} foi recusada, ou o seu prémio é de {amount}', theStakeIsRefusedOrThePrizeIs);

function rounded(
  { worth, capabilities }: ConformanceWorld,
  amount: Amount,
  round: (value: Ratio, unit: number) => bigint,
): number {
  const { numerator, denominator } = amount.fraction(worth);
  return Number(round(ratio(numerator, denominator), capabilities.unit));
}

async function theStakeIsReturned(this: ConformanceWorld, bet: BetId, amount: Amount): Promise<void> {
  const placed = this.betSpokenOf(bet);
  const { returned, outcome } = this.settlementOf(placed);
  const name = this.betName(bet);
  const required = outcome === 'win_stays' && this.mayStayUp(bet) ? 0 : this.due(amount);
  this.require(
    sameMoney(returned, required),
    () => this.say('stake.returned', { bet: name, amount: this.money(required) }),
    () => this.say('stake.returned', { bet: name, amount: this.money(returned) }),
    () => ({ quantity: 'stake', player: placed.player, bet }),
  );
  await requireBalance(this, 'player', carriedForward(this, 'player'));
}
Then('{bet}的投注金額 {amount} 獲退回', theStakeIsReturned);
Then('no/na {bet} é restituído o montante apostado de {amount}', theStakeIsReturned);

async function theBalanceIs(this: ConformanceWorld, player: string, amount: Amount): Promise<void> {
  const { gain, by } = authorisedGain(this, player);
  await requireBalance(this, player, total([this.due(amount), gain, this.standing.get(player) ?? 0]), by);
}
Then('{player}的結餘為 {amount}', theBalanceIs);
Then('o saldo {player} é de {amount}', theBalanceIs);

/** @param stated the prize of Article 6; where another one is authorised, that one is required. */
async function requirePrize(world: ConformanceWorld, bet: PlacedBet, stated: Money): Promise<void> {
  const authorised = world.authorisedDifferences.get(bet.id);
  const required = plus(stated, authorised?.difference ?? 0);
  const { paid, outcome } = world.settlementOf(bet);
  const name = world.betName(bet.bet);
  const isWon = outcome === 'win' || outcome === 'win_stays';
  world.require(
    isWon && sameMoney(paid, required),
    () =>
      citing(
        world,
        world.say('prize', { bet: name, amount: world.money(required) }),
        authorised === undefined ? [] : [authorised.by],
      ),
    () =>
      isWon
        ? world.say('prize', { bet: name, amount: world.money(paid) })
        : world.say(`outcome.${outcome}`, { bet: name, number: bet.number ?? '–' }),
    () => ({ quantity: isWon ? 'prize' : 'outcome', player: bet.player, bet: bet.bet }),
  );
  // What the table says it pays must also arrive: the balance follows from all settlements of the throw.
  await requireBalance(world, bet.player, carriedForward(world, bet.player));
}

/**
 * @param required without what the shooter's own bets cost a player who is alone at the table
 * @param by the dispatches by which it is other than the scenario states
 */
async function requireBalance(
  world: ConformanceWorld,
  player: string,
  required: Money,
  by: readonly Dispatch[] = [],
): Promise<void> {
  const { players } = await world.state();
  const held = players.find((other) => other.player === player)?.balance;
  const actual = held === undefined ? undefined : plus(held, costOf(world, player));
  world.require(
    actual !== undefined && sameMoney(actual, required),
    () => citing(world, world.say('balance', { amount: world.money(required) }), by),
    () =>
      actual === undefined ? world.say('noPlayer') : world.say('balance', { amount: world.money(actual) }),
    () => ({
      quantity: 'balance',
      player,
      ...(actual === undefined ? {} : { lacking: minus(required, actual) }),
    }),
  );
}

function costOf(world: ConformanceWorld, player: string): Money {
  return player === 'player' ? world.shooterCost : 0;
}

/** The balance that follows from the table's own answers about bets and settlements. */
function carriedForward(world: ConformanceWorld, player: string): Money {
  return plus(world.balances.get(player) ?? 0, costOf(world, player));
}
