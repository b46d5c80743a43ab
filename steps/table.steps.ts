import { Given, Then } from '@cucumber/cucumber';
import { BETS, type BetId, type Point } from '../regulation';
import type { Amount } from './amount';
import { throwDice } from './dice';
import { hasOpening, openByAnother, seatAndOpen, seatsFor } from './opening';
import type { ConformanceWorld } from './world';

/** A pair for each point that is not a double, so that no Hard Way bet is decided while the point is being made. */
const PAIR_OF_POINT = { 4: [1, 3], 5: [1, 4], 6: [2, 4], 8: [3, 5], 9: [4, 5], 10: [4, 6] } as const;

/** Enough for the shooter's own bets in any scenario, in minimum bets. */
const SHOOTER_BUY_IN = 1000;

async function aTableWithMinimumBet(this: ConformanceWorld, minimum: Amount): Promise<void> {
  const { minimumBet } = this.capabilities;
  if (minimumBet !== this.minorUnits(minimum)) this.scaled = minimum.worth(minimumBet);
  const { readings, options } = this.parameters;
  const state = await this.prepare('open', { mode: 'test', minimumBet, readings, options });
  if (state.minimumBet !== minimumBet) {
    this.preconditionFailed(
      this.say('precondition.minimumBet', {
        asked: this.money(minimumBet),
        actual: this.money(state.minimumBet),
      }),
    );
  }
}
Given('一張投注下限為 {amount} 的花旗骰檯', aTableWithMinimumBet);
Given('uma mesa de craps com o limite mínimo de aposta de {amount}', aTableWithMinimumBet);

async function theShooterBetsBeforeEachComeOut(
  this: ConformanceWorld,
  bet: BetId,
  amount: Amount,
): Promise<void> {
  this.shooterBet = { bet: entitling(this, bet), amount: this.minorUnits(amount) };
  // A table with one seat has one player, who is the shooter.
  const { seats } = this.capabilities;
  if (seats === 1) return;
  // Where only he may add odds whose throw made the point, the player of the case has the dice before the shooter.
  const isAboutBets = /^art_[567]__/.test(this.subject.clause);
  const opened = await openByAnother(this, 2);
  const isLast = this.readings.odds_bettor === 'point_thrower' && isAboutBets;
  const arrival = {
    player: 'shooter',
    buyIn: this.shooterBet.amount * SHOOTER_BUY_IN,
    ...(isLast ? { seat: seatsFor(this) } : {}),
  };
  if (hasOpening(this) && !opened) await seatAndOpen(this, arrival);
  else await this.seatPlayer(arrival);
}
Given('主客在每次出場擲骰前於{bet}投注 {amount}', theShooterBetsBeforeEachComeOut);
Given(
  'que o lançador efectua no/na {bet} uma aposta de {amount} antes de cada lançamento de saída',
  theShooterBetsBeforeEachComeOut,
);

/** Any minimum bet entitles to throw, Article 2(1): another one where the table does not offer this one. */
function entitling(world: ConformanceWorld, bet: BetId): BetId {
  const others = BETS.filter(({ id, category }) => category !== 'odds' && !id.endsWith('come'));
  return [bet, ...others.map(({ id }) => id)].find((each) => world.offers(each)) ?? bet;
}

async function aPlayerSitsDown(
  this: ConformanceWorld,
  player: string,
  amount: Amount,
): Promise<string | void> {
  if (this.balances.size >= seatsFor(this)) {
    return this.notApplicable('seats', { seats: String(this.capabilities.seats) });
  }
  const arrival = { player, buyIn: this.minorUnits(amount) };
  if (hasOpening(this) && this.capabilities.seats === 1) await seatAndOpen(this, arrival);
  else await this.seatPlayer(arrival);
}
Given('{player}入座，持有 {amount}', aPlayerSitsDown);
Given('(que ){player} se senta com {amount} em fichas', aPlayerSitsDown);

async function thePointIsMarked(this: ConformanceWorld, point: Point): Promise<void> {
  const { result } = await throwDice(this, PAIR_OF_POINT[point]);
  if (result.point !== point) {
    this.preconditionFailed(this.say('precondition.point', { point, actual: result.point ?? '–' }));
  }
}
Given('已標記 {point} 點為博彩者點數', thePointIsMarked);
Given('que está marcado o {point} como ponto do jogador', thePointIsMarked);

async function theMarkedPointIs(this: ConformanceWorld, point: Point): Promise<void> {
  const { point: actual } = await this.state();
  this.require(
    actual === point,
    () => this.say('point.marked', { point }),
    () => (actual === null ? this.say('point.none') : this.say('point.marked', { point: actual })),
    () => ({ quantity: 'point' }),
  );
}
Then('檯上標記的博彩者點數為 {point} 點', theMarkedPointIs);
Then('o ponto do jogador marcado na mesa é o {point}', theMarkedPointIs);

async function noPointIsMarked(this: ConformanceWorld): Promise<void> {
  const { point } = await this.state();
  this.require(
    point === null,
    () => this.say('point.none'),
    () => this.say('point.marked', { point }),
    () => ({ quantity: 'point' }),
  );
}
Then('檯上沒有標記博彩者點數', noPointIsMarked);
Then('não está marcado na mesa qualquer ponto', noPointIsMarked);

async function theShooterIsTheSame(this: ConformanceWorld): Promise<void> {
  const { shooter: before } = this.throws[0]?.result ?? (await this.state());
  const { shooter } = await this.state();
  this.require(
    shooter === before,
    () => this.say('shooter.same', { shooter: before ?? '–' }),
    () => this.say('shooter.other', { shooter: shooter ?? '–' }),
    () => ({ quantity: 'shooter' }),
  );
}
Then('主客不變', theShooterIsTheSame);
Then('o lançador mantém-se', theShooterIsTheSame);
