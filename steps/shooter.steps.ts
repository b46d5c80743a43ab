import { Given, Then, When } from '@cucumber/cucumber';
import type { Landing } from '../adapters/table';
import type { Amount } from './amount';
import { throwDice } from './dice';
import { openByAnother, seatsFor } from './opening';
import { requireTurn } from './turn';
import type { ConformanceWorld } from './world';

/** A pair for attempts that a table must refuse: it would decide nothing on the come-out. */
const ANY_DICE: [number, number] = [1, 3];

async function aPlayerTakesASeat(this: ConformanceWorld, player: string, seat: number, amount: Amount) {
  await openByAnother(this, 1);
  const { seats } = this.capabilities;
  if (seat > seatsFor(this)) return this.notApplicable('seats', { seats: String(seats) });
  await this.seatPlayer({ player, seat, buyIn: this.minorUnits(amount) });
  return undefined;
}
Given('{player}坐於stickman左手邊第 {int} 位，持有 {amount}', aPlayerTakesASeat);
Given(
  '(que ){player} ocupa o {int}.º lugar à esquerda do stickman, com {amount} em fichas',
  aPlayerTakesASeat,
);

async function throwsTheDice(this: ConformanceWorld, player: string, one: number, other: number) {
  if (this.cannotTell('shooter')) return this.notApplicable('shooter', {});
  await throwDice(this, [one, other], { by: this.seated(player) });
  return undefined;
}
When('{player}擲出 {face} 點和 {face} 點', throwsTheDice);
When('{player} lança os dados e saem {face} e {face}', throwsTheDice);

async function throwsTheDiceWithLanding(
  this: ConformanceWorld,
  player: string,
  one: number,
  other: number,
  landing: Landing,
) {
  if (this.cannotTell('shooter')) return this.notApplicable('shooter', {});
  if (this.cannotTell('landing')) return this.notApplicable('landing', {});
  await throwDice(this, [one, other], { by: this.seated(player), landing });
  return undefined;
}
When('{player}擲出 {face} 點和 {face} 點，{landing}', throwsTheDiceWithLanding);
When('{player} lança os dados e saem {face} e {face}, {landing}', throwsTheDiceWithLanding);

async function triesToThrow(this: ConformanceWorld, player: string) {
  if (this.cannotTell('shooter')) return this.notApplicable('shooter', {});
  await this.attemptTo('roll', { throw: { dice: ANY_DICE, by: this.seated(player) } });
  return undefined;
}
When('{player}試圖擲骰', triesToThrow);
When('{player} tenta lançar os dados', triesToThrow);

async function waivesTheDice(this: ConformanceWorld, player: string) {
  if (this.cannotTell('shooter')) return this.notApplicable('shooter', {});
  await this.attemptTo('dice', { waivedBy: player }, { player });
  this.turnToProve = undefined;
  const refusal = this.attempt?.refusal;
  this.require(
    refusal === undefined,
    () => this.say('waiver.accepted', { player: this.playerName(player) }),
    () => this.say('request.refusedWith', { code: refusal?.code }),
    () => ({ quantity: 'acceptance', player }),
  );
  return undefined;
}
When('{player}放棄擲骰', waivesTheDice);
When('{player} renuncia a lançar os dados', waivesTheDice);

async function triesToWaive(this: ConformanceWorld, player: string) {
  if (this.cannotTell('shooter')) return this.notApplicable('shooter', {});
  await this.attemptTo('dice', { waivedBy: player }, { player });
  return undefined;
}
When('{player}試圖放棄擲骰', triesToWaive);
When('{player} tenta renunciar a lançar os dados', triesToWaive);

async function itIsThisPlayersTurn(this: ConformanceWorld, player: string) {
  if (this.cannotTell('shooter')) return this.notApplicable('shooter', {});
  // Whoever has a won bet that stays up still bets, which changes whose turn it is.
  if (this.standingBets.length > 0) return this.notApplicable('winningBets', {});
  await requireTurn(this, player);
  return undefined;
}
Then('輪到{player}擲骰', itIsThisPlayersTurn);
Then('cabe {player} lançar os dados', itIsThisPlayersTurn);

async function theTextDoesNotSayWhoThrows(this: ConformanceWorld) {
  if (this.cannotTell('shooter')) return this.notApplicable('shooter', {});
  const { shooter } = await this.state();
  return this.notDecidable(
    this.say('shooter.turn', { player: shooter === null ? '–' : this.playerName(shooter) }),
  );
}
Then('條文沒有規定是否替換主客，記錄檯的處理', theTextDoesNotSayWhoThrows);
Then(
  'o texto não determina se o lançador é substituído, registando-se o que a mesa fez',
  theTextDoesNotSayWhoThrows,
);

async function fourOrFiveDiceAreOffered(this: ConformanceWorld) {
  if (this.cannotTell('dice')) return this.notApplicable('dice', {});
  const offered = await dieNames(this);
  this.require(
    offered.length === 4 || offered.length === 5,
    () => this.say('dice.offered', { count: this.say('dice.fourOrFive') }),
    () => this.say('dice.offered', { count: offered.length }),
    () => ({ quantity: 'dice' }),
  );
  return undefined;
}
Then('莊荷提供四顆或五顆骰子', fourOrFiveDiceAreOffered);
Then('o croupier fornece quatro ou cinco dados', fourOrFiveDiceAreOffered);

