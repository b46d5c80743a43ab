import { Then, When } from '@cucumber/cucumber';
import type { Face, Landing } from '../adapters/table';
import { throwDice } from './dice';
import type { ConformanceWorld } from './world';

async function theDiceShowAndLand(this: ConformanceWorld, one: number, other: number, landing: Landing) {
  if (this.cannotTell('landing')) return this.notApplicable('landing', {});
  await throwDice(this, [one, other], { landing });
  return undefined;
}
When('擲出 {face} 點和 {face} 點，{landing}', theDiceShowAndLand);
When('saem {face} e {face} nos dados, {landing}', theDiceShowAndLand);

async function oneDieLeans(
  this: ConformanceWorld,
  flat: number,
  face: number,
  share: number,
  otherFace: number,
  otherShare: number,
) {
  if (this.cannotTell('leaning')) return this.notApplicable('leaning', {});
  const upper = [
    { face: face as Face, share: share / 100 },
    { face: otherFace as Face, share: otherShare / 100 },
  ];
  await throwDice(this, [flat, face], { landing: { leaning: [{ die: 1, upper }] } });
  return undefined;
}
When(
  '擲出 {face} 點，另一顆骰子傾斜，朝上的 {face} 點面佔百分之 {int}，{face} 點面佔百分之 {int}',
  oneDieLeans,
);
When(
  'sai {face} num dado e o outro fica inclinado, com a face {face} voltada para cima em {int} por cento e a face {face} em {int} por cento',
  oneDieLeans,
);

async function bothDiceLean(this: ConformanceWorld, one: number, other: number) {
  if (this.cannotTell('leaning')) return this.notApplicable('leaning', {});
  const leaning = [one, other].map((larger, die) => ({
    die: die as 0 | 1,
    upper: [
      { face: larger as Face, share: 0.6 },
      { face: besides(larger), share: 0.4 },
    ],
  }));
  await throwDice(this, [besides(one), besides(other)], { landing: { leaning } });
  return undefined;
}
When('兩顆骰子均傾斜，朝上骰面中範圍較大者分別為 {face} 點面和 {face} 點面', bothDiceLean);
When('ambos os dados ficam inclinados, sendo de maior extensão as faces {face} e {face}', bothDiceLean);

/** A face that can look up beside this one: neither itself nor the one opposite to it. */
function besides(face: number): Face {
  return face === 1 || face === 6 ? 2 : 6;
}

function theResultCountsAs(this: ConformanceWorld, one: number, other: number): void {
  const { dice, counted } = this.lastThrow.result;
  this.require(
    counted && dice[0] === one && dice[1] === other,
    () => this.say('throw.countsAs', { dice: `${one}-${other}` }),
    () => (counted ? this.say('throw.countsAs', { dice: dice.join('-') }) : this.say('throw.void')),
    () => ({ quantity: counted ? 'dice' : 'void' }),
  );
}
Then('結果按 {face} 點和 {face} 點計算', theResultCountsAs);
Then('o resultado conta-se como {face} e {face}', theResultCountsAs);

function theThrowIsVoid(this: ConformanceWorld): void {
  this.require(
    !this.lastThrow.result.counted,
    () => this.say('throw.void'),
    () => this.say('throw.valid'),
    () => ({ quantity: 'void' }),
  );
}
Then('該次擲骰無效', theThrowIsVoid);
Then('o lançamento é nulo', theThrowIsVoid);

function theThrowIsValid(this: ConformanceWorld): void {
  this.require(
    this.lastThrow.result.counted,
    () => this.say('throw.valid'),
    () => this.say('throw.void'),
    () => ({ quantity: 'void' }),
  );
}
Then('該次擲骰有效', theThrowIsValid);
Then('o lançamento é válido', theThrowIsValid);

function theTextDoesNotSayWhetherTheThrowIsValid(this: ConformanceWorld): 'skipped' {
  return this.notDecidable(this.say(this.lastThrow.result.counted ? 'throw.valid' : 'throw.void'));
}
Then('條文沒有規定該次擲骰是否有效，記錄檯的處理', theTextDoesNotSayWhetherTheThrowIsValid);
Then(
  'o texto não determina se o lançamento é válido, registando-se o que a mesa fez',
  theTextDoesNotSayWhetherTheThrowIsValid,
);
