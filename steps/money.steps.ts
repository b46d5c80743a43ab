import { Then } from '@cucumber/cucumber';
import type { PlacedBet } from '../adapters/table';
import type { BetId, Dispatch } from '../regulation';
import type { Amount } from './amount';
import { authorisedGain, citing } from './authorisations/prizes';
import type { ConformanceWorld } from './world';

async function thePrizeIs(this: ConformanceWorld, bet: BetId, amount: Amount): Promise<void> {
  await requirePrize(this, this.betSpokenOf(bet), this.minorUnits(amount));
}
Then('{bet}的彩金為 {amount}', thePrizeIs);
Then('o prémio do/da {bet} é de {amount}', thePrizeIs);

async function thePrizeIsRoundedDown(this: ConformanceWorld, bet: BetId, amount: Amount): Promise<void> {
  const required = amount.roundedDown(this.parameters.minorUnitsPerAmount, this.capabilities.unit);
  await requirePrize(this, this.betSpokenOf(bet), required);
}
Then('{bet}的彩金為 {amount}，捨去不足最小支付單位之數', thePrizeIsRoundedDown);
Then(
  'o prémio do/da {bet} é de {amount}, com arredondamento por defeito à unidade de pagamento',
  thePrizeIsRoundedDown,
);

async function theStakeIsReturned(this: ConformanceWorld, bet: BetId, amount: Amount): Promise<void> {
  const required = this.minorUnits(amount);
  const { returned } = this.settlementOf(this.betSpokenOf(bet));
  const name = this.betName(bet);
  this.require(
    returned === required,
    () => this.say('stake.returned', { bet: name, amount: amount.written }),
    () => this.say('stake.returned', { bet: name, amount: this.money(returned) }),
  );
  await requireBalance(this, 'player', carriedForward(this, 'player'));
}
Then('{bet}的投注金額 {amount} 獲退回', theStakeIsReturned);
Then('no/na {bet} é restituído o montante apostado de {amount}', theStakeIsReturned);

async function theBalanceIs(this: ConformanceWorld, player: string, amount: Amount): Promise<void> {
  const { gain, by } = authorisedGain(this, player);
  await requireBalance(this, player, this.minorUnits(amount) + gain, by);
}
Then('{player}的結餘為 {amount}', theBalanceIs);
Then('o saldo {player} é de {amount}', theBalanceIs);

/** @param stated the prize of Article 6; where another one is authorised, that one is required. */
async function requirePrize(world: ConformanceWorld, bet: PlacedBet, stated: number): Promise<void> {
  const authorised = world.authorisedDifferences.get(bet.id);
  const required = stated + (authorised?.difference ?? 0);
  const { paid, outcome } = world.settlementOf(bet);
  const name = world.betName(bet.bet);
  world.require(
    outcome === 'win' && paid === required,
    () =>
      citing(
        world,
        world.say('prize', { bet: name, amount: world.money(required) }),
        authorised === undefined ? [] : [authorised.by],
      ),
    () =>
      outcome === 'win'
        ? world.say('prize', { bet: name, amount: world.money(paid) })
        : world.say(`outcome.${outcome}`, { bet: name, number: bet.number ?? '–' }),
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
  required: number,
  by: readonly Dispatch[] = [],
): Promise<void> {
  const { players } = await world.state();
  const held = players.find((other) => other.player === player)?.balance;
  const actual = held === undefined ? undefined : held + costOf(world, player);
  world.require(
    actual === required,
    () => citing(world, world.say('balance', { amount: world.money(required) }), by),
    () =>
      actual === undefined ? world.say('noPlayer') : world.say('balance', { amount: world.money(actual) }),
  );
}

function costOf(world: ConformanceWorld, player: string): number {
  return player === 'player' ? world.shooterCost : 0;
}

/** The balance that follows from the table's own answers about bets and settlements. */
function carriedForward(world: ConformanceWorld, player: string): number {
  return (world.balances.get(player) ?? 0) + costOf(world, player);
}