async function throwsTheChosenDice(this: ConformanceWorld, player: string, first: number, second: number) {
  if (this.cannotTell('dice')) return this.notApplicable('dice', {});
  const chosen = await chosenDice(this, first, second);
  await throwDice(this, ANY_DICE, { by: this.seated(player), chosen });
  return undefined;
}
When('{player}揀選第 {int} 顆和第 {int} 顆骰子來投擲', throwsTheChosenDice);
When('{player} escolhe o {int}.º e o {int}.º dados e lança-os', throwsTheChosenDice);

async function throwsTheChosenDiceAndOneLandsOutside(
  this: ConformanceWorld,
  player: string,
  first: number,
  second: number,
) {
  if (this.cannotTell('dice')) return this.notApplicable('dice', {});
  if (this.cannotTell('landing')) return this.notApplicable('landing', {});
  const chosen = await chosenDice(this, first, second);
  await throwDice(this, ANY_DICE, { by: this.seated(player), chosen, landing: { outsideLayout: [0] } });
  return undefined;
}
When('{player}投擲第 {int} 顆和第 {int} 顆骰子，前者落在檯證以外', throwsTheChosenDiceAndOneLandsOutside);
When(
  '{player} lança o {int}.º e o {int}.º dados, caindo o primeiro fora do pano',
  throwsTheChosenDiceAndOneLandsOutside,
);

async function throwsTheChosenDiceAndBothLandOutside(
  this: ConformanceWorld,
  player: string,
  first: number,
  second: number,
) {
  if (this.cannotTell('dice')) return this.notApplicable('dice', {});
  if (this.cannotTell('landing')) return this.notApplicable('landing', {});
  const chosen = await chosenDice(this, first, second);
  await throwDice(this, ANY_DICE, { by: this.seated(player), chosen, landing: { outsideLayout: [0, 1] } });
  return undefined;
}
When('{player}投擲第 {int} 顆和第 {int} 顆骰子，兩者均落在檯證以外', throwsTheChosenDiceAndBothLandOutside);
When(
  '{player} lança o {int}.º e o {int}.º dados, caindo ambos fora do pano',
  throwsTheChosenDiceAndBothLandOutside,
);

async function triesToThrowThreeDice(this: ConformanceWorld, player: string) {
  if (this.cannotTell('dice')) return this.notApplicable('dice', {});
  const three = (await dieNames(this)).slice(0, 3);
  await this.attemptTo('roll', {
    // The contract has no throw of three dice; a table must not make one of it either.
    throw: { dice: [...ANY_DICE, 2] as never, by: this.seated(player), chosen: three as never },
  });
  return undefined;
}
When('{player}試圖同時投擲三顆骰子', triesToThrowThreeDice);
When('{player} tenta lançar três dados ao mesmo tempo', triesToThrowThreeDice);

async function theDieAwaitsItsInspection(this: ConformanceWorld, number: number) {
  if (this.cannotTell('dice')) return this.notApplicable('dice', {});
  const status = (await this.state()).dice?.[number - 1]?.status;
  this.require(
    status === 'inspection',
    () => this.say('dice.inspection', { number }),
    () => this.say(status === 'offered' ? 'dice.available' : 'dice.withdrawn', { number }),
    () => ({ quantity: 'dice' }),
  );
  return undefined;
}
Then('第 {int} 顆骰子留待檢驗', theDieAwaitsItsInspection);
Then('o {int}.º dado fica a aguardar exame', theDieAwaitsItsInspection);

async function triesToThrowTheChosenDice(
  this: ConformanceWorld,
  player: string,
  first: number,
  second: number,
) {
  if (this.cannotTell('dice')) return this.notApplicable('dice', {});
  const chosen = await chosenDice(this, first, second);
  await this.attemptTo('roll', { throw: { dice: ANY_DICE, by: this.seated(player), chosen } });
  return undefined;
}
When('{player}試圖投擲第 {int} 顆和第 {int} 顆骰子', triesToThrowTheChosenDice);
When('{player} tenta lançar o {int}.º e o {int}.º dados', triesToThrowTheChosenDice);

async function theDieIsFoundToMeetTheRequirements(this: ConformanceWorld, number: number) {
  return theDieIsInspected(this, number, true);
}
When('第 {int} 顆骰子經檢驗，符合要件', theDieIsFoundToMeetTheRequirements);
When('o {int}.º dado é examinado e reúne os requisitos', theDieIsFoundToMeetTheRequirements);

async function theDieIsFoundNotToMeetTheRequirements(this: ConformanceWorld, number: number) {
  return theDieIsInspected(this, number, false);
}
When('第 {int} 顆骰子經檢驗，不符合要件', theDieIsFoundNotToMeetTheRequirements);
When('o {int}.º dado é examinado e não reúne os requisitos', theDieIsFoundNotToMeetTheRequirements);

async function theDieIsInspected(world: ConformanceWorld, number: number, meets: boolean) {
  if (world.cannotTell('dice')) return world.notApplicable('dice', {});
  const [die] = await chosenDice(world, number, number);
  await world.prepare('dice', { inspected: { die, meets } });
  world.stateChanged();
  return undefined;
}

/** The dice in the order in which the table names them; a number beyond them names a die that is not on offer. */
async function chosenDice(world: ConformanceWorld, first: number, second: number): Promise<[string, string]> {
  const names = await dieNames(world);
  const named = (number: number) => names[number - 1] ?? `not-on-offer-${number}`;
  return [named(first), named(second)];
}

async function dieNames(world: ConformanceWorld): Promise<string[]> {
  return ((await world.state()).dice ?? []).map(({ die }) => die);
}
