import { Then, When } from '@cucumber/cucumber';
import { holdDice, settled, throwDice } from './dice';
import type { ConformanceWorld } from './world';

async function theDiceShow(this: ConformanceWorld, one: number, other: number): Promise<void> {
  await throwDice(this, [one, other]);
}
When('擲出 {face} 點和 {face} 點', theDiceShow);
When('saem {face} e {face} nos dados', theDiceShow);

async function theDiceHaveFallen(
  this: ConformanceWorld,
  one: number,
  other: number,
): Promise<'skipped' | void> {
  if (!this.capabilities.holdsThrow) return this.notApplicable('holdsThrow', {});
  await holdDice(this, [one, other]);
}
When('骰子已落下，為 {face} 點和 {face} 點，尚未結算', theDiceHaveFallen);
When(
  'os dados já caíram, mostrando {face} e {face}, sem que se tenha liquidado o lançamento',
  theDiceHaveFallen,
);

async function theThrowIsSettled(this: ConformanceWorld): Promise<void> {
  const thrown = this.lastThrow;
  thrown.result = await this.prepare('roll', { settle: thrown.result.throwNumber });
  settled(this, thrown.result);
}
When('結算該次擲骰', theThrowIsSettled);
When('se liquida esse lançamento', theThrowIsSettled);

/** Whatever the table answers, only what it does to the balances and the bets counts. */
async function theSameThrowIsSettledAgain(this: ConformanceWorld): Promise<void> {
  await this.ask('roll', { settle: this.lastThrow.result.throwNumber });
  this.stateChanged();
}
When('再次要求結算同一次擲骰', theSameThrowIsSettledAgain);
When('se pede de novo a liquidação do mesmo lançamento', theSameThrowIsSettledAgain);

async function diceThatCannotBeAreThrown(this: ConformanceWorld, one: number, other: number): Promise<void> {
  await this.attemptTo('roll', { throw: { dice: [one, other] } });
}
When('錄入不可能的骰子點數 {face} 點和 {face} 點', diceThatCannotBeAreThrown);
When('se registam nos dados os pontos impossíveis {face} e {face}', diceThatCannotBeAreThrown);

function theTextStatesNoOutcome(this: ConformanceWorld, bet: string): 'skipped' {
  const spokenOf = this.betSpokenOf(bet);
  const { outcome, paid, returned } = this.settlementOf(spokenOf);
  return this.notDecidable(
    this.say(`outcome.${outcome}`, { bet: this.betName(bet) }) +
      this.say('separator') +
      this.say('money', { paid: this.money(paid), returned: this.money(returned) }),
  );
}
Then('條文沒有規定{bet}的結果，記錄檯的處理', theTextStatesNoOutcome);
Then('o texto não determina o resultado do/da {bet}, registando-se o que a mesa fez', theTextStatesNoOutcome);

function theTextDoesNotSayWhereTheStakeGoes(this: ConformanceWorld, bet: string): 'skipped' {
  const { outcome, returned } = this.settlementOf(this.betSpokenOf(bet));
  const name = this.betName(bet);
  this.require(
    outcome === 'win' || outcome === 'win_stays',
    () => this.say('outcome.win', { bet: name }),
    () => this.say(`outcome.${outcome}`, { bet: name, number: '–' }),
    () => ({ quantity: 'outcome', player: 'player', bet }),
  );
  return this.notDecidable(
    outcome === 'win_stays'
      ? this.say('outcome.win_stays', { bet: name })
      : this.say('stake.returned', { bet: name, amount: this.money(returned) }),
  );
}
Then('條文沒有規定{bet}為贏後投注金額的去向，記錄檯的處理', theTextDoesNotSayWhereTheStakeGoes);
Then(
  'o texto não diz o que sucede ao montante da aposta ganha no/na {bet}, registando-se o que a mesa fez',
  theTextDoesNotSayWhereTheStakeGoes,
);

function theTextDoesNotAnswerTheRequest(this: ConformanceWorld): 'skipped' {
  const refusal = this.attempt?.refusal;
  return this.notDecidable(
    refusal === undefined
      ? this.say('request.accepted')
      : this.say('request.refusedWith', { code: refusal.code }),
  );
}
Then('條文對此要求沒有規定，記錄檯的處理', theTextDoesNotAnswerTheRequest);
Then('o texto nada dispõe sobre este pedido, registando-se o que a mesa fez', theTextDoesNotAnswerTheRequest);
